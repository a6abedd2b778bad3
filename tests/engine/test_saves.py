"""States, actions and events as JSON, and saves of every kind of frame that still open."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import saves, upcast
from engine.core.chance import FairChance
from engine.core.decisions import Decision
from engine.core.events import Event, GameEnded
from engine.core.saves import (
    SCHEMA,
    dump_rules,
    dump_state,
    load_action,
    load_events,
    load_rules,
    load_state,
)
from engine.core.state import GameState, awaited
from engine.core.steps import Step
from engine.editions.policies import as_word
from engine.editions.rules import Rules
from engine.game import apply
from engine.invariants import broken
from engine.players import absent
from engine.record import kind_of
from tests.support.game import live
from tests.support.make_saves import KINDS, SAVES

STORED = sorted(SAVES.glob("v*/*.json"))


def schema_of(place: Path) -> int:
    return int(place.parent.name.removeprefix("v"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_frame_has_a_save(kind: str) -> None:
    state = load_state((SAVES / f"v{SCHEMA}" / f"{kind}.json").read_bytes())
    assert kind in [frame.kind for frame in state.agenda.frames]


@pytest.mark.parametrize("place", STORED, ids=lambda place: f"{place.parent.name}-{place.stem}")
def test_a_save_opens_and_plays_on(place: Path) -> None:
    state = load_state(place.read_bytes(), schema_of(place))
    assert broken(state) == []
    waited = len(state.agenda.frames)
    for _ in range(60):
        if state.is_over:
            break
        seat = awaited(state)[0]
        state = apply(state, seat, absent.answer(state, seat), FairChance(b"on")).state
        assert broken(state) == []
        waited = min(waited, len(state.agenda.frames))
    assert waited <= 1, "what was pending was never carried out"


@pytest.mark.parametrize("place", [place for place in STORED if schema_of(place) == SCHEMA])
def test_a_save_is_stable_to_the_byte(place: Path) -> None:
    """But for fields that are younger than the save, and options that were objects."""
    text = place.read_bytes()
    dumped = dump_state(load_state(text))
    assert dump_state(load_state(dumped)) == dumped
    saved, again = json.loads(text), json.loads(dumped)
    saved["rules"] = {name: as_word(it) for name, it in saved["rules"].items()}
    again = {name: it for name, it in again.items() if name in saved}
    again["rules"] = {name: it for name, it in again["rules"].items() if name in saved["rules"]}
    again["agenda"]["frames"] = [
        {name: value for name, value in frame.items() if name in known}
        for frame, known in zip(again["agenda"]["frames"], saved["agenda"]["frames"], strict=True)
    ]
    assert json.dumps(again) == json.dumps(saved)


def test_an_older_save_is_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    old = json.loads(dump_state(live().state))
    old["dice"] = old.pop("throws")
    middle = {**old, "count": old["dice"]}
    del middle["dice"]
    steps = {
        1: lambda saved: {k: v for k, v in saved.items() if k != "dice"} | {"count": saved["dice"]},
        2: lambda saved: (
            {k: v for k, v in saved.items() if k != "count"} | {"throws": saved["count"]}
        ),
    }
    monkeypatch.setattr(upcast, "SCHEMA", 3)
    monkeypatch.setattr(saves, "SCHEMA", 3)
    monkeypatch.setattr(upcast, "UPCASTS", steps)
    assert load_state(json.dumps(old), 1) == live().state
    assert load_state(json.dumps(middle), 2) == live().state


def test_there_is_a_step_up_from_every_older_schema() -> None:
    assert set(upcast.UPCASTS) == set(range(1, SCHEMA))


@pytest.mark.parametrize("schema", [0, -1, SCHEMA + 1])
def test_a_schema_we_do_not_know_is_refused(schema: int) -> None:
    with pytest.raises(ValueError, match=str(schema)):
        load_state(dump_state(live().state), schema)


@given(st.text() | st.binary())
def test_garbage_is_no_state_action_or_events(text: str | bytes) -> None:
    for load in (load_state, load_action, load_events, load_rules):
        try:
            loaded = load(text)
        except ValueError:
            continue
        assert load in (load_events, load_rules), loaded  # `[]` and `{}` are a run and the default


@pytest.mark.parametrize("field", ["seats", "deeds", "decks", "rules"])
def test_a_state_of_the_wrong_shape_is_refused(field: str) -> None:
    saved = json.loads(dump_state(live().state))
    saved[field] = "nonsense"
    with pytest.raises(ValueError, match=field):
        load_state(json.dumps(saved))


def test_rules_that_lack_a_field_get_its_default() -> None:
    saved = json.loads(dump_rules(Rules(start_cash=2000)))
    del saved["go_salary"]
    assert load_rules(json.dumps(saved)) == Rules(start_cash=2000)


def test_games_share_what_is_worked_out_of_equal_rules() -> None:
    first, second = (load_state(dump_state(live(2).state)) for _ in range(2))
    assert first.rules is second.rules
    other = replace(live(2).state.rules, start_cash=1501)
    assert load_state(dump_state(replace(first, rules=other))).rules == other


def test_dumping_does_not_depend_on_how_the_state_came_to_be() -> None:
    state = live().state
    assert dump_state(state.copy()) == dump_state(load_state(dump_state(state)))
    assert isinstance(load_state(dump_state(state).decode()), GameState)


def test_an_end_from_before_players_were_valued_still_opens() -> None:
    (ended,) = load_events('[{"winners":[1],"kind":"game-ended"}]')
    assert ended == GameEnded((1,), ())


OLDER_KINDS = {
    "DebtSettlement": "owing",
    "DiceRolled": "dice-thrown",
    "FinalValuation": "reckoning",
    "FineOrJailCard": "fine-or-pass",
    "HeldRoll": "held",
    "HoldEnded": "hold-lifted",
    "IntentQueued": "intent-noted",
    "JailCardTaken": "pass-taken",
    "JailCardUsed": "pass-used",
    "JailRollFailed": "jail-throw-failed",
    "OfferUnmortgage": "offer-lift",
    "RentRolled": "rent-thrown",
    "StarterRolled": "starter-thrown",
    "TimeLimitReached": "hour-struck",
    "ToRoll": "to-throw",
    "UnmortgageOrHold": "lift-or-hold",
    "Unmortgaged": "mortgage-lifted",
}
"""Frames and events that are stored under another name than that of their class."""


def test_frames_and_events_are_stored_under_their_names_but_those_that_are_older() -> None:
    classes = [*get_args(Decision), *get_args(Step), *get_args(Event)]
    assert len(classes) > 80
    other = {cls.__name__: kind_of(cls) for cls in classes if kind_of(cls) != kebab(cls.__name__)}
    assert other == OLDER_KINDS


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()
