"""Our player without a skill lacks that one alone, and the probe asks the price it means to."""

import pytest

from bench.arena.judge_buyer import JudgeBuyer
from bench.arena.judging import Judging
from bench.arena.players import ALL_PLAYERS
from bench.arena.table import Player, Table
from engine.core import actions as a
from engine.core.actions import Action
from engine.core.events import Trade
from engine.editions.catalogue import rules_of
from engine.players.judge.judging import fitted_judge
from engine.players.opponents import Computer, would_accept
from engine.rules.trade.exchange import as_trade
from engine.view import View, seat_view
from tests.support.game import A, position

RULES = rules_of("1994").played_by_post()
Seen = list[tuple[View, Action]]


class Noted:
    """A player whose actions are noted, with what it saw."""

    def __init__(self, player: Player, seen: Seen) -> None:
        self._player, self._seen = player, seen

    def decide(self, view: View) -> Action:
        return self._note(view, self._player.decide(view))

    def answer(self, view: View, trade: Trade) -> Action:
        return self._note(view, self._player.answer(view, trade))

    def _note(self, view: View, action: Action) -> Action:
        self._seen.append((view, action))
        return action


def acts(name: str, turns: int = 80) -> Seen:
    """Return what a player did among three of ours, at a table at which it could do everything."""
    seen: Seen = []
    players: list[Player] = [Noted(ALL_PLAYERS[name](), seen), *(Judging() for _ in range(3))]
    table = Table(players, RULES, b"probe 4")
    while not table.state.is_over and table.state.turn <= turns:
        table.step()
    assert table.refused == 0
    return seen


def test_with_every_skill_it_does_all_of_it() -> None:
    seen = acts("judging")
    for kind in (a.OfferTrade, a.AcceptTrade, a.FileMaxima, a.Build, a.Mortgage):
        assert any(isinstance(action, kind) for _, action in seen), kind
    assert any(over_price(view, action) for view, action in seen)


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("judging-without-trades", (a.OfferTrade, a.AcceptTrade)),
        ("judging-without-bids", (a.FileMaxima,)),
        ("judging-without-building", (a.Build, a.FileClaim, a.BidForBuilding, a.Mortgage)),
        ("judging-without-mortgages", (a.Mortgage,)),
    ],
)
def test_without_a_skill_it_does_nothing_of_it(name: str, missing: tuple[type, ...]) -> None:
    done = [action for _, action in acts(name)]
    assert len(done) > 30
    assert not any(isinstance(it, missing) for it in done)


def over_price(view: View, action: Action) -> bool:
    """Return whether an action files a maximum above the printed price."""
    maxima = action.maxima if isinstance(action, a.FileMaxima) else ()
    prices = view.rules.properties
    return any(isinstance(lot, int) and most > prices[lot].price for lot, most in maxima)


def test_up_to_the_list_price_it_still_bids() -> None:
    seen = acts("judging-bidding-list-price")
    assert any(isinstance(action, a.FileMaxima) for _, action in seen)
    assert not any(over_price(view, action) for view, action in seen)


HALF = "0 hat $1400 deeds 16,18; 1 dog $900 deeds 19,21; 2 boat $900 deeds 1,6,11"


def test_the_buyer_offers_a_hundredth_above_what_the_judge_asks() -> None:
    view = seat_view(position(HALF).state, A)
    offer = JudgeBuyer().decide(view)
    assert isinstance(offer, a.OfferTrade)
    assert (offer.partner, offer.takes, offer.gives.deeds) == (1, a.Side((19,)), ())
    least = next(paid for paid in range(300, 1400) if is_accepted(view, paid))
    assert offer.gives.cash == least * 101 // 100 + 1


def is_accepted(view: View, paid: int) -> bool:
    """Return whether the owner takes so much of the buyer for the deed that it lacks."""
    trade = as_trade(A, a.OfferTrade(1, a.Side((), paid), a.Side((19,))))
    return would_accept(fitted_judge(), view, trade, {1: Computer(strength="sharp")})


def test_the_buyer_asks_for_a_thing_once_a_turn() -> None:
    buyer, view = JudgeBuyer(), seat_view(position(HALF).state, A)
    assert isinstance(buyer.decide(view), a.OfferTrade)
    assert isinstance(buyer.decide(view), a.Roll)


def test_the_buyer_offers_nothing_that_it_cannot_pay() -> None:
    poor = HALF.replace("$1400", "$60")
    assert isinstance(JudgeBuyer().decide(seat_view(position(poor).state, A)), a.Roll)
