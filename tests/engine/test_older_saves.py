"""A game begun before a field of Rules existed goes on exactly as it was played."""

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest

from engine.core.chance import FairChance
from engine.core.evolve import evolve, fold
from engine.core.saves import SCHEMA, dump_rules, dump_state, load_events, load_rules, load_state
from engine.editions.catalogue import CATALOGUE, DEFAULT, HOUSE_RULES, rules_of
from engine.editions.choice import Choice, possible, resolve
from engine.editions.policies import Pot, SealedMaxima, as_word
from engine.editions.rules import Rules
from engine.game import new_game, play
from engine.players.computer import next_action
from engine.simulate import simulate
from tests.support.game import live
from tests.support.make_saves import SAVES
from tests.support.random_play import RandomGame
from tests.support.seeds import has_turn

AT_FIRST = {
    "edition",
    "board",
    "cards",
    "players_min",
    "players_max",
    "start_cash",
    "houses",
    "hotels",
    "hotel_level",
    "go_salary",
    "doubles_to_jail",
    "jail_fine",
    "jail_turns",
    "jail_prepay_turns",
    "jail_doubles_throw_again",
    "luxury_tax",
    "interest_percent",
    "income_tax",
    "auction",
    "turn_end",
    "rent_collection",
    "setup",
    "ending",
    "mortgage_scope",
}
"""The fields that every save has."""
SINCE: Mapping[str, object] = {
    "building_time": "any-time",
    "selling": "sell-evenly",
    "shortage": "first-come",
    "rent_window": "second-following",
    "estate_passes": "under-deck",
}
"""The fields that came later and in which editions differ, as games were played before."""
LATER: Mapping[str, object] = {
    field.name: getattr(rules_of(DEFAULT), field.name)
    for field in fields(Rules)
    if field.name not in AT_FIRST
} | SINCE
"""Every field that came later, as games were played before: by the books, where these agree."""
OLD = sorted((SAVES / "v1").glob("*.json"))
NEWER = sorted((SAVES / f"v{SCHEMA}").glob("*.json"))


def bare(rules: Rules) -> Rules:
    """These rules as a save without the later fields gives them back."""
    saved = json.loads(dump_rules(rules))
    return load_rules(json.dumps({name: saved[name] for name in AT_FIRST}))


def test_a_later_field_in_which_editions_differ_is_known_with_its_old_behaviour() -> None:
    books = [book.rules for book in CATALOGUE.values()]
    differing = {
        name for name in LATER if any(getattr(rules, name) != LATER[name] for rules in books)
    }
    assert differing == SINCE.keys(), "say in SINCE how games were played before the field"


@pytest.mark.parametrize("name", LATER)
@pytest.mark.parametrize("edition", CATALOGUE)
def test_a_field_that_a_save_lacks_is_the_old_behaviour(name: str, edition: str) -> None:
    assert getattr(bare(rules_of(edition)), name) == LATER[name], f"the default of {name} in Rules"


def test_the_books_still_say_what_they_said_when_games_were_saved() -> None:
    """Or a default that changes would change the games that lack the field, and no test tell."""
    saved = [json.loads(place.read_bytes())["rules"] for place in NEWER]
    for name in LATER.keys() - SINCE.keys():
        stored = [as_word(rules[name]) for rules in saved if name in rules]
        assert not stored or as_saved(name) in stored, f"{name} was another in every save"


def as_saved(name: str) -> object:
    """A later field, as games were played before, in the form that a save has it in."""
    rules = rules_of(DEFAULT).with_fields(**{name: LATER[name]})
    saved: dict[str, object] = json.loads(dump_rules(rules))
    return saved[name]


@pytest.mark.parametrize("place", OLD, ids=lambda place: place.stem)
def test_the_oldest_saves_lack_them_all(place: Path) -> None:
    text = place.read_bytes()
    assert set(json.loads(text)["rules"]) <= AT_FIRST
    rules = load_state(text, 1).rules
    assert {name: getattr(rules, name) for name in LATER} == LATER


