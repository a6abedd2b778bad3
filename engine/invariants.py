"""What must hold in every state and over every action; used by simulation, fuzzing and tests."""

from collections.abc import Iterable, Iterator

from engine import events as e
from engine.decisions import Auction, ReturnCard
from engine.rules.building import levels_of, standing
from engine.state import GameState


def broken(state: GameState) -> list[str]:
    """One sentence for every invariant that the state breaks; none for a sound one."""
    return [
        *_cash(state),
        *_buildings(state),
        *_deeds(state),
        *_cards(state),
        *_bids(state),
    ]


def _cash(state: GameState) -> Iterator[str]:
    for seat, player in enumerate(state.seats):
        if player.cash < 0:
            yield f"seat {seat} has {player.cash} dollars"
        if player.left is not None and (player.cash or player.passes or state.owned(seat)):
            yield f"seat {seat} has left and still holds something"


def _buildings(state: GameState) -> Iterator[str]:
    rules = state.rules
    houses, hotels = state.houses, state.hotels
    for name, group in rules.groups.items():
        levels = levels_of(state, group)
        stands = standing(sum(levels), len(levels), rules.hotel_level)
        houses, hotels = houses + stands.houses, hotels + stands.hotels
        if max(levels) - min(levels) > 1 or not 0 <= min(levels) <= max(levels) <= rules.hotel_level:
            yield f"{name} is built unevenly: {levels}"
        if any(levels) and group.kind != "street":
            yield f"{name} carries buildings"
        if any(levels) and len({state.deeds[space].owner for space in group.members}) > 1:
            yield f"{name} is built but belongs to several"
        if any(levels) and any(state.deeds[space].mortgaged for space in group.members):
            yield f"{name} is built and mortgaged"
    if (houses, hotels) != (rules.houses, rules.hotels) or state.houses < 0 or state.hotels < 0:
        yield f"{houses} houses and {hotels} hotels in all, {state.houses} and {state.hotels} left"


def _deeds(state: GameState) -> Iterator[str]:
    players = state.players()
    if set(state.deeds) != set(state.rules.properties):
        yield "a deed is missing"
    for space, deed in state.deeds.items():
        if deed.owner is not None and deed.owner not in players:
            yield f"deed {space} belongs to {deed.owner}, who is not in the game"
        if deed.owner is None and (deed.mortgaged or deed.level):
            yield f"the Bank's deed {space} is mortgaged or built"


def _cards(state: GameState) -> Iterator[str]:
    held = [card for player in state.seats for card in player.passes]
    pending = [frame.card for frame in state.stack if isinstance(frame, ReturnCard)]
    laid = [card for cards in state.decks.values() for card in cards]
    if sorted(held + pending + laid) != sorted(c for ids in state.rules.decks.values() for c in ids):
        yield "a card is missing or doubled"


def _bids(state: GameState) -> Iterator[str]:
    for frame in state.stack:
        if isinstance(frame, Auction) and frame.leader is not None:
            if state.raisable(frame.leader) < frame.price:
                yield f"seat {frame.leader} cannot pay the bid of {frame.price}"


def from_bank(events: Iterable[e.Event]) -> int:
    """The dollars that came from the Bank in these events, less those that went to it."""
    return sum(map(_from_bank, events))


def _from_bank(event: e.Event) -> int:
    match event:
        case e.GameStarted(rules=rules, tokens=tokens):
            return rules.start_cash * len(tokens)
        case e.SalaryPaid(amount=amount) | e.Received(amount=amount):
            return amount
        case e.Mortgaged(loan=amount) | e.BuildingsSold(proceeds=amount):
            return amount
        case e.Paid(to=(), amount=amount) | e.PropertyBought(price=amount):
            return -amount
        case e.Built(cost=amount) | e.MortgageLifted(cost=amount):
            return -amount
        case e.MortgageUndone(loan=amount) | e.EstateSurrendered(cash=amount):
            return -amount
        case _:
            return 0


def money(state: GameState) -> int:
    """All the dollars in the players' hands."""
    return sum(player.cash for player in state.seats)
