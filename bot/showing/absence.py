"""The questions about pauses and absent players: a message each, while they are open."""

from collections.abc import Sequence
from dataclasses import replace

from bot.panels.people.absence_votes import (
    is_passed,
    pause_over_screen,
    pause_screen,
    seat_over_screen,
    seat_screen,
)
from bot.screens.screen import Screen
from bot.showing.calls import Asker, call_to_vote, seats_to_call
from bot.showing.deleting import delete
from bot.showing.message_sync import MessageSync
from bot.showing.replacing import edit_or_replace
from bot.transport.messages import Delivery
from engine.core.actions import SeatId
from engine.host.ballots import (
    AGAINST,
    FOR,
    PAUSE,
    RESUME,
    Ballot,
    absent,
    last_ballot,
    number,
)
from engine.host.people.motions import is_absent, is_voted_on
from engine.host.people.retiring import retirable_from
from engine.host.people.voters import voters_on
from engine.host.store.records import VOTE, Message


async def show_absence(sync: MessageSync) -> None:
    """Ask what has to be asked, tell how the votes stand, and close what is settled."""
    shown = await sync.messages(open_only=True)
    asked = {message.role: message for message in shown}
    votes = {deadline.seat for deadline in sync.game.deadlines if deadline.kind == VOTE}
    for subject in (PAUSE, RESUME):
        if subject in asked or number(subject) in votes:
            await _show_pause(sync, subject, asked.get(subject))
    for seat in range(len(sync.game.players)):
        if absent(seat) in asked or is_voted_on(sync.game, seat):
            await _show_seat(sync, seat, asked.get(absent(seat)))


async def _show_pause(sync: MessageSync, subject: str, asked: Message | None) -> None:
    ballot = await last_ballot(sync.host.store, sync.game_id, subject)
    game, words = sync.game, sync.voice.words
    running = game.record.phase == "running"
    if ballot is None or ballot.until <= sync.now or not running:
        screen = pause_over_screen(game, words, subject, ballot)
        if is_passed(game, subject) and asked is not None:
            await _remove(sync, asked, screen)
        else:
            await _close(sync, asked, screen)
        return
    voted = (*ballot.users(FOR), *ballot.users(AGAINST))
    voters = () if asked else voters_on(game, None)
    calls = [voter for voter in voters if not _is_among(sync, voter, voted)]
    asker = next((Asker(user, ballot.until) for user in ballot.users(FOR)), None)
    at_table = await seats_to_call(sync, calls, asker)
    screen = pause_screen(game, sync.voice, subject, ballot, at_table)
    directly = [call for call in calls if call not in at_table]
    await _ask(sync, asked, subject, screen, directly, asker)


def _is_among(sync: MessageSync, seat: SeatId, users: Sequence[int]) -> bool:
    return sync.game.players[seat].user_id in users


async def _show_seat(sync: MessageSync, seat: SeatId, asked: Message | None) -> None:
    """Ask about a seat once for each absence, as long as there is a voter.

    Nobody is called because a player is slow: the game goes on all the same.
    """
    role, game = absent(seat), sync.game
    if game.record.phase != "running" or not is_voted_on(game, seat):
        await _close(sync, asked, seat_over_screen(game, sync.voice, seat))
        return
    others = [it for it in voters_on(game, None) if it != seat]
    if asked is None and not others:
        return
    ballot = await last_ballot(sync.host.store, sync.game_id, role) or Ballot(until=0)
    calls = others if asked is None and is_absent(game, seat) else []
    at_table = await seats_to_call(sync, calls)
    is_single = len(voters_on(game, seat)) == 1
    alone_from = await retirable_from(sync.host, game, seat) if is_single else None
    screen = seat_screen(game, sync.voice, seat, ballot, at_table, sync.now, alone_from)
    await _ask(sync, asked, role, screen, [call for call in calls if call not in at_table])


async def _ask(
    sync: MessageSync,
    asked: Message | None,
    role: str,
    screen: Screen,
    directly: Sequence[SeatId],
    asker: Asker | None = None,
) -> None:
    """A new message calls; one that is there already is brought up to date."""
    if asked is None:
        sent = await sync.send(role, screen, "{}")
        if sent is not None:
            await call_to_vote(sync, directly, role, sent, asker)
        return
    await edit_or_replace(sync, asked, screen)


async def _remove(sync: MessageSync, asked: Message, screen: Screen) -> None:
    """What the table tells anyway must not stand below it, where it is soon no longer true."""
    await sync.answer(asked, screen)
    gone = await delete(sync, asked, screen)
    if gone is Delivery.SHOWN:
        await sync.drop(asked.role)
    elif not gone.is_temporary:
        await sync.put(replace(asked, open=False))


async def _close(sync: MessageSync, asked: Message | None, screen: Screen) -> None:
    if asked is not None and not (await sync.edit(asked, screen)).is_temporary:
        await sync.put(replace(asked, open=False))
