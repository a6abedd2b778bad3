"""What an offer must bring: a fair part of the gain, and no less than others would pay."""

import pytest

from engine.core import actions as a
from engine.core.actions import SeatId, Side
from engine.core.decisions import Debt, DebtSettlement
from engine.core.events import PastOffer, Trade
from engine.core.events.trading import Closing
from engine.core.position import Position
from engine.core.why import LuxuryTax
from engine.players.characters import CHARACTERS, NEUTRAL
from engine.players.judge.judging import Judge
from engine.players.motives import Motive
from engine.players.offer_limits import Company
from engine.players.policy.answering import answer
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View, seat_view
from tests.support.game import A, B, C, position
from tests.support.judges import FixedJudge

TABLE = "0 hat $500 deeds 24; 1 dog ${} deeds 21; 2 boat ${} deeds 11"
DEED = 24


def linear(to_a: int = 200, to_b: int = 1000, to_c: int = 0) -> Judge:
    """Return a judge to whom cash is all, and the deed worth so many dollars to its owner."""
    to_owner = {A: to_a, B: to_b, C: to_c}

    def chances(position: Position) -> dict[SeatId, float]:
        owner, seats = position.deeds[DEED].owner, position.seats
        worth = {it: seats[it].cash + (owner == it) * to_owner[it] for it in (A, B, C)}
        worth[C] += sum(150 * position.deeds[space].level for space in (21, 23, 24))
        return {it: dollars / 10_000 for it, dollars in worth.items()}

    return FixedJudge(chances)


def seen(*past: PastOffer, cash: int = 900, cash_of_b: int = 900) -> View:
    view = seat_view(position(TABLE.format(cash_of_b, cash)).state, A)
    view.past_offers = past
    return view


def accepts(paid: int, view: View, character: str = "neutral", judge: Judge | None = None) -> bool:
    """Whether A sells its deed to B for so much."""
    viewpoint = Viewpoint(view, CHARACTERS[character], judge=judge or linear(), strength="sharp")
    trade = Trade(99, B, A, Side(cash=paid), Side((DEED,)))
    return isinstance(answer(viewpoint, trade).action, a.AcceptTrade)


@pytest.mark.parametrize(
    ("character", "least"), [("neutral", 556), ("dealer", 479), ("saver", 637)]
)
def test_it_wants_a_fair_part_of_the_gain_by_its_character(character: str, least: int) -> None:
    """B gains $800 less what it pays beyond $200; a neutral A wants four fifths of that."""
    assert not accepts(least - 1, seen(), character)
    assert accepts(least, seen(), character)


@pytest.mark.parametrize("offered", [300, 400, 470])
@pytest.mark.parametrize(
    ("character", "asked"), [("neutral", 600), ("dealer", 520), ("saver", 680)]
)
def test_who_offers_less_is_asked_for_its_whole_part(
    character: str, asked: int, offered: int
) -> None:
    judge = linear(to_b=990)
    viewpoint = Viewpoint(seen(), CHARACTERS[character], judge=judge, strength="sharp")
    trade = Trade(99, B, A, Side(cash=offered), Side((DEED,)))
    found = answer(viewpoint, trade)
    assert found.action == a.OfferTrade(B, Side((DEED,)), Side(cash=asked), answers=99)
    assert (found.motive.kind, found.motive.dollars) == ("countered", asked - offered)


def test_nobody_is_asked_for_more_than_they_have() -> None:
    view = seen(cash_of_b=599)
    viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=linear(), strength="sharp")
    trade = Trade(99, B, A, Side(cash=300), Side((DEED,)))
    assert answer(viewpoint, trade).motive.kind == "refused-share"


@pytest.mark.parametrize(
    ("by", "to", "least"), [(B, A, 693), (A, B, 556), (C, A, 556), (B, C, 556)]
)
def test_of_a_second_deal_it_wants_twice_the_part(by: SeatId, to: SeatId, least: int) -> None:
    """Who makes deal after deal takes half the gain of each; for A it was a single one."""
    made = PastOffer(0, Trade(7, by, to, Side(cash=60), Side((3,))), "made", (900, 500), (1, 1))
    assert not accepts(least - 1, seen(made))
    assert accepts(least, seen(made))


