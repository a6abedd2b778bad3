"""A package that is not installed, for as long as a test runs."""

from __future__ import annotations

import builtins
import sys
from typing import Any

import pytest


def hide(monkeypatch: pytest.MonkeyPatch, package: str, *importers: str) -> None:
    """Let no import find a package; modules that have imported it are imported again."""
    for name in importers:
        monkeypatch.delitem(sys.modules, name, raising=False)
    real = builtins.__import__

    def missing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.partition(".")[0] == package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", missing)
