"""All messages of a game, in the order in which they are brought up to date."""

from collections.abc import Awaitable, Callable, Sequence

from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import reconcile, retire_replaced
from bot.messages.wanted import Change
from bot.showing.absence import absence
from bot.showing.auctions import auctions
from bot.showing.computer_answers import computer_answers
from bot.showing.intents import dropped_intents
from bot.showing.lobby import lobby
from bot.showing.reminders import answered, reminders
from bot.showing.table import old_tables, table
from bot.showing.trades import trades
from bot.showing.undo import undo
from bot.showing.votes import vote
from engine.host.snapshots import OpenLobby

Kind = Callable[[MessageSync], Awaitable[Sequence[Change]]]
"""A kind of message: says what of it there has to be, and what is over.

What needs more than that, such as the thread of an auction, a kind does itself before it returns.
"""
KINDS: tuple[Kind, ...] = (
    lobby,
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


async def show_or_save(sync: MessageSync) -> None:
    """Show every message of a game, and note those that were shown even if one fails."""
    try:
        await show(sync, KINDS[:1] if isinstance(sync.snapshot, OpenLobby) else KINDS)
    except Exception:
        await sync.save()
        raise


async def show(sync: MessageSync, kinds: Sequence[Kind]) -> None:
    """Show the messages of these kinds."""
    for kind in kinds:
        if changes := await kind(sync):
            await reconcile(sync, changes)
    await retire_replaced(sync)
