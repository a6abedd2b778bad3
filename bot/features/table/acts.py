"""Calls to those whom a moderator's act concerns: by a ping, or by direct message.

A person who is away reads of it in the game message, or in a direct message that makes no sound; so
does one whom the same moderator has called several times lately. A person who has lost a seat, also
by a vote of the table, hears of it by direct message in any case.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.discord.posting import Delivery
from bot.language.language import Words
from bot.messages.calls import is_called_directly, is_undisturbed
from bot.messages.direct import is_closed, send_direct
from bot.messages.message_sync import MessageSync
from bot.narration.log import LoggedStep
from bot.narration.notices import notice_line
from bot.ui.address import address
from bot.ui.screen import Screen
from engine.host.notices import (
    Extended,
    HandedOver,
    LeftToComputer,
    Moderated,
    Notice,
    Retired,
    follows_act,
    load_notice,
)
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL

NOTE = "acts-told"
"""The note of a game with the version up to which acts have been told by direct message."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a moderator has done, or what has become of a seat without one (`by` is None).

    `users`: whom it concerns; `gone`: those of them who have lost a seat by it.
    """

    version: int
    by: int | None
    notices: tuple[Notice, ...]
    users: frozenset[int]
    gone: frozenset[int]


def acts_in(log: Iterable[LoggedStep], game: StartedGame) -> Iterator[Act]:
    """Yield the acts that steps of a log tell of."""
    by_version = {it.version: load_notice(it.notice) for it, _ in log if it.notice is not None}
    for version, notice in by_version.items():
        if isinstance(notice, Moderated):
            follows = by_version.get(version + 1)
            done = () if follows is None or not follows_act(follows, notice) else (follows,)
            yield _act(version, notice.by, (notice, *done), game)
        elif follows_act(notice, by_version.get(version - 1)):
            continue  # It is told of with the act.
        elif isinstance(notice, HandedOver | LeftToComputer | Retired):
            yield _act(version, None, (notice,), game)


def _act(version: int, by: int | None, notices: tuple[Notice, ...], game: StartedGame) -> Act:
    gone = {user for notice in notices for user in _gone(notice, game)}
    users = gone | {user for notice in notices for user in _others(notice, game)} if by else gone
    besides = frozenset((by, *(user for user in users if user < 0)))  # Nobody calls the deleted.
    return Act(version, by, notices, frozenset(users) - besides, frozenset(gone) - besides)


def _gone(notice: Notice, game: StartedGame) -> Iterator[int]:
    """Yield the people who have lost a seat."""
    match notice:
        case HandedOver(before_id=user) | LeftToComputer(before_id=user):
            yield from () if user is None else (user,)
        case Retired(seat=seat):
            player = game.players[seat]
            yield from (it for it in (player.user_id, player.owner_id) if it is not None)


def _others(notice: Notice, game: StartedGame) -> Iterator[int]:
    """Yield the user ids of the people whom a notice concerns beside its player."""
    seats: Iterable[int] = ()
    match notice:
        case HandedOver(after_id=user):
            yield from () if user is None else (user,)
        case Extended():
            seats = {
                deadline.seat
                for deadline in game.deadlines
                if deadline.decision and deadline.kind != AUTOMATIC_ROLL
            }
        case Moderated(act="pause" | "resume" | "move"):
            seats = game.people()
        case Moderated(act="end"):
            seats = range(len(game.players))
    users = (game.players[seat].user_id for seat in seats)
    yield from (user for user in users if user is not None)


async def tell_of_acts(sync: MessageSync, log: Iterable[LoggedStep]) -> tuple[int, ...]:
    """Tell those by direct message who want that; the others are to be called at the table."""
    note = await sync.host.store.notes.get(sync.game_id, NOTE)
    reported, called = int(note or 0), dict[int, None]()
    for act in acts_in(log, sync.game):
        for user in sorted(act.users):
            by_message = await _wants_direct(sync, act, user)
            if by_message and act.version > reported:
                by_message = await _tell(sync, act, user)
            if await _is_called(sync, act, user, by_message):
                called[user] = None
        if act.version > reported:
            await sync.host.store.notes.put(sync.game_id, NOTE, str(act.version))
    return tuple(called)


async def _wants_direct(sync: MessageSync, act: Act, user: int) -> bool:
    if user in act.gone:
        return not await is_closed(sync, user)
    return await is_called_directly(sync, user)


async def _is_called(sync: MessageSync, act: Act, user: int, by_message: bool) -> bool:
    """Return whether the table calls a person: neither one who is not pinged, nor after a direct
    message.
    """
    wants = act.by is not None and (await sync.host.preferences(user)).ping != "dm"
    if by_message and (not wants or user in act.gone):
        return False
    return await _takes_ping(sync, act, user)


async def _takes_ping(sync: MessageSync, act: Act, user: int) -> bool:
    """Return whether an act pings a person: not one who is away or in quiet hours, nor one whom the
    same moderator has pinged several times lately.
    """
    if await is_undisturbed(sync, user):
        return False
    about = f"{sync.game_id}:act:{act.version}"
    return act.by is None or sync.pings.take_ping(act.by, user, about)


async def _tell(sync: MessageSync, act: Act, user: int) -> bool:
    """Tell a person of an act; return whether the message has arrived, or will.

    It makes no sound for a person who is not pinged.
    """
    voice = await sync.voice_for(user)
    lines = [notice_line(notice, voice, _role(act, user)) for notice in act.notices]
    record = sync.snapshot.record
    link = address(record.guild_id, record.channel_id)
    text = voice.say("mod-direct", told="\n".join(lines), link=link)
    screen = Screen(text, pings=(user,) if await _takes_ping(sync, act, user) else ())
    sent = await send_direct(sync, user, screen, f"act:{act.version}:{user}")
    return sent is not Delivery.UNREACHABLE


def _role(act: Act, user: int) -> str:
    """Return whether a person has lost a seat ("mine") or got one ("taker"), as words are said."""
    if user in act.gone:
        return "mine"
    taken = any(isinstance(it, HandedOver) and it.after_id == user for it in act.notices)
    return "taker" if taken else ""


def with_call(screen: Screen, users: tuple[int, ...], words: Words) -> Screen:
    """Return the message with a call for those whom an act concerns."""
    if not users:
        return screen
    who = words.and_list([f"<@{user}>" for user in users])
    lines = [words.say("mod-call", who=who), screen.content]
    pings = tuple(dict.fromkeys((*users, *screen.pings)))
    return replace(screen, content="\n".join(filter(None, lines)), pings=pings)
