"""Pictures: what drawing one costs, and how late the event loop wakes while many are drawn."""

import asyncio
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from bot.language.language import load
from bot.language.voice import Voice
from bot.pictures.board import draw_board
from bot.pictures.board_spec import (
    HOTEL,
    MORTGAGED,
    NOT_OWNED,
    BoardSpec,
    Chip,
    Holding,
    PlayerSpec,
    TokenSpec,
)
from bot.pictures.chart import chart_png
from bot.pictures.deed import draw_deed
from bot.render.board_picture import board_picture
from bot.render.card_description import card_spec
from bot.render.deed_picture import deed_picture
from bot.render.last_move import last_move
from bot.render.printed_words import printed_board
from bot.render.stats_chart import chart_picture
from bot.ui.message_files import Picture
from engine.analysis.statistics import statistics as looked_back
from engine.core.chance import FairChance
from engine.core.events import Event
from engine.core.state import GameState
from engine.core.undo import LogLine
from engine.editions.board import TOKENS
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import new_game, play
from engine.host.store.records import Player
from engine.players.computer import next_action
from engine.view import public_view

PLAYERS = 4
BEGUN, ENDED = 40, 140
"""Between these turns lies the middle of a game."""
PICTURES = 200
"""How many of each kind are timed, or as many as a game brings."""
A_SECOND = 20
"""Pictures drawn while the event loop is watched."""
SECONDS = 4.0
"""Seconds of watching, with pictures and without in turn, so often as there are rounds."""
TICK = 0.002
"""Seconds the loop is asked to sleep: what is more is its lag."""
WORDS = load("en")
NAMES = Voice(
    [Player(seat, seat, f"Player {seat}", token) for seat, token in enumerate(TOKENS)],
    rules_of(DEFAULT).board,
    WORDS,
)

Draw = Callable[[], bytes]


