"""The text of a position: the inverse of reading it."""

from collections.abc import Iterator

from engine.core.actions import SeatId
from engine.core.agenda import Agenda, agenda_of
from engine.core.decisions import AnyFrame
from engine.core.position import Deed
from engine.core.state import GameState
from engine.editions.board import JAIL
from engine.editions.rules_line import write_rules
from engine.positions.business import write_intents, write_trades
from engine.positions.reading import adapter
from engine.positions.waiting import write_awaited


def write_position(state: GameState) -> str:
    """Return the lines that `position_of` reads as this state again.

    Rules that no choice of today leads to are not written: give them to `position_of`. Raises
    ValueError where a token is not a single word.

    >>> from engine import FairChance, new_game, position_of, rules_of, write_position
    >>> rules = rules_of("1935")
    >>> game, events = new_game(rules, ["hat", "dog", "car"], FairChance(b"seed"))
    >>> position_of(write_position(game)) == game
    True
    """
    rules = write_rules(state.rules)
    lines = [f"rules {rules}"] if rules else []
    lines += [_player(state, seat) for seat in range(len(state.seats))]
    awaited, serial = write_awaited(state)
    lines.append(" ".join(["turn", str(state.turn), "of", str(state.mover), *awaited]))
    fields = [*_fields(state, serial)]
    lines += ["; ".join(fields)] if fields else []
    lines += _decks(state)
    trades, intents = write_trades(state), write_intents(state)
    lines += [f"trades {trades}"] if trades else []
    lines += [f"intents {intents}"] if intents else []
    parts: dict[str, object] = {"trades": [] if trades is not None else state.trades}
    parts |= {"claims": state.claims, "past": state.past_offers}
    if not state.is_over and not awaited:
        parts["pending"] = _pending(state.agenda)
    return "\n".join([*lines, *(_json(name, part) for name, part in parts.items() if part)])


def _pending(agenda: Agenda) -> Agenda | list[AnyFrame]:
    """Return the frames in one list, or their lanes where that says more."""
    frames = [*reversed(agenda.frames)]
    return frames if agenda_of(frames, agenda.serial) == agenda else agenda


def _player(state: GameState, seat: SeatId) -> str:
    player = state.seats[seat]
    if len(player.token.split()) != 1 or player.token.split()[0] != player.token:
        raise ValueError(f"{player.token!r} is not a single word")
    if ";" in player.token:
        raise ValueError(f"{player.token!r} has a semicolon")
    words = [str(seat), player.token]
    usual = state.rules.start_cash if player.left is None else 0
    words += [f"${player.cash}"] if player.cash != usual else []
    where = 0 if player.jail is None else JAIL
    words += ["at", str(player.space)] if player.space != where else []
    words += ["jail", str(player.jail)] if player.jail is not None else []
    words += ["laps", str(player.laps)] if player.laps else []
    deeds = [_deed(space, state.deeds[space]) for space in state.owned(seat)]
    words += ["deeds", ",".join(deeds)] if deeds else []
    words += ["passes", ",".join(player.jail_cards)] if player.jail_cards else []
    words += ["left", str(player.left)] if player.left is not None else []
    return " ".join(words)


def _deed(space: int, deed: Deed) -> str:
    return f"{space}{'m' * deed.mortgaged}{f'={deed.level}' if deed.level else ''}"


def _fields(state: GameState, serial: int) -> Iterator[str]:
    for_sale = [_deed(it, deed) for it, deed in state.deeds.items() if deed.owner is None]
    if for_sale := [deed for deed in for_sale if deed.endswith("m")]:
        yield f"bank {','.join(for_sale)}"
    counts = {"pot": state.pot, "starter": state.starter, "throws": state.rolls}
    for name, number in counts.items():
        if number:
            yield f"{name} {number}"
    if state.agenda.serial != serial:
        yield f"serial {state.agenda.serial}"
    if state.built:
        yield f"built {','.join(f'{seat}={levels}' for seat, levels in state.built.items())}"
    if state.ending != "rules":
        yield f"ending {state.ending}"


def _decks(state: GameState) -> Iterator[str]:
    held = {card for player in state.seats for card in player.jail_cards}
    for deck, printed in state.rules.decks.items():
        if state.decks[deck] != [card for card in printed if card not in held]:
            yield f"{deck} {','.join(state.decks[deck]) or '-'}"


def _json(name: str, part: object) -> str:
    written = adapter(name).dump_json(part).decode()
    # A semicolon would end the line.
    return f"{name} {written.replace(';', chr(92) + 'u003b')}"
