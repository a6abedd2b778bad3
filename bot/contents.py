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
    trade,
    undo,
)
from bot.features.absence import absence_messages
from bot.features.auctions import auction_messages, bid_beyond_cash, bid_note_messages
from bot.features.lobby import lobby_message
from bot.features.people import votes
from bot.features.table import intents, play, table_message
from bot.features.trade import answer_messages, offer_messages
from bot.features.undo import undo_message
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
    Do: partial(play.do, bid_beyond_cash.ask_to_raise),
    **guide.HANDLERS,
    Which: partial(answer_which, GAME_COMMANDS),
    **{record: handler for room in ROOMS for record, handler in room.HANDLERS.items()},
}
"""What answers a press, by its record."""
KINDS: tuple[Kind, ...] = (
    lobby_message.lobby,  # The first, and before a game starts the only one.
    bid_note_messages.ended_bid_notes,  # Before their thread is archived.
    intents.dropped_intents,  # Before the table's message tells how far it has come.
    answer_messages.computer_answers,  # What they say stays above the question.
    table_message.table,
    table_message.old_tables,
    auction_messages.auctions,
    offer_messages.trades,
    votes.vote,
    undo_message.undo,
    absence_messages.absence,
    answered,
    reminders,
)
"""What of messages a game has."""
