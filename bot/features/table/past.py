"""Game messages in whose place a newer one stands: what stays of them in the channel.

At a pace that is played live they go, but for a few cards: those that tell what people will want
to find again. So does what was settled before the newest one. At the slower paces all of it stays.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.table.table_body import ROLE, TableBody, body_of
from bot.features.table.table_lines import event_weights_in, table_lines
from bot.features.table.table_screen import past_screen
from bot.messages.message_sync import MessageSync
from bot.messages.reconcile import OLD_ROLE
from bot.messages.wanted import Change, Over
from bot.ui.screen import Screen
from engine.analysis.statistics.weights import LASTING
from engine.host.clocks.paces import is_live
from engine.host.store.records import Message

MOST_CARDS = 8
"""The most messages of a live game that stay as cards."""
MOST_SUMS = 4
"""How many of them may have been kept when one tells just of a high rent or a big deal: the others
are for full groups and for who is out.
"""

MOST_REPEATED = 20
"""Steps of the log before a message in whose place it stands that a message tells of."""
STAYING = (ROLE, "lobby")
"""What stays in the channel after it was closed: the end of a game, and what is played."""


async def old_tables(sync: MessageSync) -> Sequence[Change]:
    """Take messages before the newest one away or, of those that stay, the buttons."""
    changes = list[Change]()
    for old in await sync.messages(open_only=True):
        if not old.role.startswith(OLD_ROLE):
            continue
        goes = await _goes(sync, old)
        if goes and _is_awaited(sync, old):
            await sync.edit(old, await left_of(sync, old))
        else:
            changes.append(Over(old, await left_of(sync, old), goes))
    return changes


async def _goes(sync: MessageSync, old: Message) -> bool:
    """Return whether an old message is deleted: not where it leads to the game's new channel."""
    return _may_go(sync, old) and not await is_card(sync, old)


def _may_go(sync: MessageSync, old: Message) -> bool:
    return is_live(sync.game.record.pace) and not is_elsewhere(sync, old)


async def is_card(sync: MessageSync, message: Message) -> bool:
    """Return whether a message tells what people will want to find again: a group completed, a
    bankruptcy, or, while there are few cards, a high rent or a big deal.
    """
    body = body_of(message)
    weights = event_weights_in(await sync.log(body.news_since), sync.game.position)
    told = [weight for (version, _), weight in weights.items() if version <= message.version]
    most = MOST_CARDS if max(told, default=0) >= LASTING else MOST_SUMS
    return bool(told) and body.cards < most


async def below_old(sync: MessageSync, old: Message, body: TableBody) -> TableBody:
    """Return what is stored with the message that comes below an old one: it begins with what the
    old one told too, if that goes.
    """
    since, cards = old.version, body.cards
    if _may_go(sync, old):
        if await is_card(sync, old):
            cards += 1
        else:
            since = max(body_of(old).since, old.version - MOST_REPEATED)
    return replace(body, since=since, cards=cards, told=old.version)


def _is_awaited(sync: MessageSync, old: Message) -> bool:
    """Return whether people whom an old message has called are still to answer."""
    return any(it.decision in sync.game.pending for it in body_of(old).pinged)


async def settled(sync: MessageSync) -> Sequence[Change]:
    """Delete the questions, offers and results of a live game that are no news any more: settled
    before what the newest game message tells.
    """
    newest = await sync.message(ROLE)
    if newest is None or not _may_go(sync, newest):
        return ()
    since = body_of(newest).news_since
    return [
        Over(it)
        for it in await sync.messages()
        if not it.open and it.role not in STAYING and it.version <= since
        if it.channel_id == newest.channel_id and it.message_id < newest.message_id
    ]


def is_elsewhere(sync: MessageSync, message: Message) -> bool:
    """Return whether a message is in a channel where the game was played before."""
    return message.channel_id != sync.game.record.channel_id


async def left_of(sync: MessageSync, message: Message) -> Screen:
    """Return what is left of an old message: just what happened while it was the newest."""
    # Who presses it is answered with that before the new one is posted, and the others see it then.
    if (left := sync.left.get(message.message_id)) is None:
        left = sync.left[message.message_id] = await _left_of(sync, message)
    return left


async def _left_of(sync: MessageSync, message: Message) -> Screen:
    since = body_of(message).news_since
    log = [logged for logged in await sync.log(since) if logged[0].version <= message.version]
    lines = await table_lines(sync, log)
    if is_elsewhere(sync, message):
        where = str(sync.game.record.channel_id)
        lines = [*lines, sync.voice.say("table-moved", channel=where)]
    return past_screen(sync.voice, lines)
