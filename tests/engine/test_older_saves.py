"""A game begun before a field of Rules existed goes on exactly as it was played."""

import json
from random import Random

import pytest

from engine.chance import FairChance
from engine.editions import policies as p
from engine.editions.catalogue import CATALOGUE
from engine.editions.rules import Rules
from engine.evolve import evolve, fold
from engine.game import new_game, play
from engine.players.computer import next_action
from engine.saves import SCHEMA, dump_rules, dump_state, load_events, load_rules, load_state
from engine.simulate import simulate
from tests.support.game import live
from tests.support.make_saves import SAVES
from tests.support.random_play import RandomGame

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
SINCE: dict[str, object] = {
    "game": "standard",
    "house_rules": (),
    "go_landing_salary": 200,
    "reserve_percent": 0,
    "buying_from_lap": 0,
    "trading_from_lap": 0,
    "holds_a_gap": 0,
    "declined": p.Auctioned(),
    "bid_cap": p.Raisable(),
    "building_time": p.AnyTime(),
    "building_limit": p.NoLimit(),
    "selling": p.SellEvenly(),
    "early": p.Rejected(),
    "shortage": p.FirstCome(),
    "rent_window": p.SecondFollowing(),
    "jailed_owner": p.CollectsRent(),
    "free_parking": p.Rest(),
    "tie": p.SharedWin(),
    "bankruptcy": p.ToCreditor(),
    "pass_after_last_throw": False,
    "estate_passes": p.UnderDeck(),
}
"""The fields that came later, as games were played before."""
OLD = sorted((SAVES / "v1").glob("*.json"))


def bare(rules: Rules) -> Rules:
    """These rules as a save without the later fields gives them back."""
    saved = json.loads(dump_rules(rules))
    return load_rules(json.dumps({name: saved[name] for name in AT_FIRST}))


def test_every_field_is_known_here_with_its_old_behaviour() -> None:
    assert AT_FIRST | SINCE.keys() == set(Rules.model_fields)
    assert AT_FIRST & SINCE.keys() == set()


@pytest.mark.parametrize("name", SINCE)
@pytest.mark.parametrize("edition", CATALOGUE)
def test_a_field_that_a_save_lacks_is_the_old_behaviour(name: str, edition: str) -> None:
    assert getattr(bare(CATALOGUE[edition].rules), name) == SINCE[name]


@pytest.mark.parametrize("place", OLD, ids=lambda place: place.stem)
def test_the_oldest_saves_lack_them_all(place: object) -> None:
    assert isinstance(place, type(SAVES))
    text = place.read_bytes()
    assert set(json.loads(text)["rules"]) <= AT_FIRST
    rules = load_state(text, 1).rules
    assert {name: getattr(rules, name) for name in SINCE} == SINCE


@pytest.mark.parametrize("seed", range(4))
def test_games_by_such_rules_are_sound_to_their_end(seed: int) -> None:
    for edition in CATALOGUE.values():
        rules = bare(edition.rules)
        paced = rules.played_live() if seed % 2 else rules.played_by_post()
        RandomGame(Random(seed), 3 + seed, paced, share=0.01).play_out()
        assert simulate(paced, 1, 4, f"old {seed}", turns=300).violations == 0


def test_the_edition_of_today_differs_from_the_game_that_was_saved() -> None:
    """New numbers of the catalogue never touch a running game."""
    rules = bare(CATALOGUE["2008"].rules)
    state, events = new_game(rules, ("hat", "car"), FairChance(b"running"))
    state = load_state(dump_state(state))
    assert state.rules.building_time == p.AnyTime() != CATALOGUE["2008"].rules.building_time
    log = list(events)
    while state.turn < 60 and (answer := next_action(state, (0, 1))):
        log += play(state, *answer, FairChance(b"running"))
    assert fold(log) == state


def test_a_debt_that_remembered_its_mortgages_still_opens() -> None:
    place = SAVES / f"v{SCHEMA}" / "owing.json"
    saved = json.loads(place.read_bytes())
    debts = [debt for frame in saved["stack"] for debt in frame.get("debts", ())]
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