def measure(rounds: int) -> dict[str, Any]:
    """Return milliseconds of processor time and bytes of a picture; milliseconds of lag by the
    clock.
    """
    state, boards, events = _game()
    view = public_view(state)
    deeds = [deed_picture(space, view, NAMES) for space in view.deeds]
    chart = chart_picture(looked_back([LogLine(1, None, "start", "host", tuple(events))]), NAMES)
    full = fullest()
    return {
        "board": _figures([board.draw for board in boards]),
        "fullest_board": _figures([lambda: draw_board(full)] * PICTURES),
        "deed": _figures([deed.draw for deed in deeds], draw_deed.cache_clear),
        "chart": _figures([lambda: _drawn_anew(chart)] * (PICTURES // 10)),
        **asyncio.run(_lag([board.draw for board in boards], rounds)),
    }


def _drawn_anew(chart: Picture) -> bytes:
    chart_png.cache_clear()
    return chart.draw()


def _game() -> tuple[GameState, list[Picture], list[Event]]:
    """The end of a game's middle, its board each time a token or a building had moved, its log."""
    chance = FairChance(b"pictures:1")
    state, events = new_game(rules_of(DEFAULT), TOKENS[:PLAYERS], chance)
    log, boards = list(events), list[Picture]()
    while state.turn < ENDED and (answer := next_action(state, range(PLAYERS))):
        events = play(state, *answer, chance)
        log += events
        if state.turn >= BEGUN and len(boards) < PICTURES:
            picture = board_picture(public_view(state), NAMES, last_move(events))
            if not boards or picture != boards[-1]:
                boards.append(picture)
    return state, boards, log


def fullest() -> BoardSpec:
    """Eight tokens, every deed owned, every house and hotel of the Bank on the board, a card."""
    rules = rules_of(DEFAULT)
    streets = [it.index for it in rules.properties.values() if it.kind == "street"]
    whole = {space: TOKENS[number % 8] for number, space in enumerate(rules.properties)}
    holdings = [Holding(space, token, "$0", mortgaged=True) for space, token in whole.items()]
    for number, space in enumerate(streets[:20]):
        place, prop = list(whole).index(space), rules.properties[space]
        rent = f"${prop.rents[4 if number < 8 else 5]:,}"
        built = Holding(space, whole[space], rent, 4 * (number < 8), number >= 8)
        holdings[place] = built
    standing = [TokenSpec(token, number * 7 % 40) for number, token in enumerate(TOKENS)]
    players = [
        PlayerSpec(
            token, f"Player {number}", f"$1,{number}37", "", number == 1, False,
            chips_in(holdings, token),
        )
        for number, token in enumerate(TOKENS)
    ]  # fmt: skip
    return BoardSpec(
        printed_board(rules, NAMES), tuple(standing), tuple(players), tuple(holdings), "hat",
        "Turn 100", "Player 1’s turn", "0", "0", "Buy Boardwalk for $400?",
        card_spec(39, public_view(_begun()), NAMES), "Free Parking $500", "M", (5, 6),
        tuple(range(12)), False, 11, "hat",
    )  # fmt: skip


def chips_in(holdings: Sequence[Holding], token: str) -> tuple[Chip, ...]:
    """Return the chips of the player with this token."""
    owned = {it.space: _lot(it) for it in holdings if it.token == token}
    return tuple(
        Chip(group.sign, tuple(sorted(owned.get(it, NOT_OWNED) for it in group.members)[::-1]))
        for group in rules_of(DEFAULT).groups.values()
        if not owned.keys().isdisjoint(group.members)
    )


def _lot(holding: Holding) -> int:
    return MORTGAGED if holding.mortgaged else HOTEL if holding.hotel else holding.houses


def _begun() -> GameState:
    """Return a game before its first turn."""
    return new_game(rules_of(DEFAULT), TOKENS[:PLAYERS], FairChance(b"pictures:1"))[0]


def _figures(draws: Sequence[Draw], forget: Callable[[], None] = lambda: None) -> dict[str, float]:
    """All are drawn twice: what they have in common is kept from the first time.

    `forget` lets go of pictures that are kept whole.
    """
    first = [_timed(draw)[0] for draw in draws]
    forget()
    times, sizes = zip(*map(_timed, draws), strict=True)
    figures = {**_cuts(times), "bytes": round(statistics.median(sizes)), "most_bytes": max(sizes)}
    return {"first_ms": round(first[0] * 1000, 1), **figures}


def _timed(draw: Draw) -> tuple[float, int]:
    begun = time.thread_time()
    size = len(draw())
    return time.thread_time() - begun, size


def _cuts(seconds: Sequence[float]) -> dict[str, float]:
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    return {"p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}


async def _lag(draws: Sequence[Draw], rounds: int) -> dict[str, Any]:
    idle, busy = list[float](), list[float]()
    for number in range(rounds):
        idle += await _lateness(SECONDS / 2)
        drawing = asyncio.create_task(_drawing(draws[number:] or draws))
        busy += await _lateness(SECONDS / 2)
        drawing.cancel()
    figures = {"idle": _cuts(idle), "drawing": _cuts(busy)}
    ratio = figures["drawing"]["p99_ms"] / max(figures["idle"]["p99_ms"], 0.01)
    return {"pictures_per_s": A_SECOND, "loop_lag": figures, "p99_ratio": round(ratio, 2)}


async def _drawing(draws: Sequence[Draw]) -> None:
    """Draw pictures in a thread at an even pace, as those of messages are drawn."""
    loop = asyncio.get_running_loop()
    due, number = loop.time(), 0
    while True:
        await asyncio.to_thread(draws[number % len(draws)])
        number, due = number + 1, due + 1 / A_SECOND
        await asyncio.sleep(max(due - loop.time(), 0))


async def _lateness(seconds: float) -> list[float]:
    """How many seconds late the loop wakes each time."""
    late, end = list[float](), time.perf_counter() + seconds
    while (begun := time.perf_counter()) < end:
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - begun - TICK)
    return late
