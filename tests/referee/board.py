"""The board as it is printed: prices, rents and groups of the title deeds, in dollars.

Nothing here is read from the engine: it is what the engine is checked against.
"""

from typing import NamedTuple


class Street(NamedTuple):
    """A lot that can be built on; `rents` are bare, one to four houses, hotel."""

    group: str
    price: int
    house: int
    rents: tuple[int, int, int, int, int, int]


STREETS = {
    1: Street("brown", 60, 50, (2, 10, 30, 90, 160, 250)),  # Mediterranean Avenue
    3: Street("brown", 60, 50, (4, 20, 60, 180, 320, 450)),  # Baltic Avenue
    6: Street("light_blue", 100, 50, (6, 30, 90, 270, 400, 550)),  # Oriental Avenue
    8: Street("light_blue", 100, 50, (6, 30, 90, 270, 400, 550)),  # Vermont Avenue
    9: Street("light_blue", 120, 50, (8, 40, 100, 300, 450, 600)),  # Connecticut Avenue
    11: Street("pink", 140, 100, (10, 50, 150, 450, 625, 750)),  # St. Charles Place
    13: Street("pink", 140, 100, (10, 50, 150, 450, 625, 750)),  # States Avenue
    14: Street("pink", 160, 100, (12, 60, 180, 500, 700, 900)),  # Virginia Avenue
    16: Street("orange", 180, 100, (14, 70, 200, 550, 750, 950)),  # St. James Place
    18: Street("orange", 180, 100, (14, 70, 200, 550, 750, 950)),  # Tennessee Avenue
    19: Street("orange", 200, 100, (16, 80, 220, 600, 800, 1000)),  # New York Avenue
    21: Street("red", 220, 150, (18, 90, 250, 700, 875, 1050)),  # Kentucky Avenue
    23: Street("red", 220, 150, (18, 90, 250, 700, 875, 1050)),  # Indiana Avenue
    24: Street("red", 240, 150, (20, 100, 300, 750, 925, 1100)),  # Illinois Avenue
    26: Street("yellow", 260, 150, (22, 110, 330, 800, 975, 1150)),  # Atlantic Avenue
    27: Street("yellow", 260, 150, (22, 110, 330, 800, 975, 1150)),  # Ventnor Avenue
    29: Street("yellow", 280, 150, (24, 120, 360, 850, 1025, 1200)),  # Marvin Gardens
    31: Street("green", 300, 200, (26, 130, 390, 900, 1100, 1275)),  # Pacific Avenue
    32: Street("green", 300, 200, (26, 130, 390, 900, 1100, 1275)),  # North Carolina Avenue
    34: Street("green", 320, 200, (28, 150, 450, 1000, 1200, 1400)),  # Pennsylvania Avenue
    37: Street("dark_blue", 350, 200, (35, 175, 500, 1100, 1300, 1500)),  # Park Place
    39: Street("dark_blue", 400, 200, (50, 200, 600, 1400, 1700, 2000)),  # Boardwalk
}
RAILROADS = (5, 15, 25, 35)
UTILITIES = (12, 28)
RAILROAD_PRICE, UTILITY_PRICE = 200, 150
RAILROAD_RENT = {1: 25, 2: 50, 3: 100, 4: 200}
"""RENT-12: by how many the owner has."""
UTILITY_FACTOR = {1: 4, 2: 10}
"""RENT-13: times the roll, by how many the owner has."""

GO, JAIL, FREE_PARKING, GO_TO_JAIL = 0, 10, 20, 30
INCOME_TAX, LUXURY_TAX = 4, 38
CHANCE_SPACES = (7, 22, 36)
CHEST_SPACES = (2, 17, 33)
SPACES = 40

PRICES: dict[int, int] = dict(
    sorted(
        {
            **{space: street.price for space, street in STREETS.items()},
            **dict.fromkeys(RAILROADS, RAILROAD_PRICE),
            **dict.fromkeys(UTILITIES, UTILITY_PRICE),
        }.items()
    )
)
"""The printed price of each of the 28 deeds, in board order."""


def members(group: str) -> tuple[int, ...]:
    """The lots of a color group, in board order."""
    return tuple(space for space, street in STREETS.items() if street.group == group)


GROUPS = {street.group: members(street.group) for street in STREETS.values()}
"""The lots of each color group."""


def loan(space: int) -> int:
    """MORT-02: half the printed price."""
    return PRICES[space] // 2


def sisters(space: int) -> tuple[int, ...]:
    """All lots of a street's group, itself included; of a railroad or utility only itself."""
    return GROUPS[STREETS[space].group] if space in STREETS else (space,)
