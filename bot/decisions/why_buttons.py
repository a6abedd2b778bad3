"""The button that asks why computer players did what they did last."""

from functools import partial

from bot.language.language import Words
from bot.presses.shared import Why
from bot.ui.screen import Button
from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.host.snapshots import StartedGame
from engine.players.motives import Motive


def why_buttons(game: StartedGame, words: Words) -> tuple[Button, ...]:
    """Return the button that asks for motives, in a game where a computer player has one."""
    seats = [player.seat for player in game.players if player.user_id is None]
    has_any = any(map(partial(last_motives, game), seats))
    return (_button(game, words.say("why-title")),) if has_any else ()


def why_offer_buttons(game: StartedGame, trade: Trade, words: Words) -> tuple[Button, ...]:
    """Return the button that asks why a computer has made an offer; without a motive of that, the
    button that asks for all motives. None where the offer itself tells all: what changes hands, and
    the chances.
    """
    motive = game.offer_motive(trade.proposer, trade.partner)
    if motive is None:
        return why_buttons(game, words)
    if motive.kind == "offered":
        return ()
    return (_button(game, words.say("why-offer"), trade.proposer),)


def _button(game: StartedGame, label: str, proposer: SeatId | None = None) -> Button:
    return Button(label, Why(game.record.id, proposer).custom_id, emoji="💭")


def last_motives(game: StartedGame, seat: SeatId) -> tuple[Motive, ...]:
    """Return why a computer did what it did last: a trade of this round, its last action that
    everybody has seen, and a refusal, which only two may know of and which hides nothing else.
    """
    found = game.last_trade(seat), game.last_public_motive(seat), game.last_motive(seat)
    return tuple(dict.fromkeys(filter(None, found)))
