"""A Discord server simulated in the process: the real client and store, members, a clock to move.

All of the simulation's own names stay in this module, so that another could take its place.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import discord
import simcord
from discord import app_commands
from simcord.actors import _component_interaction, _slash
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.process.app import App, Setup
from bot.text.language import languages
from bot.transport.messages import Post
from engine.core.actions import Action
from engine.core.saves import dump_state
from engine.core.state import awaited, waiting
from engine.host.clocks.deadlines import deadlines
from engine.host.clocks.paces import pace_of
from engine.host.clocks.seat_status import seat_statuses
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import Commit, Step
from engine.players import absent
from tests.support import timeouts
from tests.support.absence import make_absent
from tests.support.game import Game
from tests.support.simulated_costs import seldom_polled, use_copied
from tests.support.simulated_messages import (
    BUTTON,
    SELECT,
    Answer,
    buttons,
    custom_ids_in,
    is_answer,
    labels,
    selects,
)
from tests.support.simulated_threads import ArchivedThreadFaults
from tests.support.unthreaded_sqlite import open_unthreaded

use_copied()

T = TypeVar("T")
SILENT, EPHEMERAL, HIDDEN_EMBEDS = 1 << 12, 1 << 6, 1 << 2
MESSAGE = 0
"""The type of what somebody has written; the simulation also tells of threads by messages."""
SEED = b"a quiet channel, twenty turns it".ljust(32, b".")
SETTLE_TIMEOUT = 10.0
"""Real seconds for the bot to come to rest in: it waits for timers that are due as soon."""
HOUR = 3600.0
"""No timer of the store's is due while the bot comes to rest."""
NAMES = ("Ada", "Ben", "Cleo", "Dora")


@dataclass(frozen=True)
class SentMessage:
    """A message or an edit that the bot sent: where, the users whose phones it rings, its text."""

    new: bool
    channel: int
    message: int
    pings: tuple[int, ...]
    text: str = ""


