"""The board against itself, and against a second table of prices and rents typed in here."""

from dataclasses import fields
from pathlib import Path

import pytest

from engine.core.saves import dump_rules, load_rules
from engine.editions import board as data
from engine.editions.board import Board, PlainSpace, Property, board
from engine.editions.catalogue import CATALOGUE, rules_of
from tests.support.game import SHARED_EDITIONS

DATA = Path(data.__file__).parent / "data"
# space: price, bare, one house, two, three, four, hotel
STREETS = {
    1: (60, 2, 10, 30, 90, 160, 250),
    3: (60, 4, 20, 60, 180, 320, 450),
    6: (100, 6, 30, 90, 270, 400, 550),
    8: (100, 6, 30, 90, 270, 400, 550),
    9: (120, 8, 40, 100, 300, 450, 600),
    11: (140, 10, 50, 150, 450, 625, 750),
    13: (140, 10, 50, 150, 450, 625, 750),
    14: (160, 12, 60, 180, 500, 700, 900),
    16: (180, 14, 70, 200, 550, 750, 950),
    18: (180, 14, 70, 200, 550, 750, 950),
    19: (200, 16, 80, 220, 600, 800, 1000),
    21: (220, 18, 90, 250, 700, 875, 1050),
    23: (220, 18, 90, 250, 700, 875, 1050),
    24: (240, 20, 100, 300, 750, 925, 1100),
    26: (260, 22, 110, 330, 800, 975, 1150),
    27: (260, 22, 110, 330, 800, 975, 1150),
    29: (280, 24, 120, 360, 850, 1025, 1200),
    31: (300, 26, 130, 390, 900, 1100, 1275),
    32: (300, 26, 130, 390, 900, 1100, 1275),
    34: (320, 28, 150, 450, 1000, 1200, 1400),
    37: (350, 35, 175, 500, 1100, 1300, 1500),
    39: (400, 50, 200, 600, 1400, 1700, 2000),
}
# Colours in the order of the board, with what one house of each costs.
COLOURS = {
    "brown": (50, (1, 3)),
    "light_blue": (50, (6, 8, 9)),
    "pink": (100, (11, 13, 14)),
    "orange": (100, (16, 18, 19)),
    "red": (150, (21, 23, 24)),
    "yellow": (150, (26, 27, 29)),
    "green": (200, (31, 32, 34)),
    "dark_blue": (200, (37, 39)),
}
PLACES = {
    0: "go",
    2: "draw",
    4: "tax",
    7: "draw",
    10: "jail",
    17: "draw",
    20: "free_parking",
    22: "draw",
    30: "go_to_jail",
    33: "draw",
    36: "draw",
    38: "tax",
}
NAMES = [
    "GO",
    "Mediterranean Avenue",
    "Community Chest",
    "Baltic Avenue",
    "Income Tax",
    "Reading Railroad",
    "Oriental Avenue",
    "Chance",
    "Vermont Avenue",
    "Connecticut Avenue",
    "Jail / Just Visiting",
    "St. Charles Place",
    "Electric Company",
    "States Avenue",
    "Virginia Avenue",
    "Pennsylvania Railroad",
    "St. James Place",
    "Community Chest",
    "Tennessee Avenue",
    "New York Avenue",
    "Free Parking",
    "Kentucky Avenue",
    "Chance",
    "Indiana Avenue",
    "Illinois Avenue",
    "B. & O. Railroad",
    "Atlantic Avenue",
    "Ventnor Avenue",
    "Water Works",
    "Marvin Gardens",
    "Go To Jail",
    "Pacific Avenue",
    "North Carolina Avenue",
    "Community Chest",
    "Pennsylvania Avenue",
    "Short Line",
    "Chance",
    "Park Place",
    "Luxury Tax",
    "Boardwalk",
]


BOARDS = sorted(
    path.stem.removeprefix("board-") for path in DATA.iterdir() if path.name.startswith("board-")
)
"""Every board there is, by name."""


@pytest.fixture(scope="module")
def classic() -> Board:
    return board("classic")


@pytest.fixture(scope="module", params=BOARDS)
def printed(request: pytest.FixtureRequest) -> Board:
    return board(request.param)


def street(classic: Board, space: int) -> Property:
    found = classic.spaces[space]
    assert isinstance(found, Property)
    assert found.kind == "street"
    return found


@pytest.mark.parametrize(("space", "figures"), STREETS.items())
def test_prices_and_rents_agree_with_the_table(
    classic: Board, space: int, figures: tuple[int, ...]
) -> None:
    found = street(classic, space)
    assert (found.price, *found.rents) == figures


def test_names_stand_in_board_order(classic: Board) -> None:
    assert [space.name for space in classic.spaces] == NAMES


