"""A lesson of a coach: a kind, for which the bot has words, and facts in ids and numbers.

Each kind is told in full once and shortened once, the pressing ones more often, but those about a
color group are counted for each group: `next_lesson` picks the one that was told least. `told` says
how often, by kind and by subject, and `since` how many rounds of the table ago, by subject.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.actions import Build, OfferTrade, SeatId
from engine.core.events import CardDrawn, Event, Paid, SalaryPaid, TurnStarted
from engine.core.offered import BuildOffer
from engine.core.why import Rent
from engine.players.building_loans import BuildingLoan
from engine.players.rents_ahead import Gamble
from engine.view import View

RECEIVED = ("rent-single",)
"""Kinds of lessons about rent that the learner got."""
RENT = ("rent-paid", *RECEIVED)
"""Kinds about a rent: the first comes with the first rent, before all others."""
MOST_TIMES = 2
"""How often a lesson of one kind is told."""
LEAST_GAIN = 0.01
"""The gain in the chance to win below which what could be done is not pressed for."""
ONCE = frozenset(("concede",))
"""Kinds that are told only once."""
TOPICS: Mapping[str, str] = {
    "throw": "turns",
    "end": "turns",
    "salary": "turns",
    "goal": "turns",
    "concede": "turns",
    "green": "turns",
    "card": "turns",
    "buy": "buying",
    "buy-group": "buying",
    "buy-group-mortgaged": "buying",
    "buy-block": "buying",
    "buy-leave": "buying",
    "buy-leave-group": "buying",
    "buy-leave-mortgaged": "buying",
    "buy-short": "buying",
    "buy-raise": "buying",
    "buy-raise-on-group": "buying",
    "auction": "auctions",
    "auction-block": "auctions",
    "auction-pass": "auctions",
    "auction-pass-mortgaged": "auctions",
    "auction-short": "auctions",
    "auction-theirs": "auctions",
    "auction-theirs-pass": "auctions",
    "rent-paid": "rent",
    "rent-single": "rent",
    "rent-railroad": "rent",
    "rival-group": "rent",
    "build": "building",
    "build-borrow": "building",
    "build-wait": "building",
    "trade": "trading",
    "offer-good": "trading",
    "offer-bad": "trading",
    "jail-leave": "jail",
    "jail-stay": "jail",
    "tax": "taxes",
    "debt": "debts",
    "debt-sell": "debts",
    "debt-hopeless": "debts",
}
"""Every kind of lesson, and what it is about."""
BUILDING = ("build", "build-borrow", "build-wait")
"""Kinds about a whole group of the learner: what to build, to borrow for it first, or to wait."""
PRESSING = frozenset(
    (*BUILDING, "concede", "trade", "buy-block", "buy-raise", "buy-raise-on-group", "auction-block")
)
"""Kinds that come before all others, however often they were told: they can decide the game."""
MOST_OF_GROUP = {"trade": 1, "build": 3, "build-borrow": 3, "build-wait": 1}
"""How often kinds are told of each color group in a game."""
REPEATS: Mapping[str, tuple[int, ...]] = {"trade": (2, 5), "build": (2, 2, 3, 4, 5)}
"""Kinds that are told of a group again if nothing has come of them, ever less often: the rounds of
the table that are waited after the first time, after the second. What can be built comes again
where it gains, or cash lies idle.
"""
SETTLED_BY = {"build-wait": ("build", "build-borrow")}
"""Kinds after which another one is not told of a color group anymore."""
NOTHING_TOLD: Mapping[str, int] = {}
"""How long ago lessons were told where none was."""
BIDDING = frozenset(
    (
        "auction", "auction-block", "auction-pass", "auction-pass-mortgaged", "auction-short",
        "auction-theirs", "auction-theirs-pass",
    )
)  # fmt: skip
"""What an auction teaches: it changes from one to another as the bids rise."""


@dataclass(frozen=True)
class Lesson:
    """What a learner can be told now; which facts there are depends on the kind.

    `space`: the property in question; `group`: a color group; `seat`: the other player; `dollars`:
    a price, a debt or a rent; `offer`: the trade to offer; `build`: what to build; `loan`:
    what to mortgage first, and then to build; `houses`, `hotels`: how many that are, without the
    houses that a hotel takes the place of; `rent`: the highest rent after building, `rent_before`:
    that on the same street before it; `count`: how many players concede; `is_alone`:
    whether the learner owns nothing else of the group of `space`; `is_idle`: whether the cash for
    it is not needed for the next lap; `is_short`: whether there is not even the cash for it;
    `streets`: those to build on, unless that is the whole group; `mortgaged`: the properties of the
    group that are mortgaged; `is_theirs`: whether an offer completes the group for the proposer;
    `left`: the cash after what the lesson advises; `gamble`: what is risked by spending what that
    costs; `before`, `after`: the learner's chance to win without and with the move, from 0 to 1.
    """

    kind: str
    space: int | None = None
    group: str | None = None
    seat: SeatId | None = None
    dollars: int = 0
    offer: OfferTrade | None = None
    before: float = 0.0
    after: float = 0.0
    houses: int = 0
    hotels: int = 0
    build: Build | None = None
    loan: BuildingLoan | None = None
    rent: int = 0
    rent_before: int = 0
    left: int = 0
    is_alone: bool = False
    is_idle: bool = False
    is_short: bool = False
    streets: tuple[int, ...] = ()
    mortgaged: tuple[int, ...] = ()
    is_theirs: bool = False
    count: int = 0
    gamble: Gamble | None = None

    @property
    def subject(self) -> str:
        """The kind, with the group of a lesson that is counted for each color group."""
        return subject(self.kind, self.group) if self.kind in MOST_OF_GROUP else self.kind

    @property
    def gains_enough(self) -> bool:
        """Whether it raises the chance to win by as much as is worth a word."""
        return self.after - self.before >= LEAST_GAIN


def subject(kind: str, group: str | None) -> str:
    """Return what a lesson of a kind is about that is counted for each color group."""
    return f"{kind}:{group}"


def next_lesson(
    found: Sequence[Lesson], told: Mapping[str, int], since: Mapping[str, int] = NOTHING_TOLD
) -> Lesson | None:
    """Return a pressing lesson, or the one told least often until now, the first of several; None
    if all were told often enough.

    A learner who has been told nothing yet begins with what comes first.
    """
    found = [lesson for lesson in found if not _was_told_enough(lesson, told, since)]
    if not told:
        return next(iter(found), None)
    if not any(told.get(kind) for kind in RENT):
        rent = next((lesson for lesson in found if lesson.kind in RENT), None)
        if rent is not None:
            return rent
    if (pressing := next_pressing(found, told, since)) is not None:
        return pressing
    left = [lesson for lesson in found if told.get(lesson.kind, 0) < MOST_TIMES]
    return min(left, key=lambda lesson: told.get(lesson.kind, 0), default=None)


def next_pressing(
    found: Iterable[Lesson], told: Mapping[str, int], since: Mapping[str, int] = NOTHING_TOLD
) -> Lesson | None:
    """Return the lesson that comes before all others, the one about what was spoken of least if
    there are several; None if none does.
    """
    left = [lesson for lesson in found if not _was_told_enough(lesson, told, since)]
    pressing = (lesson for lesson in left if _is_pressing(lesson, told, since))
    return min(pressing, key=lambda lesson: told.get(lesson.subject, 0), default=None)


def _is_pressing(lesson: Lesson, told: Mapping[str, int], since: Mapping[str, int]) -> bool:
    """Return whether a lesson can decide the game. What can be built does on a group of which
    nothing was said yet, later where it raises the chance to win, and again after a while.
    """
    if lesson.kind not in PRESSING:
        return False
    if lesson.kind not in BUILDING:
        return True
    is_first = not told.get(lesson.subject)
    return is_first or lesson.gains_enough or comes_again(lesson, told, since)


def comes_again(lesson: Lesson, told: Mapping[str, int], since: Mapping[str, int]) -> bool:
    """Return whether a lesson about a color group was told, and it is time to tell it again."""
    times, waits = told.get(lesson.subject, 0), REPEATS.get(lesson.kind, ())
    if lesson.kind == "build" and not (lesson.gains_enough or lesson.is_idle):
        return False
    return 0 < times <= len(waits) and since.get(lesson.subject, 0) >= waits[times - 1]


def _was_told_enough(lesson: Lesson, told: Mapping[str, int], since: Mapping[str, int]) -> bool:
    """Return whether enough was said about a color group, `SETTLED_BY` other kinds too, or about
    what is told only once.
    """
    if lesson.kind in ONCE:
        return lesson.kind in told
    most = MOST_OF_GROUP.get(lesson.kind)
    if most is None:
        return False
    others = SETTLED_BY.get(lesson.kind, ())
    is_settled = any(told.get(subject(kind, lesson.group)) for kind in others)
    is_told = told.get(lesson.subject, 0) >= most
    return is_settled or is_told and not comes_again(lesson, told, since)


def event_lessons(view: View, seat: SeatId, happened: Sequence[Event]) -> Iterator[Lesson]:
    """Yield lessons about what has happened since the last turn of a seat, whose view it is.

    `happened`: events up to now; a salary is the first one only if they are all.
    """
    salaries = [it for it in happened if isinstance(it, SalaryPaid) and it.seat == seat]
    for event in since_last_turn(happened, seat):
        match event:
            case Paid(seat=payer, to=(owner,), amount=amount, why=Rent(space=space)):
                kind = view.rules.properties[space].kind
                if payer == seat and kind != "utility":
                    told = "rent-paid" if kind == "street" else "rent-railroad"
                    yield Lesson(told, space, seat=owner, dollars=amount)
                elif owner == seat and kind == "street":
                    yield from _received(view, seat, space, payer, amount)
            case CardDrawn() if event.seat == seat:
                yield Lesson("card")
            case SalaryPaid(amount=amount) if event.seat == seat and event is salaries[0]:
                yield Lesson("salary", dollars=amount)


def since_last_turn(happened: Sequence[Event], seat: SeatId) -> Sequence[Event]:
    """Return the events since the last turn of a seat before the present one was over."""
    begun = [at for at, event in enumerate(happened) if isinstance(event, TurnStarted)]
    own = [at for at in begun if _is_turn_of(happened[at], seat)]
    if len(own) < 2:
        return happened
    return happened[next(at for at in begun if at > own[-2]) :]


def _is_turn_of(event: Event, seat: SeatId) -> bool:
    return isinstance(event, TurnStarted) and event.seat == seat


def _received(view: View, seat: SeatId, space: int, payer: SeatId, amount: int) -> Iterator[Lesson]:
    """Yield what would raise a rent: the whole group, unless there is something to build."""
    group = view.rules.properties[space].group
    can_build = any(isinstance(offer, BuildOffer) for offer in view.offers)
    if not can_build and not view.owns_group(seat, group):
        yield Lesson("rent-single", space, group, payer, amount)
