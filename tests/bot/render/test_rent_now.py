"""The rent that the board shows on a lot: what a visitor would pay now."""

import pytest

from bot.render.board_description import board_spec
from bot.render.rent_now import rent_text
from engine.core.chance import FairChance
from engine.editions.board_names import US_NAMES, Currency
from engine.game import new_game
from engine.host.lobby import TOKENS
from engine.view import View, public_view
from tests.bot.render.tables import PEOPLE, RULES, WORDS, people
from tests.support.game import ORIENTAL, B, live, live_with


def table(**owners: int) -> View:
    """A table at which properties have owners: `_6=1` gives Oriental to seat 1."""
    view = public_view(new_game(RULES, TOKENS[:3], FairChance(b"rents")).state)
    for space, owner in owners.items():
        view.deeds[int(space[1:])].owner = owner
    return view


@pytest.mark.parametrize(
    ("level", "rent"), [(0, "$6"), (1, "$30"), (4, "$400"), (5, "$550")], ids=str
)
def test_a_street_shows_the_rent_of_its_buildings(level: int, rent: str) -> None:
    view = table(_6=0)
    view.deeds[6].level = level
    assert rent_text(6, view, WORDS) == rent


def test_a_full_set_without_houses_shows_the_double_rent() -> None:
    assert rent_text(6, table(_6=0, _8=0, _9=0), WORDS) == "$12"
    assert rent_text(6, table(_6=0, _8=0, _9=1), WORDS) == "$6"


@pytest.mark.parametrize(("owned", "rent"), [((5,), "$25"), ((5, 15, 25, 35), "$200")], ids=str)
def test_a_railroad_counts_how_many_its_owner_has(owned: tuple[int, ...], rent: str) -> None:
    assert rent_text(5, table(**{f"_{space}": 1 for space in owned}), WORDS) == rent


def test_a_utility_shows_what_the_dice_are_multiplied_by() -> None:
    assert rent_text(12, table(_12=1), WORDS) == "×4"
    assert rent_text(12, table(_12=1, _28=1), WORDS) == "×10"


def test_a_mortgaged_lot_shows_that_nothing_is_due() -> None:
    view = table(_6=0, _5=0)
    view.deeds[6].mortgaged = True
    assert rent_text(6, view, WORDS) == "$0"
    (railroad, street) = board_spec(view, PEOPLE).holdings
    assert (railroad.rent, railroad.mortgaged) == ("$25", False)
    assert (street.rent, street.mortgaged) == ("$0", True)


def test_an_owner_in_jail_collects_as_the_rules_of_the_table_say() -> None:
    held, usual = live_with("no-rent-in-jail"), live(2)
    for game, rent in ((held, "$0"), (usual, "$6")):
        view = public_view(game.owns(B, ORIENTAL).jailed(B).state)
        assert rent_text(ORIENTAL, view, WORDS) == rent


@pytest.mark.parametrize(("sign", "rents"), [("R$", ("6", "×4")), ("€", ("€6", "×4"))])
def test_a_currency_of_several_letters_stands_beside_no_rent(
    sign: Currency, rents: tuple[str, str]
) -> None:
    voice = people(WORDS, US_NAMES.model_copy(update={"currency": sign}))
    spec = board_spec(table(_6=0, _12=0), voice)
    assert tuple(it.rent for it in spec.holdings) == rents
    assert sign in spec.players[0].note
