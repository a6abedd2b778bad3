"""Ctrl-C at the local Discord, also where no event loop hears signals."""

import signal
from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.local.__main__ import main
from tests.support.windows_loop import use_windows_loop


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_and_ends_in_order_without_a_loop_that_hears_signals(
    number: signal.Signals,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    use_windows_loop(monkeypatch)
    start, stop, ended = LocalDiscord.start, LocalDiscord.stop, list[bool]()

    async def started(local: LocalDiscord) -> None:
        await start(local)
        signal.raise_signal(number)

    async def stopped(local: LocalDiscord) -> None:
        await stop(local)
        ended.append(True)

    monkeypatch.setattr(LocalDiscord, "start", started)
    monkeypatch.setattr(LocalDiscord, "stop", stopped)
    before = {it: signal.getsignal(it) for it in (signal.SIGINT, signal.SIGTERM)}
    try:
        assert main(["--world", str(tmp_path / "demo.db"), "--no-bot"]) == 0
    finally:
        for it, handler in before.items():
            signal.signal(it, handler)
    assert ended
    assert "Press Ctrl-C to stop" in capsys.readouterr().out
