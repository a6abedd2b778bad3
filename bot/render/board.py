"""The whole board as text."""

from bot.render.names import COLOUR, building, group_emoji, group_key
from bot.render.voice import Voice
from bot.screens.screen import Embed, Field
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.board import JAIL
from engine.position import Deed
from engine.view import View


def board_embed(view: View, voice: Voice) -> Embed:
    """Return all properties by group with owner, buildings and mortgage, and where the tokens
    are.
    """
    tokens = "\n".join(
        voice.say("board-token", who=voice.player(seat), space=token_place(view, seat, voice))
        for seat in view.players()
    )
    fields = [_group_field(view, group, voice) for group in view.rules.groups]
    where = Field(voice.say("board-tokens"), tokens)
    footer = voice.say("board-footer")
    return Embed(voice.say("board-title"), colour=COLOUR, fields=(where, *fields), footer=footer)


def token_place(view: View, seat: SeatId, voice: Voice) -> str:
    """Return where a token is: in Jail, just visiting, or on a space."""
    player = view.seats[seat]
    if player.jail is not None:
        return voice.say("board-jailed")
    return voice.say("board-visiting") if player.space == JAIL else voice.space(player.space)


def _group_field(view: View, group: str, voice: Voice) -> Field:
    sign = view.rules.groups[group]
    name = voice.say(group_key("group", sign))
    heading = voice.say("board-group-heading", mark=group_emoji(sign), group=name)
    lines = [deed_line(view, space, voice) for space in view.members(group)]
    return Field(heading, "\n".join(lines), inline=True)


def deed_line(view: View, space: int, voice: Voice) -> str:
    """Return one property in a line: "Vermont: 🎩, 2 houses"."""
    deed, state = view.deeds[space], ""
    if deed.owner is None:
        owner = voice.say("board-free", price=view.rules.properties[space].price)
    else:
        owner = voice.token(deed.owner)
        state = deed_state(deed, view, voice.words)
    return voice.say("board-deed", deed=voice.space(space), owner=owner, state=state)


def deed_state(deed: Deed, view: View, words: Words) -> str:
    """Return the buildings or mortgage of an owned property, after a comma; empty for a bare
    one.
    """
    if deed.mortgaged:
        return words.say("board-mortgaged")
    if not deed.level:
        return ""
    return words.say("board-level", level=building(deed.level, view.rules))
