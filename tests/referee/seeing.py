"""Looking at the table: a position to begin with, and whether it is what the book says."""

from __future__ import annotations

from typing import Any

from tests.referee.book import Book, Purse
from tests.referee.judge import Referee, Turn
from tests.referee.terms import terms_of


def compare(r: Referee, state: Any) -> None:
    """Every purse, deed, building and card is where the referee has it."""
    book = r.book
    for seat, (purse, seen) in enumerate(zip(book.seats, state.seats, strict=True)):
        mine = (purse.cash, purse.space, purse.jail, purse.jail_cards, purse.left, purse.laps)
        told = (seen.cash, seen.space, seen.jail, seen.jail_cards, seen.left, seen.laps)
        if mine != told:
            r.object(f"seat {seat} has {mine} by the book, and {told} on the table")
    for space, seen in state.deeds.items():
        deed = (book.owner[space], space in book.mortgaged, book.level[space])
        if deed != (seen.owner, seen.mortgaged, seen.level):
            r.object(f"deed {space} is {deed} by the book, and {seen} on the table")
    mine_all = (book.houses, book.hotels, book.pot, book.mover, book.turn, book.rolls, book.decks)
    told_all = (
        state.houses, state.hotels, state.pot, state.mover, state.turn, state.rolls, state.decks,
    )  # fmt: skip
    if mine_all != told_all:
        r.object(f"the book has {mine_all}, and the table {told_all}")


def seated(name: str, state: Any) -> Referee:
    """A referee called to a table at rest where nothing but a roll is due, as it lies there."""
    by_post = state.rules.auction.kind == "sealed-maxima"
    terms = terms_of(state.rules, by_post)
    seats = [
        Purse(it.cash, it.space, it.jail, list(it.jail_cards), it.left, it.laps)
        for it in state.seats
    ]
    deeds = state.deeds
    book = Book(
        terms,
        seats,
        {space: deed.owner for space, deed in deeds.items()},
        {space for space, deed in deeds.items() if deed.mortgaged},
        {space: deed.level for space, deed in deeds.items()},
        state.houses,
        state.hotels,
        {deck: list(cards) for deck, cards in state.decks.items()},
        state.pot,
        state.mover,
        state.turn,
        state.starter,
        state.rolls,
    )
    doubles = getattr(state.agenda.top, "doubles", 0)
    return Referee(name, terms, book, turn=Turn(doubles), stack=state.agenda.frames)
