"""What the space that a token reaches costs or offers: MOVE-04, RENT, ITAX, LTAX, PARK, CARD."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.core.events import (
    CardDrawn,
    Jailed,
    Moved,
    PotTaken,
    Received,
    RentClaimable,
    RentRolled,
    RentSpared,
    SalaryPaid,
)
from engine.core.why import CardSum, IncomeTax, LuxuryTax, Rent
from tests.referee import board
from tests.referee.board import (
    GROUPS,
    PRICES,
    RAILROAD_RENT,
    RAILROADS,
    SPACES,
    STREETS,
    UTILITIES,
    UTILITY_FACTOR,
)
from tests.referee.cards import CHANCE, CHEST, Card
from tests.referee.judge import Referee, like
from tests.referee.matters import Option, TaxChoice


class Terms(NamedTuple):
    """The rent that a card asks for: so many times the usual one, or a fresh roll."""

    times: int = 1
    fresh: int = 0


USUAL = Terms()


def forward(r: Referee, seat: int, to: int, roll: int, rent: Terms = USUAL) -> None:
    """MOVE-01, GO-01, AMB-12: the move, the salary, then the landing."""
    start = r.book.seats[seat].space
    arrival = partial(land, r, seat, roll, rent)
    salary = [SalaryPaid(seat, r.terms.salary(to))] if to < start else []
    r.follow(Moved(seat, start, to), *salary, arrival)


def land(r: Referee, seat: int, roll: int, rent: Terms = USUAL) -> None:
    """MOVE-04: the space decides."""
    space = r.book.seats[seat].space
    if space in PRICES:
        _on_property(r, seat, space, roll, rent)
    elif space in (*board.CHANCE_SPACES, *board.CHEST_SPACES):
        deck = CHANCE if space in board.CHANCE_SPACES else CHEST
        r.follow(CardDrawn(seat, r.book.decks[deck][0]))
    elif space == board.INCOME_TAX:
        _income_tax(r, seat)
    elif space == board.LUXURY_TAX:
        r.charge(seat, (), r.terms.luxury_tax, LuxuryTax())
    elif space == board.GO_TO_JAIL:
        r.follow(Jailed(seat, "space"))
    elif space == board.FREE_PARKING and r.book.pot:
        r.follow(PotTaken(seat, r.book.pot))


def _income_tax(r: Referee, seat: int) -> None:
    if r.terms.flat_income_tax:
        r.charge(seat, (), 200, IncomeTax(None))
    else:
        r.open(TaxChoice(seat, (r.book.worth(seat) + 9) // 10))


def _on_property(r: Referee, seat: int, space: int, roll: int, terms: Terms) -> None:
    """BUY-01, BUY-05, RENT-01, RENT-03."""
    owner = r.book.owner[space]
    if owner is None:
        if r.book.may_buy(seat):
            r.open(Option(seat, space))
    elif owner != seat and space in r.book.mortgaged:
        r.follow(RentSpared(seat, space, owner, "mortgage"))
    elif owner != seat:
        if r.terms.has("no-rent-in-jail") and r.book.seats[owner].jail is not None:
            r.follow(RentSpared(seat, space, owner))
        elif terms.fresh:
            due = partial(_card_utility, r, seat, owner, space, terms.fresh)
            r.follow(like(RentRolled, seat=seat, number=r.book.rolls), due)
        else:
            _due(r, seat, owner, rent_for(r, owner, space, roll, terms.times))


def _card_utility(r: Referee, seat: int, owner: int, space: int, times: int, roll: int) -> None:
    _due(r, seat, owner, Rent(space, "card-utility", roll, times, 0))


def rent_for(r: Referee, owner: int, space: int, roll: int, times: int) -> Rent:
    """RENT-01 to RENT-13, AMB-33, AMB-34: what the deed says."""
    book = r.book
    if space in RAILROADS:
        count = sum(book.owner[it] == owner for it in RAILROADS)
        return Rent(space, "railroads", RAILROAD_RENT[count], times, count)
    if space in UTILITIES:
        count = sum(book.owner[it] == owner for it in UTILITIES)
        return Rent(space, "utility", roll, UTILITY_FACTOR[count] * times, count)
    street, level = STREETS[space], book.level[space]
    if level:
        row = 5 if level == r.terms.hotel else level  # S94-03
        return Rent(space, "built", street.rents[row], 1, level)
    if all(book.owner[lot] == owner for lot in GROUPS[street.group]):
        return Rent(space, "full-group", street.rents[0], 2, 0)
    return Rent(space, "bare", street.rents[0], 1, 0)


def _due(r: Referee, visitor: int, owner: int, rent: Rent) -> None:
    """AMB-26: charged at once, or left for its owner to ask for."""
    if r.terms.claims_rent:
        r.follow(like(RentClaimable))
        r.expected_claim = (owner, visitor, rent)
    else:
        r.charge(visitor, (owner,), rent.amount, rent)


def obey(r: Referee, seat: int, name: str, card: Card) -> None:
    """CARD-02."""
    _EFFECTS[card.does](r, seat, name, card)


def _go(r: Referee, seat: int, name: str, card: Card) -> None:
    _to(r, seat, card.a, USUAL)


def _nearest(r: Referee, seat: int, name: str, card: Card) -> None:
    """AMB-32: the first one ahead."""
    wanted = RAILROADS if card.does == "railroad" else UTILITIES
    here = r.book.seats[seat].space
    to = next(space for step in range(1, 41) if (space := (here + step) % SPACES) in wanted)
    _to(r, seat, to, Terms(card.a) if card.does == "railroad" else Terms(fresh=card.a))


def _to(r: Referee, seat: int, to: int, terms: Terms) -> None:
    forward(r, seat, to, 0, terms)


def _back(r: Referee, seat: int, name: str, card: Card) -> None:
    """GO-06, AMB-37."""
    here = r.book.seats[seat].space
    r.follow(Moved(seat, here, (here - card.a) % SPACES), partial(land, r, seat, 0))


def _jail(r: Referee, seat: int, name: str, card: Card) -> None:
    r.follow(Jailed(seat, "card"))


def _gets(r: Referee, seat: int, name: str, card: Card) -> None:
    r.follow(Received(seat, card.a, CardSum(name)))


def _pays(r: Referee, seat: int, name: str, card: Card) -> None:
    r.charge(seat, (), card.a, CardSum(name))


def _pays_each(r: Referee, seat: int, name: str, card: Card) -> None:
    """AMB-35: one debt to all others."""
    others = tuple(r.book.from_left(seat))
    r.charge(seat, others, card.a * len(others), CardSum(name))


def _each_pays(r: Referee, seat: int, name: str, card: Card) -> None:
    """AMB-36: those with the cash pay, then the debts of the others open, from the left."""
    payers = r.book.from_left(seat)
    short = [payer for payer in payers if r.book.seats[payer].cash < card.a]
    for payer in reversed([*(it for it in payers if it not in short), *short]):
        r.charge(payer, (seat,), card.a, CardSum(name))


def _repairs(r: Referee, seat: int, name: str, card: Card) -> None:
    """AMB-38: all that stands when the card is drawn."""
    stands = [r.book.standing(space, r.book.level[space]) for space in r.book.owned(seat)]
    houses, hotels = sum(it[0] for it in stands), sum(it[1] for it in stands)
    r.charge(seat, (), houses * card.a + hotels * card.b, CardSum(name))


_EFFECTS = {
    "go": _go,
    "railroad": _nearest,
    "utility": _nearest,
    "back": _back,
    "jail": _jail,
    "gets": _gets,
    "pays": _pays,
    "pays-each": _pays_each,
    "each-pays": _each_pays,
    "repairs": _repairs,
}


def rent_claimable(r: Referee, e: RentClaimable, expected: bool) -> None:
    """RENT-08: at the sum of the landing (AMB-06)."""
    r.need(expected, "nobody has landed on rent")
    owner, visitor, rent = r.expected_claim
    claim = e.claim
    r.need(
        (claim.owner, claim.visitor, claim.rent, claim.turn, claim.followed)
        == (owner, visitor, rent, r.book.turn, 0),
        f"seat {owner} may claim {rent} of seat {visitor}, not {claim}",
    )
    r.claims.append(claim)
