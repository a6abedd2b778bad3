"""A clock that only a test moves."""

from __future__ import annotations


class ManualClock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now
