"""What may be seen: the position without deck order, sealed maxima and other people's offers."""

from dataclasses import dataclass, field

from engine.core.actions import SeatId
from engine.core.auctions import has_shortage
from engine.core.decisions import DebtSettlement, Decision
from engine.core.events import Intent, PastOffer, RentClaim, Trade
from engine.core.frames import Asked
from engine.core.offered import Offer, Unbuildable
from engine.core.position import Deed, Position
from engine.core.state import GameState, asked_of, awaited
from engine.core.steps import ChargeRent
from engine.editions.board import DeckName
from engine.game import deferrable, offers, unbuildable
from engine.rules.building.buying import could_build


@dataclass(slots=True)
class View(Position):
    """The table as one viewer sees it; `seat` None is a spectator.

    `decision` is what the table waits for (None when the game is over), `awaited` for whom;
    `offers` is what the viewer may do; `deck_sizes` how many cards each deck has left;
    `debt_settlements` all open debts in order of payment; `unbuildable` the complete groups
    that the viewer may not build on, with why; `deferrable` the offers that the viewer may
    queue until they are legal, `intents` those that are queued; `claims` the rents that may
    still be claimed; in a `closing` game only what is under way is completed; in a `scarce` one
    buildings that are too few are being claimed or auctioned; `past_offers` the newest offers
    that are no longer open, the oldest first: those by and to the viewer, and all that were made
    a trade; `asked_rents` the rents that are asked for and not paid yet, which are among the debts
    as well.
    """

    seat: SeatId | None = None
    decision: Decision | None = None
    awaited: tuple[SeatId, ...] = ()
    offers: tuple[Offer, ...] = ()
    trades: tuple[Trade, ...] = ()
    deck_sizes: dict[DeckName, int] = field(default_factory=dict)
    locked: bool = False
    debt_settlements: tuple[DebtSettlement, ...] = ()
    unbuildable: tuple[Unbuildable, ...] = ()
    deferrable: tuple[Offer, ...] = ()
    intents: tuple[Intent, ...] = ()
    claims: tuple[RentClaim, ...] = ()
    closing: bool = False
    scarce: bool = False
    past_offers: tuple[PastOffer, ...] = ()
    asked_rents: tuple[ChargeRent, ...] = ()

    def asked_rent(self, seat: SeatId) -> int:
        """AMB-79: the dollars of rent that a seat has been asked for and has not paid yet."""
        return asked_of(seat, self.asked_rents)

    def can_build(self, seat: SeatId) -> bool:
        """Return whether a seat whose turn it is has a group, the cash and the stock to build."""
        return could_build(self, seat)


def public_view(state: GameState) -> View:
    """Return what everybody at the table may see."""
    return _view(state, None)


def seat_view(state: GameState, seat: SeatId) -> View:
    """Return what one player may see: the table, the own secrets, and what that player may do.

    >>> from engine import position_of, rules_of
    >>> game = position_of("0 hat $90 jail 1; 1 dog", rules_of("1994"))
    >>> view = seat_view(game, 0)
    >>> view.deck_sizes, [type(offer).__name__ for offer in view.offers]
    ({'chance': 16, 'community_chest': 16}, ['Roll', 'PayFine', 'TradeTerms', 'Resign'])
    >>> public_view(game).offers
    ()
    """
    return _view(state, seat)


def _view(state: GameState, seat: SeatId | None) -> View:
    view = brief_view(state, seat)
    view.seats = [each.copy() for each in state.seats]
    view.deeds = {space: Deed(d.owner, d.mortgaged, d.level) for space, d in state.deeds.items()}
    view.built = state.built.copy()
    if seat is not None:
        view.offers = tuple(offers(state, seat))
        view.unbuildable = tuple(unbuildable(state, seat))
        view.deferrable = tuple(deferrable(state, seat))
    return view


def brief_view(state: GameState, seat: SeatId | None, found: tuple[Offer, ...] = ()) -> View:
    """Return what one viewer may see, to answer at once, with only the offers that are given.

    It shares its seats and deeds with the state, so it is no longer true once the state changes.
    """
    decision = state.agenda.top
    return View(
        state.rules,
        state.seats,
        state.deeds,
        state.houses,
        state.hotels,
        state.mover,
        state.turn,
        state.winners,
        state.pot,
        state.built,
        state.starter,
        state.ending,
        seat,
        decision.seen_by(seat) if isinstance(decision, Asked) else None,
        awaited(state),
        found,
        tuple([trade for trade in state.trades if seat in (trade.proposer, trade.partner)]),
        {deck: len(cards) for deck, cards in state.decks.items()},
        state.locked(),
        state.debt_settlements(),
        intents=tuple([intent for intent in state.intents if intent.seat == seat]),
        claims=tuple(state.claims),
        closing=state.is_closing(),
        scarce=has_shortage(state.agenda.frames),
        past_offers=tuple(
            [
                offer
                for offer in state.past_offers
                if offer.by == "made" or seat in (offer.trade.proposer, offer.trade.partner)
            ]
        ),
        asked_rents=state.asked_rents(),
    )
