"""What must have been true before each event: what contradicts the state is refused."""

from dataclasses import replace

import pytest

from engine.core import events as e
from engine.core.actions import Mortgage, Resign, Roll, Side
from engine.core.agenda import Agenda
from engine.core.chance import FairChance
from engine.core.errors import ImpossibleTransition
from engine.core.evolve import EVOLVE, evolve
from engine.core.saves import dump_state
from engine.core.state import GameState
from engine.core.table import Table
from engine.core.why import LuxuryTax, Rent
from engine.game import apply
from engine.rules import turn
from tests.support.game import (
    BALTIC,
    DARK_BLUES,
    MEDITERRANEAN,
    ORIENTAL,
    PARK_PLACE,
    READING,
    A,
    B,
    C,
    D,
    live,
)

PASS = "CH-GOOJF"
WHY = LuxuryTax()
TRADE = e.Trade(1, A, B, Side((BALTIC,)), Side(cash=10))
CLAIM = e.RentClaim(7, A, B, Rent(PARK_PLACE, "bare", 35, 1, 0), 1)
INTENT = e.Intent(8, A, Mortgage(PARK_PLACE))
LEVELS = tuple((lot, 1) for lot in DARK_BLUES)


def position() -> GameState:
    """A, with Baltic mortgaged, the dark blues and a jail card, rolls; C has left, D is in Jail."""
    game = live().owns(A, BALTIC, *DARK_BLUES).mortgaged(BALTIC).holds(A, PASS).jailed(D, 1)
    game.owns(B, READING).play(C, Resign())
    return game.state


CONTRADICTIONS: dict[str, e.Event] = {
    "a deed bought is the Bank's": e.PropertyBought(B, BALTIC, 60),
    "a deed bought is paid for": e.PropertyBought(B, ORIENTAL, 1501),
    "a buyer still plays": e.PropertyBought(C, ORIENTAL, 0),
    "a deed won is the Bank's": e.DeedTaken(B, READING),
    "a winner still plays": e.DeedTaken(C, ORIENTAL),
    "a deed that nobody bid for is the Bank's": e.AuctionUnsold(READING),
    "a deed dealt is the Bank's": e.DeedsDealt(B, (ORIENTAL, BALTIC), 100),
    "what is dealt is paid for": e.DeedsDealt(B, (ORIENTAL,), 1501),
    "a payer has the money": e.Paid(A, (), 1501, WHY),
    "nobody pays less than nothing": e.Paid(A, (), -1, WHY),
    "creditors get equal parts": e.Paid(A, (B, D), 101, WHY),
    "a creditor still plays": e.Paid(A, (C,), 10, WHY),
    "who receives still plays": e.Received(C, 10, WHY),
    "nobody receives less than nothing": e.Received(A, -10, WHY),
    "who passes GO still plays": e.SalaryPaid(C, 200),
    "what lies on Free Parking is counted": e.PotLaid(10, 20),
    "all that lies there is taken": e.PotTaken(A, 5),
    "a card drawn is in its deck": e.CardDrawn(A, PASS),
    "a card kept is nobody's": e.CardKept(B, PASS),
    "a card returned is not in its deck": e.CardReturned("CC-GOOJF"),
    "a jail card used is one's own": e.JailCardUsed(B, PASS),
    "a jail card bought is in its deck": e.JailCardTaken(B, PASS),
    "a buyer of a jail card still plays": e.JailCardTaken(C, "CC-GOOJF"),
    "houses built are in stock": e.Built(A, LEVELS, 400, 31, 12),
    "houses built are on one's own lots": e.Built(B, LEVELS, 400, 30, 12),
    "houses built are paid for": e.Built(A, LEVELS, 1501, 30, 12),
    "building adds something": e.Built(A, ((PARK_PLACE, 0),), 0, 32, 12),
    "houses sold stood there": e.BuildingsSold(A, LEVELS, 200, 34, 12),
    "selling takes something away": e.BuildingsSold(A, LEVELS, 200, 30, 12),
    "what is sold is not nothing": e.BuildingsSold(A, ((PARK_PLACE, 0),), 100, 32, 12),
    "a deed mortgaged is one's own": e.Mortgaged(B, PARK_PLACE, 175),
    "a deed is mortgaged once": e.Mortgaged(A, BALTIC, 30),
    "a mortgage paid off is one's own": e.Unmortgaged(B, BALTIC, 33),
    "a mortgage paid off was there": e.Unmortgaged(A, PARK_PLACE, 193),
    "a mortgage is paid off in cash": e.Unmortgaged(A, BALTIC, 1501),
    "a mortgage undone was there": e.MortgageUndone(A, PARK_PLACE, 175),
    "a trade made lay open": e.TradeMade(TRADE),
    "a trade closed lay open": e.TradeClosed(TRADE, "gone"),
    "rent claimed was open": e.RentClaimed(CLAIM),
    "rent that lapses was open": e.RentLapsed(CLAIM, "throw"),
    "an intent done was waiting": e.IntentDone(INTENT),
    "an intent dropped was waiting": e.IntentDropped(INTENT, "owner"),
    "who goes bankrupt still plays": e.WentBankrupt(C, ()),
    "who leaves an estate has left": e.EstateTaken(A, B, 1500, (), ()),
    "an estate has all the cash": e.EstateSurrendered(C, 10, (), ()),
    "an estate has no deeds of others": e.EstateSurrendered(C, 0, (BALTIC,), ()),
    "an estate has no cards of others": e.EstateTaken(C, B, 0, (), (PASS,)),
    "the mover has the dice": e.DiceRolled(B, 1, 2, 4),
    "no roll is left out": e.DiceRolled(A, 1, 2, 9),
    "no roll is made twice": e.RentRolled(A, 1, 2, 0),
    "a turn is of a player": e.TurnStarted(C),
    "a token moves from where it is": e.Moved(A, 7, 9),
    "a jailed token does not move": e.Moved(D, 10, 12),
    "nobody is jailed twice": e.Jailed(D, "card"),
    "failed rolls are counted one by one": e.JailRollFailed(D, 3),
    "who fails in Jail is there": e.JailRollFailed(A, 1),
    "who leaves Jail is there": e.JailLeft(A, "fine"),
    "a winner is in the game": e.GameEnded((C,)),
    "somebody wins": e.GameEnded(()),
    "an id is given once": e.AgendaChanged(Agenda(serial=0)),
    "an id was given once": e.Waiting((), 0),
}


