"""Presses all that stands on messages of a database, each on a copy, and notes the answers."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.states.remembering_discord import guild_of, is_direct, remembering_discord
from tests.support.app_harness import Answer, Sender

MOMENT = re.compile(r"<t:\d+(:\w)?>")
Pressed = dict[str, dict[str, Any]]
"""By game, custom_id and who pressed: what was answered, and what the log then says."""


async def press_all(database: Path, notes: Sequence[Mapping[str, Any]]) -> Pressed:
    """Press all that was noted beside a database; return what came of each."""
    found: Pressed = {}
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        for note in notes:
            for press in note["presses"]:
                _copy(database, copy)
                about = f"{note['id']} {press['id']} by {press['user']} with {press['values']}"
                found[about] = await _press(copy, note, press)
    return found


def _copy(database: Path, copy: Path) -> None:
    for old in copy.parent.glob("copy.db*"):
        old.unlink()
    shutil.copy(database, copy)


async def _press(copy: Path, note: Mapping[str, Any], press: Mapping[str, Any]) -> dict[str, Any]:
    async with remembering_discord(copy) as discord:
        discord.time = float(note["at"])
        games = discord.app.host.store.games
        before = await games.load(note["id"])
        answers = await _answers(discord, press)
        after = await games.load(note["id"])
        since = before.version if before is not None else 0
        steps = await games.steps(note["id"], since)
        return {
            "kinds": [(it.kind, it.is_private) for it in answers],
            "log": [f"{it.by}: {it.action}" for it in steps],
            "phase": after.phase if after is not None else None,
            "texts": [MOMENT.sub("<t>", it.text) for it in answers],
        }


async def _answers(discord: Any, press: Mapping[str, Any]) -> list[Answer]:
    guild = None if is_direct(press["channel"]) else guild_of(press["channel"])
    sender = Sender(press["user"], guild, press["channel"])
    if press["form"]:
        return list(await discord.submit(sender, press["id"], press["values"]))
    return list(
        await discord.press(
            sender, press["id"], press["values"], private=press["private"], message=press["message"]
        )
    )


def differences(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """Return a line for each entry of two results that differs, but for the words of answers."""
    lines = [f"only in one of them: {it}" for it in sorted(one.keys() ^ other.keys())]
    for about in sorted(one.keys() & other.keys()):
        was, now = _comparable(one[about]), _comparable(other[about])
        for number, (line, found) in enumerate(zip_longest(was, now)):
            if line != found:
                lines.append(f"{about}, line {number}: {line} | {found}")
                break
    return lines


def _comparable(found: Any) -> list[str]:
    """Return a log as it is, and what came of a press without the words of its answers."""
    if isinstance(found, dict):
        return [f"{name}: {it}" for name, it in found.items() if name != "texts"]
    return list(found)
