"""A room for each feature: its private panels, its messages, its presses. None imports another."""
