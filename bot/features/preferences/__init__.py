"""What a person has chosen for all games: language, time zone, own data."""
