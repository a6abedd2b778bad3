"""The names that are printed on a board: a title, a currency sign, and what its spaces are called.

They are words alone. Prices, rents, order, colors and rules are those of the edition (Board), so a
game is the same on every board. Boards of our own are files, `data/names-*.json`.
"""

import re
import unicodedata
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from json import dumps, loads
from typing import Any, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.editions.board import DeckName, PlainSpace, board, read_data
from engine.editions.cards import cards

FORMAT: Final = "board-names/1"
US: Final = "us"
"""The board that the rules themselves name: the streets of Atlantic City."""
Currency = Literal["$", "£", "€", "R$", "kr", "zł", "CHF"]
CURRENCIES: Final[tuple[Currency, ...]] = get_args(Currency)
PROPERTIES: Final = tuple(board("classic").properties)
"""The spaces that need a name, in board order."""
PLACES: Final = (0, 4, 10, 20, 30, 38)
"""The other spaces that may have one: the corners and the taxes. Decks name where cards lie."""
SHORTEST, LONGEST = 2, 24
"""Characters of the name of a space or a deck."""
SHORTEST_TITLE, LONGEST_TITLE = 3, 40
LONGEST_CARD = 120
LARGEST_FILE = 64 * 1024
"""Bytes of a file with names."""
_DEEPEST = 4
"""Brackets within brackets that such a file may have."""
_FORBIDDEN = re.compile(r"[\\*_~|`<>\[\]{}#@$]|://|discord(?:app)?\.\w", re.IGNORECASE)
"""Markdown, mentions, links, and what sentences are put together with."""
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing: with one of them, two names would look the same."""

NameKey = tuple[str, str]
"""Where a text of a board stands: "properties", "places", "decks" or "cards", and its key there as
a file has it; "title" and an empty text.
"""
_SPACES: Final = ("properties", "places", "decks")
"""The sections whose names are all different."""
_SECTIONS: Final = (*_SPACES, "cards")
_KEYS: Final[frozenset[NameKey]] = frozenset({
    ("title", ""),
    *(("properties", str(it)) for it in PROPERTIES),
    *(("places", str(it)) for it in PLACES),
    *(("decks", it) for it in get_args(DeckName)),
    *(("cards", it) for it in cards()),
})  # fmt: skip


class BoardNames(BaseModel):
    """The names of one board. `properties`, `places`: by the index of a space; `decks`: by the
    deck; `cards`: words of one's own by the id of a card, above what it does. All but properties
    may be left out. `locale`: the language that the names are in.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["board-names/1"] = FORMAT
    title: str
    locale: str = Field(pattern="^[a-z]{2}(-[A-Z]{2})?$")
    currency: Currency = "$"
    properties: Mapping[int, str]
    places: Mapping[int, str] = {}
    decks: Mapping[DeckName, str] = {}
    cards: Mapping[str, str] = {}

    def model_copy(
        self, *, update: Mapping[str, Any] | None = None, deep: bool = False
    ) -> "BoardNames":
        """Return a copy with other values, and so with a digest of its own. Raises
        ValidationError.
        """
        return BoardNames(**self.model_dump() | {**(update or {})})

    def texts(self) -> dict[NameKey, str]:
        """Return all texts by where they stand: the title first, and each section by its keys."""
        found: dict[NameKey, str] = {("title", ""): self.title}
        for section in _SECTIONS:
            texts = sorted(getattr(self, section).items())
            found |= {(section, str(key)): text for key, text in texts}
        return found

    def with_texts(self, texts: Mapping[NameKey, str]) -> "BoardNames":
        """Return a copy with these texts, and no others. Raises ValidationError."""
        sections: dict[str, dict[str, str]] = {section: {} for section in _SECTIONS}
        for (section, key), text in texts.items():
            if section != "title":
                sections[section][key] = text
        return self.model_copy(update={"title": texts["title", ""], **sections})

    def place(self, space: PlainSpace) -> str | None:
        """Return the name of a space that is no property, None for what each language calls it."""
        own = None if space.deck is None else self.decks.get(space.deck)
        return own or self.places.get(space.index)

    @cached_property
    def digest(self) -> str:
        """What tells these names from all others."""
        return sha256(self.model_dump_json().encode()).hexdigest()[:16]

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardNames) and other.digest == self.digest


@dataclass(frozen=True, slots=True)
class Fault:
    """Why names cannot be used. `where`: of a file as a whole, "file" and an empty text; `what`: a
    reason by its word: "short", "long", "letters", "same" (as `other`), "unknown", "missing" or
    "file".
    """

    where: NameKey
    what: Literal["short", "long", "letters", "same", "unknown", "missing", "file"]
    other: NameKey | None = None


