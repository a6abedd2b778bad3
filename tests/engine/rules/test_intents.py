"""AMB-05 by post: what is asked for too early waits, is checked again, and is done in time."""

import pytest

from engine.core.actions import (
    Action,
    Build,
    Decline,
    DropIntent,
    Lift,
    Mortgage,
    PassBid,
    RaiseMoney,
    Resign,
    SellBuildings,
    Throw,
)
from engine.core.decisions import DebtSettlement
from engine.core.errors import Reason
from engine.core.events import (
    Built,
    Intent,
    IntentDone,
    IntentDropped,
    IntentQueued,
    Mortgaged,
    TurnStarted,
    audience,
)
from engine.view import public_view, seat_view
from tests.support.game import (
    B_AND_O,
    BALTIC,
    BROWNS,
    CONNECTICUT,
    FREE_PARKING,
    LIGHT_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    PENNSYLVANIA_RR,
    READING,
    ST_CHARLES,
    STATES,
    VERMONT,
    VIRGINIA,
    A,
    B,
    C,
    D,
    Game,
    by_post,
    by_post_with,
    live,
    live_with,
)

PINKS = (ST_CHARLES, STATES, VIRGINIA)
ONE_HOUSE = Build(((BALTIC, 1),))
BOTH = Build(((BALTIC, 1), (MEDITERRANEAN, 1)))


def own_turn_only(seats: int = 3) -> Game:
    """By post, and one may build in one's own turn only; A to throw, B has the browns."""
    return by_post_with("own-turn-building", seats=seats).owns(B, *BROWNS)


def locked(game: Game) -> Game:
    """A owes the fine of the third turn in Jail, and the throw is still to be moved (AMB-45)."""
    game.cash(A, 0).owns(A, READING).jailed(A, 2).to_move(A)
    game.play(A, Throw(), (4, 6))
    assert isinstance(game.decision, DebtSettlement)
    return game


def to_free_parking(game: Game) -> None:
    """A throws and comes to rest where nothing happens; B is next."""
    game.at(A, FREE_PARKING - 3).play(A, Throw(), (1, 2))


def test_amb_05_building_before_ones_turn_waits_for_it() -> None:
    game = own_turn_only()
    (noted, _) = game.play(B, ONE_HOUSE)
    assert noted == IntentQueued(Intent(noted.intent.id, B, ONE_HOUSE))  # type: ignore[union-attr]
    assert game.level(BALTIC) == 0
    to_free_parking(game)
    assert game.level(BALTIC) == 1
    assert game.state.intents == []
    kinds = [type(event) for event in game.events]
    assert kinds.index(TurnStarted) < kinds.index(Built) < kinds.index(IntentDone)


@pytest.mark.parametrize(
    "action",
    [BOTH, SellBuildings(((CONNECTICUT, 0),)), Mortgage(PENNSYLVANIA_RR), Lift(B_AND_O)],
)
def test_amb_06_what_is_asked_for_in_the_lock_waits_for_its_end(action: Action) -> None:
    game = by_post(3).owns(B, *BROWNS, PENNSYLVANIA_RR, B_AND_O, *LIGHT_BLUES)
    game.levels((CONNECTICUT,), 1).mortgaged(B_AND_O)
    locked(game)
    game.play(B, action)
    assert [it.action for it in game.state.intents] == [action]
    game.play(A, RaiseMoney((), (READING,)))
    assert game.happened(IntentDone)
    assert game.state.intents == []
    assert game.is_sound()


def test_amb_05_live_it_is_refused_with_the_reason() -> None:
    game = live_with("own-turn-building", seats=3).owns(B, *BROWNS)
    assert game.refused(B, ONE_HOUSE) is Reason.NOT_OWN_TURN
    assert locked(live(3).owns(B, *BROWNS)).refused(B, ONE_HOUSE) is Reason.LOCKED
    assert list(seat_view(game.state, B).deferrable) == []


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Build(((BALTIC, 2),)), Reason.UNEVEN),
        (Build(((CONNECTICUT, 1),)), Reason.GROUP_INCOMPLETE),
        (Build(((BALTIC, 6), (MEDITERRANEAN, 6))), Reason.LEVEL_RANGE),
    ],
)
def test_amb_05_what_would_be_refused_in_time_is_refused_at_once(
    action: Action, reason: Reason
) -> None:
    assert own_turn_only().refused(B, action) is reason


def test_amb_05_nothing_is_noted_that_cannot_be_paid_for() -> None:
    assert own_turn_only().cash(B, 49).refused(B, ONE_HOUSE) is Reason.CANNOT_AFFORD


