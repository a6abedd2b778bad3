"""Characters of computer players: what they weigh beside their chance to win."""

from dataclasses import dataclass
from math import inf

STRENGTHS = ("gentle", "even", "sharp")
"""How well a computer player plays, the weakest first.

Gentle looks at printed prices, seldom trades, and looks at no rival. Even decides by its chance to
win, prices its offers in one simple way, and borrows nothing to build. Sharp does everything.
"""
USUAL_STRENGTH = "even"
"""The strength of a computer player for which nobody has chosen one."""


@dataclass(frozen=True)
class Character:
    """What a computer player weighs beside its chance to win; the defaults are neutral.

    `reserve`: how much of the cash that its next lap may cost it keeps. `loves`: groups, and the
    chance to win that a deed of them is worth to it beside, below 0 where it would be rid of it.
    `stops`: the same for each group that it keeps from others who have begun it. `hunger`: how
    often it offers trades, and how small a gain it accepts; above 1 it also asks for what merely
    continues a group. `gain`: what an offer of its own must add to its chance to win, below 0
    where it trades for its own sake. `share`: how much of what both sides gain by a trade it asks
    for itself, from 0 to 1. `spite`: how much the chance of the leading rival counts against it,
    for whom it completes no group either, whatever it gets.
    `plenty`: the dollars left after a purchase with which it buys whatever it lands on.
    """

    name: str
    reserve: float = 1.0
    loves: tuple[tuple[str, float], ...] = ()
    stops: float = 0.0
    hunger: float = 1.0
    gain: float = 0.004
    share: float = 0.5
    spite: float = 0.0
    plenty: float = inf


NEUTRAL = Character("neutral")
"""The character of a computer player that has none, and of one that plays for an absent person."""

CHARACTERS = {
    it.name: it
    for it in (
        NEUTRAL,
        Character(
            "builder",
            reserve=0.0,
            loves=(("railroad", -0.02), ("utility", -0.02)),
            hunger=0.7,
            gain=0.005,
            plenty=900,
        ),
        Character("dealer", hunger=3.0, gain=-0.003, share=0.4, plenty=900),
        Character("saver", reserve=1.3, hunger=0.3, gain=0.01, share=0.6, plenty=600),
        Character("collector", loves=(("railroad", 0.025), ("utility", 0.02)), plenty=700),
        Character("blocker", stops=0.04, hunger=0.5, spite=0.3, share=0.6, plenty=900),
    )
}
"""Characters by name: the neutral one first, then those that people can choose."""
