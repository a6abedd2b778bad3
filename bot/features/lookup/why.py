"""Why computer players did what they did last, for one reader."""

from collections.abc import Iterator
from dataclasses import replace

from bot.decisions.why_buttons import last_motives
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.narration.computer_motives import is_for, line_with_face, without_chances
from bot.presses.shared import Why
from bot.ui.accents import READING
from bot.ui.press import Unreadable
from bot.ui.screen import Embed, Screen
from engine.core.actions import SeatId
from engine.host.people.advising import may_advise
from engine.host.snapshots import StartedGame
from engine.players.motives import Motive

HANDLERS = Handlers()


@HANDLERS.answers(Why)
async def why(context: Context, press: Why) -> None:
    """Answer the button: a line for each computer player whose last action has a motive; below an
    offer, a line about the offer.
    """
    game = await context.host.started_game(press.game_id)
    voice = context.voice(game)
    shows_chances = await may_advise(context.host, game, context.user_id)
    found = _of_offer(game, context.user_id, press.proposer) or list(_of_all(game, context.user_id))
    told = [(seat, it if shows_chances else without_chances(it)) for seat, it in found]
    rules, me = game.position.rules, game.seat_of(context.user_id)
    lines = [line_with_face(it, seat, voice, rules, me) for seat, it in told]
    text = "\n".join(lines) or voice.say("why-none")
    await context.send_screen(Screen(embeds=(Embed(voice.say("why-title"), text, READING),)))


def _of_offer(
    game: StartedGame, user_id: int, proposer: SeatId | None
) -> list[tuple[SeatId, Motive]]:
    """Return why a seat made its last offer to a person; where the motive is its chance alone, with
    the properties that it would get by the offer, while that is open.
    """
    reader = game.seat_of(user_id)
    if proposer is None or reader is None:
        return []
    if proposer >= len(game.players):
        raise Unreadable(str(proposer))
    motive = game.offer_motive(proposer, reader)
    if motive is None:
        return []
    between = [it for it in game.trades if (it.proposer, it.partner) == (proposer, reader)]
    if motive.kind == "offered" and between:
        motive = replace(motive, spaces=between[-1].takes.deeds)
    return [(proposer, motive)]


def _of_all(game: StartedGame, user_id: int) -> Iterator[tuple[SeatId, Motive]]:
    reader = game.seat_of(user_id)
    for player in game.players:
        for motive in last_motives(game, player.seat):
            if is_for(motive, reader) and not _is_beyond_cash(game, motive):
                yield player.seat, motive


def _is_beyond_cash(game: StartedGame, motive: Motive) -> bool:
    """Return whether a refusal names more dollars to add than the one who was refused has."""
    if motive.kind != "refused-price" or motive.seat is None:
        return False
    return (motive.dollars or 0) > game.position.seats[motive.seat].cash
