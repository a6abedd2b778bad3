"""The two groups of commands: what they offer, in every language."""
