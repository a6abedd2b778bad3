"""Scenarios, and what people see of them in a language: each is played once in a process."""

from __future__ import annotations

import asyncio
import inspect
import sys
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from unittest.mock import patch

from bot.language.language import WordsWarning
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Embed, ModalScreen
from tests.snapshots import scenarios
from tests.snapshots.scenario import Scenario, started_scenario

ScenarioSteps = Callable[[Scenario], Awaitable[None]]


def all_scenarios() -> dict[str, ScenarioSteps]:
    """Every public function of the modules of scenarios, by its name with hyphens."""
    found: dict[str, ScenarioSteps] = {}
    for module in iter_modules(scenarios.__path__, f"{scenarios.__name__}."):
        loaded = import_module(module.name)
        for name, scenario in vars(loaded).items():
            own = inspect.iscoroutinefunction(scenario) and scenario.__module__ == module.name
            if own and not name.startswith("_"):
                assert name not in found, f"two scenarios are called {name}"
                found[name.replace("_", "-")] = scenario
    return found


SCENARIOS = all_scenarios()


@dataclass(frozen=True)
class ScenarioRun:
    """What a scenario has shown, and the lines of code that made its embeds, panels and forms."""

    text: str
    makers: frozenset[tuple[str, int]]


@cache
def run_scenario(name: str, locale: str) -> ScenarioRun:
    """A scenario in a language."""
    makers: set[tuple[str, int]] = set()
    with _noting(makers):
        return ScenarioRun(play_scenario(name, locale), frozenset(makers))


def play_scenario(name: str, locale: str) -> str:
    """What is shown of a scenario in a language, played anew."""

    async def play() -> str:
        with tempfile.TemporaryDirectory() as folder:
            async with started_scenario(Path(folder), locale) as made:
                try:
                    await SCENARIOS[name](made)
                except Exception as error:
                    made.write()
                    error.add_note("\n".join(made.transcript[-4:]))
                    raise
                made.write()
                return "\n".join(made.transcript)

    with warnings.catch_warnings():
        # New sentences wait for their translators, and are told in English meanwhile.
        warnings.simplefilter("ignore", WordsWarning)
        return asyncio.run(play())


@contextmanager
def _noting(makers: set[tuple[str, int]]) -> Iterator[None]:
    """While this runs, whoever makes an embed, a panel or a form is noted: a file and a line."""
    with (
        patch.object(Embed, "__post_init__", _noted(Embed.__post_init__, makers)),
        patch.object(PanelScreen, "__post_init__", _noted(PanelScreen.__post_init__, makers)),
        patch.object(ModalScreen, "__post_init__", _noted(ModalScreen.__post_init__, makers)),
    ):
        yield


def _noted(real: Callable[[object], None], makers: set[tuple[str, int]]) -> Callable[..., None]:
    def post_init(made: object) -> None:
        # This function, the record's own __init__, and whoever calls that.
        caller = sys._getframe(2)
        makers.add((caller.f_code.co_filename, caller.f_lineno))
        real(made)

    return post_init
