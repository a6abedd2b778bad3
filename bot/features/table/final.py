"""How a game ended."""

from collections.abc import Collection, Sequence
from dataclasses import fields

from bot.language.language import Words
from bot.language.names import COLOUR, escape, medal_of
from bot.language.voice import Voice
from bot.narration.pinned import PinnedLine
from bot.narration.season_words import gains_line
from bot.render.standings import newest_lines
from bot.render.stats_facts import fact_lines
from bot.ui.message_files import Picture
from bot.ui.screen import Embed
from engine.analysis.statistics import Statistics
from engine.core.actions import SeatId
from engine.host.finished.season_gains import SeasonGain
from engine.host.people.guesses import Guess
from engine.rules.ending import standings, worth_of
from engine.view import View

LAST_LINES = 3
"""Lines of what happened at last, beside what moderators did: the landing, the bankruptcy, who
takes over. All of it is in the history, a button away.
"""
MOST_GUESSES = 5
"""Right guesses whose people are named, the boldest first."""


def final_embed(
    view: View,
    voice: Voice,
    lines: Sequence[str] = (),
    statistics: Statistics | None = None,
    picture: Picture | None = None,
) -> Embed:
    """Return who has won and why the game is over, the last things that happened, the most
    memorable facts and the board with its winner.

    A game without winners was called off. `statistics` is None where the statistics are not known.
    """
    who = [voice.name(seat) for seat in view.players() if seat not in view.winners]
    names = voice.and_list(who)
    why = [voice.say(f"final-why-{_why(view, voice)}", turn=view.turn, count=len(who), who=names)]
    if _cash_decided(view):
        why.append(voice.say("final-tie-broken"))
    told = [it for it in lines[:-LAST_LINES] if isinstance(it, PinnedLine) and it.turn is None]
    parts = [" ".join(why), "\n".join([*told, *newest_lines(lines, LAST_LINES)])]
    if statistics is not None:
        parts.append("\n".join(fact_lines(statistics, voice)))
    text = "\n\n".join(part for part in parts if part)
    return Embed(_title(view, voice), text, COLOUR, picture=picture)


def ranking_embed(
    view: View,
    voice: Voice,
    statistics: Statistics | None = None,
    gains: Sequence[SeasonGain] = (),
    guesses: Collection[Guess] = (),
) -> Embed:
    """Return the places of all players, the winners first, and what each was worth; below that
    what the game has changed in the table of the season, and who had said who would win.
    """
    leavers = () if statistics is None else statistics.leavers
    lines = [_line(view, seat, place, voice) for seat, place in standings(view, leavers)]
    if gains:
        lines.append(gains_line(gains, voice))
    if guesses and view.winners:
        lines.append(_guesses_line(view, guesses, voice))
    return Embed("", "\n".join(lines), COLOUR)


def _guesses_line(view: View, guesses: Collection[Guess], voice: Voice) -> str:
    """Return how many guesses were right, and of the best of these whose they were."""
    right = sorted((it for it in guesses if it.seat in view.winners), key=lambda it: -it.points)
    winner = voice.and_list([voice.name(seat) for seat in view.winners])
    best = _best(right, voice) if right else ""
    return voice.say(
        "guesses-right", right=len(right), count=len(guesses), winner=winner, best=best
    )


def _best(right: Sequence[Guess], voice: Voice) -> str:
    """Return whose right guess was the boldest, and who else was right."""
    bold, others = right[0], right[1:MOST_GUESSES]
    told = [voice.say("guesses-points", who=escape(it.name), points=it.points) for it in others]
    who, rest = escape(bold.name), voice.comma_list(told)
    return voice.say("guesses-best", right=len(right), who=who, points=bold.points, others=rest)


def _why(view: View, voice: Voice) -> str:
    """Return what ended the game, as a key of the words."""
    if not view.winners:
        return "cancelled"
    people = any(voice.players[seat].user_id is not None for seat in view.players())
    if view.ending == "early" and not people:
        return "computers-left"
    if view.ending != "rules":
        return view.ending
    if len(view.players()) == 1:
        return "last"
    return "hour" if view.rules.is_timed else "first-bankruptcy"


def _cash_decided(view: View) -> bool:
    """Return whether a player was as rich as the winners and did not win, for lack of cash
    (AMB-73).
    """
    totals = {seat: worth_of(view, seat).total for seat in view.players()}
    best = {totals[seat] for seat in view.winners}
    return any(total in best for seat, total in totals.items() if seat not in view.winners)


def _title(view: View, voice: Voice) -> str:
    if not view.winners:
        return voice.say("final-title-cancelled")
    key = "final-title" if len(view.winners) == 1 else "final-title-tie"
    return voice.say(key, winner=voice.and_list([voice.label(seat) for seat in view.winners]))


def _line(view: View, seat: SeatId, place: int, voice: Voice) -> str:
    left = view.seats[seat].left
    said = _worth(view, seat, voice.words) if left is None else voice.say("final-out", turn=left)
    # Of a game that was called off, nobody has come in anywhere.
    at = medal_of(place, voice.words) if view.winners else "–"
    return voice.say("final-line", place=at, who=voice.player(seat), said=said)


def _worth(view: View, seat: SeatId, words: Words) -> str:
    """S35-08 to S35-12, S94-09: line by line what there is, cash always."""
    worth = worth_of(view, seat)
    amounts = {line.name: getattr(worth, line.name) for line in fields(worth)}
    lines = [
        words.say(f"final-worth-{name}", amount=amount)
        for name, amount in amounts.items()
        if amount or name == "cash"
    ]
    return words.say("final-worth", total=worth.total, lines=words.comma_list(lines))
