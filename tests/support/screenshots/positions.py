"""The positions in which pictures are taken."""

from __future__ import annotations

from tests.support import game as g
from tests.support.game import Game

A, B, C, D = range(4)
PINKS = (g.ST_CHARLES, g.STATES, g.VIRGINIA)
PROPERTY = {
    A: (g.ORIENTAL, g.VERMONT, g.CONNECTICUT, g.READING, g.KENTUCKY, g.NEW_YORK, g.MARVIN),
    B: (g.ST_JAMES, g.TENNESSEE, g.PENNSYLVANIA_RR, g.INDIANA, g.PACIFIC, g.ATLANTIC),
    C: (g.BALTIC, g.STATES, g.VIRGINIA, g.ELECTRIC, g.PARK_PLACE),
    D: (g.MEDITERRANEAN, g.ST_CHARLES, g.B_AND_O, g.VENTNOR),
}


def midgame(game: Game) -> None:
    """An hour into the game; Cem is to roll."""
    for seat, spaces in PROPERTY.items():
        game.owns(seat, *spaces)
    game.cash(A, 812).cash(B, 1043).cash(C, 388).cash(D, 655)
    game.levels(PROPERTY[A][:3], 2, 2, 2).mortgaged(g.KENTUCKY)
    game.at(A, g.PENNSYLVANIA).at(B, g.VIRGINIA).at(C, g.READING).at(D, g.LUXURY_TAX)
    game.state.turn = 40
    game.to_move(C)


def jailed(game: Game) -> None:
    """Bo sits in Jail, with a card that lets him out."""
    game.state.turn = 48
    game.holds(B, "CC-GOOJF").jailed(B, 1).to_move(B)


def scarce(game: Game) -> None:
    """Ada and Bo have groups to build on, and the Bank two houses."""
    game.owns(A, *g.LIGHT_BLUES, *g.ORANGES).owns(B, *g.REDS).owns(C, *g.DARK_BLUES, *PINKS).owns(
        D, *g.BROWNS
    )
    for deed in game.state.deeds.values():
        deed.mortgaged, deed.level = False, 0
    game.stock(32, 12).levels(g.LIGHT_BLUES, 4, 4, 4).levels(g.DARK_BLUES, 4, 4)
    game.levels(g.BROWNS, 4, 4).levels(PINKS, 1, 1, 0)
    game.state.turn = 52
    game.to_move(A)


def hotels(game: Game) -> None:
    """Ada has hotels, and Cem is close."""
    for deed in game.state.deeds.values():
        deed.level = 0
    game.stock(32, 12).levels(g.LIGHT_BLUES, 5, 5, 5).cash(C, 188)
    game.state.turn = 56
    game.at(C, g.READING).to_move(C)


def bargain(game: Game) -> None:
    """After Cem, a computer comes to the last street that Bo needs for a group."""
    for deed in game.state.deeds.values():
        deed.mortgaged, deed.level = False, 0
    game.stock(32, 12).owns(B, g.ORIENTAL, g.CONNECTICUT).unowned(g.VERMONT)
    game.cash(A, 812).cash(B, 1043).cash(C, 388).cash(D, 655)
    game.state.turn = 60
    game.at(A, g.READING).at(B, g.VIRGINIA).at(C, g.FREE_PARKING - 3).at(D, 0).to_move(C)


def before_boardwalk(game: Game) -> None:
    """Ada comes to the street that she lacks, Bo to her houses, Cem to a street nobody owns."""
    for deed in game.state.deeds.values():
        deed.owner, deed.mortgaged, deed.level = None, False, 0
    for seat, spaces in PROPERTY.items():
        game.owns(seat, *spaces)
    game.owns(A, g.PARK_PLACE).stock(32, 12).levels(g.LIGHT_BLUES, 2, 2, 2)
    game.cash(A, 1012).cash(B, 743).cash(C, 588).cash(D, 255)
    game.at(A, g.PENNSYLVANIA).at(B, g.READING).at(C, g.VIRGINIA).at(D, g.LUXURY_TAX)
    game.state.turn = 64
    game.to_move(A)
