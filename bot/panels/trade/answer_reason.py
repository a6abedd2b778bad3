"""Why a computer did not accept an offer, for the person who made it."""

from bot.panels.trade.outcome import Outcome
from bot.render.computer_reasons import reason_line, without_chances
from bot.render.voice import Voice
from engine.events import Trade
from engine.host.people.advising import may_advise
from engine.host.service import Host
from engine.host.snapshots import StartedGame

SAYS_WHY: dict[Outcome, tuple[str, ...]] = {"declined": ("refused",), "countered": ("countered",)}
"""What the kinds of reasons begin with that belong to an outcome."""


async def answer_reason(
    host: Host, game: StartedGame, trade: Trade, by: Outcome, voice: Voice
) -> str:
    """Return why the partner of a trade declined or countered it; "" where that is not known.

    A person has no reason that the bot knows, and a computer that has done something since only
    that of its last deed.
    """
    reason, user_id = game.last_reason(trade.partner), game.player(trade.proposer).user_id
    if reason is None or user_id is None or not reason.kind.startswith(SAYS_WHY.get(by, ())):
        return ""
    if not await may_advise(host, game, user_id):
        reason = without_chances(reason)
    return reason_line(reason, trade.partner, voice, game.position.rules)
