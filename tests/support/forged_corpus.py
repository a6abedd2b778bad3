"""Games at every decision, and what their real screens offer: what forged input is made from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.chance import commitment
from engine.core.saves import SCHEMA, dump_state, load_state
from engine.core.state import GameState
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import TOKENS, Lobby, Location, Person
from engine.host.store.records import Commit, GameRecord, Phase, Player, Secret
from tests.support.app_harness import (
    CHANNEL,
    GUILD,
    MODAL,
    Answer,
    AppHarness,
    Sender,
    pressable,
)
from tests.support.make_saves import SAVES
from tests.support.seeds import EVERY, part

NOW = 1_000_000.0


ANY_GAME = {"name": "game", "type": 3, "value": "save0"}


MOST_PRESSES, PRESSES_OF_A_PART = 900, 450
"""So many presses of the search for real custom_ids, at the most: with every seed, and with a part
of them. Half of the presses find half as many custom_ids, but as many kinds.
"""


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
    """Press every button on offer, as its player, until nothing new comes up.

    What has been pressed least of its kind comes first: a panel with many buttons hides no other.
    """
    corpus, pressed = Corpus(), Counter[str]()
    await harness.type(Sender(1), ("monopoly", "orders"), [ANY_GAME])
    queue = corpus.read(harness)
    for _ in range(MOST_PRESSES if part() == EVERY else PRESSES_OF_A_PART):
        if not queue:
            break
        custom_id = min(queue, key=lambda it: pressed[_kind(it)])
        queue.remove(custom_id)
        pressed[_kind(custom_id)] += 1
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


def _kind(custom_id: str) -> str:
    """The verb of a button and what it does with it, without whose game and which thing."""
    *_, verb, arguments = custom_id.split(":", 4)
    return f"{verb} {arguments.partition(' ')[0]}"


def _note_forms(corpus: Corpus, answers: Sequence[Answer]) -> None:
    for answer in answers:
        if answer.kind == MODAL:
            fields = tuple(name for name, _ in pressable(answer.data))
            corpus.forms[answer.data["custom_id"]] = fields
