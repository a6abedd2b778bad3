"""A game's file, played back and checked; damaged and forged ones told apart in one sentence."""

import json
import os
import subprocess
import sys
import tracemalloc
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.editions.catalogue import CATALOGUE, rules_of
from engine.editions.choice import Choice, resolve
from engine.replay import gamefile, verification
from engine.replay.__main__ import main
from engine.replay.differences import Difference
from engine.replay.gamefile import NoGameFile, read_file, write_file
from engine.replay.verification import check
from tests.support.recorded_game import RecordedGame

Json = dict[str, Any]


@cache
def over() -> bytes:
    """The file of a game that is over."""
    rules = rules_of("1994").played_live()
    return write_file(RecordedGame(rules, 1).played(120).played_out().file())


@cache
def running() -> bytes:
    """The file of a game that still runs."""
    return write_file(RecordedGame(rules_of("1994").played_by_post(), 1).played(120).file())


OVER = json.loads(over())


def checked(file: Json) -> str:
    return check(read_file(json.dumps(file).encode()))


def difference(file: Json) -> str:
    with pytest.raises(Difference) as found:
        checked(file)
    return str(found.value)


def copied(file: Json) -> Json:
    copy: Json = json.loads(json.dumps(file))
    return copy


@pytest.mark.parametrize("edition", CATALOGUE)
@pytest.mark.parametrize("post", [False, True], ids=["live", "by post"])
def test_a_finished_game_is_played_again_from_its_seed(edition: str, post: bool) -> None:
    rules = rules_of(edition)
    paced = rules.played_by_post() if post else rules.played_live()
    game = RecordedGame(paced, 3).played(250)
    assert game.undone > 3
    found = check(read_file(write_file(game.played_out().file())))
    assert f"{len(game.steps)} steps" in found
    assert "Rules and seed lead to every event" in found


def test_s35_05_the_stroke_of_the_hour_is_played_again() -> None:
    rules = resolve(Choice(edition="1935", game="new-short")).played_by_post()
    game = RecordedGame(rules, 5).played(80).played_out()
    assert "hour" in [step.action for step in game.steps]
    assert "Rules and seed" in check(game.file())


def test_a_game_that_was_ended_early_is_played_again() -> None:
    game = RecordedGame(rules_of("1994").played_by_post(), 5).played(80).ended_early()
    assert "end-early" in [step.action for step in game.steps]
    assert "Rules and seed" in check(game.file())


def test_a_cancelled_game_is_played_again_as_far_as_it_got() -> None:
    game = RecordedGame(rules_of("1994").played_live(), 2).played(60)
    assert "Rules and seed" in check(game.file("cancelled"))


def test_a_file_is_the_same_to_the_byte_after_it_was_read() -> None:
    for text in (over(), running()):
        assert write_file(read_file(text)) == text


def test_a_changed_roll_is_the_first_difference() -> None:
    file = copied(OVER)
    step = next(it for it in file["steps"][1:] if it["events"][:1] and "first" in it["events"][0])
    step["events"][0]["first"] = step["events"][0]["first"] % 6 + 1
    assert difference(file).startswith(f"step {step['number']} ({step['action']}): event 1 should")


def test_a_changed_line_a_lost_event_and_an_added_one_are_found() -> None:
    file = copied(OVER)
    file["steps"][5]["events"].pop()
    assert "events and has" in difference(file)
    file = copied(OVER)
    file["steps"][5]["events"].append(file["steps"][0]["events"][-1])
    assert "events and has" in difference(file)
    file = copied(OVER)
    file["steps"][1]["action"] = "2 buy"
    assert "step 5 (2 buy): it is a line of seat 2" in difference(file)
    file["steps"][1].update(action="0 bid 1", seat=0)
    assert "the rules refuse it" in difference(file)


def test_steps_left_out_are_found() -> None:
    file = copied(OVER)
    del file["steps"][7]
    assert "comes right after step" in difference(file)


def test_another_final_state_is_found() -> None:
    file = copied(OVER)
    file["state"]["seats"][0]["cash"] += 1
    assert difference(file) == "at the end “seats” is not what the steps lead to"


def test_another_seed_and_a_missing_one_are_found() -> None:
    file = copied(OVER)
    file["seed"] = "00" * 32
    assert "hash" in difference(file)
    file["seed"] = None
    assert "missing" in difference(file)
    file = copied(OVER)
    file["mix"] += "-"
    assert difference(file).startswith("step 4 (start): event 2 should be")


