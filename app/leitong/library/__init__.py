"""What holds for many documents: which of them are near, how near, in which groups, and which copy to keep."""
