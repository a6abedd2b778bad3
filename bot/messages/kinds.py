"""Kinds of messages: how all of a game are brought up to date, one kind after another."""

from collections.abc import Awaitable, Callable, Sequence

from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import reconcile, retire_replaced
from bot.messages.wanted import Change
from engine.host.snapshots import OpenLobby

Kind = Callable[[MessageSync], Awaitable[Sequence[Change]]]
"""A kind of message: says what of it there has to be, and what is over.

What needs more than that, such as the thread of an auction, a kind does itself before it returns.
"""


async def show_or_save(sync: MessageSync, kinds: Sequence[Kind]) -> None:
    """Show every message of a game, and note those that were shown even if one fails.

    The first kind is that of a lobby, which has no other.
    """
    try:
        await show(sync, kinds[:1] if isinstance(sync.snapshot, OpenLobby) else kinds)
    except Exception:
        await sync.save()
        raise


async def show(sync: MessageSync, kinds: Sequence[Kind]) -> None:
    """Show the messages of these kinds."""
    for kind in kinds:
        if changes := await kind(sync):
            await reconcile(sync, changes)
    await retire_replaced(sync)
