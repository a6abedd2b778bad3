"""Where rulebooks or tables behave differently: small frozen choices, one question each."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Policy(BaseModel):
    """Base of every policy: frozen, compared by value, saved with its kind."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class TenthOrFlat(Policy):
    """Income tax by choice: a flat sum, or a tenth of total worth (ITAX-01)."""

    kind: Literal["tenth-or-flat"] = "tenth-or-flat"
    flat: int = 200
    percent: int = 10


class Flat(Policy):
    """Income tax without a choice (S94-07)."""

    kind: Literal["flat"] = "flat"
    flat: int = 200


class OpenCalls(Policy):
    """Everybody calls until all but one have passed (AMB-17, live)."""

    kind: Literal["open-calls"] = "open-calls"
    least: int = 1
    step: int = 1


class SealedMaxima(Policy):
    """Everybody files one secret maximum; the second price plus one is paid (AMB-17, async)."""

    kind: Literal["sealed-maxima"] = "sealed-maxima"
    least: int = 1
    step: int = 1


class SaidByPlayer(Policy):
    """A turn ends when its player says so (AMB-07, live)."""

    kind: Literal["said-by-player"] = "said-by-player"


class ByItself(Policy):
    """A turn ends when nothing is open and no throw is due (AMB-07, async)."""

    kind: Literal["by-itself"] = "by-itself"


class AutomaticRent(Policy):
    """Rent is charged the moment it falls due (AMB-26)."""

    kind: Literal["automatic-rent"] = "automatic-rent"


class CashOnly(Policy):
    """The standard set-up: everybody starts with cash and no deeds (SETUP-05)."""

    kind: Literal["cash-only"] = "cash-only"


class LastPlayerLeft(Policy):
    """The standard ending: the last player who is not bankrupt wins (BKR-11)."""

    kind: Literal["last-player-left"] = "last-player-left"


class WholeGroup(Policy):
    """A mortgage or a building concerns its whole group (MORT-03, HOUSE-10 from 1973 on)."""

    kind: Literal["whole-group"] = "whole-group"


IncomeTax = Annotated[TenthOrFlat | Flat, Field(discriminator="kind")]
AuctionStyle = Annotated[OpenCalls | SealedMaxima, Field(discriminator="kind")]
TurnEnd = Annotated[SaidByPlayer | ByItself, Field(discriminator="kind")]
RentCollection = AutomaticRent
Setup = CashOnly
Ending = LastPlayerLeft
MortgageScope = WholeGroup
