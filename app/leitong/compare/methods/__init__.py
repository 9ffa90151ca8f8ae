"""Every method of the textbooks on one pair: value, limit, answer, reason, and what it looked at."""
