"""Frozen data: the one kind of class that actions, frames, events and offers are made of."""

from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar, dataclass_transform

from pydantic import ConfigDict

T = TypeVar("T")

STORED_FIELDS: Final = {
    "roll": "throw",
    "rolls": "throws",
    "jail_cards": "passes",
    "unmortgages": "lifts",
    "valuation": "reckoning",
}
"""The fields that games in databases and files know by another name, with that name."""


def stored_field(name: str) -> str:
    """Return the name by which a field is stored."""
    return STORED_FIELDS.get(name, name)


STORED: Final = ConfigDict(alias_generator=stored_field, serialize_by_alias=True)
"""What pydantic has to know of a dataclass that is stored."""


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Return a slotted, comparable, hashable dataclass that the type checker treats as frozen.

    It is not frozen at run time: `object.__setattr__` for each field would double the price of an
    event, and a turn makes a dozen of them.
    """
    made: Any = dataclass(slots=True, unsafe_hash=True)(cls)
    made.__pydantic_config__ = STORED
    return made  # type: ignore[no-any-return]


def kind_of(cls: type[object]) -> str:
    """Return the `kind` that every record of this class carries."""
    return next(str(f.default) for f in fields(cls) if f.name == "kind")  # type: ignore[arg-type]
