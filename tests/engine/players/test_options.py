"""Options: advice and the coach speak of the same ones, and offers are such as are accepted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.decisions import Auction, EndOfMove
from engine.core.events import PastOffer, Trade
from engine.core.offered import BuildOffer
from engine.core.position import Position
from engine.players.advice import advice
from engine.players.advice_notes import Note
from engine.players.characters import CHARACTERS, NEUTRAL, STRENGTHS
from engine.players.coaching import lessons
from engine.players.consequences import chance_after
from engine.players.judge.judging import Judge, fitted_judge
from engine.players.lesson import Lesson
from engine.players.offer_lessons import about_offer
from engine.players.offer_limits import is_repeated
from engine.players.opponents import Computer, is_fair
from engine.players.options import candidates, options
from engine.players.policy import answering
from engine.players.policy.fairness import gains
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import bought, mortgaged
from engine.players.ranking import SAME, is_better
from engine.players.rents_ahead import risks_rent, worst_rent
from engine.rules.building.layouts import layout
from engine.rules.trade.exchange import as_trade
from engine.view import View, seat_view
from tests.support.agendas import stack
from tests.support.game import A, B, position
from tests.support.judges import FixedJudge, OwningJudge, WorthJudge

JUDGE = fitted_judge()
APART = "0 hat $1500 deeds 16,18,24; 1 dog $1500 deeds 19,21,23; 2 boat $900 deeds 26=2,27=2,29=2"
"""A third has houses: two who share the orange and red streets lose to that one unless they trade.
"""
LACKING = "0 hat $900 deeds 16,18,5; 1 dog $900 deeds 19,1; 2 boat $900 deeds 21,23,6,8"
POSITIONS = (
    APART,
    LACKING,
    "0 hat $700 deeds 6,8,16,29; 1 dog $600 deeds 9,18,26,27; 2 boat $800 deeds 11,13,19,31",
    "0 hat $300 deeds 1,11,13,26,37; 1 dog $1200 deeds 3,14,27,29,39; 2 boat $80 deeds 16,18,19m",
)
"""Positions in which somebody completes a group by a trade."""


def seen(text: str, seat: int = 0) -> View:
    return seat_view(position(text).state, seat)


def offer_in(view: View, computers: dict[int, Computer], judge: Judge = JUDGE) -> OfferTrade | None:
    """The trade to offer, if there is one."""
    option = options(judge, view, computers).of(OfferTrade)
    if option is None:
        return None
    assert isinstance(option.action, OfferTrade)
    return option.action


@pytest.mark.parametrize("text", POSITIONS)
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_computer_accepts_what_is_advised(text: str, strength: str, name: str) -> None:
    game, computer = position(text), Computer(CHARACTERS[name], strength)
    offer = offer_in(seat_view(game.state, 0), {1: computer, 2: computer})
    if offer is None:
        return
    game.play(0, offer)
    (trade,) = game.state.trades
    theirs = seat_view(game.state, trade.partner)
    viewpoint = Viewpoint(theirs, computer.character, judge=JUDGE, strength=strength)
    assert answering.answer(viewpoint, trade).action == a.AcceptTrade(trade.id)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_there_are_such_offers(strength: str) -> None:
    computers = {seat: Computer(NEUTRAL, strength) for seat in (1, 2)}
    assert sum(offer_in(seen(text), computers) is not None for text in POSITIONS) > 1


def test_who_sits_there_makes_a_difference() -> None:
    """A gentle computer goes by printed prices, a sharp one by its chance, a person by fairness.

    To share what both gain, more would be due for New York than the $700 that there are.
    """
    view = seen("0 hat $700 deeds 16,18,5; 1 dog $900 deeds 19; 2 boat $900")
    gentle, sharp, person = (
        offer_in(view, {1: it} if it else {}, WorthJudge())
        for it in (Computer(NEUTRAL, "gentle"), Computer(NEUTRAL, "sharp"), None)
    )
    assert gentle == OfferTrade(1, Side(cash=560), Side((19,)))
    assert person == OfferTrade(1, Side(cash=700), Side((19,)))
    assert sharp is None


@pytest.mark.parametrize("text", POSITIONS)
def test_an_offer_to_a_person_is_fair_to_both(text: str) -> None:
    view = seen(text)
    offer = offer_in(view, {})
    if offer is None:
        return
    trade = as_trade(0, offer)
    found = gains(JUDGE, view, trade)
    assert is_fair(found, trade)
    assert min(found[0], found[offer.partner]) * 3 >= max(found[0], found[offer.partner])


@pytest.mark.parametrize(("orange", "space"), [(0.14, 19), (0.12, 3)])
def test_a_dearer_group_is_advised_where_the_smallest_brings_little_more(
    orange: float, space: int
) -> None:
    """Baltic would bring eighteen points, Tennessee fewer."""

    def chances(position: Position) -> dict[SeatId, float]:
        gained = 0.18 * position.owns_group(0, "brown") + orange * position.owns_group(0, "orange")
        return {A: 0.3 + gained, B: 0.7 - gained}

    view = seen("0 hat $900 deeds 1,16,18; 1 dog $900 deeds 3,19,5,15,24\nturn 9 of 0 to-throw")
    offer = offer_in(view, {1: Computer(NEUTRAL, "gentle")}, FixedJudge(chances))
    assert offer is not None
    assert offer.takes.deeds == (space,)


def test_what_was_refused_is_not_advised_again() -> None:
    view = seen(APART)
    first = offer_in(view, {})
    assert first is not None
    cash = tuple(view.seats[it].cash for it in (0, first.partner))
    owners = [deed.owner for deed in view.deeds.values()]
    deeds = tuple(owners.count(it) for it in (0, first.partner))
    refused = PastOffer(view.turn, as_trade(0, first), "declined", cash, deeds)
    again = offer_in(replace(view, past_offers=(refused,)), {})
    assert again != first
    assert again is None or not is_repeated(replace(view, past_offers=(refused,)), 0, again)


def test_an_offer_with_a_better_chance_comes_before_rolling() -> None:
    found = options(JUDGE, seen(APART)).ranked
    assert isinstance(found[0].action, OfferTrade)
    assert isinstance(found[-1].action, a.Roll)


def test_what_keeps_cash_says_so() -> None:
    text = "0 hat $500 deeds 1=3,3=3,5; 1 dog $1200 deeds 21,23,24,16=3,18=3,19=3\nturn 9 of 0"
    first, second, *_ = options(OwningJudge(), seen(text)).ranked
    assert first.action == a.Roll()
    assert first.grounds == Note("keeps", (19,), dollars=600)
    assert isinstance(second.action, a.Build)
    assert (second.after or 0) > (first.after or 1)


def test_who_is_far_behind_keeps_no_cash() -> None:
    """Six houses add as much, but double the chance of one and hardly change that of the other."""
    view = seen("0 hat $500 deeds 6,8,9; 1 dog $2500 deeds 16=3,18=3,19=3\nturn 9 of 0")
    kept, *_ = options(OwningJudge(0.3, 0.0005), view).ranked
    assert kept.action == a.Roll()
    first, second, *_ = options(OwningJudge(0.0015, 0.0005), view).ranked
    assert isinstance(first.action, a.Build)
    assert (first.after or 0) > 1.5 * (second.after or 1)
    assert all(it.grounds is None for it in (first, second))


@pytest.mark.parametrize("cash", [204, 350, 700])
def test_cash_that_would_not_meet_the_rent_is_not_kept_for_it(cash: int) -> None:
    """Two hotels are built with $204 as well: it would not pay $2,000 either way."""
    text = f"0 hat ${cash} deeds 16=4,18=4,19=4,5; 1 dog $900 deeds 37=5,39=5\nturn 9 of 0 to-end"
    view = seen(text)
    worst = worst_rent(view, 0)
    assert worst is not None
    assert worst.dollars == 2000
    first, second = options(OwningJudge(), view).ranked
    assert isinstance(first.action, a.Build)
    assert is_better(first, second)
    assert (second.action, second.grounds) == (a.EndTurn(), None)


def test_what_is_worse_comes_first_only_with_a_reason() -> None:
    compared = 0
    theirs = "1 dog $1200 deeds 21,23,24,16=3,18=3,19=3"
    for cash in range(100, 900, 20):
        view = seen(f"0 hat ${cash} deeds 1=3,3=3,5; {theirs}\nturn 9 of 0")
        ranked = options(OwningJudge(), view).ranked
        for at, option in enumerate(ranked):
            if any(is_better(it, option) for it in ranked[at + 1 :]):
                assert option.grounds is not None
                assert option.grounds.kind == "keeps"
                assert (option.grounds.dollars or 0) * 0.75 <= cash
                compared += 1
    assert compared


@pytest.mark.parametrize("way", ["", " to-end"])
def test_nothing_is_borrowed_for_building_without_buildings(way: str) -> None:
    text = "0 hat $110 deeds 16=2,18=2,19=2,29,15; 1 dog $300 deeds 21,23,12\nturn 9 of 0"
    game = position(text + way)
    assert isinstance(options(JUDGE, seat_view(game.state, 0)).best.action, a.Mortgage)
    game.state.houses = 0
    (only,) = options(JUDGE, seat_view(game.state, 0)).ranked
    assert only.action == (a.EndTurn() if way else a.Roll())


def test_nor_in_jail() -> None:
    text = "0 hat $110 jail 0 deeds 16=2,18=2,19=2,29,15; 1 dog $300 deeds 21,23,12\nturn 9 of 0"
    game = position(text)
    assert isinstance(choose(JUDGE, seat_view(game.state, 0), NEUTRAL, "sharp").action, a.Mortgage)
    game.state.houses = 0
    found = options(JUDGE, seat_view(game.state, 0)).ranked
    assert {type(it.action) for it in found} == {a.PayFine, a.Roll}


@pytest.mark.parametrize("theirs", ["", "deeds 21,23"])
def test_without_a_rent_to_fear_the_better_figure_comes_first(theirs: str) -> None:
    """$30 are kept in any case, but that alone is no reason to go on."""
    text = f"0 hat $120 deeds 16=2,18=2,19=2; 1 dog $300 {theirs}\nturn 9 of 0 to-throw"
    view, judge = seen(text), OwningJudge()
    assert choose(judge, view, NEUTRAL, "sharp").action == a.Roll()
    first, *others = options(judge, view).ranked
    assert isinstance(first.action, a.Build)
    assert all(it.grounds is None for it in (first, *others))


@pytest.mark.parametrize("theirs", ["5,15,25,35", "21=1,23=1,24=1", "37=3,39=3", "1=2,3=2"])
def test_only_a_rent_that_cash_would_not_meet_speaks_against_building(theirs: str) -> None:
    compared = set[bool]()
    for cash in range(100, 2100, 50):
        text = f"0 hat ${cash} deeds 16,18,19; 1 dog $300 deeds {theirs}\nturn 9 of 0 to-throw"
        view = seen(text)
        ranked = options(JUDGE, view).ranked
        at = next(it for it, one in enumerate(ranked) if one.action == a.Roll())
        going_on, worst = ranked[at], worst_rent(view, 0)
        assert worst is not None
        for option in ranked:
            if not isinstance(option.action, a.Build):
                continue
            left = cash - view.building_cost(option.action.levels)
            if ranked.index(option) > at and is_better(option, going_on):
                assert left < worst.dollars
                assert going_on.grounds == Note("keeps", (worst.space,), dollars=worst.dollars)
            compared.add(ranked.index(option) < at)
    assert True in compared


def test_as_much_is_built_as_leaves_enough_for_the_rents_ahead() -> None:
    text = "0 hat $580 deeds 16,18,19; 1 dog $300 deeds 5,15,25,35,21=1,23=1,24=1"
    view, judge = seen(f"{text}\nturn 9 of 0 to-throw"), OwningJudge()
    offer = next(it for it in view.offers if isinstance(it, BuildOffer))
    lots = candidates(judge, replace(view, offers=(offer,)), 0)
    (build,) = [it for it in lots if isinstance(it, a.Build)]
    assert not risks_rent(view, 0, build)
    more = a.Build(layout(view, "orange", sum(level for _, level in build.levels) + 1))
    assert risks_rent(view, 0, more)
    assert (chance_after(judge, view, more) or 0) > (chance_after(judge, view, build) or 1)


def test_a_trade_is_accepted_whatever_a_third_gains_by_it() -> None:
    """Who gives a street of a whole group away leaves the game to another with a group."""
    text = "0 hat $600 deeds 11,15; 1 dog $900 deeds 16,18,19; 2 boat $900 deeds 21,23,24"
    trade = Trade(9, 1, 0, Side((18,)), Side((15,)))
    view = replace(seen(text), trades=(trade,))
    found = gains(JUDGE, view, trade)
    assert 0 < found[0] < found[2]
    assert answering.is_welcome(Viewpoint(view, judge=JUDGE, strength="sharp"), trade)
    assert advice(JUDGE, view)[0].action == a.AcceptTrade(9)


# -- the coach ---------------------------------------------------------------------------------


@pytest.mark.parametrize("cash", range(60, 900, 60))
@pytest.mark.parametrize("space", [12, 15, 27])
def test_the_coach_buys_where_advice_does(cash: int, space: int) -> None:
    text = f"0 hat ${cash} at {space} deeds 5,24; 1 dog $700 deeds 16,26; 2 boat $500 deeds 28,29"
    view = seen(f"{text}\nturn 30 of 0 buy {space}")
    found = options(JUDGE, view)
    lesson = lessons(JUDGE, view, [])[0]
    leaves = isinstance(found.best.action, a.Decline)
    assert lesson.kind == "buy-short" or (lesson.kind == "buy-leave") == leaves
    if lesson.kind != "buy-short":
        buy, leave = found.of(a.Buy), found.of(a.Decline)
        assert buy is not None
        assert leave is not None
        assert (lesson.before, lesson.after) == (leave.after, buy.after)


def told(view: View, kind: str) -> Lesson | None:
    """The lesson of a kind, if the coach has it."""
    return next((it for it in lessons(JUDGE, view, []) if it.kind == kind), None)


@pytest.mark.parametrize("text", POSITIONS)
def test_the_coach_offers_what_advice_does(text: str) -> None:
    view = seen(text)
    offer, lesson = offer_in(view, {}), told(view, "trade")
    if lesson is not None:
        assert offer is not None
        assert lesson.offer == offer


def test_the_coach_has_such_offers() -> None:
    assert any(told(seen(text), "trade") for text in POSITIONS)


@pytest.mark.parametrize("cash", range(110, 900, 90))
def test_the_coach_builds_where_advice_does(cash: int) -> None:
    text = f"0 hat ${cash} deeds 16=2,18=2,19=2; 1 dog $300 deeds 21=5,23=5,24=5"
    view = seen(f"{text}\nturn 9 of 0 to-throw")
    first, lesson = advice(JUDGE, view)[0], told(view, "build")
    if lesson is None:
        assert isinstance(first.action, a.Roll)
    else:
        assert isinstance(first.action, a.Build)
        assert (lesson.before, lesson.after) == (first.before, first.after)


HOUSES = """
0 hat $90 jail 0 deeds 16,18,19,21=3,23=3,24=3,37=2,39=2,15
1 dog $574 deeds 1=3,3=3,6,8,9,26,27,29,5,25,35,12; 2 boat $228 deeds 11,13,14,31=2,32=2,34=2,28
turn 40 of 0 in-jail
"""
OPEN = "0 hat $511 jail 0 deeds 16,18,19,37,39; 1 dog $574 deeds 1=3,3=3,6,8\nturn 30 of 0 in-jail"


@pytest.mark.parametrize(("text", "kind"), [(HOUSES, "jail-stay"), (OPEN, "jail-leave")])
def test_the_coach_leaves_jail_where_advice_does(text: str, kind: str) -> None:
    view, judge = seen(text), OwningJudge()
    best = options(judge, view).of(a.PayFine, a.Roll)
    assert best is not None
    assert isinstance(best.action, a.Roll) == (kind == "jail-stay")
    assert lessons(judge, view, [])[0].kind == kind


def test_what_there_is_to_buy_speaks_for_leaving_jail() -> None:
    """Also where something is to be built first, and though the fine costs some of the chance."""
    found = options(WorthJudge(), seen(OPEN.replace("$511", "$900")))
    assert isinstance(found.best.action, a.Build)
    leaving = found.of(a.PayFine)
    assert leaving is not None
    assert leaving.grounds is not None
    assert leaving.grounds.kind == "unowned"
    staying = found.of(a.Roll)
    assert staying is not None
    assert found.ranked.index(leaving) < found.ranked.index(staying)


LATE = """
0 hat $300 jail 0 deeds 16,18,19,21=3,23=3,24=3,15; 1 dog $574 deeds 1=3,3=3,6,8,26,27,5,25
2 boat $228 deeds 11,13,31=2,32=2,34=2
turn 40 of 0 in-jail
"""
"""Eight properties are left to the Bank, fewer than a third."""


def test_late_in_a_game_the_chance_decides_about_leaving_jail() -> None:
    found = options(JUDGE, seen(LATE))
    leaving, staying = found.of(a.PayFine), found.of(a.Roll)
    assert leaving is not None
    assert staying is not None
    assert is_better(staying, leaving)
    assert leaving.grounds is None
    assert found.ranked.index(staying) < found.ranked.index(leaving)


def test_leaving_jail_takes_the_place_of_the_roll_in_jail() -> None:
    """What is worse than the roll does not come before it for that; it could be the next named."""
    text = (
        "0 hat $420 jail 0 deeds 11,13,14,32m,5,15; 1 dog $470 deeds 1,3,6,8; 2 boat $300 deeds 16"
    )
    compared = 0
    for cash in range(150, 300, 10):
        view = seen(f"{text.replace('$420', f'${cash}')}\nturn 40 of 0 in-jail")
        ranked = options(WorthJudge(), view).ranked
        actions = [it.action for it in ranked]
        after = {it.action: it.after or 0.0 for it in ranked}
        if (unmortgage := a.Unmortgage(32)) in actions and after[unmortgage] < after[
            a.Roll()
        ] - SAME:
            compared += 1
            assert actions.index(a.PayFine()) < actions.index(a.Roll()) < actions.index(unmortgage)
    assert compared


@pytest.mark.parametrize("cash", [0, 20, 60, 100, 150, 200, 300, 400])
def test_the_coach_answers_offers_as_advice_does(cash: int) -> None:
    view, trade = seen(LACKING), Trade(9, 1, 0, Side(cash=cash), Side((5,)))
    lesson = about_offer(JUDGE, view, trade)
    (first, *_) = advice(JUDGE, replace(view, trades=(trade,)))
    assert (lesson.kind == "offer-good") == isinstance(first.action, a.AcceptTrade)


@pytest.mark.parametrize(("gain", "is_accepted"), [(0.049, False), (0.051, True)])
def test_to_give_somebody_a_group_is_advised_for_five_points_only(
    gain: float, *, is_accepted: bool
) -> None:
    """The coach says the same; declining says why."""

    def chances(position: Position) -> dict[SeatId, float]:
        sold = position.deeds[24].owner == B
        return {A: 0.3 + gain * sold, B: 0.7 - gain * sold}

    view = seen("0 hat $400 deeds 24; 1 dog $900 deeds 21,23")
    trade = Trade(9, B, A, Side(cash=600), Side((24,)))
    judge = FixedJudge(chances)
    best = options(judge, replace(view, trades=(trade,))).best
    assert isinstance(best.action, a.AcceptTrade) == is_accepted
    assert is_accepted or best.grounds == Note("stops", group="red", seat=B)
    assert (about_offer(judge, view, trade).kind == "offer-good") == is_accepted


@pytest.mark.parametrize(("asked", "kind"), [(400, a.AcceptTrade), (401, a.Roll)])
def test_an_offer_that_nobody_could_pay_leaves_the_turn_to_advise_on(
    asked: int, kind: type[a.Action]
) -> None:
    view = seen("0 hat $400 deeds 16,18; 1 dog $900 deeds 19\nturn 9 of 0 to-throw")
    trade = Trade(9, 1, 0, Side((19,)), Side(cash=asked))
    kinds = [type(it.action) for it in options(JUDGE, replace(view, trades=(trade,))).ranked]
    assert kind in kinds
    assert (a.Roll in kinds) == (kind is a.Roll)


@pytest.mark.parametrize("mover", [0, 1])
def test_the_best_offer_that_can_be_paid_is_advised_on(mover: int) -> None:
    text = "0 hat $400 deeds 16,18; 1 dog $900 deeds 19,1,3,37,39"
    view = seen(f"{text}\nturn 9 of {mover} to-throw")
    trades = tuple(
        Trade(number, 1, 0, Side(gets), Side(cash=asked))
        for number, gets, asked in (
            (6, (19, 37, 39), 450),
            (7, (19,), 350),
            (8, (19,), 300),
            (9, (19,), 320),
        )
    )
    best = options(WorthJudge(), replace(view, trades=trades)).best
    assert best.action == a.AcceptTrade(8)


def test_what_can_be_borrowed_on_a_lot_is_a_reason_to_bid_it() -> None:
    """Though the chance by itself is higher without: the cash comes back at once."""
    game = position("0 hat $260 deeds 1,3; 1 dog $900; 2 boat $900")
    stack(game.state, EndOfMove(0, 0), Auction(77, 37, ()))

    def chances(position: Position) -> dict[SeatId, float]:
        mine = 0.3 + position.seats[0].cash / 10_000
        return {0: mine, 1: 0.5 - mine / 2, 2: 0.5 - mine / 2}

    best = options(FixedJudge(chances), seat_view(game.state, 0)).best
    assert best.action == a.SetMaximum(175)
    assert best.grounds == Note("loan", dollars=175)


def test_a_debt_counts_before_and_after() -> None:
    """The chance of a debtor is what is left once the debt is paid, and so is that of others."""
    game = position("0 hat $10 deeds 5,16,18; 1 dog $900 deeds 19; 2 boat $900").owes(0, 60, 1)
    found = options(JUDGE, seat_view(game.state, 0))
    assert found.before == pytest.approx(found.best.after, abs=0.04)
    assert found.before < JUDGE.chances(seat_view(game.state, 0))[0]


def test_a_mortgage_that_pays_a_debt_is_named_once() -> None:
    """It is all of the usual plan, and one of the single ways to pay as well."""
    game = position("0 hat $10 deeds 5,35; 1 dog $900 deeds 19; 2 boat $900").owes(0, 60, 1)
    found = [it.action for it in options(JUDGE, seat_view(game.state, 0)).ranked]
    plans = [it.mortgages for it in found if isinstance(it, a.RaiseMoney)]
    assert sorted(plans) == [(5,), (35,)]
    assert len(found) == 2


def test_raising_cash_for_a_purchase_counts_what_it_costs() -> None:
    """A mortgage is paid for the last street of a group; the note says what it completes.

    Nobody else has a group, and there are more deeds to borrow on for houses.
    """
    text = (
        "0 hat $90 at 9 deeds 5,6,8,12,15,16,31,39; 1 dog $300 deeds 1,11,13,21,24,27,29,34,37; "
        "2 car $300 deeds 3,14,23,25,26,28,32,35\nturn 12 of 0 buy 9"
    )
    view, plan = seen(text), a.RaiseMoney((), (5,))
    first, second = advice(JUDGE, view, plan=plan)
    assert (first.action, second.action) == (plan, a.Decline())
    assert first.notes[0] == Note("completes", group="light_blue")
    assert first.after == JUDGE.chances(bought(mortgaged(view, 0, (5,)), 0, 9, 120))[0]
    assert [it.action for it in advice(JUDGE, view)] == [a.Decline()]


@pytest.mark.parametrize("cash", range(150, 350, 20))
def test_raising_cash_on_the_group_itself_goes_by_the_chance(cash: int) -> None:
    """The coach says the same: the group is complete, and can be built on later."""
    view = seen(f"0 hat ${cash} at 37 deeds 39; 1 dog $900 deeds 16\nturn 9 of 0 buy 37")
    plan = a.RaiseMoney((), (39,))
    first, second = advice(JUDGE, view, plan=plan)
    assert (first.after or 0) >= (second.after or 1) - SAME
    assert "borrows" not in [it.kind for it in first.notes]
    (lesson, *_) = lessons(JUDGE, view, [], plan=plan)
    assert lesson.kind == ("buy-raise-on-group" if first.action == plan else "buy-leave-group")
    assert {lesson.before, lesson.after} == {first.after, second.after}


def test_such_a_group_may_be_worth_it() -> None:
    text = "0 hat $110 at 9 deeds 6,8,5m,15m,25m; 1 dog $900 deeds 27\nturn 9 of 0 buy 9"
    view, plan = seen(text), a.RaiseMoney((), (8,))
    assert advice(JUDGE, view, plan=plan)[0].action == plan
    (lesson, *_) = lessons(JUDGE, view, [], plan=plan)
    assert (lesson.kind, lesson.dollars) == ("buy-raise-on-group", 10)
    assert lesson.before < lesson.after


def judge_of_deeds(each: float, beside: float = 0.2) -> Judge:
    """Return a judge to whom each deed of seat 0, mortgaged or not, is worth as much."""

    def chances(position: Position) -> dict[SeatId, float]:
        mine = beside + each * len(position.owned(A))
        return {A: mine, B: 1 - mine}

    return FixedJudge(chances)


def test_raising_cash_without_a_group_to_build_on_comes_last() -> None:
    """It is named with its chance, and the auction says why it comes first."""
    text = "0 hat $90 at 9 deeds 6,5; 1 dog $900 deeds 16\nturn 4 of 0 buy 9"
    plan = a.RaiseMoney((), (5,))
    first, second = advice(judge_of_deeds(0.02), seen(text), plan=plan)
    assert (first.action, second.action) == (a.Decline(), plan)
    assert "completes" not in [it.kind for it in second.notes]
    assert first.notes[0] == Note("borrows")


@pytest.mark.parametrize(
    ("each", "beside", "is_raised"),
    [(0.02, 0.2, False), (0.04, 0.2, True), (0.01, 0.02, False), (0.01, -0.01, True)],
)
def test_cash_is_raised_for_what_is_clearly_better(
    each: float, beside: float, *, is_raised: bool
) -> None:
    """By three points, or half again the chance of who is behind: that one borrows for whole groups
    alone is a rule of thumb.
    """
    text = "0 hat $90 at 9 deeds 6,5; 1 dog $900 deeds 16\nturn 4 of 0 buy 9"
    plan = a.RaiseMoney((), (5,))
    found = options(judge_of_deeds(each, beside), seen(text), plan=plan)
    assert (found.best.action == plan) == is_raised


def test_what_is_owed_counts_in_the_chance_right_now() -> None:
    """It has to be paid in some way, so the chance is the one after the best of them."""
    deeds = "16=3,18=3,19=3,1,3,5,15,12,28"
    game = position(f"0 hat $900 deeds {deeds}; 1 dog $900 deeds 39; 2 boat $900").owes(0, 1600, 1)
    view = seat_view(game.state, 0)
    found = advice(JUDGE, view)
    assert {it.before for it in found} == {found[0].after}


def test_advice_tells_the_proposed_way_out_of_a_debt_from_a_better_one() -> None:
    """The game message shows it to everybody, and has the button for it."""
    deeds = "5,12,16,18,19,21,24,26,27,31,32,1=1,3=1"
    game = position(f"0 hat $1500 deeds {deeds}; 1 dog $900 deeds 39").owes(0, 2000, 1)
    view = seat_view(game.state, 0)
    best, proposed = advice(JUDGE, view)
    assert proposed.action == view.offers[0]
    assert (best.after or 0) > (proposed.after or 1)
    assert (best.notes, proposed.notes) == ((), (Note("proposed"),))


def test_a_mortgage_is_not_paid_off_with_cash_for_the_next_lap() -> None:
    """Not either where that cash would hardly do: it has just been borrowed for the last rent."""
    rivals = "1 dog $900 deeds 37=5,39=5; 2 boat $700 deeds 6=4,8=4,9=4"
    view = seen(f"0 hat $130 at 3 deeds 12m,28m,16,18; {rivals}\nturn 9 of 0 to-throw")
    first, *others = advice(OwningJudge(), view)
    assert (first.action, first.notes) == (a.Roll(), (Note("waits"),))
    assert [type(it.action) for it in others] == [a.Unmortgage, a.Unmortgage]
    assert (others[0].after or 0) > (first.after or 1)


@pytest.mark.parametrize("cash", [950, 1020])
@pytest.mark.parametrize("decision", ["to-throw", "to-end"])
def test_to_put_building_off_is_no_better_than_to_build(cash: int, decision: str) -> None:
    """What a computer would build, advice says to build: cash for it brings no rent."""
    text = f"0 hat ${cash} at 8 deeds 8,16,18,19,39; 1 boat $1500 deeds 13,32,34; 2 dog $1900"
    found = options(JUDGE, seen(f"{text} deeds 12,15\nturn 1 of 0 {decision}"))
    assert isinstance(found.best.action, a.Build)
    assert found.best.after is not None
    assert found.before <= found.best.after


TO_STOP = """
0 hat $450 at 37 deeds 16=2,18=2,19=2,5,15; 1 dog $1300 deeds 6,9,39; 2 boat $700 deeds 21
turn 9 of 0 buy 37
"""


@pytest.mark.parametrize("text", [HOUSES, TO_STOP])
def test_the_chance_right_now_is_what_the_best_choice_brings(text: str) -> None:
    """Not that of a table at which nothing had to be decided: no choice would bring it."""
    view = seen(text)
    found = options(JUDGE, view)
    assert found.before == found.best.after
    assert found.before < JUDGE.chances(view)[0] - SAME


def test_the_chance_right_now_counts_no_offer_that_others_may_decline() -> None:
    view = seen(f"{APART}\nturn 9 of 0 to-throw")
    found = options(WorthJudge(), view, {seat: Computer(NEUTRAL, "sharp") for seat in (1, 2)})
    offer, roll = found.of(a.OfferTrade), found.of(a.Roll)
    assert offer is not None
    assert roll is not None
    assert found.before == roll.after < (offer.after or 0)


@pytest.mark.parametrize("kind", [a.PayFine, a.Roll])
def test_to_leave_jail_puts_building_off_as_a_roll_does(kind: type[a.PayFine | a.Roll]) -> None:
    text = "0 hat $900 jail 1 deeds 16,18,19; 1 dog $900 deeds 37=3,39=3; 2 boat $700 deeds 1=2,3=2"
    view = seen(f"{text}\nturn 9 of 0 in-jail")
    found = options(JUDGE, view)
    assert isinstance(found.best.action, a.Build)
    option = found.of(kind)
    assert option is not None
    assert (option.after or 1) < (chance_after(JUDGE, view, option.action) or 0)
