"""House rule limited-building: so many houses and hotels a player from one turn to the next."""

from engine.core.actions import Build, EndTurn, SellBuildings, Throw
from engine.core.errors import Reason
from engine.core.offered import BuildOffer, Unbuildable
from engine.view import seat_view
from tests.support.game import (
    BALTIC,
    BROWNS,
    CONNECTICUT,
    DARK_BLUES,
    LIGHT_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    VERMONT,
    A,
    B,
    Game,
    live,
    live_with,
)

THREE = "limited-building 3"


def browns(*house_rules: str) -> Game:
    """A has the browns and the light blues, B the dark blues."""
    game = live_with(*(house_rules or (THREE,)))
    return game.owns(A, *BROWNS, *LIGHT_BLUES).owns(B, *DARK_BLUES)


def builds(game: Game, seat: int = A) -> list[object]:
    return [offer for offer in game.offers(seat) if isinstance(offer, BuildOffer)]


def test_house_08_so_many_at_once_and_no_more() -> None:
    game = browns()
    assert builds(game) == [BuildOffer("brown", 1, 3), BuildOffer("light_blue", 1, 3)]
    assert game.refused(A, Build(((BALTIC, 2), (MEDITERRANEAN, 2)))) is Reason.BUILDING_LIMIT
    game.play(A, Build(((BALTIC, 2), (MEDITERRANEAN, 1))))
    assert (game.level(BALTIC), game.level(MEDITERRANEAN)) == (2, 1)


def test_house_08_so_many_in_one_turn_on_whatever_group() -> None:
    game = browns()
    game.play(A, Build(((BALTIC, 1),)))
    assert builds(game) == [BuildOffer("brown", 2, 3), BuildOffer("light_blue", 1, 2)]
    game.play(A, Build(((ORIENTAL, 1), (VERMONT, 1))))
    assert builds(game) == []
    assert game.refused(A, Build(((CONNECTICUT, 1),))) is Reason.BUILDING_LIMIT
    assert seat_view(game.state, A).unbuildable == (
        Unbuildable("brown", Reason.BUILDING_LIMIT),
        Unbuildable("light_blue", Reason.BUILDING_LIMIT),
    )


def test_house_08_the_next_turn_whoevers_it_is_allows_as_many_again() -> None:
    game = browns()
    game.play(A, Build(((BALTIC, 2), (MEDITERRANEAN, 1))))
    game.play(A, Throw(), (4, 6))
    assert game.refused(A, Build(((ORIENTAL, 1),))) is Reason.BUILDING_LIMIT
    game.play(A, EndTurn())
    game.play(A, Build(((ORIENTAL, 1), (VERMONT, 1), (CONNECTICUT, 1))))
    assert game.level(CONNECTICUT) == 1


def test_house_08_others_have_a_count_of_their_own_in_my_turn() -> None:
    game = browns()
    game.play(A, Build(((BALTIC, 2), (MEDITERRANEAN, 1))))
    assert builds(game, B) == [BuildOffer("dark_blue", 1, 3)]
    game.play(B, Build(((DARK_BLUES[0], 1), (DARK_BLUES[1], 1))))
    assert builds(game, B) == [BuildOffer("dark_blue", 3, 3)]


def test_house_08_a_hotel_counts_like_a_house() -> None:
    game = browns("limited-building 1").levels(BROWNS, 4, 4)
    assert builds(game)[0] == BuildOffer("brown", 9, 9)
    game.play(A, Build(((BALTIC, 5),)))
    assert builds(game) == []


def test_house_08_selling_gives_nothing_back() -> None:
    game = browns("limited-building 1")
    game.play(A, Build(((BALTIC, 1),)))
    game.play(A, SellBuildings(((BALTIC, 0),)))
    assert game.refused(A, Build(((BALTIC, 1),))) is Reason.BUILDING_LIMIT


def test_house_08_without_the_rule_there_is_no_limit() -> None:
    game = live().owns(A, *BROWNS)
    assert builds(game) == [BuildOffer("brown", 1, 10)]


def test_house_07_together_with_building_in_ones_own_turn() -> None:
    game = browns(THREE, "own-turn-building")
    assert game.refused(B, Build(((DARK_BLUES[0], 1),))) is Reason.NOT_OWN_TURN
    game.play(A, Build(((BALTIC, 2), (MEDITERRANEAN, 1))))
    assert game.refused(A, Build(((ORIENTAL, 1),))) is Reason.BUILDING_LIMIT
