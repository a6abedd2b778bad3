"""An offer in the channel, for a receiver whose direct messages are closed: others read it too."""

from collections.abc import Iterator, Sequence

from bot.features.trade.offer import GREY, answer_buttons
from bot.features.trade.offer_outcome import ClosedOffer
from bot.features.trade.sent import expiry_lines
from bot.features.trade.trade_lines import deal_of_trade, settled_sides, side_lines
from bot.language.voice import Voice
from bot.ui.accents import TRADES
from bot.ui.screen import Embed, Screen
from engine.core.events import Trade
from engine.host.snapshots import StartedGame


def public_offer_screen(
    game: StartedGame,
    trade: Trade,
    voice: Voice,
    *,
    counters: bool = False,
    hints: Sequence[str] = (),
) -> Screen:
    """Return an offer as all see it; its effect is for the receiver, to whom Counter shows it."""
    lines = [*_terms(game, trade, voice, "trade-gives"), ""]
    lines += [*expiry_lines(game, trade, voice), *hints]
    key = "trade-public-counter" if counters else "trade-public-offer"
    who, whom = voice.label(trade.proposer), voice.label(trade.partner)
    embed = Embed(voice.say(key, who=who, whom=whom), "\n".join(lines), TRADES)
    user = game.player(trade.partner).user_id
    call = voice.say("trade-call", who=voice.mention(trade.partner))
    pings = (user,) if user is not None else ()
    return Screen(call, (embed,), (answer_buttons(game.record.id, trade, voice.words),), pings)


def public_outcome_screen(game: StartedGame, closed: ClosedOffer, voice: Voice) -> Screen:
    """Return what is left of it, told to everybody."""
    trade, by = closed.trade, closed.by
    who, whom = voice.label(trade.proposer), voice.label(trade.partner)
    title = voice.say(f"trade-public-{by}", who=who, whom=whom)
    key = "trade-gave" if by == "made" else "trade-gives"
    text = "\n".join(_terms(game, closed.latest, voice, key))
    return Screen(embeds=(Embed(title, text, GREY),))


def _terms(game: StartedGame, trade: Trade, voice: Voice, key: str) -> Iterator[str]:
    """Yield both sides, each under a sentence about who gives it."""
    view = game.public()
    settled = settled_sides(view, deal_of_trade(trade, trade.proposer))
    yield voice.say(key, who=voice.player(trade.proposer))
    yield from side_lines(view, trade.gives, voice, settles="give" in settled)
    yield ""
    yield voice.say(key, who=voice.player(trade.partner))
    yield from side_lines(view, trade.takes, voice, settles="take" in settled)
