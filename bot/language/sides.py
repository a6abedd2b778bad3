"""One side of a trade in one line: deeds, dollars, jail cards."""

from collections.abc import Collection

from bot.language.voice import Voice
from engine.core.actions import Side


def side_text(side: Side, voice: Voice, mortgaged: Collection[int] = ()) -> str:
    """Return "🔷 Vermont, 🚂 Reading (mortgaged), $50 and a Get Out of Jail Free card"; of
    an empty side, "nothing".
    """
    parts = []
    for space in side.deeds:
        deed = voice.deed(space)
        parts.append(voice.say("deed-mortgaged", deed=deed) if space in mortgaged else deed)
    parts += _cash_and_jail_cards(side, voice)
    return voice.and_list(parts) if parts else voice.say("nothing")


def side_names(side: Side, voice: Voice) -> str:
    """Return "Vermont, Reading and $50", for a button: without emoji, and what is mortgaged."""
    parts = [voice.space(space) for space in side.deeds] + _cash_and_jail_cards(side, voice)
    return voice.and_list(parts)


def counted_side_text(side: Side, voice: Voice) -> str:
    """Return "12 properties, $50 and a Get Out of Jail Free card": properties by number alone."""
    counted = voice.say("side-properties", count=len(side.deeds))
    return voice.and_list([counted, *_cash_and_jail_cards(side, voice)])


def _cash_and_jail_cards(side: Side, voice: Voice) -> list[str]:
    cash = [voice.money(side.cash)] if side.cash else []
    jail_cards = [voice.say("jail-passes", count=len(side.jail_cards))] if side.jail_cards else []
    return cash + jail_cards
