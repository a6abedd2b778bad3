"""Options of the rules that come with numbers: small frozen records, saved with their kind."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Policy(BaseModel):
    """Base of every option with numbers: frozen, compared by value."""

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
    least: int = Field(1, ge=1)
    step: int = Field(1, ge=1)


class SealedMaxima(Policy):
    """Everybody files one secret maximum; the second price plus one is paid (AMB-17, async)."""

    kind: Literal["sealed-maxima"] = "sealed-maxima"
    least: int = Field(1, ge=1)
    step: int = Field(1, ge=1)


class Pot(Policy):
    """House rule: fines, taxes and card payments lie on Free Parking, on top of a `seed`."""

    kind: Literal["pot"] = "pot"
    seed: int = 0


class DeedsSold(Policy):
    """Each player is dealt a number of deeds and pays for them at once (S35-02, S35-03, TL-02)."""

    kind: Literal["deeds-sold"] = "deeds-sold"
    count: int = 2


class DeedsGiven(Policy):
    """Each player is dealt a number of deeds for nothing (S94-01)."""

    kind: Literal["deeds-given"] = "deeds-given"
    count: int = 3


class PerTurn(Policy):
    """House rule: a limit on houses and hotels a player, from one roll of the turn to the next."""

    kind: Literal["per-turn"] = "per-turn"
    most: int = 3


IncomeTax = Annotated[TenthOrFlat | Flat, Field(discriminator="kind")]
AuctionStyle = Annotated[OpenCalls | SealedMaxima, Field(discriminator="kind")]
DealtDeeds = Annotated[DeedsSold | DeedsGiven, Field(discriminator="kind")]


def kind_of(option: object) -> str:
    """Return the word for an option: itself, or the kind of a policy."""
    return str(getattr(option, "kind", option))


_KINDS = {policy.model_fields["kind"].default for policy in Policy.__subclasses__()}


def as_word(stored: Any) -> Any:
    """Return an option without numbers as a word, which older saves have as an object of a kind."""
    if isinstance(stored, dict) and stored.keys() == {"kind"} and stored["kind"] not in _KINDS:
        return stored["kind"]
    return stored
