"""Rules as text: a position, actions with the dice they fall on, and what comes of each.

    plays(
        "A $300 jail 2",
        "A roll 3+5: A jail-throw-failed 3; A paid 50 to bank jail-fine; A moved 10 tennessee",
        "A end: refused not-now / A buy: A $70 has tennessee; next A to-end",
    )

A slash between spaces ends a text, as a comma between two of them does.

The first text is a position (engine.positions) with A to H for seats, which need no token. A table
has four of them unless `seats 3` says otherwise, plays live unless `rules by-post` does, and by the
edition under test. `stock 3 0` are the houses and hotels left, whatever stands on the board.

Each other is an action in notation (engine.core.notation) of one seat, or of several in turn
(`B,C pass`). The ids that an action names may be left out: an offer is the newest, `#1` the first;
a roll to hold is the one that is waited for. `now A $5 at 9` arranges something else, `turn of B`
(or `turn of B $5 jail 2`) begins a turn, `time-up`, `end-early` and `concede A` are the host's.
What follows an empty text is of the action before.

After a colon comes what must follow, between semicolons:

an event    in the words of tests.support.brief, as many of them as matter. All events of a kind
            that is named are named, in their order; `no paid` there is none of a kind, and
            `nothing else` none of those that are not named
a refusal   `refused not-now`, which has changed nothing; of each of `pass | bid 9` where several
            actions stand before the colon
a seat      `A $70 at 18 jail 1 has 5,12m,3=2 lacks 7 holds CC-GOOJF laps 2`; `A free`, not in
            Jail; `A in`, `A,B out` of the game; `A raises 905` at most
an offer    `A may bid 1..70`, `A may not build`, `A may first raise - 5`: as far as it matters
the table   `cash 1450,1500`, `bank 31 12`, `bank has 5`, `awaits B,C`, `next B to-throw`, `won B`,
            `chance ends CH-GOOJF`, `chance size 15`, `pot 50`, `over`
"""

import re
from collections.abc import Callable, Iterator
from typing import get_args

from engine.core.actions import Action
from engine.core.errors import IllegalAction
from engine.core.events import AgendaChanged, Event, MoveEnded, PurchaseOffered
from engine.core.notation import read, write
from engine.core.state import GameState, waiting
from engine.core.table import Table
from engine.editions.catalogue import GAMES
from engine.editions.rules import Rules
from engine.editions.rules_line import PACES, read_rules
from engine.game import apply, concede, end_early, offers, time_up
from engine.invariants import broken
from engine.positions import position_of, write_position
from engine.record import kind_of
from tests.support.brief import KINDS, awaiting, brief, letters, numbered, spaces
from tests.support.game import EDITION, Game, ScriptedChance, rules_of

ACTIONS = {kind_of(action) for action in get_args(Action)}
NEXT = (AgendaChanged, MoveEnded, PurchaseOffered)
"""Events that only say what is to happen next, which `next` tells of."""
DICE = re.compile(r"\d\+\d$")


def plays(*script: str) -> Game:
    """Play a script, and return the game that it leads to for what words cannot say."""
    __tracebackhide__ = True
    first, *steps = [line for text in script for line in text.split(" / ")]
    position, _, expected = first.partition(": ")
    run = Run(position)
    run.expect(expected)
    for line in steps:
        step, _, expected = line.partition(": ")
        run.step(step.strip(), expected)
        run.expect(expected)
    if not run.is_unsound and (faults := broken(run.game.state)):
        run.fail(f"unsound: {faults}")
    return run.game


