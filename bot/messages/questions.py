"""Questions that the table votes on: a message each, which calls those who have a say once."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from bot.messages.calls import call_directly, is_called_at_table, is_undisturbed, link_to
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Wanted
from bot.screens.screen import Screen
from engine.core.actions import SeatId
from engine.host.preferences.preferences import Preferences
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

    `screen` is told which of them the message itself calls; the others get a direct message.
    """
    asked = await sync.open_message(role)
    newly = seats if asked is None or asked.body != body else ()
    at_table = await _seats_to_call(sync, newly, asker)
    directly = [seat for seat in newly if seat not in at_table]
    about = role if body == "{}" else f"{role}:{body}"
    then = partial(_call_directly, sync, directly, about, asker) if directly else None
    return Wanted(role, screen(at_table), body, then)


async def _seats_to_call(
    sync: MessageSync, seats: Iterable[SeatId], asker: Asker | None = None
) -> list[SeatId]:
    """Return which of the people asked for a vote the text of the message calls.

    In quiet hours nobody is called at all, nor is a person whom the `asker` has called several
    times lately.
    """
    found = []
    for seat in seats:
        chosen, user = await _preferences_of(sync, seat)
        at_table = await is_called_at_table(sync, user)
        if at_table and not is_undisturbed(sync, chosen, user) and _take_ping(sync, asker, user):
            found.append(seat)
    return found


async def _call_directly(
    sync: MessageSync, seats: Iterable[SeatId], role: str, asker: Asker | None, at: Message
) -> None:
    """Tell people of a vote who want direct messages only, with a link to the message.

    A person whom no direct message reaches is called beside that message. It makes no sound for a
    person whom the `asker` has called several times lately.
    """
    for seat in seats:
        chosen, user = await _preferences_of(sync, seat)
        at_table = await is_called_at_table(sync, user)
        if not at_table and not is_undisturbed(sync, chosen, user):
            voice = await sync.voice_for(user)
            text = voice.say("call-vote-direct", link=link_to(sync, at))
            pings = (user,) if _take_ping(sync, asker, user) else ()
            # Of a seat that a computer plays it is the owner who is called.
            who = f"<@{user}> ({sync.voice.player(seat)})"
            beside = sync.voice.say("call-vote-beside", who=who)
            screen = Screen(text, pings=pings)
            await call_directly(sync, screen, f"{role}:{seat}", at, user, beside)


def _take_ping(sync: MessageSync, asker: Asker | None, user_id: int) -> bool:
    if asker is None:
        return True
    return sync.pings.take_ping(asker.user_id, user_id, f"{sync.game_id}:{asker.until}")


async def _preferences_of(sync: MessageSync, seat: SeatId) -> tuple[Preferences, int]:
    """Return what the person who has a say for a seat has chosen, and that person's user id."""
    player = sync.game.players[seat]
    user = player.user_id or player.owner_id or 0
    return await sync.host.preferences(user), user
