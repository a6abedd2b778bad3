"""What a table message tells above its picture: what happened, and how everybody stands."""

from collections.abc import Callable, Mapping, Sequence
from math import inf

from bot.language.language import Fact, Words
from bot.language.lots import completing_lines, mortgage_lines
from bot.language.names import COLOUR, group_emoji, group_key
from bot.language.voice import Voice
from bot.narration.pinned import PinnedLine, pinned_of
from bot.ui.message_files import Picture
from bot.ui.screen import Embed
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.core.position import Position
from engine.core.why import AuctionPrice, Rent
from engine.editions.board import FREE_PARKING, Property
from engine.editions.policies import Pot
from engine.host.store.records import TIME_LIMIT, Deadline
from engine.view import View

LINES = 5
"""Lines of what happened; below them stands how many more there are."""
MAX_LENGTH = 300
"""Characters of a line of what happened; what a moderator did, or who is out, is never cut."""


def table_embed(
    view: View,
    voice: Voice,
    *,
    standings: str,
    lines: Sequence[str] = (),
    deadlines: Sequence[Deadline] = (),
    picture: Picture | None = None,
) -> Embed:
    """Return what the table tells before it asks, within its budget of characters.

    `standings`: how everybody stands; `lines`: what happened, oldest first. The newest line is left
    to the question, which stands below the picture: what is above that scrolls away. What the
    picture says is not told again.
    """
    hour = "\n".join(hour_lines(view, deadlines, voice.words))
    parts = [standings, hour, "\n".join(last_lines(lines, voice.words)[:-1])]
    text = "\n\n".join(part for part in parts if part)
    return Embed(voice.game_title(view.turn), text, COLOUR, picture=picture)


Standings = Callable[[View, Voice, Mapping[SeatId, str]], str]
"""How everybody stands, as text; the words about absences are given by seat."""


def standings_in_full(view: View, voice: Voice, absences: Mapping[SeatId, str]) -> str:
    """Return a line a player, for a table without pictures, and once what properties are worth."""
    lines = [player_line(view, seat, voice, absences) for seat in range(len(view.seats))]
    has_worth = any(view.owned(seat) for seat in view.players())
    if has_worth and not isinstance(view.decision, d.ChooseTax):
        lines.append(voice.say("player-deeds-worth"))
    return "\n".join(lines)


def standings_in_short(view: View, voice: Voice, absences: Mapping[SeatId, str]) -> str:
    """Return a line for each player still in the game: token, name, cash, and Jail or away.

    The picture below shows who owns what.
    """
    shown = []
    for seat in view.players():
        cash = voice.say("player-cash", cash=view.seats[seat].cash)
        away = [absences[seat]] if seat in absences else []
        said = " ".join([cash, *_marks(view, seat, voice.words), *away])
        mark = voice.say("player-mover") + " " if _moves(view, seat) else ""
        shown.append(f"{mark}{voice.player(seat)} {said}")
    return "\n".join(shown)


def last_lines(lines: Sequence[str], words: Words) -> list[str]:
    """Return the older lines that stay, the number of the others, then the newest lines."""
    kept, newest = kept_lines(lines, words), newest_lines(lines)
    left = len(lines) - len(kept) - len(newest)
    more = [words.say("table-more", count=left)] if left else []
    return [*kept, *more, *newest]


def kept_lines(lines: Sequence[str], words: Words) -> list[str]:
    """Return which lines stay of those older than the newest, each with its turn where others are
    left out.
    """
    older = lines[:-LINES]
    kept = pinned_of(older)
    return [
        _fitting(line)
        if line.turn is None or len(kept) == len(older)
        else words.say("line-of-turn", turn=line.turn, line=_fitting(line))
        for line in kept
    ]


def newest_lines(lines: Sequence[str], most: int = LINES) -> list[str]:
    """Return the newest lines, each within its length."""
    return [_fitting(line) for line in lines[-most:]]


def _fitting(line: str) -> str:
    return line if _fits(line) else _cut(line)


def _fits(line: str) -> bool:
    return len(line) <= MAX_LENGTH or (isinstance(line, PinnedLine) and line.weight == inf)


def _cut(line: str) -> str:
    return line[: MAX_LENGTH - 1].rstrip("\\ ,") + "…"


def player_line(
    view: View,
    seat: SeatId,
    voice: Voice,
    absences: Mapping[SeatId, str] | None = None,
) -> str:
    """Return token, name, cash, deeds net of loans, and Jail or away; an arrow marks the turn."""
    player = view.seats[seat]
    mark = voice.say("player-mover") + " " if _moves(view, seat) else ""
    if player.left is not None:
        parts = [voice.say("player-out")]
    else:
        parts = [voice.say("player-cash", cash=player.cash), _deeds(view, seat, voice.words)]
        parts += _marks(view, seat, voice.words)
        if absences and seat in absences:
            parts.append(absences[seat])
    said = f" {voice.say('player-separator')} ".join(parts)
    return f"{mark}{voice.player(seat)} {said}"


def _moves(view: View, seat: SeatId) -> bool:
    return seat == view.mover and view.seats[seat].left is None and not view.winners


