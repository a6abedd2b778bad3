"""The position that a text describes."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from engine.core.actions import SeatId
from engine.core.agenda import Agenda, agenda_of
from engine.core.chance import FairChance
from engine.core.decisions import AnyFrame
from engine.core.events import GameStarted, Intent, PastOffer, RentClaim, Trade
from engine.core.evolve import start
from engine.core.state import GameState
from engine.core.steps import Ending
from engine.editions.board import JAIL, DeckName
from engine.editions.rules import Rules
from engine.editions.rules_line import read_rules
from engine.invariants import broken
from engine.positions.business import read_intents, read_trades
from engine.positions.waiting import named, number, numbers, pairs, read_awaited


class NoPosition(ValueError):
    """What was written is no position of a game; the text says in one line why not."""


Lines = Mapping[str, str]
"""By the first word of a line: the rest of it."""


def position_of(text: str, rules: Rules | None = None) -> GameState:
    """Return the state of a game that such a text describes (see engine.positions).

    `rules` are those of a text that does not name its own. Raises NoPosition, in one line, for what
    cannot be read and for what no game can be in.

    >>> from engine import answers, position_of, rules_of, write
    >>> game = position_of("0 hat $90 jail 1; 1 dog deeds 37=3,39=4", rules_of("1994"))
    >>> [write(0, answer) for answer in answers(game, 0)]
    ['0 throw', '0 fine']
    >>> game.houses
    25
    >>> position_of("0 hat deeds 1=3; 1 dog deeds 3", rules_of("1994"))
    Traceback (most recent call last):
    engine.positions.reading.NoPosition: brown is built unevenly: (3, 0); brown is built but ...
    """
    lines = _lines(text)
    if "rules" in lines or rules is None:
        line = lines.pop("rules", "")
        rules = _carefully(f"rules {line}", read_rules, line, rules)
    players = _players(lines)
    state = start(GameStarted(rules, tuple(words[0] for words in players.values())))
    for seat, words in enumerate(players.values()):
        _carefully(f"{seat} {' '.join(words)}", _read_player, state, seat, words[1:])
    unknown = [word for word in lines if not word.isdecimal() and word not in _READERS]
    if unknown:
        raise NoPosition(f"{unknown[0]!r} begins no line of a position")
    state.decks = {deck: [*cards] for deck, cards in rules.decks.items()}
    for word, read in _READERS.items():
        if word in lines or word == "turn":
            rest = lines.get(word, "1 of 0")
            _carefully(f"{word} {rest}", read, state, rest)
    _take_jail_cards_from_decks(state, lines)
    _count_stock(state)
    _check(state)
    return state


def _players(lines: Lines) -> dict[str, list[str]]:
    players = {word: rest.split() for word, rest in lines.items() if word.isdecimal()}
    if not players:
        raise NoPosition("no line begins with a seat")
    if list(players) != [str(seat) for seat in range(len(players))]:
        raise NoPosition("the seats are not written in order, from 0 on")
    if nameless := [seat for seat, words in players.items() if not words]:
        raise NoPosition(f"seat {nameless[0]} has no token")
    return players


def _lines(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, re.split(r"[;\n]", text))):
        word, _, rest = line.partition(" ")
        if word in found:
            raise NoPosition(f"two lines begin with {word!r}")
        found[word] = rest.strip()
    return found


def _carefully(line: str, read: Callable[..., Any], *given: Any) -> Any:
    """Read a line; whatever is wrong with it is said together with it."""
    try:
        return read(*given)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]["msg"]
        raise NoPosition(f"{line[:80]!r}: {fault}") from None
    except (ValueError, LookupError, TypeError) as error:
        raise NoPosition(f"{line[:80]!r}: {error}") from None


# -- players -----------------------------------------------------------------------------------


def _read_player(state: GameState, seat: SeatId, words: list[str]) -> None:
    player = state.seats[seat]
    said = named([part for word in words for part in _parted(word)])
    for name in said:
        if name not in ("$", "at", "jail", "laps", "deeds", "passes", "left"):
            raise ValueError(f"{name!r} says nothing of a player")
    player.left = number(said["left"]) if "left" in said else None
    player.cash = number(said.get("$", str(player.cash) if player.left is None else "0"))
    player.jail = number(said["jail"]) if "jail" in said else None
    player.space = number(said.get("at", "0" if player.jail is None else str(JAIL)))
    player.laps = number(said.get("laps", "0"))
    player.jail_cards = said["passes"].split(",") if "passes" in said else []
    for part in said["deeds"].split(",") if "deeds" in said else ():
        _read_deed(state, seat, part)


def _parted(word: str) -> tuple[str, ...]:
    return ("$", word[1:]) if word.startswith("$") else (word,)


def _read_deed(state: GameState, seat: SeatId | None, part: str) -> None:
    space, _, level = part.partition("=")
    place = number(space.removesuffix("m"))
    if place not in state.deeds:
        raise ValueError(f"nobody can own {place}")
    deed = state.deeds[place]
    if deed.owner is not None:
        raise ValueError(f"{place} has two owners")
    deed.owner, deed.mortgaged = seat, space.endswith("m")
    deed.level = number(level) if level else 0


# -- what is awaited ---------------------------------------------------------------------------


def _read_turn(state: GameState, rest: str) -> None:
    """`12 of 1 to-throw doubles 1 id 17`"""
    words = rest.split()
    if len(words) < 3 or words[1] != "of":
        raise ValueError("it is not a number, “of” and a seat")
    state.turn, state.mover = number(words[0]), number(words[2])
    if state.mover >= len(state.seats):
        raise ValueError(f"there is no seat {state.mover}")
    usual = "to-throw" if state.seats[state.mover].jail is None else "in-jail"
    more = words[3:]
    what = usual if not more or more[0] in ("id", "doubles") else more.pop(0)
    if what == "over":
        state.winners = numbers(named(more)["won"])
        return
    state.agenda = read_awaited(what, state.mover, more)


# -- everything else ---------------------------------------------------------------------------


def _read_bank(state: GameState, text: str) -> None:
    for part in text.split(","):
        _read_deed(state, None, part)


def _read_top(state: GameState, text: str) -> None:
    """Lay cards on top of their decks, the first of each deck uppermost."""
    for card in reversed(text.split(",")):
        deck = next((laid for laid in state.decks.values() if card in laid), None)
        if deck is None:
            raise ValueError(f"{card!r} lies in no deck")
        deck.remove(card)
        deck.insert(0, card)


def _read_decks(state: GameState, seed: str) -> None:
    chance = FairChance(seed.encode())
    for deck, cards in state.rules.decks.items():
        state.decks[deck] = [*chance.shuffle(cards, deck)]


def _take_jail_cards_from_decks(state: GameState, lines: Lines) -> None:
    """Take held passes out of the decks, but for a deck that is written card by card."""
    held = {card for player in state.seats for card in player.jail_cards}
    for deck, cards in state.decks.items():
        if deck not in lines:
            state.decks[deck] = [card for card in cards if card not in held]


def _count_stock(state: GameState) -> None:
    hotel = state.rules.hotel_level
    levels = [deed.level for deed in state.deeds.values()]
    state.hotels -= sum(level == hotel for level in levels)
    state.houses -= sum(level for level in levels if level != hotel)


def _cards(deck: DeckName) -> Callable[[GameState, str], None]:
    def read(state: GameState, text: str) -> None:
        state.decks[deck] = text.split(",") if text != "-" else []

    return read


def _field(name: str) -> Callable[[GameState, str], None]:
    return lambda state, text: setattr(state, name, number(text))


def _read_pending(state: GameState, text: str) -> None:
    """Read an agenda, or its frames in one list, the turn first and the next one last."""
    read = adapter("pending").validate_json(text)
    state.agenda = read if isinstance(read, Agenda) else agenda_of(read, state.agenda.serial)


def _read_serial(state: GameState, text: str) -> None:
    state.agenda.serial = number(text)


def _read_built(state: GameState, text: str) -> None:
    state.built = dict(pairs(text))


def _read_ending(state: GameState, text: str) -> None:
    state.ending = adapter("ending").validate_python(text)


def _json(name: str, field: str) -> Callable[[GameState, str], None]:
    return lambda state, text: setattr(state, field, adapter(name).validate_json(text))


def _lines_or_json(
    read: Callable[[GameState, str], None], name: str
) -> Callable[[GameState, str], None]:
    as_json = _json(name, name)
    return lambda state, text: (as_json if text.startswith("[") else read)(state, text)


@cache
def adapter(name: str) -> TypeAdapter[Any]:
    """Return what reads and writes a part of a position as JSON. Built when first asked for."""
    kinds: dict[str, Any] = {
        "pending": Agenda | list[AnyFrame],
        "trades": list[Trade],
        "intents": list[Intent],
        "claims": list[RentClaim],
        "past": list[PastOffer],
        "ending": Ending,
    }
    return TypeAdapter(kinds[name])


_READERS: dict[str, Callable[[GameState, str], None]] = {
    "turn": _read_turn,
    "shuffled": _read_decks,
    "chance": _cards("chance"),
    "community_chest": _cards("community_chest"),
    "top": _read_top,
    "bank": _read_bank,
    "pot": _field("pot"),
    "starter": _field("starter"),
    "throws": _field("rolls"),
    "serial": _read_serial,
    "built": _read_built,
    "ending": _read_ending,
    "pending": _read_pending,
    "trades": _lines_or_json(read_trades, "trades"),
    "intents": _lines_or_json(read_intents, "intents"),
    "claims": _json("claims", "claims"),
    "past": _json("past", "past_offers"),
}
"""By their first word: the lines that are not a player's, in the order in which they are read."""


def _check(state: GameState) -> None:
    """Raise NoPosition with all that is wrong with a state."""
    try:
        faults = broken(state)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        faults = [f"it holds what no game has: {error!r}"]
    if faults:
        raise NoPosition("; ".join(faults))
