"""Which version of the program runs, and of which commit it is, where that can be known."""

import json
import os
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, NamedTuple

VERSION: Final = "1.0.0"
"""The version of the bot, which pyproject.toml repeats."""
COMMIT: Final = "MONOPOLY_COMMIT"
"""The environment variable that names the commit of a container image."""
ROOT: Final = Path(__file__).parents[2]
SHORT: Final = 10
"""Digits of a commit that are told."""


class Version(NamedTuple):
    """A version, and the beginning of its commit's id; an empty one is not known."""

    number: str
    commit: str

    def __str__(self) -> str:
        return f"{self.number} ({self.commit})" if self.commit else self.number


def version(environ: Mapping[str, str] = os.environ, root: Path = ROOT) -> Version:
    """Return the version of this program.

    The commit is that which the image was built with, that of the folder with the sources, or that
    from which pip has installed them.
    """
    found = environ.get(COMMIT, "").strip() or _checked_out(root) or _installed_from()
    return Version(VERSION, found[:SHORT])


def _checked_out(root: Path) -> str:
    """Return the commit of a git repository's work tree, without git: it would refuse a user who
    does not own the files.
    """
    try:
        git = root / ".git"
        if git.is_file():  # One of several work trees.
            git = root / git.read_text("utf-8").partition(":")[2].strip()
        head = (git / "HEAD").read_text("ascii").strip()
        if not head.startswith("ref:"):
            return head
        return _commit_of(git, head.partition(":")[2].strip())
    except (OSError, UnicodeDecodeError):
        return ""


def _commit_of(git: Path, branch: str) -> str:
    common = git / "commondir"
    shared = git / common.read_text("utf-8").strip() if common.exists() else git
    if (shared / branch).exists():
        return (shared / branch).read_text("ascii").strip()
    packed = (line.split() for line in (shared / "packed-refs").read_text("utf-8").splitlines())
    return next((it[0] for it in packed if it[1:] == [branch]), "")


def _installed_from() -> str:
    try:
        text = distribution("monopoly-bot").read_text("direct_url.json")
    except PackageNotFoundError:
        return ""
    told = json.loads(text or "{}").get("vcs_info", {}).get("commit_id", "")
    return str(told)
