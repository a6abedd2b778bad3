"""/monopoly and /monopoly-mod: what they offer, in every language."""