@pytest.mark.parametrize("event", CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_a_contradiction_is_refused(event: e.Event) -> None:
    with pytest.raises(ImpossibleTransition):
        evolve(position(), event)


def test_what_follows_from_the_position_is_accepted() -> None:
    for event in (
        e.PropertyBought(B, ORIENTAL, 100),
        e.Paid(A, (B, D), 100, WHY),
        e.Built(A, LEVELS, 400, 30, 12),
        e.BuildingsSold(A, tuple((lot, 0) for lot in DARK_BLUES), 200, 32, 12),
        e.Unmortgaged(A, BALTIC, 33),
        e.DiceRolled(A, 1, 2, 4),
        e.Moved(A, 0, 3),
        e.JailRollFailed(D, 2),
    ):
        state = position()
        if isinstance(event, e.BuildingsSold):
            evolve(state, e.Built(A, LEVELS, 400, 30, 12))
        evolve(state, event)


def trade(gives: Side, takes: Side) -> e.TradeMade:
    return e.TradeMade(e.Trade(1, A, B, gives, takes))


@pytest.mark.parametrize(
    "made",
    [
        trade(Side((READING,)), Side(cash=10)),
        trade(Side((BALTIC,)), Side(cash=1501)),
        trade(Side(cash=10), Side((), 0, (PASS,))),
    ],
    ids=["a deed of another", "cash that is not there", "a jail card of another"],
)
def test_a_trade_hands_over_what_is_there(made: e.TradeMade) -> None:
    state = position()
    evolve(state, e.TradeOffered(made.trade))
    with pytest.raises(ImpossibleTransition):
        evolve(state, made)


@pytest.mark.parametrize(
    "event", [e.TradeOffered(TRADE), e.RentClaimable(CLAIM), e.IntentQueued(INTENT)]
)
def test_what_lies_open_lies_there_once(event: e.Event) -> None:
    state = position()
    evolve(state, event)
    with pytest.raises(ImpossibleTransition):
        evolve(state, event)


def test_every_event_that_changes_something_can_be_contradicted() -> None:
    changing = {kind for kind, change in EVOLVE.items() if change.__name__ != "_nothing"}
    changing -= {e.MoveEnded, e.PurchaseOffered}  # They follow from the rules alone.
    lying_open = {e.TradeOffered, e.RentClaimable, e.IntentQueued}
    # A deck may be laid down anew, and a roll for the first turn is counted like the others.
    unconditional = {e.DeckShuffled, e.StarterRolled}
    tried = {type(event) for event in CONTRADICTIONS.values()}
    assert changing - unconditional == tried | lying_open


def test_a_frame_that_is_closed_is_pending() -> None:
    agenda = live().state.agenda
    turn = agenda.frames[0]
    with pytest.raises(ImpossibleTransition):
        agenda.remove(replace(turn))
    agenda.remove(turn)
    assert agenda.frames == ()


def test_an_action_that_contradicts_the_state_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def doubled(table: Table, seat: int, roll: int) -> None:
        table.emit(e.PropertyBought(seat, MEDITERRANEAN, 60))
        table.emit(e.PropertyBought(seat, MEDITERRANEAN, 60))

    state = live().state
    before = dump_state(state)
    monkeypatch.setattr(turn, "move_roll", doubled)
    with pytest.raises(ImpossibleTransition, match="not the Bank's"):
        apply(state, A, Roll(), FairChance(b"any"))
    assert dump_state(state) == before
