"""An offer in the channel, for a receiver whose direct messages are closed: others read it too."""

from collections.abc import Iterator, Sequence

from bot.panels.trade.lines import side_lines
from bot.panels.trade.offer import GREY, answer_buttons
from bot.panels.trade.outcome import Outcome
from bot.panels.trade.sent import COLOUR, expiry
from bot.render.names import Names
from bot.screen import Embed, Screen
from bot.text.language import Words
from engine.events import Trade
from engine.host.snapshots import Playing
from engine.state import Position


def public_offer_screen(
    playing: Playing,
    trade: Trade,
    names: Names,
    words: Words,
    *,
    counters: bool = False,
    hints: Sequence[str] = (),
) -> Screen:
    """Who offers whom what. What it would come to is for the receiver: Counter shows it."""
    lines = [*_terms(playing.state, trade, names, words), ""]
    lines += [words.say("trade-expires", at=str(expiry(playing, trade))), *hints]
    key = "trade-public-counter" if counters else "trade-public-offer"
    who, whom = names.label(trade.proposer), names.label(trade.partner)
    embed = Embed(words.say(key, who=who, whom=whom), "\n".join(lines), COLOUR)
    user = playing.player(trade.partner).user_id
    call = words.say("trade-call", who=names.mention(trade.partner))
    pings = (user,) if user is not None else ()
    return Screen(call, (embed,), (answer_buttons(playing.game.id, trade, words),), pings)


def public_outcome_screen(
    playing: Playing, trade: Trade, by: Outcome, names: Names, words: Words
) -> Screen:
    """What is left of it, told to everybody."""
    who, whom = names.label(trade.proposer), names.label(trade.partner)
    title = words.say(f"trade-public-{by}", who=who, whom=whom)
    text = "\n".join(_terms(playing.state, trade, names, words))
    return Screen(embeds=(Embed(title, text, GREY),))


def _terms(position: Position, trade: Trade, names: Names, words: Words) -> Iterator[str]:
    yield words.say("trade-gives", who=names.of(trade.proposer))
    yield from side_lines(position, trade.gives, names, words)
    yield ""
    yield words.say("trade-gives", who=names.of(trade.partner))
    yield from side_lines(position, trade.takes, names, words)
