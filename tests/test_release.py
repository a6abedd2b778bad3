"""What a public host runs for this project: its workflows, and what a release has."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCRIPT = ROOT / "deploy" / "release"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_one_commit_and_says_its_version(workflow: Path) -> None:
    uses = re.findall(r"uses: (.*)", workflow.read_text("utf-8"))
    assert uses
    assert [
        use for use in uses if not re.fullmatch(r"\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use)
    ] == []


def test_the_pythons_that_are_promised_are_those_that_are_tested() -> None:
    (tests,) = (it for it in WORKFLOWS if it.stem == "tests")
    text = tests.read_text("utf-8")
    tested = set(re.findall(r'"(3\.\d+)"|python:(3\.\d+)-', text))
    tested = {quoted or image for quoted, image in tested}
    promised = {it.rpartition(" ")[2] for it in PROJECT["classifiers"] if ":: 3." in it}
    assert promised == tested
    assert PROJECT["requires-python"] == f">={min(tested, key=lambda it: int(it[2:]))}"


def test_the_notes_of_a_release_are_its_chapter_of_the_changelog() -> None:
    notes = subprocess.run([SCRIPT, "notes", PROJECT["version"]], capture_output=True, text=True)
    assert notes.returncode == 0
    assert "### Before you upgrade" in notes.stdout
    assert notes.stdout.strip() in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_a_release_without_a_chapter_is_none() -> None:
    notes = subprocess.run([SCRIPT, "notes", "9.9.9"], capture_output=True, text=True)
    assert notes.returncode == 1
    assert notes.stderr == 'CHANGELOG.md has no chapter "## 9.9.9".\n'
