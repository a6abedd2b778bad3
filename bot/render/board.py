"""The whole board as text."""

from bot.render.names import COLOUR, Names, building, group_key, group_mark
from bot.screen import Embed, Field
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.board import JAIL
from engine.state import Deed
from engine.view import View


def board_embed(view: View, names: Names, words: Words) -> Embed:
    """Return all properties by group with owner, buildings and mortgage, and where the tokens
    are.
    """
    tokens = "\n".join(
        words.say("board-token", who=names.of(seat), space=token_place(view, seat, names, words))
        for seat in view.players()
    )
    fields = [_group_field(view, group, names, words) for group in view.rules.groups]
    where = Field(words.say("board-tokens"), tokens)
    footer = words.say("board-footer")
    return Embed(words.say("board-title"), colour=COLOUR, fields=(where, *fields), footer=footer)


def token_place(view: View, seat: SeatId, names: Names, words: Words) -> str:
    """Return where a token is: in Jail, just visiting, or on a space."""
    player = view.seats[seat]
    if player.jail is not None:
        return words.say("board-jailed")
    return words.say("board-visiting") if player.space == JAIL else names.space(player.space)


def _group_field(view: View, group: str, names: Names, words: Words) -> Field:
    sign = view.rules.groups[group]
    name = words.say(group_key("group", sign))
    heading = words.say("board-group-heading", mark=group_mark(sign), group=name)
    lines = [deed_line(view, space, names, words) for space in view.members(group)]
    return Field(heading, "\n".join(lines), inline=True)


def deed_line(view: View, space: int, names: Names, words: Words) -> str:
    """Return one property in a line: "Vermont: 🎩, 2 houses"."""
    deed, state = view.deeds[space], ""
    if deed.owner is None:
        owner = words.say("board-free", price=view.rules.properties[space].price)
    else:
        owner = names.token(deed.owner)
        state = deed_state(deed, view, words)
    return words.say("board-deed", deed=names.space(space), owner=owner, state=state)


def deed_state(deed: Deed, view: View, words: Words) -> str:
    """Return the buildings or mortgage of an owned property, after a comma; empty for a bare
    one.
    """
    if deed.mortgaged:
        return words.say("board-mortgaged")
    if not deed.level:
        return ""
    return words.say("board-level", level=building(deed.level, view.rules))
