"""Where the temporary files of tests are."""

import os
import tempfile
from pathlib import Path

import pytest

from tests.support import scratch


@pytest.fixture
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(scratch.VARIABLE, "")
    del os.environ[scratch.VARIABLE]
    monkeypatch.setattr(tempfile, "tempdir", None)


@pytest.mark.usefixtures("unset")
def test_they_are_in_a_folder_with_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "ROOM", 1)
    scratch.use_memory(tmp_path)
    assert tempfile.gettempdir() == os.environ[scratch.VARIABLE] == str(tmp_path)


@pytest.mark.usefixtures("unset")
def test_they_are_where_they_always_are_without_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scratch.use_memory(tmp_path / "missing")
    monkeypatch.setattr(scratch, "ROOM", 1 << 60)
    scratch.use_memory(tmp_path)
    assert scratch.VARIABLE not in os.environ


@pytest.mark.usefixtures("unset")
def test_a_chosen_folder_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(scratch.VARIABLE, "/chosen")
    monkeypatch.setattr(scratch, "ROOM", 1)
    scratch.use_memory(tmp_path)
    assert os.environ[scratch.VARIABLE] == "/chosen"