def test_other_rules_and_seats_than_at_the_start_are_found() -> None:
    file = copied(OVER)
    file["rules"]["go_salary"] = 400
    assert "other rules" in difference(file)
    file = copied(OVER)
    file["seats"].pop()
    assert "other seats" in difference(file)


@pytest.mark.parametrize("commitment", ["", "x" * 64, "0" * 63, "A" * 64, "0" * 65])
def test_what_can_be_the_hash_of_no_seed_is_told_apart(commitment: str) -> None:
    with pytest.raises(NoGameFile, match="commitment"):
        checked(copied(OVER) | {"commitment": commitment})


def test_steps_that_take_back_nothing_are_found() -> None:
    file = copied(OVER)
    file["steps"][4].update(action="undo 900", seat=None, events=[])
    assert "there is no step 900" in difference(file)
    file["steps"][4]["action"] = "undo me"
    assert "not a step to take back" in difference(file)


def test_what_is_no_file_at_all_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    nested = b'{"format": ' + b"[" * 100_000
    numbers = b'{"format": 1' + b"0" * 100_000 + b"}"
    for text in (b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"format": "chess"}', nested, numbers):
        with pytest.raises(NoGameFile) as found:
            read_file(text)
        assert str(found.value)
        assert "\n" not in str(found.value)
    monkeypatch.setattr(gamefile, "LARGEST", 100)
    with pytest.raises(NoGameFile, match="MiB"):
        read_file(over())


def places(value: object, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in a JSON value that may be changed: a container and a key."""
    items = value.items() if isinstance(value, dict) else enumerate(value)  # type: ignore[arg-type]
    for key, part in list(items):
        found.append((value, key))
        if isinstance(part, dict | list):
            places(part, found)
    return found


FORGED = (None, -1, 0, 3, 10**6, 10**400, "", "x", "0 throw", "undo 5", "\u2067\x1b[2J", True, 0.5,
          [], {}, [[]], "9" * 5000)  # fmt: skip


def mutated(file: Json, random: Random) -> bytes:
    copy = copied(file | {"steps": file["steps"][:25]})
    for _ in range(random.randint(1, 3)):
        container, key = random.choice(places(copy, []))
        if random.random() < 0.3:
            container.pop(key)
        else:
            container[key] = random.choice(FORGED)
    return json.dumps(copy).encode()


def fault(text: bytes) -> str:
    try:
        check(read_file(text))
    except (NoGameFile, Difference) as error:
        return str(error)
    return ""


def test_forged_files_are_told_apart_without_a_fault_of_ours() -> None:
    faults = [said for seed in range(150) if (said := fault(mutated(OVER, Random(seed))))]
    assert len(faults) > 140
    assert all(said.isprintable() and len(said) < 600 for said in faults)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.999])
def test_a_file_that_was_cut_off_is_told_apart(part: float) -> None:
    text = over()
    with pytest.raises(NoGameFile):
        read_file(text[: int(len(text) * part)])


def at_the_prompt(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code, and the one line that is said."""
    code = main([str(path)])
    out, told = capsys.readouterr()
    assert (out + told).count("\n") == 1
    assert bool(out) == (code == 0)
    return code, out + told


def test_at_the_prompt_0_is_sound_1_differs_and_2_is_no_file_of_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "game.json"
    place.write_bytes(over())
    assert at_the_prompt(place, capsys)[0] == 0
    place.write_bytes(over().replace(b'"kind":"moved"', b'"kind":"strolled"', 1))
    assert at_the_prompt(place, capsys)[0] == 2
    place.write_bytes(over().replace(b'"number":5,', b'"number":7,', 1))
    code, said = at_the_prompt(place, capsys)
    assert (code, "comes right after step" in said) == (1, True)
    code, said = at_the_prompt(tmp_path / "nowhere", capsys)
    assert (code, "cannot be read: No such file" in said) == (2, True)


def test_of_a_game_that_still_runs_nothing_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "game.json"
    place.write_bytes(running())
    again = "is of a game that still runs: export it again when it is over"
    assert at_the_prompt(place, capsys) == (2, f"{place} {again}.\n")


def test_what_never_ends_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (Path("/dev/zero"), pipe, tmp_path):
        assert at_the_prompt(path, capsys) == (
            2,
            f"{path} is not the file of a game: it is no regular file.\n",
        )


def test_of_a_large_file_no_more_is_read_than_need_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "large.json"
    with place.open("wb") as file:
        file.truncate(2**40)
    code, said = at_the_prompt(place, capsys)
    assert (code, "it has more than 32 MiB" in said) == (2, True)


def test_the_name_of_a_file_is_harmless_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / os.fsdecode(b"\xff\x1b[2J\n.json")
    place.write_bytes(b"{}")
    code, said = at_the_prompt(place, capsys)
    assert code == 2
    assert "??[2J?.json is not the file of a game" in said


@pytest.mark.parametrize("part", ["steps", "state", "seats", "rules"])
def test_very_many_faults_are_found_wrong_once(part: str) -> None:
    file = copied(OVER)
    file[part] = [0] * 20_000
    tracemalloc.start()
    with pytest.raises(NoGameFile):
        read_file(json.dumps(file).encode())
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 8 * 1024 * 1024


def forged_rules(**fields: object) -> Json:
    """A file all of whose rules have these fields."""
    file = copied(OVER)
    started = next(it for it in file["steps"][0]["events"] if it["kind"] == "game-started")
    for rules in (file["rules"], started["rules"], file["state"]["rules"]):
        rules.update(fields)
    return file


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"interest_percent": 10**9}, "interest_percent is 1000000000, and 10 in the catalogue"),
        ({"go_salary": 400}, "go_salary is 400, and 200 in the catalogue"),
        ({"tie": {"kind": "most-cash"}}, "tie is most-cash, and shared-win in the"),
        ({"edition": "2077"}, "not in the catalogue (unknown: 2077, standard)"),
        ({"game": "long"}, "not in the catalogue (unknown: 1994, long)"),
        ({"house_rules": [["free-beer", 1]]}, "not in the catalogue (unknown: free-beer)"),
        ({"house_rules": [["jail-fine", 10**6]]}, "not in the catalogue (number: jail-fine)"),
        ({"house_rules": [["jail-fine", 80]]}, "jail_fine is 50, and 80 in the catalogue"),
    ],
)
def test_rules_that_no_rulebook_has_are_a_difference(fields: Json, said: str) -> None:
    assert said in difference(forged_rules(**fields))


