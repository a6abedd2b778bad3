"""An event loop that hears no signals, as those on Windows."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest


class WindowsLoop(asyncio.SelectorEventLoop):
    """It refuses what the loops of Windows refuse."""

    def add_signal_handler(self, sig: int, callback: Callable[..., object], *args: Any) -> None:
        raise NotImplementedError


def use_windows_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `asyncio.run` use such a loop."""
    monkeypatch.setattr(asyncio.events, "new_event_loop", WindowsLoop)
