"""The places at a table where lines explain what is new to a player."""

from collections.abc import Sequence

from bot.render.hint_line import hint_line
from bot.showing.scene import Scene
from bot.text.language import Words
from engine.actions import SeatId
from engine.decisions import Auction, Decision, Owing, SealedAuction, ShortageAuction
from engine.events import Trade
from engine.host.store.records import BEAT
from engine.owed import is_beyond_means

BIDDING = Auction | SealedAuction | ShortageAuction
"""Explained where the bids are made, in a message of their own."""


async def table_hints(scene: Scene) -> list[str]:
    """Return the lines under the awaited decision at the table; none while the table rests."""
    playing, found = scene.playing, list[str]()
    if playing.game.paused_at is not None or not playing.people():
        return found
    view = playing.public()
    decision = view.decision
    if decision is not None and not isinstance(decision, BIDDING):
        found += await _decision_hints(scene, decision, view.awaited)
    for claim in playing.public().claims:
        found += await _hint(scene, "rent", claim.id, (claim.owner,))
    return list(dict.fromkeys(found))


async def _decision_hints(
    scene: Scene, decision: Decision, awaited: tuple[SeatId, ...]
) -> list[str]:
    beats = any(it.decision == decision.id and it.kind == BEAT for it in scene.playing.deadlines)
    if beats:
        return []  # It is answered without anybody, who then would have missed the line.
    if not isinstance(decision, Owing):
        return await _hint(scene, decision.kind, decision.id, awaited)
    found = []
    for debt in decision.debts:
        hopeless = is_beyond_means(scene.playing.position, debt)
        kind = "rescue" if hopeless else decision.kind
        found += await _hint(scene, kind, decision.id, (debt.debtor,))
    return found


async def bidding_hints(scene: Scene) -> list[str]:
    """Return the lines under the bidding: bidders come and go, and a line stays for all of it."""
    view = scene.playing.public()
    decision = view.decision
    if not isinstance(decision, BIDDING) or scene.playing.game.paused_at is not None:
        return []
    return await _hint(scene, decision.kind, decision.id, view.awaited)


async def trade_hints(scene: Scene, trade: Trade, words: Words) -> list[str]:
    """Return the lines under an offer, for the player who is to answer the offer."""
    users = _users(scene, (trade.partner,))
    if not await scene.encounters.is_first_at("trade", _at(scene, trade.id), users, users):
        return []
    return [hint_line("trade", scene.playing.position.rules, words)]


async def _hint(scene: Scene, kind: str, number: int, seats: Sequence[SeatId]) -> list[str]:
    """The line on a kind, if this is where one of the table has met it first."""
    everybody = _users(scene, range(len(scene.playing.players)))
    met = _users(scene, seats)
    if not await scene.encounters.is_first_at(kind, _at(scene, number), met, everybody):
        return []
    return [hint_line(kind, scene.playing.position.rules, scene.voice.words)]


def _users(scene: Scene, seats: Sequence[SeatId]) -> list[int]:
    """The people who sit there, by user id."""
    players = scene.playing.players
    return [user for seat in seats if (user := players[seat].user_id) is not None]


def _at(scene: Scene, number: int) -> str:
    """A decision, an offer or a rent: within a game no two of them share a number."""
    return f"{scene.game_id}:{number}"
