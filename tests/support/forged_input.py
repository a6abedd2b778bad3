"""Input that no screen offers: custom_ids taken from real screens, and what is made of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.chance import commitment
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import TOKENS, Lobby, Location, Person
from engine.host.store.records import Commit, GameRecord, Phase, Player, Secret
from engine.saves import SCHEMA, dump_state, load_state
from engine.state import GameState
from tests.support.app_harness import (
    AUTOCOMPLETE,
    CHANNEL,
    GUILD,
    MODAL,
    OTHER_GUILD,
    Answer,
    AppHarness,
    Sender,
    pressable,
)
from tests.support.make_saves import SAVES

STRANGERS = (Sender(90), Sender(91, OTHER_GUILD, 999), Sender(92, None, 998))
NOW = 1_000_000.0
ANY_GAME = {"name": "game", "type": 3, "value": "save0"}
MOST_PRESSES = 900
"""So many presses of the search for real custom_ids, at the most."""


# -- games to try it on ------------------------------------------------------------------------


async def create_games(harness: AppHarness) -> list[str]:
    """A game at every decision that there is a save of, one that is over, and a lobby."""
    games = []
    for number, save in enumerate(sorted((SAVES / f"v{SCHEMA}").glob("*.json"))):
        state, phase = load_state(save.read_bytes()), "running"
        games.append(await _stored(harness, f"save{number}", state, phase, CHANNEL + number))
    for phase in ("over", "cancelled"):
        games.append(await _stored(harness, phase, state, phase, CHANNEL + 100 + len(phase)))
    place, host = Location(GUILD, CHANNEL + 200, False), Person(1, "User 1")
    lobby = await Lobbies(harness.app.host).open(place, host, Lobby(), "a key")
    games.append(lobby.record.id)
    for game in games:
        harness.app.publisher.schedule(game)
    await harness.wait_until_shown()
    return games


async def _stored(
    harness: AppHarness, game: str, state: GameState, phase: Any, channel: int
) -> str:
    known: Phase = phase
    players = tuple(
        Player(seat, seat + 1, f"User {seat + 1}", TOKENS[seat]) for seat in range(len(state.seats))
    )
    text, guild = dump_state(state).decode(), GUILD
    seed = b"s" * 32
    row = GameRecord(game, 1, SCHEMA, known, text, "live", guild, channel, False, 1, NOW, NOW)
    secret = Secret(game, seed, commitment(seed))
    await harness.app.host.store.games.create(Commit(row, 0, players=players), secret)
    return game


@dataclass
class Corpus:
    """What real screens offer: custom_ids with the values of lists, and forms with their fields."""

    ids: dict[str, tuple[str, ...]] = field(default_factory=dict)
    forms: dict[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def verbs(self) -> list[str]:
        """Of all custom_ids."""
        return sorted({custom_id.split(":")[3] for custom_id in self.ids})

    @property
    def values(self) -> list[str]:
        """Of all lists."""
        return sorted({value for values in self.ids.values() for value in values})

    def renamed(self, old: str, new: str) -> None:
        """A game has another id in the application that the forgeries go to."""
        for known in (self.ids, self.forms):
            for custom_id in [it for it in known if f":{old}:" in it]:
                known[custom_id.replace(old, new)] = known.pop(custom_id)

    def read(self, harness: AppHarness) -> list[str]:
        """Take in what was shown since; the custom_ids that are new."""
        fresh = []
        for body in harness.screens:
            for custom_id, values in pressable(body):
                if custom_id.startswith("m1:") and custom_id not in self.ids:
                    self.ids[custom_id] = values
                    fresh.append(custom_id)
        harness.screens.clear()
        return fresh


async def collect_corpus(harness: AppHarness) -> Corpus:
    """Press every button on offer, as its player, until nothing new comes up."""
    corpus = Corpus()
    await harness.type(Sender(1), ("monopoly", "orders"), [ANY_GAME])
    queue = corpus.read(harness)
    for number in range(MOST_PRESSES):
        if number >= len(queue):
            break
        custom_id = queue[number]
        values = corpus.ids[custom_id]
        for seat in range(3):
            sender = Sender(seat + 1, permissions="0")
            chosen = [values[:1], values[-1:]] if values else [None]
            for value in chosen:
                answers = await harness.press(
                    sender, custom_id, value and list(value), private=True
                )
                _note_forms(corpus, answers)
        queue += corpus.read(harness)
    return corpus


def _note_forms(corpus: Corpus, answers: Sequence[Answer]) -> None:
    for answer in answers:
        if answer.kind == MODAL:
            fields = tuple(name for name, _ in pressable(answer.data))
            corpus.forms[answer.data["custom_id"]] = fields


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
        self._leaves = list(_leaves(harness))
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


def _leaves(harness: AppHarness) -> Iterator[tuple[tuple[str, str], list[tuple[str, int]]]]:
    """Every command, with the names and types of its options."""
    for group in harness.app.client.tree.get_commands():
        for leaf in group.commands:  # type: ignore[union-attr]
            options = [(it.name, it.type.value) for it in leaf.parameters]
            yield (group.name, leaf.name), options
