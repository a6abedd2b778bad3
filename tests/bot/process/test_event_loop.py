"""Which event loop the bot runs on."""

from __future__ import annotations

import asyncio
import inspect
import sys

import pytest

from bot.process.event_loop import run_to_end


async def loop_here() -> type:
    """The kind of the event loop that runs this."""
    return type(asyncio.get_running_loop())


def test_the_bot_runs_on_uvloop_where_it_is_installed() -> None:
    uvloop = pytest.importorskip("uvloop", reason="there is none for this system")
    assert run_to_end(loop_here()) is uvloop.Loop


def test_without_uvloop_the_bot_runs_on_the_loop_of_asyncio(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert issubclass(run_to_end(loop_here()), asyncio.BaseEventLoop)


def test_a_signal_before_it_begins_leaves_nothing_unawaited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stop(runner: asyncio.Runner, main: object) -> None:
        raise SystemExit

    monkeypatch.setattr(asyncio.Runner, "run", stop)
    main = loop_here()
    with pytest.raises(SystemExit):
        run_to_end(main)
    assert inspect.getcoroutinestate(main) == inspect.CORO_CLOSED
