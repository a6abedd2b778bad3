"""Calls about the end at slow paces: how a game has ended, or that its reader is bankrupt.

Each person is called once, where they have chosen to be called, after their quiet hours.
"""

from collections.abc import Sequence
from functools import partial

from bot.discord.posting import Delivery
from bot.language.names import medal_of
from bot.language.voice import Voice
from bot.messages.calls import call_directly, is_called_at_table, is_called_directly, link_to
from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Wanted
from bot.presses.watching import follow_button
from bot.ui.screen import Row, Screen
from engine.core.actions import SeatId
from engine.host.finished.turns import leavers
from engine.host.people.end_calls import candidates, ending_of, note_told, to_call, told_of
from engine.host.refusals import Refused
from engine.host.store.records import Message
from engine.rules.ending import standings

ROLE = "end-call:{}:{}"
"""The role of a call at the table: of what it tells, and the first seat that it calls."""


async def end_calls(sync: MessageSync) -> Sequence[Change]:
    """Call those who have not heard of the end yet."""
    ending, at = ending_of(sync.game), await sync.message("table")
    if ending is None or at is None:
        return ()
    told = await told_of(sync.host, sync.game_id)
    seats = candidates(sync.game, ending, told)
    if not seats:
        return ()
    try:
        called = to_call(ending, seats, await sync.log(0), sync.now)
    except Refused:  # The log has been deleted.
        called = []
    await note_told(sync.host, sync.game_id, ending, set(seats) - set(called))
    due = [seat for seat in called if await _is_due(sync, seat)]
    direct = [seat for seat in due if await is_called_directly(sync, _user(sync, seat))]
    unsent = {seat for seat in direct if not await _call_directly(sync, ending, seat, at)}
    here = [seat for seat in due if await is_called_at_table(sync, _user(sync, seat))]
    await note_told(sync.host, sync.game_id, ending, set(due) - set(here) - unsent)
    return await _at_table(sync, ending, [seat for seat in here if seat not in unsent])


async def _is_due(sync: MessageSync, seat: SeatId) -> bool:
    """Return whether a person is out of quiet hours; if not, look again at their end."""
    quiet = (await sync.host.preferences(_user(sync, seat))).quiet
    at = sync.now if quiet is None else quiet.after(sync.now)
    if at > sync.now:
        sync.revisit(at - sync.now)
    return at <= sync.now


def _user(sync: MessageSync, seat: SeatId) -> int:
    """Return the person of a seat; of one that a computer plays for a while, its owner."""
    player = sync.game.players[seat]
    return player.user_id or player.owner_id or -1


async def _call_directly(sync: MessageSync, ending: str, seat: SeatId, at: Message) -> bool:
    """Call a person by direct message; return False if that is to be tried again."""
    user_id = _user(sync, seat)
    text = await _direct_text(sync, ending, seat, await sync.voice_for(user_id), link_to(sync, at))
    rows, beside = (
        _rows(sync, ending, await sync.voice_for(user_id)),
        await _text(sync, ending, [seat]),
    )
    screen = Screen(text, rows=rows, pings=(user_id,))
    sent = await call_directly(sync, screen, f"{ending}:{seat}", at, user_id, beside)
    if isinstance(sent, Delivery) and sent.is_temporary:
        sync.note(sent)
        return False
    return True


async def _at_table(sync: MessageSync, ending: str, seats: Sequence[SeatId]) -> Sequence[Change]:
    """Return the message that calls people at the table; a killed process may have posted it."""
    if not seats:
        return ()
    role, done = ROLE.format(ending, seats[0]), partial(_note, sync, ending, seats)
    if await sync.message(role) is not None:
        await done()
        return ()
    rows, pings = _rows(sync, ending, sync.voice), tuple(_user(sync, it) for it in seats)
    screen = Screen(await _text(sync, ending, seats), rows=rows, pings=pings)
    return [Wanted(role, screen, then=done, is_final=True)]


async def _note(
    sync: MessageSync, ending: str, seats: Sequence[SeatId], _: Message | None = None
) -> None:
    await note_told(sync.host, sync.game_id, ending, seats)


async def _text(sync: MessageSync, ending: str, seats: Sequence[SeatId]) -> str:
    voice, say = sync.voice, sync.voice.say
    who = {seat: voice.mention(seat, _user(sync, seat)) for seat in seats}
    if ending == "out":
        return say("call-out", who=voice.and_list(list(who.values())))
    places = await _places(sync)
    lines = [
        say("call-over-place", who=who[seat], place=medal_of(places[seat], voice.words))
        for seat in sorted(seats, key=lambda it: places[it])
    ]
    return "\n".join([_winners(sync, voice), *lines])


def _rows(sync: MessageSync, ending: str, voice: Voice) -> tuple[Row, ...]:
    """Return the buttons for who is out of a game that goes on."""
    return ((follow_button(sync.game_id, voice.words),),) if ending == "out" else ()


async def _places(sync: MessageSync) -> dict[SeatId, int]:
    left = leavers([step for step, _ in await sync.whole_log(0)])
    return dict(standings(sync.game.public(), left))


def _winners(sync: MessageSync, voice: Voice) -> str:
    winners = [voice.player(seat) for seat in sync.game.public().winners]
    return voice.say("call-over", winner=voice.and_list(winners), count=len(winners))


async def _direct_text(
    sync: MessageSync, ending: str, seat: SeatId, voice: Voice, link: str
) -> str:
    if ending == "out":
        return voice.say("call-out-direct", link=link)
    view = sync.game.public()
    if seat in view.winners:
        return voice.say("call-over-direct-won", count=len(view.winners), link=link)
    place = (await _places(sync))[seat]
    result = _winners(sync, voice)
    return f"{result} {voice.say('call-over-direct', place=place, link=link)}"
