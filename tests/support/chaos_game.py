"""A game whose messages and places are deleted, archived, locked and hidden at random.

After every blow one press is made. Then all that people need of the game is there, once; what a
moderator has put away stays so until it is given back, and its players hear of it once.
"""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.messages.reopening import OPENED
from bot.messages.restoring import REPOSTED
from bot.ui.press import read_press
from engine.core.actions import Resign
from engine.core.decisions import Auction, SealedAuction, ShortageAuction
from engine.host.lobby import Location
from engine.host.people.parking import Parking
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import LIVE, Message
from tests.support.answer_labels import START
from tests.support.simulated_server import SimulatedServer

PACES = ("live", "evening", "daily", "relaxed", "alone")
BLOWS = 12
"""How often something happens to a game."""
MOST_PRESSES = 4
"""Presses between two blows."""
IN_THREAD = 0.25
"""The share of games that are played in a thread."""
NEEDED = ("table", "lobby", "bids", "building", "auction", "shortage", "trade", "vote", "undo")
SENTENCES = ("has been archived and locked", "can no longer post in the channel")
"""What players are told of a place that was put away."""
HOUR = 3600.0
LONGEST_WAIT = {"live": 300.0}
"""Seconds that may go by at once, if not a day."""


@dataclass
class Tally:
    """What happened to games, and what was wrong."""

    presses: int = 0
    deleted: int = 0
    archived: int = 0
    put_away: int = 0
    hidden: int = 0
    restarts: int = 0
    missing: int = 0
    doubled: int = 0
    lost: int = 0
    untold: int = 0
    fetched: int = 0
    stuck: int = 0
    broken: int = 0
    faults: list[str] = field(default_factory=list)


