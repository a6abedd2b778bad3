"""News by direct message to those who follow a game: seldom, not in quiet hours, each once.

A message goes out, then it is noted how far its follower has been told. A kill in between sends it
again with the same nonce. What has to wait has the game shown again then.
"""

from collections.abc import Sequence

from bot.discord.posting import Delivery
from bot.features.watching.news import end_text, news_text
from bot.interactions.links import lasting_address
from bot.messages.direct import is_closed, send_direct
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change
from bot.presses.watching import unfollow_button
from bot.ui.address import address
from bot.ui.screen import Screen
from engine.analysis.milestones import may_be_milestone
from engine.host.clocks.paces import DAY
from engine.host.people.following import (
    Follow,
    Followers,
    called_at_end,
    due_at,
    eliminated,
    followers_of,
    note_told,
    note_unread,
    unfollow,
)
from engine.host.people.guesses import guesses_of

SCANNED = 100
"""Steps without a milestone after which it is noted that a follower knows them."""


async def follow_messages(sync: MessageSync) -> Sequence[Change]:
    """Tell those who follow a game what they want to know; it is no message of the channel."""
    record = sync.game.record
    if record.is_direct:
        return ()
    followers = dict(await followers_of(sync.host, sync.game_id))
    if record.phase == "running":
        for user, follow in followers.items():
            if follow.choice in ("turning-points", "daily"):
                await _tell_news(sync, user, follow)
        return ()
    if sync.now - record.moved_at < DAY:
        followers = {**await _eliminated(sync), **followers}
    await _tell_of_end(sync, {user: it for user, it in followers.items() if it.choice != "none"})
    return ()


async def _eliminated(sync: MessageSync) -> Followers:
    view = sync.game.public()
    if all(view.seats[player.seat].left is None for player in sync.game.players):
        return {}
    return eliminated(sync.game, tuple(await sync.log(0)))


async def _tell_of_end(sync: MessageSync, followers: Followers) -> None:
    called = called_at_end(sync.game, tuple(await sync.log(0)) if followers else ())
    for user, follow in followers.items():
        if user in called:
            await unfollow(sync.host, sync.game_id, user)
        else:
            await _tell_end(sync, user, follow)


async def _tell_news(sync: MessageSync, user: int, follow: Follow) -> None:
    version, host = sync.game.record.version, sync.host
    if version <= follow.told or await is_closed(sync, user):
        return
    if follow.choice == "turning-points" and not await _may_be_news(sync, follow):
        if version - follow.told >= SCANNED:
            await note_told(host, sync.game_id, user, version, 0.0)
        return
    if await _has_to_wait(sync, user, await due_at(host, user, follow)):
        return
    voice, log = await sync.voice_for(user), tuple(await sync.log(0))
    text = await news_text(sync.game, follow, log, voice, await _link(sync))
    if text is None:
        await note_told(host, sync.game_id, user, version, 0.0)
        return
    row = (unfollow_button(sync.game_id, voice.words),)
    screen = Screen(text, rows=(row,), pings=(user,))
    if await _is_sent(sync, user, screen, f"follow:{user}:{follow.told}"):
        await note_told(host, sync.game_id, user, version, sync.now)


async def _may_be_news(sync: MessageSync, follow: Follow) -> bool:
    log = await sync.log(follow.told)
    return any(may_be_milestone(event) for _, events in log for event in events)


async def _tell_end(sync: MessageSync, user: int, follow: Follow) -> None:
    if follow.unread and await is_closed(sync, user):
        return
    if await _has_to_wait(sync, user, sync.now):
        return
    guess = (await guesses_of(sync.host, sync.game_id)).get(user)
    text = end_text(sync.game, await sync.voice_for(user), await _link(sync), guess)
    if await _is_sent(sync, user, Screen(text, pings=(user,)), f"follow-end:{user}"):
        await unfollow(sync.host, sync.game_id, user)


async def _has_to_wait(sync: MessageSync, user: int, due: float) -> bool:
    """Return whether it is too early to tell a person; then a later sync does."""
    quiet = (await sync.host.preferences(user)).quiet
    at = max(due, sync.now)
    at = at if quiet is None else quiet.after(at)
    if at > sync.now:
        sync.revisit(at - sync.now)
    return at > sync.now


async def _is_sent(sync: MessageSync, user: int, screen: Screen, about: str) -> bool:
    """Return whether a message is done with: sent, or not for a person who may not see the game."""
    record = sync.game.record
    may_read = await sync.post.look_for_reader(record.guild_id, record.channel_id, user)
    if may_read is Delivery.UNREACHABLE:
        return True
    if may_read is not Delivery.SHOWN:
        sync.mark_incomplete()
        return False
    sent = await send_direct(sync, user, screen, about)
    if not isinstance(sent, Delivery):
        return True
    if sent is Delivery.UNREACHABLE:
        await note_unread(sync.host, sync.game_id, user)
    sync.note(sent)
    return False


async def _link(sync: MessageSync) -> str:
    record, table = sync.game.record, await sync.message("table")
    if table is None:
        return address(record.guild_id, record.channel_id)
    return lasting_address(record, table)
