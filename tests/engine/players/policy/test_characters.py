"""Characters and strengths: what each weighs shows in what it does."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bench.arena.table import play_game
from engine.core import actions as a
from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.core.position import Position
from engine.editions.catalogue import rules_of
from engine.players.characters import CHARACTERS, NEUTRAL, STRENGTHS
from engine.players.judge.accounts import Accounts
from engine.players.judge.judging import Judge
from engine.players.motives import ChosenAction, Motive
from engine.players.plain import trading as plain
from engine.players.plain.outlook import Outlook
from engine.players.policy.answering import answer
from engine.players.policy.offering import terms
from engine.players.policy.player import choose
from engine.players.policy.preference import preferring
from engine.players.policy.trading import MOST_LOST
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View, seat_view
from tests.support.explaining_player import Explaining
from tests.support.game import position
from tests.support.judges import FixedJudge, OwningJudge, WorthJudge

JUDGE = WorthJudge()
RAILROAD = "0 hat $700 at 25 deeds 5; 1 dog $900; 2 boat $900\nturn 9 of 0 buy 25"
BUILDER = "0 hat ${} deeds 16,18,19,5; 1 dog $900 deeds 37,39=1; 2 boat $900 deeds 1=2,3=2"
APART = "0 hat $900 deeds 16,18,24,5; 1 dog $900 deeds 19,21,23,15; 2 boat $900 deeds 1,6,11"


def seen(text: str, seat: SeatId = 0) -> View:
    return seat_view(position(text).state, seat)


def does(view: View, name: str, strength: str = "sharp") -> a.Action:
    return choose(JUDGE, view, CHARACTERS[name], strength).action


def test_there_are_five_to_choose_from_beside_the_neutral_one() -> None:
    assert list(CHARACTERS) == ["neutral", "builder", "dealer", "saver", "collector", "blocker"]
    assert CHARACTERS["neutral"] is NEUTRAL
    assert STRENGTHS == ("gentle", "even", "sharp")


def test_the_neutral_one_decides_by_the_chance_to_win_alone() -> None:
    assert preferring(JUDGE, 0, NEUTRAL) is JUDGE


def bid(name: str, text: str = "0 hat $900 at 2 deeds 5; 1 dog $900 at 25; 2 boat $900") -> int:
    """The most that seat 0 bids for a railroad."""
    game = position(text + "\nturn 9 of 1 buy 25")
    game.play(1, a.Decline())
    action = does(seat_view(game.state, 0), name)
    return action.amount if isinstance(action, a.SetMaximum) else 0


def test_a_collector_bids_most_for_railroads_and_a_builder_least() -> None:
    assert bid("builder") < bid("neutral") < bid("collector")


def test_a_saver_bids_and_buys_only_with_what_it_can_spare() -> None:
    text = "0 hat $270 at 2 deeds 5; 1 dog $900 at 25; 2 boat $900"
    assert bid("saver", text) < bid("neutral", text)
    assert does(seen(RAILROAD.replace("$700", "$210")), "saver") == a.Decline()


def by_cash(position: Position) -> dict[SeatId, float]:
    """By this no purchase is worth its price."""
    dollars = {seat: position.seats[seat].cash + 1 for seat in position.players()}
    return {seat: held / sum(dollars.values()) for seat, held in dollars.items()}


def lands_on_railroad(name: str, cash: int) -> ChosenAction:
    return choose(
        FixedJudge(by_cash), seen(RAILROAD.replace("$700", f"${cash}")), CHARACTERS[name], "even"
    )


@pytest.mark.parametrize("name", ["dealer", "saver", "collector", "blocker"])
def test_with_plenty_of_cash_a_character_buys_what_it_lands_on(name: str) -> None:
    enough = 200 + round(CHARACTERS[name].plenty)
    found = lands_on_railroad(name, enough)
    assert found.action == a.Buy()
    assert found.motive == Motive("bought-plenty", (25,), dollars=200)


@pytest.mark.parametrize("name", ["builder", "neutral"])
def test_chances_are_told_only_where_they_fit_what_was_decided(name: str) -> None:
    """A builder leaves Electric Company because it dislikes utilities, not for the chance."""
    utility = RAILROAD.replace("at 25", "at 12").replace("buy 25", "buy 12")
    found = choose(OwningJudge(each=0.01), seen(utility), CHARACTERS[name], "even")
    told = found.motive.before, found.motive.after
    if name == "builder":
        assert (found.action, found.motive.kind, told) == (a.Decline(), "left", (None, None))
    else:
        assert found.action == a.Buy()
        assert told == (pytest.approx(0.31), pytest.approx(0.32))


@pytest.mark.parametrize(("name", "cash"), [("dealer", 1099), ("neutral", 5000), ("builder", 5000)])
def test_else_it_buys_what_is_worth_its_price(name: str, cash: int) -> None:
    assert lands_on_railroad(name, cash).action == a.Decline()


def levels(name: str, cash: int) -> int:
    action = does(seen(BUILDER.format(cash)), name)
    return sum(level for _, level in action.levels) if isinstance(action, a.Build) else 0


def test_a_builder_builds_with_cash_that_a_saver_keeps() -> None:
    assert levels("saver", 900) < levels("builder", 900)


def asked(name: str) -> frozenset[int]:
    return terms(Viewpoint(seen(APART), CHARACTERS[name], judge=JUDGE, strength="sharp")).desired


def test_each_asks_for_what_it_is_after() -> None:
    assert asked("neutral") == asked("saver") == frozenset()
    assert 15 in asked("collector")
    assert asked("dealer") >= {19, 21, 23}
    assert asked("blocker") >= {1, 6, 11}


def sold(name: str) -> frozenset[int]:
    return terms(Viewpoint(seen(APART), CHARACTERS[name], judge=JUDGE, strength="sharp")).unwanted


def test_a_builder_sells_railroads_and_a_dealer_lone_streets() -> None:
    assert sold("neutral") == sold("saver") == frozenset()
    assert sold("builder") == {5}
    assert sold("dealer") == {24}


def test_a_gentle_player_bids_the_printed_price() -> None:
    game = position("0 hat $900 at 2 deeds 5; 1 dog $900 at 25; 2 boat $900\nturn 9 of 1 buy 25")
    game.play(1, a.Decline())
    assert does(seat_view(game.state, 0), "neutral", "gentle") == a.SetMaximum(200)


def test_a_gentle_player_builds_with_a_plain_reserve() -> None:
    action = does(seen(BUILDER.format(520)), "neutral", "gentle")
    assert isinstance(action, a.Build)
    assert sum(level for _, level in action.levels) == 3


@pytest.mark.parametrize("cash", [0, 60, 187, 199])
def test_a_gentle_player_names_one_price_whatever_is_offered_and_takes_it(cash: int) -> None:
    """Reading, for $210."""
    view = seen("0 hat $900 deeds 5; 1 dog $900; 2 boat $900\nturn 9 of 1 to-throw")

    def answered(paid: int) -> ChosenAction:
        trade = Trade(99, 1, 0, Side(cash=paid), Side((5,)))
        return plain.answer(Outlook(view), trade)

    refused = answered(cash)
    assert isinstance(refused.action, a.DeclineTrade)
    more = refused.motive.dollars
    assert more is not None
    assert cash + more == 210
    assert isinstance(answered(cash + more).action, a.AcceptTrade)
    assert isinstance(answered(cash + more - plain.ASKED).action, a.DeclineTrade)


def test_who_asks_a_gentle_player_for_too_much_cash_is_told_to_ask_for_less() -> None:
    view = seen("0 hat $900; 1 dog $900 deeds 5; 2 boat $900\nturn 9 of 1 to-throw")
    trade = Trade(99, 1, 0, Side((5,)), Side(cash=300))
    refused = plain.answer(Outlook(view), trade)
    assert refused.motive.kind == "refused-price-less"
    less = refused.motive.dollars
    assert less is not None
    cheaper = replace(trade, takes=Side(cash=300 - less))
    accepted = plain.answer(Outlook(view), cheaper)
    assert isinstance(accepted.action, a.AcceptTrade)


@pytest.mark.parametrize(("asked", "less"), [(10, 10), (35, 35), (60, 60), (130, 130)])
def test_who_has_no_cash_to_spare_is_not_paid_to_take_a_deed(asked: int, less: int) -> None:
    """Its reserve forbids to pay anything; for nothing it would take the deed."""
    view = seen("0 hat $21; 1 dog $900 deeds 5; 2 boat $900\nturn 9 of 1 to-throw")
    trade = Trade(99, 1, 0, Side((5,)), Side(cash=asked))
    refused = plain.answer(Outlook(view), trade)
    assert refused.motive == Motive("refused-price-less", seat=1, dollars=less)
    gift = plain.answer(Outlook(view), replace(trade, takes=Side()))
    assert isinstance(gift.action, a.AcceptTrade)


def highest_paid(name: str, space: int) -> int:
    """The most that a gentle character of this name pays a player for a property."""
    view = seen(f"0 hat $1500; 1 dog $900 deeds {space}; 2 boat $900\nturn 9 of 1 to-throw")

    def is_accepted(price: int) -> bool:
        trade = Trade(99, 1, 0, Side((space,)), Side(cash=price))
        answer = plain.answer(Outlook(view, CHARACTERS[name]), trade)
        return isinstance(answer.action, a.AcceptTrade)

    return max(it for it in range(400) if is_accepted(it))


def test_a_gentle_collector_pays_more_for_what_it_loves_and_a_builder_less() -> None:
    neutral = highest_paid("neutral", 12)
    assert highest_paid("builder", 12) < neutral < 150 < highest_paid("collector", 12)
    assert highest_paid("collector", 8) == highest_paid("builder", 8) == highest_paid("neutral", 8)


def test_who_asks_a_gentle_player_for_cash_alone_is_named_no_price() -> None:
    view = seen("0 hat $900 deeds 5; 1 dog $900; 2 boat $900\nturn 9 of 1 to-throw")
    trade = Trade(99, 1, 0, Side(), Side(cash=100))
    refused = plain.answer(Outlook(view), trade)
    assert refused.motive == Motive("refused-rival", seat=1)


def test_who_asks_a_gentle_player_for_a_pass_is_named_a_price() -> None:
    view = seen("0 hat $900 passes CH-GOOJF; 1 dog $900; 2 boat $900\nturn 9 of 1 to-throw")
    trade = Trade(99, 1, 0, Side(), Side(jail_cards=("CH-GOOJF",)))
    refused = plain.answer(Outlook(view), trade)
    assert refused.motive.kind == "refused-price"


def test_a_gentle_player_buys_the_last_street_if_it_keeps_150_dollars() -> None:
    """The third green street costs it $920."""
    start = "0 hat ${} deeds 31,32; 1 dog $900 deeds 34; 2 boat $900\nturn 9 of 0 to-throw"
    assert offered(start.format(1069)) is None
    assert offered(start.format(1070)) == Side((34,))


def offered(start: str) -> Side | None:
    """What a gentle player asks for in the first round in which it thinks of a trade."""
    for turn in range(9, 40, 3):
        view = seen(start.replace("turn 9", f"turn {turn}"))
        action = choose(JUDGE, view, NEUTRAL, "gentle").action
        if isinstance(action, a.OfferTrade):
            return action.takes
    return None


def test_what_a_character_holds_dear_costs_it_no_notable_chance() -> None:
    view = seen(BUILDER.format(500))
    found = choose(JUDGE, view, CHARACTERS["builder"], "sharp")
    if isinstance(found.action, a.OfferTrade):
        assert found.motive.after is not None
        assert found.motive.before is not None
        assert found.motive.after >= found.motive.before - MOST_LOST


def test_an_even_player_borrows_nothing_to_build() -> None:
    rules = rules_of("1994").played_by_post()
    noted = list[Motive]()
    players = [Explaining("builder", noted, "even") for _ in range(3)]
    play_game(players, rules, b"even", 90)
    assert "borrowed" not in {it.kind for it in noted}
    assert "built" in {it.kind for it in noted}


@pytest.mark.parametrize(("leader", "is_accepted"), [(2, True), (1, False)])
def test_a_blocker_completes_no_group_of_the_leader(leader: SeatId, is_accepted: bool) -> None:
    """The offer is the same; only who leads is not."""
    table = "0 hat $300 deeds 19,5; 1 dog $900 deeds 16,18; 2 boat $900 deeds 37,39"
    view = seen(f"{table}\nturn 9 of 1 to-throw")
    trade = Trade(99, 1, 0, Side((), 390), Side((19,)))
    judge = Leading(leader)
    found = answer(Viewpoint(view, CHARACTERS["blocker"], judge=judge, strength="sharp"), trade)
    assert isinstance(found.action, a.AcceptTrade) == is_accepted
    if not is_accepted:
        assert found.motive.kind == "refused-group"


class Leading(Judge):
    """A judge by which one rival leads, and A gains whatever it is paid."""

    def __init__(self, leader: SeatId) -> None:
        self._leader = leader

    def of(
        self, accounts: Accounts, cash: Mapping[SeatId, int] | None = None
    ) -> dict[SeatId, float]:
        mine = 0.1 + 0.2 * (accounts.position.deeds[19].owner != 0)
        return {0: mine, self._leader: (1 - mine) * 0.6, 3 - self._leader: (1 - mine) * 0.4}


def test_who_always_keeps_more_than_is_usual_builds_with_none_of_it() -> None:
    start = (
        "0 hat $700 deeds 16,18,19; 1 dog $900 deeds 31=3,32=3,34=3; 2 boat $900 deeds 37=3,39=3"
        "\nturn 40 of 0 to-throw"
    )
    assert spent_on_houses(start, "saver") < spent_on_houses(start, "neutral")


def spent_on_houses(start: str, name: str) -> int:
    """What a character spends on the orange group in one go."""
    action = choose(JUDGE, seen(start), CHARACTERS[name], "sharp").action
    return sum(100 * level for _, level in action.levels) if isinstance(action, a.Build) else 0


@pytest.mark.parametrize(("name", "cash", "buys"), [
    ("neutral", 200, True), ("saver", 264, False), ("saver", 265, True),
])  # fmt: skip
def test_a_gentle_saver_keeps_a_quarter_of_its_reserve_when_it_buys(
    name: str, cash: int, buys: bool
) -> None:
    text = f"0 hat ${cash} at 25; 1 dog $900; 2 boat $900\nturn 9 of 0 buy 25"
    found = choose(JUDGE, seen(text), CHARACTERS[name], "gentle")
    assert found.action == (a.Buy() if buys else a.Decline())
    assert buys or found.motive == Motive("left-cash", (25,), dollars=200)


@pytest.mark.parametrize("name", ["saver", "neutral"])
def test_a_gentle_player_who_lacks_the_price_says_what_it_had(name: str) -> None:
    text = "0 hat $182 at 25; 1 dog $900; 2 boat $900\nturn 9 of 0 buy 25"
    found = choose(JUDGE, seen(text), CHARACTERS[name], "gentle")
    assert found.motive == Motive("left-short", (25,), dollars=182)


@pytest.mark.parametrize(
    ("cash", "deeds", "action", "kind"),
    [
        (190, "5", a.SetMaximum(125), "bid-spare"),
        (150, "5", a.SetMaximum(110), "bid-spare"),
        (60, "5", a.SetMaximum(60), "bid-cash"),
        (300, "21,24", a.SetMaximum(300), "bid-group"),
    ],
)
def test_a_gentle_saver_keeps_a_quarter_of_its_reserve_when_it_bids(
    cash: int, deeds: str, action: a.Action, kind: str
) -> None:
    """But for the $110 that could be borrowed on Kentucky at once."""
    game = position(f"0 hat ${cash} deeds {deeds}; 1 dog $900 at 23\nturn 9 of 1 buy 23")
    game.play(1, a.Decline())
    found = choose(JUDGE, seat_view(game.state, 0), CHARACTERS["saver"], "gentle")
    assert (found.action, found.motive.kind) == (action, kind)
