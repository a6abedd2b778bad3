"""All rooms: what each answers, and the kinds of messages, in the order in which they are shown."""

from collections.abc import Mapping
from functools import partial

from bot.commands import guide
from bot.commands.groups import moderator_group, player_group
from bot.features import (
    absence,
    auctions,
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
)
from bot.interactions.command_client import Command, plain_command
from bot.interactions.router import Handler
from bot.interactions.which_game import GameCommand, Which, answer_which
from bot.messages.kinds import Kind
from bot.messages.reminders import answered, reminders
from bot.presses.shared import Do
from bot.ui.press_record import PressRecord

ROOMS = (
    absence,
    auctions,
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
)
COMMANDS: tuple[Command, ...] = (
    plain_command("help", guide.show_guide),
    *(command for room in ROOMS for command in room.COMMANDS),
)
GROUPS = (
    player_group(COMMANDS),
    moderator_group((*lobby.MODERATOR_COMMANDS, *moderation.MODERATOR_COMMANDS)),
)
"""The commands of every client: to make them takes a while, and they know none of the clients."""
GAME_COMMANDS = {it.name: it for it in COMMANDS if isinstance(it, GameCommand)}
"""The commands about a game, by name."""
HANDLERS: Mapping[type[PressRecord], Handler] = {
    Do: partial(table.do, auctions.ask_to_raise),
    **guide.HANDLERS,
    Which: partial(answer_which, GAME_COMMANDS),
    **{record: handler for room in ROOMS for record, handler in room.HANDLERS.items()},
}
"""What answers a press, by its record."""
KINDS: tuple[Kind, ...] = (
    *lobby.MESSAGES,  # The first, and before a game starts the only one.
    *auctions.NEWS,  # Before the thread of the bids is archived.
    *table.NEWS,  # Before the table's message tells how far it has come.
    *trade.NEWS,  # What computers answer stays above the question.
    *table.MESSAGES,
    *auctions.MESSAGES,
    *trade.MESSAGES,
    *people.MESSAGES,
    *undo.MESSAGES,
    *absence.MESSAGES,
    answered,
    reminders,
)
"""The kinds of messages of a game, in the order in which they are shown."""
