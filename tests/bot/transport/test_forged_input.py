"""More than 10,000 inputs that no screen offers: a private sentence each, and nothing changed."""

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

from tests.support.desk import AUTOCOMPLETE, CHOICES, MESSAGE, Answer, Desk, Sender, desk
from tests.support.forging import Corpus, Forged, Forger, furnish, gather
from tests.support.refusal_scenario import UNCHANGING

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEEDS, EACH = 24, 500
MEMORY = Path("/dev/shm")
Rows = dict[str, list[tuple[object, ...]]]


@dataclass
class Office:
    """A desk, the games on it, and what their screens offer."""

    desk: Desk
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
async def office(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Office]:
    # In memory where it can be: how safe the disk is is not the question here.
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:  # noqa: ASYNC240
        async with desk(Path(name, "first.db")) as first:
            *_, lobby = await furnish(first)
            corpus = await gather(first)
        async with desk(Path(name, "games.db")) as made:
            games = await furnish(made)
            corpus.renamed(lobby, games[-1])
            with closing(sqlite3.connect(Path(name, "games.db"))) as file:
                yield Office(made, file, games, corpus)


async def test_real_screens_offer_enough_to_forge(office: Office) -> None:
    assert len(office.corpus.ids) > 300
    assert len(office.corpus.forms) > 5
    assert len(office.corpus.verbs) >= 15
    assert {"orders", "trade"} <= set(office.corpus.verbs)


async def test_what_is_no_command_of_ours_is_answered(office: Office) -> None:
    """A client may still show the commands of an older version."""
    option = {"name": "colour", "type": 3, "value": "blue", "focused": True}
    for path in (("monopoly", "chess"), ("monopoly", "deed")):
        (answer,) = await office.desk.type(Sender(1), path, [])
        assert answer.is_private
        assert answer.text.strip() == office.desk.words.say("command-unknown")
        (none,) = await office.desk.type(Sender(1), path, [option], AUTOCOMPLETE)
        assert none == Answer(CHOICES, {"choices": []})


async def test_a_plan_for_a_seat_that_is_not_there_is_unreadable(office: Office) -> None:
    (confirm,) = [it for it in office.corpus.ids if ":debt:confirm" in it][:1]
    start, seat, *rest = confirm.split(" ")
    for forged in (f"{start} 999999999 {' '.join(rest)}", f"{start} 8 - -"):
        (answer,) = await office.desk.press(Sender(int(seat) + 1), forged)
        assert answer.text.strip() == office.desk.words.say("press-unknown")


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_forged_input_is_refused_and_changes_nothing(
    office: Office, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    forger = Forger(office.corpus, office.games, office.desk, seed)
    wrong: list[str] = []
    before, touched = office.rows(), office.touched()
    tally: Counter[str] = Counter()
    for forged in forger.make(EACH):
        caplog.clear()
        try:
            answers = await forged.send(office.desk)
        except Exception as error:
            wrong.append(f"{forged}: {error!r}")
            continue
        fault = _fault(office, forged, answers, caplog.records)
        if office.touched() != touched:
            after, touched = office.rows(), office.touched()
            fault = fault or _unpermitted(forged, before, after)
            tally["changed"] += after != before
            before = after
        if fault:
            wrong.append(f"{forged}: {fault}")
    assert not wrong, f"{len(wrong)} of {EACH}:\n" + "\n".join(wrong[:20])


def _fault(
    office: Office, forged: Forged, answers: list[Answer], records: list[logging.LogRecord]
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
    unknown = office.desk.words.say("press-unknown")
    logged = any("none of ours" in it.getMessage() for it in records)
    if any(it.text.strip() == unknown for it in answers) and not logged:
        return "nothing in the log"
    return None


def _unpermitted(forged: Forged, before: Rows, after: Rows) -> str | None:
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
