"""What one person or one server may ask of the bot in a while."""
