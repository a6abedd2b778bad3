"""Before the first roll: SETUP, TURN-01, AMB-01, AMB-03, and dealt deeds (S35, TL, S94)."""

from __future__ import annotations

from functools import partial

from engine.core.events import (
    DeckShuffled,
    DeedsDealt,
    GameStarted,
    PotLaid,
    StarterRolled,
    TurnStarted,
)
from tests.referee.board import PRICES
from tests.referee.book import fresh
from tests.referee.cards import CHANCE, CHEST
from tests.referee.judge import Referee, like
from tests.referee.terms import terms_of


def game_started(r: Referee, e: GameStarted, expected: bool) -> None:
    """The names of what is played are all that is read of the rules."""
    r.terms = terms_of(e.rules, e.rules.auction.kind == "sealed-maxima")
    seats = len(e.tokens)
    r.need(seats in r.terms.players, f"SETUP-01: {seats} players")
    r.need(len(set(e.tokens)) == seats, "SETUP-04: a token twice")
    r.book = fresh(r.terms, seats)
    seed = r.terms.chosen.get("parking-pot", 0)
    count, _ = r.terms.dealt
    r.follow(
        like(DeckShuffled, deck=CHANCE),
        like(DeckShuffled, deck=CHEST),
        *([PotLaid(seed, seed)] if seed else []),
        *(like(DeedsDealt, seat=seat) for seat in range(seats if count else 0)),
        partial(_roll_for_start, r, tuple(range(seats))),
    )


def deck_shuffled(r: Referee, e: DeckShuffled, expected: bool) -> None:
    """AMB-01: each card once."""
    right = set(e.cards) == r.terms.deck(e.deck) and len(e.cards) == 16
    r.need(expected and right, f"{e.deck} is not the deck of {r.terms.edition}")
    r.book.decks[e.deck] = list(e.cards)


def deeds_dealt(r: Referee, e: DeedsDealt, expected: bool) -> None:
    """S35-02, S35-03, TL-02, S94-01: so many each, paid for or free."""
    count, paid = r.terms.dealt
    r.need(expected and len(set(e.spaces)) == count, f"{count} deeds are dealt, not {e.spaces}")
    price = sum(PRICES[space] for space in e.spaces) if paid else 0
    r.need(e.price == price, f"the deeds dealt cost {price}, not {e.price}")
    for space in e.spaces:
        r.need(r.book.owner[space] is None, f"deed {space} is dealt twice")
        r.book.owner[space] = e.seat
    r.book.seats[e.seat].cash -= price


def _roll_for_start(r: Referee, contenders: tuple[int, ...]) -> None:
    """TURN-01; AMB-03: only the tied roll again."""
    r.start_totals = {}
    rolls = [partial(_next_roll, r, seat) for seat in contenders]
    r.follow(*rolls, partial(_decide, r))


def _next_roll(r: Referee, seat: int) -> None:
    r.follow(like(StarterRolled, seat=seat, number=r.book.rolls))


def starter_rolled(r: Referee, e: StarterRolled, expected: bool) -> None:
    r.need(expected, "a throw for the start comes before the game only")
    r.book.rolls = e.number + 1
    r.start_totals[e.seat] = e.first + e.second


def _decide(r: Referee) -> None:
    best = max(r.start_totals.values())
    tied = tuple(seat for seat, total in r.start_totals.items() if total == best)
    if len(tied) > 1:
        _roll_for_start(r, tied)
    else:
        r.book.starter = tied[0]
        r.follow(TurnStarted(tied[0]))
