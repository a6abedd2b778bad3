"""Presses about boards; each keeps the lobby that it began in, or no game."""

from dataclasses import dataclass
from typing import Literal

from bot.ui.press_record import PressRecord, press_record


@dataclass(frozen=True, slots=True)
class BoardPress(PressRecord):
    """A press about a board, by its id."""

    board: str


@press_record("boards", "show", acts=False)
class ShowBoard(BoardPress):
    """Show the page of a board."""


@press_record("boards", "choose", acts=False)
class ChooseBoard(PressRecord):
    """Show the page of a board of the server that was chosen from the list."""


@press_record("boards", "new", acts=False)
class NewBoard(PressRecord):
    """Open the form for a new board."""


@press_record("boards", "create", acts=False)
class CreateBoard(PressRecord):
    """Send the form for a new board."""


@press_record("boards", "part", acts=False)
class ChoosePart(BoardPress):
    """Open the form for the part of a board that was chosen from the list."""


@press_record("boards", "edit", acts=False)
class EditPart(PressRecord):
    """Open the form for a part of a board."""

    part: str
    board: str


@press_record("boards", "send", acts=False)
class SendPart(PressRecord):
    """Send the form for a part of a board."""

    part: str
    board: str


@press_record("boards", "preview", acts=False)
class PreviewBoard(BoardPress):
    """Show what a game on a board looks like."""


@press_record("boards", "share", acts=False)
class ShareBoard(BoardPress):
    """Show the code of a board, and its file."""


@press_record("boards", "copy", acts=True)
class CopyBoard(BoardPress):
    """Make a board of one's own that begins like another one."""


@press_record("boards", acts=True)
class OfferBoard(PressRecord):
    """Let everybody in the server choose a board, or nobody else any more."""

    way: Literal["offer", "withdraw"]
    board: str


@press_record("boards", "ask", acts=False)
class AskToDelete(BoardPress):
    """Ask whether to delete a board."""


@press_record("boards", "delete", acts=True)
class DeleteBoard(BoardPress):
    """Delete a board."""


@press_record("boards", acts=True)
class HideBoard(PressRecord):
    """Hide a board of the server, or let it be chosen again."""

    way: Literal["hide", "unhide"]
    board: str


@press_record("boards", "reported", acts=True)
class ReportBoard(BoardPress):
    """Report a board to those who manage the server."""
