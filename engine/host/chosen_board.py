"""The board that a lobby has chosen, and the copy of its names that a game keeps."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pydantic import TypeAdapter

from engine.editions.board_names import US, US_NAMES, BoardNames, built_in

NOTE: Final = "names"
"""The note of a game with its board. A game without one is played on the board of the rules."""
BOARDS_CACHE_SIZE: Final = 512
"""Boards of games that are kept ready: games on the same board share its names."""


@dataclass(frozen=True, slots=True)
class ChosenBoard:
    """A board by its id, as it was when it was chosen or when the game began.

    `own`: a copy of its names, as games keep it; without one they are those of the built-in board
    that has this id.
    """

    id: str = US
    revision: int = 0
    own: BoardNames | None = None

    @property
    def names(self) -> BoardNames:
        """The names on it; those of the rules where the program no longer has such a board."""
        return self.own or built_in().get(self.id, US_NAMES)

    @property
    def is_own(self) -> bool:
        """Whether a person has made it: it does not come with the program."""
        return self.id not in built_in()


US_BOARD: Final = ChosenBoard()
_OF_LANGUAGE: Final = {"de": "berlin", "es": "madrid", "fr": "paris", "pt-BR": "rio"}
_ADAPTER: Final = TypeAdapter(ChosenBoard)


def board_of_language(locale: str) -> ChosenBoard:
    """Return the board that people who speak a language begin with."""
    return ChosenBoard(_OF_LANGUAGE.get(locale, US))


def note_of(board: ChosenBoard) -> str | None:
    """Return the note of a game that begins on a board, with a copy of all names: whatever becomes
    of the board, the game keeps them.
    """
    if board.id == US:
        return None
    copy = ChosenBoard(board.id, board.revision, board.names)
    return _ADAPTER.dump_json(copy).decode()


@lru_cache(BOARDS_CACHE_SIZE)
def read_note(text: str | None) -> ChosenBoard:
    """Return the board that the note of a game holds."""
    return US_BOARD if text is None else _ADAPTER.validate_json(text)
