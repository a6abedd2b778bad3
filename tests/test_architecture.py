"""The borders and sizes that docs/ARCHITECTURE.md promises."""

import ast
import re
import sys
import tomllib
from collections.abc import Callable, Collection, Container, Iterable, Iterator
from dataclasses import fields
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from engine.core.actions import Action
from engine.core.chance import FairChance
from engine.core.decisions import Decision
from engine.core.saves import SCHEMA, load_state
from engine.core.state import awaited, waiting
from engine.editions.catalogue import rules_of
from engine.editions.rules import Rules
from engine.game import apply, offers
from engine.invariants import broken
from engine.players import absent
from engine.record import kind_of
from engine.rules.contents import ANSWERS, BUSINESS
from tests.support.borders import asks_beyond_position
from tests.support.random_actions import within
from tests.support.random_play import RandomGame
from tests.support.sources import tree

ROOT = Path(__file__).parent.parent
SOURCES = sorted(
    path.relative_to(ROOT)
    for top in ("engine", "bot", "bench")
    for path in (ROOT / top).rglob("*.py")
)
ENGINE = [path for path in SOURCES if path.parts[0] == "engine"]
BOT = [path for path in SOURCES if path.parts[0] == "bot"]
RUNNERS = ("engine/host", "engine/simulate.py", "engine/replay/verification.py")
"""What gives the engine its time and its luck, and may carry out actions."""
PURE = [path for path in ENGINE if not str(path).startswith(RUNNERS)]
PLAYED = [path for path in PURE if path.parts[1] != "editions"]
"""What plays by resolved rules."""
CHOSEN = [path for path in ENGINE if path.name == "choice.py"]
"""What makes rules of a choice."""
CHECKING = ("engine/invariants/", "engine/positions/")
"""What knows the rules of a state that is at hand, but plays by none."""
RULES_FIELDS = {field.name for field in fields(Rules)}
ORIGIN = {"edition", "game", "house_rules"}
"""Fields that only tell readers where the others come from."""
LISTS = (
    "engine/core/actions.py",
    "engine/core/decisions.py",
    "engine/core/events/__init__.py",
    "engine/host/clocks/paces.py",
    "engine/host/store/records.py",
    "engine/core/offered.py",
    "engine/core/steps.py",
)
"""Modules of nothing but records, tables or calls, each row of which stands alone."""
SHARED = {
    "hotel_level": "core/evolve/property core/buildings players/advice_notes players/coaching "
    "players/judge/expected_rents players/policy/debts players/policy/follow_up "
    "rules/building/buying rules/debt/bankruptcy "
    "rules/building/layouts rules/building/selling rules/cards rules/debt/liquidation rules/ending "
    "rules/rent",
    "auction": "core/position rules/auction/open_calls",
    "board": "editions/rules players/judge/expected_rents",
    "cards": "editions/rules players/judge/expected_rents",
    "go_salary": "players/policy/player rules/movement",
    "jail_fine": "analysis/review/leaving players/coaching players/consequences rules/jail",
}
"""Fields read in several modules: what stands on a lot is counted in many chapters; the numbers of
an auction are asked of the position, its style of the chapter; computer players keep what follows
from a board and its cards alone; advice and reviews say what it costs to leave Jail, and a
computer player leaves it if a lap brings more salary than it costs rent."""
STATEFUL = (
    "engine.GameState",
    "engine.Players",
    "engine.core.evolve.",
    "engine.game.new_game",
    "engine.host.snapshots.state_of",
    "engine.load_state",
    "engine.new_game",
    "engine.position_of",
    "engine.positions.",
    "engine.public_view",
    "engine.core.saves.load_state",
    "engine.seat_view",
    "engine.silent_answer",
    "engine.waiting",
    "engine.core.state.",
    "engine.view.public_view",
    "engine.view.seat_view",
)
"""What has the whole state of a game, decks and maxima included, or is asked with one."""
LAYERS = (
    "engine.record engine.editions",
    "engine.core",
    "engine.rules",
    "engine.game engine.invariants engine.positions",
    "engine.view engine.players",
    "engine engine.analysis engine.replay engine.simulate",
    "engine.host engine.host.store",
    "engine.host.preferences",
    "engine.host.background engine.host.ballots engine.host.calendar engine.host.chosen_board "
    "engine.host.clocks engine.host.computers engine.host.lobby engine.host.lobby_player "
    "engine.host.lobby_text engine.host.logs engine.host.notices engine.host.processes "
    "engine.host.refusals",
    "engine.host.snapshots engine.host.loaded_game engine.host.cached_texts "
    "engine.host.cached_store",
    "engine.host.unit_of_work engine.host.automatic "
    "engine.host.computer_tasks engine.host.statistics_cache "
    "engine.host.service engine.host.text_changes",
    "engine.host.boards",
    "engine.host.people engine.host.lobbies engine.host.finished engine.host.administration",
    "engine.host.personal",
    "bot bot.words bot.pictures bot.process.exit_codes",
    "bot.language bot.local",
    "bot.narration",
    "bot.ui",
    "bot.presses",
    "bot.decisions",
    "bot.render",
    "bot.discord",
    "bot.limits",
    "bot.interactions",
    "bot.messages",
    "bot.hints",
    "bot.features",
    "bot.commands",
    "bot.contents",
    "bot.monitoring",
    "bot.process bot.__main__",
)
"""The lowest first: a module imports from its own layer and from lower ones only.

An entry is a module, or a package with all that is in it; the longest name that fits decides.
"""
ROOTS = ("engine", "engine.host", "bot")
"""Packages whose entry in LAYERS is for what they export themselves, and not for their modules."""
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
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a module."""
    return tuple(ast.walk(tree(ROOT / path)))


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


def faults(paths: Iterable[Path], faults_in: Callable[[Path], Collection[object]]) -> list[str]:
    """What is wrong in each of these modules, as lines that begin with the path of the module."""
    looked_at = {path: faults_in(path) for path in paths}
    assert looked_at, "there are no modules to look at"
    return [f"{path}: {fault}" for path, found in looked_at.items() for fault in found]


def test_the_engine_needs_nothing_but_python_and_pydantic() -> None:
    allowed = (set(sys.stdlib_module_names) | {"engine", "pydantic"}) - IMPURE
    packages = {path: {name.split(".")[0] for name in imported(path)} for path in PURE}
    assert faults(PURE, lambda path: packages[path] - allowed) == []


def test_the_engine_knows_neither_host_nor_bot() -> None:
    assert faults(PURE, lambda path: imports_from(path, "engine.host", "bot")) == []


def test_nothing_of_discord_is_known_left_of_the_bot() -> None:
    assert faults(ENGINE, lambda path: imports_from(path, "discord", "bot")) == []


def test_the_bot_asks_the_rules_only_about_what_lies_open() -> None:
    assert faults(BOT, lambda path: asks_beyond_position(imports_from(path, "engine.rules"))) == []


def test_the_bot_imports_nothing_that_has_or_makes_a_state() -> None:
    """The host hands it positions and views; tests/host/test_snapshots.py looks into those."""
    assert faults(BOT, lambda path: imports_from(path, *STATEFUL)) == []


def test_the_bot_names_no_state_of_a_game() -> None:
    # That of a city is of a country.
    games = [path for path in BOT if path.parts[:3] != ("bot", "language", "cities")]
    assert faults(games, state_reads) == []


def state_reads(path: Path) -> list[str]:
    """The lines in which a module reads a state, private or as the text in the row of a game."""
    return [f"line {it.lineno}" for it in attributes(path) if it.attr in ("state", "_state")]


def imports_from(path: Path, *packages: str) -> list[str]:
    """What a module imports whose full name begins like this."""
    return [name for name in imported(path) if name.startswith(packages)]


def test_only_host_and_simulation_carry_actions_out() -> None:
    acting = {
        f"{module}.{name}"
        for module in ("engine", "engine.game")
        for name in ("apply", "play", "time_up")
    }
    looking = [
        path
        for path in SOURCES
        if not str(path).startswith((*RUNNERS, "bench")) and str(path) != "engine/__init__.py"
    ]
    assert faults(looking, lambda path: acting & set(imported(path))) == []


def test_what_keeps_the_games_is_named_in_its_own_rooms_alone() -> None:
    """The default of a setting, the commands that copy the file, and the local Discord may too."""
    own = ("engine/host/store/", "engine/host/administration/databases.py", "bot/local/")
    own += ("bot/process/database_settings.py", "bot/process/config.py", "bot/process/backups.py")
    others = [path for path in (*ENGINE, *BOT) if not str(path).startswith(own)]
    assert (
        faults(
            others,
            lambda path: [
                line
                for line in (ROOT / path).read_text().splitlines()
                if re.search("(?i)sqlite|postgres|asyncpg", line)
            ],
        )
        == []
    )


def test_no_task_parks_on_an_event_or_a_queue() -> None:
    host = [path for path in ENGINE if "host" in path.parts]
    # bot/local is a small server: its listeners are its connections.
    tasks = [path for path in (*BOT, *host) if path.parts[:2] != ("bot", "local")]
    parked = {"Event", "Queue", "PriorityQueue", "Condition"}
    assert faults(tasks, lambda path: parked & of_asyncio(path)) == []


def of_asyncio(path: Path) -> set[str]:
    """The names of asyncio that a module uses or imports."""
    used = {
        node.attr
        for node in attributes(path)
        if isinstance(node.value, ast.Name) and node.value.id == "asyncio"
    }
    named = imports_from(path, "asyncio.")
    return used | {name.removeprefix("asyncio.") for name in named}


def test_nothing_runs_in_the_thread_pool_that_everybody_shares() -> None:
    """It has as many threads as it likes; engine/host/background.py has one, and pictures one."""
    assert faults([path for path in SOURCES if path.parts[0] != "bench"], shared_threads) == []


def shared_threads(path: Path) -> list[str]:
    """The lines in which a module gives work to that pool."""
    given = [f"line {it.lineno}" for it in attributes(path) if it.attr == "to_thread"]
    calls = [node for node in nodes(path) if isinstance(node, ast.Call)]
    pooled = [it for it in calls if getattr(it.func, "attr", "") == "run_in_executor"]
    return given + [f"line {it.lineno}" for it in pooled if isinstance(it.args[0], ast.Constant)]


MODULES = {
    ".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in (*ENGINE, *BOT)
}
LAYER_OF = {name: number for number, names in enumerate(LAYERS) for name in names.split()}


def dependencies(module: str) -> set[str]:
    """The modules that a module imports, for its types alone too."""
    found = (_longest_prefix(name, MODULES) for name in imported(MODULES[module]))
    return {name for name in found if name and name != module}


def layer_of(module: str) -> int | None:
    """The number of a module's layer, from 0 for the lowest; None for a module in no layer."""
    name = _longest_prefix(module, LAYER_OF)
    return None if name in ROOTS and name != module else LAYER_OF.get(name)


