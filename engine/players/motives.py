"""Why a computer player did something: what was decisive, in ids and numbers."""

from dataclasses import dataclass

from engine.core.actions import Action, SeatId

LEAST_TOLD = 0.0005
"""The difference between two chances to win from which on they are told apart."""

KINDS: dict[str, tuple[str, ...]] = {
    "throw": (),
    "end": (),
    "kept": ("dollars",),
    "bought": ("spaces", "dollars", "before", "after"),
    "bought-group": ("spaces", "group", "dollars", "before", "after"),
    "bought-stop": ("spaces", "group", "seat", "dollars", "before", "after"),
    "bought-more": ("spaces", "group", "dollars"),
    "bought-price": ("spaces", "dollars"),
    "bought-plenty": ("spaces", "dollars"),
    "left": ("spaces", "dollars", "before", "after"),
    "left-cash": ("spaces", "dollars"),
    "left-short": ("spaces", "dollars"),
    "bid": ("spaces", "dollars"),
    "bid-cash": ("spaces", "dollars"),
    "bid-spare": ("spaces", "dollars"),
    "bid-group": ("spaces", "group", "dollars"),
    "bid-stop": ("spaces", "group", "seat", "dollars"),
    "bid-pass": ("dollars",),
    "bid-lots": ("spaces", "dollars"),
    "outbid": ("dollars",),
    "outbid-cash": ("dollars",),
    "outbid-spare": ("dollars",),
    "won": ("spaces", "dollars"),
    "won-group": ("spaces", "group", "dollars"),
    "won-stop": ("spaces", "group", "seat", "dollars"),
    "built": ("spaces", "group", "dollars", "rents", "before", "after"),
    "built-plain": ("spaces", "group", "dollars", "rents"),
    "borrowed": ("spaces", "dollars", "before", "after"),
    "borrowed-group": ("spaces", "group", "dollars"),
    "lifted": ("spaces", "dollars"),
    "lifted-received": ("spaces", "dollars"),
    "held-mortgages": ("spaces",),
    "claimed": ("spaces", "group", "dollars"),
    "bid-building": ("spaces", "dollars"),
    "passed-building": (),
    "left-jail": (),
    "stayed-in-jail": (),
    "fine": (),
    "pass": (),
    "flat-tax": ("dollars",),
    "share-tax": ("dollars",),
    "raised": ("dollars",),
    "gave-up": ("dollars",),
    "offered": ("seat", "before", "after"),
    "offered-plain": ("seat", "group"),
    "offered-group": ("seat", "group", "before", "after"),
    "traded": ("seat", "before", "after"),
    "traded-plain": ("seat", "group"),
    "traded-group": ("seat", "group", "before", "after"),
    "withdrew": ("seat", "before", "after"),
    "withdrew-cash": ("seat", "dollars"),
    "countered": ("seat", "before", "after"),
    "accepted": ("seat", "before", "after"),
    "accepted-group": ("seat", "group", "before", "after"),
    "accepted-price": ("seat", "dollars"),
    "accepted-own": ("seat",),
    "refused-group": ("seat", "group"),
    "refused-little": ("seat", "before", "after"),
    "refused-loss": ("seat", "before", "after"),
    "refused-cash": ("seat", "before", "after"),
    "refused-limit": ("seat", "dollars"),
    "refused-price": ("seat", "dollars"),
    "refused-price-less": ("seat", "dollars"),
    "refused-unwanted": ("spaces", "seat"),
    "refused-dear": ("spaces", "seat"),
    "refused-rival": ("seat",),
    "refused-share": ("seat", "before", "after"),
    "refused-resold": ("spaces", "seat"),
    "refused-person": ("seat",),
    "refused-again": ("seat", "dollars"),
    "refused-debt": ("seat",),
    "refused-settlement": ("seat",),
    "went-on": (),
}
"""The kinds of motives, each with the facts that it always has.

Kinds of BY_LIKING may lack the chances. `bought-more`: of a group that it has begun. In
`refused-group`, `bought-stop` and `won-stop`, `seat` would have got the whole group or could have;
in `refused-person` it was refused what it had asked for just before. In all other kinds about
trades `seat` is the other side.
`dollars` is what was paid, bid at the most, raised or kept; a flat tax in either kind about taxes;
what a trade is worth above what it costs, or the other way round, in the kinds about its price.
In `countered`, it may be what the seat asks for beyond the offer, 0 where that is not more.
In `refused-limit`, it is the most cash that it pays. In `refused-again`, it is by how much a new
offer has to be better to be looked at.
In `accepted-own`, it had offered the same itself. In `left-short`, it is all the cash there was.
Of a bid, it is what the lot is worth; all the cash there is where the kind ends in `-cash`, and
what of the cash is spent on it at the most where it ends in `-spare`.
"""

