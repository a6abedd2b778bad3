"""What must hold of players, cash, buildings, deeds and cards in every state."""

from collections.abc import Iterator
from itertools import chain

from engine.core.buildings import levels_of, standing
from engine.core.state import GameState
from engine.core.steps import ReturnCard
from engine.editions.board import JAIL
from engine.editions.policies import Pot
from engine.rules.building.selling import sells_in_any_order
from engine.rules.mortgage import is_bare


def of_position(state: GameState) -> Iterator[str]:
    """Yield one sentence for each thing that is wrong on the table."""
    yield from _players(state)
    yield from _cash(state)
    yield from _tokens(state)
    yield from _pot(state)
    yield from _buildings(state)
    yield from _deeds(state)
    yield from _cards(state)
    yield from _intents(state)
    yield from _claims(state)


def _cash(state: GameState) -> Iterator[str]:
    for seat, player in enumerate(state.seats):
        if player.left is not None and (player.cash or player.jail_cards):
            yield f"seat {seat} has left and still holds something"


def _players(state: GameState) -> Iterator[str]:
    """SETUP-01: check the number of seats, the tokens, and that enough players are left."""
    rules, tokens = state.rules, [player.token for player in state.seats]
    if not rules.players_min <= len(tokens) <= rules.players_max:
        yield f"{len(tokens)} players, not {rules.players_min} to {rules.players_max}"
    if len(set(tokens)) < len(tokens):
        yield "two players have the same token"
    if len(state.players()) < (1 if state.is_over else 2):
        yield "too few players are still in the game"
    for seat, player in enumerate(state.seats):
        if player.left is not None and player.left > state.turn:
            yield f"seat {seat} leaves in turn {player.left}, and it is turn {state.turn}"


def _tokens(state: GameState) -> Iterator[str]:
    """JAIL-01: a jailed token stands in Jail."""
    for seat, player in enumerate(state.seats):
        if player.jail is not None and player.space != JAIL:
            yield f"seat {seat} is in Jail on space {player.space}"


def _pot(state: GameState) -> Iterator[str]:
    """PARK-01: without a house rule nothing ever lies on Free Parking."""
    if state.pot and not isinstance(state.rules.free_parking, Pot):
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
    if (houses, hotels) != (rules.houses, rules.hotels):
        yield f"{houses} houses and {hotels} hotels in all, {state.houses} and {state.hotels} left"


def _built_group(state: GameState, name: str, levels: tuple[int, ...]) -> Iterator[str]:
    group = state.rules.groups[name]
    if max(levels) - min(levels) > 1 and not sells_in_any_order(state):  # HOUSE-05, HOUSE-09
        yield f"{name} is built unevenly: {levels}"
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
    return state.is_over or any([space in frame.for_sale for frame in state.agenda.frames])


def _cards(state: GameState) -> Iterator[str]:
    """CARD-01, CARD-03: each card is in its own deck, in a hand, or on its way back."""
    away = [frame.card for frame in state.agenda.pending(ReturnCard)]
    for player in state.seats:
        away += player.jail_cards
    every = [*chain.from_iterable(state.rules.decks.values())]
    held = [*away, *chain.from_iterable(state.decks.values())]
    if len(held) != len(every) or set(held) != set(every):  # No card is printed twice.
        yield "a card is missing or doubled"
    for deck, cards in state.decks.items():
        if not set(cards) <= set(state.rules.decks[deck]):
            yield f"a card of another deck lies in {deck}"


def _intents(state: GameState) -> Iterator[str]:
    for intent in state.intents:
        if intent.seat not in state.players() or state.is_over:
            yield f"intent {intent.id} waits for nothing"


def _claims(state: GameState) -> Iterator[str]:
    players = () if state.is_over else state.players()
    for claim in state.claims:
        if claim.owner not in players or claim.visitor not in players:
            yield f"claim {claim.id} is of nobody who plays"
