"""A game's file: all of it once it is over, and until then nothing that is still a secret."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core import actions as a
from engine.core.actions import Action
from engine.core.events import AgendaChanged, DeckShuffled, DeedsDealt, Event, audience
from engine.core.notation import read, write
from engine.core.saves import dump_events, load_events
from engine.core.state import open_table
from engine.core.timeline import Timeline
from engine.core.undo import LogLine
from engine.editions.catalogue import CATALOGUE, rules_of
from engine.host.chosen_board import ChosenBoard
from engine.host.finished.export import SECRET, export_game, game_file
from engine.host.refusals import Refusal
from engine.host.snapshots import state_of
from engine.host.store.records import Step
from engine.replay.gamefile import GameFile, NoGameFile, read_file, write_file
from engine.replay.verification import check
from tests.support.board_names import on_board, own_names
from tests.support.host_harness import ADA, BEN, HostHarness, refusal
from tests.support.invariant_checks import otherwise_hidden
from tests.support.recorded_game import RecordedGame
from tests.support.silent_games import play_by_silence


def otherwise_said(step: Step, random: Random) -> Step:
    """The same step, with other amounts and terms in what nobody may know."""
    if step.seat is None:
        return step
    _, action = read(step.action)
    return replace(step, action=write(step.seat, _other(action, random)))


def _other(action: Action, random: Random) -> Action:
    number = random.randint(1, 999)
    match action:
        case a.SetMaximum():
            return a.SetMaximum(number)
        case a.FileMaxima():
            return a.FileMaxima(((1, number),), number)
        case a.FileClaim():
            return a.FileClaim(((1, number),))
        case a.OfferTrade(partner=partner):
            return a.OfferTrade(partner, a.Side((), number), a.Side())
        case a.DropIntent() | a.DeclineTrade() | a.WithdrawTrade():
            return type(action)(number)
        case _:
            return action


def otherwise_told(step: Step, game: RecordedGame, random: Random) -> Step:
    """The same step, with other decks and other secrets on the stack."""
    told = tuple(_twin(event, game, random) for event in load_events(step.events))
    return replace(step, events=dump_events(told).decode())


def _twin(event: Event, game: RecordedGame, random: Random) -> Event:
    match event:
        case DeckShuffled(deck=deck, cards=cards):
            return DeckShuffled(deck, tuple(random.sample(cards, len(cards))))
        case AgendaChanged(agenda=agenda):
            state = game.state.copy()
            state.agenda = agenda
            return AgendaChanged(otherwise_hidden(state, None, random).agenda)
        case _:
            return event


@pytest.mark.parametrize("post", [False, True], ids=["live", "by post"])
@pytest.mark.parametrize("edition", ["1935", "2008"])
def test_a_running_games_file_is_the_same_whatever_is_hidden(edition: str, post: bool) -> None:
    rules = rules_of(edition).with_fields(houses=6)
    paced = rules.played_by_post() if post else rules.played_live()
    random, secret_lines = Random(1), 0
    for seed in range(6):
        game = RecordedGame(paced, seed).played(150)
        started, steps, secret = game.kept("running")
        twin = [otherwise_told(otherwise_said(it, random), game, random) for it in steps]
        state = otherwise_hidden(state_of(started), None, random)
        state.rolls += 1
        other = replace(secret, seed=bytes(32), mix="other")
        file = write_file(game_file(started, steps, secret))
        assert write_file(game_file(replace(started, _state=state), twin, other)) == file
        secret_lines += [it.action for it in twin] != [it.action for it in steps]
    assert secret_lines == 6


def test_a_sealed_pass_looks_like_a_maximum() -> None:
    """AMB-17: nobody sees which of the two it was."""
    shown = 0
    for seed in range(4):
        game, steps, secret = (
            RecordedGame(rules_of("1994").played_by_post(), seed).played(150).kept("running")
        )
        file = game_file(game, steps, secret)
        filed = [it for it in file.steps if '"maximum-filed"' in dump_events(it.events).decode()]
        assert all((it.seat, it.action) == (None, None) for it in filed)
        shown += len(filed)
    assert shown > 20


def test_what_is_secret_leaves_no_gap() -> None:
    game = RecordedGame(rules_of("1994").played_live(), 4).played(200)
    file = game.file("running")
    assert [step.number for step in file.steps] == [*range(1, len(file.steps) + 1)]
    assert len(file.steps) < len(game.steps)
    said = [read(it.action)[1] for it in file.steps if it.action and it.seat is not None]
    assert not any(isinstance(action, SECRET) for action in said)
    assert {step.by for step in file.steps} == {None}


def test_a_file_names_nobody_by_a_number_of_theirs() -> None:
    game = RecordedGame(rules_of("1994").played_live(), 4).played(50)
    for phase in ("running", "over"):
        started, steps, secret = game.kept(phase)
        people = tuple(replace(p, user_id=987654321000 + p.seat) for p in started.players)
        told = write_file(game_file(replace(started, players=people), steps, secret))
        assert b"987654321" not in told
        assert b"key-" not in told
        assert b"Guest 2" in told


def test_the_seed_is_told_at_the_end_only() -> None:
    game = RecordedGame(rules_of("1994").played_live(), 4).played(50)
    seed = game.secret.seed.hex().encode()
    assert seed not in write_file(game.file("running"))
    assert b"join-0" not in write_file(game.file("running"))
    for phase in ("over", "cancelled"):
        assert seed in write_file(game.file(phase))


def test_s35_02_dealt_deeds_lie_open() -> None:
    game = RecordedGame(rules_of("1994").played_live(), 4)
    events = (DeedsDealt(0, (1, 3), 120),)
    step = replace(game.steps[0], version=5, action="start", events=dump_events(events).decode())
    started, steps, secret = game.kept("running")
    assert game_file(started, [*steps, step], secret).steps[-1].events == events


@pytest.mark.parametrize("edition", CATALOGUE)
@pytest.mark.parametrize("post", [False, True], ids=["live", "by post"])
def test_what_is_public_leads_to_the_table_as_it_lies_open(edition: str, post: bool) -> None:
    rules = rules_of(edition)
    game = RecordedGame(rules.played_by_post() if post else rules.played_live(), 3)
    for _ in range(4):
        file = read_file(write_file(game.played(40).file("running")))
        log = [LogLine(it.number, it.seat, it.action or "", "host", it.events) for it in file.steps]
        timeline = Timeline(log)
        deque(timeline, maxlen=0)
        assert open_table(timeline.state) == file.table
        assert all(audience(event) is None for step in file.steps for event in step.events)
    assert game.undone > 3


@pytest.mark.asyncio
async def test_a_stored_game_comes_out_as_a_file_that_can_be_checked(harness: HostHarness) -> None:
    game = await play_by_silence(harness, 40)
    assert read_file(await export_game(harness.host, game.id)).phase == "running"
    for guest in (ADA, BEN):
        await harness.host.submit(game.id, guest.user_id, 0, a.Resign(), f"k{guest.user_id}")
    file: GameFile = read_file(await export_game(harness.host, game.id))
    assert file.phase == "over"
    assert "Rules and seed lead to every event" in check(file)


@pytest.mark.asyncio
async def test_a_file_has_the_names_on_its_board_and_is_checked_all_the_same(
    harness: HostHarness,
) -> None:
    board = ChosenBoard("b", 1, own_names(cards={"CH-GO": "Off to the pub."}))
    game_id = await on_board(harness, board)
    await harness.lobbies.start(game_id, ADA.user_id)
    assert read_file(await export_game(harness.host, game_id)).names == board.names
    await harness.host.submit(game_id, BEN.user_id, 0, a.Resign(), "k")
    text = await export_game(harness.host, game_id)
    file = read_file(text)
    assert file.names == board.names
    assert write_file(file) == text
    assert check(file) == check(file.model_copy(update={"names": None}))


def test_a_file_of_a_game_on_the_board_of_the_rules_says_nothing_of_names() -> None:
    game = RecordedGame(rules_of("1994").played_live(), 4).played(20)
    assert game.file("running").names is None
    assert b'"names"' not in write_file(game.file("running"))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda it: it["names"]["properties"].pop("39"), "properties.39: missing"),
        (lambda it: it["names"].update(price=5), "names.price"),
        (lambda it: it["names"]["properties"].update({"1": "@everyone"}), "properties.1: letters"),
    ],
)
def test_names_that_no_board_may_have_are_refused(
    change: Callable[[Any], object], fault: str
) -> None:
    game = RecordedGame(rules_of("1994").played_live(), 4).played(20)
    started, steps, secret = game.kept("running")
    board = ChosenBoard("b", 1, own_names())
    file = json.loads(write_file(game_file(replace(started, chosen_board=board), steps, secret)))
    change(file)
    with pytest.raises(NoGameFile, match=fault):
        read_file(json.dumps(file).encode())


@pytest.mark.asyncio
async def test_a_lobby_has_no_file(harness: HostHarness) -> None:
    opened = await harness.open_lobby(ADA, BEN)
    assert await refusal(export_game(harness.host, opened.record.id)) is Refusal.NOT_STARTED
