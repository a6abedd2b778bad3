"""What is one person's: preferences, language, time zone, games."""
