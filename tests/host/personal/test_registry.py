"""The list of deleted people."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from engine.host.personal import registry
from engine.host.personal.registry import DeletedPeople, UnreadableList


def test_who_is_on_the_list_is_found_again_and_nobody_else(tmp_path: Path) -> None:
    place = tmp_path / "games.db.deleted"
    found = DeletedPeople(place)
    for user_id in (71, 72):
        found.add(user_id)
    again = DeletedPeople(place)
    assert len(again) == 2
    assert [*again.among((70, 71, 72), again.behind("0"))] == [71, 72]
    assert again.among((70, 71, 72), again.behind(again.mark)) == {}


def test_a_mark_names_who_is_still_to_be_deleted() -> None:
    found = DeletedPeople()
    found.add(71)
    begun = found.begun("0")
    assert found.is_unfinished(71, begun)
    found.add(72)
    assert [*found.among((71, 72), found.behind(begun))] == [71, 72]
    begun = found.begun(begun)
    assert found.begun(begun) == begun
    assert found.finished(begun, found.hash(71), found.hash(72)) == found.mark
    only = found.finished(begun, found.hash(72))
    assert [*found.among((71, 72), found.behind(only))] == [71]
    assert [found.since(it) for it in (begun, only)] == [2, 2]
    assert DeletedPeople().begun(begun) == begun


def test_a_mark_tells_how_far_a_database_has_seen_this_list(tmp_path: Path) -> None:
    found, marks = DeletedPeople(tmp_path / "list"), list[str]()
    for user_id in (71, 72):
        marks.append(found.mark)
        found.add(user_id)
    again = DeletedPeople(tmp_path / "list")
    assert [again.since(mark) for mark in (*marks, found.mark)] == [0, 1, 2]
    assert again.mark == found.mark


def test_a_mark_of_another_list_or_of_a_lost_version_is_known_as_such(tmp_path: Path) -> None:
    place = tmp_path / "list"
    first = DeletedPeople(place)
    first.add(71)
    older = place.read_text()
    first.add(72)
    place.write_text(older)  # A copy of the disk was put back.
    other = DeletedPeople(place)
    other.add(73)
    assert (len(other), other.since(first.mark)) == (2, None)
    assert DeletedPeople().since(first.mark) is None
    assert [other.since(it) for it in ("", "no mark", "-1", "1", "3")] == [None] * 5


def test_two_processes_add_to_one_list(tmp_path: Path) -> None:
    place = tmp_path / "list"
    one, other = DeletedPeople(place), DeletedPeople(place)
    one.add(71)
    other.add(72)
    one.add(73)
    found = DeletedPeople(place)
    assert [*found.among((71, 72, 73), found.behind("0"))] == [71, 72, 73]


def test_of_two_processes_that_add_at_once_neither_loses_its_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, both = tmp_path / "list", threading.Barrier(2)
    works = registry.os.replace

    def replace_after_both_have_read(*args: Any) -> None:
        with suppress(threading.BrokenBarrierError):
            both.wait(0.2)
        works(*args)

    monkeypatch.setattr(registry.os, "replace", replace_after_both_have_read)
    with ThreadPoolExecutor(2) as processes:
        [*processes.map(lambda it: DeletedPeople(place).add(it), (71, 72))]
    found = DeletedPeople(place)
    assert {*found.among((71, 72), found.behind("0"))} == {71, 72}


def test_a_list_that_is_damaged_while_the_bot_runs_is_left_as_it_is(tmp_path: Path) -> None:
    place = tmp_path / "list"
    found = DeletedPeople(place)
    found.add(71)
    place.write_text("something else")
    with pytest.raises(UnreadableList, match="is damaged"):
        found.add(72)
    assert place.read_text() == "something else"


def test_the_file_is_private_and_holds_no_id(tmp_path: Path) -> None:
    place = tmp_path / "list"
    DeletedPeople(place).add(123456789012345678)
    assert place.stat().st_mode & 0o077 == 0
    assert "123456789012345678" not in place.read_text()
    assert [it.name for it in tmp_path.iterdir()] == ["list"]


def test_two_lists_hash_the_same_person_differently(tmp_path: Path) -> None:
    hashes = []
    for name in ("one", "two"):
        DeletedPeople(tmp_path / name).add(71)
        hashes.append((tmp_path / name).read_text().split()[1])
    assert hashes[0] != hashes[1]


@pytest.mark.parametrize(
    "text", ["", "salt", "00" * 16 + "\nabc\n", "zz" * 16, "00" * 15, "00" * 16 + "\né"]
)
def test_a_damaged_list_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "list").write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableList, match="list of deleted people"):
        DeletedPeople(tmp_path / "list")


def test_a_list_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableList, match="cannot be read"):
        DeletedPeople(tmp_path)


def test_a_list_that_cannot_be_written_names_nobody_more(tmp_path: Path) -> None:
    found = DeletedPeople(tmp_path / "nowhere" / "list")
    with pytest.raises(UnreadableList, match="cannot be written"):
        found.add(71)
    assert len(found) == 0


def test_a_crash_in_the_middle_leaves_the_old_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "list"
    DeletedPeople(place).add(71)

    def power_cut(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(registry.os, "replace", power_cut)
    with pytest.raises(UnreadableList):
        DeletedPeople(place).add(72)
    monkeypatch.undo()
    found = DeletedPeople(place)
    assert [*found.among((71, 72), found.behind("0"))] == [71]
