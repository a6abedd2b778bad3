"""How a game ended."""

from collections.abc import Sequence

from bot.language import Words
from bot.render.names import COLOUR, Names
from bot.render.table import last_lines
from bot.screen import Embed
from engine.actions import SeatId
from engine.view import View

MEDALS = ("🥇", "🥈", "🥉")


def final_embed(view: View, names: Names, words: Words, lines: Sequence[str] = ()) -> Embed:
    """The places, and what everybody was worth. `lines`: the last things that happened.

    A game without winners was called off.
    """
    places = "\n".join(_line(view, seat, place, names, words) for seat, place in standings(view))
    about = words.say("final-turns", turn=view.turn)
    if not view.winners:
        about = words.say("final-cancelled", turn=view.turn)
    parts = [about, "\n".join(last_lines(lines, words)), places]
    return Embed(_title(view, names, words), "\n\n".join(p for p in parts if p), COLOUR)


def _title(view: View, names: Names, words: Words) -> str:
    if not view.winners:
        return words.say("final-title-cancelled")
    key = "final-title" if len(view.winners) == 1 else "final-title-tie"
    return words.say(key, winner=words.listed([names.label(seat) for seat in view.winners]))


def standings(view: View) -> list[tuple[SeatId, int]]:
    """Seats with their places: winners, those still in by worth, the others as they left.

    Whoever left later is placed higher; equals share a place.
    """
    ranks = {seat: _rank(view, seat) for seat in range(len(view.seats))}
    order = sorted(ranks, key=lambda seat: (ranks[seat], -seat), reverse=True)
    return [(seat, 1 + sum(r > ranks[seat] for r in ranks.values())) for seat in order]


def _rank(view: View, seat: SeatId) -> tuple[int, int, int]:
    left = view.seats[seat].left
    if left is not None:
        return 0, left, 0
    return 1, int(seat in view.winners), net_worth(view, seat)


def net_worth(view: View, seat: SeatId) -> int:
    """Cash, printed prices and the cost of buildings, less what the Bank has lent."""
    return view.worth(seat) - loans(view, seat)


def loans(view: View, seat: SeatId) -> int:
    """What the Bank has lent on the deeds of a seat."""
    properties = view.rules.properties
    return sum(properties[s].mortgage for s in view.owned(seat) if view.deeds[s].mortgaged)


def _line(view: View, seat: SeatId, place: int, names: Names, words: Words) -> str:
    left = view.seats[seat].left
    said = _worth(view, seat, words) if left is None else words.say("final-out", turn=left)
    medal = MEDALS[place - 1] if place <= len(MEDALS) and view.winners else f"{place}."
    return words.say("final-line", place=medal, who=names.of(seat), said=said)


def _worth(view: View, seat: SeatId, words: Words) -> str:
    properties = view.rules.properties
    owned = view.owned(seat)
    lent = loans(view, seat)
    return words.say(
        "final-worth-loans" if lent else "final-worth",
        worth=net_worth(view, seat),
        cash=view.seats[seat].cash,
        deeds=sum(properties[space].price for space in owned),
        buildings=sum(view.deeds[s].level * properties[s].house_cost for s in owned),
        **({"loans": lent} if lent else {}),
    )
