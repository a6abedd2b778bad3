"""Plays games until each kind of what can stand open stands open in enough of them."""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.ui.press import read_press
from engine.host.computer_tasks import ComputerTasks
from tests.states import endings
from tests.states.kinds import OUT_OF_REACH, Kind
from tests.states.remembering_discord import (
    DIRECT_FROM,
    RememberingDiscord,
    remembering_discord,
    thread_of,
)
from tests.states.scouting import Scout
from tests.states.standing import counted, missing, of_game, of_state, open_in, verb_of
from tests.states.wild_game import Plan, WildGame, any_plan

LEAST = 3
"""Games that are to have each kind open."""
OPEN = (
    "frame", "waits", "deadline", "debt", "rent terms", "intent", "beside the stack", "ballot",
    "seat", "game",
)  # fmt: skip
"""The families for which a game stops at once: what stands open now may be gone a moment later."""
LOGGED = ("notice", "action", "event", "author", "edition", "rules", "house rule", "fate", "phase")
RARE = ("frame", "waits", "debt", "rent terms", "intent", "beside the stack")
"""The families of which a state alone tells, so that they can be looked for in memory."""
SHOWN = 15
"""The last actions of a game that was looked for: people press them, and see what comes of them."""
EACH = 2
"""Presses of one shape that are noted of each game."""
FIRST_CHANNEL = 10_000
LONGEST = 30.0
"""Seconds that a game may take to make."""


@dataclass
class Making:
    """A database that is being made, and what is noted beside it."""

    place: Path
    random: Random
    notes: list[dict[str, Any]] = field(default_factory=list)
    next_id: int = 10_000
    number: int = 0
    way: str = ""
    is_new: bool = True
    table: dict[Kind, set[str]] = field(default_factory=dict)
    shapes: Counter[str] = field(default_factory=Counter)
    known: dict[str, set[Kind]] = field(default_factory=dict)

    def go_on(self) -> None:
        """Give new ids and channels to whatever is added to a database that is there already."""
        if self.notes:
            self.next_id = max(int(note["id"].removeprefix("new")) for note in self.notes) + 100_000
            self.number = self.next_id // 10

    def presses(self) -> list[tuple[str, str]]:
        """Return the noted presses, with the games in which they stand."""
        return [(note["id"], it["id"]) for note in self.notes for it in note["presses"]]

    def count(self) -> None:
        """Count what stands open now."""
        self.table = counted(self.place, self.presses(), self.known)

    def lacking(self, families: Sequence[str] | None = None) -> set[Kind]:
        """Return the kinds that too few games have open."""
        found = missing(self.table, LEAST)
        names = found if families is None else families
        lacking = {(family, it) for family in names for it in found.get(family, ())}
        return lacking - OUT_OF_REACH.keys()

    async def add_game(self, most: int) -> bool:
        """Make one game more; return whether it stays, because it adds something."""
        self.number += 1
        before = self.place.with_suffix(".before")
        if self.place.exists():
            shutil.copy(self.place, before)
        note = await self._make(most)
        if note is not None:
            self.notes = [it for it in self.notes if it["id"] != note["id"]]
            self.notes.append(note)
            was = self.lacking()
            self.count()
            if was - self.lacking() or _adds(self.table, was, note["id"]):
                return True
            self.notes.pop()
            self.known.pop(note["id"], None)
        if before.exists():
            shutil.copy(before, self.place)
        self.count()
        return False

    async def _make(self, most: int) -> dict[str, Any] | None:
        random = Random(f"{self.random.random()} {self.number}")
        async with remembering_discord(self.place) as discord:
            discord.begin_ids(self.next_id)
            plan, ending = self._plan(random)
            users = random.sample(range(101, 131), plan.people)
            channel = FIRST_CHANNEL + self.number
            channel = thread_of(channel, self.number) if plan.thread else channel
            game = WildGame(discord, random, plan, channel, users)
            if plan.thinking:
                _let_think(discord)
            self.way = f"{ending or 'wild'} at {plan.pace}"
            kept = False
            try:
                async with asyncio.timeout(LONGEST):
                    kept = await self._play(game, ending)
            except TimeoutError:
                self.way += ": too slow"
            finally:
                await _stop_thinking(discord)
            self.next_id = discord.begin_ids()
            if not kept:
                return None
            note = {"id": game.id, "at": discord.time, "way": self.way, "presses": []}
            note["presses"] = self._noted(discord, game)
        _fold(self.place)
        return note

    def _plan(self, random: Random) -> tuple[Plan, str]:
        """Return what is still needed more than anything else, else any game."""
        plan = any_plan(random)
        lacking = self.lacking()
        wanted = [it for it in endings.ENDINGS if endings.ADDS[it] & lacking]
        weights = [len(endings.ADDS[it] & lacking) for it in wanted]
        ending = ""
        if wanted and random.random() < 0.4:
            (ending,) = random.choices(wanted, weights)
        endings.prepare(plan, ending, lacking, random)
        return plan, ending

    async def _play(self, game: WildGame, ending: str) -> bool:
        """Play a game to its ending; return whether it came to that."""
        if ending in endings.ALONE:
            return await endings.run(game, ending)
        if not await game.open():
            return False
        if ending in endings.IN_LOBBY:
            return await endings.run(game, ending)
        if not await game.start() or not await self._lead(game, ending):
            return False
        if ending and not await endings.run(game, ending):
            return False
        await self._open_panels(game)
        return True

    async def _lead(self, game: WildGame, ending: str) -> bool:
        """Play to where an ending can begin, or something wanted stands open."""
        wanted = self.lacking(OPEN)
        if game.plan.direct:
            game.channel = DIRECT_FROM + game.users[0]
        if game.plan.quiet:
            game.app.host.on_commit = _show_nothing
            is_found = await self._scout(game, wanted)
            await game.show()
            return is_found
        least = game.random.randint(0, 40)
        for number in range(game.plan.most):
            if (ending and number > least) or not await game.step():
                break
            if not ending and wanted & await self._open_in(game):
                break
        return True

    async def _scout(self, game: WildGame, wanted: set[Kind]) -> bool:
        """Look for something wanted in memory, then play to it through the host."""
        state, host = await game.state(), game.app.host
        rare = {it for it in wanted if it[0] in RARE}
        never = {it for it in rare if not self.table[it]}
        if never and game.random.random() < 0.5:
            rare = never
        if game.plan.target is not None:
            rare = {game.plan.target}
        if state is None or not rare:
            return False
        with host.loaded.holding(game.id) as entry:
            line = Scout(state, entry.chance, game.random).search(rare, tries=80, most=350)
        for number, (seat, action) in enumerate(line):
            if len(line) - number == SHOWN:
                await game.show()
            state = await game.state()
            if state is None:
                return False
            await game.act(await host.started_game(game.id), state, seat, action)
            await game.discord.wait_until_shown()
        state = await game.state()
        return bool(line) and state is not None and bool(rare & open_in(state))

    async def _open_in(self, game: WildGame) -> set[Kind]:
        """Return the kinds that stand open in a game now: its rows are read only now and then."""
        state = await game.state()
        found = set() if state is None else set(of_state(state))
        if game.random.random() < 0.1:
            with closing(sqlite3.connect(f"file:{self.place}?mode=ro", uri=True)) as file:
                file.row_factory = sqlite3.Row
                found |= of_game(file, game.id)
        return {it for it in found if it[0] in OPEN}

    async def _open_panels(self, game: WildGame) -> None:
        """Let people look at this and that, which changes nothing of what stands open."""
        verbs = [name for family, name in self.lacking(("press",))] or endings.LOOKS
        for _ in range(16):
            with suppress(AssertionError):
                if game.random.random() < 0.4:
                    await game.command(endings.look(game), **{})
                else:
                    await game.any_press(verbs, only_looks=True)

    def _noted(self, discord: RememberingDiscord, game: WildGame) -> list[dict[str, Any]]:
        """Return what can be pressed on the messages of a game: a few of each shape."""
        here, found = Counter[str](), list[dict[str, Any]]()
        for message in reversed([*discord.messages.values()]):
            if message.made_by != game.id:
                continue
            for custom_id, values in message.presses():
                shape = endings.shape_of(custom_id, message)
                if read_press(custom_id) is None or here[shape] >= EACH or self.shapes[shape] > 8:
                    continue
                here[shape] += 1
                self.shapes[shape] += 1
                found.append(endings.press_of(message, custom_id, values, game))
        return found


