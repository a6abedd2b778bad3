"""Every screen in every language, as text: what changes in what people read is seen and wanted.

`make snapshots` writes them anew.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex

import bot
from bot.language.language import languages
from tests.snapshots.scenario_runs import SCENARIOS, run_scenario

HERE = Path(__file__).parent
BOT = Path(bot.__file__).parent
MADE_ELSEWHERE = ("local/", "screens/panel_screen.py")
"""Files of the bot whose embeds are those of a Discord on this machine, or made from others."""
TWO_ENDS = re.compile(r"[…!?][*”“»’]*\.(?=\s|$)")
"""A sentence that ends with a button's name, and with a period behind its mark."""
MAKERS = ("Embed", "PanelScreen", "ModalScreen")


class Text(SingleFileSnapshotExtension):
    """A file for each scenario in each language: de/auction.txt."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        return str(HERE / _of(test_location)["locale"])

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: SnapshotIndex = 0) -> str:
        return str(_of(test_location)["scenario"])

    @classmethod
    def write_snapshot(cls, **given: Any) -> None:
        with warnings.catch_warnings():
            # That it is not called after the test is meant.
            warnings.filterwarnings("ignore", r"\s*Can not relate", UserWarning)
            super().write_snapshot(**given)


def _of(location: PyTestLocation) -> dict[str, str]:
    return dict(location.item.callspec.params)  # type: ignore[attr-defined]


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_reads_as_it_did(
    scenario: str, locale: str, snapshot: SnapshotAssertion
) -> None:
    text = run_scenario(scenario, locale).text
    assert [line for line in text.splitlines() if TWO_ENDS.search(line)] == []
    assert text == snapshot(extension_class=Text)


def test_there_is_a_text_for_each_scenario_and_no_other() -> None:
    known = {f"{locale}/{scenario}.txt" for locale in languages() for scenario in SCENARIOS}
    assert {it.relative_to(HERE).as_posix() for it in HERE.glob("*/*.txt")} == known


def test_every_embed_panel_and_form_of_the_bot_is_in_a_scenario() -> None:
    made = {it for scenario in SCENARIOS for it in run_scenario(scenario, "en").makers}
    missing = [
        f"{file.relative_to(BOT)}:{call.lineno}"
        for file, call in _calls()
        if not any((str(file), line) in made for line in _lines(call))
    ]
    assert not missing, "\n".join(missing)


def _calls() -> Iterator[tuple[Path, ast.Call]]:
    """Wherever the bot makes an embed, a panel or a form."""
    for file in sorted(BOT.rglob("*.py")):
        if file.relative_to(BOT).as_posix().startswith(MADE_ELSEWHERE):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKERS:
                yield file, node


def _lines(call: ast.Call) -> range:
    return range(call.lineno, (call.end_lineno or call.lineno) + 1)
