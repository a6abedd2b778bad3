"""Bring the messages of a game to what there has to be, in an order that survives any kill.

A message is posted, then noted; then people are called by direct message. One that is old or gone
is noted as replaced before the new one is posted, and at last it loses its buttons. One that is
over is edited or deleted, then noted as closed. What a kill between any two of these leaves, the
next sync finds.

Some kinds send by themselves: `auctions`, whose thread hangs on a notice and holds the bids;
`ended_bid_notes`, `dropped_intents`, `ordered_wins`, `computer_answers`, `end_calls`,
`follow_messages` and `here_messages`, which tell one person in private; `reminders`, which call at
the table those whom no direct message reaches; and `trades`, which edits only a few open offers at
a time.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.discord.posting import Delivery
from bot.messages.direct import NOWHERE, edit_direct, send_direct_as
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Below, Change, Over, Wanted
from bot.ui.screen import Screen
from engine.host.store.records import Message

REPLACE_AFTER: Final = 45 * 60
"""Seconds after which a message is replaced: edits of messages over an hour old are limited."""
OLD_ROLE = "old:"
"""Prefix of a message whose place another one below has taken."""
REPLACED_ROLE = "worn:"
"""Prefix of a replaced message that only loses its buttons."""


async def reconcile(sync: MessageSync, changes: Iterable[Change]) -> None:
    """Make these changes in their order. What cannot be closed now is not asked anew meanwhile."""
    still_open = set[str]()
    for change in changes:
        if isinstance(change, Over):
            if not await close(sync, change):
                still_open.add(change.message.role)
        elif change.role not in still_open:
            await _show(sync, change)


async def _show(sync: MessageSync, wanted: Wanted) -> None:
    """Post a message, or bring the one that is there up to date."""
    shown = await sync.open_message(wanted.role)
    if shown is None or (wanted.below is None and sync.is_gone(shown)):
        shown = await _post(sync, wanted)
    elif wanted.below is not None:
        shown = await _post_below(sync, shown, wanted, wanted.below)
    elif wanted.follows:
        shown = await _follow(sync, shown, wanted)
    elif (await edit_or_replace(sync, shown, wanted.screen)).is_temporary:
        return
    else:
        shown = await sync.message(wanted.role)
    if shown is not None and wanted.then is not None:
        await wanted.then(shown)


async def _post(sync: MessageSync, wanted: Wanted) -> Message | None:
    """Post a message; return None where it could not be posted."""
    to = wanted.to
    if to is None:
        return await _send(sync, wanted)
    sent = await send_direct_as(
        sync, wanted.role, to.user_id, wanted.screen, wanted.body, about=to.about
    )
    if isinstance(sent, Message):
        return sent
    if sent is Delivery.UNREACHABLE:
        return await _post(sync, await to.otherwise())
    sync.note(sent)
    return None


async def _send(sync: MessageSync, wanted: Wanted) -> Message | None:
    is_open = not wanted.is_final
    return await sync.send(wanted.role, wanted.screen, wanted.body, is_open=is_open)


async def _post_below(
    sync: MessageSync, old: Message, wanted: Wanted, below: Below
) -> Message | None:
    """Post a message in the place of one that loses its buttons; who has just pressed one of those
    sees that at once.

    To draw and to post the new one takes longer than an answer may.
    """
    begun = await is_being_replaced(sync, old)
    aside = replace(old, role=f"{OLD_ROLE}{old.message_id}")
    await sync.put(aside)
    await sync.answer(aside, below.left)
    try:
        sent = await _send(sync, wanted)
    except Exception:
        await _follow(sync, old, await below.otherwise())
        raise
    if sent is None:
        await _follow(sync, old, await below.otherwise())
        await sync.drop_on_save(aside.role)
        return None
    if begun:
        sync.forget(sent)
        await sync.edit(sent, wanted.screen)
    return sent


async def is_being_replaced(sync: MessageSync, message: Message) -> bool:
    """Return whether a process was killed while it replaced a message: the new one may be there
    already.

    Then it is sent again, which finds it by its nonce; what it shows is not known.
    """
    return await sync.message(f"{OLD_ROLE}{message.message_id}") is not None


async def _follow(sync: MessageSync, message: Message, wanted: Wanted) -> Message | None:
    """Edit a message that tells the log, and note how far it tells."""
    delivery = await sync.edit(message, wanted.screen)
    if delivery.needs_new_message:
        return await _send_again(sync, message, delivery, wanted.screen, wanted.body)
    # What has not been shown is still to be told by the message after this one.
    shown = delivery is Delivery.SHOWN
    version = sync.snapshot.record.version if shown else message.version
    is_open = not (shown and wanted.is_final)
    edited = replace(message, version=version, body=wanted.body, open=is_open)
    await sync.put_on_save(edited)
    return edited


def is_old(sync: MessageSync, message: Message) -> bool:
    """Return whether a message is to be replaced rather than edited."""
    return sync.now - message.posted_at > REPLACE_AFTER


async def edit_or_replace(sync: MessageSync, message: Message, screen: Screen) -> Delivery:
    """Bring a message up to date, by a new one if it is old or gone.

    The answer to a press on it is no edit. Where no new message can be posted, it is edited.
    """
    old = is_old(sync, message) and not sync.is_gone(message)
    if old and (sync.shows(message, screen) or await sync.answer(message, screen)):
        return Delivery.SHOWN
    delivery = Delivery.EDITS_LIMITED if old else await sync.edit(message, screen)
    if not delivery.needs_new_message:
        return delivery
    if await _send_again(sync, message, delivery, screen, message.body) is not None:
        return Delivery.SHOWN
    return await sync.edit(message, screen) if old else delivery


async def _send_again(
    sync: MessageSync, message: Message, delivery: Delivery, screen: Screen, body: str
) -> Message | None:
    """Send another message for a role, where the old one is gone or can hardly be edited."""
    if delivery is Delivery.EDITS_LIMITED:
        await sync.put(replace(message, role=f"{REPLACED_ROLE}{message.message_id}"))
    return await sync.send_to(message.channel_id, message.role, screen, body)


async def retire_replaced(sync: MessageSync) -> None:
    """Take the buttons off messages that were replaced, as soon as possible."""
    messages = await sync.messages()
    for replaced in messages:
        if not replaced.role.startswith(REPLACED_ROLE):
            continue
        still_used = sum(it.message_id == replaced.message_id for it in messages) > 1
        if not still_used:
            delivery = await sync.post.remove_buttons(replaced.channel_id, replaced.message_id)
            sync.note(delivery, replaced.channel_id)
            if sync.is_put_off(delivery, replaced.channel_id):
                continue
        await sync.drop(replaced.role)


async def close(sync: MessageSync, over: Over) -> bool:
    """Take the buttons off a message, or the message away; return whether that is done."""
    message, left = over.message, over.left
    if message.channel_id == NOWHERE:
        delivery = Delivery.SHOWN
    elif left is None or over.goes:
        delivery = await _delete(sync, message, left)
    elif over.to is None:
        delivery = await sync.edit(message, left)
    else:
        delivery = await edit_direct(sync, over.to, message, left)
    is_forgotten = left is None or message.role.startswith(OLD_ROLE)
    if delivery.is_temporary or (is_forgotten and sync.is_put_off(delivery, message.channel_id)):
        return False
    if over.then is not None:
        await over.then()
    if message.role.startswith(OLD_ROLE):
        await sync.drop_on_save(message.role)
    elif left is None or (over.goes and delivery is Delivery.SHOWN):
        await sync.drop(message.role)
    else:
        version = sync.snapshot.record.version
        await sync.put(replace(message, version=version, open=False))
    return True


async def _delete(sync: MessageSync, message: Message, left: Screen | None) -> Delivery:
    """Delete a message; return SHOWN if it is gone, a temporary outcome if the deletion is to be
    retried.

    A press on it is answered with what is left. Where Discord does not let us delete the message,
    it is edited to look so.
    """
    if left is not None:
        await sync.answer(message, left)
    delivery = await delete_own(sync, message)
    if delivery is Delivery.MISSING:  # Somebody else has deleted it.
        return Delivery.SHOWN
    sync.note(delivery)
    if left is None or delivery in (Delivery.SHOWN, Delivery.LATER):
        return delivery
    edited = await sync.edit(message, left)
    return edited if edited.is_temporary else Delivery.UNREACHABLE


async def delete_own(sync: MessageSync, message: Message) -> Delivery:
    """Delete a message; to hear of its deletion makes the bot post nothing."""
    sync.forget(message)
    return await sync.post.delete(message.channel_id, message.message_id)
