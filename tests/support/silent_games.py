"""A hosted game that silence plays."""

from __future__ import annotations

from engine.host.clocks.paces import custom_pace
from tests.support.host_harness import ADA, BEN, CLEO, HostedGame, HostHarness


async def play_by_silence(harness: HostHarness, silences: int = 60) -> HostedGame:
    """A game of three in which nobody ever answers, and is waited for all the same."""
    patient = custom_pace("live", {}, absent_after=1000)
    opened = await harness.open_lobby(ADA, BEN, CLEO, pace=patient)
    await harness.lobbies.start(opened.record.id, ADA.user_id)
    game = HostedGame(harness, opened.record.id)
    for _ in range(silences):
        await game.wait(241)
    return game
