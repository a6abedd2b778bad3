"""Questions that the table votes on: a message each, which calls those who have a say once.

A call by direct message says which vote it is about, and later what has come of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.discord.posting import Delivery
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.messages.calls import call_directly, is_called_at_table, is_undisturbed, link_to
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Over, Wanted
from bot.ui.screen import Screen
from engine.core.actions import SeatId
from engine.host.people.blocks import has_blocked
from engine.host.store.records import Message

CALL = "vote-call"
"""The kind of a call by direct message; its role has the question's role and the seat, and its body
is the user id.
"""


class Asker(NamedTuple):
    """The person who has asked a question, until when it is open (unix seconds), and what it is
    about, where that is not said by its kind.
    """

    user_id: int
    until: float
    about: Callable[[Voice], Sequence[str]] = lambda _: ()


async def ask(
    sync: MessageSync,
    role: str,
    seats: Sequence[SeatId],
    screen: Callable[[Sequence[SeatId]], Screen],
    asker: Asker | None = None,
    body: str = "{}",
) -> Wanted:
    """Return the message that asks a question; if it is not there yet, it calls these seats.

    `screen` is told which of them the message itself calls; who wants direct messages only gets one
    once it is there. Neither makes a sound for a person whom the `asker` has called several times
    lately; in quiet hours nobody is called at all. Who has blocked the `asker` is named like the
    others, so that nobody can tell, and hears nothing.
    """
    asked, by = await sync.open_message(role), None if asker is None else asker.user_id
    at_table, directly, silenced = list[SeatId](), list[SeatId](), set[int]()
    for seat in seats if asked is None or asked.body != body else ():
        user = _who_answers(sync, seat)
        if await is_undisturbed(sync, user):
            continue
        is_blocked = await has_blocked(sync.host, user, by)
        if is_blocked:
            silenced.add(user)
        if not await is_called_at_table(sync, user):
            directly += [] if is_blocked else [seat]
        elif _take_ping(sync, asker, user):
            at_table.append(seat)
    about = role if body == "{}" else f"{role}:{body}"
    then = partial(_call_directly, sync, directly, about, asker) if directly else None
    shown = screen(at_table)
    heard = replace(shown, pings=tuple(it for it in shown.pings if it not in silenced))
    return Wanted(role, heard, body, then)


async def _call_directly(
    sync: MessageSync, seats: Sequence[SeatId], role: str, asker: Asker | None, at: Message
) -> None:
    for seat in seats:
        user = _who_answers(sync, seat)
        text = _direct_text(sync, at, asker, await sync.voice_for(user))
        screen = Screen(text, pings=(user,) if _take_ping(sync, asker, user) else ())
        # Of a seat that a computer plays it is the owner who is called.
        who = sync.voice.mention(seat, user)
        beside = sync.voice.say("call-vote-beside", who=who)
        # The same may be asked again soon, and Discord drops what repeats a nonce.
        about = f"{role}:{at.message_id}:{seat}"
        sent = await call_directly(sync, screen, about, at, user, beside)
        if not isinstance(sent, Delivery):
            await sync.record(f"{CALL}:{at.role}:{seat}", *sent, str(user))


def _direct_text(sync: MessageSync, at: Message, asker: Asker | None, voice: Voice) -> str:
    """Return which vote there is, who has asked for it, until when, and in which game."""
    what, _, seat = at.role.partition(":")
    facts: dict[str, int | str] = {"who": "", "absent": voice.player(int(seat)) if seat else ""}
    if asker is not None:
        seats = (it.seat for it in sync.game.players if asker.user_id in (it.user_id, it.owner_id))
        facts["who"] = voice.player(next(seats, 0))
    lines = [voice.say("call-vote-direct", what=what, **facts)]
    about: Sequence[str] = ()
    if asker is not None:
        lines.append(voice.say("call-vote-ends", at=int(asker.until)))
        about = asker.about(voice)
    what_about = "\n".join([" ".join(lines), *about, _where(sync, voice)])
    return voice.say("call-direct", what=what_about, link=link_to(sync, at))


def _where(sync: MessageSync, voice: Voice) -> str:
    who = voice.and_list([voice.name(player.seat) for player in sync.game.players])
    return voice.say("mine-where", who=who, **place_facts(sync.snapshot.record))


async def question_over(
    sync: MessageSync, asked: Message, left: Callable[[Voice], Screen], *, goes: bool = False
) -> list[Change]:
    """Return that a question is over, and what the direct messages that called for it say now.

    `left` builds what stays of it; if the question `goes`, it is deleted at the table.
    """
    changes: list[Change] = [Over(asked, left(sync.voice), goes=goes)]
    for call in await sync.messages(open_only=True):
        if call.role.startswith(f"{CALL}:{asked.role}:"):
            voice = await sync.voice_for(int(call.body))
            over = replace(left(voice), content=_where(sync, voice))
            changes.append(Over(call, over, to=int(call.body)))
    return changes


def _take_ping(sync: MessageSync, asker: Asker | None, user_id: int) -> bool:
    if asker is None:
        return True
    # Questions have a count of their own: after a few offers, a vote has to be heard all the same.
    by = ("question", asker.user_id)
    return sync.pings.take_ping(by, user_id, f"{sync.game_id}:{asker.until}")


def _who_answers(sync: MessageSync, seat: SeatId) -> int:
    """Return the user id of the person who has a say for a seat."""
    player = sync.game.players[seat]
    return player.user_id or player.owner_id or 0