BY_LIKING = ("bought", "bought-group", "bought-stop", "left")
"""The kinds without `before` and `after` where the likings of a character decided, and its chance
to win speaks for the opposite, or where a player buys whatever it can pay."""
WINS = {
    "bid": "won",
    "bid-cash": "won",
    "bid-spare": "won",
    "bid-group": "won-group",
    "bid-stop": "won-stop",
}
"""What the motive of a bid becomes when it wins; then `dollars` is the price."""
TRADED = {
    "offered": "traded",
    "offered-plain": "traded-plain",
    "offered-group": "traded-group",
    "countered": "traded",
}
"""What the motive of an offer becomes when it is accepted, and everybody has seen the trade."""
ACCEPTED = ("accepted", "accepted-group", "accepted-price", "accepted-own")
"""The kinds about accepting an offer."""
REFUSED = frozenset(kind for kind in KINDS if kind.startswith("refused-"))
"""The kinds about declining an offer."""
BETWEEN_TWO = REFUSED | {
    "offered",
    "offered-plain",
    "offered-group",
    "withdrew",
    "withdrew-cash",
    "countered",
}
"""The kinds about offers that were not accepted, which only their two players know."""
ABOUT_A_THIRD = frozenset(("refused-person",))
"""Those of them whose `seat` is neither of the two, and may not know of the offer."""
PUBLIC = frozenset(
    ("throw", "end", "kept", "bought", "bought-group", "bought-stop", "bought-more", "bought-price",
     "bought-plenty", "left", "left-cash", "left-short", "bid", "bid-cash", "bid-spare",
     "bid-group", "bid-stop",
     "bid-pass", "bid-lots", "outbid", "outbid-cash", "outbid-spare",
     "won", "won-group", "won-stop", "built", "built-plain", "borrowed",
     "borrowed-group", "lifted", "lifted-received", "held-mortgages",
     "claimed", "bid-building", "passed-building", "left-jail", "stayed-in-jail", "fine", "pass",
     "flat-tax", "share-tax", "raised", "gave-up", "accepted", "accepted-group", "accepted-price",
     "accepted-own", "traded", "traded-plain", "traded-group", "went-on")
)  # fmt: skip
"""The kinds about what everybody has seen. What is in neither set is told to nobody else."""


@dataclass(frozen=True)
class Motive:
    """What was decisive: a kind, and the facts that KINDS has for it.

    `spaces`: properties, in board order; `before`, `after`: the own chance to win, from 0 to 1,
    before the action and after it, or without it and with it; in `left`, with the property and
    without it; `rents`: the highest rent on what was built, before and after it.
    """

    kind: str
    spaces: tuple[int, ...] = ()
    group: str | None = None
    seat: SeatId | None = None
    dollars: int | None = None
    before: float | None = None
    after: float | None = None
    rents: tuple[int, int] | None = None

    @classmethod
    def of_trade(
        cls, kind: str, other: SeatId, chances: tuple[float, float], group: str | None = None
    ) -> "Motive":
        """Return a motive about the other side of a trade, with the chances that it changes."""
        before, after = chances
        return cls(kind, group=group, seat=other, before=before, after=after)


@dataclass(frozen=True)
class ChosenAction:
    """An action that a computer player has chosen, and why."""

    action: Action
    motive: Motive
