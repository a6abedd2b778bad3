"""A game on disk whose players trade by presses, and the local Discord that has its messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, cast

import discord
import pytest_asyncio

from bot.discord.discord_screen import modal_of
from bot.discord.reply import Reply
from bot.features.trade import trades
from bot.features.trade.answer_messages import computer_answers
from bot.features.trade.closed_notes import notes_of_leavers
from bot.features.trade.draft_opening import open_trade
from bot.features.trade.offer_messages import trades as offers
from bot.interactions.context import Context
from bot.interactions.first_encounters import FirstEncounters
from bot.interactions.router import Router
from bot.interactions.sent_offers import SentOffers
from bot.language.language import load
from bot.language.locales import Locales
from bot.limits.rates import Limits
from bot.local.limits_components import modal_faults
from bot.messages.kinds import show
from bot.messages.publisher import Publisher
from bot.ui.panel_screen import AnyScreen
from bot.ui.screen import ModalScreen, Screen
from engine.core.saves import SCHEMA, dump_state
from engine.core.state import GameState
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Location, Person
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import Commit, GameRecord, Player, Secret, Step
from engine.host.store.store import Store
from tests.support.game import (
    CONNECTICUT,
    ORIENTAL,
    READING,
    VERMONT,
    A,
    B,
    C,
    live,
)
from tests.support.in_process_discord import FOUNDED, UnconnectedDiscord
from tests.support.privacy import privacy_of
from tests.support.published_game import CHANNEL, PEOPLE
from tests.support.screens import button, check, custom_ids, select, text, toggles
from tests.support.simulated_messages import button_of, said
from tests.support.syncs import new_sync
from tests.support.unthreaded_sqlite import open_unthreaded

GAME = "abcdefg"
NAMES = ("Ada", "Ben", "Cleo", "Dora")
TOKENS = ("hat", "boat", "dog", "car")
OPENED: list[Store] = []
"""The stores of this test's games."""


@pytest_asyncio.fixture(autouse=True)
async def close_trade_games() -> AsyncIterator[None]:
    """Close what a test has opened: a connection that is merely dropped keeps its thread."""
    yield
    while OPENED:
        await OPENED.pop().close()


def user(seat: int) -> int:
    """The user on a seat."""
    return 100 + seat


@dataclass
class RecordedReply:
    """The one answer to a press: recorded, and shown on the message that was pressed."""

    discord: UnconnectedDiscord
    message_id: int | None
    is_private: bool
    private_screens: list[AnyScreen] = field(default_factory=list)
    updates: list[AnyScreen] = field(default_factory=list)
    modals: list[ModalScreen] = field(default_factory=list)
    pressed_privately: None = None

    @property
    def answered(self) -> bool:
        return bool(self.private_screens or self.updates or self.modals)

    async def send_private(self, screen: AnyScreen) -> None:
        check(screen)
        self.private_screens.append(screen)

    async def update(self, screen: AnyScreen) -> bool:
        if self.message_id is not None:
            assert isinstance(screen, Screen)
            await self.discord.show(self.message_id, screen)
        check(screen)
        self.updates.append(screen)
        return True

    @property
    def shown_id(self) -> int | None:
        return self.message_id if self.is_private else None

    async def replace_shown(self, screen: AnyScreen) -> bool:
        return await self.update(screen)

    async def modal(self, screen: ModalScreen) -> bool:
        assert not self.answered, "a form must be the first answer"
        assert not list(modal_faults(modal_of(screen).to_dict(), ()))
        self.modals.append(screen)
        return True

    async def close(self) -> None:
        pass

    def forget_press(self) -> None:
        pass

    @property
    def screen(self) -> AnyScreen:
        """The one screen of the answer."""
        (screen,) = self.private_screens + self.updates
        return screen


