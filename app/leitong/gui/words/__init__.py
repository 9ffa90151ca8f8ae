"""The Words panel: cuts of every method, ambiguous places, new words, tries."""
