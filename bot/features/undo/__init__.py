"""Taking back a choice."""