def _deeds(view: View, seat: SeatId, words: Words) -> str:
    """ITAX-03: while the tax is being chosen, nothing that would add up to a total."""
    count = len(view.owned(seat))
    if isinstance(view.decision, d.ChooseTax):
        return words.say("player-deeds-bare", count=count)
    return words.say("player-deeds", count=count, net=deeds_net(view, seat))


def deeds_net(position: Position, seat: SeatId) -> int:
    """Return printed prices and the cost of buildings, less the Bank's loans, in dollars."""
    properties = position.rules.properties
    loans = sum(properties[s].mortgage for s in position.owned(seat) if position.deeds[s].mortgaged)
    return position.worth(seat) - position.seats[seat].cash - loans


def _marks(view: View, seat: SeatId, words: Words) -> list[str]:
    player, marks = view.seats[seat], []
    if player.jail_cards:
        marks.append(words.say("player-pass", count=len(player.jail_cards)))
    if player.jail:
        most = view.rules.jail_turns
        marks.append(words.say("player-jail-tries", turns=player.jail, most=most))
    elif player.jail == 0:
        marks.append(words.say("player-jail"))
    return marks


def square_of(view: View) -> int | None:
    """Return the property that is in question, if one is."""
    match view.decision:
        case d.BuyOrDecline(space=int(space)) | d.Auction(space=int(space)):
            return space
        case d.SealedAuction(lots=(int(space),)):
            return space
        case d.DebtSettlement(
            debts=(d.Debt(why=Rent(space=space) | AuctionPrice(space=int(space))), *_)
        ):
            return space
        case _:
            return None


def square_lines(view: View, square: int | None, voice: Voice) -> list[str]:
    """Return, of the property in question, at an auction whose group it would complete, and what
    a mortgage on it means; of a tax, that it is chosen before it is counted.
    """
    if isinstance(view.decision, d.ChooseTax):
        return [voice.say("square-tax")]
    if square is None:
        return []
    about = []
    if isinstance(view.decision, d.Auction | d.SealedAuction):
        about += completing_lines((square,), view, voice)
    return [*about, *mortgage_lines((square,), view, voice)]


def deed_lines(view: View, square: int, voice: Voice) -> list[str]:
    """Return all figures of a property and who has its group, for those who see no picture."""
    return [_figures_line(view, square, voice), _group(view, square, voice)]


def _figures_line(view: View, square: int, voice: Voice) -> str:
    """Return all figures of a deed in one line."""
    prop = view.rules.properties[square]
    group = view.rules.groups[prop.group]
    about: dict[str, Fact] = {
        "deed": voice.deed(square),
        "price": prop.price,
        "mortgage": prop.mortgage,
    }
    if prop.kind == "railroad":
        rents = group.rent_by_count_owned
        return voice.say("square-railroad", **about, rents=_sums(rents, voice), most=len(rents))
    if prop.kind == "utility":
        scale = group.dice_multiplier_by_count_owned
        return voice.say("square-utility", **about, one=scale[0], most=scale[-1])
    bare, *houses = prop.rents[: view.rules.hotel_level]
    return voice.say(
        "square-street",
        **about,
        rent=bare,
        double=view.rules.full_group_factor * bare,
        houses=_sums(houses, voice),
        most=len(houses),
        hotel=prop.rents[-1],
        cost=prop.house_cost,
    )


def _sums(amounts: Sequence[int], voice: Voice) -> str:
    return voice.comma_list([voice.money(amount) for amount in amounts])


def _group(view: View, square: int, voice: Voice) -> str:
    """Return who owns how much of the group: "🟧 Orange: 🎩 Ada has 2 of 3 · 1 unowned"."""
    prop: Property = view.rules.properties[square]
    members, group = view.members(prop.group), view.rules.groups[prop.group]
    counts: dict[SeatId, int] = {}
    for space in members:
        owner = view.deeds[space].owner
        if owner is not None:
            counts[owner] = counts.get(owner, 0) + 1
    size = len(members)
    parts = [
        voice.say("square-owned", who=voice.player(seat), count=count, size=size)
        for seat, count in counts.items()
    ]
    free = size - sum(counts.values())
    if free:
        parts.append(voice.say("square-free", count=free))
    label = f"{group_emoji(group)} {voice.say(group_key('group', group))}"
    return voice.say("square-group", group=label, held=" · ".join(parts))


def hour_lines(view: View, deadlines: Sequence[Deadline], words: Words) -> list[str]:
    """Return when a timed game ends, or that it is about to end."""
    if view.closing:
        return [words.say("table-closing" if view.rules.is_timed else "table-ending")]
    return [
        words.say("table-hour", at=str(int(deadline.at)))
        for deadline in deadlines
        if deadline.kind == TIME_LIMIT
    ]


def stock_line(position: Position, voice: Voice) -> str:
    """Return the buildings left in the Bank, and the pot on Free Parking if the game has one."""
    stock = voice.say("stock", houses=position.houses, hotels=position.hotels)
    if not isinstance(position.rules.free_parking, Pot):
        return stock
    parking = voice.space(FREE_PARKING)
    return voice.say("stock-and-pot", stock=stock, pot=position.pot, parking=parking)
