"""What a game may not say on its board: names of other boards, and the signs of other currencies.

`read_by_people` keeps all that a bot without sockets shows: texts, labels, forms, completions, the
names of threads, files of text, and the words from which pictures and films are drawn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any, get_args
from unittest.mock import patch

from bot.language import locales
from bot.language.language import Fact, Words, languages, load
from bot.language.names import space_names
from engine.editions.board import DeckName
from engine.editions.board_names import (
    CURRENCIES,
    PLACES,
    PROPERTIES,
    US_NAMES,
    BoardNames,
    built_in,
)
from engine.editions.cards import cards
from engine.host import chosen_board
from engine.host.chosen_board import ChosenBoard
from tests.snapshots import scenario, screen_recorder
from tests.snapshots.screen_recorder import ScreenRecorder
from tests.support.ftl import keys_of

UNKNOWN = ChosenBoard(
    "0000000000",
    1,
    BoardNames(
        title="Qx00",
        locale="en",
        currency="€",
        properties={space: f"Qx{number:02}" for number, space in enumerate(PROPERTIES, 1)},
        places={space: f"Pl{space:02}" for space in PLACES},
        decks={deck: f"Dk{number:02}" for number, deck in enumerate(get_args(DeckName), 1)},
        cards={card: f"Zz{number:02}." for number, card in enumerate(cards(), 1)},
    ),
)
"""A board whose names stand nowhere else."""
RICH = "Ca$h"
"""The name of a player, who keeps the sign in it."""
_UNREAD = {"custom_id", "id", "url", "type", "filename", "message_id"}
"""What of a body nobody reads."""
_NOTATION = re.compile(r'"action":"[^"]*"')
"""An action in the file of a game, whose notation has a sign of its own: `gives 1+$50`."""
_SUBJECTS_OF_RULES = ("house_rules", "orders", "rulebook", "rules_summary")
_OF_RULES = {"clocks-tax", "verify-how"}
"""The subjects, and sentences of others, that call places what the rules do on any board."""
_KEYS = {
    "chance": ("space-chance", "board-picture-chance"),
    "community_chest": ("space-community-chest", "board-picture-chest"),
    0: ("space-go", "board-picture-go", "the-go"),
    4: ("space-income-tax", "board-picture-income", "the-income-tax"),
    10: ("space-jail-just-visiting", "board-picture-jail", "moved-visiting"),
    20: ("space-free-parking", "board-picture-parking"),
    30: ("space-go-to-jail", "board-picture-arrest"),
    38: ("space-luxury-tax", "board-picture-luxury", "the-luxury-tax"),
}
"""What a language calls the decks and places that a board may have names for."""
_NO_DECK = re.compile("Chances? (?:of|de)|Chance aux dés|Sorte nos dados")
"""Where a word that names a deck means something else."""


@contextmanager
def played_on(board: ChosenBoard) -> Iterator[None]:
    """While this runs, lobbies begin with this board, and games that have none are on it."""
    real = chosen_board.read_note
    with ExitStack() as fixed:
        for module in ("engine.host.lobbies.presets", "bot.features.learning.first_game"):
            fixed.enter_context(patch(f"{module}.board_of_language", lambda _: board))
        known = patch.object(
            chosen_board, "read_note", lambda text: board if text is None else real(text)
        )
        fixed.enter_context(known)
        yield


@contextmanager
def in_text_alone() -> Iterator[None]:
    """While this runs, everybody has chosen text without pictures."""

    def plain(locale: str, *, plain: bool = True) -> Words:
        return load(locale, plain=True)

    with patch.object(locales, "load", plain):
        yield


@contextmanager
def read_by_people() -> Iterator[set[str]]:
    """While this runs, keep what is shown; the second player is called RICH."""
    texts, of_rules = set[str](), set[str]()
    requested, drawn, said = ScreenRecorder.request, scenario.undrawn, Words.say
    names = tuple(RICH if it == "Ben" else it for it in screen_recorder.NAMES)

    async def request(self: ScreenRecorder, route: Any, *rest: object, **given: Any) -> Any:
        body = given.get("payload") or given.get("json") or {}
        if form := given.get("form") or given.get("multipart"):
            body = json.loads(form[0]["value"])
            texts.update(_files_of_text(form[1:]))
        texts.update(texts_of(body))
        return await requested(self, route, *rest, **given)

    async def undrawn(painter: object, screen: Any, pictures: Any) -> Any:
        texts.update(text for it in pictures for text in words_of_picture(it.key))
        return await drawn(painter, screen, pictures)

    def unfilmed(boards: Iterable[Hashable], count: int) -> bytes:
        texts.update(text for board in boards for text in words_of_picture(board))
        return b""

    def say(self: Words, key: str, **facts: Fact) -> str:
        text = said(self, key, **facts)
        if key in _keys_of_rules(self.locale):
            of_rules.add(text)
        return text

    with ExitStack() as fixed:
        for module in (scenario, screen_recorder):
            fixed.enter_context(patch.object(module, "NAMES", names))
        fixed.enter_context(patch.object(ScreenRecorder, "request", request))
        fixed.enter_context(patch.object(scenario, "undrawn", undrawn))
        fixed.enter_context(patch.object(scenario, "unfilmed", unfilmed))
        fixed.enter_context(patch.object(Words, "say", say))
        yield texts
    shown = {_without_rules(text, of_rules) for text in texts}
    texts.clear()
    texts.update(shown)


@cache
def _keys_of_rules(locale: str) -> set[str]:
    return _OF_RULES.union(*(keys_of(locale, it) for it in _SUBJECTS_OF_RULES))


def _without_rules(text: str, of_rules: Iterable[str]) -> str:
    """Return a text without the sentences in which places are called as the rules call them."""
    for sentence in sorted(of_rules, key=len, reverse=True):
        text = text.replace(sentence, "")
    return text


def _files_of_text(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if part.get("filename", "").endswith((".txt", ".json")):
            data = part["value"].read()
            part["value"].seek(0)
            yield _NOTATION.sub("", data.decode())


def texts_of(body: Any) -> Iterator[str]:
    """Yield what people read of a request's body, but for choices of a board or a currency."""
    match body:
        case str():
            yield body
        case dict() if "label" in body and body.get("value") in {*built_in(), *CURRENCIES}:
            return
        case dict():
            for key, value in body.items():
                if key not in _UNREAD and not (key == "value" and "label" in body):
                    yield from texts_of(value)
        case list():
            for it in body:
                yield from texts_of(it)


