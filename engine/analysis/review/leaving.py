"""Choices to leave Jail or to stay there, and to resign."""

from engine.analysis.review.choices import Choices, Watcher, action_word, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.timeline import Entry
from engine.core.why import JailFine
from engine.players.policy.what_if import freed
from engine.rules.jail import affords_fine, is_last_roll

PAID = ("fine", "use")
"""Words of notation with which a player leaves Jail."""
HOPELESS = 0.5
"""The part of an equal player's chance below which to resign gives nothing away that counts: what
had cost the rest is the choice to name."""


class Leaving(Watcher):
    """Watches who leaves Jail, who stays, and who resigns."""

    def __init__(self, table: JudgedTable, choices: Choices) -> None:
        super().__init__(table, choices)
        self._jailed = 0.0

    def before(self, entry: Entry) -> None:
        """Judge staying, and resigning; note what a player in Jail has before it is paid for."""
        line = entry.line
        if line.seat is None or not is_chosen(line):
            return
        if entry.event is line.events[0] and action_word(line) in PAID:
            self._jailed = self.table.chances()[line.seat]
        match entry.event:
            case e.JailRollFailed(seat=seat) as failed:
                if not is_last_roll(self.table.state, seat):
                    self._judge_staying(failed, seat)
            case e.Resigned(seat=seat) as event:
                self._judge_resigning(event, seat)
            case _:
                pass

    def after(self, entry: Entry) -> None:
        """Judge leaving Jail by a fine or a card."""
        match entry.event:
            case e.JailLeft(seat=seat, by="fine" | "pass") if is_chosen(entry.line):
                if action_word(entry.line) in PAID:
                    self._judge_leaving(entry, seat)
            case _:
                pass

    def _judge_leaving(self, entry: Entry, seat: SeatId) -> None:
        price = [event for event in entry.line.events if _is_price(event)]
        chances = self._jailed, self.table.chances()[seat], self._jailed
        self.choices.note(seat, (*price, entry.event), chances, Alternative("stay-in-jail"))

    def _judge_resigning(self, event: e.Resigned, seat: SeatId) -> None:
        now = self.table.chances()[seat]
        if now >= HOPELESS / len(self.table.state.players()):
            better = Alternative("play-on")
            self.choices.note(seat, (event,), (now, 0.0, now), better, self.choices.episode)

    def _judge_staying(self, event: e.JailRollFailed, seat: SeatId) -> None:
        position = self.table.position()
        if affords_fine(position, seat):
            fine = position.rules.jail_fine
            now = self.table.chances()[seat]
            instead = self.table.judged(freed(position, seat, fine))[seat]
            self.choices.note(seat, (event,), (now, now, instead), Alternative("leave-jail", fine))


def _is_price(event: e.Event) -> bool:
    return isinstance(event, e.JailCardUsed) or (
        isinstance(event, e.Paid) and isinstance(event.why, JailFine)
    )