@pytest.mark.parametrize("seed", [it for it in range(4) if has_turn(it // 2, 2)])
def test_games_by_such_rules_are_sound_to_their_end(seed: int) -> None:
    for edition in CATALOGUE.values():
        rules = bare(edition.rules)
        paced = rules.played_live() if seed % 2 else rules.played_by_post()
        RandomGame(Random(seed), 3 + seed, paced, share=0.01).play_out()
        assert simulate(paced, 1, 4, f"old {seed}", turns=300).violations == 0


def as_objects(rules: Rules) -> dict[str, object]:
    """Rules as they were stored when each option was an object of its kind."""
    named = {"edition", "game", "board", "cards"}
    return {
        name: {"kind": value} if isinstance(value, str) and name not in named else value
        for name, value in json.loads(dump_rules(rules)).items()
    }


def test_options_that_were_stored_as_objects_are_read_as_words() -> None:
    games = [Choice(name, game) for name, book in CATALOGUE.items() for game in book.games]
    choices = [
        replace(game, house_rules=((name, HOUSE_RULES[name].usual),))
        for game in games
        for name in possible(game)
    ]
    assert as_objects(Rules())["bid_cap"] == {"kind": "raisable"}
    for rules in map(resolve, games + choices):
        for paced in (rules.played_live(), rules.played_by_post()):
            assert load_rules(json.dumps(as_objects(paced))) == paced


def test_a_policy_that_was_stored_before_it_had_numbers_stays_one() -> None:
    stored = json.dumps({"auction": {"kind": "sealed-maxima"}, "free_parking": {"kind": "pot"}})
    assert load_rules(stored) == Rules(auction=SealedMaxima(), free_parking=Pot())


@pytest.mark.parametrize("option", [{"kind": "raised"}, {"kind": "raisable", "most": 1}, {}])
def test_an_object_that_never_was_an_option_is_refused(option: object) -> None:
    with pytest.raises(ValueError, match="bid_cap"):
        load_rules(json.dumps({"bid_cap": option}))


def test_the_edition_of_today_differs_from_the_game_that_was_saved() -> None:
    """New numbers of the catalogue never touch a running game."""
    rules = bare(CATALOGUE["2008"].rules)
    state, events = new_game(rules, ("hat", "car"), FairChance(b"running"))
    state = load_state(dump_state(state))
    assert state.rules.building_time == "any-time" != CATALOGUE["2008"].rules.building_time
    log = list(events)
    while state.turn < 60 and (answer := next_action(state, (0, 1))):
        log += play(state, *answer, FairChance(b"running"))
    assert fold(log) == state


def test_a_debt_that_remembered_its_mortgages_still_opens() -> None:
    place = SAVES / f"v{SCHEMA}" / "owing.json"
    saved = json.loads(place.read_bytes())
    debts = [debt for frame in saved["agenda"]["frames"] for debt in frame.get("debts", ())]
    for debt in debts:
        debt["mortgaged"] = [5]
    assert debts
    assert load_state(json.dumps(saved)) == load_state(place.read_bytes())


def test_a_log_in_which_mortgages_were_taken_back_leads_where_it_led() -> None:
    game = live(3).owns(0, 5).mortgaged(5).cash(0, 100)
    owing = {"debtor": 0, "creditors": [2], "amount": 900, "why": {"kind": "luxury-tax"}}
    stack = [{"id": 9, "debts": [owing | {"mortgaged": [5]}], "failed": [], "kind": "owing"}]
    log = [
        {"stack": stack, "serial": 10, "kind": "waiting"},
        {"seat": 0, "to": [2], "kind": "went-bankrupt"},
        {"seat": 0, "space": 5, "loan": 100, "kind": "mortgage-undone"},
        {"seat": 0, "creditor": 2, "cash": 0, "deeds": [5], "passes": [], "kind": "estate-taken"},
    ]
    for event in load_events(json.dumps(log)):
        evolve(game.state, event)
    deed = game.state.deeds[5]
    assert (deed.owner, deed.mortgaged, game.cash_of(0), game.cash_of(2)) == (2, False, 0, 1500)
