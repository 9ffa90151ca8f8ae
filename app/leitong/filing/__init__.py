"""What may be done to copies on the disk, so that one always stays: planned, carried out, kept in a journal, undone."""
