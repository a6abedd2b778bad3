"""The base of what rulebooks or tables answer differently."""

from pydantic import BaseModel, ConfigDict


class Policy(BaseModel):
    """Base of every policy: frozen, compared by value, saved with its kind."""

    model_config = ConfigDict(frozen=True, extra="forbid")
