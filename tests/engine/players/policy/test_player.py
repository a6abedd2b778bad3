"""The player that decides by the judge: legal, steady, and nobody's fool."""

import pytest

from bench.arena.judging import Judging
from bench.arena.table import play_game
from engine.core import actions as a
from engine.core.actions import Side
from engine.core.chance import FairChance
from engine.core.decisions import BuyOrDecline
from engine.core.events import Trade
from engine.editions.choice import Choice, resolve
from engine.game import play
from engine.players.characters import NEUTRAL
from engine.players.judge.judging import fitted_judge
from engine.players.policy.answering import answer
from engine.players.policy.building import BOLD, USUAL, cash_kept
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.players.policy.what_if import built, traded
from engine.view import View, seat_view
from tests.support.game import position

JUDGE = fitted_judge()
ORANGE_APART = "0 hat $900 deeds 16,18,24; 1 dog $900 deeds 19,21,23; 2 boat $900 deeds 1,6,11"


def decide(view: View) -> a.Action:
    return choose(JUDGE, view, NEUTRAL, "sharp").action


def seen(text: str, seat: int = 0) -> View:
    return seat_view(position(text).state, seat)


IDLE_CASH = """
0 hat $836 at 8 deeds 5m,6,8,9,11m,12,14m,15m,25m,28,32m,34m
1 boat $120 at 34 deeds 21,23m,24,27m,29; 2 dog $328 jail 0 deeds 37=3,39=3
3 car $1270 at 18 deeds 16,18,19,26
"""


def test_a_game_among_them_comes_to_an_end() -> None:
    rules = resolve(Choice("1994")).played_live()
    result = play_game([Judging() for _ in range(3)], rules, b"calls", 300)
    assert (result.refused, result.finished) == (0, True)


def test_the_same_view_gets_the_same_answer() -> None:
    view = seen(ORANGE_APART)
    assert decide(view) == decide(view)


def test_it_buys_what_completes_its_group() -> None:
    game = position("0 hat $900 at 19 deeds 16,18; 1 dog $900\nturn 9 of 0 buy 19")
    assert isinstance(game.state.agenda.top, BuyOrDecline)
    assert decide(seat_view(game.state, 0)) == a.Buy()


def test_it_offers_for_what_completes_a_group() -> None:
    offer = decide(seen(ORANGE_APART))
    assert isinstance(offer, a.OfferTrade)
    assert offer.partner == 1
    state = position(ORANGE_APART).state
    after = traded(state, 0, offer.partner, offer.gives, offer.takes)
    assert not any(state.complete_streets(seat) for seat in (0, 1))
    assert after.complete_streets(0) or after.complete_streets(1)


def test_it_builds_on_a_group_that_it_has() -> None:
    action = decide(seen("0 hat $1200 deeds 16,18,19; 1 dog $800 deeds 5; 2 boat $800"))
    assert isinstance(action, a.Build)


@pytest.mark.parametrize("strength", ["even", "sharp"])
@pytest.mark.parametrize(
    "deeds", ["0 hat $450 deeds 6,8,9m,12", "0 hat $500 deeds 6m,8,9m,12", "0 hat $650 deeds 1,3m"]
)
def test_it_pays_off_the_mortgages_of_a_group_to_build_on_it(deeds: str, strength: str) -> None:
    others = "1 dog $800 deeds 5,31,32; 2 boat $700 deeds 26,27; 3 car $700 deeds 37=2,39=2"
    game, done = position(f"{deeds}; {others}"), list[a.Action]()
    while not done or not isinstance(done[-1], a.Build | a.Roll):
        done.append(choose(JUDGE, seat_view(game.state, 0), NEUTRAL, strength).action)
        play(game.state, 0, done[-1], FairChance(b"paid off"))
    assert [type(it) for it in done] == [a.Unmortgage] * deeds.count("m") + [a.Build]


def test_what_leaves_no_house_to_build_pays_off_no_mortgage_of_a_group() -> None:
    others = "1 dog $800 deeds 5,31,32; 2 boat $700 deeds 26,27; 3 car $700 deeds 37=2,39=2"
    assert not isinstance(decide(seen(f"0 hat $250 deeds 6,8,9m,12; {others}")), a.Unmortgage)


def test_it_builds_with_its_reserve_where_that_wins_more() -> None:
    """Another's hotels are ahead; to wait for them with $900 in hand loses as well."""
    text = "0 hat $600 deeds 16=2,18=2,19=2,5; 1 dog $900 deeds 21=4,23=4,24=4; 2 boat $500"
    view = seen(text)
    assert view.seats[0].cash - 300 < cash_kept(view, 0, USUAL)
    action = decide(view)
    assert isinstance(action, a.Build)
    assert JUDGE.chances(built(view, 0, action.levels))[0] > JUDGE.chances(view)[0] + BOLD


def offered(gives: Side, takes: Side, text: str = ORANGE_APART) -> a.Action:
    """What seat 0 answers to an offer of seat 1."""
    viewpoint = Viewpoint(seen(text), NEUTRAL, judge=JUDGE, strength="sharp")
    return answer(viewpoint, Trade(99, 1, 0, gives, takes)).action


def test_it_accepts_a_gift_and_declines_to_make_one() -> None:
    assert offered(Side(cash=400), Side()) == a.AcceptTrade(99)
    assert offered(Side(), Side(cash=100)) == a.DeclineTrade(99)
    assert not isinstance(offered(Side(), Side((24,))), a.AcceptTrade)


def test_it_sells_no_key_to_a_group_for_its_printed_price() -> None:
    """Its buyer could build hotels at once."""
    text = "0 hat $900 deeds 16,18,24; 1 dog $2500 deeds 21,23; 2 boat $900 deeds 1,6,11"
    asked = offered(Side(cash=240), Side((24,)), text)
    assert isinstance(asked, a.OfferTrade)
    assert asked.takes.cash > 1.5 * 240


def test_it_takes_the_key_to_its_own_group_for_a_fair_price() -> None:
    assert offered(Side((19,)), Side(cash=250)) == a.AcceptTrade(99)


def test_a_spectator_has_nothing_to_decide() -> None:
    view = seen(ORANGE_APART)
    view.decision = None
    with pytest.raises(ValueError, match="nothing to decide"):
        decide(view)


def test_no_deed_is_mortgaged_and_paid_off_within_a_turn() -> None:
    game, done = position(IDLE_CASH), list[a.Action]()
    while not any(isinstance(it, a.Roll) for it in done):
        assert len(done) < 10
        done.append(decide(seat_view(game.state, 0)))
        play(game.state, 0, done[-1], FairChance(b"idle"))
    borrowed = {it.space for it in done if isinstance(it, a.Mortgage)}
    assert not borrowed & {it.space for it in done if isinstance(it, a.Unmortgage)}


def test_who_has_cash_enough_pays_mortgages_off_though_it_gains_little_by_it() -> None:
    rich = "0 hat ${} deeds 16,18m,37=5,39=5; 1 dog $90 deeds 1; 2 boat $90 deeds 6"
    assert decide(seen(rich.format(4000))) == a.Unmortgage(18)
    assert decide(seen(rich.format(300))) != a.Unmortgage(18)
