"""The file of everything that is kept about a person."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.host.personal.file import LEFT_OUT, personal_data, personal_file
from tests.support.host_harness import HostHarness
from tests.support.named_person import ZOE, every_kind_of_row

pytestmark = pytest.mark.asyncio


async def zoes_file(harness: HostHarness) -> tuple[dict[str, Any], dict[str, Any]]:
    """Her whole file, and her games in it by what she is in them."""
    names = {game_id: name for name, game_id in (await every_kind_of_row(harness)).items()}
    data = json.loads(await personal_file(harness.host, ZOE.user_id, 10**7))
    return data, {names[game["game"]]: game for game in data["games"]}


async def test_it_holds_what_every_table_has(harness: HostHarness) -> None:
    data, games = await zoes_file(harness)
    names = "over running lobby moderated lent borrowed closed direct"
    assert set(games) == {*names.split(), "own lobby"}
    assert data["preferences"] == {"zone": "Europe/Berlin"}
    assert [it["game_id"] for it in data["results"]] == [games["over"]["game"]]
    assert [it["key"] for it in data["settings"]] == [f"hints:{ZOE.user_id}", "managers:7"]
    running = games["running"]
    assert [(it["seat"], it["name"]) for it in running["seats"]] == [(0, ZOE.name)]
    assert (running["host"], running["orders"], running["draft"]) == (True, [{}], {})
    assert [it["role"] for it in running["messages"]] == ["asked:1:0"]
    assert {"key": "vote:pause", "named_at": ["options.for"]} in running["notes"]
    (move,) = games["over"]["moves"]
    assert (move["action"], move["by"]) == ("1 resign", "press")
    assert games["lent"]["seats"] == [{"seat": 1, "lent": True}]
    assert games["borrowed"]["seats"][0]["borrowed"] is True
    moderated = [it for it in games["moderated"]["notices"] if it["kind"] == "moderated"]
    assert moderated[0]["reason"] == f"{ZOE.name} asked for it"
    assert games["closed"]["lobby"] == ["host_id", "players.user_id", "mixed"]
    assert games["direct"]["server"] == "direct messages"


async def test_it_holds_nobody_elses_name_or_id(harness: HostHarness) -> None:
    await every_kind_of_row(harness)
    text = (await personal_file(harness.host, ZOE.user_id, 10**7)).decode()
    assert [name for name in ("Ada", "Ben", "Cleo", "Eve") if f'"{name}"' in text] == []
    assert ": 900" not in text


async def test_of_a_file_too_large_the_moves_are_left_out(harness: HostHarness) -> None:
    await every_kind_of_row(harness)
    whole = len(await personal_file(harness.host, ZOE.user_id, 10**7))
    data = json.loads(await personal_file(harness.host, ZOE.user_id, whole - 1))
    assert {game["moves"] for game in data["games"]} == {LEFT_OUT}


async def test_of_a_stranger_nothing_is_kept(harness: HostHarness) -> None:
    await every_kind_of_row(harness)
    data = await personal_data(harness.host, 999_888_777_666)
    kept = (data["preferences"], data["settings"], data["results"], data["games"])
    assert kept == (None, [], [], [])
