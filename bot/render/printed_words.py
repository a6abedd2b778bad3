"""What is printed on the board: the names, prices and taxes of a game's rules in a language."""

from collections.abc import Hashable, Mapping
from threading import Lock

from cachetools import LRUCache, cached

from bot.language.language import Words, load
from bot.language.voice import Voice
from bot.pictures.board_spec import Look, PrintedBoard, Square
from bot.pictures.square_names import cut_names
from bot.render.short_names import US_SHORT_NAMES, short_name
from engine.editions.board import Group, PlainSpace, Property, Space
from engine.editions.board_names import US_NAMES, BoardNames
from engine.editions.catalogue import DEFAULT, rules_of
from engine.editions.policies import TenthOrFlat
from engine.editions.rules import Rules

BOARDS = 256
"""Boards of some rules in a language that are kept ready, 10 KB each."""
UTILITIES: Mapping[str, Look] = {"Electric Company": "electric", "Water Works": "water"}
"""The utilities whose names each language has; others are called as their board calls them."""


def _printed(rules: Rules, voice: Voice) -> Hashable:
    return (
        rules.board,
        rules.go_salary,
        rules.income_tax,
        rules.luxury_tax,
        voice.words,
        voice.names,
    )


@cached(LRUCache(BOARDS), _printed, lock=Lock())
def printed_board(rules: Rules, voice: Voice) -> PrintedBoard:
    """Return the printed board of a game; it is cached, for play changes nothing on it."""
    return tuple(_square(space, rules, voice) for space in rules.spaces)


def names_cut(names: BoardNames) -> tuple[int, ...]:
    """Return the spaces whose names are too long for their squares in the picture of the board.

    Slow: call it on a thread beside the event loop.
    """
    rules = rules_of(DEFAULT)
    return cut_names(printed_board(rules, Voice((), rules.board, load(), names)))


def _square(space: Space, rules: Rules, voice: Voice) -> Square:
    look, note = look_of(space, rules.groups), _note(space, rules, voice.words)
    if not isinstance(space, Property):
        own = voice.names.place(space)
        coin = voice.names.currency if look == "income" else ""
        if own:
            return Square(look, own, note, coin=coin, locale=voice.names.locale)
        return Square(look, voice.say(f"board-picture-{look}"), note, coin=coin)
    sign = rules.groups[space.group].sign
    if voice.names != US_NAMES:
        name, locale = voice.names.properties[space.index], voice.names.locale
        short = short_name(name, voice.names)
        return Square(look, name, note, sign, locale=locale, short=short)
    return Square(look, _usual_name(space, voice), note, sign)


def _usual_name(space: Property, voice: Voice) -> str:
    """Return how a property of the usual board is called on its square."""
    name = voice.space(space.index)
    if space.name in UTILITIES:
        name = voice.say(f"board-picture-{UTILITIES[space.name]}")
    return US_SHORT_NAMES.get(name, name)


def look_of(space: Space, groups: Mapping[str, Group]) -> Look:
    """Return the description of a square as it is drawn, on a board with these groups.

    Of utilities, whatever their names are, the first is drawn as electric and the others as water.
    """
    match space:
        case Property(kind="utility", group=group, index=index):
            return "electric" if index == groups[group].members[0] else "water"
        case Property(kind="railroad"):
            return "railroad"
        case Property():
            return "street"
        case PlainSpace(kind="draw", deck=deck):
            return "chance" if deck == "chance" else "chest"
        case PlainSpace(kind="tax", tax=tax):
            return "income" if tax == "income_tax" else "luxury"
        case _:
            return _CORNERS[space.kind]


_CORNERS: dict[str, Look] = {
    "go": "go",
    "jail": "jail",
    "free_parking": "parking",
    "go_to_jail": "arrest",
}


def _note(space: Space, rules: Rules, words: Words) -> str:
    """Return the price, the tax, the salary, or who else is at Jail."""
    if isinstance(space, Property):
        return on_property(words.money(space.price), words)
    match space.kind, space.tax:
        case "tax", "luxury_tax":
            return words.money(rules.luxury_tax)
        case "tax", _:
            return _income_tax(rules, words)
        case "go", _:
            return words.say("gained", amount=rules.go_salary)
        case "jail", _:
            return words.say("board-picture-visiting")
        case _:
            return ""


def on_property(amount: str, words: Words) -> str:
    """Return a price or a rent as it stands on its square: without a currency of several letters,
    beside which the digits would have little room.
    """
    sign = words.currency
    return amount if len(sign) == 1 else amount.replace(sign, "").strip()


def _income_tax(rules: Rules, words: Words) -> str:
    tax = rules.income_tax
    if isinstance(tax, TenthOrFlat):
        return words.say("board-picture-tax-choice", flat=tax.flat, percent=tax.percent)
    return words.money(tax.flat)