def offered(by: SeatId, paid: int, closing: Closing = "declined", turn: int = 0) -> PastOffer:
    trade = Trade(7, by, A, Side(cash=paid), Side((DEED,)))
    return PastOffer(turn, trade, closing, (900, 500), (1, 1))


def test_it_sells_nothing_for_less_than_another_has_offered() -> None:
    assert not accepts(600, seen(offered(C, 650)))
    assert accepts(650, seen(offered(C, 650)))
    assert accepts(600, seen(offered(C, 650), cash=640)), "C cannot pay it any more"
    assert accepts(600, seen(offered(B, 590, "withdrawn"))), "its own offers do not count"


def test_that_is_why_it_refuses_a_price_by_which_it_would_gain() -> None:
    """B has no more cash, so A names no price."""
    view = seen(offered(C, 650), cash_of_b=645)
    viewpoint = Viewpoint(view, NEUTRAL, judge=linear(), strength="sharp")
    found = answer(viewpoint, Trade(9, B, A, Side(cash=645), Side((DEED,))))
    assert found.motive == Motive("refused-dear", (DEED,), seat=B)


def test_it_compares_all_partners_before_it_sells() -> None:
    view = seat_view(position("0 hat $500 deeds 24; 1 dog $900; 2 boat $900 deeds 21,23").state, A)
    assert accepts(600, view)
    assert not accepts(600, view, judge=linear(to_c=1600))


@pytest.mark.parametrize(("own", "gain", "is_accepted"), [
    ("24", 0.049, False), ("24", 0.051, True), ("24,18,19", 0.01, True),
])  # fmt: skip
def test_to_complete_a_group_of_the_other_side_alone_takes_five_points(
    own: str, gain: float, *, is_accepted: bool
) -> None:
    """What it costs is seen too late; who gets a group of its own is content with less."""
    table = f"0 hat $500 deeds {own}; 1 dog $900 deeds 21,23,16; 2 boat $900 deeds 11"
    view = seat_view(position(table).state, A)

    def chances(position: Position) -> dict[SeatId, float]:
        sold = position.deeds[DEED].owner == B
        return {A: 0.3 + gain * sold, B: 0.3 + gain * sold, C: 0.4 - 2 * gain * sold}

    viewpoint = Viewpoint(view, NEUTRAL, judge=FixedJudge(chances), strength="sharp")
    gets = Side((16,), 240) if "18" in own else Side(cash=700)
    found = answer(viewpoint, Trade(99, B, A, gets, Side((DEED,)))).action
    assert isinstance(found, a.AcceptTrade) == is_accepted


BURDENED = linear(-300, 0)
"""By it A is better off without its deed, and B with it as without it."""


def test_it_gives_no_deed_away_that_it_had_rather_not() -> None:
    assert not accepts(239, seen(), judge=BURDENED)
    assert accepts(240, seen(), judge=BURDENED), "its printed price"


@pytest.mark.parametrize(
    ("persons", "least"),
    [(frozenset[SeatId](), 401), (frozenset({B}), 557)],
    ids=["it", "a person"],
)
def test_a_computers_answer_to_its_own_offer_is_good_for_less(
    persons: frozenset[SeatId], least: int
) -> None:
    """A third of what the other side gains is enough: both count only what they hold dear."""
    own = Trade(98, A, B, Side((DEED,)), Side(cash=900))
    view = seen(PastOffer(0, own, "countered", (500, 900), (1, 1)))
    for paid in (least - 1, least):
        trade = Trade(99, B, A, Side(cash=paid), Side((DEED,)))
        viewpoint = Viewpoint(
            view, NEUTRAL, Company(persons=persons), judge=linear(to_b=1001), strength="sharp"
        )
        accepted = isinstance(answer(viewpoint, trade).action, a.AcceptTrade)
        assert accepted == (paid == least)