class Run:
    """A game under way, and the transcript of what has happened so far."""

    def __init__(self, text: str) -> None:
        lines = [numbered(line.strip()) for line in re.split(r"[;\n]", text) if line.strip()]
        self.transcript = [text.strip()]
        said = {line.split()[0]: line for line in lines}
        rules, stock = said.pop("rules", "rules"), said.pop("stock", "")
        seats = int(said.pop("seats", "seats 4").split()[1])
        written = [_with_token(said.pop(str(seat), str(seat))) for seat in range(seats)]
        state = position_of("\n".join([*written, *said.values()]), _rules(rules))
        self.game, self.refusal = Game.of(state), ""
        Table(state, ScriptedChance())  # From here on, the test plays by the rules (clause_runs).
        self.is_unsound = bool(stock)
        if stock:
            self.game.stock(*map(int, stock.split()[1:]))

    def fail(self, why: str) -> None:
        __tracebackhide__ = True
        raise AssertionError("\n".join(["", *self.transcript, f">>> {why}"]))

    # -- steps ---------------------------------------------------------------------------------

    def step(self, line: str, expected: str) -> None:
        """Play one line, and note what happens."""
        __tracebackhide__ = True
        if not line:
            return
        self.transcript.append(line)
        self.game.events, self.refusal = (), ""
        word, _, rest = numbered(line).partition(" ")
        try:
            self._do(word, rest, is_refused=expected.startswith("refused"))
        except (IllegalAction, AssertionError, ValueError, LookupError) as error:
            self.fail(f"{type(error).__name__}: {error}")
        self.transcript += [f"    {brief(event)}" for event in self._told()]

    def _do(self, word: str, rest: str, is_refused: bool) -> None:
        match word:
            case "now":
                self._arrange(rest)
            case "stock":
                self.is_unsound = True
                self.game.stock(*map(int, rest.split()))
            case "turn":
                self._begin_turn(*rest.removeprefix("of ").split())
            case "time-up" | "end-early" | "concede":
                self._by_host(word, rest)
            case _:
                for seat in word.split(","):
                    for action in rest.split(" | "):
                        self._act(int(seat), action, is_refused)

    def _begin_turn(self, seat: str, *words: str) -> None:
        parts = _parts([*words])
        if "$" in parts:
            self.game.cash(int(seat), int(parts["$"]))
        if "jail" in parts:
            self.game.jailed(int(seat), int(parts["jail"]))
        self.game.to_move(int(seat))

    def _by_host(self, word: str, rest: str) -> None:
        state, chance = self.game.state, ScriptedChance()
        if word == "concede":
            self.game.state, self.game.events = concede(state, int(rest), chance)
        else:
            ends = {"time-up": time_up, "end-early": end_early}[word]
            self.game.state, self.game.events = ends(state, chance)

    def _arrange(self, text: str) -> None:
        """Change some words of the position."""
        written = {line.split()[0]: line for line in write_position(self.game.state).split("\n")}
        for line in re.split(r"; *", text):
            first, _, rest = line.partition(" ")
            if first.isdecimal():
                seat, token, *words = written[first].split()
                parts = _parts(words) | _parts(rest.split())
                rest = " ".join([token, *(f"{k} {v}".replace("$ ", "$") for k, v in parts.items())])
            written[first] = f"{first} {rest}"
        state = position_of("\n".join(written.values()), self.game.state.rules)
        if self.is_unsound:
            state.houses, state.hotels = self.game.state.houses, self.game.state.hotels
        self.game.state = state

    def _act(self, seat: int, line: str, is_refused: bool) -> None:
        words = line.split()
        dice = [word for word in words if DICE.fullmatch(word)]
        kind, *rest = [word for word in words if word not in dice]
        said = _with_ids(self.game.state, seat, kind, rest)
        actor, action = read(" ".join([str(seat), kind, *said]))
        if is_refused:
            reason = self._reason(actor, action)
            assert self.refusal in ("", reason), f"refused {self.refusal}, and then {reason}"
            self.refusal = reason
            return
        before = self.game.events
        rolls = [(int(roll[0]), int(roll[2])) for roll in dice]
        self.game.play(actor, action, *rolls)
        self.game.events = (*before, *self.game.events)

    def _reason(self, seat: int, action: Action) -> str:
        """Return what an action is refused for, having changed nothing."""
        before = self.game.state.copy()
        try:
            apply(self.game.state, seat, action, ScriptedChance((1, 2)))
        except IllegalAction as refused:
            assert self.game.state == before, "a refused action has changed the state"
            return refused.reason.value
        return "nothing"

    # -- expectations --------------------------------------------------------------------------

    def _told(self) -> list[Event]:
        return [event for event in self.game.events if not isinstance(event, NEXT)]

    def expect(self, text: str) -> None:
        """Check all that must have followed."""
        __tracebackhide__ = True
        wanted: list[tuple[str, str, str]] = []
        for clause in filter(None, map(str.strip, text.split(";"))):
            said = numbered(clause)
            words = said.split()
            kind = next((word for word in words[:2] if word in KINDS), "")
            if words[0] == "no":
                gone = [brief(it) for it in self._told() if it.kind in words[1:]]
                assert set(words[1:]) <= KINDS, clause
                if gone:
                    self.fail(f"expected: {clause}\n    found: {'; '.join(gone)}")
            elif said == "nothing else":
                kinds = {kind for kind, _, _ in wanted}
                if rest := [brief(it) for it in self._told() if it.kind not in kinds]:
                    self.fail(f"expected nothing else than {kinds}\n    found: {rest}")
            elif kind:
                wanted.append((kind, said, clause))
            elif found := self._differs(words, said):
                self.fail(f"expected: {clause}\n    found: {found}")
        self._expect_events(wanted)

    def _expect_events(self, wanted: list[tuple[str, str, str]]) -> None:
        __tracebackhide__ = True
        kinds = {kind for kind, _, _ in wanted}
        happened = [brief(event) for event in self._told() if event.kind in kinds]
        for place in range(max(len(wanted), len(happened))):
            actual = happened[place] if place < len(happened) else "nothing more"
            clause, said = wanted[place][2:0:-1] if place < len(wanted) else ("nothing more", "-")
            if not f"{numbered(actual)} ".startswith(f"{said} "):
                self.fail(f"expected: {clause}\n    found: {actual}")

    def _differs(self, words: list[str], said: str) -> str:
        """Return what is the case instead of a fact, nothing where the fact holds."""
        state = self.game.state
        if words[0].replace(",", "").isdecimal():
            seats = map(int, words[0].split(","))
            return "; ".join(it for seat in seats for it in self._seat_differs(seat, words[1:]))
        if (word := words[0]) in state.decks:
            deck = state.decks[word]  # type: ignore[index]
            found = {"ends": deck[-1], "size": str(len(deck)), "top": deck[0]}[words[1]]
            return "" if found == words[2] else found
        if said.startswith("bank has "):
            return _owned_otherwise(state, None, words[2])
        found = _TABLE[word](self.game, self.refusal)
        so_far = numbered(found) + " "
        is_kind = word == "next" and not state.winners and words[1:] == [self.game.decision.kind]
        # A roll after doubles is another one.
        is_begun = word == "next" and "to-throw" not in said and so_far.startswith(f"{said} ")
        return "" if so_far == f"{said} " or is_kind or is_begun else found

    def _seat_differs(self, seat: int, words: list[str]) -> Iterator[str]:
        if words[0] == "may":
            yield from self._offers_differ(seat, words[1:])
            return
        state, player = self.game.state, self.game.state.seats[seat]
        found = {"free": player.jail is None, "in": player.left is None}
        found["out"] = player.left is not None
        if not all(found[word] for word in words if word in found):
            yield f"jail {player.jail} left {player.left}"
        for name, value in _parts([word for word in words if word not in found]).items():
            if name == "has":
                yield from filter(None, [_owned_otherwise(state, seat, value)])
            elif name == "lacks":
                yield from (f"has {it}" for it in value.split(",") if int(it) in state.owned(seat))
            elif (holds := _SEAT[name](state, seat)) != value:
                yield f"{name} {holds}".replace("$ ", "$")

    def _offers_differ(self, seat: int, words: list[str]) -> Iterator[str]:
        """Compare the lines of what a seat may do with words that begin one, or none."""
        lines = [write(seat, it).partition(" ")[2] for it in offers(self.game.state, seat)]
        head, rest = words[0], " ".join(words[1:])
        said = rest if head in ("not", "first") else " ".join(words)
        assert said.split()[0] in ACTIONS, f"nobody can {said}"
        if head == "first":
            lines = lines[:1]
        if any(f"{line} ".startswith(f"{said} ") for line in lines) is (head == "not"):
            yield f"may {' | '.join(lines) or 'nothing'}"


