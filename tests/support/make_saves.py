"""python -m tests.support.make_saves: one save for each kind of frame, in the present schema.

Saves are kept as they were written, so a file that exists is never written again.
"""

from pathlib import Path
from random import Random
from typing import get_args

from engine.core.decisions import FineOrJailCard, Frame
from engine.core.saves import SCHEMA, dump_state
from engine.core.state import GameState
from engine.core.steps import (
    Arrive,
    AuctionLot,
    ChargeRent,
    CloseLots,
    EndOfMove,
    Filing,
    FinalValuation,
    LastTurns,
    MoveOn,
)
from engine.core.why import Rent
from engine.editions.board import JAIL
from engine.editions.catalogue import rules_of
from engine.record import kind_of
from tests.support.agendas import set_turn, stack
from tests.support.random_play import RandomGame

SAVES = Path(__file__).parent.parent / "saves"
KINDS = tuple(kind_of(kind) for kind in get_args(Frame))
SEEDS = 400


def found() -> dict[str, GameState]:
    """A state of random play for each kind of frame that waits somewhere in its stack."""
    states: dict[str, GameState] = {}
    for seed in range(SEEDS):
        rules = rules_of("1994").with_fields(houses=8 if seed % 3 == 0 else 32)
        paced = rules.played_live() if seed % 2 else rules.played_by_post()
        game = RandomGame(Random(seed), 2 + seed % 7, paced, share=0)
        while not game.state.is_over and game.tally.actions < 200:
            for frame in game.state.agenda.frames:
                states.setdefault(frame.kind, game.state)
            game.step()
    return states


def arranged(state: GameState) -> dict[str, GameState]:
    """Frames that hardly anything comes on top of, put under the decision of a state."""
    filed = Filing(state.mover, ((39, 1),), 1)
    rent = ChargeRent(state.mover, state.left_of(state.mover), Rent(39, "bare", 50, 1, 0))
    wanted = (Arrive(state.mover, 7), AuctionLot(39), CloseLots((39,), (filed,)), rent)
    states = {}
    for frame in wanted:
        copied = state.copy()
        top = copied.agenda.top
        assert top is not None
        stack(copied, *reversed(copied.agenda.frames[1:]), frame, top)
        copied.deeds[39].owner = None
        copied.deeds[39].mortgaged = False
        states[frame.kind] = copied
    closing, last, choosing = state.copy(), state.copy(), state.copy()
    choosing.seats[state.mover].space, choosing.seats[state.mover].jail = JAIL, 3
    number = state.agenda.serial
    owing = (MoveOn(state.mover, 5), FineOrJailCard(number, state.mover))
    stack(choosing, EndOfMove(state.mover, 0), *owing, serial=number + 1)
    if not choosing.seats[state.mover].jail_cards:
        deck = next(it for it in choosing.decks.values() if {"CH-GOOJF", "CC-GOOJF"} & {*it})
        card = next(it for it in deck if it in ("CH-GOOJF", "CC-GOOJF"))
        deck.remove(card)
        choosing.seats[state.mover].jail_cards.append(card)
    set_turn(closing, FinalValuation())
    last.agenda.put("after-turn", LastTurns(state.from_left_of(state.mover)))
    return states | {"reckoning": closing, "last-turns": last, "fine-or-pass": choosing}


def main() -> None:
    """Write what is missing."""
    folder = SAVES / f"v{SCHEMA}"
    folder.mkdir(parents=True, exist_ok=True)
    states = found()
    states = arranged(states["buy-or-decline"]) | states
    for kind in KINDS:
        place = folder / f"{kind}.json"
        if not place.exists():
            place.write_bytes(dump_state(states[kind]))
            print(f"wrote {place.name}")


if __name__ == "__main__":
    main()
