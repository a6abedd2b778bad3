"""Presses about boards that several rooms offer, and the way back to the lobby of one."""

from bot.ui.press_record import PressRecord, press_record


@press_record("boards", "list", acts=False)
class ShowBoards(PressRecord):
    """Show the boards of a person and of the server; from a lobby, the way to a board for it."""


@press_record("boards", "play", acts=True, once=True)
class PlayOnBoard(PressRecord):
    """Choose a board for a lobby, or open one in which it is chosen."""

    board: str


@press_record("boards", "report", acts=False)
class AskToReportBoard(PressRecord):
    """Ask whether to report a board to those who manage the server."""

    board: str


@press_record("lobby", "settings", acts=False)
class ShowLobbySettings(PressRecord):
    """Show the settings of a lobby."""
