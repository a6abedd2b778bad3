"""Reads the files of words: their messages, the facts they ask for, the cases they tell apart."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import bot
from bot.language.language import text_of
from bot.language.sentences import patterns
from bot.language.variables import key_of, variables

Part = ftl.TextElement | ftl.Placeable
FOLDER = Path(bot.__file__).parent / "words"


@cache
def entries(locale: str) -> tuple[ftl.EntryType, ...]:
    """All that stands in the files of a language."""
    return tuple(resource_of(locale).body)


@cache
def resource_of(locale: str) -> ftl.Resource:
    """The files of a language, read by Fluent as one; nobody changes anything in it."""
    return FluentResource(text_of(locale))


@cache
def messages(locale: str) -> Mapping[str, ftl.Pattern]:
    """The sentences of a language by key; one that only refers to another is that other, and one
    that refers to another with facts has that other in it.
    """
    own = dict(patterns(resource_of(locale)))
    return {key: _whole(own[_reference(pattern) or key], own) for key, pattern in own.items()}


def _whole(sentence: ftl.Pattern, own: Mapping[str, ftl.Pattern]) -> ftl.Pattern:
    """Return a sentence with those in it to which it refers, if they have facts."""
    if not any(_is_told(it, own) for it in nodes(sentence)):
        return sentence
    whole = sentence.clone()
    for pattern in [it for it in nodes(whole) if isinstance(it, ftl.Pattern)]:
        pattern.elements = [part for it in pattern.elements for part in _parts(it, own)]
    return whole


def _parts(part: Part, own: Mapping[str, ftl.Pattern]) -> list[Part]:
    match part:
        case ftl.Placeable(expression=ftl.MessageReference() as it) if _is_told(it, own):
            return list(_whole(own[key_of(it)], own).elements)
    return [part]


def _is_told(node: ftl.BaseNode, own: Mapping[str, ftl.Pattern]) -> bool:
    """Return whether a node refers to a sentence that has facts."""
    return isinstance(node, ftl.MessageReference) and bool(variables(key_of(node), own))


@cache
def _raw_texts(locale: str) -> Mapping[str, str]:
    return {key: serialize_pattern(it) for key, it in patterns(resource_of(locale))}


def raw_text(locale: str, key: str) -> str:
    """The text of a sentence as its file has it, without the line breaks."""
    return " ".join(_raw_texts(locale)[key].split())


def _reference(pattern: ftl.Pattern) -> str | None:
    """Return the key of the sentence that a sentence repeats as a whole."""
    match pattern.elements:
        case [ftl.Placeable(expression=ftl.MessageReference() as reference)]:
            return key_of(reference)
    return None


def subjects(locale: str) -> list[str]:
    """Return the subjects that a language has a file about: "auctions", "trades"."""
    return sorted(it.stem for it in (FOLDER / locale).glob("*.ftl"))


def keys_of(locale: str, subject: str) -> frozenset[str]:
    """Return the keys in the file of a language about one subject."""
    text = (FOLDER / locale / f"{subject}.ftl").read_text("utf-8")
    names = set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))
    return frozenset(key for key in messages(locale) if key.partition(".")[0] in names)


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


def facts(sentence: ftl.Pattern) -> frozenset[str]:
    """The facts that a sentence asks for."""
    asked = (it for it in nodes(sentence) if isinstance(it, ftl.VariableReference))
    return frozenset(it.id.name for it in asked)


def cases(sentence: ftl.Pattern) -> Mapping[str, frozenset[str]]:
    """The cases that a sentence tells apart, by the fact that they are about."""
    found: dict[str, set[str]] = defaultdict(set)
    for node in nodes(sentence):
        match node:
            case ftl.SelectExpression(selector=ftl.VariableReference(id=fact), variants=variants):
                found[fact.name] |= {_key(it) for it in variants}
    return {fact: frozenset(keys) for fact, keys in found.items()}


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)
