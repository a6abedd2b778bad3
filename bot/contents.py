"""All rooms: what each answers, and the kinds of messages, in the order in which they are shown."""

from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from bot.commands import game, guide, leave
from bot.commands.groups import moderator_group, player_group
from bot.features import (
    absence,
    auctions,
    boards,
    debts,
    learning,
    lobby,
    lookup,
    moderation,
    orders,
    people,
    preferences,
    property,
    reviews,
    rules,
    statistics,
    table,
    trade,
    undo,
    watching,
)
from bot.interactions.command_client import Command, plain_command
from bot.interactions.router import Handler, Handlers
from bot.interactions.which_game import GameCommand, GameRequest, Which, answer_which
from bot.messages.kinds import Kind
from bot.messages.reminders import answered, reminders
from bot.presses.shared import Do
from bot.ui.press_record import PressRecord

ROOMS = (
    lobby,
    table,
    auctions,
    trade,
    people,
    undo,
    absence,
    boards,
    debts,
    learning,
    lookup,
    moderation,
    orders,
    preferences,
    property,
    reviews,
    rules,
    statistics,
    watching,
)
"""In the order in which their messages are shown."""
COMMANDS: tuple[Command, ...] = (
    plain_command("help", guide.show_guide),
    game.GAME,
    leave.LEAVE,
    *(command for room in ROOMS for command in getattr(room, "COMMANDS", ())),
)
GROUPS = (
    player_group(COMMANDS),
    moderator_group((*lobby.MODERATOR_COMMANDS, *moderation.MODERATOR_COMMANDS)),
)
"""The commands of every client: to make them takes a while, and they know none of the clients."""
MENUS = (*trade.MENUS, *preferences.MENUS, *watching.MENUS)
"""The commands in the menus of members and messages."""
GAME_REQUESTS: Mapping[str, GameRequest] = {
    **game.REQUESTS,
    **leave.REQUESTS,
    **watching.REQUESTS,
    **{it.name: it for it in COMMANDS if isinstance(it, GameCommand)},
}
"""The requests about a game, by name."""


def _handlers_of(room: ModuleType) -> Iterator[tuple[type[PressRecord], Handler]]:
    """Yield what the modules of a room answer: the `HANDLERS` of each that has some."""
    for module in iter_modules(room.__path__, f"{room.__name__}."):
        yield from getattr(import_module(module.name), "HANDLERS", Handlers()).items()


HANDLERS: Mapping[type[PressRecord], Handler] = {
    Do: partial(table.do, auctions.ask_to_raise),
    **guide.HANDLERS,
    **game.HANDLERS,
    Which: partial(answer_which, GAME_REQUESTS),
    **{record: handler for room in ROOMS for record, handler in _handlers_of(room)},
}
"""What answers a press, by its record."""
KINDS: tuple[Kind, ...] = (
    *lobby.MESSAGES,  # Before a game starts the only one.
    # Before the game message tells how far it has come, and the thread of the bids is archived.
    *(kind for room in ROOMS for kind in getattr(room, "NEWS", ())),
    *(kind for room in ROOMS if room is not lobby for kind in getattr(room, "MESSAGES", ())),
    answered,
    reminders,
    table.settled,
)
"""The kinds of messages of a game, in the order in which they are shown."""