def test_the_other_twelve_are_what_they_are(printed: Board) -> None:
    places = {s.index: s.kind for s in printed.spaces if isinstance(s, PlainSpace)}
    assert places == PLACES


def test_cards_are_drawn_and_taxes_paid_where_it_says(printed: Board) -> None:
    places = [space for space in printed.spaces if isinstance(space, PlainSpace)]
    assert {p.index: p.deck for p in places if p.deck} == {
        2: "community_chest",
        7: "chance",
        17: "community_chest",
        22: "chance",
        33: "community_chest",
        36: "chance",
    }
    assert {p.index: p.tax for p in places if p.tax} == {4: "income_tax", 38: "luxury_tax"}


@pytest.mark.parametrize("level", range(6))
def test_rents_never_fall_along_the_board(classic: Board, level: int) -> None:
    along = [street(classic, space).rents[level] for space in STREETS]
    assert along == sorted(along)


def test_bank_07_mortgages_are_half_the_price(printed: Board) -> None:
    assert len(printed.properties) == 28
    for prop in printed.properties.values():
        assert prop.mortgage * 2 == prop.price


@pytest.mark.parametrize(("colour", "expected"), COLOURS.items())
def test_house_04_house_prices_by_colour(
    classic: Board, colour: str, expected: tuple[int, tuple[int, ...]]
) -> None:
    cost, members = expected
    group = classic.groups[colour]
    assert (group.kind, group.house_cost, group.members) == ("street", cost, members)
    assert {street(classic, space).house_cost for space in members} == {cost}
    assert {street(classic, space).group for space in members} == {colour}


@pytest.mark.parametrize("colour", COLOURS)
def test_hotel_02_the_hotel_costs_as_much_as_a_house(printed: Board, colour: str) -> None:
    group = printed.groups[colour]
    assert group.hotel_cost_cash == group.house_cost


def test_rent_12_railroads_cost_200_and_double_with_each(classic: Board) -> None:
    railroads = classic.groups["railroad"]
    assert railroads.members == (5, 15, 25, 35)
    assert {classic.properties[space].price for space in railroads.members} == {200}
    assert railroads.rent_by_count_owned == (25, 50, 100, 200)


def test_rent_13_utilities_cost_150_and_take_four_or_ten_times(classic: Board) -> None:
    utilities = classic.groups["utility"]
    assert utilities.members == (12, 28)
    assert {classic.properties[space].price for space in utilities.members} == {150}
    assert utilities.dice_multiplier_by_count_owned == (4, 10)


def test_what_all_deeds_together_cost(classic: Board) -> None:
    assert sum(prop.price for prop in classic.properties.values()) == 5690


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        board("flat")


# -- rules of the shared editions --------------------------------------------------------------


def test_the_shared_editions_are_in_the_catalogue() -> None:
    assert set(SHARED_EDITIONS) <= set(CATALOGUE)
    assert all(found.rules.edition == year for year, found in CATALOGUE.items())


@pytest.mark.parametrize("edition", SHARED_EDITIONS)
def test_the_shared_editions_play_by_the_same_rules(edition: str) -> None:
    rules, other = rules_of(edition), rules_of("1973")
    names = [field.name for field in fields(rules)]
    differing = {it for it in names if getattr(rules, it) != getattr(other, it)}
    assert differing - {"edition"} == set()


@pytest.mark.parametrize("edition", SHARED_EDITIONS)
def test_the_numbers_that_the_rulebooks_name(edition: str) -> None:
    rules = rules_of(edition)
    assert (rules.start_cash, rules.go_salary, rules.jail_fine) == (1500, 200, 50)
    assert (rules.houses, rules.hotels, rules.hotel_level) == (32, 12, 5)
    assert (rules.jail_turns, rules.jail_prepay_turns, rules.doubles_to_jail) == (3, 2, 3)
    assert (rules.interest_percent, rules.luxury_tax) == (10, 75)
    assert (rules.income_tax.kind, rules.income_tax.flat) == ("tenth-or-flat", 200)


@pytest.mark.parametrize("edition", SHARED_EDITIONS)
def test_the_rules_survive_being_saved(edition: str) -> None:
    for rules in (rules_of(edition).played_live(), rules_of(edition).played_by_post()):
        assert load_rules(dump_rules(rules)) == rules


@pytest.mark.parametrize(("name", "first"), [("classic", "dark_purple"), ("us2008", "brown")])
def test_the_first_streets_were_dark_purple_until_they_became_brown(name: str, first: str) -> None:
    groups = board(name).groups
    assert [group.sign for group in groups.values()] == [first, *list(groups)[1:]]
