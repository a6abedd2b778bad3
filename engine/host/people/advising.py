"""Whether a person may ask the bot for advice in a game: as its host has chosen, and fairly.

Against computers only, advice ends with the first other person who takes part, and where it is
always allowed, the game is not rated (engine/host/finished/results.py). So nobody gains a rating by
it.
"""

from engine.core.actions import OfferTrade
from engine.host.background import in_background
from engine.host.lobby import ALLOWANCE_NOTE, ALLOWANCES, Allowance
from engine.host.people.moderation import notices_of
from engine.host.people.moderators import participants
from engine.host.people.purchases import purchase_plan
from engine.host.refusals import Refusal, Refused, refuse
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.players.advice import Advice, advice
from engine.players.judge.judging import fitted_judge
from engine.players.suggested_trade import suggested_trade


async def allowance_of(host: Host, game_id: str) -> Allowance:
    """Return when players of a game may ask for advice; of older games, against computers only."""
    noted = await host.store.notes.get(game_id, ALLOWANCE_NOTE)
    return next((allowance for allowance in ALLOWANCES if allowance == noted), "computers")


async def need_advice(host: Host, game: StartedGame, user_id: int) -> None:
    """Raise Refused for a person who does not play, or may not ask for advice in this game."""
    need_seat(game, user_id)
    match await allowance_of(host, game.record.id):
        case "always":
            return
        case "never":
            refuse(Refusal.NO_ADVICE)
        case "computers":
            # Whoever has ever had a seat may be rated in the end.
            notices = () if _others(game, user_id) else await notices_of(host, game.record.id)
            if participants(game.players, notices) != {user_id}:
                refuse(Refusal.NO_ADVICE_AGAINST_PEOPLE)


async def may_advise(host: Host, game: StartedGame, user_id: int) -> bool:
    """Return whether a person may ask for advice in a game now."""
    try:
        await need_advice(host, game, user_id)
    except Refused:
        return False
    return True


async def advice_for(game: StartedGame, user_id: int) -> tuple[Advice, ...]:
    """Return the best choices of a player of a game, the best first."""
    view, plan = game.seen_by(user_id), purchase_plan(game)
    # A trade may take a tenth of a second to find: others' presses do not wait for it.
    return await in_background(lambda: advice(fitted_judge(), view, game.computers, plan))


async def with_advised_terms(
    host: Host, game: StartedGame, user_id: int, offer: OfferTrade
) -> OfferTrade:
    """Return an offer that only asks for something with what advice gives for it; as it is where
    the person may not ask for advice, or there is none.
    """
    view = game.seen_by(user_id)
    if view.locked or view.closing or not await may_advise(host, game, user_id):
        return offer
    found = await in_background(
        lambda: suggested_trade(fitted_judge(), view, (offer.partner,), game.computers)
    )
    is_that = found is not None and set(offer.takes.deeds) <= set(found.takes.deeds)
    return found if found is not None and is_that else offer


def _others(game: StartedGame, user_id: int) -> bool:
    return participants(game.players, ()) != {user_id}
