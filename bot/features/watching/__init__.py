"""Following a game without playing in it: choosing, reading, and being told by direct message."""

from bot.features.watching import follow_messages

MESSAGES = (follow_messages.follow_messages,)
