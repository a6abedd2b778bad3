"""A game as one file: JSON with its rules, its seats, and every step in notation with its events.

Of a game that still runs the file holds only what everybody may know: no seed, no words that are
secret, and the table as it lies open in place of the whole state.
"""

import json
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    FailFast,
    Field,
    TypeAdapter,
    ValidationError,
)

from engine.core.actions import SeatId
from engine.core.events import AnyEvent
from engine.core.position import Position
from engine.core.state import GameState
from engine.core.undo import Author
from engine.core.upcast import up_to_date
from engine.editions.board_names import BoardNames, checked
from engine.editions.rules import Rules

LARGEST = 32 * 1024 * 1024
"""Bytes beyond which no file is read: a game of 2,000 steps has a tenth of that."""
MOST_VALUES = 20_000
"""Values beyond which no step, and no state, is looked at: a whole state has some hundreds."""


def in_one_line(text: str, most: int = 160) -> str:
    """Return text of a file safe for a terminal: one line, cut to a number of characters."""
    line = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return line if len(line) <= most else f"{line[:most]}…"


class NoGameFile(ValueError):
    """What was read is no file of a game; the text says in one line why not."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class FileSeat(_Part):
    """A seat in a game file: a name and a token, and nothing by which a person could be found."""

    seat: SeatId
    name: str
    token: str


class FileStep(_Part):
    """One step. `at` is unix seconds; `number` rises by one a step.

    `action` is a line of notation or a word of the host's. Both it and `seat` are None where
    what was said is still a secret.
    """

    number: int
    at: float
    seat: SeatId | None
    action: str | None
    by: Author | None
    events: tuple[AnyEvent, ...]


class GameFile(_Part):
    """A whole file. `commitment` is the hash that binds the seed (hexadecimal).

    `seed`, `mix` and `state` are there once the game is over or called off, `table` before.
    `names` are those on its board, as in a file of a board; left out where they are the rules' own.
    They change nothing in the game.
    """

    format: Literal["monopoly-game"]
    version: Literal[1]
    game: str = Field(pattern="^[0-9a-z]{1,13}$")
    phase: Literal["running", "over", "cancelled"]
    commitment: str = Field(pattern="^[0-9a-f]{64}$")
    seed: str | None = Field(None, pattern="^([0-9a-f]{2})+$")
    mix: str | None = None
    rules: Rules
    names: Annotated[BoardNames, AfterValidator(checked)] | None = None
    seats: tuple[FileSeat, ...]
    # One fault in a file is enough.
    steps: Annotated[tuple[FileStep, ...], FailFast()]
    state: Annotated[GameState | None, BeforeValidator(up_to_date)] = None
    table: Position | None = None


_STEP = TypeAdapter(FileStep)


def write_file(file: GameFile) -> bytes:
    """Return the file's text, one line a step, so that two of them are easily compared."""
    left_out = {"steps"} if file.names else {"steps", "names"}
    dumped: dict[str, Any] = file.model_dump(mode="json", exclude=left_out)
    steps = [_STEP.dump_json(step).decode() for step in file.steps]
    lines = [f"{json.dumps(key)}: {json.dumps(dumped[key])}" for key in dumped]
    lines.insert(len(lines) - 2, '"steps": [\n' + ",\n".join(steps) + "\n]")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read_file(text: bytes) -> GameFile:
    """Return the file of such a text. Raises NoGameFile for anything else."""
    if len(text) > LARGEST:
        raise NoGameFile(f"it has more than {LARGEST // 1024 // 1024} MiB")
    try:
        file = json.loads(text)
        _need_fewer_values(file)
        return GameFile.model_validate(file)
    except ValidationError as error:
        raise NoGameFile(_first_fault(error)) from None
    except RecursionError:
        raise NoGameFile("it has too many values within values") from None
    except ValueError as error:
        raise NoGameFile(in_one_line(str(error))) from None


def _need_fewer_values(file: object) -> None:
    """Refuse in time what would be found wrong a million times over. Raises NoGameFile."""
    steps: object = ()
    if isinstance(file, dict):
        steps = file.get("steps")
        file = {**file, "steps": None}
    for part in (file, *(steps if isinstance(steps, list) else (steps,))):
        if _has_more_values(part, MOST_VALUES):
            raise NoGameFile(f"a step of it, or all the rest, has more than {MOST_VALUES:,} values")


def _has_more_values(part: object, most: int) -> bool:
    """Return whether a value holds more than `most` values."""
    rest, count = [part], 0
    while rest and count <= most:
        value = rest.pop()
        inner = list(value.values()) if isinstance(value, dict) else value
        if isinstance(inner, list):
            count += len(inner)
            rest += inner if count <= most else []
    return count > most


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in fault["loc"])
    return in_one_line(f"{place}: {fault['msg']}".removeprefix(": "))