@pytest.mark.parametrize(("chance", "is_sold"), [(0.009, True), (0.011, False)])
def test_who_has_next_to_no_chance_sells_to_live_on(chance: float, is_sold: bool) -> None:
    """For half again the printed price, though its buyer gains far more."""

    def chances(position: Position) -> dict[SeatId, float]:
        mine = chance + position.seats[A].cash / 1e6
        sold = 0.3 * (position.deeds[DEED].owner == B)
        return {A: mine, B: 0.4 + sold, C: 0.6 - mine - sold}

    judge = FixedJudge(chances)
    assert not accepts(359, seen(), judge=judge)
    assert accepts(360, seen(), judge=judge) == is_sold


def test_what_it_gets_for_a_deed_beside_cash_hides_no_gift() -> None:
    table = "0 hat $500 deeds 24; 1 dog $900 deeds 1; 2 boat $900 deeds 11"
    view = seat_view(position(table).state, A)
    viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=BURDENED, strength="sharp")
    for paid, is_accepted in ((149, False), (150, True)):  # The deed counts half again its $60.
        trade = Trade(99, B, A, Side((1,), paid), Side((DEED,)))
        assert isinstance(answer(viewpoint, trade).action, a.AcceptTrade) == is_accepted


@pytest.mark.parametrize(("mortgaged", "most"), [("", 90), ("m", 80)])
def test_a_counter_gives_no_more_cash_than_there_is(mortgaged: str, most: int) -> None:
    """As much, in tens of dollars, beside the interest on a mortgaged deed (MORT-09)."""

    def chances(position: Position) -> dict[SeatId, float]:
        cash, is_mine = position.seats[A].cash / 1e4, position.deeds[21].owner == A
        return {A: 0.1 + cash + 0.3 * is_mine, B: 0.4 - cash, C: 0.5 - 0.3 * is_mine}

    table = f"0 hat $95 deeds 23,24; 1 dog $900 deeds 21{mortgaged}; 2 boat $900 deeds 11"
    game = position(table)
    game.play(B, a.OfferTrade(A, Side((21,)), Side(cash=2500)))
    view = seat_view(game.state, A)
    viewpoint = Viewpoint(view, NEUTRAL, judge=FixedJudge(chances), strength="sharp")
    found = answer(viewpoint, game.state.trades[-1]).action
    assert isinstance(found, a.OfferTrade)
    assert found.gives == Side(cash=most)
    game.play(A, found)


def owing(debt: int, creditors: tuple[SeatId, ...] = (), table: str = TABLE) -> View:
    view = seat_view(position(table.format(900, 900)).state, A)
    view.debt_settlements = (DebtSettlement(5, (Debt(A, creditors, debt, LuxuryTax()),)),)
    return view


def test_who_owes_what_it_can_raise_sells_for_what_the_bank_lends() -> None:
    assert not accepts(119, owing(600), judge=BURDENED)
    assert accepts(120, owing(600), judge=BURDENED)


def test_who_owes_more_than_it_can_raise_sells_for_what_there_is() -> None:
    mortgaged = TABLE.replace("deeds 24", "deeds 24m")
    assert not accepts(55, owing(500, table=mortgaged), judge=BURDENED)
    assert accepts(55, owing(520, table=mortgaged), judge=BURDENED)


def test_a_debt_forgiven_counts_as_cash() -> None:
    for debt, is_accepted in ((119, False), (120, True)):
        view = owing(debt, (B,))
        viewpoint = Viewpoint(view, CHARACTERS["neutral"], judge=BURDENED, strength="sharp")
        trade = Trade(99, B, A, Side(), Side((DEED,)), forgives=5)
        assert isinstance(answer(viewpoint, trade).action, a.AcceptTrade) == is_accepted


def test_after_a_refusal_only_a_notably_better_offer_is_looked_at() -> None:
    before = offered(B, 550)
    assert not accepts(574, seen(before))
    assert accepts(575, seen(before))