def test_amb_05_intents_are_done_in_the_order_of_asking() -> None:
    game = own_turn_only()
    game.play(B, Build(((MEDITERRANEAN, 1),)))
    game.play(B, ONE_HOUSE)
    to_free_parking(game)
    assert [event.levels for event in game.happened(Built)] == [
        ((MEDITERRANEAN, 1),),
        ((BALTIC, 1),),
    ]


def test_amb_05_an_intent_that_has_become_illegal_is_dropped_with_the_reason() -> None:
    game = own_turn_only()
    game.play(B, ONE_HOUSE)
    (intent,) = game.state.intents
    game.cash(B, 20)
    to_free_parking(game)
    facts = (("price", 50), ("cash", 20))
    dropped = IntentDropped(intent, "rules", Reason.CANNOT_AFFORD, facts)
    assert game.happened(IntentDropped) == [dropped]
    assert game.state.intents == []
    assert game.level(BALTIC) == 0


def test_amb_05_one_dropped_does_not_keep_the_next_from_being_done() -> None:
    game = own_turn_only()
    game.play(B, ONE_HOUSE)
    game.play(B, BOTH)
    to_free_parking(game)
    assert game.level(BALTIC) == 1
    assert game.level(MEDITERRANEAN) == 0
    (dropped,) = game.happened(IntentDropped)
    assert dropped.why is Reason.LEVEL_RANGE


def test_amb_05_the_same_wish_twice_is_one() -> None:
    game = own_turn_only()
    game.play(B, ONE_HOUSE)
    game.play(B, ONE_HOUSE)
    assert [it.action for it in game.state.intents] == [ONE_HOUSE]


def test_amb_05_ten_may_wait_and_no_more() -> None:
    game = own_turn_only().owns(B, *LIGHT_BLUES, *PINKS).cash(B, 9000)
    lots = (*BROWNS, *LIGHT_BLUES, *PINKS)
    for lot in lots:
        game.play(B, Build(((lot, 1),)))
    game.play(B, Build(((ORIENTAL, 1), (VERMONT, 1))))
    game.play(B, Build(((VERMONT, 1), (CONNECTICUT, 1))))
    assert game.refused(B, Build(((ST_CHARLES, 1), (STATES, 1)))) is Reason.TOO_MANY_INTENTS
    assert list(seat_view(game.state, B).deferrable) == []


def test_amb_05_its_owner_may_take_it_back() -> None:
    game = own_turn_only()
    game.play(B, ONE_HOUSE)
    (intent,) = game.state.intents
    assert game.refused(C, DropIntent(intent.id)) is Reason.NO_SUCH_INTENT
    assert DropIntent(intent.id) in game.offers(B)
    game.play(B, DropIntent(intent.id))
    assert game.happened(IntentDropped) == [IntentDropped(intent, "owner")]
    assert game.refused(B, DropIntent(intent.id)) is Reason.NO_SUCH_INTENT
    to_free_parking(game)
    assert game.level(BALTIC) == 0


def test_amb_05_with_a_player_the_intents_go() -> None:
    game = own_turn_only(4).owns(D, *BROWNS)
    game.play(D, ONE_HOUSE)
    (intent,) = game.state.intents
    game.play(D, Resign())
    assert game.happened(IntentDropped) == [IntentDropped(intent, "left")]
    assert game.is_sound()


def test_amb_05_when_the_game_is_over_nothing_waits() -> None:
    game = own_turn_only(3)
    game.play(B, ONE_HOUSE)
    game.play(C, Resign())
    assert len(game.state.intents) == 1
    game.play(A, Resign())
    assert game.state.winners == (B,)
    assert game.state.intents == []


def test_amb_05_a_debtor_is_not_asked_to_wait() -> None:
    game = own_turn_only().owns(B, READING).cash(B, 10).owes(B, 60)
    assert game.refused(B, ONE_HOUSE) is Reason.IN_DEBT
    assert list(seat_view(game.state, B).deferrable) == []
    game.play(B, Mortgage(READING))
    assert game.happened(Mortgaged)


def test_amb_05_an_intent_is_its_owners_secret_until_it_is_done() -> None:
    game = own_turn_only()
    events = game.play(B, ONE_HOUSE)
    assert audience(events[0]) == (B,)
    assert seat_view(game.state, B).intents == tuple(game.state.intents)
    assert seat_view(game.state, C).intents == ()
    assert public_view(game.state).intents == ()


def test_amb_05_an_intent_waits_through_an_auction_in_the_turn_of_another() -> None:
    game = own_turn_only()
    game.play(B, ONE_HOUSE)
    game.play(A, Throw(), (2, 4))
    game.play(A, Decline())
    assert len(game.state.intents) == 1
    for seat in (A, B, C):
        game.play(seat, PassBid())
    assert game.level(BALTIC) == 1
