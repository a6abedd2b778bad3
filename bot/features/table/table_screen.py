"""The table message: who must do what by when, and the buttons that are legal now."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Literal

from bot.decisions.awaiting import quiet_lines
from bot.decisions.bid_rows import bids_in_short
from bot.decisions.claim_rows import shortage_rows
from bot.decisions.debt_rows import debt_lines, debt_rows
from bot.decisions.decision_words import Answer, answer_label
from bot.decisions.people_buttons import conceded_lines, resume_button
from bot.decisions.purchase_buttons import short_buttons
from bot.decisions.received_buttons import received_buttons, received_lines
from bot.decisions.rent_claims import claim_buttons, claim_lines
from bot.features.table.common_buttons import LABELS, common_buttons
from bot.features.table.final import final_embed, ranking_embed
from bot.features.table.question import question_embed
from bot.language.names import COLOUR, plain_name
from bot.language.voice import Voice
from bot.messages.calls import Call
from bot.narration.shortage_text import shortage_lines
from bot.presses.shared import (
    Advise,
    Board,
    Do,
    More,
    Rematch,
    Replay,
    ReviewPage,
    Stats,
    Verify,
)
from bot.render.absence_marks import (
    marks_of,
    nobody_is_here,
    paused_line,
)
from bot.render.standings import (
    Standings,
    kept_lines,
    newest_lines,
    standings_in_full,
    table_embed,
)
from bot.ui.message_files import Picture
from bot.ui.press_record import PressRecord
from bot.ui.screen import ROW, Button, Embed, Row, Screen, Style, rows_of
from engine.analysis.statistics import Statistics
from engine.core import actions as a
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.host.finished.season_gains import SeasonGain
from engine.host.people.guesses import Guess
from engine.host.snapshots import StartedGame
from engine.view import View

AFTERWARDS = (Rematch, ReviewPage, Stats, Replay, Board, Verify)
"""What a game that is over offers, in the order of its buttons."""
IN_ROW = 3
"""Buttons of a finished game in a row."""


def table_screen(
    game: StartedGame,
    voice: Voice,
    lines: Sequence[str],
    pings: Sequence[Call],
    hints: Sequence[str] = (),
    standings: Standings = standings_in_full,
    picture: Picture | None = None,
    advised: Sequence[Button] = (),
    *,
    hidden: Collection[type[PressRecord]] = (Advise,),
    bidding: int | None = None,
    knows_concession: bool = False,
) -> Screen:
    """Return the table as everybody sees it; `pings` call those who are newly awaited.

    The question stands below the picture and right above its buttons, with nothing between.
    `hints` explain what is new to a player; `advised`: buttons that do it, above all others;
    `hidden`: what nobody is to open here now; `bidding`: the thread of the auction that runs;
    `knows_concession`: whether it was told before that computers concede.
    """
    view = game.public()
    told = table_embed(
        view,
        voice,
        standings=standings(view, voice, marks_of(game, voice.words)),
        lines=lines,
        deadlines=game.deadlines,
        picture=picture,
    )
    claims = () if game.record.paused_at is not None else claim_buttons(game, voice)
    asked = (*rows_of(advised), *_decision_rows(game, view, voice), *rows_of(claims))
    where: Literal["table", "more"] = "table" if More in hidden else "more"
    conceded = [] if knows_concession else conceded_lines(game, voice, where)
    return Screen(
        _calls(pings, voice),
        (told, _question(game, view, voice, lines, [*conceded, *_where(bidding, voice), *hints])),
        (*asked, common_buttons(game, voice, hidden)),
        tuple(call.user_id for call in pings),
    )


def with_here(screen: Screen, here: Sequence[SeatId], voice: Voice) -> Screen:
    """Return a table message that says below its picture which players are here now, if any."""
    if not here:
        return screen
    who = voice.comma_list([plain_name(voice.players[seat].name) for seat in here])
    first, *others = screen.embeds
    return replace(screen, embeds=(replace(first, footer=voice.say("here-now", who=who)), *others))


def _where(bidding: int | None, voice: Voice) -> list[str]:
    return [] if bidding is None else [voice.say("auction-where", thread=str(bidding))]


def _calls(pings: Sequence[Call], voice: Voice) -> str:
    return "\n".join(
        voice.say(f"call-{call.deadline.kind}", who=voice.mention(call.deadline.seat), count=1)
        for call in pings
    )


def _question(
    game: StartedGame, view: View, voice: Voice, lines: Sequence[str], hints: Sequence[str]
) -> Embed:
    notes = quiet_lines(game, voice.words) + debt_lines(game, voice, _only_reader(game))
    notes += shortage_lines(view, view.decision, voice)
    notes += claim_lines(game, voice)
    notes += received_lines(game, voice)
    if not game.people():
        lent = any(game.players[seat].owner_id for seat in game.position.players())
        notes.append(voice.say("table-rests" if lent else "table-played-out"))
    elif nobody_is_here(game):
        notes.append(voice.say("table-nobody-here"))
    notes += hints
    return question_embed(
        view,
        voice,
        lines=lines,
        notes=notes,
        deadlines=game.deadlines,
        paused="" if game.record.paused_at is None else paused_line(game, voice.words),
        reader=_only_reader(game),
    )


def _only_reader(game: StartedGame) -> SeatId | None:
    """Return the seat of the one player whom a game in direct messages is shown to."""
    return next(iter(game.people()), None) if game.record.is_direct else None


def _decision_rows(game: StartedGame, view: View, voice: Voice) -> tuple[Row, ...]:
    if not game.people():
        return ()
    if game.record.paused_at is not None:
        return () if game.is_moderators_pause else ((resume_button(game, voice.words),),)
    match view.decision:
        case d.Auction() | d.SealedAuction() | d.ShortageAuction():
            return (bids_in_short(game, voice),)
        case d.DebtSettlement():
            return debt_rows(game, voice)
        case d.ShortageClaim():
            return shortage_rows(game, voice)
        case None:
            return ()
        case _:
            return (_answers(game, view, voice),)


def _answers(game: StartedGame, view: View, voice: Voice) -> tuple[Button, ...]:
    """Return a button for each answer that the awaited player may give."""
    decision = view.decision
    assert decision is not None
    seat = view.awaited[0]
    user_id = game.players[seat].user_id
    offers = game.offers_to(user_id) if user_id is not None else ()
    buttons = []
    for offer in offers:
        if isinstance(offer, Answer):
            custom_id = Do(game.record.id, offer, decision=decision.id).custom_id
            buttons.append(Button(answer_label(offer, view, voice), custom_id, _style(offer)))
    if isinstance(decision, d.BuyOrDecline):
        buttons = [*short_buttons(game, decision, voice), *buttons]
    if isinstance(decision, d.UnmortgageOrHold):
        buttons = received_buttons(game, decision, voice)
    return _with_one_primary(buttons[:ROW])


def _with_one_primary(buttons: Sequence[Button]) -> tuple[Button, ...]:
    """Return the buttons with the first primary one alone in that style."""
    first = next((button for button in buttons if button.style == "primary"), None)
    return tuple(
        replace(button, style="secondary")
        if button.style == "primary" and button is not first
        else button
        for button in buttons
    )


def _style(offer: object) -> Style:
    """Return green for a purchase, and no preference between two ways to pay."""
    if isinstance(offer, a.Buy):
        return "success"
    neutral = a.Decline | a.PayFlatTax | a.PayTenth | a.PayFine
    return "secondary" if isinstance(offer, neutral) else "primary"


def past_screen(voice: Voice, lines: Sequence[str]) -> Screen:
    """Return an old table message: no buttons, no clock, only what it had to tell, which is what
    tells it from others, and below that whose game it is.
    """
    text = "\n".join([*kept_lines(lines, voice.words), *newest_lines(lines)]) or voice.say(
        "table-past-nothing"
    )
    names = voice.and_list([plain_name(player.name) for player in voice.players.values()])
    return Screen(embeds=(Embed("", text, COLOUR, footer=voice.say("table-past", who=names)),))


def final_screen(
    game: StartedGame,
    voice: Voice,
    lines: Sequence[str],
    statistics: Statistics | None = None,
    picture: Picture | None = None,
    gains: Sequence[SeasonGain] = (),
    guesses: Collection[Guess] = (),
) -> Screen:
    """Return the end: who has won and how it came to it, and above the buttons the ranking.

    `statistics`: what the game was like; None where it is not known. `gains`: what it has changed
    in the table of the season; `guesses`: what was said of who would win.
    """
    buttons = tuple(
        Button(
            voice.say(LABELS[press]),
            press(game.record.id).custom_id,
            "primary" if press is Rematch else "secondary",
        )
        for press in AFTERWARDS
    )
    view = game.public()
    final = final_embed(view, voice, lines, statistics, picture)
    told = (final, ranking_embed(view, voice, statistics, gains, guesses))
    return Screen(embeds=told, rows=rows_of(buttons, IN_ROW))
