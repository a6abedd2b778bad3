"""One game in which people do anything: legal actions, any presses, commands, silence.

The seed gives all of it. Actions go through the bot as presses wherever a button could carry them.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from inspect import signature
from random import Random
from typing import Any

from bot.ui.press import read_press
from bot.ui.press_record import acts
from engine.core import actions as a
from engine.core.actions import Action, SeatId, Side
from engine.core.errors import IllegalAction
from engine.core.state import GameState, awaited, waiting
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES
from engine.editions.choice import Choice, possible
from engine.host.refusals import Refused
from engine.host.snapshots import OpenLobby, StartedGame, state_of
from engine.players import absent
from tests.states.kinds import Kind
from tests.states.remembering_discord import (
    MANAGER,
    START,
    RememberingDiscord,
    Standing,
    direct_of,
)
from tests.states.scouting import any_action, any_gift
from tests.support.custom_ids import action_custom_id
from tests.support.random_orders import any_orders

HOUR = 3600.0
PACES = ("live", "evening", "daily", "relaxed")
TEXTS = (
    "1", "5", "50", "100", "500", "0", "2 days", "tomorrow", "12 hours", "a week", "22-7",
    "Europe/Berlin", "off", "30 minutes", "gone fishing",
)  # fmt: skip
NUMBERS = ("1", "5", "20", "60", "100", "150", "300")
TYPED = dict.fromkeys(("bid", "bidlot", "lots", "dear", "claim", "draft", "debt"), NUMBERS) | {
    "clocks": ("10m", "12h", "1d")
}
"""What is typed into the forms of a verb."""
LIKELY: dict[str, tuple[int, int]] = {
    "houses": (4, 9), "hotels": (1, 2), "starting-cash": (500, 4000), "auction-reserve": (1, 60),
}  # fmt: skip
FINAL = ("resign", "privacy", "rematch")
"""Verbs whose presses end too much."""
FINAL_WORDS = ("cancel", "close", "leave", "end", "remove", "retire", "discard", "without")


@dataclass
class Plan:
    """What a game is to be: its rules, who sits there, and how its people behave."""

    choice: Choice
    pace: str
    people: int
    computers: int = 0
    direct: bool = False
    sleepers: frozenset[int] = frozenset()
    gifts: float = 0.06
    monkey: float = 0.08
    most: int = 250
    thread: bool = False
    target: Kind | None = None
    quiet: bool = False
    """Whether nothing is shown, and actions go to the host, until it stands as it is to stand."""
    resigns: float = 0.001
    thinking: bool = False


def acts_in(custom_id: str) -> bool:
    """Return whether a press does something at once."""
    press = read_press(custom_id)
    return (
        press is None or acts(press) or press.verb in ("seatvote", "privacy", "lobby", "moderate")
    )


def any_plan(random: Random) -> Plan:
    """Return a plan; each rulebook, game and house rule has its turn."""
    edition = random.choice(list(CATALOGUE))
    choice = Choice(edition, random.choice(list(CATALOGUE[edition].games)))
    for _ in range(random.choice((0, 1, 2, 3, 4))):
        if names := possible(choice, HOUSE_RULES):
            choice = replace(choice, house_rules=(*choice.house_rules, _house_rule(names, random)))
    people = random.choice((2, 3, 3, 4, 5))
    sleepers = frozenset(it for it in range(people) if random.random() < 0.12)
    return Plan(
        choice, random.choice(PACES), people, random.choice((0, 0, 0, 1, 2)),
        sleepers=sleepers, gifts=random.choice((0.0, 0.05, 0.15)),
        monkey=random.choice((0.02, 0.1, 0.25)), most=random.choice((60, 150, 300, 500)),
    )  # fmt: skip


def _house_rule(names: Sequence[str], random: Random) -> tuple[str, int]:
    name = random.choice(names)
    numbers = HOUSE_RULES[name].numbers
    if numbers is None:
        return name, 0
    low, high = LIKELY.get(name, (numbers.lowest, numbers.highest))
    return name, random.randint(max(low, numbers.lowest), min(high, numbers.highest))


@dataclass
class WildGame:
    """A game under way; `users` are the people by seat, who may stay while seats change hands."""

    discord: RememberingDiscord
    random: Random
    plan: Plan
    channel: int
    users: list[int]
    id: str = ""
    done: list[str] = field(default_factory=list)

    @property
    def app(self) -> Any:
        """The application."""
        return self.discord.app

    # -- beginning -----------------------------------------------------------------------------

    async def open(self) -> bool:
        """Open the lobby by a command, let people join; return whether it is there."""
        self.discord.time = START + self.random.randint(0, 86_400)
        host, *guests = self.users
        place = direct_of(host) if self.plan.direct else self.channel
        edition, game = self.plan.choice.edition, self.plan.choice.game
        pace = {} if self.plan.direct else {"pace": self.plan.pace}
        await self.discord.typed(host, place, "monopoly new", edition=edition, game=game, **pace)
        found = await self.app.host.store.search.games_in_channel(place, ("lobby",))
        if not found:
            return False
        self.id = self.discord.game = found[-1].id
        for message in self.discord.messages.values():
            message.made_by = message.made_by or self.id
        await self._choose()
        for guest in guests:
            await self.press_word(guest, "lobby", "join")
        for _ in range(self.plan.computers):
            with suppress(Refused):
                await self.app.lobbies.change(self.id, lambda it: it.with_computer(host))
        return True

    async def _choose(self) -> None:
        host = self.users[0]

        def change(lobby: Any) -> Any:
            return replace(lobby, choice=self.plan.choice)

        await self.app.lobbies.change(self.id, change)
        length = self.random.choice((2, 200, 900, 3000)) * HOUR
        if (await self.app.lobbies.find(self.id)).lobby.rules().is_timed:
            await self.app.lobbies.change(self.id, lambda it: it.with_length(host, length))
        await self.discord.wait_until_shown()

    async def start(self) -> bool:
        """Start the game; return whether it runs."""
        for guest in self.users[1:]:
            await self.press_word(guest, "lobby", "confirm")
        await self.press_word(self.users[0], "lobby", "start")
        return isinstance(await self.app.host.snapshot(self.id), StartedGame)

    async def show(self) -> None:
        """Show what has happened while nothing was shown."""
        self.plan.quiet = False
        self.app.host.on_commit = self.app.publisher.schedule
        self.app.publisher.schedule(self.id)
        await self.discord.wait_until_shown()

    async def press_word(self, user: int, verb: str, word: str) -> None:
        """Press the newest button of a verb whose arguments begin with a word."""
        for message in reversed(self._seen_by(user)):
            for custom_id, values in message.presses():
                press = read_press(custom_id)
                if press and press.verb == verb and press.arguments.startswith(word) and not values:
                    await self.discord.press_on(user, message, custom_id)
                    return

    async def choose_value(self, user: int, verb: str, value: str) -> None:
        """Choose a value in the newest list of a verb that offers it."""
        for message in reversed(self._seen_by(user)):
            for custom_id, values in message.presses():
                press = read_press(custom_id)
                if press and press.verb == verb and value in (values or ()):
                    await self.discord.press_on(user, message, custom_id, [value])
                    return

    # -- playing -------------------------------------------------------------------------------

    async def state(self) -> GameState | None:
        """Return how the game stands; None unless it runs."""
        found = await self.app.host.snapshot(self.id)
        if isinstance(found, OpenLobby) or found.record.phase != "running":
            return None
        return state_of(found)

    async def step(self) -> bool:
        """Let one thing happen; return whether the game goes on."""
        state = await self.state()
        if state is None:
            return False
        self.discord.time += self.random.choice((1, 3, 10, 30))
        roll = self.random.random()
        if roll < self.plan.monkey:
            await self.any_press()
        elif roll < self.plan.monkey + 0.03:
            await self.any_command()
        elif roll < self.plan.monkey + 0.03 + self.plan.gifts:
            await self._gift(state)
        elif roll < self.plan.monkey + 0.04 + self.plan.gifts:
            await self.order(state)
        else:
            await self._play(state)
        await self.app.host.computers.done()
        await self.discord.wait_until_shown()
        return await self.state() is not None

    async def _play(self, state: GameState) -> None:
        """Somebody answers what waits, or does something else that is offered."""
        game = await self.app.host.started_game(self.id)
        seats = awaited(state) if self.random.random() < 0.7 else state.players()
        people = [it for it in seats if game.players[it].user_id is not None]
        awake = [it for it in people if it not in self.plan.sleepers]
        if game.record.paused_at is not None or not awake:
            await self.wait()
            return
        seat = self.random.choice(awake)
        action = any_action(state, seat, self.random, self.plan.resigns)
        if action is not None:
            await self.act(game, state, seat, action)

    async def answer(self, state: GameState, silent: int) -> None:
        """Let the first who is waited for answer as silence would, unless it is that seat."""
        game = await self.app.host.started_game(self.id)
        seats = [it for it in awaited(state) if game.players[it].user_id is not None]
        others = [it for it in seats if it != silent]
        if not others or game.record.paused_at is not None:
            await self.wait()
            return
        await self.act(game, state, others[0], absent.answer(state, others[0]))
        await self.discord.wait_until_shown()

    async def act(self, game: StartedGame, state: GameState, seat: SeatId, action: Action) -> None:
        """Carry out an action by a press, or by the host where no button can carry it."""
        user = game.players[seat].user_id
        assert user is not None
        decision = waiting(state).id
        table = [it for it in self._seen_by(user) if it.reader is None]
        try:
            custom_id = action_custom_id(self.id, decision, action)
        except ValueError:
            custom_id = ""
        is_asked_again = isinstance(action, a.Resign | a.GiveUp)  # By a question of its own.
        if custom_id and table and not self.plan.quiet and not is_asked_again:
            await self.discord.press_on(user, table[-1], custom_id)
            return
        with suppress(Refused, IllegalAction):
            key = f"form-{self.random.getrandbits(40)}"
            await self.app.host.submit(self.id, user, decision, action, key)

    async def _gift(self, state: GameState) -> None:
        """Somebody gives deeds or cash away, so that groups and debts come about."""
        game = await self.app.host.started_game(self.id)
        people = [it for it in state.players() if game.players[it].user_id is not None]
        if len(people) < 2 or game.record.paused_at is not None:
            return
        giver, taker = self.random.sample(people, 2)
        given = any_gift(state, giver, taker, self.random)
        if given == Side():
            return
        await self.act(game, state, giver, a.OfferTrade(taker, given, Side()))
        state = await self.state() or state
        mine = [it for it in state.trades if (it.proposer, it.partner) == (giver, taker)]
        if mine and self.random.random() < 0.9:
            game = await self.app.host.started_game(self.id)
            await self.act(game, state, taker, a.AcceptTrade(mine[-1].id))

    async def order(self, state: GameState, user: int | None = None) -> None:
        """Let a person, or somebody, order something for later."""
        game = await self.app.host.started_game(self.id)
        people = [game.players[it].user_id for it in state.players()]
        known = [it for it in people if it is not None]
        if not known:
            return
        user = self.random.choice(known) if user is None else user
        body = any_orders(self.random, state.rules).model_dump_json()
        takes_change = "change" in signature(self.app.host.order).parameters
        with suppress(Refused):  # Older hosts take the orders themselves.
            await self.app.host.order(self.id, user, (lambda _: body) if takes_change else body)

    async def wait(self, seconds: float | None = None) -> None:
        """Let time pass, to the next deadline unless a number of seconds is given."""
        game = await self.app.host.snapshot(self.id)
        if seconds is None:
            times = [it.fires_at for it in getattr(game, "deadlines", ()) if it.fires_at]
            seconds = max(1.0, min(times) - self.discord.time + 1) if times else HOUR
        self.discord.time += seconds
        await self.app.host.fire_due(self.id)
        await self.discord.wait_until_shown()

    # -- whatever people do --------------------------------------------------------------------

    def _seen_by(self, user: int) -> list[Standing]:
        """Return the messages of this game that a person sees, the newest last."""
        return [
            it for it in self.discord.messages.values()
            if it.made_by == self.id
            and it.reader in (None, user)
            and (it.channel < 900_000 or it.channel >= 2_000_000 or it.channel == direct_of(user))
        ]  # fmt: skip

    def anybody(self) -> int:
        """Return a person of the game, or now and then a stranger."""
        return 99 if self.random.random() < 0.05 else self.random.choice(self.users)

    async def any_press(
        self,
        verbs: Sequence[str] = (),
        but: Sequence[str] = FINAL,
        user: int | None = None,
        only_looks: bool = False,
    ) -> None:
        """Press, choose or fill in anything that somebody sees; `verbs`: rather one of these.

        `only_looks`: nothing that does something at once.
        """
        user = self.anybody() if user is None else user
        found = [
            (message, custom_id, values)
            for message in self._seen_by(user)[-25:]
            for custom_id, values in message.presses()
            if self._may(custom_id, but)
            and not (only_looks and (message.is_form or acts_in(custom_id)))
        ]
        liked = [it for it in found if (press := read_press(it[1])) and press.verb in verbs]
        if liked or found:
            message, custom_id, values = self.random.choice(liked or found)
            await self.discord.press_on(user, message, custom_id, self._values(message, values))

    def _may(self, custom_id: str, but: Sequence[str]) -> bool:
        press = read_press(custom_id)
        if press is None or press.verb in but:
            return False
        is_final = any(word in press.words for word in FINAL_WORDS)
        return not is_final or self.random.random() < 0.03

    def _values(self, message: Standing, values: tuple[str, ...] | None) -> list[str] | None:
        if message.is_form:
            return self._texts(message)
        if values is None:
            return None
        if not values:
            return [str(self.random.choice([*self.users, 99]))]
        return [self.random.choice(values)]

    def _texts(self, message: Standing) -> list[str]:
        """Return what somebody types into a form: often what it asks for."""
        press = read_press(str(message.body["custom_id"]))
        texts = TYPED.get(press.verb if press else "", TEXTS)
        same = self.random.choice(texts)
        return [same if texts != TEXTS else self.random.choice(TEXTS) for _ in message.fields()]

    async def any_command(self) -> None:
        """Type any command about the game, in its channel or directly."""
        from tests.states.commands import COMMANDS

        path, options = self.random.choice(COMMANDS)
        await self.command(path, **options(self))

    async def command(self, path: str, user: int | None = None, **options: Any) -> None:
        """Type a command; those for moderators by somebody who may."""
        who = self.anybody() if user is None else user
        moderates = path.startswith("monopoly-mod")
        directly = not moderates and self.random.random() < 0.2
        place = direct_of(who) if directly or self.plan.direct else self.channel
        who = MANAGER if moderates else who
        await self.discord.typed(who, place, path, **options)
