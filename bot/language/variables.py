"""Which facts a sentence is filled in with."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


def variables(key: str, patterns: Mapping[str, ftl.Pattern]) -> frozenset[str]:
    """Return the names of the variables in a sentence, and in those that it refers to."""
    found = _Variables(patterns)
    found.follow(key)
    return frozenset(found.names)


def with_references(key: str, patterns: Mapping[str, ftl.Pattern]) -> frozenset[str]:
    """Return the key of a sentence and those of all that it refers to, as far as they are there."""
    found = _Variables(patterns)
    found.follow(key)
    return frozenset(found.followed)


class _Variables(Visitor):
    """Collects the names of variables on its way through sentences."""

    def __init__(self, patterns: Mapping[str, ftl.Pattern]) -> None:
        self.names: set[str] = set()
        self._patterns = patterns
        self.followed: set[str] = set()

    def follow(self, key: str) -> None:
        """Visit the sentence of a key, once."""
        if key in self._patterns and key not in self.followed:
            self.followed.add(key)
            self.visit(self._patterns[key])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.follow(key_of(node))


def key_of(reference: ftl.MessageReference) -> str:
    """Return the key of the sentence that a reference stands for."""
    part = reference.attribute
    return reference.id.name if part is None else f"{reference.id.name}.{part.name}"
