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
from bot.screen import Screen
from bot.showing.calls import call_to_vote, to_be_called
from bot.showing.deleting import delete
from bot.showing.scene import Scene
from bot.transport.messages import Fate
from engine.actions import SeatId
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
from engine.host.people.motions import is_absent, people_here
from engine.host.store.records import VOTE, Message


async def show_absence(scene: Scene) -> None:
    """Ask what has to be asked, tell how the votes stand, and close what is settled."""
    shown = await scene.messages(open_only=True)
    asked = {message.role: message for message in shown}
    votes = {deadline.seat for deadline in scene.playing.deadlines if deadline.kind == VOTE}
    for subject in (PAUSE, RESUME):
        if subject in asked or number(subject) in votes:
            await _show_pause(scene, subject, asked.get(subject))
    for seat in range(len(scene.playing.players)):
        if absent(seat) in asked or is_absent(scene.playing, seat):
            await _show_seat(scene, seat, asked.get(absent(seat)))


async def _show_pause(scene: Scene, subject: str, asked: Message | None) -> None:
    ballot = await last_ballot(scene.host.store, scene.game_id, subject)
    playing, words = scene.playing, scene.voice.words
    running = playing.game.phase == "running"
    if ballot is None or ballot.until <= scene.now or not running:
        screen = pause_over_screen(playing, words, subject, ballot)
        if is_passed(playing, subject) and asked is not None:
            await _take_away(scene, asked, screen)
        else:
            await _close(scene, asked, screen)
        return
    voted = (*ballot.users(FOR), *ballot.users(AGAINST))
    calls = [] if asked else [it for it in people_here(playing) if not _is_of(scene, it, voted)]
    at_table = await to_be_called(scene, calls)
    screen = pause_screen(playing, scene.voice, subject, ballot, at_table)
    await _ask(scene, asked, subject, screen, [it for it in calls if it not in at_table])


def _is_of(scene: Scene, seat: SeatId, users: Sequence[int]) -> bool:
    return scene.playing.players[seat].user_id in users


async def _show_seat(scene: Scene, seat: SeatId, asked: Message | None) -> None:
    """Ask about an absent seat once for each absence, as long as there is a voter."""
    role, playing = absent(seat), scene.playing
    if playing.game.phase != "running" or not is_absent(playing, seat):
        await _close(scene, asked, seat_over_screen(playing, scene.voice, seat))
        return
    others = people_here(playing, seat)
    if asked is None and not others:
        return
    ballot = await last_ballot(scene.host.store, scene.game_id, role) or Ballot(until=0)
    calls = list(others) if asked is None else []
    at_table = await to_be_called(scene, calls)
    screen = seat_screen(playing, scene.voice, seat, ballot, at_table, scene.now)
    await _ask(scene, asked, role, screen, [it for it in calls if it not in at_table])


async def _ask(
    scene: Scene, asked: Message | None, role: str, screen: Screen, directly: Sequence[SeatId]
) -> None:
    """A new message calls; one that is there already is brought up to date."""
    if asked is None:
        sent = await scene.send(role, screen, "{}")
        if sent is not None:
            await call_to_vote(scene, directly, role, sent)
        return
    fate = await scene.edit(asked, screen)
    if fate.wants_another:
        await scene.renew(asked, fate, screen, "{}")


async def _take_away(scene: Scene, asked: Message, screen: Screen) -> None:
    """What the table tells anyway must not stand below it, where it is soon no longer true."""
    await scene.answer(asked, screen)
    gone = await delete(scene, asked, screen)
    if gone is Fate.SHOWN:
        await scene.drop(asked.role)
    elif not gone.is_for_now:
        await scene.put(replace(asked, open=False))


async def _close(scene: Scene, asked: Message | None, screen: Screen) -> None:
    if asked is not None and not (await scene.edit(asked, screen)).is_for_now:
        await scene.put(replace(asked, open=False))
