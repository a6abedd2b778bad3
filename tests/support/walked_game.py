"""A game in which whatever is seen is pressed at random, and commands are typed in between."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from bot.local.limits_components import SELECT, walk
from engine.core import actions as a
from engine.core.errors import IllegalAction
from engine.core.state import awaited, waiting
from engine.editions.catalogue import CATALOGUE, GAMES
from engine.game import offers
from engine.host.clocks.paces import PACES
from engine.host.refusals import Refused
from engine.host.snapshots import StartedGame, state_of
from engine.players import absent
from tests.snapshots.scenario import Scenario
from tests.snapshots.screen_recorder import ShownMessage, ids_on
from tests.support.app_harness import AUTOCOMPLETE
from tests.support.random_actions import within
from tests.support.random_play import deal

PEOPLE = 3
ACTIONS = 6
"""Actions that are carried out between two looks at the screens."""
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}), ("manage", {}), ("trade", {}), ("orders", {}), ("advise", {}), ("mine", {}),
    ("undo", {}), ("leave", {}), ("pause", {}), ("away", {"until": "3 days"}), ("standings", {}),
    *(("game", {"show": it}) for it in ("history", "stats", "verify", "replay", "export")),
    *(("deed", {"name": str(it)}) for it in (1, 5, 12, 39)),
    *(("rules", {"topic": it}) for it in ("cards", "auctions", "money", "rent")),
)  # fmt: skip
COMPLETED = (("deed", "name"), ("rules", "topic"), ("board", "game"))
"""Options of commands that complete what is typed into them."""
TYPED = ("50", "120", "1", "9999999", "x")


class WalkedGame:
    """One game from its lobby on, in an edition and at a pace that the seed gives."""

    def __init__(self, scenario: Scenario, seed: int) -> None:
        self.scenario, self.random = scenario, Random(seed)
        self.edition = list(CATALOGUE)[seed % len(CATALOGUE)]
        self.game, self.presses = "", 0
        self._keys = count()

    async def walk(self, looks: int) -> None:
        """Begin, and look so many times at what is there; end by resignations, and look again."""
        await self._begin()
        for _ in range(looks):
            await self._go_on(ACTIONS)
            await self._look()
        await self._end()
        for _ in range(8):
            await self._look()

    async def _begin(self) -> None:
        scenario, random = self.scenario, self.random
        options = {"edition": self.edition, "pace": random.choice(list(PACES)),
                   "game": random.choice([it for it in GAMES if self._has(it)])}  # fmt: skip
        await scenario.command(0, "new", **options)
        self.game = (await self._games())[0]
        await scenario.press(0, "lobby settings")
        for who in range(1, PEOPLE):
            await scenario.press(who, "lobby join")
        await scenario.press(0, "lobby start")
        if random.random() < 0.6:
            await scenario.arrange(self.game, lambda it: deal(it.state, random))

    def _has(self, game: str) -> bool:
        return game in CATALOGUE[self.edition].games

    async def _games(self) -> list[str]:
        found = await self.scenario.app.host.store.search.games_in_channel(700)
        return [it.id for it in found]

    async def _go_on(self, times: int) -> None:
        """Actions that the players may take, whose screens are shown all together."""
        host = self.scenario.app.host
        for _ in range(times):
            found = await host.snapshot(self.game)
            if not isinstance(found, StartedGame) or state_of(found).is_over:
                break
            seat, action = self._chosen(found)
            await self._submit(seat, waiting(state_of(found)).id, action)
        await self.scenario.wait_until_shown()

    async def _submit(self, seat: int, decision: int, action: a.Action) -> None:
        submit, key = self.scenario.app.host.submit, f"walk{next(self._keys)}"
        with suppress(Refused, IllegalAction):  # A trade that cannot be.
            await submit(self.game, seat + 1, decision, action, key)

    def _chosen(self, found: StartedGame) -> tuple[int, a.Action]:
        state, random = state_of(found), self.random
        seat = random.choice(awaited(state) if random.random() < 0.7 else state.players())
        found_offers = [it for it in offers(state, seat) if not isinstance(it, a.Resign)]
        if not found_offers:
            return awaited(state)[0], absent.answer(state, awaited(state)[0])
        return seat, within(state, seat, random.choice(found_offers), random)

    async def _end(self) -> None:
        for who in range(1, PEOPLE):
            found = await self.scenario.app.host.snapshot(self.game)
            if found.record.phase == "running":
                await self._submit(who, waiting(state_of(found)).id, a.Resign())
        await self.scenario.wait_until_shown()

    # -- looking -------------------------------------------------------------------------------

    async def _look(self) -> None:
        """A command, or a press on something that is seen."""
        ways: tuple[Callable[[], Any], ...] = (
            self._type,
            self._complete,
            *[self._press] * 4,
        )
        await self.random.choice(ways)()
        self.scenario.write()
        self.scenario.transcript.clear()

    async def _type(self) -> None:
        name, options = self.random.choice(COMMANDS)
        await self.scenario.command(self.random.randrange(PEOPLE), name, **options)
        self.presses += 1

    async def _complete(self) -> None:
        """Type into an option, while the game gives it a board."""
        if (await self.scenario.app.host.snapshot(self.game)).record.phase != "running":
            return
        command, option = self.random.choice(COMPLETED)
        typed = self.random.choice(("", "a", "s"))
        given = {"name": option, "type": 3, "value": typed, "focused": True}
        person = self.scenario.person(self.random.randrange(PEOPLE))
        await self.scenario.type(person, ("monopoly", command), [given], AUTOCOMPLETE)

    async def _press(self) -> None:
        scenario, random = self.scenario, self.random
        newest = {(it.channel, it.message, it.reader): it for it in scenario.messages}
        found = [(it, part) for it in [*newest.values()][-8:] for part in ids_on(it.body)]
        if not found:
            return
        seen, custom_id = random.choice(found)
        who = random.randrange(PEOPLE) if seen.reader is None else seen.reader - 1
        forms = len(scenario.forms)
        values = self._values(seen, custom_id)
        await scenario.press_part(who, seen, custom_id, values)
        self.presses += 1
        if len(scenario.forms) > forms:
            await scenario.fill(who, **self._typed(scenario.forms[-1]))

    def _values(self, seen: ShownMessage, custom_id: str) -> list[str]:
        (part,) = (it for it in walk(seen.body["components"]) if it.get("custom_id") == custom_id)
        if part["type"] != SELECT:
            return []
        return [self.random.choice(part["options"])["value"]]

    def _typed(self, form: dict[str, Any]) -> dict[str, str]:
        fields = (it["component"] for it in form["components"])
        return {it["custom_id"]: self.random.choice(TYPED) for it in fields if it["type"] == 4}
