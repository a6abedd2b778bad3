"""Following a game without playing in it: choosing, reading, and being told by direct message."""

from bot.features.watching import follow_messages, here_messages
from bot.features.watching.commands import MENUS as MENUS
from bot.features.watching.commands import REQUESTS as REQUESTS

MESSAGES = (follow_messages.follow_messages, here_messages.here_messages)
