"""Pages that are pictures: what is known of a picture, and what stands for text beside it (S33)."""
