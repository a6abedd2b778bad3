"""Draws mutations: so many functions of each part, and of each function one place by chance.

The same seed draws the same list from the same sources.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from tests.mutations.by_hand import BY_HAND
from tests.mutations.finding import replacement
from tests.mutations.listing import Mutation
from tests.mutations.sites import Function, Site, functions

SEED = 20261128
EACH = 50
"""How many are drawn of each part."""
TOPS = ("engine", "bot")
PARTS: dict[str, Callable[[str], bool]] = {
    "rules": lambda path: (
        path.startswith(("engine/core/", "engine/rules/"))
        or (path.count("/") == 1 and path.startswith("engine/") and path != "engine/simulate.py")
    ),
    "host": lambda path: path.startswith("engine/host/"),
    "bot": lambda path: path.startswith("bot/") and not path.startswith("bot/local/"),
}


def program(root: Path) -> list[Function]:
    """Return all functions of engine and bot, in the order of their paths."""
    paths = sorted(path for top in TOPS for path in (root / top).rglob("*.py"))
    return [
        function
        for path in paths
        for function in functions(path.relative_to(root).as_posix(), path.read_bytes())
    ]


def draw(found: Iterable[Function], seed: int = SEED, each: int = EACH) -> Iterator[Mutation]:
    """Yield so many mutations of each part."""
    known = list(found)
    for part, is_of_part in PARTS.items():
        chance = Random(f"{seed} {part}")
        mine = [it for it in known if is_of_part(it.module) and it.sites]
        drawn = chance.sample(mine, min(each, len(mine)))
        for function in sorted(drawn, key=lambda it: (it.module, it.node.lineno)):
            yield _drawn(part, function, chance)


def _drawn(part: str, function: Function, chance: Random) -> Mutation:
    """Choose a kind, and then a site of that kind."""
    kind = chance.choice(sorted({site.kind for site in function.sites}))
    nth = chance.randrange(len(function.of_kind(kind)))
    return mutation(part, function, function.of_kind(kind)[nth], nth)


def mutation(part: str, function: Function, site: Site, nth: int) -> Mutation:
    """Return the row of a site."""
    return Mutation(
        part,
        site.kind,
        function.module,
        function.name,
        nth,
        *function.source.around(site),
        function.text_hash,
        function.shape_hash,
    )


def by_hand(found: Iterable[Function]) -> Iterator[Mutation]:
    """Yield the mutations that were chosen by hand. Raises ValueError for one that fits nowhere."""
    known = {(it.module, it.name): it for it in found}
    for module, name, before, after in BY_HAND:
        function = known.get((module, name))
        if function is None or replacement(function, before, after) is None:
            raise ValueError(f"{module} {name}: {before!r} is not there exactly once")
        hashes = function.text_hash, function.shape_hash
        yield Mutation("by hand", "replacement", module, name, 0, before, after, *hashes)
