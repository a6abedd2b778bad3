"""The names of people, spaces and groups: escaped for Markdown, or bare for buttons."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import bidirectional, category

from discord.utils import escape_mentions

from bot.language.clipping import END_OF_ISOLATE, ISOLATE, clip
from bot.language.language import FALLBACK, Words, load
from engine.editions.board import Board, Group, Property, Space, board
from engine.editions.board_names import US_NAMES, BoardNames
from engine.editions.rules import Rules

MEDALS = ("🥇", "🥈", "🥉")
TOKEN_EMOJI = {
    "hat": "🎩",
    "boat": "🚢",
    "dog": "🐕",
    "car": "🚗",
    "iron": "🧺",
    "boot": "🥾",
    "cat": "🐈",
    "thimble": "🧵",
}
GROUP_EMOJI = {
    "dark_purple": "🟣",
    "brown": "🟫",
    "light_blue": "🔷",
    "pink": "🟪",
    "orange": "🟧",
    "red": "🟥",
    "yellow": "🟨",
    "green": "🟩",
    "dark_blue": "🟦",
    "railroad": "🚂",
    "utility": "⚡",
}
WATER = "water"
"""The name of the emoji of the second utility, which is drawn as water on every board."""
UTILITY_EMOJI = {WATER: "💧"}
BUILDING_EMOJI = {"house": "🏠", "hotel": "🏨"}
FACE_EMOJI = {
    "neutral": "🤖",
    "builder": "👷",
    "dealer": "🤑",
    "saver": "🐷",
    "collector": "🧐",
    "blocker": "💂",
}
"""The face of a computer player by its character."""
SYMBOLS = {**TOKEN_EMOJI, **GROUP_EMOJI, **UTILITY_EMOJI, **BUILDING_EMOJI, **FACE_EMOJI}
"""The Unicode emoji of everything that we have an emoji of our own for, by that one's name."""
GROUP_COLOUR = {
    "dark_purple": 0x5B2A86,
    "brown": 0x8B5A2B,
    "light_blue": 0x8FD3F4,
    "pink": 0xD93A96,
    "orange": 0xF28C28,
    "red": 0xD7263D,
    "yellow": 0xF4D03F,
    "green": 0x1E8E4E,
    "dark_blue": 0x1F4FA3,
    "railroad": 0x444B54,
    "utility": 0x9AA5B1,
}
COLOUR = 0x2E8B57
"""The colour of a message that is about no group."""
_SHORT = {"Avenue": "Ave.", "Railroad": "RR"}
NAMES_CACHE_SIZE = 256
"""Boards in a language whose names are kept ready."""
LONGEST_NAME = 32
"""Characters of a name, as Discord has it."""
MAX_READ = 8 * LONGEST_NAME
"""Characters of a name that are looked at: some of them are not seen."""
PEOPLE_CACHE_SIZE = 4096
"""People whose names are kept ready."""
_LETTERS = re.compile("[a-z0-9]+")
_NUMBERED = re.compile(r"^(\d+[.)]) ")
"""How a line begins that Markdown makes a list of: "1. Mai-Straße"."""
_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Every character that only controls in which direction text runs."""
_RIGHT_TO_LEFT = ("R", "AL", "AN")
"""The classes of letters and digits that run from right to left."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
_UNSEEN = ("C", "Z", "M")
"""The first letters of the Unicode categories that show nothing by themselves."""


@lru_cache(PEOPLE_CACHE_SIZE)
def medal_of(place: int, words: Words) -> str:
    """Return a place as its medal, or as a number where there is none or no emoji is read."""
    return MEDALS[place - 1] if place <= len(MEDALS) and not words.plain else f"{place}."


@lru_cache(PEOPLE_CACHE_SIZE)
def plain_name(name: str) -> str:
    """Return a name in one line, without marks that reverse the text after it; "?" for an empty
    one.

    One with letters that run from right to left is isolated: without that, such a name and the
    sum behind it change places. The name is cut first: Discord has no longer names, and a forged
    one would take seconds to measure.
    """
    line = clip(" ".join(_BIDI.sub("", name[:MAX_READ]).split()), LONGEST_NAME)
    if not any(map(_is_seen, line)):
        return "?"
    runs_left = any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in line)
    return f"{ISOLATE}{line}{END_OF_ISOLATE}" if runs_left else line


