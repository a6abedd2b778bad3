"""Frozen data: the one kind of class that actions, frames, events and offers are made of."""

from dataclasses import dataclass, fields
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Return a slotted, comparable, hashable dataclass that the type checker treats as frozen.

    It is not frozen at run time: `object.__setattr__` for each field would double the price of an
    event, and a turn makes a dozen of them.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


def kind_of(cls: type[object]) -> str:
    """Return the `kind` that every record of this class carries."""
    return next(str(f.default) for f in fields(cls) if f.name == "kind")  # type: ignore[arg-type]