def _rules(line: str) -> Rules:
    words = line.split()[1:]
    if not set(words) & set(PACES):
        words.insert(sum(it.isdecimal() or it in GAMES for it in words), "live")
    return read_rules(" ".join(words), rules_of(EDITION.get()))


def _with_token(line: str) -> str:
    """`1 $40` with its token: `1 b $40`."""
    seat, _, rest = line.partition(" ")
    return f"{seat} {'abcdefgh'[int(seat)]} {rest}"


def _parts(words: list[str]) -> dict[str, str]:
    """`$40 at 9` by name."""
    split = [part for it in words for part in (("$", it[1:]) if it.startswith("$") else (it,))]
    return dict(zip(split[::2], split[1::2], strict=True))


def _with_ids(state: GameState, seat: int, kind: str, words: list[str]) -> list[str]:
    """Put in the ids that the words leave out: the newest there is, `#1` the first."""
    known: dict[str, Callable[[], list[int]]] = {
        "accept": lambda: [it.id for it in state.trades],
        "refuse": lambda: [it.id for it in state.trades],
        "withdraw": lambda: [it.id for it in state.trades],
        "answers": lambda: [it.id for it in state.trades],
        "collect": lambda: [it.id for it in state.claims],
        "drop": lambda: [it.id for it in state.intents],
        "hold": lambda: [waiting(state).id],
        "forgives": lambda: [it.id for it in state.debt_settlements() if it.debt_of(seat)][::-1],
    }
    if kind in known and not (words and (words[0][0] == "#" or words[0].isdecimal())):
        words = ["#", *words]
    for place, word in enumerate(words):
        if word.startswith("#"):
            ids = known[words[place - 1] if place else kind]()
            words[place] = str(ids[int(word[1:]) - 1] if word[1:] else ids[-1])
    return words


