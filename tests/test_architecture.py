"""The borders and sizes that docs/ARCHITECTURE.md promises."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from engine.actions import Action
from engine.chance import FairChance
from engine.decisions import Decision
from engine.editions.catalogue import rules_of
from engine.editions.rules import Rules
from engine.game import ANSWERS, BUSINESS, OFFERS, apply, offers
from engine.invariants import broken
from engine.players import absent
from engine.record import kind_of
from engine.saves import SCHEMA, load_state
from engine.state import awaited, waiting
from tests.support.random_actions import within
from tests.support.random_play import RandomGame

ROOT = Path(__file__).parent.parent
SOURCES = sorted(
    path.relative_to(ROOT)
    for top in ("engine", "bot", "bench")
    for path in (ROOT / top).rglob("*.py")
)
ENGINE = [path for path in SOURCES if path.parts[0] == "engine"]
BOT = [path for path in SOURCES if path.parts[0] == "bot"]
RUNNERS = ("engine/host", "engine/simulate.py", "engine/replay.py")
"""What gives the engine its time and its luck, and may carry out actions."""
PURE = [path for path in ENGINE if not str(path).startswith(RUNNERS)]
PLAYED = [path for path in PURE if path.parts[1] != "editions"]
"""What plays by resolved rules."""
CHOSEN = [path for path in ENGINE if path.name in ("options.py", "choosing.py")]
"""What makes rules of a choice."""
CHECKING = ("engine/invariants/", "engine/positions/")
"""What knows the rules of a state that is at hand, but plays by none."""
ORIGIN = {"edition", "game", "house_rules"}
"""Fields that only tell readers where the others come from."""
SHARED = {
    "hotel_level": "evolving/property layouts rules/bankruptcy rules/building rules/cards "
    "rules/liquidation rules/rent rules/selling scarcity valuation",
    "auction": "position rules/auction",
}
"""Fields read in several modules: what stands on a lot is counted in many chapters; the numbers of
an auction are asked of the position, its style of the chapter."""
IMPURE = {
    "asyncio",
    "random",
    "secrets",
    "time",
    "datetime",
    "threading",
    "sqlite3",
    "os",
    "discord",
}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text())


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a module."""
    return tuple(ast.walk(tree(path)))


