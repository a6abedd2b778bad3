"""Calls to the owners of rent that may be claimed, one for each rent."""

from bot.showing.calls import Call
from bot.showing.message_sync import MessageSync
from engine.host.store.records import Deadline


def claim_calls(sync: MessageSync) -> list[Call]:
    """Return a call for the owner of each rent that may be claimed. The dice, and no clock, end
    it.
    """
    players = sync.game.players
    return [
        (Deadline(claim.id, claim.owner, "rent", 0.0), user)
        for claim in sync.game.public().claims
        if (user := players[claim.owner].user_id) is not None
    ]
