"""Input that no screen offers: custom_ids taken from real screens, and what is made of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.contents import GROUPS
from tests.support.app_harness import (
    AUTOCOMPLETE,
    CHANNEL,
    OTHER_GUILD,
    Answer,
    AppHarness,
    Sender,
)
from tests.support.forged_corpus import Corpus

STRANGERS = (Sender(90), Sender(91, OTHER_GUILD, 999), Sender(92, None, 998))


# -- games to try it on ------------------------------------------------------------------------


# -- what is made of it ------------------------------------------------------------------------


@dataclass(frozen=True)
class ForgedInput:
    """One input: who sends what."""

    kind: str
    sender: Sender
    what: Any
    more: Any = None
    private: bool = False

    async def send(self, harness: AppHarness) -> list[Answer]:
        """Send it; all answers."""
        match self.kind:
            case "press":
                return await harness.press(self.sender, self.what, self.more, private=self.private)
            case "form":
                return await harness.submit(self.sender, self.what, self.more)
            case "command":
                return await harness.type(self.sender, self.what, self.more)
            case _:
                return await harness.type(self.sender, self.what, self.more, AUTOCOMPLETE)


STRANGE = (
    *("", " ", "0", "-1", "00", "1e9", "NaN", "99999999999999999999", "٣", "²", "１２", "½"),
    *(
        "x" * 100,
        "x" * 4000,
        "🎩",
        "🎲" * 25,
        "\n",
        "\x00",
        "a\u202eb",
        "\ud800",
        "<@1>",
        "@everyone",
    ),
    *("'; DROP TABLE games", "%s%n", "{0}", "../../etc/passwd", "null", "true", "[]", "$"),
    *("$-5", "1,5", "1=5,3=5", "0x10", "m1:0:0:mine:", "inf", "-0", "+7", "1 2 3"),
)
WRONG = (None, 0, 5, True, 1.5, [], {}, ["x"], {"a": 1})
"""Of another type than Discord ever sends."""


class InputForger:
    """Makes input out of a corpus; the same seed makes the same."""

    def __init__(
        self, corpus: Corpus, games: Sequence[str], harness: AppHarness, seed: object
    ) -> None:
        self._corpus = corpus
        self._ids = sorted(corpus.ids)
        self._games = games
        self._leaves = list(_leaves())
        self._random = Random(repr(seed))

    def make(self, count: int) -> Iterator[ForgedInput]:
        """Return a number of forged inputs."""
        makers: tuple[tuple[Callable[[], ForgedInput], int], ...] = (
            (self._by_a_stranger, 4),
            (self._mutated, 8),
            (self._chosen, 3),
            (self._typed, 2),
            (self._command, 2),
            (self._completion, 1),
        )
        every, weights = zip(*makers, strict=True)
        for maker in self._random.choices(every, weights, k=count):
            yield maker()

    def _sender(self) -> Sender:
        seated = Sender(self._random.randint(1, 4), channel=CHANNEL + self._random.randrange(30))
        return self._random.choice([*STRANGERS, seated, seated])

    def _any(self) -> str:
        return self._random.choice(self._ids)

    def _strange(self) -> str:
        return self._random.choice(STRANGE)

    def _by_a_stranger(self) -> ForgedInput:
        custom_id = self._any()
        values = self._corpus.ids[custom_id]
        chosen = [self._random.choice(values)] if values else None
        sender = self._random.choice(STRANGERS)
        return ForgedInput("press", sender, custom_id, chosen, self._random.random() < 0.3)

    def _mutated(self) -> ForgedInput:
        if self._random.random() < 0.03:
            return ForgedInput("press", self._sender(), self._random.choice(WRONG))
        return ForgedInput("press", self._sender(), self._bent(self._any()), None, self._flip())

    def _chosen(self) -> ForgedInput:
        """Values that the list never had, for a custom_id that may be real."""
        custom_id = self._any() if self._flip() else self._bent(self._any())
        count = self._random.choice((0, 1, 1, 1, 2, 30))
        pool = [*STRANGE, *self._corpus.values, *self._corpus.values]
        values: Any = [self._random.choice(pool) for _ in range(count)]
        if self._random.random() < 0.05:
            values = self._random.choice(WRONG)
        return ForgedInput("press", self._sender(), custom_id, values, self._flip())

    def _typed(self) -> ForgedInput:
        forms = sorted(self._corpus.forms)
        custom_id = self._random.choice(forms)
        fields: dict[str, Any] = {name: self._strange() for name in self._corpus.forms[custom_id]}
        if self._random.random() < 0.2:
            fields.pop(next(iter(fields)))
        if self._random.random() < 0.2:
            fields[self._strange()] = self._strange()
        if self._random.random() < 0.1:
            fields["amount"] = self._random.choice(WRONG)
        bent = custom_id if self._random.random() < 0.6 else self._bent(custom_id)
        return ForgedInput("form", self._sender(), bent, fields)

    def _options(self, options: Sequence[tuple[str, int]]) -> list[dict[str, Any]]:
        pool = [*STRANGE, *self._games]
        return [
            {"name": name, "type": kind, "value": "7" if kind == 6 else self._random.choice(pool)}
            for name, kind in options
            if self._random.random() < 0.7 or name == "name"
        ]

    def _command(self) -> ForgedInput:
        path, options = self._random.choice(self._leaves)
        return ForgedInput("command", self._sender(), path, self._options(options))

    def _completion(self) -> ForgedInput:
        path, options = self._random.choice([it for it in self._leaves if it[1]])
        given = [it for it in self._options(options) if it["type"] == 3]
        for option in given[:1]:
            option["focused"] = True
        if not given:
            return self._command()
        return ForgedInput("completion", self._sender(), path, given)

    def _flip(self) -> bool:
        return self._random.random() < 0.5

    # -- bending a custom_id ---------------------------------------------------------------------

    def _bent(self, custom_id: str) -> str:
        parts = [*custom_id.split(":", 4), ""][:5]
        bend = self._random.choice(
            (self._game, self._decision, self._verb, self._arguments, self._numbers, self._text)
        )
        return bend(parts)

    def _game(self, parts: list[str]) -> str:
        other = self._random.choice(
            [*self._games, "zzzzzzz", "0", parts[1].upper(), self._strange()]
        )
        return ":".join([parts[0], other, *parts[2:]])

    def _decision(self, parts: list[str]) -> str:
        near = str(int(parts[2]) + self._random.choice((-1, 1, 2, 100)))
        other = self._random.choice([near, "0", "999999999", self._strange()])
        return ":".join([*parts[:2], other, *parts[3:]])

    def _verb(self, parts: list[str]) -> str:
        other = self._random.choice([*self._corpus.verbs, self._strange()])
        return ":".join([*parts[:3], other, parts[4]])

    def _arguments(self, parts: list[str]) -> str:
        other = self._any().split(":", 4)[4]
        words = parts[4].split()
        self._random.shuffle(words)
        made = (other, " ".join(words), f"{parts[4]} {self._strange()}", self._strange(),
                parts[4][: len(parts[4]) // 2], f"{parts[4]} {parts[4]}")  # fmt: skip
        return ":".join([*parts[:4], self._random.choice(made)])

    def _numbers(self, parts: list[str]) -> str:
        bent = re.sub(r"\d+", lambda _: self._number(), parts[4])
        return ":".join([*parts[:4], bent])

    def _number(self) -> str:
        return self._random.choice(("0", "1", "7", "39", "40", "-1", "999999999", "10" * 15, "٣"))

    def _text(self, parts: list[str]) -> str:
        text = list(":".join(parts))
        for _ in range(self._random.randint(1, 3)):
            at = self._random.randrange(len(text))
            text[at] = self._random.choice(("", text[at] * 2, "é", ":", " ", "\x7f", "9", "-"))
        return "".join(text)


def _leaves() -> Iterator[tuple[tuple[str, str], list[tuple[str, int]]]]:
    """Every command, with the names and types of its options."""
    for group in GROUPS:
        for leaf in group.commands:
            options = [(it.name, it.type.value) for it in leaf.parameters]
            yield (group.name, leaf.name), options
