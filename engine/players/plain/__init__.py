"""The plain player, which goes by printed prices, and what others decide in the same way."""
