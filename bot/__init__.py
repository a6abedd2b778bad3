"""The Discord bot: shows games and carries presses to their host."""
