"""The process that thinks: asked, killed, hung, impossible, and gone with the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from engine.core import actions as a
from engine.editions.catalogue import rules_of
from engine.host.clocks.deadlines import RETRY_THOUGHT_AFTER
from engine.host.computers import processes
from engine.host.computers.processes import ProcessThinker, ThreadThinker
from engine.host.computers.thinker import ComputerQuestion, ThinkingFailed
from engine.host.computers.thinking import thought_about
from engine.players.offer_limits import NO_PERSONS
from engine.positions import position_of
from engine.view import seat_view
from tests.support.waiting import wait_for

pytestmark = pytest.mark.asyncio
HANGS = (sys.executable, "-c", "import os, time; os.write(1, bytes(4)); time.sleep(60)")
ANSWERS_ONCE = """
import os, pickle
from engine.core.actions import Roll
from engine.host.computers.thinker import Thought
answer = pickle.dumps(Thought(Roll()))
os.write(1, bytes(4))
os.read(0, 1)
os.write(1, len(answer).to_bytes(4, "big") + answer)
os.close(1)
while os.read(0, 65536):
    pass
"""
ENDS_THE_FIRST_TIME = """
import pathlib, runpy, sys
seen = pathlib.Path(sys.argv[1])
if seen.exists():
    runpy.run_module("engine.host.computers.worker", run_name="__main__")
seen.touch()
"""
TELLS_ITS_ENVIRONMENT = """
import os, pathlib, sys
pathlib.Path(sys.argv[1]).write_text("\\n".join(os.environ))
"""
DIES = (sys.executable, "-c", "import os, sys; os.write(1, bytes(4)); sys.stdin.read(9)")


def question() -> ComputerQuestion:
    state = position_of("0 hat $120 at 33; 1 dog deeds 37=3,39=4; turn 9 of 0", rules_of("1994"))
    return ComputerQuestion(seat_view(state, 0), "neutral", "even", NO_PERSONS)


async def test_it_thinks_as_this_process_would_and_is_replaced_when_it_dies() -> None:
    thinker, asked = ProcessThinker(), question()
    expected = thought_about(asked)
    assert await asyncio.gather(*(thinker.think(asked) for _ in range(3))) == [expected] * 3
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert await thinker.think(asked) == expected
    assert thinker.process_id != first
    given_up = asyncio.ensure_future(thinker.think(asked))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await thinker.think(asked) == expected, "an answer is given to its own question"
    await thinker.close()
    await thinker.close()
    with pytest.raises(ThinkingFailed):
        await thinker.think(asked)


async def test_an_error_of_a_thought_is_told_and_the_process_goes_on() -> None:
    thinker, asked = ProcessThinker(), question()
    with pytest.raises(ThinkingFailed, match="Traceback"):
        await thinker.think(ComputerQuestion(None, "neutral", "even", NO_PERSONS))  # type: ignore[arg-type]
    assert (await thinker.think(asked)).action == a.Roll()
    await thinker.close()


async def test_a_thought_that_never_ends_is_given_up() -> None:
    thinker = ProcessThinker(HANGS, longest=0.2)
    with pytest.raises(ThinkingFailed, match="took more than"):
        await thinker.think(question())
    await thinker.close()


async def test_a_thought_is_given_up_before_its_question_is_asked_anew() -> None:
    assert processes.LONGEST_THOUGHT < RETRY_THOUGHT_AFTER


async def test_a_question_that_ends_two_processes_fails() -> None:
    thinker = ProcessThinker(DIES)
    with pytest.raises(ThinkingFailed, match="two processes"):
        await thinker.think(question())
    await thinker.close()


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "")])
async def test_where_no_process_can_be_had_a_thread_thinks(command: tuple[str, ...]) -> None:
    thinker = ProcessThinker(command)
    assert (await thinker.think(question())).action == a.Roll()
    assert thinker.process_id is None
    await thinker.close()


async def test_the_process_is_given_no_secret_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    secrets = {"DISCORD_TOKEN", "DATABASE_URL", "PGPASSWORD", "SENTRY_DSN", "A_NEW_SECRET"}
    for name in (*secrets, "LC_ALL"):
        monkeypatch.setenv(name, "C")
    told = tmp_path / "told"
    thinker = ProcessThinker((sys.executable, "-c", TELLS_ITS_ENVIRONMENT, str(told)))
    assert (await thinker.think(question())).action == a.Roll()
    given = set(told.read_text().splitlines())
    assert not given & secrets
    assert given >= {"LC_ALL", "PATH", "PYTHONPATH"}
    await thinker.close()


async def test_a_process_that_is_killed_while_it_starts_is_replaced_at_once(tmp_path: Path) -> None:
    thinker = ProcessThinker((sys.executable, "-c", ENDS_THE_FIRST_TIME, str(tmp_path / "seen")))
    assert (await thinker.think(question())).action == a.Roll()
    assert thinker.process_id is not None
    await thinker.close()


async def test_a_process_is_tried_again_soon_and_then_less_and_less_often(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now, tried = [0.0], list[float]()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    monkeypatch.setattr(processes, "LATEST", 20.0)
    thinker = ProcessThinker(("/no/such/program",))
    for seconds in range(0, 80, 5):
        now[0] = float(seconds)
        await thinker.think(question())
        tried += [now[0]] * len(caplog.messages)
        caplog.clear()
    assert tried == [0.0, 5.0, 15.0, 35.0, 55.0, 75.0]
    await thinker.close()


async def test_nothing_is_asked_of_a_process_that_cannot_answer_any_more() -> None:
    thinker = ProcessThinker((sys.executable, "-c", ANSWERS_ONCE))
    assert (await thinker.think(question())).action == a.Roll()
    output = Path(f"/proc/{thinker.process_id}/fd/1")
    await wait_for(lambda: not os.path.lexists(output))
    for _ in range(5):  # The event loop comes to know of it.
        await asyncio.sleep(0)
    async with asyncio.timeout(processes.LONGEST_THOUGHT / 2):
        assert (await thinker.think(question())).action == a.Roll()
    await thinker.close()


async def test_a_thread_tells_errors_too() -> None:
    thinker = ThreadThinker()
    with pytest.raises(ThinkingFailed):
        await thinker.think(None)  # type: ignore[arg-type]
    await thinker.close()