def _adds(table: dict[Kind, set[str]], lacked: set[Kind], game: str) -> bool:
    """Return whether a game has something of which there was too little."""
    return any(game in table[kind] for kind in lacked)


def _let_think(discord: RememberingDiscord) -> None:
    app = discord.app
    app.host.computers = ComputerTasks(app.host, discord.thinker)
    app.host.live_delay = 2


def _show_nothing(game_id: str) -> None:
    pass


async def _stop_thinking(discord: RememberingDiscord) -> None:
    await discord.app.host.computers.close()


def _fold(place: Path) -> None:
    """Bring what stands beside a database into its one file."""
    with closing(sqlite3.connect(place)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _noted_before(place: Path) -> list[dict[str, Any]]:
    beside = place.with_suffix(".json")
    found: list[dict[str, Any]] = json.loads(beside.read_text()) if beside.exists() else []
    return found if place.exists() else []


async def make(
    place: Path, seed: int, most: int, seconds: float, tell: Callable[[str], object]
) -> list[dict[str, Any]]:
    """Make a database within a time, or add to it; return what is noted of its games."""
    making, until = Making(place, Random(seed), _noted_before(place)), time.monotonic() + seconds
    making.go_on()
    making.is_new = not making.notes
    async with remembering_discord(place):
        pass
    making.count()
    for number in itertools.count(1):
        begun = time.monotonic()
        added = await making.add_game(most)
        lacking = making.lacking()
        tell(json.dumps({
            "tried": number, "games": len(making.notes), "added": added, "lacking": len(lacking),
            "way": making.way, "seconds": round(time.monotonic() - begun, 1),
        }))  # fmt: skip
        if not lacking or number >= most or time.monotonic() > until:
            break
    if making.is_new:
        await _stop(making)
    there = {game for games in making.table.values() for game in games}
    return [note for note in making.notes if note["id"] in there]  # Some end in others' place.


async def _stop(making: Making) -> None:
    """Let the process note that it was disconnected for a minute, and that it ends."""
    async with remembering_discord(making.place) as discord:
        discord.time = max(note["at"] for note in making.notes)
        await discord.app.downtime.begin()
        await discord.app.host.shift_deadlines(60.0)
        await discord.app.downtime.stop()
    _fold(making.place)


__all__ = ["Making", "make", "verb_of"]
