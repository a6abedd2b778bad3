"""Reviews and replays of finished games."""
