"""Why a computer did not accept an offer, for the person who made it."""

from collections.abc import Mapping

from bot.panels.trade.outcome import Outcome
from bot.render.computer_motives import motive_line, without_chances
from bot.render.voice import Voice
from engine.events import Trade
from engine.host.people.advising import may_advise
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.players.motives import ABOUT_A_THIRD, REFUSED

SAYS_WHY: Mapping[Outcome, frozenset[str]] = {
    "declined": REFUSED,
    "countered": frozenset(("countered",)),
}
"""The kinds of motives that tell how an offer ended: not what a computer did afterwards."""


async def answer_motive(
    host: Host, game: StartedGame, trade: Trade, by: Outcome, voice: Voice
) -> str:
    """Return why the partner of a trade declined or countered it; "" where that is not known.

    A person has no motive that the bot knows, and a computer that has done something since only
    that of its last action.
    """
    motive, user_id = game.last_motive(trade.partner), game.player(trade.proposer).user_id
    if motive is None or user_id is None or motive.kind not in SAYS_WHY.get(by, ()):
        return ""
    if motive.kind not in ABOUT_A_THIRD and motive.seat != trade.proposer:
        return ""  # It is about what another player has offered since, which is a secret.
    if not await may_advise(host, game, user_id):
        motive = without_chances(motive)
    return motive_line(motive, trade.partner, voice, game.position.rules, trade.proposer)
