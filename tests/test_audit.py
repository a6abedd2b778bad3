"""The check of pins against known weaknesses: one that is found fails, no data does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests import audit
from tests.audit import Report, report

WEAK = {"name": "jinja2", "version": "3.1.2", "vulns": [{"id": "X-1", "fix_versions": ["3.1.3"]}]}
SOUND: dict[str, Any] = {"name": "idna", "version": "3.11", "vulns": []}
UNKNOWN = {"name": "uv", "skip_reason": "not found on PyPI: uv (0.13.9)"}


def told(*dependencies: dict[str, Any]) -> str:
    return json.dumps({"dependencies": dependencies, "fixes": []})


def code(monkeypatch: pytest.MonkeyPatch, found: Report) -> int:
    monkeypatch.setattr(audit, "audit", lambda files: found)
    return audit.main()


def test_a_known_weakness_fails_and_says_what_mends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = report(told(WEAK, SOUND, UNKNOWN), "")
    assert found.lines == (
        "jinja2 3.1.2: X-1, mended in 3.1.3",
        "2 pins, 1 known weaknesses, 1 could not be looked up.",
    )
    assert code(monkeypatch, found) == 1


def test_a_weakness_that_nobody_has_mended_fails_too(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = WEAK | {"vulns": [{"id": "X-2", "fix_versions": []}]}
    found = report(told(bare), "")
    assert found.weaknesses == ("jinja2 3.1.2: X-2, mended in no version yet",)
    assert code(monkeypatch, found) == 1


def test_without_weaknesses_it_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    found = report(told(SOUND, SOUND), "")
    assert found.lines == ("2 pins, 0 known weaknesses.",)
    assert code(monkeypatch, found) == 0


@pytest.mark.parametrize(
    ("answer", "trouble", "why"),
    [
        ("", "Traceback …\nConnectionError: no network", "ConnectionError: no network"),
        ("", "", "it told nothing"),
        (told(UNKNOWN, UNKNOWN), "", "not found on PyPI: uv (0.13.9)"),
    ],
)
def test_where_there_is_no_data_it_says_so_in_one_line_and_passes(
    answer: str, trouble: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = report(answer, trouble)
    assert found.lines == (f"The pins could not be checked for known weaknesses: {why}.",)
    assert code(monkeypatch, found) == 0


def test_every_file_of_pins_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pins of the bot, of hosts, of the demo and of PostgreSQL are all among those of dev."""
    asked: list[Path] = []
    nothing = Report((), 0, 0)
    monkeypatch.setattr(audit, "audit", lambda files: asked.extend(files) or nothing)
    audit.main()
    rest = set(audit.FOLDER.glob("*.txt")) - set(asked)
    assert {it.name for it in rest} == {"run.txt", "demo.txt", "hosting.txt", "postgres.txt"}
    everything = (audit.FOLDER / "dev.txt").read_text()
    for file in rest:
        pins = [it for it in file.read_text().splitlines() if "==" in it]
        assert all(pin in everything for pin in pins)
