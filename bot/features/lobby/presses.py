"""Presses before the start: the lobby, its computers, what is played, the clocks."""

from dataclasses import dataclass
from typing import Literal

from bot.presses.joining import Hash
from bot.ui.press_record import PressRecord, press_record
from engine.host.calendar import SeasonLength
from engine.host.lobby_player import Seating

LobbyPage = Literal["computer", "close"]
Listed = Literal["token", "board", "pace", "advice"]


@press_record("lobby", acts=False)
class LobbyPress(PressRecord):
    """Open the list of computers, or the question whether to close the lobby."""

    page: LobbyPage


@press_record("lobby", acts=False)
class ChooseInLobby(PressRecord):
    """Choose a token, a board, a pace, or who may ask for advice."""

    what: Listed


@press_record("lobby", acts=True)
class LeaveLobby(PressRecord):
    """Leave; `nocomputer`, on older buttons, removes a computer."""

    way: Literal["leave", "nocomputer"]


@press_record("lobby", "seats", acts=True)
class SeatBy(PressRecord):
    """Choose who sits where: as drawn, or as the players have joined."""

    seating: Seating


@press_record("lobby", "cancel", acts=True)
class CloseLobby(PressRecord):
    """Close the lobby."""


@press_record("lobby", "join", acts=True)
class Join(PressRecord):
    """Sit down; buttons of earlier versions carry no terms."""

    seen: Hash | None = None


@press_record("lobby", "confirm", acts=False)
class Confirm(PressRecord):
    """Say yes to changed terms."""

    seen: Hash


@press_record("lobby", "start", acts=False)
class Start(PressRecord):
    """Start the game; buttons of earlier versions carry no terms.

    It does not act: its button is always in the same place, disabled until it can be used, and
    a person who has just added the last player may press it at once.
    """

    seen: Hash | None = None


@press_record("lobby", "without", acts=False)
class StartWithout(PressRecord):
    """Start without those who have not said yes."""

    seen: Hash
    missing: Hash


@press_record("lobby", "waits", acts=False)
class WaitForOthers(PressRecord):
    """Do not start yet."""


@press_record("lobby", "people", acts=False)
class LobbyPeople(PressRecord):
    """Show who sits in the lobby, to those who may take them out."""


@press_record("lobby", "out", acts=False)
class TakeOut(PressRecord):
    """Take the chosen person out of the lobby."""


@press_record("lobby", "invite", acts=False)
class Invite(PressRecord):
    """Invite the chosen people, who alone may join then."""


@press_record("computers", "strength", acts=False)
class ShowStrength(PressRecord):
    """Show the computers of the chosen strength."""


@dataclass(frozen=True, slots=True)
class SeatComputer(PressRecord):
    """Seat a computer, for the strength and the count of computers that were shown."""

    strength: str
    seen: int


@press_record("computers", "add", acts=True)
class AddComputer(SeatComputer):
    """Seat a computer of the chosen character."""


@press_record("computers", "surprise", acts=True)
class Surprise(SeatComputer):
    """Seat a computer of any character."""


@press_record("seated", acts=False)
class ShowSeated(PressRecord):
    """Show how a computer plays: the first one, or the chosen one."""

    page: Literal["main", "choose"]


@press_record("seated", acts=True)
class ChangeSeated(PressRecord):
    """Change a computer that plays as was shown, or remove it."""

    change: Literal["strength", "character", "remove"]
    token: str
    character: str
    strength: str


Step = Literal["main", "edition", "game", "house", "topic", "hour", "askhour", "typedhour"]
PartStep = Literal["rules", "number", "typed", "with", "without"]


@dataclass(frozen=True, slots=True)
class RulesPress(PressRecord):
    """A press in the panel of what is played, in a lobby or in a server's settings."""

    step: Step


@dataclass(frozen=True, slots=True)
class RulesPartPress(PressRecord):
    """A press about a topic or a house rule."""

    step: PartStep
    part: str


@press_record("choose", acts=False)
class LobbyRules(RulesPress):
    """Choose what a lobby plays."""


@press_record("choose", acts=False)
class LobbyRulesPart(RulesPartPress):
    """Choose a house rule of a lobby."""


@press_record("choose", "clear", acts=True)
class ClearLobbyRules(PressRecord):
    """Play by the book."""


@press_record("server", acts=False)
class ServerRules(RulesPress):
    """Choose what the lobbies of a server begin with."""


@press_record("server", acts=False)
class ServerRulesPart(RulesPartPress):
    """Choose a house rule that they begin with."""


@press_record("server", "clear", acts=False)
class ClearServerRules(PressRecord):
    """Begin by the book."""


@press_record("server", acts=False)
class ServerListed(PressRecord):
    """Choose a server's pace or language from a list."""

    what: Literal["pace", "language"]


@press_record("server", "boards", acts=False)
class ServerBoards(PressRecord):
    """Show what a server has decided about boards."""


@press_record("server", acts=False)
class ChooseServerBoards(PressRecord):
    """Choose the board that lobbies of a server begin with, or who may bring others."""

    what: Literal["board", "own"]


@press_record("server", "role", acts=False)
class ServerRole(PressRecord):
    """Choose the role that is called to open lobbies."""


@press_record("server", acts=True)
class ServerLook(PressRecord):
    """Choose whether pictures are shown in a server."""

    look: Literal["pictures", "text"]


@press_record("server", acts=True)
class ServerSeason(PressRecord):
    """Choose how long the seasons of a server are."""

    season: SeasonLength


@press_record("server", "news", acts=False)
class ServerNews(PressRecord):
    """Show how long seasons are, and where the weekly paper appears."""


@press_record("server", "paper", acts=True)
class ServerPaper(PressRecord):
    """Let the weekly paper appear in the channel of the press, or nowhere."""

    where: Literal["here", "off"]


@press_record("server", "default", acts=True)
class ServerDefault(PressRecord):
    """Forget all that was chosen for a server."""


ClockForm = Literal["turn", "table", "debt"]


@press_record("clocks", acts=False)
class Clocks(PressRecord):
    """Show the clocks, or begin with those of the chosen pace."""

    step: Literal["main", "base"]


@press_record("clocks", acts=False)
class OpenClocks(PressRecord):
    """Open a form."""

    form: ClockForm


@press_record("clocks", "typed", acts=False)
class SendClocks(PressRecord):
    """Send a form."""

    form: ClockForm
