"""Reads the files of words: their messages, the facts they ask for, the cases they tell apart."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import bot
from bot.text.language import parsed, text_of

FOLDER = Path(bot.__file__).parent / "words"


@cache
def entries(locale: str) -> tuple[ftl.EntryType, ...]:
    """All that stands in the files of a language."""
    return tuple(parsed(text_of(locale)).body)


@cache
def messages(locale: str) -> Mapping[str, ftl.Message]:
    """The messages of a language by key; one that only refers to another is that other."""
    own = {it.id.name: it for it in entries(locale) if isinstance(it, ftl.Message)}
    return {key: own[_reference(message) or key] for key, message in own.items()}


@cache
def _raw_texts(locale: str) -> Mapping[str, str]:
    found = (it for it in entries(locale) if isinstance(it, ftl.Message) and it.value)
    return {it.id.name: serialize_pattern(it.value) for it in found}


def raw_text(locale: str, key: str) -> str:
    """The text of a message as its file has it, without the line breaks."""
    return " ".join(_raw_texts(locale)[key].split())


def _reference(message: ftl.Message) -> str | None:
    """Return the key of the message that a message repeats as a whole."""
    match message.value and message.value.elements:
        case [ftl.Placeable(expression=ftl.MessageReference(id=ftl.Identifier(name=name)))]:
            return str(name)
    return None


def subjects(locale: str) -> list[str]:
    """Return the subjects that a language has a file about: "auctions", "trades"."""
    return sorted(it.stem for it in (FOLDER / locale).glob("*.ftl"))


def keys_of(locale: str, subject: str) -> frozenset[str]:
    """Return the keys in the file of a language about one subject."""
    text = (FOLDER / locale / f"{subject}.ftl").read_text("utf-8")
    return frozenset(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node and all that is in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def facts(message: ftl.Message) -> frozenset[str]:
    """The facts that a message asks for."""
    asked = (it for it in nodes(message.value) if isinstance(it, ftl.VariableReference))
    return frozenset(it.id.name for it in asked)


def cases(message: ftl.Message) -> Mapping[str, frozenset[str]]:
    """The cases that a message tells apart, by the fact that they are about."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in nodes(message.value):
        match node:
            case ftl.SelectExpression(selector=ftl.VariableReference(id=fact), variants=variants):
                found[fact.name] |= {_key(it) for it in variants}
    return {fact: frozenset(keys) for fact, keys in found.items()}


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)
