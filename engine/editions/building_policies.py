"""Where rulebooks or tables build and sell buildings differently."""

from typing import Annotated, Literal

from pydantic import Field

from engine.editions.policy import Policy


class AnyTime(Policy):
    """Houses may be bought at any time (HOUSE-07 up to 1998)."""

    kind: Literal["any-time"] = "any-time"


class OwnTurn(Policy):
    """Houses may be bought in one's own turn only (HOUSE-07 in 2008)."""

    kind: Literal["own-turn"] = "own-turn"


class NoLimit(Policy):
    """No limit on the houses that a player may buy at once (HOUSE-08)."""

    kind: Literal["no-limit"] = "no-limit"


class PerTurn(Policy):
    """House rule: a limit on houses and hotels a player, from one throw of the turn to the next."""

    kind: Literal["per-turn"] = "per-turn"
    most: int = 3


class SellEvenly(Policy):
    """Buildings of a group go back as evenly as they went up (HOUSE-09, SELL-06 from 1973 on)."""

    kind: Literal["sell-evenly"] = "sell-evenly"


class SellInAnyOrder(Policy):
    """Any building may go back at any time (SELL-05 in 1935, which names no order)."""

    kind: Literal["sell-in-any-order"] = "sell-in-any-order"


class FirstCome(Policy):
    """House rule: scarce buildings go to the first player who asks."""

    kind: Literal["first-come"] = "first-come"


class ClaimWindow(Policy):
    """Scarce buildings are asked about, and auctioned where too many are wanted (AMB-49)."""

    kind: Literal["claim-window"] = "claim-window"


BuildingTime = Annotated[AnyTime | OwnTurn, Field(discriminator="kind")]
BuildingLimit = Annotated[NoLimit | PerTurn, Field(discriminator="kind")]
Selling = Annotated[SellEvenly | SellInAnyOrder, Field(discriminator="kind")]
Shortage = Annotated[FirstCome | ClaimWindow, Field(discriminator="kind")]
