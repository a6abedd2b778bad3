"""Standing orders drawn at random, and games in which they answer whenever they can."""

from random import Random
from typing import Any

from engine.core.actions import Action, SeatId
from engine.editions.rules import Rules
from engine.players.orders import Orders, answer
from tests.support.invariant_checks import otherwise_hidden
from tests.support.random_play import RandomGame

LONGEST_ANSWER = 400
"""So many answers of orders may follow one another without anybody else."""
NOW = 1_000_000.0
_WAYS = ("throw", "fine", "pass", "pass-fine")
_BUYS = ("ask", "always", "never", "keep", "group")


def any_orders(random: Random, rules: Rules) -> Orders:
    """Any orders for a game by these rules, some of them about what is on no board."""
    return Orders.model_validate({**_asked(random, rules), **_unasked(random, rules)})


def _asked(random: Random, rules: Rules) -> dict[str, Any]:
    """What answers a decision."""
    return {
        "buying": {
            "rule": _perhaps(random, random.choice(_BUYS)),
            "keep": _dollars(random),
            "groups": {name: random.choice(_BUYS) for name in _groups(random, rules)},
            "deeds": {space: random.choice(_BUYS) for space in _deeds(random, rules)},
        },
        "bidding": {
            "percent": _perhaps(random, random.choice((0, 50, 100, 250))),
            "groups": {name: _dollars(random) for name in _groups(random, rules)},
            "deeds": {space: _dollars(random) for space in _deeds(random, rules)},
            "most": _perhaps(random, _dollars(random)),
            "passes": _perhaps(random, _dollars(random)),
            "limit": _perhaps(random, _dollars(random)),
            "keep": _perhaps(random, _dollars(random)),
        },
        "leaving": {
            name: _perhaps(random, random.choice(_WAYS)) for name in ("early", "late", "last")
        },
        "tax": _perhaps(random, random.choice(("flat", "tenth"))),
        "raising": _perhaps(
            random, {"first": _items(random, rules), "keep": _items(random, rules)}
        ),
        "rents": random.random() < 0.7,
    }


def _unasked(random: Random, rules: Rules) -> dict[str, Any]:
    """What is done in one's own time."""
    return {
        "building": {
            "plan": [
                {"on": item, "level": random.randint(1, 5)} for item in _items(random, rules, 8)
            ],
            "keep": _dollars(random),
            "scarce": _perhaps(random, _dollars(random)),
        },
        "lifting": {
            "received": _perhaps(random, random.choice(("lift", "hold"))),
            "keep": _perhaps(random, _dollars(random)),
        },
        "trading": {
            "until": _perhaps(random, NOW + random.choice((-1, 1))),
            "gain": _perhaps(random, random.randint(-200, 200)),
            "never": _items(random, rules),
        },
    }


def _perhaps(random: Random, value: Any) -> Any:
    return value if random.random() < 0.7 else None


def _dollars(random: Random) -> int:
    return random.choice((0, 1, 40, 150, 300, 1000, 1_000_000))


def _groups(random: Random, rules: Rules, most: int = 3) -> list[str]:
    names = [*rules.groups, "no-such-group"]
    return random.sample(names, random.randint(0, most))


def _deeds(random: Random, rules: Rules, most: int = 6) -> list[int]:
    spaces = [*rules.properties, 0, 7]
    return random.sample(spaces, random.randint(0, most))


def _items(random: Random, rules: Rules, most: int = 4) -> list[int | str]:
    found: list[int | str] = [*_groups(random, rules, most), *_deeds(random, rules, most)]
    random.shuffle(found)
    return found


class OrderedGame(RandomGame):
    """Random play in which some seats have orders, which answer first."""

    def __init__(self, random: Random, seats: int, rules: Rules, share: float) -> None:
        super().__init__(random, seats, rules, share)
        self.orders = {seat: any_orders(random, rules) for seat in range(seats) if seat % 3 < 2}
        self.answered: list[Action] = []
        self._in_a_row = 0

    def _choose(self) -> tuple[SeatId, Action]:
        for seat in self.state.players():
            if seat in self.orders and (said := self._ordered(seat)):
                self._in_a_row += 1
                assert self._in_a_row < LONGEST_ANSWER, f"orders never rest: {said}"
                self.answered.append(said)
                return seat, said
        self._in_a_row = 0
        return super()._choose()

    def _ordered(self, seat: SeatId) -> Action | None:
        """What the orders say, which is the same whatever their owner may not see."""
        said = answer(self.state, seat, self.orders[seat], NOW)
        if self.random.random() < 5 * self.share:
            twin = otherwise_hidden(self.state, seat, self.random)
            assert answer(twin, seat, self.orders[seat], NOW) == said
        return said