class SimulatedServer:
    """A server with one channel and some members, and the bot in it."""

    def __init__(self, place: Path, seed: bytes) -> None:
        self.place = place
        self.seed = seed
        self.sent: list[SentMessage] = []
        self._acts = count()
        self.app: App
        self.post: Post
        self._env: simcord.Env
        self._guild: simcord.GuildHandle
        self.channel: simcord.ChannelHandle
        self.members: list[simcord.MemberActor] = []

    # -- beginning and ending ------------------------------------------------------------------

    async def _make_app(self) -> App:
        store = await open_unthreaded(self.place, quiet=HOUR)
        options = {"shard_count": 1, "guild_ready_timeout": 0.01}
        app = App(store, Setup(client=options, seed=lambda: self.seed))
        app.client.tree = app.commands.tree  # The simulation looks for it there.
        self.post = Post(app.client)
        return app

    def _people(self, names: Sequence[str]) -> None:
        self._guild = self._env.create_guild()
        self.channel = self._guild.create_text_channel("table")
        for name in names:
            user = self._env.create_user(name.lower(), global_name=name)
            self.members.append(self._guild.add_member(user))
        self._env.backend.subscribers.append(self._see)

    def deny_permissions(
        self, channel: simcord.ChannelHandle | None = None, **permissions: bool
    ) -> None:
        """From now on nobody, the bot included, may do these things in a channel."""
        denied = discord.Permissions(**permissions).value
        overwrite = Overwrite(self._guild.default_role.id, OverwriteType.ROLE, deny=denied)
        self._env.backend.set_overwrite((channel or self.channel).id, overwrite)

    async def set_language(self, locale: str) -> None:
        """The server's language in its settings at Discord is this one from now on."""
        self._env.backend.edit_guild(self._guild.id, {"preferred_locale": locale})
        await self.settle()

    def make_manager(self, who: int) -> None:
        """Let a member manage the server from now on."""
        backend, allowed = self._env.backend, discord.Permissions(manage_guild=True).value
        role = backend.create_role(self._guild.id, "trusted", permissions=allowed)
        backend.add_member_role(self._guild.id, self.user(who), role.id)

    def revoke_roles(self, who: int) -> None:
        """Take every role from a member."""
        backend, user = self._env.backend, self.user(who)
        for role in list(backend.get_guild(self._guild.id).members[user].role_ids):
            backend.remove_member_role(self._guild.id, user, role)

    def transfer_ownership(self, who: int) -> None:
        """Make a member the owner of the server."""
        owner = self.user(who)
        self._env.backend.get_guild(self._guild.id).owner_id = owner
        found = self.app.client.get_guild(self._guild.id)
        assert found is not None
        found.owner_id = owner

    def create_channel(self, name: str) -> simcord.ChannelHandle:
        """A second text channel of the server."""
        return self._guild.create_text_channel(name)

    def hide_embeds(self, message: discord.Message) -> None:
        """Hide the embeds of a message, as a member who manages messages can."""
        self._env.backend.get_message(message.channel.id, message.id).flags |= HIDDEN_EMBEDS

    def delete(self, *messages: discord.Message, is_heard: bool = True) -> None:
        """Delete messages of one channel, as a member who manages messages can; unheard, the bot
        is not told of it.
        """
        channel, ids = messages[0].channel.id, [it.id for it in messages]
        if not is_heard:
            for number in ids:
                del self._env.backend.messages[channel][number]
        elif len(ids) == 1:
            self._env.backend.delete_message(channel, ids[0])
        else:
            self._env.backend.bulk_delete_messages(channel, ids)

    async def put_away(self, thread: simcord.ChannelHandle, *, is_heard: bool = True) -> None:
        """Archive and lock a thread, as a member who manages threads can."""
        await self.alter_thread(thread, is_heard, archived=True, locked=True)

    async def give_back(self, thread: simcord.ChannelHandle, *, is_heard: bool = True) -> None:
        """Open a thread again that was put away."""
        await self.alter_thread(thread, is_heard, archived=False, locked=False)

    async def alter_thread(
        self, thread: simcord.ChannelHandle, is_heard: bool, *, archived: bool, locked: bool
    ) -> None:
        """Change the state of a thread; unheard, the bot is not told of it."""
        metadata = self._env.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        metadata.archived, metadata.locked = archived, locked
        if is_heard:
            self._env.backend.announce_channel_update(thread.id)
            await self.settle()

    def is_locked(self, thread: simcord.ChannelHandle) -> bool:
        """Return whether a thread is archived and locked."""
        metadata = self._env.backend.get_channel(thread.id).thread_metadata
        return metadata is not None and metadata.archived and metadata.locked

    def has_message(self, channel: int, message: int) -> bool:
        """Return whether a message is there."""
        return message in self._env.backend.messages.get(channel, {})

    def custom_ids(self) -> dict[int, list[str]]:
        """Return what can be pressed on each message but private answers, wherever it is."""
        places = self._env.backend.messages.values()
        every = [it for place in places for it in place.values() if not it.is_ephemeral]
        return {it.id: custom_ids_in(it.components) for it in every}

    def _see(self, event: str, payload: Mapping[str, Any]) -> None:
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        flags = payload.get("flags", 0)
        if flags & EPHEMERAL or payload.get("type", 0) != MESSAGE:
            return
        channel, message = int(payload["channel_id"]), int(payload["id"])
        new = event == "MESSAGE_CREATE"
        stored = self._env.backend.get_message(channel, message)
        rings = new and not flags & SILENT
        pings = tuple(stored.ping_user_ids) if rings else ()
        self.sent.append(SentMessage(new, channel, message, pings, str(stored.content)))

    async def restart(self) -> None:
        """Another process takes over; all that it knows is on disk."""
        await self._stop()
        self.app = await self._make_app()
        await self._env.restart_bot(self.app.client)
        await self.run_in_bot(self.app.start_deadline_timer())

    async def _stop(self) -> None:
        await self.app.publisher.drain()
        await self.app.deadline_timer.stop()
        await self.app.host.store.close()

    # -- acting --------------------------------------------------------------------------------

    async def command(self, who: int, name: str, /, **options: Any) -> Answer:
        """A command of the group in the channel."""
        result = await self.members[who].slash(self.channel, f"monopoly {name}", **options)
        return Answer(result)

    async def vote_to_cancel(self, who: int) -> Answer:
        """Agree to call the game of the channel off, once more when asked."""
        asked = await self.command(who, "cancel")
        return await self.press(who, asked.private, "End the game")

    async def open_settings(self, who: int) -> Answer:
        """The command of those who manage the server."""
        return Answer(await self.members[who].slash(self.channel, "monopoly-mod settings"))

    async def moderate(self, who: int, act: str, /, **options: Any) -> Answer:
        """A command of those who manage the server, about a game."""
        path = f"monopoly-mod {act}"
        return Answer(await self.members[who].slash(self.channel, path, **options))

    async def confirm(self, who: int, asked: Answer) -> Answer:
        """Press the button that says yes under what a moderator is asked."""
        (yes, _) = buttons(asked.private)
        return await self.press(who, asked.private, yes["label"])

    def commands(self, who: int) -> tuple[str, ...]:
        """Return the commands that a member is offered in the channel."""
        return self.members[who].available_commands(self.channel)

    async def command_in_dm(self, who: int, name: str, /, **options: Any) -> Answer:
        """A command of the group in the bot's direct messages."""
        result = await self.members[who].user.slash(f"monopoly {name}", **options)
        return Answer(result)

    async def commands_at_once(self, name: str, *people: int) -> list[Answer]:
        """The same command of the group by several members in the channel, at the same moment."""
        asked = [(self.members[who], self.channel) for who in people]
        return await self._at_once(name, asked)

    async def commands_in_dm_at_once(self, name: str, *people: int) -> list[Answer]:
        """The same command of the group in direct messages, at the same moment."""
        users = [self.members[who].user for who in people]
        return await self._at_once(name, [(user, user.dm_channel) for user in users])

    async def _at_once(
        self, name: str, asked: Sequence[tuple[Any, simcord.ChannelHandle]]
    ) -> list[Answer]:
        # Its own commands come one after the other, because each waits until the bot is at rest.
        sent = [_slash(actor, channel, f"monopoly {name}", {}) for actor, channel in asked]
        return [Answer(result) for result in await asyncio.gather(*sent)]

    async def completions(self, who: int, name: str, option: str, typed: str) -> list[Any]:
        """Return the completions for a member who types into an option."""
        member = self.members[who]
        return await member.autocomplete(self.channel, f"monopoly {name}", option, typed)

    async def press(self, who: int, message: Any, label: str) -> Answer:
        """Press the one button of that label, or the one whose label begins like it.

        `message` is one of the channel, of a thread, of direct messages, or a private panel.
        """
        found = _button_of(message, label)
        actor = self._actor(who, message)
        return Answer(await actor.click(message, custom_id=found["custom_id"]))

    async def press_id(self, who: int, message: Any, part: str) -> Answer:
        """Press the button of this custom_id, or the one whose custom_id contains it."""
        every = [it["custom_id"] for it in buttons(message)]
        (found,) = [it for it in every if it == part] or [it for it in every if part in it]
        return Answer(await self._actor(who, message).click(message, custom_id=found))

    async def press_late(self, who: int, message: Any, label: str) -> Answer:
        """Press a button that a member still sees, though the message has changed by now."""
        found = _button_of(message, label)
        data = {"custom_id": found["custom_id"], "component_type": BUTTON}
        stored = self._env.backend.get_message(message.channel.id, message.id)
        return Answer(await _component_interaction(self._actor(who, message), stored, data))

    async def press_made_up(self, who: int, message: Any, custom_id: str) -> Answer:
        """Press what the message may have had at another time."""
        data = {"custom_id": custom_id, "component_type": BUTTON}
        channel = message.channel_id if is_answer(message) else message.channel.id
        stored = self._env.backend.get_message(channel, message.id)
        return Answer(await _component_interaction(self._actor(who, message), stored, data))

    async def choose_made_up(self, who: int, message: Any, custom_id: str, value: str) -> Answer:
        """Choose in a list that the message may have had at another time."""
        data = {"custom_id": custom_id, "component_type": SELECT, "values": [value]}
        stored = self._env.backend.get_message(message.channel.id, message.id)
        return Answer(await _component_interaction(self._actor(who, message), stored, data))

    async def choose(self, who: int, message: Any, part: str, *values: str) -> Answer:
        """Choose in the select whose custom_id contains this."""
        found = [it["custom_id"] for it in selects(message) if part in it["custom_id"]]
        assert len(found) == 1, f"{part!r} among {[it['custom_id'] for it in selects(message)]}"
        actor = self._actor(who, message)
        return Answer(await actor.select(message, values, custom_id=found[0]))

    async def type(self, who: int, form: Answer, **fields: str) -> Answer:
        """Fill in and send the form that a press has opened."""
        return Answer(await self.members[who].submit_modal(form.result, fields))

    async def wait(self, seconds: float) -> None:
        """Time goes by, and what was due happens."""
        await self._env.advance_time(seconds)

    async def settle(self) -> None:
        """Let the bot finish what it is at."""
        await self._env.settle(idle=0.001)

    def fail(self, method: str, path: str, status: int, code: int, times: int | None = 1) -> None:
        """Discord refuses requests like this one."""
        self._env.inject_error(method, path, status=status, code=code, times=times)

    def stop_failing(self) -> None:
        """Let Discord refuse nothing any more."""
        self._env.backend.faults.clear()

    def _actor(self, who: int, message: Any) -> Any:
        member = self.members[who]
        in_dm = (
            message.channel_id == member.user.dm_channel.id
            if is_answer(message)
            else (message.guild is None)
        )
        return member.user if in_dm else member

    # -- looking -------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """Unix seconds."""
        return self._env.now().timestamp()

    @property
    def requests(self) -> list[tuple[str, str, Any]]:
        """Method, path and body of all that the bot has asked of Discord."""
        return [(it.method, it.path, it.json) for it in self._env.http_requests]

    @property
    def messages(self) -> list[discord.Message]:
        """The channel's messages, oldest first; private answers are not among them."""
        written = [it for it in self.channel.history() if it.type.value == MESSAGE]
        return [it for it in written if not it.flags.ephemeral]

    def is_deleted(self, shown: SentMessage) -> bool:
        """Whether a message has been deleted."""
        return shown.message not in self._env.backend.messages[shown.channel]

    @property
    def newest(self) -> discord.Message:
        """The channel's newest message."""
        return self.messages[-1]

    @property
    def newest_pings(self) -> tuple[int, ...]:
        """Whom the newest message of the channel calls."""
        return next(
            it.pings for it in reversed(self.sent) if it.new and it.channel == self.channel.id
        )

    @property
    def threads(self) -> list[simcord.ChannelHandle]:
        """The threads of the channel."""
        return self.channel.threads

    def direct(self, who: int) -> list[discord.Message]:
        """Return the direct messages between a member and the bot, oldest first."""
        return self.members[who].user.dm_channel.history()

    def download(self, url: str) -> bytes:
        """What a file of a message holds."""
        found = self._env.backend.cdn.get(url)
        assert found is not None
        return bytes(found)

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
        # What the work sets going must belong to the bot, or it would live by the real clock.
        with self._env._bot_scope():
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
            await self.press(who, await self.message(game, "lobby"), "Join")
        return game

    async def start_when_confirmed(self, game: str, *others: int) -> None:
        """Let the others say that they are still in after a change; then the host starts."""
        for who in others:
            await self.press(who, await self.message(game, "lobby"), "Still in")
        await self.press(0, await self.message(game, "lobby"), "Start")

    async def close_lobby(self, who: int, game: str) -> Answer:
        """Press the button that cancels a game before it starts, and confirm."""
        asked = await self.press(who, await self.lobby_settings(who, game), "Cancel the game…")
        return await self.press(who, asked.result.response, "Cancel the game for everyone")

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
        await self.press(0, await self.message(game, "lobby"), "Start")
        return game

    async def start_game(self, pace: str = "live", people: int = 2) -> str:
        """A game of the first members that has begun; its id."""
        game = await self.open_lobby(pace, people)
        await self.press(0, await self.message(game, "lobby"), "Start")
        return game


