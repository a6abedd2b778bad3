"""python -m engine.simulate: play many games between computer players, check them, count results.

`--player MODULE:FUNCTION` seats a player of your own; give it again for the next seat.
engine/players/own.py says what the function gets and returns.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from engine.core.actions import Action, SeatId
from engine.core.chance import FairChance
from engine.core.errors import IllegalAction
from engine.core.events import DiceRolled, Event, Jailed, Moved
from engine.core.notation import write
from engine.core.state import GameState
from engine.editions.board import SIZE, TOKENS
from engine.editions.catalogue import CATALOGUE, DEFAULT, GAMES, HOUSE_RULES
from engine.editions.choice import Choice, NotPlayable, resolve
from engine.editions.rules import Rules
from engine.game import new_game, play, time_up
from engine.invariants import broken, from_bank, money
from engine.players import computer
from engine.players.own import Player, PlayerFault, Players, load_player

JAILED = SIZE
"""The index of the landings that end in Jail."""
TURNS = 1000
"""Turns that a game may take where no other limit is given."""


@dataclass(slots=True)
class Report:
    """What many games came to. `landings`: where the token rests after each roll."""

    games: int = 0
    finished: int = 0
    turns: int = 0
    rolls: int = 0
    actions: int = 0
    seconds: float = 0.0
    turns_per_s: float = 0.0
    violations: int = 0
    winners: list[int] = field(default_factory=list)
    landings: list[int] = field(default_factory=lambda: [0] * (SIZE + 1))


class InvariantMonitor:
    """Follows one game's events: where tokens come to rest, and whether the money adds up."""

    def __init__(self, report: Report, state: GameState, events: Sequence[Event]) -> None:
        self._report = report
        self._state = state
        self._money = from_bank(events)
        self._resting = [0] * len(state.seats)
        self._roller: SeatId | None = None
        self._turn = 0

    def follow(self, events: Sequence[Event]) -> None:
        """Count one action's events; the state has followed them already."""
        for event in events:
            if isinstance(event, Moved):
                self._resting[event.seat] = event.to
            elif isinstance(event, DiceRolled):
                self.note_landing()
                self._roller = event.seat
            elif isinstance(event, Jailed):
                self._resting[event.seat] = JAILED
        self._report.actions += 1
        self._money += from_bank(events)
        if self._state.turn != self._turn:
            self._turn = self._state.turn
            self._check()

    def time_up(self, events: Sequence[Event], state: GameState) -> None:
        """Count the end of the agreed time, after which the game goes on from this state."""
        self._state = state
        self.follow(events)

    def note_landing(self) -> None:
        """Count where the last roll and all it led to have left the token."""
        if self._roller is not None:
            self._report.rolls += 1
            self._report.landings[self._resting[self._roller]] += 1

    def close(self) -> None:
        """Close the counts: the game is over, or has lasted long enough."""
        self.note_landing()
        self._check()

    def _check(self) -> None:
        state = self._state
        self._report.violations += len(broken(state)) + (money(state) != self._money)


def simulate(
    rules: Rules,
    games: int,
    players: int,
    seed: str,
    turns: int = TURNS,
    hour_after: int | None = None,
    own: Sequence[Player] = (),
) -> Report:
    """Play a number of games, none longer than `turns`, with `own` players on the first seats.

    All others are computers. `hour_after`: the number of rolls after which the agreed hour of a
    timed game comes. Raises PlayerFault for what an own player may not do.
    """
    report = Report(games, winners=[0] * players)
    begun = time.perf_counter()
    for number in range(games):
        chance = FairChance(f"{seed}:{number}".encode())
        state = play_game(report, rules, players, chance, turns, hour_after, own)
        report.finished += bool(state.winners)
        report.turns += min(state.turn, turns)
        for seat in state.winners:
            report.winners[seat] += 1
    report.seconds = time.perf_counter() - begun
    report.turns_per_s = report.turns / report.seconds if report.turns else 0.0
    return report


def play_game(
    report: Report,
    rules: Rules,
    players: int,
    chance: FairChance,
    turns: int,
    hour_after: int | None = None,
    own: Sequence[Player] = (),
) -> GameState:
    """Play one game from the first roll on; its counts go into the report. Raises PlayerFault."""
    state, events = new_game(rules, TOKENS[:players], chance)
    monitor = InvariantMonitor(report, state, events)
    seats = range(players)
    next_action = Players(dict(enumerate(own))).next_action if own else computer.next_action
    while state.turn <= turns and (answer := next_action(state, seats)):
        monitor.follow(_carried_out(state, *answer, chance))
        if hour_after is not None and state.rolls >= hour_after and not state.is_over:
            state, events = time_up(state, chance)
            monitor.time_up(events, state)
            hour_after = None
    monitor.close()
    return state


