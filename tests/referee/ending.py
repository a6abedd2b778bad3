"""How a game ends, what everybody is worth then, and who came in where: BKR-11, S35, S94, TL."""

from __future__ import annotations

from engine.core.events import GameEnded, TimeLimitReached, Worth
from tests.referee.board import PRICES, STREETS
from tests.referee.book import Book
from tests.referee.judge import HOUR, Referee
from tests.referee.matters import Shortage


def time_limit_reached(r: Referee, e: TimeLimitReached, expected: bool) -> None:
    """S35-05, TL-01, AMB-71."""
    r.need(r.asked[1] == HOUR, "no hour has come")
    r.need(r.terms.timed and r.closing is None, "no hour was agreed, or it has passed")
    begin_closing(r, "round" if r.terms.finishes_round else "hour")
    if r.terms.finishes_round:
        count = len(r.book.seats)
        missing = (r.book.starter - r.book.mover - 1) % count
        left = [(r.book.mover + step) % count for step in range(1, missing + 1)]
        r.last_turns = [seat for seat in left if r.book.seats[seat].left is None]


def begin_closing(r: Referee, why: str) -> None:
    """S35-06, AMB-74: nothing is held up or built any more."""
    r.closing, r.last_turns = why, None
    r.turn.holder = None
    r.matters = [it for it in r.matters if not isinstance(it, Shortage)]


def rolls_left(r: Referee) -> bool:
    """AMB-71: whether the round that is being completed has still rolls to come."""
    if r.closing != "round":
        return False
    r.last_turns = [it for it in r.last_turns or [] if r.book.seats[it].left is None]
    mover = r.book.seats[r.book.mover]
    said = r.terms.by_post or r.turn.ended or mover.jail == 0
    return bool(r.last_turns) or (mover.left is None and (r.turn.may_roll or not said))


def game_ended(r: Referee, e: GameEnded, expected: bool) -> None:
    """S35-13, S94-10, AMB-73: the richest, once all that was under way is done."""
    if not expected:
        r.need(r.closing, "nothing ends the game")
        r.need(not r.matters and not r.claims, f"the end comes before {r.matters or r.claims}")
        r.need(not rolls_left(r), "AMB-71: the round is not completed")
        worths = {seat: worth(r.book, seat) for seat in r.book.players()}
        r.need(e.valuation == tuple(worths.items()), f"they are worth {worths}, not {e.valuation}")
        r.need(e.winners == richest(r.book, worths), f"{richest(r.book, worths)} won")
        ending = "early" if r.closing == "early" else "rules"
        r.need(e.ending == ending, f"the game ended by {e.ending}, not {ending}")
    r.winners = e.winners


def worth(book: Book, seat: int) -> Worth:
    """S35-08 to S35-12, S94-09: cash, prices, halves, what houses and hotels cost."""
    deeds = mortgaged = houses = hotels = 0
    for space in book.owned(seat):
        if space in book.mortgaged:
            mortgaged += PRICES[space] // 2
        else:
            deeds += PRICES[space]
        if book.level[space]:
            cost = STREETS[space].house * book.level[space]
            if book.level[space] == book.terms.hotel:
                hotels += cost
            else:
                houses += cost
    return Worth(book.seats[seat].cash, deeds, mortgaged, houses, hotels)


def richest(book: Book, worths: dict[int, Worth]) -> tuple[int, ...]:
    """AMB-73: equals share, or by a house rule more cash decides."""
    by_cash = book.terms.has("cash-breaks-ties")
    keys = {seat: (it.total, it.cash if by_cash else 0) for seat, it in worths.items()}
    return tuple(seat for seat, key in keys.items() if key == max(keys.values()))


def places(book: Book, winners: tuple[int, ...]) -> dict[int, int]:
    """Who came in where: winners, those still in by worth, the others as they left."""

    def key(seat: int) -> tuple[int, int, int]:
        left = book.seats[seat].left
        if left is not None:
            return 0, left, 0
        return 1, int(seat in winners), worth(book, seat).total

    keys = {seat: key(seat) for seat in range(len(book.seats))}
    return {seat: 1 + sum(other > mine for other in keys.values()) for seat, mine in keys.items()}
