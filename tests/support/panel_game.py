"""A game in a real store, people who press what their private panels show, and what they read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, cast

from bot.contents import HANDLERS
from bot.discord.discord_screen import modal_of
from bot.discord.reply import Reply
from bot.interactions.bid_notes import BidNotes
from bot.interactions.context import Context
from bot.interactions.first_encounters import FirstEncounters
from bot.interactions.router import Router
from bot.interactions.sent_offers import SentOffers
from bot.language.language import load
from bot.local.limits import message_faults
from bot.local.limits_components import modal_faults
from bot.messages.publisher import Publisher
from bot.ui.panel_screen import AnyScreen, PanelScreen, Section
from bot.ui.plain_screen import plain_text
from bot.ui.screen import Button, ModalScreen, Option, Select
from engine.core.saves import SCHEMA, dump_state
from engine.core.state import GameState
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.lobby import Location, Person
from engine.host.service import Host
from engine.host.snapshots import StartedGame, state_of
from engine.host.store.records import Commit, Deadline, GameRecord, Player, Secret
from engine.host.store.store import Store
from tests.support.privacy import privacy_of
from tests.support.sent_body import sent_body, texts_on
from tests.support.unthreaded_sqlite import open_unthreaded

GAME = "abcdefg"
NOW = 1_000_000.0
HERE = Location(7, 8, False)
TOKENS = ("hat", "boat", "dog", "car", "iron", "boot", "cat", "thimble")
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")


@dataclass
class RecordedReply:
    """A reply that records what it is given instead of sending it."""

    is_private: bool
    message_id: int | None = None
    private_screens: list[AnyScreen] = field(default_factory=list)
    updates: list[AnyScreen] = field(default_factory=list)
    modals: list[ModalScreen] = field(default_factory=list)
    shown_id: int | None = None
    pressed_privately: None = None

    async def send_private(self, screen: AnyScreen) -> None:
        check_screen(screen)
        self.private_screens.append(screen)

    async def update(self, screen: AnyScreen) -> bool:
        check_screen(screen)
        self.updates.append(screen)
        return True

    async def modal(self, screen: ModalScreen) -> bool:
        assert not self.private_screens, "a form must be the first answer"
        assert not self.updates, "a form must be the first answer"
        assert not list(modal_faults(modal_of(screen).to_dict(), ()))
        self.modals.append(screen)
        return True

    async def close(self) -> None:
        pass

    def forget_press(self) -> None:
        pass

    @property
    def screen(self) -> AnyScreen:
        """The one screen that was shown."""
        (screen,) = self.private_screens + self.updates
        return screen

    @property
    def form(self) -> ModalScreen:
        """The one form that was shown."""
        (form,) = self.modals
        return form

    @property
    def text(self) -> str:
        """The sentence that is shown, or all texts of a panel."""
        shown = self.screen
        return texts_on(shown) if isinstance(shown, PanelScreen) else shown.content


class NullPublisher:
    """A publisher that has nothing to write to."""

    def __init__(self, host: Host) -> None:
        self.encounters = FirstEncounters(host)
        self.sent_offers = SentOffers()
        self.bid_notes = BidNotes()

    @contextmanager
    def answer_with(self, game_id: str, reply: Reply) -> Iterator[None]:
        yield

    async def restore(self, game_id: str) -> None:
        """Nothing is deleted here."""

    async def ensure_active(self, game_id: str) -> None:
        """Nothing is parked here."""

    def schedule(self, game_id: str) -> None:
        pass

    async def flush(self, game_id: str) -> None:
        pass


async def put_game(store: Store, game_id: str, state: GameState, pace: str = "live") -> None:
    """Store a game as it stands, with a person on every seat."""
    players = tuple(
        Player(seat, 100 + seat, NAMES[seat], TOKENS[seat]) for seat in range(len(state.seats))
    )
    text = dump_state(state).decode()
    row = GameRecord(game_id, 1, SCHEMA, "running", text, pace, 7, 8, False, 100, NOW, NOW)
    due = tuple(
        Deadline(state.agenda.top.id, seat, "debt", NOW + 60, since=NOW)  # type: ignore[union-attr]
        for seat in state.agenda.top.awaited(state)  # type: ignore[union-attr]
    )
    first = Commit(row, 0, players=players, deadlines=due)
    await store.games.create(first, Secret(game_id, b"s" * 32, "c"))


class PanelGame:
    """A game that has started, with a person on every seat: user 100 on seat 0, and so on."""

    def __init__(self, place: Path, store: Store) -> None:
        self.place = place
        self.host = Host(store, lambda: NOW)
        self.words = load("en")
        self._keys = count()

    @classmethod
    async def at(cls, place: Path, state: GameState, pace: str = "live") -> PanelGame:
        """The game as it stands, in a new file."""
        store = await open_unthreaded(place)
        await put_game(store, GAME, state, pace)
        return cls(place, store)

    async def restart(self) -> None:
        """Another process takes over: all that is known is on disk."""
        await self.host.store.close()
        self.host = Host(await open_unthreaded(self.place), lambda: NOW)

    async def table(self) -> StartedGame:
        return await self.host.started_game(GAME)

    def context(
        self, seat: int, private: bool = True, **given: Any
    ) -> tuple[Context, RecordedReply]:
        """An interaction of whoever sits there; `key` may be given to repeat one."""
        answer = RecordedReply(private)
        person = Person(100 + seat, "who cares")
        key = given.pop("key", f"key{next(self._keys)}")
        publisher, reply = cast(Publisher, NullPublisher(self.host)), cast(Reply, answer)
        host = self.host
        given.setdefault("privacy", privacy_of(host))
        context = Context(
            host, Lobbies(host), publisher, self.words, person, key, reply, HERE, **given
        )
        return context, answer

    async def press(self, seat: int, custom_id: str, *values: str, **given: Any) -> RecordedReply:
        """A press by way of the router, as the process would get it."""
        fields = {name: given.pop(name) for name in ("amount", "limit") if name in given}
        fields |= given.pop("fields", {})
        context, answer = self.context(seat, values=values, fields=fields, **given)
        await Router(HANDLERS).press(context, custom_id)
        return answer

    async def choose(self, seat: int, screen: AnyScreen, label: str) -> RecordedReply:
        """Press the button or choose the option of that label."""
        for row in screen.rows:
            if isinstance(row, Select):
                for option in row.options:
                    if option.label == label:
                        return await self.press(seat, row.custom_id, option.value)
            else:
                for button in row:
                    if button.label == label:
                        return await self.press(seat, button.custom_id)
        raise AssertionError(f"{label!r} is not among {labels(screen)}")

    async def choose_beside(self, seat: int, screen: AnyScreen, text: str) -> RecordedReply:
        """Press the button beside the section whose text begins so."""
        return await self.press(seat, section(screen, text).button.custom_id)

    async def cash(self, seat: int) -> int:
        return (await self.table()).position.seats[seat].cash

    async def levels(self, *spaces: int) -> list[int]:
        state = state_of(await self.table())
        return [state.deeds[space].level for space in spaces]


StartPanelGame = Callable[..., Awaitable[PanelGame]]
"""Puts a state into a store, with a person on every seat."""


def options(screen: AnyScreen, placeholder: str) -> list[str]:
    """The labels of the list with that placeholder."""
    found = [row for row in screen.rows if isinstance(row, Select)]
    return next([o.label for o in row.options] for row in found if row.placeholder == placeholder)


def lists(screen: AnyScreen) -> list[str]:
    """The placeholders of all lists."""
    return [row.placeholder for row in screen.rows if isinstance(row, Select)]


def labels(screen: AnyScreen) -> list[str]:
    """The labels of all options and buttons."""
    return [thing.label for thing in _things(screen)]


def buttons(screen: AnyScreen) -> list[str]:
    """The labels of all buttons."""
    return [thing.label for thing in _things(screen) if isinstance(thing, Button)]


def _things(screen: AnyScreen) -> Iterator[Button | Option]:
    for row in screen.rows:
        yield from row.options if isinstance(row, Select) else row


def sections(screen: AnyScreen) -> dict[str, str]:
    """The button beside each text, by the words that the text begins with, in plain."""
    assert isinstance(screen, PanelScreen)
    found = [it for it in screen.parts if isinstance(it, Section)]
    return {_words(it): it.button.label for it in found}


def section(screen: AnyScreen, text: str) -> Section:
    """The section whose text begins so."""
    assert isinstance(screen, PanelScreen)
    found = [it for it in screen.parts if isinstance(it, Section)]
    return next(it for it in found if _words(it).startswith(text))


def _words(section: Section) -> str:
    return plain_text(section.text.split("\n")[0]).replace("**", "").strip()


def said(screen: AnyScreen) -> str:
    """All its text but for lists and buttons."""
    return texts_on(screen)


def check_screen(screen: AnyScreen) -> None:
    """Discord would take it as it is, nothing cut."""
    assert not list(message_faults(sent_body(screen)))
    assert "…" not in said(screen), "a text was cut"
    assert not [label for label in labels(screen) if "…" in label.rstrip("…")]
