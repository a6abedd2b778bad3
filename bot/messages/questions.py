"""Questions that the table votes on: a message each, which calls those who have a say once."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bot.messages.calls import call_directly, is_called_at_table, is_undisturbed, link_to
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Wanted
from bot.ui.screen import Screen
from engine.core.actions import SeatId
from engine.host.store.records import Message


class Asker(NamedTuple):
    """The person who has asked a question, and until when it is open (unix seconds)."""

    user_id: int
    until: float


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
    lately, and in quiet hours nobody is called at all.
    """
    asked = await sync.open_message(role)
    at_table, directly = list[SeatId](), list[SeatId]()
    for seat in seats if asked is None or asked.body != body else ():
        user = _who_answers(sync, seat)
        if await is_undisturbed(sync, user):
            continue
        if not await is_called_at_table(sync, user):
            directly.append(seat)
        elif _take_ping(sync, asker, user):
            at_table.append(seat)
    about = role if body == "{}" else f"{role}:{body}"
    then = partial(_call_directly, sync, directly, about, asker) if directly else None
    return Wanted(role, screen(at_table), body, then)


async def _call_directly(
    sync: MessageSync, seats: Sequence[SeatId], role: str, asker: Asker | None, at: Message
) -> None:
    for seat in seats:
        user = _who_answers(sync, seat)
        text = (await sync.voice_for(user)).say("call-vote-direct", link=link_to(sync, at))
        screen = Screen(text, pings=(user,) if _take_ping(sync, asker, user) else ())
        # Of a seat that a computer plays it is the owner who is called.
        who = f"<@{user}> ({sync.voice.player(seat)})"
        beside = sync.voice.say("call-vote-beside", who=who)
        # The same may be asked again soon, and Discord drops what repeats a nonce.
        about = f"{role}:{at.message_id}:{seat}"
        await call_directly(sync, screen, about, at, user, beside)


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
