"""Finds a mutation again, even where its function has moved to another module or was renamed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from tests.mutations.listing import Mutation
from tests.mutations.sites import Function, Site


class Found(NamedTuple):
    """Where a mutation is now."""

    function: Function
    site: Site

    @property
    def mutated(self) -> bytes:
        """The whole module with the mutation."""
        return self.function.source.mutated(self.site)


class Finder:
    """All functions of the program, by what they are known by."""

    def __init__(self, functions: Iterable[Function]) -> None:
        self._functions = list(functions)

    @cached_property
    def _shapes(self) -> dict[str, list[Function]]:
        found: dict[str, list[Function]] = {}
        for function in self._functions:
            found.setdefault(function.shape_hash, []).append(function)
        return found

    def find(self, mutation: Mutation) -> Found | None:
        """Return where a mutation is, None if nothing is clearly its place.

        First looks for the function's text, then for its structure under other names, then for a
        function of its name with the line, and last for the line anywhere.
        """
        for functions in self._candidates(mutation):
            sites = [Found(it, site) for it in functions if (site := _site(it, mutation))]
            if found := _closest(sites, mutation):
                return found
        return self._by_line(mutation)

    def _candidates(self, mutation: Mutation) -> Iterator[list[Function]]:
        named = [it for it in self._functions if _last(it.name) == _last(mutation.function)]
        yield [it for it in named if it.text_hash == mutation.text]
        yield self._shapes.get(mutation.shape, [])

    def _by_line(self, mutation: Mutation) -> Found | None:
        """Return the only site whose line reads as it did, best in a function of the same name."""
        sites = [
            Found(function, site)
            for function in self._functions
            if _top(function.module) == _top(mutation.module)
            for site in _matching(function, mutation)
        ]
        named = [it for it in sites if _last(it.function.name) == _last(mutation.function)]
        return _closest(named, mutation) or _closest(sites, mutation)


def _closest(found: list[Found], mutation: Mutation) -> Found | None:
    """Return the only one, or the only one in the same module, or with the same full name."""
    here = [it for it in found if it.function.module == mutation.module]
    same = [it for it in here if it.function.name == mutation.function]
    named = [it for it in found if it.function.name == mutation.function]
    return next((them[0] for them in (found, same, here, named) if len(them) == 1), None)


def _last(name: str) -> str:
    """Return the last part of a name that tells functions apart: not `__init__` alone."""
    *_, last = parts = name.split(".")
    return ".".join(parts[-2:]) if last.startswith("__") else last


def _top(module: str) -> str:
    return module.partition("/")[0]


def _site(function: Function, mutation: Mutation) -> Site | None:
    """Return the site of a mutation in a function that is the same but for names."""
    if mutation.kind == "replacement":
        return replacement(function, mutation.before, mutation.after)
    sites = function.of_kind(mutation.kind)
    return sites[mutation.nth] if mutation.nth < len(sites) else None


def _matching(function: Function, mutation: Mutation) -> Iterator[Site]:
    """Yield the sites of a function whose lines read as those of a mutation."""
    if mutation.kind == "replacement":
        if site := replacement(function, mutation.before, mutation.after):
            yield site
        return
    start, end = function.source.span(function.node)
    text = function.source.text
    if mutation.before.split()[0].encode() not in text[start:end]:
        return  # Cheap, and true of nearly all.
    for site in function.of_kind(mutation.kind):
        if function.source.around(site) == (mutation.before, mutation.after):
            yield site


def replacement(function: Function, before: str, after: str) -> Site | None:
    """Return the site of a text that is in a function exactly once, with its replacement.

    What is executed there is the function's first statement that is more than a docstring.
    """
    start, end = function.source.span(function.node)
    text, old = function.source.text, before.encode()
    if text.count(old, start, end) != 1:
        return None
    at = text.index(old, start, end)
    node = function.source.span(function.first)
    return Site("replacement", at, at + len(old), after.encode(), node)
