"""What is told in private of an auction that may be over, whatever its messages still show."""

from bot.interactions.bid_notes import BidNote
from bot.interactions.context import Context
from bot.panels.auctions.outcome import outcome_of, outcome_text
from bot.screens.press import Press
from engine.core.decisions import Auction, SealedAuction
from engine.host.refusals import Refusal, refuse
from engine.host.snapshots import StartedGame, need_seat


def is_on(game: StartedGame, number: int) -> bool:
    """Return whether this auction still runs."""
    decision = game.public().decision
    return isinstance(decision, Auction | SealedAuction) and decision.id == number


async def ended_text(context: Context, press: Press, game: StartedGame) -> str:
    """Return how the auction of a press ended. Raises Refused where it did not end in a result."""
    user = context.person.user_id
    need_seat(game, user)
    outcome = await outcome_of(context.host, game, press.decision, user)
    if outcome is None:
        refuse(Refusal.STALE)
    return outcome_text(outcome, context.voice(game), game.position.rules)


async def note_panel(context: Context, game_id: str, number: int) -> None:
    """Remember the panel that was just shown: the end of the auction edits it."""
    user, publisher = context.person.user_id, context.publisher
    publisher.bid_notes.put_panel(BidNote(game_id, number, user, context.reply))
    if not is_on(await context.host.started_game(game_id), number):
        publisher.schedule(game_id)  # It ended while the panel was shown.
