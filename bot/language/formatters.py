"""Sentences as functions of their facts: what most say, several times faster than the runtime.

The runtime of Fluent walks through a sentence with an environment of objects for each of its parts.
A sentence of texts, facts and choices by a fact needs none of them.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from babel import Locale, UnknownLocaleError
from babel.plural import to_python
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

Fact = object
Facts = Mapping[str, Fact]
Formatter = Callable[[Facts], str]
LONGEST_FACT = 2_500
"""Characters of a fact beyond which the runtime refuses a sentence."""
CACHE_SIZE = 4_096
"""Numbers of a language that are kept ready."""


class Unusual(Exception):
    """A sentence or a fact that is left to the runtime, which tells what is wrong with it."""


class Formatters:
    """Makes the functions of one language."""

    def __init__(self, locale: str) -> None:
        try:
            found = Locale.parse(locale.replace("-", "_"))
        except UnknownLocaleError:
            found = Locale.default()  # As the runtime does.
        self._plural = to_python(found.plural_form)
        self._number = lru_cache(CACHE_SIZE)(lambda number: fluent_number(number).format(found))

    def of(self, pattern: ftl.Pattern) -> Formatter:
        """Return what says a pattern; it raises Unusual, or LookupError for a fact that it lacks.

        Raises Unusual for a pattern that refers to other sentences, or calls a function.
        """
        parts = [self._part(element) for element in pattern.elements]

        def said(facts: Facts) -> str:
            return "".join([part if isinstance(part, str) else part(facts) for part in parts])

        return said

    def _part(self, node: ftl.SyntaxNode) -> str | Formatter:
        match node:
            case ftl.TextElement(value=text):
                return str(text)
            case ftl.StringLiteral():
                return str(node.parse()["value"])
            case ftl.Placeable(expression=inner):
                return self._part(inner)
            case ftl.VariableReference(id=name):
                return self._fact(name.name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=name), variants=variants):
                return self._choice(name.name, variants)
            case _:
                raise Unusual

    def _fact(self, name: str) -> Formatter:
        number = self._number

        def said(facts: Facts) -> str:
            fact = facts[name]
            if isinstance(fact, str) and len(fact) <= LONGEST_FACT:
                return fact
            if type(fact) is int:
                return number(fact)
            raise Unusual

        return said

    def _choice(self, name: str, variants: list[ftl.Variant]) -> Formatter:
        """Return what says the variant of a fact: of a text, of a number, or of its plural."""
        by_key = {_key_of(variant): self.of(variant.value) for variant in variants}
        (default,) = (self.of(variant.value) for variant in variants if variant.default)
        numbers = [key for key in by_key if isinstance(key, int)]
        if [*by_key][: len(numbers)] != numbers or len(by_key) != len(variants):
            raise Unusual
        plural = self._plural

        def said(facts: Facts) -> str:
            fact = facts[name]
            if type(fact) is int:
                found = by_key.get(fact) or by_key.get(plural(fact), default)
            elif isinstance(fact, str) and not numbers:
                found = by_key.get(fact, default)
            else:
                raise Unusual
            return found(facts)

        return said


def _key_of(variant: ftl.Variant) -> str | int:
    match variant.key:
        case ftl.Identifier(name=name):
            return str(name)
        case ftl.NumberLiteral(value=number) if number.isdecimal():
            return int(number)
        case _:
            raise Unusual
