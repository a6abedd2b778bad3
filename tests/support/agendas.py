"""Agendas for tests: what is to happen, put there without an action that leads to it."""

from __future__ import annotations

from engine.core.agenda import agenda_of
from engine.core.decisions import Frame
from engine.core.state import GameState


def push(state: GameState, *frames: Frame, serial: int | None = None) -> None:
    """Put frames before all that is pending, the last of them first."""
    for frame in frames:
        state.agenda.push(frame)
    give_ids_from(state, serial or state.agenda.serial)


def stack(state: GameState, *frames: Frame, serial: int | None = None) -> None:
    """Put frames in the place of all that is pending: first the turn, last what is next."""
    state.agenda = agenda_of(frames, serial or state.agenda.serial)


def set_turn(state: GameState, frame: Frame) -> None:
    """Put a frame in the place of the turn."""
    state.agenda.put_turn(frame)


def give_ids_from(state: GameState, serial: int) -> None:
    """Let the next decision have this id."""
    state.agenda.serial = serial
