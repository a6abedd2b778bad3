"""Thousands of inputs that no screen offers: a private sentence each, and nothing changed."""

from __future__ import annotations

import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import pytest_asyncio

from tests.support.app_harness import (
    AUTOCOMPLETE,
    CHOICES,
    MESSAGE,
    Answer,
    AppHarness,
    Sender,
    app_harness,
)
from tests.support.forged_corpus import Corpus, collect_corpus, create_games
from tests.support.forged_input import ForgedInput, InputForger
from tests.support.refusal_scenario import UNCHANGING
from tests.support.seeds import seeds

pytestmark = pytest.mark.asyncio(loop_scope="module")
EACH = 500
MEMORY = Path("/dev/shm")
Rows = dict[str, list[tuple[object, ...]]]


@dataclass
class Setup:
    """The application, its games, and what their screens offer."""

    harness: AppHarness
    file: sqlite3.Connection
    games: list[str]
    corpus: Corpus

    def touched(self) -> int:
        """Another number whenever anything was written."""
        return int(self.file.execute("PRAGMA data_version").fetchone()[0])

    def rows(self) -> Rows:
        """All that input which nobody was offered must not touch."""
        return {
            table: sorted(self.file.execute(f"SELECT {what} FROM {table}"), key=repr)
            for table, what in UNCHANGING.items()
        }


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def setup(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Setup]:
    # In memory where it can be: how safe the disk is is not the question here.
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:  # noqa: ASYNC240
        async with app_harness(Path(name, "first.db")) as first:
            *_, lobby = await create_games(first)
            corpus = await collect_corpus(first)
        async with app_harness(Path(name, "games.db")) as made:
            games = await create_games(made)
            corpus.renamed(lobby, games[-1])
            with closing(sqlite3.connect(Path(name, "games.db"))) as file:
                yield Setup(made, file, games, corpus)


async def test_real_screens_offer_enough_to_forge(setup: Setup) -> None:
    assert len(setup.corpus.ids) > 300
    assert len(setup.corpus.forms) > 10
    assert len(setup.corpus.verbs) >= 25
    assert {"orders", "trade"} <= set(setup.corpus.verbs)


async def test_what_is_no_command_of_ours_is_answered(setup: Setup) -> None:
    """A client may still show the commands of an older version."""
    option = {"name": "colour", "type": 3, "value": "blue", "focused": True}
    for path in (("monopoly", "chess"), ("monopoly", "deed")):
        (answer,) = await setup.harness.type(Sender(1), path, [])
        assert answer.is_private
        assert answer.text.strip() == setup.harness.words.say("command-unknown")
        (none,) = await setup.harness.type(Sender(1), path, [option], AUTOCOMPLETE)
        assert none == Answer(CHOICES, {"choices": []})


async def test_a_plan_for_a_seat_that_is_not_there_is_unreadable(setup: Setup) -> None:
    (confirm,) = [it for it in setup.corpus.ids if ":debt:confirm" in it][:1]
    start, seat, *rest = confirm.split(" ")
    for forged in (f"{start} 999999999 {' '.join(rest)}", f"{start} 8 - -"):
        (answer,) = await setup.harness.press(Sender(int(seat) + 1), forged)
        assert answer.text.strip() == setup.harness.words.say("press-unknown")


@pytest.mark.parametrize("seed", seeds(240))
async def test_forged_input_is_refused_and_changes_nothing(
    setup: Setup, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    forger = InputForger(setup.corpus, setup.games, setup.harness, seed)
    wrong: list[str] = []
    before, touched = setup.rows(), setup.touched()
    tally: Counter[str] = Counter()
    for forged in forger.make(EACH):
        caplog.clear()
        try:
            answers = await forged.send(setup.harness)
        except Exception as error:
            wrong.append(f"{forged}: {error!r}")
            continue
        fault = _fault(setup, forged, answers, caplog.records)
        if setup.touched() != touched:
            after, touched = setup.rows(), setup.touched()
            fault = fault or _unpermitted(forged, before, after)
            tally["changed"] += after != before
            before = after
        if fault:
            wrong.append(f"{forged}: {fault}")
    assert not wrong, f"{len(wrong)} of {EACH}:\n" + "\n".join(wrong[:20])


def _fault(
    setup: Setup, forged: ForgedInput, answers: list[Answer], records: list[logging.LogRecord]
) -> str | None:
    """What is wrong with the answers, or in the log."""
    troubles = [it for it in records if it.levelno >= logging.ERROR]
    if troubles:
        return f"{troubles[0].getMessage()} {troubles[0].exc_info and troubles[0].exc_info[1]!r}"
    if not answers:
        return "no answer"
    if forged.kind == "completion":
        return None if answers[0].kind == CHOICES else f"answered by {answers[0]}"
    if any(it.kind == MESSAGE and not it.is_private for it in answers):
        return "everybody reads the answer"
    unknown = setup.harness.words.say("press-unknown")
    logged = any("none of ours" in it.getMessage() for it in records)
    if any(it.text.strip() == unknown for it in answers) and not logged:
        return "nothing in the log"
    return None


def _unpermitted(forged: ForgedInput, before: Rows, after: Rows) -> str | None:
    """A change that the sender had no right to: what is made up may still be a legal action.

    That is one in a game that the sender plays; anybody may open a lobby and join one.
    """
    user = forged.sender.user
    begun = {row[0] for row in before["games"] if row[2] != "lobby"}
    seats = {row[0] for row in before["players"] if row[2] == user}
    seats |= {row[0] for row in after["players"] if row[2] == user and row[0] not in begun}
    for table in UNCHANGING:
        changed = set(after[table]) ^ set(before[table])
        if table == "preferences":
            changed = {row for row in changed if row[0] != user}
        elif table == "drafts":
            changed = {row for row in changed if row[2] != user}
        else:
            changed = {row for row in changed if row[0] not in seats}
        if changed:
            return f"changed {table}: {sorted(changed, key=repr)[:2]!r}"
    return None