@asynccontextmanager
async def simulated_server(
    folder: Path,
    names: Sequence[str] = NAMES,
    seed: bytes = SEED,
) -> AsyncIterator[SimulatedServer]:
    """The bot among members of a server."""
    payload_once = patch.object(app_commands.Group, "get_translated_payload", _payload_once)
    with payload_once, seldom_polled():
        async with _running_server(folder, names, seed) as server:
            yield server


_translated_payload = app_commands.Group.get_translated_payload
_payloads: dict[tuple[str, tuple[str, ...]], dict[str, Any]] = {}


async def _payload_once(
    group: app_commands.Group,
    tree: app_commands.CommandTree[Any],
    translator: app_commands.Translator,
) -> dict[str, Any]:
    """Return a group of commands in every language, worked out once for all bots of a process:
    it would be half of what a start costs.
    """
    key = (group.name, languages())
    if key not in _payloads:
        _payloads[key] = await _translated_payload(group, tree, translator)
    return _payloads[key]


@asynccontextmanager
async def _running_server(
    folder: Path, names: Sequence[str], seed: bytes
) -> AsyncIterator[SimulatedServer]:
    made = SimulatedServer(folder / "games.db", seed)
    made.app = await made._make_app()
    made._env = simcord.Env(made.app.client, settle_timeout=SETTLE_TIMEOUT)
    # It asks twenty times a second whether the bot is at rest: too seldom for many presses.
    made._env._settle_internal = partial(made._env._settle_internal, idle=0.001)  # type: ignore[method-assign]
    await made._env.start()
    try:
        made._env.backend.faults = ArchivedThreadFaults(made._env.backend)
        made._people(names)
        await made.run_in_bot(made.app.start_deadline_timer())
        # Answers in time are tried elsewhere: here a slow machine must not look like a slow bot.
        with patch("bot.transport.reply.DEFER_AFTER", timeouts.TIMEOUT):
            yield made
            await made.settle()
    finally:
        await made._env.shutdown()
        await made._stop()
    made._env.raise_errors()


def _button_of(message: Any, label: str) -> Any:
    """The one button of that label, or the one whose label begins like it."""
    every = buttons(message)
    found = [it for it in every if it["label"] == label] or [
        it for it in every if it["label"].startswith(label)
    ]
    assert len(found) == 1, f"{label!r} among {labels(message)}"
    return found[0]
