"""The end of a process: signals at every moment, steps that fail or hang, threads that stay."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest

from bot.process import running, stopping
from bot.process.app import App, Setup
from bot.process.client import Client
from bot.process.config import load_settings
from bot.process.exit_codes import EXIT_UNFINISHED
from bot.process.running import Run
from bot.process.stopping import Ending, LastResort, StopRequest, hearing
from engine.host.store.errors import Unwritable
from engine.host.store.store import Store
from tests.support.logged_errors import LoggedErrors
from tests.support.timeouts import TIMEOUT
from tests.support.windows_loop import use_windows_loop

STEPS = {
    "DeadlineTimer.stop": "engine.host.clocks.deadline_timer",
    "DowntimeWatch.stop": "engine.host.processes.downtime",
    "ComputerTasks.close": "engine.host.computer_tasks",
    "Monitoring.stop": "bot.process.monitoring",
    "Client.close": "bot.process.client",
    "Database.close": "engine.host.store.sqlite.database",
}
"""What ends a process, and where it is."""


async def _forever(*_: object) -> None:
    await asyncio.Event().wait()


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A bot on a file that reaches no Discord."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    stop = StopRequest()

    async def connect(*_: object) -> None:
        stop.set()
        await _forever()

    monkeypatch.setattr(running, "connect", connect)
    monkeypatch.setattr(LastResort, "start", lambda self: None)
    return Run(load_settings(), stop, LastResort())


@pytest.mark.parametrize("failing", STEPS)
def test_whatever_fails_at_the_end_all_else_is_done(
    failing: str,
    bot: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    errors: LoggedErrors,
) -> None:
    before, done = threading.enumerate(), set[str]()

    def watch(name: str, place: str) -> None:
        kind, method = name.split(".")
        target = getattr(__import__(place, fromlist=[kind]), kind)
        original = getattr(target, method)

        async def end(self: object) -> None:
            await original(self)
            done.add(name)
            if name == failing:
                raise Unwritable("monopoly.db", "the disk is full")

        monkeypatch.setattr(target, method, end)

    for name, place in STEPS.items():
        watch(name, place)
    assert asyncio.run(bot.to_end()) == EXIT_UNFINISHED
    assert done == STEPS.keys()
    (record,) = errors.records
    assert record.exc_info is None, "a sentence says all"
    assert errors.take().endswith("the disk is full.")
    for thread in threading.enumerate():  # None keeps the process.
        if thread not in before:
            thread.join(TIMEOUT)
            assert not thread.is_alive()


def test_an_end_in_which_all_is_done_is_no_failure(bot: Run, tmp_path: Path) -> None:
    assert asyncio.run(bot.to_end()) == 0
    with closing(sqlite3.connect(tmp_path / "monopoly.db")) as database:
        assert database.execute("SELECT count(*) FROM settings WHERE key = 'alive'").fetchone()


def test_a_replaced_process_is_not_to_be_started_again_however_its_end_went(
    bot: Run, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    last_resort = LastResort()

    async def connect(client: Client, *_: object) -> None:
        setups[0].leave()
        await _forever()

    def make_app(store: Store, setup: Setup) -> App:
        setups.append(setup)
        return App(store, setup)

    async def fail(self: object) -> None:
        raise Unwritable("monopoly.db", "the disk is full")

    setups = list[Setup]()
    monkeypatch.setattr(running, "connect", connect)
    monkeypatch.setattr(running, "App", make_app)
    monkeypatch.setattr(Client, "close", fail)
    assert asyncio.run(Run(load_settings(), StopRequest(), last_resort).to_end()) == 0
    assert last_resort.code == 0, "also if its end does not end"
    assert errors.take().endswith("the disk is full.")


@pytest.mark.asyncio
async def test_a_step_that_hangs_does_not_hold_up_the_others(
    monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    monkeypatch.setattr(stopping, "STEP_TIMEOUT", 0.01)
    done = list[str]()
    ending = Ending()

    async def note() -> None:
        done.append("first")

    async def break_down() -> None:
        raise RuntimeError("a bug")

    async def give_up() -> None:
        raise asyncio.CancelledError

    ending.add("the first is last", note)
    ending.add("the second broke", break_down)
    ending.add("the third hung", _forever)
    ending.add("the fourth gave up", give_up)
    assert not await ending.run()
    assert done == ["first"]
    assert [it.getMessage() for it in errors.records] == [
        "at the end, the fourth gave up: it was cancelled",
        "at the end, the third hung: it takes too long",
        "at the end, the second broke: a bug",
    ]
    assert errors.records[2].exc_info, "what no sentence tells has a traceback"
    errors.records.clear()
    assert await ending.run(), "nothing is done twice"


@pytest.mark.parametrize("number", stopping.SIGNALS)
def test_a_signal_before_anything_has_begun_ends_the_process(number: int) -> None:
    before = signal.getsignal(number)
    with pytest.raises(SystemExit) as ended, hearing():
        os.kill(os.getpid(), number)
    assert ended.value.code == 0
    assert signal.getsignal(number) is before


def test_a_signal_that_an_import_has_caught_stops_the_start_too() -> None:
    async def start(request: StopRequest) -> bool:
        return request.bind().done()

    with hearing() as request:
        with suppress(BaseException):
            signal.raise_signal(signal.SIGINT)
        assert asyncio.run(start(request))


@pytest.mark.parametrize("number", stopping.SIGNALS)
def test_a_signal_while_the_bot_starts_stops_the_start(
    number: int, bot: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_windows_loop(monkeypatch)
    opening = list[object]()

    async def open_slowly(*args: object, **options: object) -> None:
        opening.append(args)
        os.kill(os.getpid(), number)
        await _forever()

    monkeypatch.setattr(running, "open_store", open_slowly)
    with hearing() as stop:
        assert asyncio.run(Run(load_settings(), stop, LastResort()).to_end()) == 0
    assert opening


def test_a_process_that_does_not_end_is_ended(
    monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    monkeypatch.setattr(stopping, "LONGEST_END", 0.0)
    left, gone = list[int](), threading.Event()

    def leave(code: int) -> None:
        left.append(code)
        gone.set()

    last_resort = LastResort(leave)
    last_resort.code = 4
    last_resort.start()
    last_resort.start()
    assert gone.wait(10)
    assert left == [4]
    assert errors.take().startswith("the process does not end by itself")
