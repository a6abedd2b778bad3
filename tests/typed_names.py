"""python -m tests.typed_names: names as hostile people type them, and what a message makes of them.

NAMES (default 100000) titles, names and words of cards are put together at random from letters of
Europe and from all that means something to Discord. Each that a board takes is rendered as Discord
renders a message, where it can stand there; boards of them are shown. Nobody may be called, nothing
may become bold, a list, or a link, and no body may be larger than Discord allows. One JSON line at
the end; exit code 1 if anything was wrong. SEED (default: 1).
"""

from __future__ import annotations

import html
import json
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random
from typing import get_args

from bot.features.boards.board_page import BoardSheet, board_page
from bot.language.language import load
from bot.language.voice import Voice
from bot.local.limits import message_faults
from bot.local.markdown import render
from bot.pictures.fonts import can_write
from bot.ui.press import NO_GAME
from engine.editions.board import DEFAULT_BOARD, DeckName
from engine.editions.board_names import (
    CURRENCIES,
    PLACES,
    PROPERTIES,
    BadNames,
    BoardNames,
    NameKey,
    checked,
    dump_names,
)
from engine.editions.cards import cards
from engine.host.store.records import BoardRecord
from tests.support.board_names import own_names
from tests.support.sent_body import sent_body

LETTERS = (
    "Elm ",
    "Mill ",
    "Straße",
    "Éire ",
    "Ñandú ",
    "Ωμέγα",
    "Київ ",
    "Łódź ",
    "x",
    "7",
    "St. ",
)
SIGNS = """
** * __ _ ~~ || | ` ``` # ## -# === --- \\ @ ＠here ＊＊ @everyone @here <@1> <@!1> <@&1> <#1>
<t:1:R> </new:1> <:a:1> <a:a:1> &amp; &#42; :smile: https://a.b/c http: // www.a.b discord.gg/abc
Discord.com/invite/abc a@b.cd [a](b) [ ]( { } $ € ﬁ Ⅷ 🎩 漢 א … “ ” ' " %s ( ) ! ? : ; , / ^ = & % +
"""  # noqa: RUF001
PIECES = (
    *SIGNS.split(),
    *("> ", ">>> ", "# ", "-# ", "- ", "+ ", "1. ", "12) ", "{ $x }", " ", "  ", "\n", "\r", "\t"),
    *("\u2028", "\u00a0", "\u200b", "\u202e", "\u2066", "\ufeff", "\u0301"),
)
SPACES = 40
LINES = ("{}", "- {}", "### {}", "🟣 {} · {}", "**{}**", "Ada landed on {} and bought {}",
         "“{}” {}: $50", "{} (1 of 2)\n{}: Ada")  # fmt: skip
"""Where a name stands in messages."""
_TAGS = re.compile(r"</?(?:p|br|h3|ul|li|strong)(?: /)?>\n?")
"""What the lines themselves are rendered with."""


@dataclass
class Tally:
    """What became of the names."""

    typed: int = 0
    taken: int = 0
    boards: int = 0
    bodies: int = 0
    faults: list[str] = field(default_factory=list)


def try_names(names: int, seed: int) -> Tally:
    """Type so many names, and more until the last board is full."""
    tally, random = Tally(), Random(seed)
    while tally.typed < names:
        board = checked(_board(tally, random), can_write)
        tally.boards += 1
        voice = Voice((), DEFAULT_BOARD, load("de"), board)
        texts = (*map(voice.space, range(SPACES)), *map(voice.deck, board.decks))
        tally.faults += (fault for it in texts for fault in _rendered(it, random))
        said = (board.title, *board.cards.values())
        tally.faults += (fault for it in said for fault in _compared("### {}", it))
        tally.faults += _shown(tally, board)
    return tally


def typed(random: Random, most: int) -> str:
    """Return what somebody types."""
    kinds = random.choices((LETTERS, PIECES), (2, 1), k=random.randint(1, 6))
    return "".join(map(random.choice, kinds))[: most + 3]


def _board(tally: Tally, random: Random) -> BoardNames:
    """Return a board with every text that can be taken; the others are usual ones."""
    names = BoardNames(
        title=typed(random, 40),
        locale="de",
        currency=random.choice(CURRENCIES),
        properties={index: typed(random, 24) for index in PROPERTIES},
        places={index: typed(random, 24) for index in PLACES},
        decks={deck: typed(random, 24) for deck in get_args(DeckName)},
        cards={card: typed(random, 120) for card in cards()},
    )
    count = len(names.texts())
    tally.typed += count
    while True:
        try:
            checked(names, can_write)
        except BadNames as bad:
            tally.taken -= len({it.where for it in bad.faults})
            names = _without(names, {it.where for it in bad.faults})
        else:
            tally.taken += count
            return names


def _without(names: BoardNames, refused: set[NameKey]) -> BoardNames:
    """The same names without those that are refused; usual ones where there has to be one."""
    usual = own_names("Title").texts()
    texts = {key: text for key, text in names.texts().items() if key not in refused}
    return names.with_texts(usual | texts)


def _rendered(name: str, random: Random) -> Iterator[str]:
    """Yield how a name differs from its letters, where it can stand."""
    yield from _compared("{}", name)
    yield from _compared(random.choice(LINES), name)


def _compared(line: str, name: str) -> Iterator[str]:
    """Yield a text whose rendering is not that of a harmless name."""
    found = str(render(line.format(name, name), _called, "/"))
    usual = str(render(line.format("N1", "N1"), _called, "/"))
    if html.unescape(found) != html.unescape(usual).replace("N1", name):
        yield f"{line} {name!r}: {found}"


def _called(kind: str, number: str) -> str:
    return f"called {kind} {number}"


def _shown(tally: Tally, names: BoardNames) -> Iterator[str]:
    """Yield what Discord has against the panels of a board."""
    found = BoardRecord("0" * 12, "0" * 8, 1, 2, names.title, dump_names(names), 1, 0.0, 0.0)
    for words in map(load, ("en", "de")):
        for user, guild, hidden in ((1, 2, False), (3, 2, False), (3, 2, True), (1, 0, False)):
            sheet = BoardSheet(found, names, NO_GAME, user, guild, True, hidden, words)
            page = board_page(sheet)
            tally.bodies += 1
            yield from (f"{names.title}: {it}" for it in message_faults(sent_body(page)))


def main() -> int:
    """Exit code 1 if a name became more than letters."""
    count, seed = int(os.environ.get("NAMES", "100000")), int(os.environ.get("SEED", "1"))
    tally = try_names(count, seed)
    print(json.dumps(asdict(tally) | {"faults": tally.faults[:20], "wrong": len(tally.faults)}))
    return int(bool(tally.faults))


if __name__ == "__main__":
    sys.exit(main())
