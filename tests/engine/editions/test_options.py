"""Games and house rules: named replacements of Rules fields, refused where they contradict."""

import pytest

from engine.core.saves import dump_rules, load_rules
from engine.editions.catalogue import CATALOGUE, rules_of
from engine.editions.options import (
    GAMES,
    HOUSE_RULES,
    Choice,
    NotPlayable,
    chosen,
    possible,
    resolve,
)
from engine.editions.policies import DeedsSold, Pot


def _number(name: str) -> int:
    numbers = HOUSE_RULES[name].numbers
    return numbers.usual if numbers else 0


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
        Choice(e, g, ((name, _number(name)),)) for e in CATALOGUE for g in CATALOGUE[e].games
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
