"""A Discord server in the process: the real client and store, members, a clock to move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import discord
from discord import app_commands

from bot.discord.posting import Post
from bot.local import interactions, payloads
from bot.local.errors import Json
from bot.local.interactions import Sent
from bot.local.permissions import GRANTED
from bot.pictures.board import draw_board
from bot.process.app import App, Setup
from engine.core.actions import Action
from engine.core.saves import dump_state
from engine.core.state import awaited, waiting
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import pace_of
from engine.host.clocks.seat_status import seat_statuses
from engine.host.processes.downtime import ALIVE
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import Commit, Step
from engine.host.store.store import Store
from engine.players import absent
from tests.support import timeouts
from tests.support.absence import make_absent
from tests.support.answer_labels import JOIN, MORE, START
from tests.support.game import Game
from tests.support.in_process_discord import InProcessDiscord
from tests.support.known_commands import give_commands, note_commands, payload_once
from tests.support.loop_clock import LoopClock
from tests.support.simulated_members import Member, Place
from tests.support.simulated_messages import (
    SELECT,
    Answer,
    button_of,
    buttons,
    selects,
)
from tests.support.unthreaded_sqlite import open_unthreaded

T = TypeVar("T")
MANAGE_SERVER = discord.Permissions(manage_guild=True).value
SEED = b"a quiet channel, twenty turns it".ljust(32, b".")
HOUR = 3600.0
"""No timer of the store's is due while the bot comes to rest."""
NAMES = ("Ada", "Ben", "Cleo", "Dora")
board_drawn_once = lru_cache(maxsize=256)(draw_board)
"""Games of tests begin alike: three of four boards that they show were shown before."""


