"""Each decision at the table: what it asks, the buttons that answer it, and its lines."""
