"""Presses as records: a class for each thing that a button, a list or a form can ask for.

The arguments of a custom_id are the word of the record, if it has one, and its fields in order,
parted by single spaces. How a field is read and written follows from its annotation: `int`, `str`
(one word), a `Literal`, or an `Annotated` type with a Codec. Fields that may be None come last, and
are left out where they are.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.ui.press import Press, Unreadable, action_line, action_of, write_custom_id
from engine.core.actions import Action

T = TypeVar("T")
R = TypeVar("R", bound="PressRecord")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """How a field is read, which raises Unreadable, and written.

    `takes_rest`: the field is all that is left of the arguments.
    """

    read: Callable[[str], T]
    write: Callable[[T], str] = str
    takes_rest: bool = False


def _number(text: str) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise Unreadable(text)
    return int(text)


def _word(text: str) -> str:
    if not text:
        raise Unreadable(text)
    return text


def _one_of(choices: tuple[str, ...]) -> Codec[str]:
    known = frozenset(choices)

    def read(text: str) -> str:
        if text not in known:
            raise Unreadable(text)
        return text

    return Codec(read)


def _first_of(codecs: Sequence[Codec[Any]]) -> Codec[Any]:
    """Return the codec of a union: the first of its types that can be read."""
    if len(codecs) == 1:
        return codecs[0]

    def read(text: str) -> Any:
        for codec in codecs:
            with suppress(Unreadable):
                return codec.read(text)
        raise Unreadable(text)

    return Codec(read)


def _bits(text: str) -> int:
    try:
        bits = int(text, 16)
    except ValueError:
        raise Unreadable(text) from None
    if text != f"{bits:x}" or bits < 0:
        raise Unreadable(text)
    return bits


NUMBER, WORD = Codec(_number), Codec(_word)
Text = Annotated[str, Codec(_word, takes_rest=True)]
"""Any text, up to the end."""
Bits = Annotated[int, Codec(_bits, "{:x}".format)]
"""A selection: bit n is the n-th of what can be chosen."""
AnAction = Annotated[Action, Codec(action_of, action_line, takes_rest=True)]
"""An action of the game, as a line of notation."""


@dataclass(frozen=True, slots=True)
class PressRecord:
    """What all presses have: a game, or NO_GAME, and the decision that is answered, 0 for none."""

    verb: ClassVar[str]
    word: ClassVar[str]
    acts: ClassVar[bool]
    toggles: ClassVar[int | None]
    once: ClassVar[bool]
    parts: ClassVar[tuple[tuple[str, Codec[Any]], ...]]
    """The fields that stand in the arguments, and how each is read and written."""
    least: ClassVar[int]
    """How many of these fields may not be None."""

    game_id: str
    decision: int = field(default=0, kw_only=True)

    @property
    def custom_id(self) -> str:
        """Return the custom_id of a button. Raises ValueError if Discord would refuse it."""
        arguments = self.word
        for name, codec in self.parts:
            if (value := getattr(self, name)) is not None:
                text = codec.write(value)
                arguments = f"{arguments} {text}" if arguments else text
        return write_custom_id(self.game_id, self.decision, self.verb, arguments)

    @classmethod
    def read(cls, press: Press) -> Self:
        """Return the record of a press. Raises Unreadable for arguments that it never writes."""
        words, most = press.arguments.split(" ") if press.arguments else [], len(cls.parts)
        if cls.word:
            del words[0]
        if len(words) > most > 0 and cls.parts[-1][1].takes_rest:
            words[most - 1 :] = [" ".join(words[most - 1 :])]
        if not cls.least <= len(words) <= most:
            raise Unreadable(press.arguments)
        values = [codec.read(word) for (_, codec), word in zip(cls.parts, words, strict=False)]
        return cls(press.game_id, *values, decision=press.decision)


_RECORDS: dict[str, dict[str, type[PressRecord]]] = {}
"""The records by verb and first word, which is empty where any other word, or none, may stand."""


@dataclass_transform(frozen_default=True)
def press_record(
    verb: str, word: str = "", *, acts: bool, toggles: int | None = None, once: bool = False
) -> Callable[[type[R]], type[R]]:
    """Make a class a record of presses, which are read by their verb and first word.

    `acts`: whether the press changes something or posts a message, which its reader has to have
    meant; all others only show something, or change a private draft, which commits to nothing.
    `toggles`: that two of its presses take each other back if only the words at that place differ,
    counted from 0.
    `once`: that nobody presses its button twice on purpose, so that the second press says nothing.
    A first field that is a Literal stands for one word after another.
    """

    def made(cls: type[R]) -> type[R]:
        record: type[R] = dataclass(frozen=True, slots=True)(cls)
        record.verb, record.word, record.acts = verb, word, acts
        record.toggles, record.once = toggles, once
        hints = get_type_hints(record, include_extras=True)
        names = [it.name for it in fields(record) if it.name not in ("game_id", "decision")]
        record.parts = tuple((name, _codec_of(hints[name])) for name in names)
        record.least = sum(NoneType not in get_args(hints[name]) for name in names)
        first = None if word or not names else hints[names[0]]
        for key in get_args(first) if get_origin(first) is Literal else (word,):
            known = _RECORDS.setdefault(verb, {}).setdefault(key, record)
            assert known is record, f"{record} and {known} are read from the same custom_ids"
        return record

    return made


def _codec_of(hint: Any) -> Codec[Any]:
    """Return the codec of a field by its annotation."""
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return _one_of(parts)
    if get_origin(hint) is Annotated:
        return next(it for it in parts if isinstance(it, Codec))
    if get_origin(hint) in (Union, UnionType):
        return _first_of([_codec_of(it) for it in parts if it is not NoneType])
    return NUMBER if hint is int else WORD


def record_of(press: Press) -> type[PressRecord] | None:
    """Return the record that a press is read as; None for a verb of ours that never was."""
    by_word = _RECORDS.get(press.verb, {})
    return by_word.get(press.arguments.partition(" ")[0]) or by_word.get("")


def acts(press: Press) -> bool:
    """Return whether a press does something that its reader has to have meant."""
    record = record_of(press)
    return record is not None and record.acts


def takes_back(press: Press, pressed: Press) -> bool:
    """Return whether a press would take back at once what another one of the same toggle did."""
    record = record_of(press)
    if record is None or record.toggles is None or record_of(pressed) is not record:
        return False
    at, words, before = record.toggles, press.words, pressed.words
    if press.game_id != pressed.game_id or words[at : at + 1] == before[at : at + 1]:
        return False
    return words[:at] == before[:at] and words[at + 1 :] == before[at + 1 :]
