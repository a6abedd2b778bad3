"""All kinds of messages, in the order in which they are brought up to date."""

from bot.features.absence.absence_messages import absence
from bot.features.auctions.auction_messages import auctions
from bot.features.auctions.bid_note_messages import ended_bid_notes
from bot.features.lobby.lobby_message import lobby
from bot.features.people.votes import vote
from bot.features.table.intents import dropped_intents
from bot.features.table.table_message import old_tables, table
from bot.features.trade.answer_messages import computer_answers
from bot.features.trade.offer_messages import trades
from bot.features.undo.undo_message import undo
from bot.messages.kinds import Kind
from bot.messages.reminders import answered, reminders

KINDS: tuple[Kind, ...] = (
    lobby,  # The first, and before a game starts the only one.
    ended_bid_notes,  # Before their thread is archived, where no message can be edited.
    dropped_intents,  # Before the table's message tells how far it has come.
    computer_answers,  # What they say stays above the question.
    table,
    old_tables,
    auctions,
    trades,
    vote,
    undo,
    absence,
    answered,
    reminders,
)