class ChaosGame:
    """One game, in a server of its own."""

    def __init__(
        self,
        server: SimulatedServer,
        random: Random,
        pace: str,
        tally: Tally,
        blows: int = BLOWS,
    ) -> None:
        self.server, self.random, self.pace, self.tally = server, random, pace, tally
        self.blows = blows
        self.game = ""
        self._done: list[str] = []
        self._told_at = -HOUR
        self._thread: Any = None
        """The thread in which the game is played."""

    # -- a whole game --------------------------------------------------------------------------

    async def play(self) -> None:
        """Play the game; what breaks it is one more fault."""
        try:
            await self._play()
        except Exception as error:
            at = traceback.extract_tb(error.__traceback__)[-1]
            self._fault("broken", f"{error!r} at {at.filename}:{at.lineno}")

    async def _play(self) -> None:
        """Begin a game, let things happen to it, and end it."""
        await self._begin()
        blows = (self._purge, self._purge, self._purge, self._archive, self._put_away, self._hide)
        for _ in range(self.blows):
            for _ in range(self.random.randint(0, MOST_PRESSES)):
                await self._press()
            blow = self.random.choice((*blows, self._restart, self._wait))
            self._done.append(blow.__name__.strip("_"))
            await blow()
        await self._end()

    async def _begin(self) -> None:
        server = self.server
        if self.pace == "alone":
            await server.command_in_dm(0, "new")
            place = server.members[0].user.dm_channel.id
            ((found,)) = await server.app.host.store.search.games_in_channel(place)
            self.game = found.id
            await server.add_computer(0, self.game)
        else:
            self.game = await server.open_lobby(self.pace, self.random.randint(2, 3))
        await self._purge()
        await server.press(0, await server.message(self.game, "lobby"), START)
        if self.pace != "alone" and self.random.random() < IN_THREAD:
            await self._move_to_thread()

    async def _move_to_thread(self) -> None:
        server = self.server
        opening = server.post.open_thread(server.channel.id, server.newest.id, "Our game")
        thread = await server.run_in_bot(opening)
        guild = (await server.table(self.game)).record.guild_id
        assert isinstance(thread, int)
        moving = server.app.publisher.move(self.game, Location(guild, thread, True))
        await server.run_in_bot(moving)
        (self._thread,) = [it for it in server.threads if it.id == thread]

    async def _end(self) -> None:
        """All but one resign; the last message is deleted and comes back too."""
        found = await self._snapshot()
        if isinstance(found, StartedGame) and found.record.phase == "running":
            for seat in found.people()[:-1] or found.people():
                if (await self._snapshot()).record.phase == "running":
                    await self.server.act(self.game, seat, Resign())
        self._done.append("end")
        await self._purge()

    # -- what people do ------------------------------------------------------------------------

    async def _press(self) -> None:
        """Somebody who is waited for presses a button that is seen; nothing of it may be lost."""
        choices = await self._choices()
        if not choices:
            return
        who, message, custom_id = self.random.choice(choices)
        before = (await self._snapshot()).record.version
        answer = await self.server.press_id(who, message, custom_id)
        self.tally.presses += 1
        after = (await self._snapshot()).record.version
        if after == before and not answer.is_private:
            self._fault("lost", f"a press on {custom_id} did nothing")

    async def _choices(self) -> list[tuple[int, Any, str]]:
        """Who could press what, on which message."""
        found = await self._snapshot()
        if not isinstance(found, StartedGame) or found.record.phase != "running":
            return []
        view, choices = found.public(), list[tuple[int, Any, str]]()
        pressable = self.server.custom_ids()
        for stored in await self._needed():
            ids = [it for it in pressable.get(stored.message_id, ()) if self._answers(it, found)]
            if ids and await self._is_seen(stored):
                message = await self.server.message(self.game, stored.role)
                seats = [it for it in view.awaited if found.player(it).user_id is not None]
                choices += [(seat, message, it) for seat in seats for it in ids]
        return choices

    def _answers(self, custom_id: str, found: StartedGame) -> bool:
        press, decision = read_press(custom_id), found.public().decision
        is_mine = press is not None and press.game_id == self.game and press.verb == "do"
        return is_mine and decision is not None and press.decision == decision.id

    async def _is_seen(self, stored: Message) -> bool:
        threads = [it for it in self.server.threads if it.id == stored.channel_id]
        return not any(self.server.is_locked(it) for it in threads)

    async def _one_press(self) -> None:
        """Any press or command about the game."""
        ways = [self._press] if await self._choices() else [self._ask_directly]
        if self.pace != "alone":
            ways += [self._ask_directly, self._ask]
            if (await self._snapshot()).record.phase in LIVE:
                ways.append(self._list)
        way = self.random.choice(ways)
        self._done.append(f"by {way.__name__.strip('_')}")
        await way()

    async def _ask(self) -> None:
        await self.server.command(0, "board", game=self.game)

    async def _ask_directly(self) -> None:
        await self.server.command_in_dm(0, "board", game=self.game)

    async def _list(self) -> None:
        await self.server.command(0, "mine")

    # -- what happens to the game ----------------------------------------------------------------

    async def _purge(self) -> None:
        """Some messages or all are deleted, while the bot runs or while it does not; not so often
        that the bot waits before it posts them again.
        """
        await self.server.wait(REPOSTED.seconds / REPOSTED.count)
        needed = await self._needed()
        gone = self.random.sample(needed, self.random.randint(1, len(needed))) if needed else []
        for stored in gone:  # Where there is no thread, two of them are one.
            if self.server.has_message(stored.channel_id, stored.message_id):
                self.server.delete(await self.server.message(self.game, stored.role))
                self.tally.deleted += 1
        if self.random.random() < 0.3:
            await self._restart_unheard()
        await self.server.settle()
        await self._one_press()
        await self._check("purge")
        sent = len(self.server.sent)
        await self._ask_directly()
        if any(it.new for it in self.server.sent[sent:]) and not await self._is_parked():
            self._fault("doubled", "a second command posts something once more")

    async def _restart_unheard(self) -> None:
        await self.server.settle()  # As a stopping bot finishes what it is at.
        await self.server.restart()
        self.tally.restarts += 1

    async def _restart(self) -> None:
        await self._restart_unheard()
        await self._one_press()
        await self._check("restart")

    async def _wait(self) -> None:
        """Time goes by."""
        await self.server.wait(self.random.uniform(60, LONGEST_WAIT.get(self.pace, 24 * HOUR)))
        await self._one_press()
        await self._check("wait")

    async def _archive(self) -> None:
        """Time archives a thread; the bot opens it when it has something to show."""
        for thread in await self._threads():
            await self.server.alter_thread(thread, True, archived=True, locked=False)
            self.tally.archived += 1
            await self._press()
            if await self._is_parked():
                self._fault("stuck", "a thread that time has archived parks its game")
        await self._check("archive")

    async def _put_away(self) -> None:
        """A moderator archives and locks a thread, and gives it back."""
        is_heard, server = self.random.random() < 0.7, self.server
        if threads := await self._threads():
            self.tally.put_away += 1
            await self._away(
                lambda: server.put_away(threads[0], is_heard=is_heard),
                lambda: server.give_back(threads[0], is_heard=is_heard),
                lambda: server.is_locked(threads[0]),
            )

    async def _hide(self) -> None:
        """The channel is made unreadable, and given back."""
        if self.pace == "alone":
            return
        self.tally.hidden += 1
        await self._away(self._close_channel, self._open_channel, lambda: True)

    async def _close_channel(self) -> None:
        self.server.deny_permissions(view_channel=True)
        await self.server.settle()

    async def _open_channel(self) -> None:
        self.server.deny_permissions()
        await self.server.settle()

    async def _away(
        self,
        put_away: Callable[[], Awaitable[None]],
        give_back: Callable[[], Awaitable[None]],
        is_away: Callable[[], bool],
    ) -> None:
        told = self._tellings()
        is_running = (await self._snapshot()).record.phase == "running"
        await put_away()
        for _ in range(2):
            await self.server.command_in_dm(0, "board", game=self.game)
            await self.server.run_in_bot(self.server.app.publisher.redraw(self.game))
        if self.random.random() < 0.3:
            await self._restart_unheard()
        await self.server.wait(self.random.choice((60.0, 2 * HOUR)))
        if not is_away():
            self._fault("fetched", "what was put away was fetched back")
        if is_running and not await self._is_parked():
            self._fault("fetched", "a game that was put away does not wait")
        heard = {now - before for before, now in zip(told, self._tellings(), strict=True)}
        if is_running:
            self._check_told(heard)
        await give_back()
        await self._one_press()
        if await self._is_parked():  # It came and went too often: then it goes on by itself.
            await self.server.wait(OPENED.seconds / OPENED.count)
        if await self._is_parked():
            self._fault("stuck", "a game that was given back does not go on")
        await self._check("give back")

    def _check_told(self, heard: set[int]) -> None:
        must = self.server.now - self._told_at > 4 * HOUR
        if max(heard) > 1 or (must and max(heard) == 0):
            self._fault("untold", f"players heard {heard} times that their game waits")
        if max(heard):
            self._told_at = self.server.now

    # -- what must hold ------------------------------------------------------------------------

    async def _check(self, after: str) -> None:
        """All that is needed is there, once."""
        if await self._is_parked():
            return
        found = await self._snapshot()
        needed = {it.role: it for it in await self._needed()}
        there = {
            role
            for role, it in needed.items()
            if self.server.has_message(it.channel_id, it.message_id)
        }
        missing = (set(needed) | self._expected(found)) - there
        if missing:
            self._fault("missing", f"after {after}: {sorted(missing)}")
        stored = await self.server.app.host.store.messages.of_game(self.game)
        known = {it.message_id for it in stored}
        acting = {
            message
            for message, ids in self.server.custom_ids().items()
            if any(self._is_acting(it) for it in ids)
        }
        if acting - known:
            self._fault("doubled", f"after {after}: {len(acting - known)} messages with buttons")

    def _is_acting(self, custom_id: str) -> bool:
        press = read_press(custom_id)
        return press is not None and press.game_id == self.game and press.verb == "do"

    def _expected(self, found: OpenLobby | StartedGame) -> set[str]:
        """The roles of the messages that a game has to have."""
        if isinstance(found, OpenLobby):
            return {"lobby"} if found.record.phase == "lobby" else set()
        roles, decision = {"table"}, found.public().decision
        if found.record.phase != "running":
            return roles
        if isinstance(decision, Auction | SealedAuction) and found.people():
            roles.add(f"bids:{decision.id}")
        if isinstance(decision, ShortageAuction) and found.people():
            roles.add(f"building:{decision.shortage}")
        people = [it for it in found.trades if found.player(it.partner).user_id is not None]
        return roles | {f"trade:{it.id}" for it in people}

    async def _needed(self) -> list[Message]:
        """What people need of the game, as far as the bot has noted it and it is there or not."""
        phase = (await self._snapshot()).record.phase
        stored = await self.server.app.host.store.messages.of_game(self.game)
        return [
            it
            for it in stored
            if (it.open and phase in ("lobby", "running") and self._is_needed(it, phase))
            or it.role == "table"
        ]

    def _is_needed(self, it: Message, phase: str) -> bool:
        kind = it.role.partition(":")[0]
        return (kind in NEEDED or kind.startswith("absent")) and (
            kind != "lobby" or phase == "lobby"
        )

    async def _threads(self) -> list[Any]:
        """The threads in which the game is played, or bid."""
        if (await self._snapshot()).record.phase != "running":
            return []
        places = {it.channel_id for it in await self._needed()}
        return [it for it in self.server.threads if it.id in places]

    async def _snapshot(self) -> OpenLobby | StartedGame:
        return await self.server.app.host.snapshot(self.game)

    async def _is_parked(self) -> bool:
        return await Parking(self.server.app.host).is_parked(self.game)

    def _tellings(self) -> list[int]:
        """How often each member was told of a place that was put away."""
        return [
            len([it for it in self.server.direct(who) if any(s in it.content for s in SENTENCES)])
            for who in range(len(self.server.members))
        ]

    def _fault(self, kind: str, what: str) -> None:
        setattr(self.tally, kind, getattr(self.tally, kind) + 1)
        self.tally.faults.append(f"{kind}: {self.pace}, {', '.join(self._done)}: {what}")
