"""A choice: resolved to Rules, refused where it contradicts itself, and changed bit by bit."""

import pytest

from engine.core.saves import dump_rules, load_rules
from engine.editions.catalogue import CATALOGUE, DEFAULT, GAMES, HOUSE_RULES, rules_of
from engine.editions.choice import (
    Choice,
    NotPlayable,
    by_the_book,
    changing,
    chosen,
    dropped,
    fitting,
    possible,
    resolve,
    with_edition,
    with_game,
    with_house_rule,
)
from engine.editions.policies import DeedsSold, Pot

POT, FINE, ROUND = ("parking-pot", 500), ("jail-fine", 75), ("finish-the-round", 0)


def test_no_choice_is_the_default_editions_standard_game() -> None:
    assert resolve(Choice()) == rules_of("1994")


@pytest.mark.parametrize("edition", CATALOGUE)
def test_every_game_of_every_edition_can_be_played_and_saved(edition: str) -> None:
    for game in CATALOGUE[edition].games:
        rules = resolve(Choice(edition, game))
        assert load_rules(dump_rules(rules)) == rules
        assert chosen(rules) == Choice(edition, game)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_house_rule_changes_the_rules_of_some_edition(name: str) -> None:
    choices = [
        Choice(e, g, ((name, HOUSE_RULES[name].usual),))
        for e in CATALOGUE
        for g in CATALOGUE[e].games
    ]
    changed = 0
    for choice in choices:
        try:
            rules = resolve(choice)
        except NotPlayable:
            continue
        plain = resolve(Choice(choice.edition, choice.game))
        changed += rules.with_fields(house_rules=()) != plain
    assert changed


def test_house_rules_combine() -> None:
    rules = resolve(Choice("1994", "short", (("parking-pot", 500), ("jail-fine", 75))))
    assert (rules.free_parking, rules.jail_fine) == (Pot(seed=500), 75)
    assert rules.ending == "first-bankruptcy"


@pytest.mark.parametrize(
    ("choice", "kind"),
    [
        (Choice("1066"), "unknown"),
        (Choice("1935", "short"), "unknown"),
        (Choice("1994", "standard", (("free-beer", 0),)), "unknown"),
        (Choice("1994", "standard", (("jail-fine", 501),)), "number"),
        (Choice("1994", "standard", (("no-auctions", 1),)), "number"),
        (Choice("1994", "standard", (("dealt-deeds", 2), ("sold-deeds", 2))), "twice"),
        (Choice("1994", "standard", (("houses", 20), ("houses", 30))), "twice"),
        (Choice("1994", "standard", (("no-auctions", 0), ("auction-reserve", 50))), "twice"),
        (Choice("1994", "standard", (("finish-the-round", 0),)), "needs"),
        (Choice("1994", "time-limit", (("starting-cash", 700),)), "cash"),
        (Choice("1994", "standard", (("starting-cash", 1000), ("sold-deeds", 3))), "cash"),
    ],
)
def test_what_contradicts_itself_is_refused(choice: Choice, kind: str) -> None:
    with pytest.raises(NotPlayable) as refused:
        resolve(choice)
    assert refused.value.kind == kind


def test_the_same_choice_is_worked_out_once_and_a_wrong_one_is_refused_each_time() -> None:
    choice = Choice("1998", "standard", (("double-go", 0),))
    assert resolve(choice) is resolve(Choice("1998", "standard", (("double-go", 0),)))
    assert resolve(choice) != resolve(Choice("1998"))
    for _ in range(2):
        with pytest.raises(NotPlayable):
            resolve(Choice("1998", "no game"))


def test_a_game_keeps_what_it_does_not_replace() -> None:
    standard, timed = rules_of("1935"), resolve(Choice("1935", "new-short"))
    assert timed.setup == DeedsSold(count=2)
    assert timed.mortgage_scope == standard.mortgage_scope


def test_the_house_rules_that_still_fit_are_known() -> None:
    choice = Choice("1994", "standard", (("no-auctions", 0),))
    assert "parking-pot" in possible(choice)
    assert not {"no-auctions", "auction-reserve", "finish-the-round"} & set(possible(choice))


