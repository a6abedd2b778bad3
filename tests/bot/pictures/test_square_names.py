"""Names of any letters have room on their squares, on deeds and on cards."""

import random
from collections.abc import Iterator

import pytest

from bot.pictures.board_spec import Look, Square
from bot.pictures.card import BAND, EDGE
from bot.pictures.card import TITLES as CARD_TITLES
from bot.pictures.deed_side import ROOM, TITLE, TITLES
from bot.pictures.fonts import can_write, width
from bot.pictures.line_breaks import SOFT_HYPHEN, Lines, broken, heights
from bot.pictures.middle import CARD
from bot.pictures.square_names import cut_names, lines_of, place_of
from engine.editions.board_names import LONGEST, SHORTEST

NAMES = 2000
LETTERS = "WWWMmiilj  --ßÅÄéşŁ’.&1Щжйюыґ ΩΨάώς" + SOFT_HYPHEN
LOOKS: dict[int, Look] = {
    0: "go", 1: "street", 2: "chest", 4: "income", 7: "chance", 10: "jail", 11: "street",
    12: "electric", 15: "railroad", 17: "chest", 20: "parking", 21: "street", 22: "chance",
    30: "arrest", 31: "street", 36: "chance", 38: "luxury",
}  # fmt: skip
"""A square of each kind, on each side of the board."""


def names() -> Iterator[str]:
    chance = random.Random(24)
    for _ in range(NAMES):
        some = chance.choices(LETTERS, k=chance.randint(2, 6))  # Few: some names are all W.
        yield "".join(chance.choices(some, k=chance.randint(SHORTEST, LONGEST)))


def has_room(found: Lines, room: int, high: int) -> bool:
    """Whether lines are no wider than that; and two no higher, from the top of capitals to what
    reaches under the last.
    """
    across = max(width(line, found.size) for line in found.lines)
    places = [place for place, _ in heights(found, high / 2)]
    top, bottom = places[0] - 0.3 * found.size, places[-1] + 0.6 * found.size
    return across <= room and (len(places) == 1 or (top >= -1 and bottom <= high + 1))


def test_nothing_is_wider_or_higher_than_its_square() -> None:
    places = sorted(LOOKS.items())
    for number, name in enumerate(names()):
        space, look = places[number % len(places)]
        area, _ = place_of(space, look)
        found = lines_of(space, Square(look, name))
        assert has_room(found, area.width, area.height), (space, name, found)


def test_nothing_is_wider_or_higher_than_a_deed_or_a_card() -> None:
    for number, name in enumerate(names()):
        if number % 2:
            found = broken(name, ROOM, TITLES)
            assert has_room(found, ROOM, TITLE.height + 8), (name, found)
        else:
            room = CARD - 2 * EDGE
            found = broken(name, room, CARD_TITLES)
            assert has_room(found, room, BAND), (name, found)


def test_names_that_are_cut_are_told_by_their_squares() -> None:
    board = [Square("street", "Baltic", sign="brown")] * 40
    board[6] = Square("street", "W" * 24, sign="light_blue")
    board[10] = Square("jail", "Wartezimmer im Bürgeramt")
    assert cut_names(tuple(board)) == (6, 10)


@pytest.mark.parametrize("name", ["W" * 24, "Щ" * 24, "Elektrizitätswerk-Allee"])
def test_what_is_cut_on_a_square_is_whole_on_a_deed_and_a_card(name: str) -> None:
    assert can_write(name)
    for room, sizes in ((ROOM, TITLES), (CARD - 2 * EDGE, CARD_TITLES)):
        found = broken(name, room, sizes)
        assert ("".join(found.lines), found.is_cut) == (name, False)
