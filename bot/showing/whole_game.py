"""All kinds of messages, in the order in which they are brought up to date."""

from bot.messages.kinds import Kind
from bot.showing.absence import absence
from bot.showing.auctions import auctions
from bot.showing.bid_notes import ended_bid_notes
from bot.showing.computer_answers import computer_answers
from bot.showing.intents import dropped_intents
from bot.showing.lobby import lobby
from bot.showing.reminders import answered, reminders
from bot.showing.table import old_tables, table
from bot.showing.trades import trades
from bot.showing.undo import undo
from bot.showing.votes import vote

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
