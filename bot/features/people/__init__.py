"""A person's games, what they have missed, and how they leave."""