def _owned_otherwise(state: GameState, owner: int | None, text: str) -> str:
    """Return how lots stand that are not as `5,12m,3=2` of this owner says."""
    faults = []
    for part in text.split(","):
        place, _, level = part.partition("=")
        deed = state.deeds[int(place.removesuffix("m"))]
        wanted = (owner, place.endswith("m"), int(level or 0))
        if (deed.owner, deed.mortgaged, deed.level) != wanted:
            faults.append(f"{spaces([int(place.removesuffix('m'))])} is {deed}")
    return ", ".join(faults)


_SEAT: dict[str, Callable[[GameState, int], str]] = {
    "$": lambda state, seat: str(state.seats[seat].cash),
    "at": lambda state, seat: str(state.seats[seat].space),
    "jail": lambda state, seat: str(state.seats[seat].jail),
    "laps": lambda state, seat: str(state.seats[seat].laps),
    "raises": lambda state, seat: str(state.raisable(seat)),
    "holds": lambda state, seat: ",".join(state.seats[seat].jail_cards) or "-",
}
"""What a seat can be asked for, by the word that asks."""
_TABLE: dict[str, Callable[[Game, str], str]] = {
    "refused": lambda game, refusal: f"refused {refusal}",
    "cash": lambda game, _: f"cash {','.join(str(it.cash) for it in game.state.seats)}",
    "bank": lambda game, _: f"bank {game.state.houses} {game.state.hotels}",
    "awaits": lambda game, _: f"awaits {letters(game.awaited)}",
    "next": lambda game, _: f"next {'over' if game.state.winners else awaiting(game.decision)}",
    "won": lambda game, _: f"won {letters(game.state.winners)}",
    "pot": lambda game, _: f"pot {game.state.pot}",
    "over": lambda game, _: "over" if game.state.winners else "going on",
}
"""What the whole table can be asked for, by the word that asks."""
