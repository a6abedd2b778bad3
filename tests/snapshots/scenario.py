"""The bot in one language, without sockets: what people do goes in, and all they see is kept.

Ids, seeds and times are always the same, so that the same scenario is always the same text.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord

from bot.language.language import load
from bot.local.limits import COMPONENTS_V2
from bot.local.limits_components import walk
from bot.pictures.board_spec import BoardSpec
from bot.process.app import App
from bot.ui.message_files import Picture
from bot.ui.screen import Screen
from engine.core.chance import Dice, FairChance
from engine.core.saves import SCHEMA, dump_state
from engine.core.state import GameState, awaited, waiting
from engine.editions.board import TOKENS
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import PACES
from engine.host.clocks.seat_status import SeatStatus, seat_statuses
from engine.host.snapshots import state_of
from engine.host.store.records import Commit, GameRecord, Player, Secret, Step
from engine.players import absent
from tests.snapshots import message_text
from tests.snapshots.screen_recorder import (
    DIRECT,
    NAMES,
    ScreenRecorder,
    ShownMessage,
    ids_on,
    name_of,
)
from tests.support.absence import make_absent
from tests.support.app_harness import (
    CHANNEL,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    EVERYTHING,
    GUILD,
    SUBMIT,
    Json,
    Sender,
    app_harness,
)
from tests.support.game import Game
from tests.support.seating import as_joined

NOW = 1_800_000_000.0
STRINGS, WHOLE, USER = 3, 4, 6
"""What Discord calls the kinds of options."""
CLIENTS = {"en": "en-US", "es": "es-ES"}
"""What a client of Discord calls the languages that it has another name for."""


class Scenario(ScreenRecorder):
    """People at the tables of a server; `transcript` is what they have seen, as text."""

    def __init__(self, app: App, locale: str) -> None:
        super().__init__(app)
        self.locale = locale
        self.now = NOW
        self.rolls: list[Dice] = []

    # -- tables --------------------------------------------------------------------------------

    async def table(
        self,
        state: GameState,
        pace: str = "live",
        game: str = "game",
        computers: Sequence[int] = (),
        **known: Any,
    ) -> str:
        """A game that stands so, with people on its seats, shown in the channel; its id."""
        players = tuple(
            Player(seat, None if seat in computers else seat + 1, NAMES[seat], TOKENS[seat])
            for seat in range(len(state.seats))
        )
        for player in players:
            # Whoever sits there has pressed Join before, and so has been heard.
            await self.app.publisher.locales.of_interaction(player.seat + 1, self.locale)
        text = dump_state(state).decode()
        row = GameRecord(
            game, 1, SCHEMA, "running", text, pace, GUILD, CHANNEL, False, 1, self.now, self.now
        )
        row = replace(row, **known)
        seats = seat_statuses(players, PACES[pace], {}, {}, 0)
        due = deadlines(state, (), (), PACES[pace], seats, self.now) if not state.is_over else ()
        commit = Commit(row, 0, players=players, deadlines=due, outbox=("table",))
        await self.app.host.store.games.create(commit, Secret(game, bytes(32), "hash of the seed"))
        await self.showing(game)
        return game

    async def begin(self, *rolls: Dice, people: int = 3, pace: str = "live") -> str:
        """A game from its lobby on, whose dice fall so after the first seat begins; its id."""
        self.rolls = [(6, 5), *[(1, 1)] * (people - 1), *rolls]
        await self.command(0, "new", pace=pace)
        for who in range(1, people):
            await self.press(who, "lobby join")
        await self.press(0, "lobby start")
        self.forget()
        ((game,),) = [await self.app.host.store.search.games_in_channel(CHANNEL)]
        return game.id

    def user(self, seat: int) -> discord.Object:
        """Whoever sits there, as an option of a command."""
        return discord.Object(seat + 1)

    def forget(self) -> None:
        """What has been seen so far belongs to another scenario."""
        self.write()
        self.transcript.clear()
        self._parts.clear()

    async def showing(self, game: str) -> None:
        """Until everything about a game is shown."""
        self.app.publisher.schedule(game)
        await self.wait_until_shown()

    async def arrange(self, game: str, change: Callable[[Game], object]) -> None:
        """Something has happened at the table; deadlines and messages follow."""
        started = await self.app.host.started_game(game)
        arranged = Game.of(state_of(started).copy())
        change(arranged)
        text, version = dump_state(arranged.state).decode(), started.record.version + 1
        after = replace(started.record, version=version, state=text)
        step = Step(version, self.now, None, None, "arrange", "[]")
        seats = [SeatStatus(is_person=it.user_id is not None) for it in started.players]
        due = deadlines(arranged.state, (), started.deadlines, PACES[after.pace], seats, self.now)
        await self.app.host.commit(Commit(after, version - 1, (step,), due, outbox=("table",)))
        await self.showing(game)

    async def wait(self, seconds: float) -> None:
        """Time goes by, and what is due by then happens."""
        self.now += seconds
        await self.app.fire_due()
        await self.wait_until_shown()

    async def make_absent(self, game: str, who: int) -> None:
        """Somebody has missed as many deadlines as make them absent."""
        await make_absent(self.app.host, game, who)
        await self.showing(game)

    async def silence(self, game: str) -> None:
        """Whoever is waited for does what silence would mean."""
        started = await self.app.host.started_game(game)
        if not state_of(started).is_over:
            seat, decision = awaited(state_of(started))[0], waiting(state_of(started))
            action, key = absent.answer(state_of(started), seat), f"key{next(self._ids)}"
            await self.app.host.submit(game, seat + 1, decision.id, action, key)
            await self.wait_until_shown()

    async def play_on(self, game: str, choices: int) -> None:
        """Silence so many times; of all that it would show, only how the table stands then."""
        with patch.object(self.app.host, "on_commit", lambda _: None):
            for _ in range(choices):
                await self.silence(game)
        await self.showing(game)

    # -- people --------------------------------------------------------------------------------

    def person(self, who: int, **known: Any) -> Sender:
        """Whoever sits on a seat, as Discord tells of them."""
        locale = CLIENTS.get(self.locale, self.locale)
        return Sender(who + 1, locale=locale, **known)

    async def command(self, who: int, name: str, /, **options: Any) -> None:
        """/monopoly something; a number for a user is a seat."""
        await self._command(self.person(who), ("monopoly", name), options)

    async def moderate(self, who: int, name: str, /, **options: Any) -> None:
        """/monopoly-mod something, by somebody who may."""
        await self._command(
            self.person(who, permissions=EVERYTHING), ("monopoly-mod", name), options
        )

    async def in_private(self, who: int, name: str, /, **options: Any) -> None:
        """/monopoly something, written to the bot directly."""
        sender = self.person(who, guild=None, channel=DIRECT + who + 1)
        await self._command(sender, ("monopoly", name), options)

    async def use_on(self, who: int, name: str, other: int) -> None:
        """A command in the menu of whoever sits on another seat."""
        sender, target = self.person(who), str(other + 1)
        self._sender, self._pressed = sender.user, None
        self.record_action(f"» {NAMES[who]}: {NAMES[other]} › Apps › {name}")
        users = {target: self._user(other + 1)}
        data = {"id": "1", "name": name, "type": 2, "target_id": target}
        await self.send(sender, COMMAND, data | {"resolved": {"users": users}})

    async def _command(self, sender: Sender, path: Sequence[str], options: Json) -> None:
        self._sender, self._pressed = sender.user, None
        told = " ".join(f"{name}: {_named(value)}" for name, value in options.items())
        self.record_action(f"» {name_of(sender.user)}: /{' '.join(path)} {told}".rstrip())
        kinds = {str: STRINGS, int: WHOLE, discord.Object: USER}
        given = [
            {
                "name": name,
                "type": kinds[type(it)],
                "value": str(it.id) if isinstance(it, discord.Object) else it,
            }
            for name, it in options.items()
        ]
        users = {it["value"]: self._user(int(it["value"])) for it in given if it["type"] == USER}
        group = {"type": 1, "name": path[1], "options": given}
        data = {"id": "1", "name": path[0], "type": 1, "options": [group]}
        await self.send(sender, COMMAND, data | {"resolved": {"users": users}})

    async def press(self, who: int, what: str, *values: str, **known: Any) -> None:  # type: ignore[override]
        """Press the newest thing whose press begins so: "manage", "draft money"; or choose.

        What the person sees comes first; what only others see is pressed like a forged press.
        """
        self.write()
        seen, custom_id = self._find(who, what)
        await self.press_part(who, seen, custom_id, values, **known)

    async def press_part(
        self, who: int, seen: ShownMessage, custom_id: str, values: Sequence[str], **known: Any
    ) -> None:
        """Press one thing on a message, or choose from it."""
        self._sender, self._pressed = who + 1, seen
        what = message_text.pressed(seen.body, custom_id, values)
        self.record_action(f"» {NAMES[who]}: {what}")
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = [*values]
        sender = self.person(who, channel=seen.channel, **known)
        if seen.channel >= DIRECT:
            sender = replace(sender, guild=None)
        body = self._stored(seen.channel, {"flags": _flags_of(seen)})
        await self.send(sender, COMPONENT, data, body | {"id": str(seen.message)})

    async def press_as_manager(self, who: int, what: str, *values: str) -> None:
        """The same by somebody who may manage the server."""
        await self.press(who, what, *values, permissions=EVERYTHING)

    def _find(self, who: int, what: str) -> tuple[ShownMessage, str]:
        readers = (None, who + 1)
        messages = sorted(reversed(self.messages), key=lambda it: it.reader not in readers)
        for pattern in (what, f"{what} .*"):
            for seen in messages:
                for custom_id in ids_on(seen.body):
                    if re.fullmatch(pattern, custom_id.split(":", 3)[3].replace(":", " ").rstrip()):
                        return seen, custom_id
        every = sorted({it.split(":", 3)[3] for seen in self.messages for it in ids_on(seen.body)})
        raise AssertionError(f"{what!r} is not among {every}")

    def offered(self, what: str, who: int = 0) -> list[str]:
        """The values of the newest list that this person sees and whose press begins so."""
        self.write()
        seen, custom_id = self._find(who, what)
        parts = walk(seen.body["components"])
        (part,) = [it for it in parts if it.get("custom_id") == custom_id]
        return [it["value"] for it in part["options"]]

    async def fill(self, who: int, **fields: str) -> None:
        """Fill in and send the newest form."""
        form = self.forms[-1]
        known = {it["component"]["custom_id"]: it["component"] for it in form["components"]}
        assert fields.keys() <= known.keys(), sorted(known)
        parts = [
            {"type": 18, "component": {"custom_id": name} | _filled(it, fields.get(name))}
            for name, it in known.items()
        ]
        self._sender = who + 1
        typed = ", ".join(fields.values())
        self.record_action(f"» {NAMES[who]}: types {typed}".rstrip())
        seen = self._pressed
        assert seen is not None
        body = self._stored(seen.channel, {"flags": _flags_of(seen)})
        data = {"custom_id": form["custom_id"], "components": parts}
        sender = self.person(who, channel=seen.channel)
        await self.send(sender, SUBMIT, data, body | {"id": str(seen.message)})

    def _user(self, number: int, name: str = "") -> Json:
        return super()._user(number, name or name_of(number))


def _filled(part: Json, given: str | None) -> Json:
    """A part of a form as it is sent: with what is given, or else what stands there already."""
    if part["type"] != STRINGS:
        return {"type": part["type"], "value": part.get("value") or "" if given is None else given}
    chosen = [it["value"] for it in part["options"] if it.get("default")]
    return {"type": part["type"], "values": chosen if given is None else [given]}


def _flags_of(seen: ShownMessage) -> int:
    """Whether only one person sees a message, and whether it is one of components."""
    return ((seen.body.get("flags") or 0) & COMPONENTS_V2) | (EPHEMERAL if seen.private else 0)


def _named(value: object) -> object:
    return name_of(value.id) if isinstance(value, discord.Object) else value


async def undrawn(
    painter: object, screen: Screen, pictures: Sequence[Picture]
) -> tuple[Screen, list[discord.File]]:
    """What a picture looks like is tested elsewhere: here its name and its words count."""
    return screen, [discord.File(BytesIO(), it.name, description=it.alt) for it in pictures]


def unfilmed(boards: Iterable[BoardSpec], count: int) -> bytes:
    """Nor is a film looked at."""
    return b""


@asynccontextmanager
async def started_scenario(folder: Path, locale: str) -> AsyncIterator[Scenario]:
    """The bot in a server that speaks this language, among people who do."""
    clock: list[Scenario] = []
    with ExitStack() as fixed:
        fixed.enter_context(patch("bot.discord.picture_uploads.PictureDrawer.draw", undrawn))
        drafts = count()
        fixed.enter_context(patch("secrets.token_hex", lambda size: f"{next(drafts):0{2 * size}x}"))
        fixed.enter_context(patch("engine.host.boards.own_boards._random", _counted(count())))
        fixed.enter_context(patch("bot.features.reviews.replay.draw_film", unfilmed))
        async with app_harness(
            folder / "games.db",
            lambda app: Scenario(app, locale),
            now=lambda: clock[0].now if clock else NOW,
            seed=lambda: bytes(32),
        ) as made:
            clock.append(made)
            made.app.publisher.locales.locale_of = lambda _: locale
            fixed.enter_context(patch("engine.core.chance.FairChance.dice", _falling(made)))
            fixed.enter_context(as_joined())
            made.words = load(locale)
            yield made


def _counted(numbers: Iterator[int]) -> Callable[[int], str]:
    """Ids and codes of boards that are always the same."""
    return lambda length: f"{next(numbers):0{length}d}"


def _falling(made: Scenario) -> Callable[[FairChance, int], Dice]:
    """Dice that fall as the scenario says, then as the seed does, which is always the same."""
    fair = FairChance.dice
    return lambda chance, number: made.rolls.pop(0) if made.rolls else fair(chance, number)
