"""Nothing is lost that an earlier version left open: its games are read, and go on as they did."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.host.administration.databases import copy_all, open_store
from tests.states import packed
from tests.states.playing_on import play_on
from tests.states.standing import counted
from tests.support.databases import new_database

EACH_PLAYED_ON = 20
"""Of so many games one is played on at a server, where each change takes longer."""
WAITING = "the table waits for nobody without end any more"
QUIET = "quiet hours put no deadline off any more at pace live"
ABSENT = "to answer an offer ends no absence any more"
GONE = {
    ("state", "serial"): ("state", "agenda"),
    ("state", "stack"): None,
    ("state", "throws"): ("state", "rolls"),
    ("seat of a state", "passes"): ("seat of a state", "jail_cards"),
    ("orders", "by"): None,
}
"""Fields that have other names now, are parts of another one, or that others say."""
MENDED: dict[str, dict[str, tuple[int, str]]] = {
    "9587fb3d": {
        "new11861": (3, WAITING),
        "new14677": (5, QUIET),
        "new207301": (0, ABSENT),
        "new22620": (6, QUIET),
        "new23556": (2, WAITING),
        "new31936": (7, QUIET),
        "new39097": (0, QUIET),
        "new40053": (11, QUIET),
        "new43269": (5, WAITING),
        "new43454": (19, WAITING),
        "new44288": (14, WAITING),
        "new59796": (11, QUIET),
        "new98509": (3, WAITING),
    }
}
"""By version and game, the line of its log from which on a mended rule leads elsewhere, and why."""


@pytest.mark.parametrize("version", packed.DATABASES)
def test_all_that_stands_open_is_read(version: str, tmp_path: Path) -> None:
    packed.unpack(version, tmp_path / "games.db")
    asyncio.run(_migrate(tmp_path / "games.db"))
    table = {kind: len(games) for kind, games in counted(tmp_path / "games.db").items()}
    for kind, games in packed.counts_of(version).items():
        known = GONE.get(kind, kind)
        assert known is None or table[known] == games, kind


@pytest.mark.parametrize("version", packed.DATABASES)
def test_every_game_goes_on_as_it_did(version: str, tmp_path: Path) -> None:
    packed.unpack(version, tmp_path / "games.db")
    url = f"sqlite:///{tmp_path / 'games.db'}"
    found = asyncio.run(play_on(url, packed.notes_of(version)))
    _check(version, found)


@pytest.mark.asyncio
@pytest.mark.parametrize("version", packed.DATABASES)
async def test_all_that_stands_open_can_be_copied_to_a_server(
    version: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    packed.unpack(version, tmp_path / "file.db")
    file = f"sqlite:///{tmp_path / 'file.db'}"
    await _migrate(tmp_path / "file.db")
    async with new_database("postgresql", request, tmp_path) as url:
        await copy_all(file, url)  # Which compares all rows.
        stored, copied = await open_store(file), await open_store(url)
        for note in packed.notes_of(version):
            assert await copied.games.load(note["id"]) == await stored.games.load(note["id"])
        await stored.close()
        await copied.close()
        some = packed.notes_of(version)[::EACH_PLAYED_ON]
        _check(version, await play_on(url, some))


def _check(version: str, found: dict[str, list[str]]) -> None:
    """Compare logs with those of the version that made the database."""
    mended = MENDED.get(version, {})
    played = packed.played_of(version)
    for game in found:
        expected = played[game]
        until, why = mended.get(game, (max(len(expected), len(found[game])), ""))
        assert found[game][:until] == expected[:until], f"{game} {why}"
        assert (found[game] == expected) == (game not in mended), f"{game} is not mended"


async def _migrate(place: Path) -> None:
    await (await open_store(f"sqlite:///{place}")).close()
