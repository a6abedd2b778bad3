"""A game as a file, sent to whoever asks and to nobody else."""

from __future__ import annotations

import pytest

from bot.features.lookup import export
from bot.ui.message_files import FILE, File
from engine.replay.gamefile import read_file
from engine.replay.verification import check
from tests.support.game import A, B, D
from tests.support.simulated_server import SimulatedServer


async def file_of(server: SimulatedServer, who: int, **options: str) -> tuple[str, bytes]:
    """The sentence, and what the file of the private answer holds."""
    answer = await server.command(who, "game", show="export", **options)
    (attached,) = answer.private.attachments
    assert attached.filename.startswith("monopoly-")
    return answer.text, server.download(attached.url)


@pytest.mark.asyncio
async def test_a_running_game_is_given_without_its_secrets(server: SimulatedServer) -> None:
    await server.start_game("daily", people=3)
    await server.wait(15 * 60)
    for who in (A, D):
        text, data = await file_of(server, who)
        assert "without anything that’s still secret" in text
        assert server.seed.hex().encode() not in data
        assert all(str(server.user(each)).encode() not in data for each in (A, B))
        assert read_file(data).phase == "running"


@pytest.mark.asyncio
async def test_a_finished_game_is_given_with_its_seed(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.press(A, (await server.ask_to_resign(A)).private, "Resign")
    text, data = await file_of(server, B, game=game)
    assert "with its seed" in text
    assert "Rules and seed lead to every event" in check(read_file(data))


@pytest.mark.asyncio
async def test_what_has_not_begun_or_is_elsewhere_has_no_file(server: SimulatedServer) -> None:
    await server.open_lobby()
    assert "a lobby here, but no game yet" in (await server.command(A, "game", show="export")).text
    assert (
        "doesn’t exist"
        in (await server.command(A, "game", show="export", game="nonsens")).text.lower()
    )


@pytest.mark.asyncio
async def test_a_game_too_long_for_one_file_says_so(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start_game("live")
    monkeypatch.setattr(export, "FILE", 100)
    assert "too long" in (await server.command(A, "game", show="export")).text


def test_a_file_has_the_size_that_discord_takes() -> None:
    assert File("a", bytes(FILE)).data
    with pytest.raises(ValueError, match="bytes at the most"):
        File("a", bytes(FILE + 1))