class SimulatedServer(InProcessDiscord):
    """A server with one channel and some members, and the bot in it."""

    def __init__(self, place: Path, names: Sequence[str], seed: bytes, **setup: Any) -> None:
        self.place = place
        self.seed = seed
        self._setup = setup
        self.clock = LoopClock()
        self._acts = count()
        self.app: App
        self.post: Post
        super().__init__(names)
        people = [int(it["id"]) for it in self.hub.world.users()][1:]
        self.members = [Member(self.hub, self._client, it, self.settle) for it in people]

    # -- beginning and ending ------------------------------------------------------------------

    async def _start(self, *, knows_commands: bool = False) -> None:
        store = await open_unthreaded(self.place, quiet=HOUR)
        if knows_commands:
            await give_commands(self.hub.world, store.settings)
        self._make_app(store)
        await self._connect()
        await note_commands(self.hub.world, store.settings)

    def _make_app(self, store: Store) -> None:
        self.app = self._new_app(store)
        self.post = Post(self.app.client)

    def _new_app(self, store: Store) -> App:
        options = {"shard_count": 1, "guild_ready_timeout": 0.0}
        time, seed = self.clock.time, lambda: self.seed
        return App(store, Setup(client=options, seed=seed, monotonic=time, **self._setup))

    async def _connect(self) -> None:
        await self.wire.connect(self.app.client)
        await self.settle()
        await self.run_in_bot(self.app.start_deadline_timer())

    def _client(self) -> discord.Client:
        return self.app.client

    async def set_language(self, locale: str) -> None:
        """The server's language in its settings at Discord is this one from now on."""
        self.hub.world.set_meta("locale", locale)
        self._tell_of_server()
        await self.settle()

    def set_client_language(self, who: int, locale: str) -> None:
        """A member's client speaks this language from now on."""
        self.hub.world.run("UPDATE users SET locale=? WHERE id=?", locale, self.user(who))

    def _tell_of_server(self) -> None:
        world = self.hub.world
        guild = payloads.guild(world, world.guild_id)
        self.hub.gateway.dispatch("GUILD_UPDATE", guild, world.guild_id)

    def make_manager(self, who: int) -> None:
        """Let a member manage the server from now on."""
        self._grant(who, MANAGE_SERVER)

    def revoke_roles(self, who: int) -> None:
        """Take every role from a member."""
        self._grant(who, 0)

    def _grant(self, who: int, permissions: int) -> None:
        """Give a member exactly these permissions beyond those of everyone."""
        self.hub.world.set_meta(GRANTED.format(self.user(who)), str(permissions))

    def transfer_ownership(self, who: int) -> None:
        """Make a member the owner of the server."""
        self.hub.world.set_meta("owner", str(self.user(who)))
        self._tell_of_server()

    async def put_away(self, thread: Place, *, is_heard: bool = True) -> None:
        """Archive and lock a thread, as a member who manages threads can."""
        await self.alter_thread(thread, is_heard, archived=True, locked=True)

    async def give_back(self, thread: Place, *, is_heard: bool = True) -> None:
        """Open a thread again that was put away."""
        await self.alter_thread(thread, is_heard, archived=False, locked=False)

    async def alter_thread(
        self, thread: Place, is_heard: bool, *, archived: bool, locked: bool
    ) -> None:
        """Change the state of a thread; unheard, the bot is not told of it."""
        body = thread.body
        body["thread_metadata"] |= {"archived": archived, "locked": locked}
        self.hub.world.put_channel(body)
        if is_heard:
            self.hub.changed(body)
            await self.settle()

    async def restart(self) -> None:
        """Another process takes over; all that it knows is on disk."""
        await self._stop()
        await self._start()

    async def crash(self, away: float = 0.0) -> None:
        """Another process takes over from one that was killed, whatever that was at.

        `away`: the seconds in between, in which nothing that is due can happen.
        """
        self.wire.cut()
        await self.clock.end_tasks()
        store = self.app.host.store
        await store.settings.put(ALIVE, str(self.now))
        await store.close()
        self.clock.seconds += away
        self._make_app(await open_unthreaded(self.place, quiet=HOUR))
        await self.app.downtime.begin()
        await self._connect()

    @asynccontextmanager
    async def second_process(self) -> AsyncIterator[App]:
        """Run another process on the same database until the end of the block."""
        app = self._new_app(await open_unthreaded(self.place, quiet=HOUR))
        await self.wire.connect(app.client)
        await self.settle()
        yield app
        await app.host.store.close()

    async def _stop(self) -> None:
        self.wire.disconnect()
        await self.app.publisher.drain()
        await self.app.deadline_timer.stop()
        await self.clock.end_tasks()
        await self.app.host.store.close()

    # -- acting --------------------------------------------------------------------------------

    async def command(self, who: int, name: str, /, **options: Any) -> Answer:
        """A command of the group in the channel."""
        return await self._type(who, self.channel, f"monopoly {name}", options)

    async def ask_to_undo(self, who: int) -> Answer:
        """Ask to undo one's last choice; where nobody has to agree, it is undone."""
        shown = (await self.command(who, "undo")).private
        return await self.press(who, shown, buttons(shown)[0]["label"])

    async def vote_to_cancel(self, who: int) -> Answer:
        """Agree to call the game of the channel off, once more when asked."""
        asked = await self.ask_to_cancel(who)
        return await self.press(who, asked.private, "End the game")

    async def ask_to_resign(self, who: int, *, in_dm: bool = False) -> Answer:
        """What a person is asked before they resign, or why they cannot."""
        return await self._leave(who, 0, in_dm=in_dm)

    async def ask_to_cancel(self, who: int) -> Answer:
        """What a person is asked before they vote to call the game off, or why they cannot."""
        return await self._leave(who, 1)

    async def _leave(self, who: int, way: int, *, in_dm: bool = False) -> Answer:
        """The question of one of the two ways to leave, where both are offered."""
        answer = await (self.command_in_dm if in_dm else self.command)(who, "leave")
        ways = buttons(answer.private)
        if any(it["label"] == "End the game…" for it in ways):
            await self.press(who, answer.private, ways[way]["label"])
        return answer

    async def open_settings(self, who: int) -> Answer:
        """The command of those who manage the server."""
        return await self._type(who, self.channel, "monopoly-mod settings", {})

    async def moderate(self, who: int, act: str, /, **options: Any) -> Answer:
        """A command of those who manage the server, about a game."""
        return await self._type(who, self.channel, f"monopoly-mod {act}", options)

    async def confirm(self, who: int, asked: Answer) -> Answer:
        """Press the button that says yes under what a moderator is asked."""
        (yes, _) = buttons(asked.private)
        return await self.press(who, asked.private, yes["label"])

    def commands(self, who: int) -> tuple[str, ...]:
        """Return the commands that a member is offered in the channel."""
        return self.members[who].available_commands(self.channel)

    async def command_in_dm(self, who: int, name: str, /, **options: Any) -> Answer:
        """A command of the group in the bot's direct messages."""
        place = self.members[who].dm_channel
        return await self._type(who, place, f"monopoly {name}", options)

    async def use_on(self, who: int, name: str, other: int) -> Answer:
        """A command in the menu of another member, in the channel."""
        sent = self.members[who].use_on(self.channel, name, self.user(other))
        return await self._answer(sent)

    async def use_on_message(self, who: int, name: str, message: Any) -> Answer:
        """A command in the menu of a message, in the channel."""
        sent = self.members[who].use_on_message(self.channel, name, message.id)
        return await self._answer(sent)

    async def commands_at_once(self, name: str, *people: int) -> list[Answer]:
        """The same command of the group by several members in the channel, at the same moment."""
        return await self._at_once(name, [(who, self.channel) for who in people])

    async def commands_in_dm_at_once(self, name: str, *people: int) -> list[Answer]:
        """The same command of the group in direct messages, at the same moment."""
        return await self._at_once(name, [(who, self.members[who].dm_channel) for who in people])

    async def _at_once(self, name: str, asked: Sequence[tuple[int, Place]]) -> list[Answer]:
        path = f"monopoly {name}"
        sent = [self.members[who].slash(place, path, {}) for who, place in asked]
        return [await self._answer(it) for it in sent]

    async def _type(self, who: int, place: Place, path: str, options: Json) -> Answer:
        return await self._answer(self.members[who].slash(place, path, options))

    async def _answer(self, sent: Sent) -> Answer:
        await self.settle()
        return Answer(self.hub, self.app.client, sent)

    async def completions(self, who: int, name: str, option: str, typed: str) -> list[Any]:
        """Return the completions for a member who types into an option."""
        member = self.members[who]
        return await member.autocomplete(self.channel, f"monopoly {name}", option, typed)

    async def press(self, who: int, message: Any, label: str) -> Answer:
        """Press the one button of that label, or the one whose label begins like it.

        `message` is one of the channel, of a thread, of direct messages, or a private panel.
        """
        found = button_of(message, label)["custom_id"]
        return await self._answer(interactions.press(self.hub, self.user(who), message.id, found))

    async def press_in_more(self, who: int, game: str, label: str) -> Answer:
        """Press a button of the panel that More… of the game message opens."""
        opened = await self.press(who, await self.message(game, "table"), MORE)
        return await self.press(who, opened.private, label)

    async def press_id(self, who: int, message: Any, part: str) -> Answer:
        """Press the button of this custom_id, or the one whose custom_id contains it."""
        every = [it["custom_id"] for it in buttons(message)]
        (found,) = [it for it in every if it == part] or [it for it in every if part in it]
        return await self._answer(interactions.press(self.hub, self.user(who), message.id, found))

    async def press_late(self, who: int, message: Any, label: str) -> Answer:
        """Press a button that a member still sees, though the message has changed by now."""
        return await self.press_made_up(who, message, button_of(message, label)["custom_id"])

    async def press_made_up(self, who: int, message: Any, custom_id: str) -> Answer:
        """Press what the message may have had at another time."""
        return await self._answer(
            interactions.press_raw(self.hub, self.user(who), message.id, custom_id)
        )

    async def choose_made_up(self, who: int, message: Any, custom_id: str, value: str) -> Answer:
        """Choose in a list that the message may have had at another time."""
        member = self.user(who)
        return await self._answer(
            interactions.press_raw(self.hub, member, message.id, custom_id, [value], SELECT)
        )

    async def choose(self, who: int, message: Any, part: str, *values: str) -> Answer:
        """Choose in the select whose custom_id contains this."""
        found = [it["custom_id"] for it in selects(message) if part in it["custom_id"]]
        assert len(found) == 1, f"{part!r} among {[it['custom_id'] for it in selects(message)]}"
        member, chosen = self.user(who), list(values)
        return await self._answer(
            interactions.choose(self.hub, member, message.id, found[0], chosen)
        )

    async def type(self, who: int, form: Answer, **fields: str) -> Answer:
        """Fill in and send the form that a press has opened."""
        return await self._answer(interactions.submit(self.hub, self.user(who), form.id, fields))

    async def wait(self, seconds: float) -> None:
        """Time goes by, and what was due happens."""
        await self.clock.wait(seconds)

    async def settle(self) -> None:
        """Let the bot finish what it is at."""
        await self.clock.settle()

    # -- looking -------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """Unix seconds."""
        return self.clock.now().timestamp()

    def direct(self, who: int) -> list[discord.Message]:
        """Return the direct messages between a member and the bot, oldest first."""
        return self.members[who].dm_channel.history()

    def user(self, who: int) -> int:
        """Return a member's user id."""
        return self.members[who].id

    async def message(self, game: str, role: str) -> discord.Message:
        """The message that plays a role in a game."""
        stored = await self.app.host.store.messages.get(game, role)
        assert stored is not None, role
        places = [self.channel, *self.threads, *(it.user.dm_channel for it in self.members)]
        (place,) = [it for it in places if it.id == stored.channel_id]
        return next(it for it in place.history() if it.id == stored.message_id)

    async def table(self, game: str) -> StartedGame:
        """The game as the host has it."""
        return await self.app.host.started_game(game)

    # -- what no test needs to press -------------------------------------------------------------

    async def arrange(self, game: str, change: Callable[[Game], object]) -> None:
        """Something has happened at the table; deadlines and messages follow."""
        started = await self.table(game)
        arranged = Game.of(state_of(started).copy())
        change(arranged)
        text, version = dump_state(arranged.state).decode(), started.record.version + 1
        after = replace(started.record, version=version, state=text)
        step = Step(version, self.now, None, None, "arrange", "[]")
        pace = pace_of(after.pace)
        seats = seat_statuses(started.players, pace, {}, {}, self.now)
        due = deadlines(arranged.state, (), started.deadlines, pace, seats, self.now)
        commit = Commit(after, version - 1, (step,), due, outbox=("table",))
        await self.run_in_bot(self.app.host.commit(commit))

    async def act(self, game: str, who: int, action: Action) -> StartedGame:
        """Carry out an action of a player, by any button; return what has come of it."""
        started, key = await self.table(game), f"act{next(self._acts)}"
        decision = state_of(started).agenda.top.id  # type: ignore[union-attr]
        seat = next(it.seat for it in started.players if it.user_id == self.user(who))
        assert seat == who
        submit = self.app.host.submit(game, self.user(who), decision, action, key)
        return await self.run_in_bot(submit)

    async def answer_by_timeout(self, game: str, times: int) -> None:
        """Give a number of answers in a row by silence; all are shown together at the end."""

        async def answer() -> None:
            for _ in range(times):
                started = await self.table(game)
                seat, decision = awaited(state_of(started))[0], waiting(state_of(started))
                action, user = absent.answer(state_of(started), seat), self.user(seat)
                key = f"act{next(self._acts)}"
                await self.app.host.submit(game, user, decision.id, action, key)

        await self.run_in_bot(answer())

    async def make_absent(self, game: str, who: int) -> None:
        """A seat has missed as many deadlines as make it absent."""
        await self.run_in_bot(make_absent(self.app.host, game, who))

    async def run_in_bot(self, work: Awaitable[T]) -> T:
        """Something that the bot does without being asked, and all that comes of it."""
        done = await work
        await self.settle()
        return done

    # -- games ---------------------------------------------------------------------------------

    async def open_lobby(self, pace: str = "live", people: int = 2) -> str:
        """A lobby of the first members; the game's id."""
        store, channel = self.app.host.store, self.channel.id
        before = await store.search.games_in_channel(channel)
        await self.command(0, "new", pace=pace)
        (game,) = {it.id for it in await store.search.games_in_channel(channel)} - {
            it.id for it in before
        }
        for who in range(1, people):
            await self.press(who, await self.message(game, "lobby"), JOIN)
        return game

    async def start_when_confirmed(self, game: str, *others: int) -> None:
        """Let the others say that they are still in after a change; then the host starts."""
        for who in others:
            await self.press(who, await self.message(game, "lobby"), "Still in")
        await self.press(0, await self.message(game, "lobby"), START)

    async def close_lobby(self, who: int, game: str) -> Answer:
        """Press the button that cancels a game before it starts, and confirm."""
        asked = await self.press(who, await self.lobby_settings(who, game), "Cancel the game…")
        return await self.press(who, asked.response, "Cancel the game for everyone")

    async def lobby_settings(self, who: int, game: str) -> Any:
        """The private panel behind the lobby's button."""
        return (await self.press(who, await self.message(game, "lobby"), "Settings…")).private

    async def computers_panel(self, who: int, game: str) -> Any:
        """The private panel in which computer players are chosen."""
        lobby = await self.message(game, "lobby")
        return (await self.press(who, lobby, "Add computer player")).private

    async def add_computer(self, who: int, game: str, character: str = "neutral") -> Answer:
        """Let a computer player of a character sit down in a lobby."""
        panel = await self.computers_panel(who, game)
        return await self.choose(who, panel, ":add ", character)

    async def start_alone(self, computers: int = 1, pace: str = "live") -> str:
        """A game of the first member against computers that has begun; its id."""
        game = await self.open_lobby(pace, people=1)
        for _ in range(computers):
            await self.add_computer(0, game)
        await self.press(0, await self.message(game, "lobby"), START)
        return game

    async def start_game(self, pace: str = "live", people: int = 2) -> str:
        """A game of the first members that has begun; its id."""
        game = await self.open_lobby(pace, people)
        await self.press(0, await self.message(game, "lobby"), START)
        return game


