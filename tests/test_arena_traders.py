"""The probes that trade with our player: what they offer, and what is counted of offers."""

from bench.arena.beggar import Beggar
from bench.arena.broker import Broker
from bench.arena.deals import Deals
from bench.arena.inside import Inside, Insider
from bench.arena.judging import Judging
from bench.arena.players import TRADERS
from bench.arena.price_prober import PriceProber
from bench.arena.table import Player, Table, play_game
from bench.arena.threshold_taker import ThresholdTaker
from engine.core import actions as a
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.chance import FairChance
from engine.core.events import Trade, TradeOffered
from engine.core.state import GameState
from engine.editions.catalogue import rules_of
from engine.game import play
from engine.view import View, seat_view
from tests.support.game import NEW_YORK, A, B, C, position

RULES = rules_of("1994").played_by_post()
HALF = "0 hat $1400 deeds 16,18; 1 dog $900 deeds 19,21; 2 boat $900 deeds 1,6,11"
SPLIT = "0 hat $1200 deeds 1; 1 dog $300 deeds 13,14,12; 2 boat $1500 deeds 37,11"
SOUGHT = "0 hat $1200 deeds 1; 1 dog $300 deeds 39,6,12; 2 boat $1500 deeds 37,11"


def test_the_traders_play_legally() -> None:
    players = [TRADERS[name]() for name in ("beggar", "broker", "price-prober", "threshold-taker")]
    result = play_game(players, RULES, b"legal", 12)
    assert result.refused == 0
    assert result.deals.made > 0


def seated(player: Player, state: GameState) -> None:
    """Let a player ask what the others, which are ours, would accept of A."""
    if isinstance(player, Insider):
        player.learn(Inside([player, Judging(), Judging()], state, A))


def offered(player: Player, state: GameState) -> OfferTrade:
    """Return what a player offers next as A."""
    offer = player.decide(seat_view(state, A))
    assert isinstance(offer, OfferTrade)
    return offer


def is_taken(state: GameState, offer: OfferTrade) -> bool:
    """Return whether our player accepts an offer that A really makes."""
    state = state.copy()
    play(state, A, offer, FairChance(b""))
    found = Judging().answer(seat_view(state, offer.partner), state.trades[-1])
    return isinstance(found, a.AcceptTrade)


def answer(state: GameState, offer: OfferTrade, accept: type[a.Action]) -> None:
    """Make an offer of A, and let its partner accept or decline it."""
    play(state, A, offer, FairChance(b""))
    play(state, offer.partner, accept(state.trades[-1].id), FairChance(b""))


def paid(offer: OfferTrade) -> int:
    return offer.gives.cash - offer.takes.cash


def cheaper(offer: OfferTrade, dollars: int) -> OfferTrade:
    """Return an offer that is worse for its partner by some dollars."""
    less = paid(offer) - dollars
    gives = Side(offer.gives.deeds, max(0, less))
    return OfferTrade(offer.partner, gives, Side(offer.takes.deeds, max(0, -less)))


def test_the_taker_pays_not_a_dollar_more_than_is_asked() -> None:
    state = position(HALF).state
    taker, generous = ThresholdTaker(), ThresholdTaker(better=1)
    for player in (taker, generous):
        seated(player, state)
    offer = offered(taker, state)
    assert is_taken(state, offer)
    assert not is_taken(state, cheaper(offer, 1))
    assert paid(offered(generous, state)) == paid(offer) + 1


def test_the_taker_offers_once_for_the_same_position() -> None:
    state, taker = position(HALF).state, ThresholdTaker()
    seated(taker, state)
    answer(state, offered(taker, state), a.DeclineTrade)
    assert not isinstance(taker.decide(seat_view(state, A)), OfferTrade)


def test_the_taker_counters_a_good_offer_with_a_better_one() -> None:
    state, taker = position(HALF).state, ThresholdTaker()
    seated(taker, state)
    play(state, B, OfferTrade(A, Side((NEW_YORK,)), Side((), 1100)), FairChance(b""))
    offer = taker.answer(seat_view(state, A), state.trades[-1])
    assert isinstance(offer, OfferTrade)
    assert offer.answers == state.trades[-1].id
    assert paid(offer) < 1100


