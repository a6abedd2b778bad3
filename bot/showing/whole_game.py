"""All messages of a game, in the order in which they are brought up to date."""

from bot.showing.absence import show_absence
from bot.showing.auctions import show_auctions
from bot.showing.computer_answers import show_computer_answers
from bot.showing.intents import tell_dropped
from bot.showing.lobby import show_lobby
from bot.showing.message_sync import MessageSync
from bot.showing.reminders import show_reminders
from bot.showing.table import show_table
from bot.showing.trades import show_trades
from bot.showing.undo import show_undo
from bot.showing.votes import show_vote
from engine.host.snapshots import OpenLobby


async def show_or_save(sync: MessageSync) -> None:
    """Show every message of a game, and note those that were shown even if one fails."""
    try:
        await _show_all(sync)
    except Exception:
        await sync.save()
        raise


async def _show_all(sync: MessageSync) -> None:
    await show_lobby(sync)
    if not isinstance(sync.snapshot, OpenLobby):
        await tell_dropped(sync)  # Before the table's message tells how far it has come.
        await show_computer_answers(sync)  # What they say stays above the question.
        await show_table(sync)
        await show_auctions(sync)
        await show_trades(sync)
        await show_vote(sync)
        await show_undo(sync)
        await show_absence(sync)
        await show_reminders(sync)
    await sync.retire_replaced()
