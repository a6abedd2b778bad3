"""Choices to leave Jail or to stay there, and to resign."""

from engine.analysis.review.choices import Ledger, action_word, is_chosen
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.review.records import Alternative, JudgedChoice
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.undo import LogLine
from engine.core.why import JailFine
from engine.players.policy.what_if import freed
from engine.rules.jail import affords_fine, is_last_throw

PAID = ("fine", "use")
"""Words of notation with which a player leaves Jail."""
HOPELESS = 0.5
"""The part of an equal player's chance below which to resign gives nothing away that counts: what
had cost the rest is the choice to name."""


class Leaving:
    """Watches who leaves Jail, who stays, and who resigns."""

    def __init__(self, table: JudgedTable, ledger: Ledger) -> None:
        self._table, self._ledger = table, ledger
        self._version = 0
        self._jailed = 0.0
        self._price: tuple[e.Event, ...] = ()

    def before(self, event: e.Event, line: LogLine) -> None:
        """Judge staying, and resigning; note what a player in Jail has at the start of a line."""
        if line.seat is None or not is_chosen(line):
            return
        if line.version != self._version:
            self._version = line.version
            if action_word(line) in PAID:
                self._jailed, self._price = self._table.chances()[line.seat], ()
        match event:
            case e.Paid(why=JailFine()) | e.PassUsed():
                self._price = (event,)
            case e.JailThrowFailed(seat=seat):
                if not is_last_throw(self._table.state, seat):
                    self._judge_staying(event, seat)
            case e.Resigned(seat=seat):
                self._judge_resigning(event, seat)
            case _:
                pass

    def after(self, event: e.Event, line: LogLine) -> None:
        """Judge leaving Jail by a fine or a card."""
        if not isinstance(event, e.JailLeft) or event.by == "doubles" or not is_chosen(line):
            return
        if action_word(line) in PAID:
            seat, jailed = event.seat, self._jailed
            chance = self._table.chances()[seat]
            better = Alternative("stay-in-jail")
            events = (*self._price, event)
            self._ledger.note(
                JudgedChoice(seat, self._table.turn, events, jailed, chance, jailed, better)
            )

    def _judge_resigning(self, event: e.Resigned, seat: SeatId) -> None:
        now, turn = self._table.chances()[seat], self._table.turn
        if now < HOPELESS / len(self._table.state.players()):
            return
        choice = JudgedChoice(seat, turn, (event,), now, 0.0, now, Alternative("play-on"))
        self._ledger.note(choice, self._ledger.happening)

    def _judge_staying(self, event: e.JailThrowFailed, seat: SeatId) -> None:
        position = self._table.position()
        if not affords_fine(position, seat):
            return
        fine = position.rules.jail_fine
        now = self._table.chances()[seat]
        instead = self._table.judged(freed(position, seat, fine))[seat]
        better = Alternative("leave-jail", fine)
        self._ledger.note(JudgedChoice(seat, self._table.turn, (event,), now, now, instead, better))
