"""Before the start: the lobby, what is played, the clocks, what a server begins with."""

from bot.features.lobby import (
    clocks,
    computers,
    lobby,
    lobby_message,
    lobby_rules,
    lobby_terms,
    seated_computers,
    server_settings,
)
from bot.features.lobby.commands import COMMANDS as COMMANDS
from bot.features.lobby.commands import MODERATOR_COMMANDS as MODERATOR_COMMANDS

HANDLERS = {
    **clocks.HANDLERS,
    **computers.HANDLERS,
    **lobby.HANDLERS,
    **lobby_rules.HANDLERS,
    **lobby_terms.HANDLERS,
    **seated_computers.HANDLERS,
    **server_settings.HANDLERS,
}
MESSAGES = (lobby_message.lobby,)