class Calling(Judging):
    """A player that offers a dollar whenever it may."""

    def interject(self, view: View) -> OfferTrade | None:
        partner = next(iter(view.trade_partners(view.seat or 0)), None)
        return None if partner is None else OfferTrade(partner, Side((), 1), Side((), 2))


def test_offers_are_made_in_turns_of_others_too() -> None:
    table = Table([Judging(), Judging(), Calling()], RULES, b"call")
    seen = set[tuple[SeatId, SeatId]]()
    while table.state.turn < 8:
        table.step()
        offers = [it.trade for it in table.events if isinstance(it, TradeOffered)]
        seen |= {(table.state.mover, it.proposer) for it in offers}
    assert {(A, C), (B, C)} <= seen
    assert (C, C) not in seen


def test_the_prober_goes_up_from_what_is_refused() -> None:
    state, prober, prices = position(HALF).state, PriceProber(), list[int]()
    first = offered(prober, state)
    while True:
        offer = prober.decide(seat_view(state, A))
        if not isinstance(offer, OfferTrade) or offer.takes != first.takes:
            break
        prices.append(paid(offer))
        answer(state, offer, a.DeclineTrade)
    assert len(prices) > 3
    assert prices == sorted(set(prices))


def test_the_prober_stops_at_the_price_that_was_named() -> None:
    state, prober, prices = position(HALF).state, PriceProber(), list[int]()
    offer = offered(prober, state)
    named = paid(offer) + 20
    trade = Trade(99, offer.partner, A, offer.takes, Side(offer.gives.deeds, named))
    prober.answer(seat_view(state, A), trade)
    for _ in range(12):
        again = prober.decide(seat_view(state, A))
        if isinstance(again, OfferTrade) and again.takes.deeds == offer.takes.deeds:
            prices.append(paid(again))
            answer(state, again, a.DeclineTrade)
    assert max(prices) == named


class Keen:
    """A player that sells a deed for $300 and pays $600 for one."""

    def answer(self, view: View, trade: Trade) -> a.Action:
        paid = trade.gives.cash - trade.takes.cash
        is_good = paid >= 300 if trade.takes.deeds else paid >= -600
        return a.AcceptTrade(trade.id) if is_good else a.DeclineTrade(trade.id)


def test_the_broker_sells_at_once_for_more_what_it_has_bought() -> None:
    state, broker, deals = position(SPLIT).state, Broker(), Deals()
    broker.learn(Inside([Keen()] * 3, state, A))
    before = state.owned(A)
    for deeds in ({13}, set()):
        offer = offered(broker, state)
        assert set(offer.takes.deeds) == deeds
        deals.note(play(state, A, offer, FairChance(b"")), state.turn)
        accepted = a.AcceptTrade(state.trades[-1].id)
        deals.note(play(state, offer.partner, accepted, FairChance(b"")), state.turn)
    assert state.owned(A) == before
    assert state.seats[A].cash == 1200 + deals.round_trips[A]
    assert deals.round_trips[A] >= 10


def test_a_broker_gets_nothing_of_who_compares_partners_before_selling() -> None:
    state, broker = position(SOUGHT).state, Broker()
    seated(broker, state)
    assert isinstance(broker.decide(seat_view(state, A)), a.Roll)


def test_the_beggar_asks_for_gifts_and_buys_back_what_it_has_sold() -> None:
    state, beggar = position(HALF).state, Beggar()
    offers = list[OfferTrade]()
    while isinstance(offer := beggar.decide(seat_view(state, A)), OfferTrade):
        offers.append(offer)
        answer(state, offer, a.AcceptTrade if offer.gives.deeds else a.DeclineTrade)
    assert offers[0].takes.deeds
    assert offers[0].gives == Side()
    sale = next(number for number, it in enumerate(offers) if it.gives.deeds)
    back = offers[sale + 1 :]
    assert back
    assert all(it.takes.deeds == offers[sale].gives.deeds for it in back)
    assert all(paid(it) < offers[sale].takes.cash for it in back)
