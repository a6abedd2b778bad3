"""The referee: hears every action and every event of a game, and objects to what cannot be.

What has to follow at once stands on a list, `coming`: exact events, or what works them out when
their time has come. What may take its time are matters (matters.py); none of them may be open when
the dice are rolled or passed on. All else that happens must have been somebody's right.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.core.actions import Action
from engine.core.events import DebtOpened, Event, Paid, Trade
from engine.core.events.claims import RentClaim
from engine.core.why import CardSum, IncomeTax, JailFine, LuxuryTax, Why
from tests.referee.book import Book
from tests.referee.matters import ClaimedRent, Debt, Estate, Inherited, Matter, Sale, ToAuction, Won
from tests.referee.terms import Terms

M = TypeVar("M", bound=Matter)
HOUR, EARLY = "hour", "end-early"
"""What no player says: the agreed hour comes, or somebody who may ends the game."""


class Objection(AssertionError):
    """One sentence: the game, the event, what should have been and what was."""


@dataclass(frozen=True)
class Like:
    """Any event of these classes with these fields; the others are not for the referee to foresee.

    Where it is `asked` for by a player, it is still to be judged whether that was the player's
    right; the rest follows from the rules.
    """

    kinds: tuple[type[Any], ...]
    fields: dict[str, Any]
    asked: bool = False

    def fits(self, event: Event) -> bool:
        """Whether it is one of these."""
        return type(event) in self.kinds and all(
            getattr(event, name) == value for name, value in self.fields.items()
        )


def like(kind: type[Any], **fields: Any) -> Like:
    """Any event of a class with these fields."""
    return Like((kind,), fields)


def asked(*kinds: type[Any], **fields: Any) -> Like:
    """Any event of one of these classes with these fields, by the will of a player."""
    return Like(kinds, fields, True)


Coming = Any
"""An event, a Like, or a function without arguments that says what comes next."""


@dataclass
class Turn:
    """The turn as far as it has come. `first`: nothing has been rolled in it yet."""

    doubles: int = 0
    may_roll: bool = True
    ended: bool = False
    holder: int | None = None
    held: set[int] = field(default_factory=set)


@dataclass
class Referee:
    """One game. `closing` is why it is about to end, once it is."""

    name: str
    terms: Terms = None  # type: ignore[assignment]
    book: Book = None  # type: ignore[assignment]
    index: int = -1
    turn: Turn = field(default_factory=Turn)
    coming: list[Coming] = field(default_factory=list)
    matters: list[Matter] = field(default_factory=list)
    trades: dict[int, Trade] = field(default_factory=dict)
    claims: list[RentClaim] = field(default_factory=list)
    expected_claim: tuple[int, int, Any] | None = None
    start_totals: dict[int, int] = field(default_factory=dict)
    rolled_since: dict[int, int] = field(default_factory=dict)
    intents: list[Any] = field(default_factory=list)
    built: dict[int, int] = field(default_factory=dict)
    closing: str | None = None
    last_turns: list[int] | None = None
    winners: tuple[int, ...] = ()
    asked: tuple[int | None, Action | str] = (None, "")
    sold_building: tuple[int, int, int] | None = None
    stack: tuple[Any, ...] = ()

    def copy(self) -> Referee:
        """A copy of the referee, to go on with later (a choice may be taken back)."""
        return deepcopy(self)

    # -- saying ---------------------------------------------------------------------------------

    def object(self, sentence: str) -> Any:
        """Raise what does not agree."""
        raise Objection(f"{self.name}, event {self.index} after {self.asked}: {sentence}")

    def need(self, right: object, sentence: str) -> None:
        """Raise it unless all is right."""
        if not right:
            self.object(sentence)

    def follow(self, *things: Coming) -> None:
        """What comes next, in reading order, before what was to come anyway."""
        self.coming.extend(reversed(things))

    # -- matters --------------------------------------------------------------------------------

    def open(self, matter: Matter) -> None:
        """Something begins that has to be done."""
        self.matters.append(matter)

    def close(self, matter: Matter) -> None:
        """A matter is done."""
        self.matters.remove(matter)

    def tidy(self) -> None:
        """An estate is settled once its last lot is, unless its pot has still to be shared.

        Nobody is asked about mortgages that are his no more (BKR-05).
        """
        for heir in self.all(Inherited):
            held = [it for it in heir.spaces if it in self.book.mortgaged]
            if not any(self.book.owner[it] == heir.seat for it in held):
                self.close(heir)
        for estate in self.all(Estate):
            sold = not estate.lots and all(
                it.estate is not estate
                for it in self.matters
                if isinstance(it, ToAuction | Sale | Won)
            )
            if sold and not (estate.shares and estate.pot):
                self.close(estate)

    def all(self, kind: type[M]) -> list[M]:
        """What is open of a kind, the latest first."""
        return [matter for matter in reversed(self.matters) if isinstance(matter, kind)]

    def debts_of(self, seat: int) -> list[Debt]:
        """What a player owes, the latest first."""
        return [debt for debt in self.all(Debt) if debt.debtor == seat]

    def asked_rents(self, seat: int) -> list[ClaimedRent]:
        """AMB-79: the rents that a player has been asked for, in the order of asking."""
        rents = [it for it in self.matters if isinstance(it, ClaimedRent)]
        return [it for it in rents if it.visitor == seat]

    def asked_rent(self, seat: int) -> int:
        """AMB-79: all of them in dollars."""
        return sum(it.rent.amount for it in self.asked_rents(seat))

    def spare(self, seat: int) -> int:
        """AMB-79: the cash that a player may spend beside them."""
        return max(0, self.book.seats[seat].cash - self.asked_rent(seat))

    def top(self, kind: type[M], what: str) -> M:
        """The latest of a kind; an objection where there is none."""
        found = self.all(kind)
        return found[0] if found else self.object(f"there is no {what} open")  # type: ignore[no-any-return]

    # -- money ----------------------------------------------------------------------------------

    def charge(self, seat: int, to: tuple[int, ...], amount: int, why: Why) -> None:
        """AMB-26: what cash covers is paid at once, what it does not cover becomes a debt."""
        if not amount:
            return
        if self.book.seats[seat].cash >= amount:
            self.follow(Paid(seat, to, amount, why))
        else:
            self.follow(DebtOpened(seat, to, amount, why))

    def fills_pot(self, why: Why) -> bool:
        """A house rule lays fines, taxes and what cards demand on Free Parking."""
        return self.terms.pot and isinstance(why, JailFine | IncomeTax | LuxuryTax | CardSum)


def told(thing: Coming) -> str:
    """An event or a Like in a sentence."""
    if isinstance(thing, Like):
        facts = ", ".join(f"{name}={value!r}" for name, value in thing.fields.items())
        return f"{' or '.join(kind.__name__ for kind in thing.kinds)}({facts})"
    return repr(thing) if not callable(thing) else "more"


Handler = Callable[[Referee, Any, bool], None]