def _is_seen(letter: str) -> bool:
    return letter not in _BLANK and not category(letter).startswith(_UNSEEN)


@lru_cache(PEOPLE_CACHE_SIZE)
def escape(name: str) -> str:
    """Return typed text so that Discord shows it letter by letter and notifies nobody."""
    text = re.sub(r"([\\*_~|`<>\[\]#])", r"\\\1", escape_mentions(plain_name(name)))
    return text.replace("://", ":\\//")


def token_emoji(token: str) -> str:
    """Return the emoji of a token, ▪️ for one we do not know."""
    return TOKEN_EMOJI.get(token, "▪️")


def face_emoji(character: str | None) -> str:
    """Return the emoji of a computer player's face, the neutral one for a character not known."""
    return FACE_EMOJI.get(character or "neutral", FACE_EMOJI["neutral"])


def group_emoji(group: Group) -> str:
    """Return the emoji of a group's color, or of what it is."""
    return GROUP_EMOJI.get(group.sign, "▫️")


def deed_emoji(index: int, printed: Board | Rules) -> str:
    """Return the emoji of a property: its group's, and of utilities water for all but the first."""
    group = printed.groups[printed.properties[index].group]
    if group.sign == "utility" and index != group.members[0]:
        return UTILITY_EMOJI[WATER]
    return group_emoji(group)


def group_key(family: str, group: Group) -> str:
    """Return the key of a group's name in a family of words: "the-dark-purple"."""
    return f"{family}-{group.sign.replace('_', '-')}"


def building(level: int, rules: Rules) -> int | str:
    """Return a building level as a fact for words: the number of houses, or "hotel"."""
    return "hotel" if level == rules.hotel_level else level


class SpaceNames(NamedTuple):
    """What the spaces of a board are called, by index: whole, and short; where a player has landed
    ("on Vermont"), and as the object of a sentence ("das Elektrizitätswerk").
    """

    full: Sequence[str]
    short: Sequence[str]
    on: Sequence[str]
    the: Sequence[str]


@lru_cache(NAMES_CACHE_SIZE)
def space_names(board_name: str, names: BoardNames, words: Words) -> SpaceNames:
    """Return what the spaces of a board are called that has these names on it. Kept, for every
    screen asks for them.
    """
    spaces = board(board_name).spaces
    full = tuple(_full_name(space, names, words) for space in spaces)
    short = _short_names(board(board_name), full) if names == US_NAMES else full
    named = [*zip(spaces, short, strict=True)]
    on = [
        _in_sentence("on", it, name, words) or words.say("on-property", space=name)
        for it, name in named
    ]
    the = [_in_sentence("the", it, name, words) or name for it, name in named]
    return SpaceNames(full, short, on, the)


def _full_name(space: Space, names: BoardNames, words: Words) -> str:
    """Return the name of a space: the board's, or else the language's."""
    if isinstance(space, Property) and names != US_NAMES:
        return in_a_line(names.properties[space.index])
    own = None if isinstance(space, Property) else names.place(space)
    return in_a_line(own or "") or _of_language("space", space, words) or space.name


def in_a_line(name: str) -> str:
    """Return a typed name so that no line which begins with it becomes a list."""
    return _NUMBERED.sub("\\1\u00a0", name)


def _in_sentence(family: str, space: Space, name: str, words: Words) -> str:
    """Return a space as it stands in a sentence, where the language calls it so itself."""
    is_usual = name == _of_language("space", space, words)
    return _of_language(family, space, words) if is_usual else ""


def _of_language(family: str, space: Space, words: Words) -> str:
    """Return what a language calls a space; an empty string for what boards alone name."""
    key = "-".join((family, *_LETTERS.findall(space.name.lower())))
    return words.say(key) if load(FALLBACK).has(key) else ""


def _short_names(board_: Board, full: Sequence[str]) -> list[str]:
    """Names without "Avenue" and "Railroad", abbreviated where two would be the same."""
    short, stems = list(full), {index: _stem(full[index]) for index in board_.properties}
    for index, (stem, kind) in stems.items():
        twins = sum(other == stem for other, _ in stems.values())
        short[index] = stem if twins == 1 else f"{stem} {kind}"
    return short


def _stem(name: str) -> tuple[str, str]:
    head, _, last = name.rpartition(" ")
    return (head, _SHORT[last]) if head and last in _SHORT else (name, "")
