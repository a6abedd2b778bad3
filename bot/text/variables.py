"""Which facts a sentence is filled in with."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


def variables(key: str, messages: Mapping[str, ftl.Message]) -> frozenset[str]:
    """Return the names of the variables in a message, and in the messages that it refers to."""
    found = _Variables(messages)
    found.follow(key)
    return frozenset(found.names)


class _Variables(Visitor):
    """Collects the names of variables on its way through messages."""

    def __init__(self, messages: Mapping[str, ftl.Message]) -> None:
        self.names: set[str] = set()
        self._messages = messages
        self._followed: set[str] = set()

    def follow(self, key: str) -> None:
        """Visit the message of a key, once."""
        if key in self._messages and key not in self._followed:
            self._followed.add(key)
            self.visit(self._messages[key])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.follow(node.id.name)
