"""Chances to win in words: "27%", "27% → 31%", and what a trade does to those of both sides."""

from collections.abc import Sequence
from itertools import pairwise

from bot.language.language import Words
from bot.language.voice import Voice
from engine.core.actions import SeatId
from engine.players.motives import LEAST_TOLD
from engine.players.policy.fairness import Fairness
from engine.players.ranking import EQUAL

NOTABLE = 0.02
"""By how much a chance has to be higher than now if a trade is declined for a line of its own."""


def percent(chance: float, words: Words) -> str:
    """Return a chance from 0 to 1 in whole percent: "27%", "under 1%"."""
    if 0 < chance < 0.01:
        return words.say("chance-under")
    if 0.99 < chance < 1:
        return words.say("chance-over")
    return words.say("chance-percent", number=round(chance * 100))


def change(before: float, after: float, words: Words) -> tuple[str, str]:
    """Return two chances as they stand beside each other.

    Where whole percent would hide that they differ, both have a decimal.
    """
    is_hidden = differs(before, after) and percent(before, words) == percent(after, words)
    say = _tenths if is_hidden else percent
    return say(before, words), say(after, words)


def chances_beside(chances: Sequence[float], words: Words) -> list[str]:
    """Return chances as they stand in one list.

    Where whole percent would hide that two of them differ by as much as counts, all have a decimal.
    """
    pairs = pairwise(sorted(chances))
    is_hidden = any(b - a >= EQUAL and percent(a, words) == percent(b, words) for a, b in pairs)
    return [(_tenths if is_hidden else percent)(it, words) for it in chances]


def differs(before: float, after: float) -> bool:
    """Return whether two chances differ by enough to be told apart."""
    return abs(after - before) >= LEAST_TOLD


def _tenths(chance: float, words: Words) -> str:
    thousandths = round(chance * 1000)
    if 0 < chance < 1:  # Nothing is certain as long as the game goes on.
        thousandths = min(max(thousandths, 1), 999)
    whole, tenth = divmod(thousandths, 10)
    return words.say("chance-tenths", whole=whole, tenth=tenth)


def fairness_line(fairness: Fairness, me: SeatId, other: SeatId, voice: Voice) -> str:
    """Return how a trade moves the chances of its two sides, and where the own one stands if it is
    declined, if that is NOTABLE.

    The other side's chance is always in whole percent: to a tenth, a proposer could change the
    cash by a dollar at a time until the other side has nothing left to gain.
    """
    words = voice.words
    now, declined = fairness.now[me], fairness.declined[me]
    mine = _change_text(*change(now, fairness.after[me], words), words)
    theirs = _rough_text(fairness.now[other], fairness.after[other], words)
    line = voice.say("chance-trade", mine=mine, who=voice.name(other), theirs=theirs)
    if declined - now < NOTABLE:
        return line
    return f"{line}\n{words.say('chance-declined', chance=percent(declined, words))}"


def _rough_text(before: float, after: float, words: Words) -> str:
    earlier, later = percent(before, words), percent(after, words)
    if earlier == later:
        return words.say("chance-still", chance=later)
    return _change_text(earlier, later, words)


def _change_text(before: str, after: str, words: Words) -> str:
    return words.say("chance-change", before=before, after=after)