@cache
def attributes(path: Path) -> tuple[ast.Attribute, ...]:
    """Every `something.name` in a module."""
    return tuple(node for node in nodes(path) if isinstance(node, ast.Attribute))


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Every name that a module imports, in full: `engine.game.apply`."""
    return tuple(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", PURE, ids=str)
def test_the_engine_needs_nothing_but_python_and_pydantic(path: Path) -> None:
    allowed = (set(sys.stdlib_module_names) | {"engine", "pydantic"}) - IMPURE
    assert {name.split(".")[0] for name in imported(path)} <= allowed


@pytest.mark.parametrize("path", PURE, ids=str)
def test_the_engine_knows_neither_host_nor_bot(path: Path) -> None:
    assert not [name for name in imported(path) if name.startswith(("engine.host", "bot"))]


@pytest.mark.parametrize("path", ENGINE, ids=str)
def test_nothing_of_discord_is_known_left_of_the_bot(path: Path) -> None:
    assert not [name for name in imported(path) if name.split(".")[0] in ("discord", "bot")]


@pytest.mark.parametrize("path", BOT, ids=str)
def test_the_bot_knows_no_rules(path: Path) -> None:
    assert not [name for name in imported(path) if name.startswith("engine.rules")]


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_only_host_and_simulation_carry_actions_out(path: Path) -> None:
    if str(path).startswith((*RUNNERS, "bench")) or str(path) == "engine/__init__.py":
        return
    acting = {
        f"{module}.{name}"
        for module in ("engine", "engine.game")
        for name in ("apply", "play", "time_up")
    }
    assert not acting & set(imported(path))


@pytest.mark.parametrize(
    "path", [*BOT, *(path for path in ENGINE if "host" in path.parts)], ids=str
)
def test_no_task_parks_on_an_event_or_a_queue(path: Path) -> None:
    if path.parts[:2] == ("bot", "local"):  # a small server: its listeners are its connections
        return
    parked = {"Event", "Queue", "PriorityQueue", "Condition"}
    used = {
        node.attr
        for node in nodes(path)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "asyncio"
    }
    named = {
        name.removeprefix("asyncio.") for name in imported(path) if name.startswith("asyncio.")
    }
    assert not parked & (used | named)


@pytest.mark.parametrize("path", [path for path in SOURCES if path.parts[0] != "bench"], ids=str)
def test_nothing_runs_in_the_thread_pool_that_everybody_shares(path: Path) -> None:
    """It has as many threads as it likes; engine/host/background.py has one, and pictures one."""
    assert not [it.lineno for it in attributes(path) if it.attr == "to_thread"]
    for node in nodes(path):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "run_in_executor":
            pool = node.args[0]
            assert not isinstance(pool, ast.Constant), f"{path}:{node.lineno}"


def owner_of(attribute: ast.Attribute) -> str:
    """The last name before the dot: "rules" in `table.state.rules.auction`."""
    value = attribute.value
    if isinstance(value, ast.Attribute):
        return value.attr
    return value.id if isinstance(value, ast.Name) else ""


def origins(node: ast.AST) -> list[int]:
    """The lines in which rules or a choice are asked for the book that they come from."""
    asked = {"edition", "game", "house_rules"}
    return [
        part.lineno
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute)
        and part.attr in asked
        and (owner_of(part) in ("rules", "choice") or part.attr == "edition")
    ]


@pytest.mark.parametrize("path", PLAYED, ids=str)
def test_no_rule_knows_which_book_it_comes_from(path: Path) -> None:
    assert origins(tree(path)) == []


@pytest.mark.parametrize("path", [path for path in SOURCES if path not in CHOSEN], ids=str)
def test_nobody_decides_by_the_edition_the_game_or_the_house_rules(path: Path) -> None:
    conditions = [
        node.subject if isinstance(node, ast.Match) else getattr(node, "test", node)
        for node in nodes(path)
        if isinstance(node, ast.Compare | ast.Match | ast.If | ast.IfExp | ast.While)
    ]
    assert [line for condition in conditions for line in origins(condition)] == []


def readers(field: str) -> set[str]:
    """The modules of the engine in which a field of Rules decides something."""
    found = set()
    for path in [*PLAYED, Path("engine/editions/rules.py")]:
        names = ("rules",) if path in PLAYED else ("self",)
        for node in attributes(path):
            if (
                node.attr == field
                and owner_of(node) in names
                and "played_" not in _function(path, node)
            ):
                found.add(str(path))
    return {it for it in found if not it.startswith(CHECKING)}


def _function(path: Path, node: ast.AST) -> str:
    """The name of the method around a node of `path`; a pace only passes fields on."""
    for function in nodes(path):
        if isinstance(function, ast.FunctionDef) and node in ast.walk(function):
            return function.name
    return ""


@pytest.mark.parametrize("field", sorted(Rules.model_fields.keys() - ORIGIN - SHARED.keys()))
def test_every_field_of_the_rules_is_read_in_one_module(field: str) -> None:
    found = readers(field)
    assert len(found) == 1, found


@pytest.mark.parametrize("field", SHARED)
def test_a_field_that_several_chapters_count_with_is_known(field: str) -> None:
    assert readers(field) == {f"engine/{name}.py" for name in SHARED[field].split()}


@pytest.mark.parametrize("path", [it for it in ENGINE if "rules" in it.parts], ids=str)
def test_chapters_change_what_is_pending_by_the_verbs_of_the_table(path: Path) -> None:
    by_hand = [
        node.lineno
        for node in nodes(path)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store | ast.Del)
        and ast.unparse(node.value) == "table.stack"
    ]
    assert by_hand == []


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_modules_are_short(path: Path) -> None:
    lines = len((ROOT / path).read_text().splitlines())
    assert lines <= 300


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_functions_are_short(path: Path) -> None:
    too_long = [
        node.name
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 40
    ]
    assert too_long == []


def test_functions_are_simple() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["ruff"]["lint"]
    assert "C90" in settings["select"]
    assert settings["mccabe"]["max-complexity"] <= 8
    silenced = [str(path) for path in SOURCES if "noqa: C901" in (ROOT / path).read_text()]
    assert silenced == []


@pytest.mark.parametrize("decision", get_args(Decision), ids=kind_of)
def test_silence_means_something_for_every_decision(decision: type) -> None:
    saved = ROOT / "tests" / "saves" / f"v{SCHEMA}" / f"{kind_of(decision)}.json"
    state = load_state(saved.read_bytes())
    # The decision may lie below another one, which silence then answers first.
    for _ in range(50):
        seat = awaited(state)[0]
        answer, reached = absent.answer(state, seat), isinstance(waiting(state), decision)
        state = apply(state, seat, answer, FairChance(b"silence")).state
        assert broken(state) == []
        if reached:
            return
    pytest.fail("the decision never came to the top")


def test_every_answer_is_offered_at_some_time() -> None:
    """Whatever may be answered is shown to somebody, in a save or in random play."""
    missing = set(ANSWERS)
    for place in (ROOT / "tests" / "saves" / f"v{SCHEMA}").glob("*.json"):  # Some are rare.
        state = load_state(place.read_bytes())
        missing -= {
            (type(waiting(state)), type(offer))
            for seat in awaited(state)
            for offer in offers(state, seat)
        }
    for seed in range(300):
        rules = rules_of("1994").with_fields(houses=8 if seed % 3 == 0 else 32)
        paced = rules.played_live() if seed % 2 else rules.played_by_post()
        game = RandomGame(Random(seed), 2 + seed % 7, paced, share=0)
        while game.state.stack and game.tally.actions < 120:
            decision = waiting(game.state)
            for seat in decision.awaited(game.state):
                for offer in offers(game.state, seat):
                    action = within(game.state, seat, offer, game.random)
                    missing.discard((type(decision), type(action)))
            game.step()
        if not missing:
            return
    assert missing == set()


def test_every_decision_has_answers_and_offers() -> None:
    asked = set(get_args(Decision))
    assert {decision for decision, _ in ANSWERS} == asked
    assert set(OFFERS) == asked


def test_every_action_is_carried_out_somewhere() -> None:
    """tests/engine/test_notation.py writes and reads every one of them."""
    assert {action for _, action in ANSWERS} | set(BUSINESS) == set(get_args(Action))
