"""How a trade moves both sides' chances to win, for a reader who may ask for advice.

The judge expects a game to its last player: where it ends otherwise, no chance is named.
"""

from bot.features.trade.draft import TradeDraft
from bot.interactions.context import Context
from bot.language.chances import fairness_line
from bot.language.voice import Voice
from engine.core.actions import SeatId, Side
from engine.core.events import Trade
from engine.host.people.advising import may_advise
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.players.judge.judging import fitted_judge
from engine.players.policy.fairness import Fairness, fairness
from engine.rules.trade.exchange import as_trade

Unmortgages = tuple[int, ...]


async def chances_of_draft(host: Host, draft: TradeDraft, voice: Voice) -> str:
    """Return the line for a draft; empty where advice is not allowed, or nothing is drafted."""
    if draft.offer.gives == draft.offer.takes == Side():
        return ""
    return await _line(host, draft.game, as_trade(draft.me, draft.offer), draft.me, voice)


async def chances_of_offer(
    host: Host, game: StartedGame, trade: Trade, voice: Voice, unmortgages: Unmortgages = ()
) -> str:
    """Return the line for the partner of an open offer; empty where advice is not allowed.

    `unmortgages`: mortgages that the partner pays off at once.
    """
    return await _line(host, game, trade, trade.partner, voice, unmortgages)


async def show_same_chances(context: Context, game_id: str, trade: int) -> None:
    """Bring the message of an open offer up to date: a panel about it is read beside it."""
    context.publisher.sent_offers.note_compared(game_id, trade)
    await context.flush(game_id)


async def is_gain(
    host: Host, game: StartedGame, trade: Trade, reader: SeatId, unmortgages: Unmortgages = ()
) -> bool:
    """Return whether a side may know that a trade raises its own chance to win."""
    found = await _fairness(host, game, trade, reader, unmortgages)
    return found is not None and found.gains[reader] > 0


async def _line(
    host: Host,
    game: StartedGame,
    trade: Trade,
    reader: SeatId,
    voice: Voice,
    unmortgages: Unmortgages = (),
) -> str:
    if not game.position.rules.ends_with_last_player:
        return ""
    found = await _fairness(host, game, trade, reader, unmortgages)
    other = trade.partner if reader == trade.proposer else trade.proposer
    return "" if found is None else fairness_line(found, reader, other, voice)


async def _fairness(
    host: Host, game: StartedGame, trade: Trade, reader: SeatId, unmortgages: Unmortgages
) -> Fairness | None:
    """Return what a trade does to the chances; None where the reader may not ask for advice."""
    user_id = game.player(reader).user_id
    if user_id is None or not await may_advise(host, game, user_id):
        return None
    return fairness(fitted_judge(), game.public(), trade, unmortgages)