def _longest_prefix(name: str, among: Container[str]) -> str:
    """The longest of the packages that `name` lies in, or itself; empty for none among those."""
    while name and name not in among:
        name = name.rpartition(".")[0]
    return name


def test_every_layer_is_of_modules_that_exist() -> None:
    assert LAYER_OF.keys() - MODULES.keys() == set()


def test_every_module_has_a_layer() -> None:
    assert [module for module in MODULES if layer_of(module) is None] == []


def test_every_module_imports_from_its_layer_and_lower_ones_only() -> None:
    upwards = [
        f"{module} -> {name}"
        for module in MODULES
        for name in dependencies(module)
        if (layer_of(name) or 0) > (layer_of(module) or 0)
    ]
    assert upwards == []


def test_the_rooms_of_the_engine_import_each_other_one_way() -> None:
    """Of the modules beside them, which are at many heights, LAYERS tells."""
    rooms = {module: path.parts[1] for module, path in MODULES.items() if len(path.parts) > 2}
    arrows: dict[str, set[str]] = {}
    for module, room in rooms.items():
        if module.startswith("engine."):
            used = {rooms[name] for name in dependencies(module) if name in rooms}
            arrows.setdefault(room, set()).update(used - {room})
    TopologicalSorter(arrows).prepare()


def test_no_room_of_a_feature_imports_another() -> None:
    """What several rooms need lies below them, such as `bot/decisions/` and `bot/presses/`."""
    rooms = {module: path.parts[2] for module, path in MODULES.items() if is_of_feature(path)}
    across = [
        f"{module} -> {name}"
        for module, room in rooms.items()
        for name in dependencies(module)
        if rooms.get(name, room) != room
    ]
    assert len(set(rooms.values())) > 10
    assert across == []


