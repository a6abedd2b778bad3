"""The version: told everywhere, and with the commit where that can be known."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.process.version import ROOT, VERSION, Version, version

COMMIT = "0123456789abcdef0123456789abcdef01234567"


def test_the_package_has_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == VERSION == "1.0.0"


def repository(folder: Path) -> str:
    """Make a repository with one commit, and return the commit."""

    def git(*arguments: str) -> str:
        names = ("-c", "user.name=A", "-c", "user.email=a@example.com")
        command = ["git", "-C", str(folder), *names, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    git("init", "-q", "-b", "main")
    git("commit", "-q", "--allow-empty", "-m", "First")
    git("worktree", "add", "-q", "-b", "other", str(folder / "tree"))
    return git("rev-parse", "HEAD")


def test_the_commit_of_a_checkout_is_told(tmp_path: Path) -> None:
    commit = repository(tmp_path)
    assert version({}, tmp_path) == Version(VERSION, commit[:10])
    assert version({}, tmp_path / "tree").commit == commit[:10]
    command = ["git", "-C", str(tmp_path), "pack-refs", "--all"]
    subprocess.run(command, check=True)
    assert version({}, tmp_path).commit == commit[:10]
    (tmp_path / ".git" / "HEAD").write_text(commit)
    assert version({}, tmp_path).commit == commit[:10], "no branch is checked out"


def test_an_image_names_its_commit(tmp_path: Path) -> None:
    assert str(version({"MONOPOLY_COMMIT": COMMIT}, tmp_path)) == "1.0.0 (0123456789)"


def test_where_no_commit_is_known_the_version_stands_alone(tmp_path: Path) -> None:
    (tmp_path / ".git").write_bytes(b"\xff")
    assert str(version({}, tmp_path)) == "1.0.0"


def test_the_command_line_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"monopoly-bot {version()}\n"
