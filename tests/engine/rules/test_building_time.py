"""HOUSE-07 in 2008: houses are bought in one's own turn only, from Jail too."""

from engine.core.actions import Build, Decline, EndTurn, SellBuildings, Throw
from engine.core.decisions import Auction
from engine.core.errors import Reason
from engine.core.offered import BuildOffer, SellLotsOffer, SellOffer, Unbuildable
from engine.view import seat_view
from tests.support.editions import builds_any_time
from tests.support.game import (
    BALTIC,
    BROWNS,
    MEDITERRANEAN,
    ORIENTAL,
    A,
    B,
    Game,
    live,
)

HOUSE = Build(((BALTIC, 1),))


def browns() -> Game:
    """A owns the browns."""
    return live().owns(A, *BROWNS)


def builds(game: Game) -> list[object]:
    return [offer for offer in game.offers(A) if isinstance(offer, BuildOffer)]


def test_house_07_in_2008_not_in_anothers_turn() -> None:
    game = browns().to_move(B)
    assert game.refused(A, HOUSE) is Reason.NOT_OWN_TURN
    assert builds(game) == []
    assert seat_view(game.state, A).unbuildable == (Unbuildable("brown", Reason.NOT_OWN_TURN),)


@builds_any_time
def test_house_07_before_2008_at_any_time() -> None:
    game = browns().to_move(B)
    assert builds(game) == [BuildOffer("brown", 1, 10)]
    game.play(A, HOUSE)
    assert game.level(BALTIC) == 1


def test_house_07_in_2008_before_the_throw_and_after_it() -> None:
    game = browns()
    game.play(A, HOUSE)
    game.play(A, Throw(), (4, 6))
    game.play(A, Build(((MEDITERRANEAN, 1),)))
    game.play(A, EndTurn())
    assert game.refused(A, Build(((BALTIC, 2),))) is Reason.NOT_OWN_TURN


def test_house_07_in_2008_while_ones_own_turn_waits_for_others() -> None:
    game = browns()
    game.play(A, Throw(), (1, 5))
    game.play(A, Decline())
    assert isinstance(game.decision, Auction)
    assert game.space_of(A) == ORIENTAL
    game.play(A, HOUSE)


def test_house_11_amb_47_in_2008_a_jailed_player_builds_in_the_own_turn() -> None:
    game = browns().jailed(A).to_move(A)
    game.play(A, HOUSE)
    assert game.level(BALTIC) == 1
    assert browns().jailed(A).to_move(B).refused(A, HOUSE) is Reason.NOT_OWN_TURN


def test_sell_05_selling_back_waits_for_no_turn() -> None:
    game = browns().levels(BROWNS, 1, 1).to_move(B)
    assert any(isinstance(it, SellOffer | SellLotsOffer) for it in game.offers(A))
    game.play(A, SellBuildings(((BALTIC, 0),)))


def test_house_07_in_2008_what_else_is_wrong_is_said_first_where_a_turn_would_not_help() -> None:
    game = browns().mortgaged(BALTIC).to_move(B)
    assert seat_view(game.state, A).unbuildable == (Unbuildable("brown", Reason.GROUP_MORTGAGED),)
