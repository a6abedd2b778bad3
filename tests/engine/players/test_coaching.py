"""The coach: which lesson a decision is worth, and how often each is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bench.arena.judging import Judging
from engine.core.actions import (
    AcceptTrade,
    Action,
    Bid,
    Build,
    Buy,
    Decline,
    DeclineTrade,
    EndTurn,
    Mortgage,
    OfferTrade,
    RaiseMoney,
    Roll,
    Side,
)
from engine.core.chance import FairChance
from engine.core.events import (
    CardDrawn,
    Event,
    Paid,
    PurchaseDeclined,
    SalaryPaid,
    Trade,
    TurnStarted,
)
from engine.core.state import awaited
from engine.core.why import Rent
from engine.editions.choice import Choice, resolve
from engine.game import new_game, play
from engine.players.advice_notes import rents_of
from engine.players.characters import NEUTRAL
from engine.players.coaching import lessons
from engine.players.judge.judging import fitted_judge
from engine.players.lesson import MOST_TIMES, TOPICS, Lesson, next_lesson, since_last_turn
from engine.players.offer_lessons import about_offer
from engine.players.opponents import Computer
from engine.players.options import options
from engine.players.policy.answering import answer
from engine.players.policy.viewpoint import Viewpoint
from engine.players.rents_ahead import lap_cost
from engine.view import View, seat_view
from tests.support.game import CONNECTICUT, A, B, Game, live, position
from tests.support.judges import OwningJudge, WorthJudge

JUDGE = fitted_judge()
APART = "0 hat $1500 deeds 16,18,24; 1 dog $1500 deeds 19,21,23; 2 boat $900 deeds 26=2,27=2,29=2"
"""A third has houses: two who share the orange and red streets lose to that one unless they trade.
"""


def view(text: str, seat: int = A) -> View:
    return seat_view(position(text).state, seat)


def kinds(seen: View, happened: list[Event] | None = None) -> list[str]:
    return [lesson.kind for lesson in lessons(JUDGE, seen, happened or [])]


def only(seen: View, kind: str) -> Lesson:
    return next(it for it in lessons(JUDGE, seen, []) if it.kind == kind)


def game_view(game: Game, seat: int = A) -> View:
    return seat_view(game.state, seat)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("0 hat; 1 dog\nturn 1 of 0", "throw"),
        ("0 hat; 1 dog\nturn 1 of 0 to-end", "end"),
        ("0 hat at 8; 1 dog\nturn 1 of 0 buy 8", "buy"),
        ("0 hat at 9 deeds 6,8; 1 dog\nturn 4 of 0 buy 9", "buy-group"),
        ("0 hat at 9; 1 dog deeds 6,8\nturn 4 of 0 buy 9", "buy-block"),
        ("0 hat $90 at 9; 1 dog\nturn 4 of 0 buy 9", "buy-short"),
        (
            "0 hat $350 at 28 deeds 21=2,23=2,24=2; 1 dog $900 deeds 16=3,18=3,19=3; 2 car $900"
            "\nturn 30 of 0 buy 28",
            "buy-leave",
        ),
        ("0 hat jail 0; 1 dog\nturn 4 of 0", "jail-leave"),
        ("0 hat $900 deeds 16,18,19; 1 dog\nturn 9 of 0 to-end", "build"),
    ],
)
def test_a_decision_has_its_lesson(text: str, first: str) -> None:
    assert kinds(view(text))[0] == first


LAST_BLUE = (
    "0 hat $430 at 37 deeds 39{how},16=4,18=4,19=4; 1 dog $300 deeds 1=5,3=5,6=5,8=5,9=5; "
    "2 boat $1600 deeds 5,12"
)
"""It would take the cash for the hotels that come next."""


@pytest.mark.parametrize(
    ("how", "buying", "bidding"),
    [
        ("", "buy-group", "auction"),
        ("m", "buy-leave-mortgaged", "auction-pass-mortgaged"),
    ],
)
def test_the_last_street_of_a_group_is_bought_at_its_price_if_nothing_of_it_is_mortgaged(
    how: str, buying: str, bidding: str
) -> None:
    """Else it goes by the chance, and what is against it is said, also in the auction."""
    text = LAST_BLUE.format(how=how)
    asked = view(f"{text}\nturn 9 of 0 buy 37")
    assert kinds(asked)[0] == buying
    assert lessons(JUDGE, asked, [])[0].left == 80
    game = position(f"{text}\nturn 9 of 0 buy 37")
    game.play(A, Decline())
    game.play(2, Bid(300))
    assert kinds(game_view(game)) == [bidding]


def test_an_auction_that_another_player_started_says_so_first() -> None:
    game = position("0 hat $430 deeds 1; 1 dog $300 at 31 deeds 3; 2 boat\nturn 9 of 1 buy 31")
    game.play(B, Decline())
    happened = [PurchaseDeclined(B, 31)]
    assert [it.kind for it in lessons(JUDGE, game_view(game), happened)][0] == "auction-theirs"
    game.play(2, Bid(420))
    (theirs, plain) = lessons(JUDGE, game_view(game), happened)
    assert (theirs.kind, theirs.seat, theirs.is_alone) == ("auction-theirs-pass", B, True)
    assert plain.kind == "auction-pass"
    for others in ([], [PurchaseDeclined(A, 31)], [PurchaseDeclined(B, 32)]):
        assert [it.kind for it in lessons(JUDGE, game_view(game), others)] == ["auction-pass"]


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (CardDrawn(A, "CH-GO"), "card"),
        (Paid(A, (B,), 25, Rent(5, "count", 25, 1, 1)), "rent-railroad"),
    ],
)
def test_what_is_met_first_is_told(event: Event, kind: str) -> None:
    seen = view("0 hat; 1 dog deeds 5\nturn 4 of 0 to-end")
    assert kind in kinds(seen, [event])
    assert kind not in kinds(seen, [replace(event, seat=B)])


SHORT = (
    "0 hat $90 at 9 deeds 5,6,8,12,15,16,31,39; 1 dog $300 deeds 1,11,13,21,24,27,29,34,37; "
    "2 car $300 deeds 3,14,23,25,26,28,32,35\nturn 12 of 0 buy 9"
)
"""Nobody else has a group, and there are more deeds to borrow on for houses."""


def test_cash_is_raised_for_the_last_street_of_a_group() -> None:
    seen, plan = view(SHORT), RaiseMoney((), (5,))
    (lesson, *_) = lessons(JUDGE, seen, [], plan=plan)
    assert (lesson.kind, lesson.group, lesson.dollars) == ("buy-raise", "light_blue", 30)
    assert 0 < lesson.before < lesson.after
    (leave,) = lessons(JUDGE, view(SHORT.replace("6,8,", "6,")), [], plan=plan)
    assert (leave.kind, leave.dollars) == ("buy-short", 30)


def test_cash_is_not_raised_where_that_costs_more_than_the_group_is_worth() -> None:
    text = "0 hat $0 at 39 deeds 37,16=4,18=4,19=4,31,32,34,5; 1 dog $4 deeds 6\nturn 9 of 0 buy 39"
    plan = RaiseMoney(((16, 0), (18, 0), (19, 0)), (31, 32, 34, 16, 18, 19, 5))
    (lesson, *_) = lessons(JUDGE, view(text), [], plan=plan)
    assert (lesson.kind, lesson.group, lesson.dollars) == ("buy-leave-group", "dark_blue", 400)
    assert lesson.after < lesson.before


def test_a_full_board_with_houses_is_no_time_to_leave_jail() -> None:
    mine = "0 hat $90 jail 0 deeds 16,18,19,21=3,23=3,24=3,37=2,39=2,15"
    theirs = "1 dog $574 deeds 1=3,3=3,6,8,9,26,27,29,5,25,35,12"
    others = "2 boat $228 deeds 11,13,14,31=2,32=2,34=2,28"
    seen = view(f"{mine}; {theirs}; {others}\nturn 40 of 0")
    assert lessons(OwningJudge(), seen, [])[0].kind == "jail-stay"


def test_leaving_jail_names_the_fine_or_else_the_card() -> None:
    jailed = "0 hat jail 0; 1 dog\nturn 4 of 0"
    assert only(view(jailed), "jail-leave").dollars == 50
    seen = position(jailed)
    seen.state.seats[A].jail_cards = ["chance"]
    seen.state.decks["chance"] = [it for it in seen.state.decks["chance"] if it != "chance"]
    assert only(game_view(seen), "jail-leave").dollars == 0


def test_only_the_awaited_are_told() -> None:
    seen = view("0 hat at 8; 1 dog\nturn 1 of 0 buy 8", B)
    assert lessons(JUDGE, seen, []) == ()


def test_numbers_are_the_judges() -> None:
    lesson = only(view("0 hat at 9 deeds 6,8; 1 dog\nturn 4 of 0 buy 9"), "buy-group")
    assert (lesson.space, lesson.group, lesson.dollars) == (9, "light_blue", 120)
    assert 0 < lesson.before < lesson.after < 1


def test_an_auction_has_a_price_to_stop_at() -> None:
    game = live(2).at(A, CONNECTICUT - 3)
    game.play(A, Roll(), (1, 2))
    game.play(A, Decline())
    (lesson,) = lessons(JUDGE, game_view(game), [])
    assert (lesson.kind, lesson.space) == ("auction", CONNECTICUT)
    assert 0 < lesson.dollars <= 1500


@pytest.mark.parametrize(
    ("cash", "bid", "kind"),
    [(1500, 60, "auction"), (1500, 1400, "auction-pass"), (110, 220, "auction-short")],
)
def test_an_auction_that_is_too_dear_is_one_to_pass(cash: int, bid: int, kind: str) -> None:
    game = live(2).at(A, CONNECTICUT - 3).owns(A, 37, 39)
    game.play(A, Roll(), (1, 2))
    game.play(A, Decline())
    game.play(B, Bid(bid))
    (lesson,) = lessons(JUDGE, game_view(game.cash(A, cash)), [])
    assert (lesson.kind, lesson.space) == (kind, CONNECTICUT)
    assert lesson.dollars > bid
    assert kind != "auction" or lesson.dollars <= cash


def test_the_trade_completes_a_group_and_is_good() -> None:
    lesson = only(view(APART), "trade")
    assert lesson.group in ("orange", "red")
    assert lesson.offer is not None
    gives, takes = lesson.offer.gives, lesson.offer.takes
    assert takes.deeds
    assert gives.cash % 5 == 0
    assert lesson.after > lesson.before


GENTLE = {seat: Computer(NEUTRAL, "gentle") for seat in (1, 2)}


def trade_with_gentle(seen: View) -> Lesson:
    return next(it for it in lessons(JUDGE, seen, [], computers=GENTLE) if it.kind == "trade")


@pytest.mark.parametrize("cash", [1200, 1500, 1800])
def test_a_gentle_player_accepts_the_trade_that_is_suggested(cash: int) -> None:
    seen = view(f"0 hat ${cash} deeds 16,18,24; 1 dog $1200 deeds 19,21; 2 boat $900 deeds 12")
    lesson = trade_with_gentle(seen)
    assert lesson.offer is not None
    assert lesson.seat is not None
    gives, takes = lesson.offer.gives, lesson.offer.takes
    trade = Trade(99, A, lesson.seat, gives, takes)
    gentle = Viewpoint(replace(seen, seat=lesson.seat), NEUTRAL, judge=JUDGE, strength="gentle")
    assert isinstance(answer(gentle, trade).action, AcceptTrade)
    cheaper = replace(gives, cash=gives.cash - 10) if gives.cash else gives
    dearer = takes if gives.cash else replace(takes, cash=takes.cash + 10)
    refused = answer(gentle, Trade(99, A, lesson.seat, cheaper, dearer))
    assert isinstance(refused.action, DeclineTrade), "it is near the least that is accepted"


def test_the_group_that_is_worth_most_is_suggested() -> None:
    both = view("0 hat $1500 deeds 1,16,18; 1 dog $1500 deeds 3,21; 2 boat $900 deeds 19,12")
    assert trade_with_gentle(both).group == "orange"
    cheap = view("0 hat $1500 deeds 1,16; 1 dog $1500 deeds 3,18; 2 boat $900 deeds 19,21,12")
    assert trade_with_gentle(cheap).group == "brown"


def test_a_trade_is_suggested_once_for_each_group() -> None:
    told: Counter[str] = Counter(throw=1)
    others = (Lesson("throw"), Lesson("build", group="pink", after=0.5))
    orange, brown = (Lesson("trade", group=group) for group in ("orange", "brown"))
    order = []
    for found in (orange, orange, brown, brown):
        lesson = next_lesson((others[0], found, others[1]), told)
        assert lesson is not None
        told.update({lesson.kind, lesson.subject})
        order.append(lesson.subject)
    assert order == ["trade:orange", "build:pink", "trade:brown", "build:pink"]


def test_a_trade_that_was_not_made_is_suggested_twice_more_and_less_often() -> None:
    told, turn, heard = Counter[str](throw=1), dict[str, int](), list[int]()
    trade = Lesson("trade", group="orange", before=0.4, after=0.5)
    for now in range(20):
        since = {subject: now - at for subject, at in turn.items()}
        lesson = next_lesson((trade,), told, since)
        if lesson is not None:
            told.update({lesson.kind, lesson.subject})
            turn[lesson.subject] = now
            heard.append(now)
    assert heard == [0, 2, 7]


@pytest.mark.parametrize(("is_idle", "heard"), [(True, [0, 2, 4, 7, 11, 16]), (False, [0])])
def test_to_build_with_idle_cash_is_said_again_but_not_each_turn(
    is_idle: bool, heard: list[int]
) -> None:
    told, turn = Counter[str](throw=1, build=MOST_TIMES), dict[str, int]()
    build = Lesson("build", group="orange", before=0.9, after=0.9, is_idle=is_idle)
    found = []
    for now in range(30):
        since = {subject: now - at for subject, at in turn.items()}
        if next_lesson((build,), told, since) is not None:
            told.update({build.kind, build.subject})
            turn[build.subject] = now
            found.append(now)
    assert found == heard


@pytest.mark.parametrize(("cash", "is_idle"), [(2500, True), (1042, False)])
def test_cash_that_the_next_lap_does_not_cost_is_idle(cash: int, is_idle: bool) -> None:
    mine, theirs = "deeds 16=3,18=3,19=3,5,12", "1 dog $300 deeds 21=3,23=3,24=3,37=1,39=1"
    build = only(view(f"0 hat ${cash} {mine}; {theirs}\nturn 25 of 0 to-end"), "build")
    assert build.is_idle == is_idle


RIVALS = "1 dog $900 deeds 16=3,18=3,19=3,21=3,23=3,24=3"


@pytest.mark.parametrize("cash", [200, 900, 3000])
def test_what_leaves_too_little_for_the_next_lap_is_a_gamble(cash: int) -> None:
    """From Connecticut, four of six streets with three houses are among the next twelve spaces."""
    seen = view(f"0 hat ${cash} at 9 deeds 6,8; {RIVALS}\nturn 9 of 0 buy 9")
    risk = only(seen, "buy-group").gamble
    if cash == 3000:
        assert risk is None
        return
    assert risk is not None
    assert risk.left == cash - 120 < risk.lap == lap_cost(seen, A)
    assert risk.dear == {200: 4, 900: 0}[cash]


def test_nothing_that_costs_no_cash_is_a_gamble() -> None:
    found = lessons(JUDGE, view(f"0 hat $60 at 9 deeds 6,8; {RIVALS}\nturn 9 of 0 to-end"), [])
    assert found
    assert not any(it.gamble for it in found)


def test_what_was_never_told_comes_before_what_is_told_again() -> None:
    trade, build = Lesson("trade", group="orange"), Lesson("build", group="pink")
    told, since = {"trade": 1, "trade:orange": 1}, {"trade:orange": 3}
    assert next_lesson((trade, build), told, since) == build


def test_building_on_a_group_is_advised_at_once_but_not_on_and_on() -> None:
    told: Counter[str] = Counter(throw=1)
    order = []
    for group, after in (
        ("pink", 0.5),
        ("pink", 0.504),
        ("pink", 0.52),
        ("pink", 0.52),
        ("pink", 0.9),
        ("red", 0.5),
    ):
        build = Lesson("build", group=group, before=0.5, after=after)
        lesson = next_lesson((Lesson("end"), build), told)
        assert lesson is not None
        told.update({lesson.kind, lesson.subject})
        order.append(lesson.subject)
    assert order == ["build:pink", "end", "build:pink", "build:pink", "end", "build:red"]


@pytest.mark.parametrize(("cash", "is_told"), [(900, True), (25000, False)])
def test_a_trade_that_gains_less_than_a_point_is_not_suggested(cash: int, is_told: bool) -> None:
    """Two streets are much among the poor, and little beside a rich player."""
    judge = WorthJudge()
    seen = view(f"0 hat $300 deeds 1; 1 dog $500 deeds 3; 2 boat ${cash}")
    found = options(judge, seen, GENTLE)
    offer = found.of(OfferTrade)
    assert offer is not None
    assert offer.after is not None
    assert (offer.after - found.before >= 0.01) == is_told
    told = [it.kind for it in lessons(judge, seen, [], computers=GENTLE)]
    assert ("trade" in told) == is_told


def test_the_first_lesson_of_all_is_how_to_begin() -> None:
    found = (Lesson("throw"), Lesson("trade", group="orange"))
    assert next_lesson(found, {}) == found[0]
    assert next_lesson(found, {"throw": 1}) == found[1]


def test_building_is_taught_only_where_it_is_better_than_to_wait() -> None:
    taught = set()
    for cash in range(100, 1300, 100):
        seen = view(f"0 hat ${cash} deeds 16,18,19; 1 dog deeds 37=3,39=3\nturn 9 of 0 to-end")
        builds = [it for it in options(JUDGE, seen).ahead if isinstance(it.action, Build)]
        assert ("build" in kinds(seen)) == bool(builds)
        taught.add(bool(builds))
    assert taught == {True, False}


HELD = "37,39,5,12,16,18"
OTHERS = "1 dog $600 deeds 19,21,23,6; 2 car $500 deeds 1,3,24,31,8\nturn 12 of 0 to-end"


def told_often(*new: str) -> dict[str, int]:
    """Every kind as often as it is told, but for some."""
    return {kind: MOST_TIMES for kind in TOPICS if kind not in new}


SCATTERED = (
    "1 dog $300 deeds 1,6,9,13,21,24,27,29,34,37; 2 car $300 deeds 3,8,11,14,23,25,26,28,32,35"
    "\nturn 12 of 0 to-end"
)
"""Two poor players, of whom neither has a whole group: the first houses decide the game."""
BORROWING = f"0 hat $60 deeds 16,18,19,5,12,15,31,39; {SCATTERED}"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"0 hat $90 deeds 16,18,19; {SCATTERED}", "build-wait"),
        (BORROWING, "build-borrow"),
        (f"0 hat $900 deeds 16,18,19; {SCATTERED}", "build"),
    ],
)
def test_who_has_completed_a_group_is_told_before_small_matters(text: str, kind: str) -> None:
    found = lessons(WorthJudge(), view(text), [])
    small = (Lesson("salary"), Lesson("goal"))
    lesson = next_lesson((*small, *found), told_often("salary", "goal"))
    assert lesson is not None
    assert (lesson.kind, lesson.group) == (kind, "orange")
    assert (lesson.after > lesson.before) == (kind != "build-wait")


def test_to_borrow_for_building_names_the_loan_and_what_is_built_with_it() -> None:
    seen = view(BORROWING)
    best, lesson = options(JUDGE, seen).best, only(seen, "build-borrow")
    assert best.loan is not None
    assert lesson.loan == best.loan
    assert (lesson.before, lesson.after) == (options(JUDGE, seen).before, best.after)
    assert lesson.houses == sum(level for _, level in best.loan.levels)
    assert lesson.dollars == 100 * lesson.houses
    assert lesson.build is None


@pytest.mark.parametrize("held", ["37,39m", "37=1,39", "37=1,39=1"])
def test_to_wait_is_said_of_a_group_without_houses_and_mortgages_alone(held: str) -> None:
    assert "build-wait" not in kinds(view(f"0 hat $40 at 37 deeds {held}; {OTHERS}"))


@pytest.mark.parametrize(("cash", "is_short"), [(150, True), (220, False)])
def test_to_wait_tells_cash_that_lacks_from_cash_that_is_needed(cash: int, is_short: bool) -> None:
    lesson = only(view(f"0 hat ${cash} at 37 deeds 37,39; {OTHERS}"), "build-wait")
    assert lesson.is_short == is_short


def test_each_group_that_has_to_wait_is_told_of() -> None:
    """Else the one that was told first would keep the next from being told at all."""
    seen = view(f"0 hat $40 at 37 deeds 37,39,16,18,19; {OTHERS.replace('19,', '')}")
    waiting = [it.group for it in lessons(JUDGE, seen, []) if it.kind == "build-wait"]
    assert waiting == ["orange", "dark_blue"]


def test_who_was_told_to_build_is_not_told_to_wait() -> None:
    wait = Lesson("build-wait", group="orange")
    told = told_often()
    assert next_lesson((wait,), told) == wait
    for kind in ("build-wait", "build", "build-borrow"):
        assert next_lesson((wait,), {**told, f"{kind}:orange": 1}) is None


def test_how_many_houses_to_build_is_counted() -> None:
    lesson = only(view("0 hat $900 deeds 16,18,19; 1 dog\nturn 9 of 0 to-end"), "build")
    assert lesson.houses * 100 == lesson.dollars > 0
    assert lesson.hotels == 0


def test_the_rents_before_and_after_building_are_the_highest_of_the_streets_built_on() -> None:
    seen = view("0 hat $900 deeds 16=2,18=3,19=3; 1 dog\nturn 9 of 0 to-end")
    assert rents_of(seen, A, Build(((16, 3),))) == tuple(seen.rules.properties[16].rents[2:4])
    dearest = seen.rules.properties[19].rents
    assert rents_of(seen, A, Build(((18, 4), (19, 4)))) == (dearest[3], dearest[4])
    seen = view("0 hat $900 deeds 16=3,18=3,19=2; 1 dog\nturn 9 of 0 to-end")
    others = seen.rules.properties[16].rents
    assert rents_of(seen, A, Build(((16, 4), (18, 4), (19, 4)))) == (others[3], dearest[4])


def test_a_part_of_a_group_that_is_built_on_is_named() -> None:
    seen = view("0 hat $2000 deeds 16=4,18=4,19=5; 1 dog $900\nturn 9 of 0 to-end")
    assert set(only(seen, "build").streets) == {16, 18}
    seen = view("0 hat $2000 deeds 16=4,18=4,19=4; 1 dog $900\nturn 9 of 0 to-end")
    assert only(seen, "build").streets == ()


def test_hotels_to_build_are_counted_by_the_lots_that_get_one() -> None:
    seen = view("0 hat $2000 deeds 16=4,18=4,19=4; 1 dog $900\nturn 9 of 0 to-end")
    best = options(JUDGE, seen).ahead[0].action
    assert isinstance(best, Build)
    lesson = only(seen, "build")
    assert (lesson.houses, lesson.hotels) == (0, len(best.levels))


@pytest.mark.parametrize("cash", [400, 1200, 2000])
def test_a_cheap_fourth_house_is_advised(cash: int) -> None:
    """For $50 it adds $130 to a light blue rent, and no whole group of another is to be feared."""
    cheap = f"0 hat ${cash} deeds 6=3,8=3,9=3; 1 dog $300 deeds 5,11,13,21,24,26"
    (lesson, *_) = lessons(JUDGE, view(f"{cheap}\nturn 9 of 0 to-end"), [])
    assert lesson.kind == "build"
    assert lesson.hotels == 3


@pytest.mark.parametrize(("each", "is_told"), [(0.001, True), (-0.02, False)])
def test_a_fourth_house_is_advised_only_for_what_it_brings(each: float, is_told: bool) -> None:
    seen = view("0 hat $1600 deeds 31=3,32=3,34=3; 1 dog $300 deeds 21\nturn 9 of 0 to-end")
    told = {it.kind for it in lessons(OwningJudge(0.6, each), seen, [])}
    assert ("build" in told) == is_told


def test_the_first_rent_is_told_at_once_and_later_ones_after_what_presses() -> None:
    game = live(2).owns(B, CONNECTICUT).at(A, CONNECTICUT - 3).owns(A, 16, 18, 19)
    happened = [*game.play(A, Roll(), (1, 2))]
    found = lessons(JUDGE, game_view(game), happened)
    assert [it.kind for it in found][0] == "build"
    for told, kind in (({"throw": 1}, "rent-paid"), ({"throw": 1, "rent-single": 1}, "build")):
        first = next_lesson(found, told)
        assert first is not None
        assert first.kind == kind


def test_a_reserve_is_one_that_the_learner_has() -> None:
    rival = "1 dog deeds 16=3,18=3,19=3"
    assert "rival-group" in kinds(view(f"0 hat $1500; {rival}"))
    assert "rival-group" not in kinds(view(f"0 hat $50; {rival}"))


@pytest.mark.parametrize(("cash", "is_told"), [(610, True), (1790, True), (1800, False)])
def test_who_has_plenty_is_not_told_to_keep_cash(cash: int, is_told: bool) -> None:
    seen = view(f"0 hat ${cash}; 1 dog deeds 16=3,18=3,19=3")
    assert ("rival-group" in kinds(seen)) == is_told


def test_an_auction_that_completes_a_rivals_group_is_warned_of() -> None:
    game = live(2).at(A, CONNECTICUT - 3).owns(B, 6, 8)
    game.play(A, Roll(), (1, 2))
    game.play(A, Decline())
    (lesson,) = lessons(JUDGE, game_view(game), [])
    assert (lesson.kind, lesson.group, lesson.seat) == ("auction-block", "light_blue", B)
    assert next_lesson([Lesson("throw"), lesson], {lesson.kind: MOST_TIMES}) == lesson


def test_what_nobody_would_sell_is_not_suggested() -> None:
    """The last street of a group, too: an offer that is declined teaches nothing."""
    seen = view("0 hat $90 deeds 16,18; 1 dog $900 deeds 19")
    assert options(JUDGE, seen).of(OfferTrade) is None
    assert not {it.kind for it in lessons(JUDGE, seen, []) if TOPICS[it.kind] == "trading"}


def test_what_is_not_wanted_is_not_worked_out() -> None:
    seen = view(APART)
    assert [it.kind for it in lessons(JUDGE, seen, [], ("throw",))] == ["throw"]


def test_rent_is_explained_to_both_and_a_salary() -> None:
    game = live(2).owns(B, CONNECTICUT).at(A, CONNECTICUT - 3)
    happened = [*game.play(A, Roll(), (1, 2))]
    assert "rent-paid" in kinds(game_view(game), happened)
    happened += game.play(A, EndTurn())
    received = lessons(JUDGE, game_view(game, B), happened)[-1]
    assert (received.kind, received.group, received.dollars) == ("rent-single", "light_blue", 8)
    game = live(2).at(A, 38)
    happened = [*game.play(A, Roll(), (1, 6)), *game.play(A, Buy())]
    assert "salary" in kinds(game_view(game), happened)
    earlier = [TurnStarted(A), SalaryPaid(A, 200), TurnStarted(B), TurnStarted(A), *happened]
    assert "salary" not in kinds(game_view(game), earlier)


@pytest.mark.parametrize("cash", [500, 40])
def test_who_has_the_whole_group_is_told_nothing_of_its_rents(cash: int) -> None:
    """What houses bring is said where building is advised."""
    game = live(2).owns(B, 6, 8, CONNECTICUT).at(A, CONNECTICUT - 3)
    happened = [*game.play(A, Roll(), (1, 2)), *game.play(A, EndTurn())]
    game.cash(B, cash)
    found = [it for it in kinds(game_view(game, B), happened) if it.startswith("rent-")]
    assert found == []


def test_a_rival_with_a_group_is_warned_of() -> None:
    lesson = only(view("0 hat; 1 dog deeds 16=3,18=3,19=3"), "rival-group")
    assert (lesson.seat, lesson.group) == (B, "orange")
    assert (lesson.space, lesson.dollars) == (19, 600)


@pytest.mark.parametrize("theirs", ["6,8,9", "16,18,19", "5,15,25,35"])
def test_a_small_rent_or_none_of_houses_is_nothing_to_keep_cash_for(theirs: str) -> None:
    assert "rival-group" not in kinds(view(f"0 hat; 1 dog deeds {theirs}"))


def test_nor_is_who_is_to_borrow_for_building() -> None:
    told = 0
    for cash in range(60, 400, 20):
        seen = view(
            f"0 hat ${cash} deeds 16=2,18=2,19=2,5,15,39; 1 dog $90 deeds 6=3,8=3,9=3\nturn 9 of 0"
        )
        if isinstance(options(JUDGE, seen).best.action, Mortgage):
            told += 1
            assert {"throw", "rival-group"}.isdisjoint(kinds(seen))
    assert told


@pytest.mark.parametrize("decision", ["to-throw", "to-end"])
def test_who_is_to_build_is_not_told_to_keep_cash_or_to_go_on(decision: str) -> None:
    text = f"0 hat $1500 deeds 26,27,29; 1 dog $90 deeds 6=3,8=3,9=3\nturn 9 of 0 {decision}"
    found = kinds(view(text))
    assert "build" in found
    assert found.count("throw") + found.count("end") + found.count("rival-group") == 0


@pytest.mark.parametrize(("owed", "kind"), [(1600, "debt"), (9000, "debt-hopeless")])
def test_a_debt_says_what_is_missing(owed: int, kind: str) -> None:
    game = live(3).owns(A, 37, 39, CONNECTICUT).cash(A, 1500).owes(A, owed, B)
    (lesson,) = lessons(JUDGE, game_view(game), [])
    assert (lesson.kind, lesson.dollars) == (kind, owed - 1500)


def test_where_no_trade_could_pay_a_debt_none_is_taught() -> None:
    game = live(2).owns(A, CONNECTICUT).cash(A, 10).owes(A, 9000, B)
    assert lessons(JUDGE, game_view(game), []) == ()


@pytest.mark.parametrize(("owed", "kind"), [(150, "debt"), (400, "debt-sell")])
def test_a_debt_is_taught_by_the_plan_that_is_shown(owed: int, kind: str) -> None:
    game = position("0 hat $10 deeds 5,15,16=2,18=2,19=2; 1 dog $900").owes(A, owed, B)
    seen = game_view(game)
    (plan,) = [it for it in seen.offers if isinstance(it, RaiseMoney)]
    assert bool(plan.levels) == (kind == "debt-sell")
    assert [it.kind for it in lessons(JUDGE, seen, [])] == [kind]


@pytest.mark.parametrize(
    ("gives", "takes", "kind", "group"),
    [
        (Side((19,)), Side((24,)), "offer-good", "orange"),
        (Side((), 1), Side((16, 18)), "offer-bad", "orange"),
        (Side((), 800), Side((24,)), "offer-good", None),
    ],
)
def test_an_offer_is_good_or_bad_for_the_learner(
    gives: Side, takes: Side, kind: str, group: str | None
) -> None:
    seen = view("0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19")
    trade = Trade(7, B, A, gives, takes)
    lesson = about_offer(JUDGE, seen, trade)
    assert (lesson.kind, lesson.seat, lesson.group) == (kind, B, group)
    assert lesson.is_theirs == (kind == "offer-bad" or group is None)
    assert (lesson.after > lesson.before) == (kind == "offer-good")


def test_the_least_told_comes_first_and_nothing_comes_too_often() -> None:
    found = (Lesson("throw"), Lesson("goal"))
    told: Counter[str] = Counter()
    order = []
    while lesson := next_lesson(found, told):
        told[lesson.kind] += 1
        order.append(lesson.kind)
    assert order == ["throw", "goal"] * MOST_TIMES


def test_the_last_round_begins_with_the_others() -> None:
    turns: list[Event] = [TurnStarted(seat) for seat in (A, B, A, B, A)]
    assert since_last_turn(turns, A) == [TurnStarted(B), TurnStarted(A)]
    assert since_last_turn(turns[:2], A) == turns[:2]


def test_what_conceding_means_is_said_first_and_once() -> None:
    seen = view(f"0 hat $900 at 37 deeds {HELD}; {OTHERS}")
    found = lessons(JUDGE, seen, [], is_conceded=True)
    assert (found[0].kind, found[0].count) == ("concede", 2)
    assert next_lesson(found, told_often("concede")) == found[0]
    told_of_it = next_lesson(found, {**told_often(), "concede": 1})
    assert told_of_it is not None
    assert told_of_it.kind == "build"
    assert "concede" not in kinds(seen)
    asked = view("0 hat at 8; 1 dog\nturn 1 of 0 buy 8")
    assert [it.kind for it in lessons(JUDGE, asked, [], is_conceded=True)] == ["buy"]


def test_a_whole_game_is_coached_without_a_fault() -> None:
    """Every kind that is told is one that words exist for, and most kinds come up."""
    told: Counter[str] = Counter()
    _coached_game(told)
    assert set(told) <= set(TOPICS)
    assert len(told) > 10


def _coached_game(told: Counter[str]) -> None:
    chance, players = FairChance(b"coached 0"), [Judging() for _ in range(3)]
    state, happened = new_game(
        resolve(Choice(game="short")).played_live(), ("hat", "dog", "car"), chance
    )
    events = [*happened]
    while not state.is_over and state.turn < 40:
        seat = awaited(state)[0]
        seen = seat_view(state, seat)
        told.update(it.kind for it in lessons(JUDGE, seen, events, set(TOPICS) - set(told)))
        events += play(state, seat, _plain(players[seat].decide(seen), seen), chance)


def _plain(action: Action, seen: View) -> Action:
    """Return the action, but go on in place of an offer, which nobody here answers."""
    if not isinstance(action, OfferTrade):
        return action
    return next(it for it in seen.offers if isinstance(it, Roll | EndTurn))