class TradeGame:
    """A running game, a person on every seat but those of computers, and their presses."""

    def __init__(self, place: Path, store: Store, discord: UnconnectedDiscord, now: float) -> None:
        OPENED.append(store)
        discord.time = lambda: FOUNDED + self.now
        self.place = place
        self.discord = discord
        self.now = now
        self.host = Host(store, lambda: self.now)
        self.encounters = FirstEncounters(self.host)
        self.sent_offers = SentOffers()
        self.words = load("en")
        self.locales = Locales(self.host, lambda _: "en")
        self._keys = count()
        self._answer: RecordedReply | None = None
        self.complete = True
        self.revisit_after: float | None = None
        self.limits = Limits()

    @classmethod
    async def at(
        cls,
        folder: Path,
        state: GameState,
        computers: tuple[int, ...] = (),
        pace: str = "live",
        guild: int = 7,
    ) -> TradeGame:
        """The game as it stands, in a new file."""
        store = await open_unthreaded(folder / "game.db")
        players = tuple(
            Player(seat, None if seat in computers else user(seat), NAMES[seat], TOKENS[seat])
            for seat in range(len(state.seats))
        )
        now, text = 1_000_000.0, dump_state(state).decode()
        row = GameRecord(
            GAME, 1, SCHEMA, "running", text, pace, guild, CHANNEL, False, user(0), now, now
        )
        await store.games.create(Commit(row, 0, players=players), Secret(GAME, b"s" * 32, "c"))
        discord = UnconnectedDiscord.of(PEOPLE, CHANNEL, lambda: now)
        return cls(folder / "game.db", store, discord, now)

    async def restarted(self) -> TradeGame:
        """Another process on the same file: all that it knows is on disk."""
        await self.host.store.close()
        self.discord.restart()
        return TradeGame(self.place, await open_unthreaded(self.place), self.discord, self.now)

    async def table(self) -> StartedGame:
        return await self.host.started_game(GAME)

    async def arrange(self, state: GameState, phase: str = "running") -> None:
        """Something happens at the table that no test needs to play."""
        game = (await self.table()).record
        text = dump_state(state).decode()
        after = replace(game, version=game.version + 1, state=text, phase=phase)  # type: ignore[arg-type]
        step = Step(after.version, self.now, None, None, "arrange", "[]")
        deadlines = await self.host.store.schedule.deadlines(GAME)
        await self.host.commit(Commit(after, game.version, (step,), deadlines))

    # -- the publisher -------------------------------------------------------------------------

    @contextmanager
    def answer_with(self, game_id: str, reply: Reply) -> Iterator[None]:
        self._answer = cast(RecordedReply, reply)
        yield
        self._answer = None

    async def restore(self, game_id: str) -> None:
        """Nothing is deleted here."""

    async def ensure_active(self, game_id: str) -> None:
        """Nothing is parked here."""

    def schedule(self, game_id: str) -> None:
        pass

    async def flush(self, game_id: str) -> None:
        """One pass over the offers."""
        snapshot = await self.host.snapshot(game_id)
        replies = cast(list[Reply], [self._answer] if self._answer else [])
        sync = new_sync(
            self.host,
            self.discord.post,
            snapshot,
            self.now,
            replies=replies,
            locales=self.locales,
            sent_offers=self.sent_offers,
            pings=self.limits.pings,
        )
        await show(sync, (computer_answers, offers, notes_of_leavers))
        self.complete = sync.is_complete
        self.revisit_after = sync.revisit_after

    # -- what people see -----------------------------------------------------------------------

    def sent_to(self, reader: int | None) -> list[int]:
        """Return the messages that only this user reads, or those in the channel."""
        discord = self.discord
        return (discord.channel if reader is None else discord.person(reader).dm_channel).ids

    def shown(self, message: int) -> discord.Message:
        """Return a message as it is now."""
        found = self.discord.message(message)
        assert "… +" not in said(found)
        return found

    def versions(self, message: int) -> int:
        """Return how often a message was sent or edited."""
        return sum(it.message == message for it in self.discord.sent)

    # -- presses -------------------------------------------------------------------------------

    def context(
        self, who: int, answer: RecordedReply, values: tuple[str, ...], fields: dict[str, str]
    ) -> Context:
        person = Person(who, "whoever")
        publisher, reply = cast(Publisher, self), cast(Reply, answer)
        key = f"key{next(self._keys)}"
        return Context(
            self.host,
            Lobbies(self.host),
            publisher,
            self.words,
            person,
            key,
            reply,
            Location(7, CHANNEL, False),
            values,
            fields,
            limits=self.limits,
            privacy=privacy_of(self.host),
        )

    async def press(
        self,
        who: int,
        custom_id: str,
        *values: str,
        on: int | None = None,
        is_repeated: bool = False,
        **fields: str,
    ) -> RecordedReply:
        """A press of a user on a message (`on`), or on a private panel."""
        answer = RecordedReply(self.discord, on, on is None)
        context = replace(self.context(who, answer, values, fields), is_repeated=is_repeated)
        await Router(trades.HANDLERS).press(context, custom_id)
        return answer

    async def open(self, who: int, *partner: int | None) -> AnyScreen:
        """/monopoly trade."""
        answer = RecordedReply(self.discord, None, False)
        context = self.context(who, answer, (), {})
        await Router({}).run_work(context, None, open_trade(context, GAME, *partner))
        return answer.screen

    async def click(
        self, who: int, screen: AnyScreen, label: str, *, on: int | None = None
    ) -> RecordedReply:
        """Press the button of a panel whose label begins like this."""
        return await self.press(who, button(screen, label).custom_id, on=on)

    async def answer(self, who: int, message: discord.Message, label: str) -> RecordedReply:
        """Press the button of a message whose label begins like this."""
        return await self.press(who, button_of(message, label)["custom_id"], on=message.id)

    async def choose(self, who: int, screen: AnyScreen, part: str, *values: Any) -> AnyScreen:
        """Choose in one of the builder's lists, or press the buttons that come to the same."""
        wanted = {*map(str, values)}
        if not toggles(screen, part):
            return (await self.press(who, select(screen, part).custom_id, *wanted)).screen
        for value, is_in in toggles(screen, part).items():
            if is_in != (value in wanted):
                end = f" {part} {value}"
                (pressed,) = [it for it in custom_ids(screen) if it.endswith(end)]
                screen = (await self.press(who, pressed)).screen
        return screen

    async def money(self, who: int, screen: AnyScreen, give: str, take: str) -> RecordedReply:
        """Type amounts into the forms of both sides; an empty one is not asked for."""
        asked = [("Give cash", "give", give), ("Ask for cash", "take", take)]
        for label, side, amount in asked:
            if amount:
                form = (await self.click(who, screen, label)).modals[0]
                answer = await self.press(who, form.custom_id, **{side: amount})
        return answer

    async def send(self, who: int, screen: AnyScreen) -> RecordedReply:
        """Press Send, say that a gift is meant, and let the offers be shown."""
        answer = await self.click(who, screen, "Send")
        if "Are you sure?" in text(answer.screen):
            answer = await self.click(who, answer.screen, "Send it anyway")
        await self.flush(GAME)
        return answer


ADA, BEN, CLEO, STRANGER = user(A), user(B), user(C), 999


async def start_trade_game(tmp_path: Path) -> TradeGame:
    """A game of three, of whom Ada and Ben have deeds to trade."""
    game = live(3).owns(A, VERMONT, ORIENTAL).owns(B, CONNECTICUT, READING)
    return await TradeGame.at(tmp_path, game.state)
