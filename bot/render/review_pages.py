"""The pages of a review: its turning points with the picture, and a page for each player."""

from bot.render.names import COLOUR
from bot.render.review_chart import chances_picture
from bot.render.review_text import choice_lines, turning_point_lines
from bot.render.voice import Voice
from bot.screens.screen import Embed
from engine.analysis.review import Review
from engine.core.actions import SeatId
from engine.view import View


def overview_embed(found: Review, view: View, voice: Voice) -> Embed:
    """Return the turning points, with the picture where it can be seen."""
    title = voice.say("review-title", turn=found.turns)
    lines = turning_point_lines(found, voice, view.rules)
    parts = lines or [voice.say("review-no-points")]
    parts += ["", voice.say("review-note")]
    if len(view.players()) > 1:
        parts.append(voice.say("review-note-worth"))
    picture = None if voice.plain else chances_picture(found, voice, view.rules)
    return Embed(title, "\n".join(parts), COLOUR, picture=picture)


def player_embed(found: Review, seat: SeatId, view: View, voice: Voice) -> Embed:
    """Return a player's best and costliest choice."""
    title = voice.say("review-player-title", who=voice.label(seat))
    player, rules = found.players[seat], view.rules
    best = choice_lines("best", player.best, voice, rules)
    costliest = choice_lines("costliest", player.costliest, voice, rules)
    return Embed(title, "\n".join([*best, "", *costliest]), COLOUR)
