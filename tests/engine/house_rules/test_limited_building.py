"""House rule limited-building: so many houses and hotels a player from one turn to the next."""

from engine.core.errors import Reason
from engine.core.offered import Unbuildable
from engine.view import seat_view
from tests.support.game import A
from tests.support.plays import plays


def start(rules: str = "limited-building=3", browns: str = "browns") -> str:
    """A has the browns and the light blues, B the dark blues."""
    return f"rules {rules}; A deeds {browns},light-blues; B deeds dark-blues"


def test_house_08_so_many_at_once_and_no_more() -> None:
    plays(
        f"{start()}: A may build brown 1..3; A may build light_blue 1..3",
        "A build baltic=2,mediterranean=2: refused building-limit",
        "A build baltic=2,mediterranean=1: A has baltic=2,mediterranean=1",
    )


def test_house_08_so_many_in_one_turn_on_whatever_group() -> None:
    game = plays(
        start(),
        "A build baltic=1: A may build brown 2..3; A may build light_blue 1..2",
        "A build oriental=1,vermont=1: A may not build",
        "A build connecticut=1: refused building-limit",
    )
    assert seat_view(game.state, A).unbuildable == (
        Unbuildable("brown", Reason.BUILDING_LIMIT),
        Unbuildable("light_blue", Reason.BUILDING_LIMIT),
    )


def test_house_08_the_next_turn_whoevers_it_is_allows_as_many_again() -> None:
    plays(
        start(),
        "A build baltic=2,mediterranean=1 / A throw 4+6",
        "A build oriental=1: refused building-limit / A end",
        "A build light-blues=1: A has light-blues=1",
    )


def test_house_08_others_have_a_count_of_their_own_in_my_turn() -> None:
    plays(
        start(),
        "A build baltic=2,mediterranean=1: B may build dark_blue 1..3",
        "B build dark-blues=1: B may build dark_blue 3..3",
    )


def test_house_08_a_hotel_counts_like_a_house() -> None:
    plays(
        f"{start('limited-building=1', 'browns=4')}: A may build brown 9..9",
        "A build baltic=5: A may not build",
    )


def test_house_08_selling_gives_nothing_back() -> None:
    plays(
        start("limited-building=1"),
        "A build baltic=1 / A sell baltic=0 / A build baltic=1: refused building-limit",
    )


def test_house_08_without_the_rule_there_is_no_limit() -> None:
    plays("A deeds browns: A may build brown 1..10")


def test_house_07_together_with_building_in_ones_own_turn() -> None:
    plays(
        start("own-turn-building limited-building=3"),
        "B build park-place=1: refused not-own-turn / A build baltic=2,mediterranean=1",
        "A build oriental=1: refused building-limit",
    )
