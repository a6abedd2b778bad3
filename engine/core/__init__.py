"""What a game consists of: its position, its events, and how they are written down."""