def test_a_game_from_before_a_rule_was_there_is_sound_and_says_so() -> None:
    rules = rules_of("1994").played_live().with_fields(shortage="first-come")
    found = check(RecordedGame(rules, 3).played(60).played_out().file())
    assert found.endswith("to the final state. Its rules are older in: shortage.")


@pytest.mark.parametrize("name", ["../../../secret", "a/b", "", "classic\n", "C", "x" * 21])
def test_a_board_is_a_name_and_no_way_through_folders(name: str) -> None:
    for field in ("board", "cards"):
        with pytest.raises(NoGameFile, match=rf"rules\.{field}"):
            checked(forged_rules(**{field: name}))
    assert "board is nowhere" in difference(forged_rules(board="nowhere"))


def test_so_many_steps_may_be_taken_back_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RecordedGame(rules_of("1994").played_live(), 3).played(250).played_out()
    monkeypatch.setattr(verification, "MOST_TAKEN_BACK", game.undone)
    assert "Rules and seed lead to every event" in check(game.file())
    most = game.undone - 1
    monkeypatch.setattr(verification, "MOST_TAKEN_BACK", most)
    with pytest.raises(Difference, match=f"more than {most} of its steps are taken back"):
        check(game.file())


def test_damaged_bytes_are_one_sentence_and_never_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, place, found = over(), tmp_path / "game.json", set()
    for seed in range(60):
        random, damaged = Random(seed), bytearray(text[: len(text) // 3] if seed % 2 else text)
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(damaged))
            damaged[at : at + random.randint(0, 3)] = random.randbytes(random.randint(0, 3))
        place.write_bytes(damaged)
        found.add(at_the_prompt(place, capsys)[0])
    assert 2 in found


def test_it_runs_as_the_readme_says(tmp_path: Path) -> None:
    place = tmp_path / "game.json"
    place.write_bytes(over())
    done = subprocess.run([sys.executable, "-m", "engine.replay", str(place)], capture_output=True,
                          text=True, check=False)  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rules and seed lead to every event" in done.stdout
