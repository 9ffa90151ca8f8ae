"""From pairs to the groups that a person sees, for every threshold, with the best copy of each."""
