"""Beginning, rolling, moving and Jail."""

from typing import Literal

from engine.core.actions import SeatId
from engine.core.agenda import Agenda
from engine.core.decisions import AnyFrame
from engine.core.steps import Ending
from engine.editions.board import DeckName
from engine.editions.rules import Rules
from engine.record import record


@record
class GameStarted:
    """The seats, each with its token, and the rules they play by. `drawn`: chance has decided who
    sits where, and not the order in which the players joined.
    """

    rules: Rules
    tokens: tuple[str, ...]
    drawn: bool = False
    kind: Literal["game-started"] = "game-started"


@record
class DeckShuffled:
    """AMB-01: a deck was shuffled and laid down, top first."""

    deck: DeckName
    cards: tuple[str, ...]
    kind: Literal["deck-shuffled"] = "deck-shuffled"


@record
class DeedsDealt:
    """S35-02, S94-01: deeds dealt to a player before the first roll, for this price in all."""

    seat: SeatId
    spaces: tuple[int, ...]
    price: int
    kind: Literal["deeds-dealt"] = "deeds-dealt"


@record
class StarterRolled:
    """TURN-01: a roll for the first turn."""

    seat: SeatId
    first: int
    second: int
    number: int
    kind: Literal["starter-thrown"] = "starter-thrown"


@record
class TurnStarted:
    """The dice are with this player."""

    seat: SeatId
    kind: Literal["turn-started"] = "turn-started"


@record
class DiceRolled:
    """A roll to move, from Jail included; `number` counts the rolls of the game."""

    seat: SeatId
    first: int
    second: int
    number: int
    kind: Literal["dice-thrown"] = "dice-thrown"


@record
class RentRolled:
    """AMB-30: the fresh roll that a utility card asks for."""

    seat: SeatId
    first: int
    second: int
    number: int
    kind: Literal["rent-thrown"] = "rent-thrown"


@record
class Moved:
    """The token went from one space to another, forwards or back."""

    seat: SeatId
    start: int
    to: int
    kind: Literal["moved"] = "moved"


@record
class SalaryPaid:
    """GO-01: a player gets the salary for reaching or passing GO."""

    seat: SeatId
    amount: int
    kind: Literal["salary-paid"] = "salary-paid"


@record
class Jailed:
    """Sent to Jail by the space, a card or three doubles."""

    seat: SeatId
    by: Literal["space", "card", "doubles"]
    kind: Literal["jailed"] = "jailed"


@record
class JailRollFailed:
    """No doubles: `turns` of the player's turns in Jail are used up."""

    seat: SeatId
    turns: int
    kind: Literal["jail-throw-failed"] = "jail-throw-failed"


@record
class JailLeft:
    """Free: by doubles, a fine or a pass."""

    seat: SeatId
    by: Literal["doubles", "fine", "pass"]
    kind: Literal["jail-left"] = "jail-left"


@record
class JailCardUsed:
    """CARD-03: the jail card went under its deck."""

    seat: SeatId
    card: str
    kind: Literal["pass-used"] = "pass-used"


@record
class CardDrawn:
    """The top card of a deck."""

    seat: SeatId
    card: str
    kind: Literal["card-drawn"] = "card-drawn"


@record
class CardKept:
    """A jail card stays with the player who drew it."""

    seat: SeatId
    card: str
    kind: Literal["card-kept"] = "card-kept"


@record
class CardReturned:
    """The card went under its deck."""

    card: str
    kind: Literal["card-returned"] = "card-returned"


@record
class HoldSet:
    """AMB-05: a player holds the roll of the mover for a moment."""

    seat: SeatId
    mover: SeatId
    kind: Literal["hold-set"] = "hold-set"


@record
class HoldEnded:
    """The roll may go on: its holder said so, or the time is up."""

    seat: SeatId
    kind: Literal["hold-lifted"] = "hold-lifted"


@record
class MoveEnded:
    """The move is over: after `doubles` in a row the player rolls again, else ends the turn."""

    seat: SeatId
    doubles: int
    kind: Literal["move-ended"] = "move-ended"


@record
class AgendaChanged:
    """What is to happen next, at the end of an action whose other events do not say it all."""

    agenda: Agenda
    kind: Literal["agenda-changed"] = "agenda-changed"


@record
class Waiting:
    """What was to happen next, in logs of versions before 1.0: the whole stack, the last first."""

    stack: tuple[AnyFrame, ...]
    serial: int
    kind: Literal["waiting"] = "waiting"


@record
class TimeLimitReached:
    """S35-05, TL-01: the agreed hour has come."""

    kind: Literal["hour-struck"] = "hour-struck"


@record
class Worth:
    """The lines of one player's valuation, in dollars (S35-08 to S35-12, S94-09)."""

    cash: int
    deeds: int
    mortgaged: int
    houses: int
    hotels: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.cash + self.deeds + self.mortgaged + self.houses + self.hotels


@record
class GameEnded:
    """The winner, or the winners of a tie; the `valuation` where players were valued for it."""

    winners: tuple[SeatId, ...]
    valuation: tuple[tuple[SeatId, Worth], ...] = ()
    ending: Ending = "rules"
    kind: Literal["game-ended"] = "game-ended"