def _carried_out(
    state: GameState, seat: SeatId, action: Action, chance: FairChance
) -> tuple[Event, ...]:
    try:
        return play(state, seat, action, chance)
    except IllegalAction as refused:
        refusal = f"{write(seat, action)} is refused, {refused.reason.value}"
        raise PlayerFault(f"in turn {state.turn}: {refusal}") from None


def report_text(report: Report, rules: Rules) -> str:
    """Return the report for people to read."""
    lines = [
        f"{report.games} games, {report.finished} finished; {report.turns} turns, "
        f"{report.rolls} rolls, {report.actions} actions",
        f"{report.seconds:.1f} s, {report.turns_per_s:.0f} turns a second; "
        f"broken invariants: {report.violations}",
        "won by seat: " + "  ".join(f"{seat}: {won}" for seat, won in enumerate(report.winners)),
        "landings, in per cent:",
    ]
    names = [*(space.name for space in rules.spaces), "in Jail"]
    for name, count in zip(names, report.landings, strict=True):
        lines.append(f"  {name:24}{100 * count / max(1, report.rolls):6.2f}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Return exit code 1 if an invariant was broken, 2 for a player that breaks a rule, else 0."""
    options = _options(arguments)
    rules: Rules = options.rules
    players = min(max(options.players, rules.players_min), rules.players_max)
    if players != options.players:
        limits = f"{rules.edition} is for {rules.players_min} to {rules.players_max} players"
        print(f"{limits}: playing with {players}", file=sys.stderr)
    if len(options.player) > players:
        _parser().error(f"{len(options.player)} players for {players} seats")
    asked = (options.games, players, options.seed, options.turns, options.hour_after)
    try:
        report = simulate(rules, *asked, [load_player(name) for name in options.player])
    except PlayerFault as fault:
        print(fault, file=sys.stderr)
        return 2
    print(json.dumps(asdict(report)) if options.json else report_text(report, rules))
    return int(report.violations > 0)


def house_rules(text: str) -> tuple[tuple[str, int], ...]:
    """Read house rules from "parking-pot=500,no-auctions"; without a number, the usual one.

    Raises ArgumentTypeError for one that does not exist, and for a number that is none.
    """
    chosen = []
    for part in filter(None, text.split(",")):
        name, _, number = part.strip().partition("=")
        if name not in HOUSE_RULES:
            known = ", ".join(HOUSE_RULES)
            raise argparse.ArgumentTypeError(f"{name!r} is none of: {known}")
        if number and not number.isdecimal():
            raise argparse.ArgumentTypeError(f"{name} takes a whole number, not {number!r}")
        chosen.append((name, int(number) if number else HOUSE_RULES[name].usual))
    return tuple(chosen)


def count(text: str) -> int:
    """Return a whole number from 1 on. Raises ArgumentTypeError for anything else."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = _parser()
    options = parser.parse_args(arguments)
    choice = Choice(options.edition, options.game, options.house_rules)
    try:
        options.rules = resolve(choice).played_by_post()
    except NotPlayable as refused:
        parser.error(f"not playable ({refused.kind}): {', '.join(refused.names)}")
    if options.hour_after is not None and not options.rules.is_timed:
        parser.error(f"--hour-after needs a timed game; {options.game} is not one")
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.simulate", description=__doc__)
    parser.add_argument("--games", type=count, default=100)
    parser.add_argument("--players", type=int, default=4, choices=range(2, 9))
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="MODULE:FUNCTION",
        help="a player of your own for the next seat",
    )
    parser.add_argument("--edition", default=DEFAULT, choices=sorted(CATALOGUE))
    parser.add_argument("--game", default="standard", choices=GAMES)
    parser.add_argument(
        "--house-rules",
        type=house_rules,
        default=(),
        metavar="NAME[=NUMBER],…",
        help="for example parking-pot=500,no-auctions",
    )
    parser.add_argument(
        "--hour-after",
        type=count,
        metavar="ROLLS",
        help="in a timed game: after how many rolls time is up",
    )
    parser.add_argument("--seed", default="1", help="any text; the same seed plays the same games")
    parser.add_argument("--turns", type=count, default=TURNS, help="the most turns a game may take")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


if __name__ == "__main__":
    sys.exit(main())
