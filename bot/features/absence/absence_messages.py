"""The questions about pauses and absent players: a message each, while they are open."""

from collections.abc import Sequence
from functools import partial

from bot.features.absence.absence_votes import (
    is_passed,
    pause_over_screen,
    pause_screen,
    seat_over_screen,
    seat_screen,
)
from bot.messages.message_sync import MessageSync
from bot.messages.questions import Asker, ask, question_over
from bot.messages.wanted import Change
from bot.ui.screen import Screen
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


async def absence(sync: MessageSync) -> Sequence[Change]:
    """Ask what has to be asked, tell how the votes stand, and close what is settled."""
    shown = await sync.messages(open_only=True)
    asked = {message.role: message for message in shown}
    votes = {deadline.seat for deadline in sync.game.deadlines if deadline.kind == VOTE}
    changes = list[Change]()
    for subject in (PAUSE, RESUME):
        if subject in asked or number(subject) in votes:
            changes += await _about_pause(sync, subject, asked.get(subject))
    for seat in range(len(sync.game.players)):
        if absent(seat) in asked or is_voted_on(sync.game, seat):
            changes += await _about_seat(sync, seat, asked.get(absent(seat)))
    return changes


async def _about_pause(sync: MessageSync, subject: str, asked: Message | None) -> Sequence[Change]:
    ballot = await last_ballot(sync.host.store, sync.game_id, subject)
    game = sync.game
    running = game.record.phase == "running"
    if ballot is None or ballot.until <= sync.now or not running:
        if asked is None:
            return ()
        # What the table tells anyway must not stand below it, where it is soon no longer true.
        goes = is_passed(game, subject)
        return await question_over(
            sync,
            asked,
            lambda voice: pause_over_screen(game, voice.words, subject, ballot),
            goes=goes,
        )
    voted = (*ballot.users(FOR), *ballot.users(AGAINST))
    seats = [it for it in voters_on(game, None) if game.players[it].user_id not in voted]
    asker = next((Asker(user, ballot.until) for user in ballot.users(FOR)), None)
    screen = partial(pause_screen, game, sync.voice, subject, ballot)
    return [await ask(sync, subject, seats, screen, asker)]


async def _about_seat(sync: MessageSync, seat: SeatId, asked: Message | None) -> Sequence[Change]:
    """Ask about a seat once for each absence, as long as there is a voter.

    Nobody is called because a player is slow: the game goes on all the same.
    """
    role, game = absent(seat), sync.game
    if game.record.phase != "running" or not is_voted_on(game, seat):
        if asked is None:
            return ()
        return await question_over(sync, asked, lambda voice: seat_over_screen(game, voice, seat))
    others = [it for it in voters_on(game, None) if it != seat]
    if asked is None and not others:
        return ()
    ballot = await last_ballot(sync.host.store, sync.game_id, role) or Ballot(until=0)
    is_single = len(voters_on(game, seat)) == 1
    alone_from = await retirable_from(sync.host, game, seat) if is_single else None

    def screen(calls: Sequence[SeatId]) -> Screen:
        return seat_screen(game, sync.voice, seat, ballot, calls, sync.now, alone_from)

    return [await ask(sync, role, others if is_absent(game, seat) else (), screen)]
