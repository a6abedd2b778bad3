"""Why an offer is refused: the reason goes with the chance to win that is told beside it."""

from dataclasses import replace

import pytest

from engine.core.actions import SeatId, Side
from engine.core.events import PastOffer, Trade
from engine.core.events.trading import Closing
from engine.players.characters import CHARACTERS
from engine.players.judge.judging import Judge
from engine.players.motives import LEAST_TOLD, Motive
from engine.players.offer_limits import BETTER
from engine.players.policy.answering import why_refused
from engine.players.policy.fairness import gains
from engine.players.policy.viewpoint import Viewpoint
from engine.view import seat_view
from tests.support.game import A, B, C, position
from tests.support.judges import FixedJudge, OwningJudge, WorthJudge

TABLE = "0 hat $900 deeds 5,16,24; 1 dog $900 deeds 15,12,18; 2 boat $900 deeds 1,6,11"


def refusal(name: str, gives: Side, takes: Side, judge: Judge | None = None) -> Motive:
    """Why seat 0 would refuse an offer of seat 1's."""
    view = seat_view(position(TABLE).state, A)
    viewpoint = Viewpoint(view, CHARACTERS[name], judge=judge or WorthJudge(), strength="sharp")
    trade = Trade(99, B, A, gives, takes)
    return why_refused(viewpoint, trade, gains(viewpoint.preferring, view, trade))


def test_what_costs_chance_is_called_worse() -> None:
    found = refusal("neutral", Side(), Side((24,)))
    assert found.kind == "refused-loss"
    assert found.before is not None
    assert found.after is not None
    assert found.before - found.after >= LEAST_TOLD


def test_what_costs_too_much_cash_is_called_too_expensive() -> None:
    assert refusal("neutral", Side((15,)), Side(cash=400)).kind == "refused-cash"


def test_what_is_dear_and_costs_chance_is_not_called_too_small_a_gain() -> None:
    """A collector likes the railroad, but not at that price."""
    found = refusal("collector", Side((15,)), Side(cash=250))
    assert found.kind == "refused-cash"
    assert found.before is not None
    assert found.after is not None
    assert found.after < found.before


def test_what_brings_a_little_is_called_too_small_a_gain() -> None:
    found = refusal("neutral", Side(cash=205), Side((5,)))
    assert found.kind == "refused-little"
    assert found.before is not None
    assert found.after is not None
    assert found.after >= found.before


def test_a_builder_has_no_use_for_a_railroad_that_costs_no_chance() -> None:
    found = refusal("builder", Side((15,)), Side(cash=195))
    assert found == Motive("refused-unwanted", (15,), seat=B)


def test_a_collector_keeps_a_railroad_that_it_would_be_paid_for() -> None:
    found = refusal("collector", Side(cash=205), Side((5,)))
    assert found == Motive("refused-dear", (5,), seat=B)


@pytest.mark.parametrize(("mine", "kind"), [(0.02, "refused-share"), (0.001, "refused-little")])
def test_who_gets_little_of_a_large_gain_asks_for_a_larger_share(mine: float, kind: str) -> None:
    view, trade = seat_view(position(TABLE).state, A), Trade(99, B, A, Side(cash=205), Side((5,)))
    viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=WorthJudge(), strength="sharp")
    found = why_refused(viewpoint, trade, {A: mine, B: 0.06, C: -0.06 - mine})
    assert (found.kind, found.seat) == (kind, B)


@pytest.mark.parametrize(
    ("cash", "price", "kind", "most"),
    [(900, 300, "refused-little", None), (900, 301, "refused-limit", 300),
     (200, 260, "refused-limit", 170), (20, 301, "refused-cash", None)],
)  # fmt: skip
def test_the_most_that_it_pays_for_a_lone_deed_is_told(
    cash: int, price: int, kind: str, most: int | None
) -> None:
    """Whatever it would gain: half again the printed price, of the cash that the lap leaves."""
    view = seat_view(position(TABLE.replace("$900", f"${cash}", 1)).state, A)
    trade = Trade(99, B, A, Side((15,)), Side(cash=price))
    viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=OwningJudge(), strength="sharp")
    found = why_refused(viewpoint, trade, {A: 0.001, B: 0.06, C: -0.061})
    assert (found.kind, found.seat, found.dollars) == (kind, B, most)


def test_a_blocker_keeps_what_stops_another_player() -> None:
    found = refusal("blocker", Side(cash=185), Side((16,)))
    assert found == Motive("refused-dear", (16,), seat=B)


def asked_before(by: Closing, asked: int, again: int) -> Motive:
    """Why A refuses B, who asks $`again` for a railroad after an offer that ended like this."""
    view = seat_view(position(TABLE).state, A)
    past = Trade(98, B, A, Side((15,)), Side(cash=asked))
    trade = replace(past, id=99, takes=Side(cash=again))
    view.past_offers = (PastOffer(view.turn, past, by, (900, 900), (3, 3)),)
    viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=WorthJudge(), strength="sharp")
    return why_refused(viewpoint, trade, gains(viewpoint.preferring, view, trade))


@pytest.mark.parametrize("again", [400, 410])
def test_what_was_declined_and_is_asked_for_again_is_called_that(again: int) -> None:
    assert asked_before("declined", 400, again) == Motive("refused-again", seat=B, dollars=BETTER)


def test_a_notably_better_offer_than_the_one_declined_gets_its_own_reason() -> None:
    assert asked_before("declined", 400, 400 - BETTER + 1).kind == "refused-again"
    assert asked_before("declined", 400, 400 - BETTER).kind == "refused-cash"


@pytest.mark.parametrize("by", ["countered", "withdrawn", "gone"])
def test_what_was_not_declined_is_no_refusal(by: Closing) -> None:
    assert asked_before(by, 400, 400).kind == "refused-cash"


def test_a_blocker_helps_no_rival() -> None:
    # Both gain once the blocker has given space 5 away, and its rival most.
    kept, given = {A: 0.3, B: 0.4, C: 0.3}, {A: 0.31, B: 0.6, C: 0.09}
    judge = FixedJudge(lambda it: kept if it.deeds[5].owner == A else given)
    found = refusal("blocker", Side(cash=200), Side((5,)), judge)
    assert found == Motive("refused-rival", seat=B)


def in_debt_refusal(owed: int, to: SeatId, gives: Side, takes: Side) -> Motive:
    """Why seat 0 would refuse an offer of seat 1's, who owes so much."""
    view = seat_view(position(TABLE).owes(B, owed, to).state, A)
    viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=WorthJudge(), strength="sharp")
    trade = Trade(99, B, A, gives, takes)
    return why_refused(viewpoint, trade, gains(viewpoint.preferring, view, trade))


def test_amb_58_who_gets_all_by_a_bankruptcy_says_that_no_offer_helps() -> None:
    assert in_debt_refusal(5000, A, Side((15,)), Side(cash=100)) == Motive("refused-debt", seat=B)


def test_amb_58_who_is_not_owed_it_says_that_the_price_is_wrong() -> None:
    found = in_debt_refusal(950, C, Side((15,)), Side(cash=400))
    assert found.kind in {"refused-cash", "refused-loss"}
