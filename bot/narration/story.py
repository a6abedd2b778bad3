"""Sentences in the making: clauses are joined as long as they are about the same player."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.language.lots import lot_label
from bot.language.names import face_emoji
from bot.language.voice import Voice
from bot.narration.pinned import PinnedLine
from engine.core.actions import SeatId
from engine.core.lots import Lot
from engine.core.why import Rent
from engine.editions.board import PlainSpace
from engine.editions.rules import Rules


@dataclass(slots=True)
class Sentence:
    """One line: whole (`text`), or clauses about some players, and a reason after a colon."""

    seats: tuple[SeatId, ...] = ()
    clauses: list[str] = field(default_factory=list)
    text: str = ""
    tail: str = ""
    remark: str = ""
    speaker: SeatId | None = None
    """Who says the remark."""
    open: bool = False
    weight: float = 0
    """How much a line counts for those who read it later; 0 if newer lines push it out."""
    turn: int | None = None
    """When it happened, if the line counts for those who read it later."""
    late: bool = False
    """Whether the line tells what came because time ran out."""


class Story:
    """The lines so far. A landing waits until it is known whose the space is."""

    def __init__(self, voice: Voice, rules: Rules) -> None:
        self.voice = voice
        self.rules = rules
        self._sentences: list[Sentence] = []
        self._landing: tuple[SeatId, int] | None = None
        self.card: str | None = None
        """The card that the last line ends with."""
        self.sent_by: str | None = None
        """The card that has just moved a token."""
        self.rolled_by: SeatId | None = None
        """Who has just rolled for the rent of the space of the last clause but one."""
        self.sold: tuple[SeatId, Lot] | None = None
        """The auction just won, while its price and its deed are still to change hands."""
        self.outbid: SeatId | None = None
        """Who has just won a scarce building, while it is still to go up."""
        self.claimed: tuple[SeatId, Rent] | None = None
        """Whose rent has just been claimed, while it is still to be paid."""
        self.leaving: SeatId | None = None
        """Who is leaving the game just now."""
        self.resigning: SeatId | None = None
        """Who has just resigned."""
        self.owed: dict[tuple[SeatId, tuple[SeatId, ...]], int] = {}
        """The dollars of the last debt that was told, by debtor and creditors."""
        self.doubled: SeatId | None = None
        """Who has just rolled doubles, and rolls again for them."""
        self.declined: int | None = None
        """The property just declined, while its auction is still to open."""
        self.starting = ""
        """The rolls for the first turn, while the last sentence tells of them."""
        self._late: SeatId | None = None
        """Who did not decide in time, while that is still to be told in the next sentence."""

    # -- telling -------------------------------------------------------------------------------

    def go_on(self, seat: SeatId, clause: str) -> None:
        """Add a clause about a player, in the same sentence if that is about the same player."""
        self.settle_landing()
        if not self.is_about(seat):
            self._add(Sentence((seat,), open=True))
        self._sentences[-1].clauses.append(clause)

    def begin(self, seat: SeatId, clause: str) -> None:
        """Begin a sentence about a player that later clauses may continue."""
        self.close()
        self.go_on(seat, clause)

    def alone(self, seats: Sequence[SeatId], clause: str, tail: str = "") -> None:
        """Add a complete sentence about one or more players."""
        self.close()
        self._add(Sentence(tuple(seats), [clause], tail=tail))

    def sentence(self, text: str) -> None:
        """Add a complete sentence that names its own subject."""
        self.close()
        self._add(Sentence(text=text))

    def time_ran_out(self, seat: SeatId) -> None:
        """Close the last sentence; the next one, if it is about this player, says first that time
        ran out.
        """
        self.close()
        self._late = seat

    def answered_in_time(self) -> None:
        """Close the last sentence; the next one tells what came in time."""
        self.close()
        self._late = None

    def _add(self, sentence: Sentence) -> None:
        sentence.late, self._late = self._late in sentence.seats, None
        self._sentences.append(sentence)

    def because(self, tail: str) -> None:
        """Add the reason of the last sentence, which ends it."""
        self.close()
        self._sentences[-1].tail = tail

    def amend(self, tail: str) -> None:
        """Replace the ending of the last sentence."""
        self._sentences[-1].tail = tail

    @property
    def text(self) -> str:
        """The last sentence, if it was added as a whole."""
        return self._sentences[-1].text if self._sentences else ""

    def remark(self, seat: SeatId, said: str) -> None:
        """Add what a player says about the last sentence, which may go on all the same."""
        if self._sentences:
            self._sentences[-1].remark, self._sentences[-1].speaker = said, seat

    def pin(self, weight: float, turn: int) -> None:
        """Let the line of the last sentence stay when newer ones push others out."""
        if self._sentences:
            last = self._sentences[-1]
            last.weight, last.turn = max(weight, last.weight), turn

    def retell(self, text: str) -> None:
        """Replace the last sentence."""
        self.close()
        self._sentences[-1].text = text

    def is_about(self, seat: SeatId) -> bool:
        """Return whether the last sentence may go on about this player."""
        return (
            bool(self._sentences)
            and self._sentences[-1].open
            and self._sentences[-1].seats == (seat,)
        )

    def close(self) -> None:
        """Close the last sentence: no clause may follow in it."""
        self.settle_landing()
        self.card = self.sent_by = self.rolled_by = self.claimed = None
        if self._sentences:
            self._sentences[-1].open = False

    # -- landing -------------------------------------------------------------------------------

    def land(self, seat: SeatId, space: int) -> None:
        """Note that a token has landed; its clause depends on the events that follow."""
        self.settle_landing()
        self._landing = (seat, space)

    def take_landing(self, seat: SeatId, space: int | None = None) -> bool:
        """Return whether this player has just landed (there), and leave its clause to the
        caller.
        """
        if self._landing is None or self._landing[0] != seat:
            return False
        if space is not None and self._landing[1] != space:
            return False
        self._landing = None
        return True

    @property
    def landed_on(self) -> int | None:
        """The space of a landing that has no clause yet."""
        return self._landing[1] if self._landing else None

    def settle_landing(self) -> None:
        """Add the clause of a landing that has none yet."""
        if self._landing is None:
            return
        seat, space = self._landing
        self._landing = None
        self.go_on(seat, self.landed(space))

    def landed(self, space: int) -> str:
        """Return the clause of a landing, no owner named."""
        place = self.rules.spaces[space]
        if (
            isinstance(place, PlainSpace)
            and place.kind == "jail"
            and not self.voice.names.place(place)
        ):
            return self.voice.say("moved-visiting")
        return self.voice.say("event-moved", where=self.voice.on_space(space))

    # -- reading -------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """Return the sentences, in order."""
        self.close()
        return [
            PinnedLine(self._in_words(sentence), sentence.weight, sentence.turn)
            if sentence.weight
            else self._in_words(sentence)
            for sentence in self._sentences
        ]

    def _in_words(self, sentence: Sentence) -> str:
        text = sentence.text
        if not text:
            who = self.voice.and_list([self.voice.player(seat) for seat in sentence.seats])
            text = self.voice.say("line", who=who, said=self.voice.and_list(sentence.clauses))
        if sentence.tail:
            text = self.voice.say("line-why", line=text, why=sentence.tail)
        if sentence.remark:
            text = self._remarked(sentence, text)
        return self.voice.say("line-late", line=text) if sentence.late else text

    def _remarked(self, sentence: Sentence, line: str) -> str:
        """Return a line with its remark, which names its speaker unless the line begins so."""
        said, seat = sentence.remark, sentence.speaker
        if seat is None or line.startswith(f"{self.voice.player(seat)} "):
            return self.voice.say("line-remark", line=line, said=said)
        drawn = face_emoji(self.voice.players[seat].character)
        who = self.voice.say("why-line", face=drawn, line=self.voice.name(seat))
        return self.voice.say("line-remark-by", line=line, who=who, said=said)

    def who(self, seats: Sequence[SeatId]) -> str:
        """Return players as they stand in a sentence; no player is the Bank."""
        if not seats:
            return self.voice.say("bank")
        return self.voice.and_list([self.voice.name(seat) for seat in seats])

    def spaces(self, spaces: Sequence[Lot]) -> str:
        """Return properties, or the lots of an auction, as they stand in a sentence."""
        return self.voice.and_list([lot_label(space, self.voice) for space in spaces])