@asynccontextmanager
async def simulated_server(
    folder: Path,
    names: Sequence[str] = NAMES,
    seed: bytes = SEED,
    *,
    is_new: bool = False,
    **setup: Any,
) -> AsyncIterator[SimulatedServer]:
    """The bot among members of a server; a new one has yet to be told of its commands.

    `setup`: what it has otherwise than other bots.
    """
    made, errors = SimulatedServer(folder / "games.db", names, seed, **setup), list[Exception]()
    payloads_once = patch.object(app_commands.Group, "get_translated_payload", payload_once)
    # Answers in time are tried elsewhere: here a slow machine must not look like a slow bot.
    patient = patch("bot.discord.reply.DEFER_AFTER", timeouts.TIMEOUT)
    monotonic = patch("bot.messages.delayed_syncs.monotonic", made.clock.time)
    boards = patch("bot.render.board_picture.draw_board", board_drawn_once)
    with ExitStack() as stack:
        started, answering = made.clock.started(), made.wire.answering()
        for it in (started, answering, noting(errors), payloads_once, boards, patient, monotonic):
            stack.enter_context(it)
        await made._start(knows_commands=not is_new)
        try:
            yield made
            await made.settle()
        finally:
            await made._stop()
            made.hub.world.close()
    if errors:
        raise ExceptionGroup("what nobody has waited for went wrong", errors)


@contextmanager
def noting(errors: list[Exception]) -> Iterator[None]:
    """Note the errors of tasks and timers of the running loop that nobody waits for."""
    loop = asyncio.get_running_loop()

    def note(_: asyncio.AbstractEventLoop, context: Json) -> None:
        errors.append(context.get("exception") or RuntimeError(context["message"]))

    loop.set_exception_handler(note)
    try:
        yield
    finally:
        loop.set_exception_handler(None)
