"""Landings: a seat rolled onto a space, or onto a space where it draws a given card."""

from engine.core.actions import Roll, SeatId
from engine.core.chance import Dice
from engine.editions.board import SIZE
from engine.editions.cards import cards
from tests.support.game import A, Game

DRAWN_AT = {"chance": 7, "community_chest": 17}
"""A space of each deck that is reached without passing GO."""


def land_on(game: Game, space: int, *dice: Dice, seat: SeatId = A) -> Game:
    """The seat, whose roll it is, comes to `space` by the first of these rolls (1 and 2)."""
    first, *more = dice or ((1, 2),)
    game.at(seat, (space - sum(first)) % SIZE)
    game.play(seat, Roll(), first, *more)
    return game


def draw_card(
    game: Game, card: str, *dice: Dice, space: int | None = None, seat: SeatId = A
) -> Game:
    """The seat comes to a space of the card's deck, from three before it, and draws the card.

    `dice` are rolls that the card asks for.
    """
    deck = cards()[card].deck
    game.on_top(deck, card)
    return land_on(game, DRAWN_AT[deck] if space is None else space, (1, 2), *dice, seat=seat)