def test_every_game_is_printed_in_some_edition() -> None:
    assert {game for edition in CATALOGUE.values() for game in edition.games} == set(GAMES)


def test_another_edition_keeps_the_game_and_the_house_rules_it_has_room_for() -> None:
    before = Choice("1994", "time-limit", (POT, ROUND))
    assert with_edition(before, "2008") == Choice("2008", "time-limit", (POT, ROUND))


def test_another_edition_without_the_game_falls_back_to_the_standard_one() -> None:
    before = Choice("1994", "time-limit", (POT, ROUND))
    after = with_edition(before, "1935")
    assert after == Choice("1935", "standard", (POT,))
    assert dropped(before, after) == ("finish-the-round",)


def test_another_game_leaves_behind_what_only_the_timed_ones_have() -> None:
    before = Choice("1994", "time-limit", (FINE, ROUND))
    assert with_game(before, "short") == Choice("1994", "short", (FINE,))


def test_house_rules_stand_in_the_order_of_the_list() -> None:
    after = with_house_rule(Choice("1994", "standard", (FINE,)), *POT)
    assert after.house_rules == (POT, FINE)


def test_a_house_rule_that_is_chosen_gets_another_number() -> None:
    before = Choice("1994", "standard", (POT, FINE))
    assert with_house_rule(before, "parking-pot", 0).house_rules == (("parking-pot", 0), FINE)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda it: with_edition(it, "1066"), "unknown"),
        (lambda it: with_game(it, "new-short"), "unknown"),
        (lambda it: with_house_rule(it, "free-beer"), "unknown"),
        (lambda it: with_house_rule(it, "jail-fine", 501), "number"),
        (lambda it: with_house_rule(it, "jail-fine", -1), "number"),
        (lambda it: with_house_rule(it, "cash-bids"), "twice"),
        (lambda it: with_house_rule(it, "finish-the-round"), "needs"),
    ],
)
def test_what_cannot_be_played_is_not_chosen(change: object, kind: str) -> None:
    with pytest.raises(NotPlayable) as refused:
        change(Choice("1994", "standard", (("no-auctions", 0),)))  # type: ignore[operator]
    assert refused.value.kind == kind


def test_the_book_alone_is_the_standard_game_of_the_same_edition() -> None:
    assert by_the_book(Choice("2008", "short", (POT,))) == Choice("2008")


def test_what_the_book_says_anyway_is_no_house_rule_to_choose() -> None:
    doubles = ("throw-after-jail-doubles", "no-throw-after-jail-doubles")
    assert changing(Choice("1935"), doubles) == doubles[1:]
    assert changing(Choice("1994"), doubles) == doubles[:1]
    taken = Choice("1994", "standard", ((doubles[1], 0),))
    assert changing(taken, doubles) == doubles
    assert changing(Choice("2008"), ("own-turn-building",)) == ()


@pytest.mark.parametrize("edition", CATALOGUE)
def test_most_house_rules_change_something_in_every_game(edition: str) -> None:
    for game in CATALOGUE[edition].games:
        assert len(changing(Choice(edition, game), HOUSE_RULES)) >= len(HOUSE_RULES) - 4


def test_an_old_choice_is_played_as_far_as_it_can_be() -> None:
    stale = Choice("1066", "new-short", (POT, ("free-beer", 0), ("jail-fine", 9999), ROUND))
    assert fitting(stale) == Choice(DEFAULT, "standard", (POT,))


@pytest.mark.parametrize("edition", CATALOGUE)
def test_whatever_is_chosen_in_a_row_can_be_played(edition: str) -> None:
    choice = Choice(edition)
    for name, rule in HOUSE_RULES.items():
        try:
            choice = with_house_rule(choice, name, rule.usual)
        except NotPlayable:
            continue
    assert len(choice.house_rules) > 15
    for other in CATALOGUE:
        resolve(with_edition(choice, other))
