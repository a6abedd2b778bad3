"""All kinds of messages, in the order in which they are brought up to date."""

from collections.abc import Awaitable, Callable, Sequence

from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
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

Kind = Callable[[MessageSync], Awaitable[Sequence[Change]]]
"""A kind of message: says what of it there has to be, and what is over.

What needs more than that, such as the thread of an auction, a kind does itself before it returns.
"""
KINDS: tuple[Kind, ...] = (
    lobby,
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