class BadNames(ValueError):
    """Names that cannot be used, with every fault."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{'.'.join(it.where)}: {it.what}" for it in faults))
        self.faults = faults


def tidy(text: str) -> str:
    """Return a typed name in its usual form: composed letters, single blanks, none at the ends."""
    return " ".join(filter(None, re.split(r"[ \t]", unicodedata.normalize("NFKC", text))))


def checked(names: BoardNames, can_write: Callable[[str], bool] = lambda text: True) -> BoardNames:
    """Return the names, tidied. Raises BadNames for what no board may be called.

    `can_write`: whether the typeface has all letters of a text.
    """
    tidied = names.with_texts({key: tidy(text) for key, text in names.texts().items()})
    if faults := tuple(_faults(tidied.texts(), can_write)):
        raise BadNames(faults)
    return tidied


def _faults(texts: Mapping[NameKey, str], can_write: Callable[[str], bool]) -> Iterator[Fault]:
    for key, text in texts.items():
        if key not in _KEYS:
            yield Fault(key, "unknown")
        yield from _faulty(key, text, can_write)
    needed = (("properties", str(it)) for it in PROPERTIES)
    yield from (Fault(key, "missing") for key in needed if key not in texts)
    yield from _doubles(texts)


def _faulty(key: NameKey, text: str, can_write: Callable[[str], bool]) -> Iterator[Fault]:
    """Yield what is wrong with one text, the first thing alone."""
    least, most = lengths(key[0])
    if len(text) < least:
        yield Fault(key, "short")
    elif len(text) > most:
        yield Fault(key, "long")
    elif _FORBIDDEN.search(text) or not _is_clean(text) or not can_write(text):
        yield Fault(key, "letters")


def lengths(section: str) -> tuple[int, int]:
    """Return how many characters a text has at the least and at the most, by its section."""
    if section == "title":
        return SHORTEST_TITLE, LONGEST_TITLE
    return SHORTEST, LONGEST_CARD if section == "cards" else LONGEST


def _is_clean(text: str) -> bool:
    """Return whether all of a text shows, and it does not begin as a list or a quotation does."""
    is_seen = all(it == " " or unicodedata.category(it)[0] in "LMNPS" for it in text)
    is_number = re.fullmatch(r"\d+[.)]", text) is not None
    begins_well = text[0] not in "-+>=" and not is_number
    return is_seen and not _UNSEEN.search(text) and any(map(str.isalnum, text)) and begins_well


def _doubles(texts: Mapping[NameKey, str]) -> Iterator[Fault]:
    """Yield each name of a space that another one has already, in capitals or not."""
    first: dict[str, NameKey] = {}
    for key, text in texts.items():
        earlier = first.setdefault(text.casefold(), key) if key[0] in _SPACES else key
        if earlier != key:
            yield Fault(key, "same", earlier)


def read_names(
    text: bytes | str, can_write: Callable[[str], bool] = lambda text: True
) -> BoardNames:
    """Return the names in a file. Raises BadNames with the place of the fault."""
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    data = data.removeprefix(BOM_UTF8)  # Some editors write it.
    if len(data) > LARGEST_FILE or _depth(data) > _DEEPEST:
        raise BadNames((Fault(("file", ""), "file"),))
    try:
        found = BoardNames.model_validate_json(data)
    except ValidationError as error:
        errors = error.errors(include_url=False, include_context=False, include_input=False)
        faults = tuple(Fault(_key_of(it["loc"]), _reason(it["type"])) for it in errors)
        raise BadNames(faults) from None
    return checked(found, can_write)


def _key_of(location: Sequence[int | str]) -> NameKey:
    section, key = (*map(str, location), "", "")[:2]
    return section or "file", key


def _reason(error: str) -> Literal["unknown", "missing", "file"]:
    if error == "missing":
        return "missing"
    return "unknown" if error == "extra_forbidden" else "file"


def _depth(data: bytes) -> int:
    """Return how many brackets stand within brackets at the most, those in texts included."""
    depth = most = 0
    for byte in data:
        depth += (byte in b"[{") - (byte in b"]}")
        most = max(most, depth)
    return most


def dump_names(names: BoardNames) -> str:
    """Return the names as a file that `read_names` reads: one line a name, no empty part."""
    whole: dict[str, Any] = loads(names.model_dump_json())
    said = {part: value for part, value in whole.items() if value != {}}
    return dumps(said, ensure_ascii=False, indent=1) + "\n"


@cache
def built_in() -> Mapping[str, BoardNames]:
    """Return the boards that come with the program, by their ids, that of the rules first."""
    folder = files("engine.editions").joinpath("data")
    found = sorted(file.name for file in folder.iterdir() if file.name.startswith("names-"))
    ids = [name.removeprefix("names-").removesuffix(".json") for name in found]
    ids.sort(key=lambda it: (it != US, it))
    return {it: read_names(read_data(f"names-{it}.json")) for it in ids}


US_NAMES: Final = built_in()[US]
