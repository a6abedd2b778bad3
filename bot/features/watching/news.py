"""What a follower is told of a game, made of its public events alone."""

from collections.abc import Sequence
from functools import partial

from bot.language.names import group_key
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.narration.narration import narrate
from engine.analysis.milestones import Milestone, SetCompleted, milestones
from engine.core.errors import ImpossibleTransition
from engine.editions.rules import Rules
from engine.host.background import in_background
from engine.host.logs import Log, log_lines
from engine.host.people.following import Follow
from engine.host.people.guesses import Guess
from engine.host.snapshots import StartedGame
from engine.view import View

MOST_LINES = 8
"""Milestones that are told at once, the newest: a phone shows no more without scrolling."""


async def news_text(
    game: StartedGame, follow: Follow, log: Log, voice: Voice, link: str
) -> str | None:
    """Return what a follower has not been told of a running game; None for nothing worth a message.

    `log`: the whole log, with its public events.
    """
    lines = await milestone_lines(game.position.rules, follow.told, log, voice)
    if not lines and follow.choice != "daily":
        return None
    return _with_place(game, [*lines, turn_line(game.public(), voice)], voice, link)


async def milestone_lines(rules: Rules, after: int, log: Log, voice: Voice) -> list[str]:
    """Return a line for each milestone after a version, the last MOST_LINES of them."""
    found = await in_background(partial(_known_milestones, log, after))
    lines = [_line(it, voice, rules) for it in found[-MOST_LINES:]]
    if left_out := len(found) - len(lines):
        lines.insert(0, voice.say("digest-more", count=left_out))
    return lines


def end_text(game: StartedGame, voice: Voice, link: str, guess: Guess | None = None) -> str:
    """Return who has won a game, or that it was called off; and what came of a reader's guess."""
    winners = game.public().winners
    key = "final-title" if len(winners) == 1 else "final-title-tie"
    title = voice.say(key, winner=voice.and_list([voice.player(seat) for seat in winners]))
    title = title if winners else voice.say("final-title-cancelled")
    told = [_guess_line(guess, guess.seat in winners, voice)] if guess and winners else []
    return _with_place(game, [title, *told], voice, link)


def _guess_line(guess: Guess, is_right: bool, voice: Voice) -> str:
    right = "yes" if is_right else "no"
    return voice.say("guess-result", right=right, points=guess.points, who=voice.name(guess.seat))


def place_line(game: StartedGame, voice: Voice) -> str:
    """Return where a game is played, and by whom."""
    who = voice.and_list([voice.name(player.seat) for player in game.players])
    return voice.say("mine-where", who=who, **place_facts(game.record))


def turn_line(view: View, voice: Voice) -> str:
    """Return how far a game is, and the cash of everybody still in it."""
    sums = [
        voice.say("priced", what=voice.name(seat), amount=view.seats[seat].cash)
        for seat in view.players()
    ]
    return voice.say("follow-turn", turn=view.turn, sums=voice.comma_list(sums))


def _with_place(game: StartedGame, lines: Sequence[str], voice: Voice, link: str) -> str:
    what = "\n".join([*lines, place_line(game, voice)])
    return voice.say("call-direct", what=what, link=link)


def _known_milestones(log: Log, after: int) -> list[Milestone]:
    """Return the milestones; none where the log lacks its beginning."""
    try:
        return milestones(log_lines(log), after)
    except (ValueError, ImpossibleTransition):
        return []


def _line(milestone: Milestone, voice: Voice, rules: Rules) -> str:
    if not isinstance(milestone, SetCompleted):
        return " ".join(narrate([milestone], voice, rules))
    group = voice.say(group_key("the", rules.groups[milestone.group]))
    return voice.say("review-completes", who=voice.player(milestone.seat), group=group)
