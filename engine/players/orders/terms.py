"""What a player may order in advance: the terms, as data that outlives every restart.

Amounts are whole dollars. A deed is named by its space, a group by its id. None always means that
the order says nothing there, and its owner is asked. Stored text may come from another version:
fields that this one does not know are ignored, and those it lacks get their defaults.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from engine.core.position import HIGHEST_BID

Dollars = Annotated[int, Field(ge=0, le=HIGHEST_BID)]
Space = Annotated[int, Field(ge=0, lt=40)]
Item = Space | Annotated[str, Field(max_length=20)]
"""A deed by its space, or a whole group by its id."""
Items = Annotated[tuple[Item, ...], Field(max_length=40)]
BuyRule = Literal["ask", "always", "never", "keep", "group"]
"""`keep`: while enough cash stays; `group`: what completes a group of one's own or of another.

`ask`: its owner is asked, whatever else is ordered.
"""
Way = Literal["throw", "fine", "pass", "pass-fine"]
"""Out of Jail: by doubles, the fine, a jail card, or a card and, without one, the fine."""


def _none_for(word: str) -> BeforeValidator:
    """Read a word as no order, so that its owner is asked."""
    return BeforeValidator(lambda given: None if given == word else given)


class _Terms(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Buying(_Terms):
    """Whether to buy what one lands on; `keep` is what must stay in hand under that rule.

    A rule for the deed goes before one for its group, and that before the general one.
    """

    rule: Annotated[BuyRule | None, _none_for("ask")] = None
    keep: Dollars = 0
    groups: Annotated[dict[str, BuyRule], Field(max_length=20)] = {}
    deeds: Annotated[dict[Space, BuyRule], Field(max_length=40)] = {}

    def rule_for(self, space: int, group: str) -> BuyRule | None:
        """Return what is ordered about one deed."""
        return self.deeds.get(space) or self.groups.get(group) or self.rule


class Bidding(_Terms):
    """The most for each lot at auctions, 0 to pass; `percent` of the price for all other deeds, and
    no more than `most` dollars.

    `passes` is for jail cards, `limit` for all lots of one estate together. With `keep`, bids
    stay within the cash in hand less so much; without it they go as high as the rules let them.
    """

    percent: Annotated[int, Field(ge=0, le=1000)] | None = None
    groups: Annotated[dict[str, Dollars], Field(max_length=20)] = {}
    deeds: Annotated[dict[Space, Dollars], Field(max_length=40)] = {}
    most: Dollars | None = None
    passes: Dollars | None = None
    limit: Dollars | None = None
    keep: Dollars | None = None


class Leaving(_Terms):
    """How to leave Jail; it is `late` in the game once no more than `few` deeds are unowned.

    `last` is for the turn whose roll is the last, where it differs.
    """

    early: Way | None = None
    late: Way | None = None
    last: Way | None = None
    few: Annotated[int, Field(ge=0, le=28)] = 6


class Raising(_Terms):
    """How to meet a debt: what goes `first`, in order, and what to `keep`, the dearest first.

    All else goes in between, in the order that silence would take (AMB-53).
    """

    first: Items = ()
    keep: Items = ()


class Goal(_Terms):
    """A street or a whole group to be built up to this level, 5 being a hotel."""

    on: Item
    level: Annotated[int, Field(ge=1, le=5)] = 5


class Building(_Terms):
    """What to build, one goal after another, while `keep` stays in hand.

    `scarce` is the most for each building that others want too, 0 to leave them to the others.
    """

    plan: Annotated[tuple[Goal, ...], Field(max_length=40)] = ()
    keep: Dollars = 0
    scarce: Dollars | None = None


class Lifting(_Terms):
    """Mortgages: whether to pay off those `received`, and one's own while `keep` stays in hand."""

    received: Literal["lift", "hold"] | None = None
    keep: Dollars | None = None


class Trading(_Terms):
    """Which offers to decline: all `until` a time (unix seconds), and those that ask for `never`.

    Also those worth less to their receiver than `gain` dollars, by the prices on the deeds.
    """

    until: float | None = None
    gain: Annotated[int, Field(ge=-HIGHEST_BID, le=HIGHEST_BID)] | None = None
    never: Items = ()


class Orders(_Terms):
    """The standing orders of one player; `rents`: ask for all rent that has to be asked for.

    `draft` is what its owner is changing them to: it answers nothing before it takes their place.
    AMB-44: the order "smaller" of earlier versions about the tax is none any more.
    """

    buying: Buying = Buying()
    bidding: Bidding = Bidding()
    leaving: Leaving = Leaving()
    tax: Annotated[Literal["flat", "tenth"] | None, _none_for("smaller")] = None
    raising: Raising | None = None
    building: Building = Building()
    lifting: Lifting = Lifting()
    trading: Trading = Trading()
    rents: bool = False
    draft: "Orders | None" = None

    @property
    def edited(self) -> "Orders":
        """The draft, or the orders themselves where nothing is being changed."""
        return self.draft or self

    def changing(self, draft: "Orders") -> "Orders":
        """Return the orders with another draft, or without one where nothing would change."""
        plain = self.model_copy(update={"draft": None})
        return plain if draft == plain else self.model_copy(update={"draft": draft})


def read_orders(text: str) -> Orders:
    """Return orders from stored text. Raises ValueError for what no version can have written."""
    return Orders.model_validate_json(text)


def write_orders(orders: Orders) -> str:
    """Return orders as text to be stored."""
    return orders.model_dump_json(exclude_defaults=True)
