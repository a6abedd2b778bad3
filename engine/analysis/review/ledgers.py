"""What complete groups bring in rent, what is paid for trades, and what rents, cards, taxes and
bankruptcies cost.
"""

from engine.analysis.review.episode import Episode
from engine.analysis.review.judged_table import JudgedTable
from engine.analysis.statistics.rents import Collected, RentsCollected
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.why import CardSum, IncomeTax, LuxuryTax, Rent


class Ledgers:
    """Accounts of rents by the deal that completed their group, and of losses by episode."""

    def __init__(self, table: JudgedTable) -> None:
        self.rents = 0
        self.completed: dict[tuple[SeatId, str], Episode] = {}
        self._table = table
        self._collected = RentsCollected()

    def note(self, event: e.Event, episode: Episode) -> None:
        """Note what a player has to pay, gives for a trade, or loses by going bankrupt, and a rent
        that comes in.
        """
        collected = self._collected.follow(event, self._table.state)
        if collected is not None:
            self._note_rent(collected)
        match event:
            case e.DebtOpened(seat=seat) | e.Paid(seat=seat) if self._table.debt(seat) is None:
                if isinstance(event.why, Rent | CardSum | IncomeTax | LuxuryTax):
                    self._note_due(event, episode)
            case e.TradeMade(trade=trade):
                episode.dealt = self._share(max(trade.gives.cash, trade.takes.cash))
            case e.WentBankrupt(seat=seat):
                self._note_loss(seat, self._table.state.raisable(seat), episode)
            case _:
                pass

    def _note_due(self, event: e.DebtOpened | e.Paid, episode: Episode) -> None:
        amount = min(event.amount, self._table.state.raisable(event.seat))
        self._note_loss(event.seat, amount, episode)

    def _note_rent(self, rent: Collected) -> None:
        self.rents += rent.amount
        group = self._table.state.rules.properties[rent.space].group
        for owner in rent.owners:
            deal = self.completed.get((owner, group))
            if deal is not None:
                deal.brought += rent.share

    def _note_loss(self, seat: SeatId, amount: int, episode: Episode) -> None:
        lost = self._share(amount)
        # Who goes bankrupt loses what the debt has been noted for already.
        episode.losses[seat] = max(episode.losses.get(seat, 0.0), lost)

    def _share(self, amount: int) -> float:
        """Return which part an amount is of all that the players could pay with."""
        state = self._table.state
        return amount / max(1, sum(state.raisable(it) for it in state.players()))
