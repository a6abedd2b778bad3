"""Before the start: the lobby, what is played, the clocks, what a server begins with."""

from bot.features.lobby import lobby_message
from bot.features.lobby.commands import COMMANDS as COMMANDS
from bot.features.lobby.commands import MODERATOR_COMMANDS as MODERATOR_COMMANDS

MESSAGES = (lobby_message.lobby,)
