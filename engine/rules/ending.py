"""How a game ends (BKR-11, SETUP-02)."""

from engine.events import CardReturned, GameEnded, TradeClosed
from engine.steps import ReturnCard
from engine.table import Table


def end_if_decided(table: Table) -> None:
    """BKR-11: the last player left wins at once; of what was pending only cards go back."""
    players = table.state.players()
    if len(players) > 1:
        return
    for frame in reversed(table.stack):
        if isinstance(frame, ReturnCard):
            table.emit(CardReturned(frame.card))
    table.stack.clear()
    for trade in tuple(table.state.trades):
        table.emit(TradeClosed(trade, "gone"))
    table.emit(GameEnded(players))
