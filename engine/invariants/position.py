"""What must hold of cash, buildings, deeds, cards and bids in every state."""

from collections.abc import Iterator
from functools import cache

from engine.decisions import Auction, Owing, SealedAuction
from engine.editions.board import JAIL, SIZE, decks
from engine.editions.policies import Pot
from engine.lots import Lot
from engine.rules.building import levels_of, standing
from engine.rules.mortgage import is_bare
from engine.rules.selling import sells_in_any_order
from engine.shortage import ShortageAuction
from engine.state import GameState
from engine.steps import AuctionLot, CloseLots, EstateSale, ReturnCard, TakeDeed
from engine.why import AuctionPrice


def of_position(state: GameState) -> Iterator[str]:
    """One sentence for each thing that is wrong on the table."""
    yield from _cash(state)
    yield from _tokens(state)
    yield from _pot(state)
    yield from _buildings(state)
    yield from _deeds(state)
    yield from _cards(state)
    yield from _bids(state)
    yield from _intents(state)
    yield from _building_bid(state)
    yield from _claims(state)


def _cash(state: GameState) -> Iterator[str]:
    for seat, player in enumerate(state.seats):
        if player.cash < 0:
            yield f"seat {seat} has {player.cash} dollars"
        if player.left is not None and (player.cash or player.passes):
            yield f"seat {seat} has left and still holds something"


def _tokens(state: GameState) -> Iterator[str]:
    """MOVE-02, JAIL-01: a token stands on the board, and a jailed one in Jail."""
    for seat, player in enumerate(state.seats):
        if not 0 <= player.space < SIZE:
            yield f"seat {seat} stands on space {player.space}, which the board does not have"
        if player.jail is not None and player.space != JAIL:
            yield f"seat {seat} is in Jail on space {player.space}"
        if player.jail is not None and not 0 <= player.jail <= state.rules.jail_turns:
            yield f"seat {seat} has failed {player.jail} throws in Jail"


def _pot(state: GameState) -> Iterator[str]:
    """PARK-01: without a house rule nothing ever lies on Free Parking."""
    if state.pot < 0 or (state.pot and not isinstance(state.rules.free_parking, Pot)):
        yield f"{state.pot} dollars on Free Parking"


def _buildings(state: GameState) -> Iterator[str]:
    rules = state.rules
    houses, hotels = state.houses, state.hotels
    built = {rules.properties[space].group for space, deed in state.deeds.items() if deed.level}
    for name in built:
        group = rules.groups[name]
        levels = levels_of(state, group)
        stands = standing(levels, rules.hotel_level)
        houses, hotels = houses + stands.houses, hotels + stands.hotels
        yield from _built_group(state, name, levels)
    if (houses, hotels) != (rules.houses, rules.hotels) or state.houses < 0 or state.hotels < 0:
        yield f"{houses} houses and {hotels} hotels in all, {state.houses} and {state.hotels} left"


def _built_group(state: GameState, name: str, levels: tuple[int, ...]) -> Iterator[str]:
    group, hotel = state.rules.groups[name], state.rules.hotel_level
    if max(levels) - min(levels) > 1 and not sells_in_any_order(state):  # HOUSE-05, HOUSE-09
        yield f"{name} is built unevenly: {levels}"
    if not 0 <= min(levels) <= max(levels) <= hotel:
        yield f"{name} is built beyond a hotel: {levels}"
    if group.kind != "street":
        yield f"{name} carries buildings"
    if len({state.deeds[space].owner for space in group.members}) > 1:
        yield f"{name} is built but belongs to several"
    deeds = state.deeds
    if any(deeds[s].mortgaged and not is_bare(state, s) for s in group.members):  # MORT-03
        yield f"{name} is built and mortgaged"


def _deeds(state: GameState) -> Iterator[str]:
    owners = {None, *state.players()}
    if state.deeds.keys() != state.rules.properties.keys():
        yield "a deed is missing"
    for space, deed in state.deeds.items():
        if deed.owner not in owners:
            yield f"deed {space} belongs to {deed.owner}, who is not in the game"
        if deed.owner is None and (deed.level or (deed.mortgaged and not _is_sold(state, space))):
            yield f"the Bank's deed {space} is mortgaged or built"


def _is_sold(state: GameState, space: int) -> bool:
    """AMB-35: whether the Bank is about to sell a lot, or nothing is sold any more."""
    lots: list[Lot] = []
    for frame in state.stack:
        match frame:
            case EstateSale(lots=some) | SealedAuction(lots=some) | CloseLots(lots=some):
                lots += some
            case Auction(space=lot) | AuctionLot(space=lot) | TakeDeed(space=lot):
                lots.append(lot)
    return space in lots or not state.stack


def _cards(state: GameState) -> Iterator[str]:
    cards = [frame.card for frame in state.stack if isinstance(frame, ReturnCard)]
    for laid in state.decks.values():
        cards += laid
    for player in state.seats:
        cards += player.passes
    every = _every_card(state.rules.cards)
    if len(cards) != len(every) or every != set(cards):
        yield "a card is missing or doubled"


@cache
def _every_card(name: str) -> frozenset[str]:
    return frozenset(card for ids in decks(name).values() for card in ids)


def _bids(state: GameState) -> Iterator[str]:
    """AMB-20, AMB-21: a bid that leads could be made, and the price of what was won be paid.

    What that means is for the table's cap on bids to say.
    """
    for frame in state.stack:
        if isinstance(frame, Auction) and frame.leader is not None:
            if state.lot_limit(frame.leader, frame.space) < frame.price:
                yield f"seat {frame.leader} leads beyond its limit with {frame.price}"
        elif isinstance(frame, Owing):
            for debt in frame.debts:
                if not isinstance(debt.why, AuctionPrice):
                    continue
                due = debt.amount + state.lot_interest(debt.why.space)
                if not state.can_reach(debt.debtor, due):
                    yield f"seat {debt.debtor} cannot pay the bid of {debt.amount}"


def _building_bid(state: GameState) -> Iterator[str]:
    """AMB-50: a bid for a building is paid in cash."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, ShortageAuction) or top.leader is None:
        return
    if state.seats[top.leader].cash < top.price:
        yield f"seat {top.leader} has not the {top.price} bid for a building"


def _intents(state: GameState) -> Iterator[str]:
    for intent in state.intents:
        if intent.seat not in state.players() or not state.stack:
            yield f"intent {intent.id} waits for nothing"


def _claims(state: GameState) -> Iterator[str]:
    players = state.players() if state.stack else ()
    for claim in state.claims:
        if claim.owner not in players or claim.visitor not in players:
            yield f"claim {claim.id} is of nobody who plays"