def is_of_feature(path: Path) -> bool:
    """Return whether a module is in a room of bot/features/."""
    return path.parts[:2] == ("bot", "features") and len(path.parts) > 3


def test_no_two_modules_of_the_bot_have_the_same_name() -> None:
    """A room may call its presses and its commands so."""
    shared = ("__init__", "__main__", "presses", "commands")
    names = [path.stem for path in BOT if path.stem not in shared]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("page", ["docs/ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_path_on_a_page_about_the_code_exists(page: str) -> None:
    text = (ROOT / page).read_text()
    named = re.findall(r"(?<![\w/])(?:engine|bot|bench|tests|docs)/[\w./*-]*[\w*/]", text)
    named += re.findall(r"[\w./-]+\.py\b", text)
    missing = {path for path in named if not any(ROOT.glob(path))}
    assert missing - {"discord.py", "__init__.py"} == set()


CACHES = {
    "bot/interactions/first_encounters.py": "written through",
    "bot/interactions/game_cache.py": "the auction or the offer is over",
    "bot/interactions/managers.py": "a new permission",
    "bot/interactions/private_cards.py": "minutes",
    "bot/interactions/sent_offers.py": "the offer is over",
    "bot/interactions/typed_forms.py": "minutes, or an accepted form",
    "bot/limits/buckets.py": "moments",
    "bot/limits/pings.py": "moments",
    "bot/messages/rendered.py": "another owner, a lost session",
    "bot/monitoring/metrics.py": "moments",
    "bot/render/printed_words.py": "never: boards do not change",
    "bot/ui/version_cache.py": "never: what belongs to a version does not change",
    "bot/messages/parked.py": "minutes",
    "bot/messages/reopening.py": "the game goes on",
    "bot/messages/restoring.py": "minutes",
    "bot/language/locales.py": "a new choice",
    "bot/discord/archived_threads.py": "never: the oldest give way",
    "bot/discord/double_presses.py": "moments",
    "bot/discord/members.py": "minutes, an hour, or a day in lists of people",
    "bot/discord/posting.py": "never: the oldest give way",
    "bot/discord/picture_uploads.py": "another owner, a lost session",
    "engine/host/cached_texts.py": "written through",
    "engine/host/clocks/last_seen.py": "minutes",
    "engine/host/finished/season_tables.py": "another result, or a change of one",
    "engine/host/statistics_cache.py": "an undo; otherwise continued",
}
"""What holds up to so many entries, and what ends one."""


def test_of_every_cache_it_is_known_what_ends_an_entry() -> None:
    caching = {str(path) for path in SOURCES if imports_from(path, "cachetools")}
    assert caching == set(CACHES)


def test_no_modules_import_each_other_in_a_circle() -> None:
    TopologicalSorter({module: dependencies(module) for module in MODULES}).prepare()


@pytest.mark.parametrize("top", ["bot", "engine/host"])
def test_no_folders_import_each_other_in_a_circle(top: str) -> None:
    arrows: dict[Path, set[Path]] = {}
    for module, path in MODULES.items():
        if str(path).startswith(f"{top}/"):
            folders = {folder_of(MODULES[name], top) for name in dependencies(module)}
            arrows.setdefault(folder_of(path, top), set()).update(folders - {folder_of(path, top)})
    TopologicalSorter(arrows).prepare()


def folder_of(path: Path, top: str) -> Path:
    """Return the folder of a module; of one directly in `top`, itself: these are at any height."""
    return path if str(path.parent) == top else path.parent


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


def test_no_rule_knows_which_book_it_comes_from() -> None:
    assert faults(PLAYED, lambda path: origins(tree(ROOT / path))) == []


def test_nobody_decides_by_the_edition_the_game_or_the_house_rules() -> None:
    assert faults([path for path in SOURCES if path not in CHOSEN], deciding_by_origin) == []


def deciding_by_origin(path: Path) -> list[int]:
    """The lines in which a module asks in a condition for the book that rules come from."""
    conditions = [
        node.subject if isinstance(node, ast.Match) else getattr(node, "test", node)
        for node in nodes(path)
        if isinstance(node, ast.Compare | ast.Match | ast.If | ast.IfExp | ast.While)
    ]
    return [line for condition in conditions for line in origins(condition)]


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


@pytest.mark.parametrize("field", sorted(RULES_FIELDS - ORIGIN - SHARED.keys()))
def test_every_field_of_the_rules_is_read_in_one_module(field: str) -> None:
    found = readers(field)
    assert len(found) == 1, found


@pytest.mark.parametrize("field", SHARED)
def test_a_field_that_several_chapters_count_with_is_known(field: str) -> None:
    assert readers(field) == {f"engine/{name}.py" for name in SHARED[field].split()}


def test_chapters_change_what_is_pending_where_the_table_records_it() -> None:
    chapters = [path for path in ENGINE if "rules" in path.parts]
    assert faults(chapters, unrecorded_changes) == []


READING_AGENDA = ("top", "frames", "lanes", "serial", "lane", "pending")


def unrecorded_changes(path: Path) -> list[str]:
    """The lines in which a module asks more of the agenda of a table's state than to be read."""
    return [
        f"line {node.lineno}"
        for node in nodes(path)
        if isinstance(node, ast.Attribute)
        and ast.unparse(node.value) in ("state.agenda", "table.state.agenda")
        and (isinstance(node.ctx, ast.Store) or node.attr not in READING_AGENDA)
    ]


def test_modules_are_short() -> None:
    lengths = {path: len((ROOT / path).read_text().splitlines()) for path in SOURCES}
    most = {path: 400 if str(path) in LISTS else 300 for path in SOURCES}
    assert faults(SOURCES, lambda it: [lengths[it]] if lengths[it] > most[it] else []) == []


def test_functions_are_short() -> None:
    assert faults(SOURCES, long_functions) == []


def long_functions(path: Path) -> list[str]:
    """The functions of a module that have 40 lines or more below their first."""
    return [
        node.name
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 40
    ]


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
    missing = {(kind, action) for kind, it in ANSWERS.items() for action in it.handlers}
    for place in (ROOT / "tests" / "saves" / f"v{SCHEMA}").glob("*.json"):  # Some are rare.
        state = load_state(place.read_bytes())
        missing -= {
            (type(waiting(state)), type(within(state, seat, offer, Random(1))))
            for seat in awaited(state)
            for offer in offers(state, seat)
        }
    for seed in range(300):
        rules = rules_of("1994").with_fields(houses=8 if seed % 3 == 0 else 32)
        paced = rules.played_live() if seed % 2 else rules.played_by_post()
        game = RandomGame(Random(seed), 2 + seed % 7, paced, share=0)
        while not game.state.is_over and game.tally.actions < 120:
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
    assert set(ANSWERS) == set(get_args(Decision))


def test_every_action_is_carried_out_somewhere() -> None:
    """tests/engine/test_notation.py writes and reads every one of them."""
    answers = {action for row in ANSWERS.values() for action in row.handlers}
    assert answers | set(BUSINESS) == set(get_args(Action))
