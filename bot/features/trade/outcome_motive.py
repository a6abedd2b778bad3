"""Why a computer did not accept an offer, or took its own back, for the other player."""

from collections.abc import Mapping

from bot.features.trade.draft import offer_with
from bot.features.trade.offer_outcome import OfferOutcome
from bot.language.voice import Voice
from bot.narration.computer_motives import motive_line, without_chances
from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.host.people.advising import may_advise
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.players.motives import ABOUT_A_THIRD, REFUSED, Motive

SAYS_WHY: Mapping[OfferOutcome, frozenset[str]] = {
    "declined": REFUSED,
    "countered": frozenset(("countered",)),
    "withdrawn": frozenset(("withdrew", "withdrew-cash")),
}
"""The kinds of motives that tell how an offer ended: not what a computer did afterwards."""
PRICED = frozenset(("refused-price", "refused-price-less"))
"""The kinds of motives that name the dollars with which the offer would have been accepted."""


async def outcome_motive(
    host: Host, game: StartedGame, trade: Trade, by: OfferOutcome, voice: Voice
) -> str:
    """Return why the partner of a trade declined or countered it, or why its proposer withdrew it;
    "" where that is not known.

    A person has no motive that the bot knows.
    """
    author, reader = trade.partner, trade.proposer
    if by == "withdrawn":
        author, reader = reader, author
    motive, user_id = _motive(game, trade, author), game.player(reader).user_id
    if motive is None or user_id is None or motive.kind not in SAYS_WHY.get(by, ()):
        return ""
    if motive.kind not in ABOUT_A_THIRD and motive.seat != reader:
        return ""  # It is about what another player has offered since, which is a secret.
    if motive.kind in PRICED:
        return _price_line(game, trade, motive.dollars or 0, voice)
    if not await may_advise(host, game, user_id):
        motive = without_chances(motive)
    return motive_line(motive, author, voice, game.position.rules, reader)


def more_to_pay(game: StartedGame, trade: Trade, by: OfferOutcome) -> int:
    """Return the dollars with which a computer would accept an offer that it has declined; 0 where
    it has named none, or more than the proposer has in cash.
    """
    motive = _motive(game, trade, trade.partner)
    if by != "declined" or motive is None or motive.kind not in PRICED:
        return 0
    more = motive.dollars or 0
    return more if motive.seat == trade.proposer and _can_pay(game, trade, more) else 0


def _can_pay(game: StartedGame, trade: Trade, more: int) -> bool:
    """Return whether the proposer of a trade has the cash for it with some more dollars."""
    return offer_with(trade, more).gives.cash <= game.position.seats[trade.proposer].cash


def _motive(game: StartedGame, trade: Trade, author: SeatId) -> Motive | None:
    """Return why a computer ended an offer; in older notes, why it did what it did last."""
    return game.motive_of_end(trade.id) or game.last_motive(author)


def _price_line(game: StartedGame, trade: Trade, more: int, voice: Voice) -> str:
    """Return the sum with which an offer would be accepted, and by how much it differs; no sum that
    the proposer does not have.
    """
    offer, who = offer_with(trade, more), voice.name(trade.partner)
    if not _can_pay(game, trade, more):
        return voice.say("trade-would-accept-unpayable", who=who)
    if paid := offer.gives.cash:
        return voice.say("trade-would-accept", who=who, total=paid, price=more)
    return voice.say("trade-would-accept-less", who=who, total=offer.takes.cash, price=more)