def words_of_picture(key: Hashable) -> Iterator[str]:
    """Yield the texts in the description that a picture is drawn from."""
    if isinstance(key, str):
        yield key.replace("\u00ad", "")
    elif isinstance(key, tuple | frozenset):
        for it in key:
            yield from words_of_picture(it)
    elif hasattr(key, "__dataclass_fields__"):
        for name in key.__dataclass_fields__:
            yield from words_of_picture(getattr(key, name))


@cache
def foreign_names(names: BoardNames, locale: str) -> re.Pattern[str]:
    """Return what finds the names of other boards, as boards and as languages have them, long and
    short, and a language's names of the decks and places that have others.
    """
    others = [it for it in built_in().values() if it != names]
    found = {name for it in others for name in (it.title, *it.properties.values())}
    of_language = [space_names("classic", US_NAMES, load(it)) for it in languages()]
    mine = space_names("classic", names, load(locale))
    if names != US_NAMES:
        found |= {each[index] for it in of_language for each in it[:2] for index in PROPERTIES}
    own = (*names.decks, *names.places)
    found |= {load(locale).say(key).replace("\u00ad", "") for it in own for key in _KEYS[it]}
    found -= {names.title, *names.properties.values(), *mine.full, *mine.short}
    longest = sorted(found, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?!\w)")


def leaks(names: BoardNames, locale: str, texts: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield each name of another board and each sign of another currency, with its text; and a
    player's name in another currency.
    """
    finds = foreign_names(names, locale)
    signs = [sign for sign in "$€£" if sign not in names.currency]
    for text in texts:
        bare = text.replace(RICH, "")
        yield from ((found, text) for found in finds.findall(_NO_DECK.sub("", bare)))
        yield from ((sign, text) for sign in signs if sign in bare.replace(names.currency, ""))
        if names.currency != "$" and RICH.replace("$", names.currency) in text:
            yield RICH, text
