"""The parts of a board that are changed by a form each: which fields it has, and what they mean.

A part is a group of properties, by its name on the board, or one of those below.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from bot.language.language import Words
from bot.language.names import group_emoji, group_key
from bot.language.voice import Voice
from engine.editions.board import DEFAULT_BOARD, DeckName, PlainSpace, board
from engine.editions.board_names import PROPERTIES, BoardNames, NameKey, tidy
from engine.editions.cards import decks

TITLE: Final = "title"
NAMES: Final = "names"
"""All properties, a line each."""
CARD_TEXTS: Final = "cards"
"""The cards of both decks, a line each."""
GROUPS: Final = board(DEFAULT_BOARD).groups
PLACES: Final[Mapping[str, Sequence[int]]] = {"corners": (0, 10, 20, 30), "taxes": (4, 38)}
"""Spaces that are no properties, by the part that names them."""
DECKS: Final[tuple[DeckName, ...]] = get_args(DeckName)
CARDS: Final = {deck: decks("classic")[deck] for deck in DECKS}
"""The cards of each deck, in the order of their lines."""
TWINS: Final = {
    card: twin
    for deck in DECKS
    for card, twin in zip(CARDS[deck], decks("us2008", "us2008")[deck], strict=True)
}
"""By card, the one that stands in its place in the other variant of the deck, or itself."""
PARTS: Final = (TITLE, NAMES, CARD_TEXTS, *GROUPS, *PLACES)
Part = str
_LINE_END: Final = re.compile(r"\r\n|\r|\n")


def lines_of(text: str) -> list[str]:
    """Return the lines of what was typed, as far as something stands in them."""
    return [line for line in map(tidy, _LINE_END.split(text)) if line]


def keys_of(part: Part) -> tuple[NameKey, ...]:
    """Return which names a part has, in the order of its lines or fields."""
    if part == TITLE:
        return (("title", ""),)
    if part == CARD_TEXTS:
        return tuple(("cards", card) for deck in DECKS for card in CARDS[deck])
    if part in PLACES:
        decks_too = [("decks", deck) for deck in DECKS if part == "taxes"]
        return (*(("places", str(it)) for it in PLACES[part]), *decks_too)
    members = PROPERTIES if part == NAMES else GROUPS[part].members
    return tuple(("properties", str(it)) for it in members)


def with_names(names: BoardNames, given: Mapping[NameKey, str]) -> BoardNames:
    """Return a board with these names, unchecked; an empty one is left to the language."""
    twins = {("cards", TWINS[at]): text for (_, at), text in given.items() if at in TWINS}
    texts = {**names.texts(), **given, **twins}.items()
    needed = ("title", "properties")
    return names.with_texts({key: text for key, text in texts if text or key[0] in needed})


def part_name(part: Part, words: Words) -> str:
    """Return what a part is called in the list of parts."""
    if part in GROUPS:
        return words.say(group_key("group", GROUPS[part]))
    return words.say(f"board-part-{part}")


def usual_name(key: NameKey, words: Words) -> str:
    """Return what a language calls a place or a deck."""
    spaces = (it for it in board(DEFAULT_BOARD).spaces if isinstance(it, PlainSpace))
    index = next(it.index for it in spaces if key[1] in (it.deck, str(it.index)))
    return Voice((), DEFAULT_BOARD, words).full_space(index)


def part_emoji(part: Part) -> str | None:
    """Return the emoji of a group, None for any other part."""
    return group_emoji(GROUPS[part]) if part in GROUPS else None


def own_cards(names: BoardNames) -> list[str]:
    """Return the cards that have words of the board's own, they or their twins."""
    every = (card for deck in DECKS for card in CARDS[deck])
    return [card for card in every if names.cards.keys() & {card, TWINS[card]}]
