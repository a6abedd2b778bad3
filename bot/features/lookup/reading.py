"""What anybody at the table may look up: the board, deeds, history, the dice."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.decisions.awaiting import waiting_for
from bot.decisions.why_buttons import why_buttons
from bot.features.lookup.history import history_pages
from bot.interactions.context import Context
from bot.interactions.find_game import CHOICES
from bot.interactions.game_pages import other_pages
from bot.interactions.router import Handlers
from bot.language.input_translation import without_accents
from bot.language.language import Words
from bot.language.voice import Voice
from bot.presses.boards import AskToReportBoard
from bot.presses.shared import Board, HistoryPage, OlderHistory, Verify
from bot.presses.watching import following_row
from bot.render.board_panel import board_panel
from bot.render.board_picture import board_picture
from bot.render.deed_picture import deed_card_embed
from bot.render.deed_text import deed_embed
from bot.ui.accents import READING
from bot.ui.paging import Turn, page_buttons
from bot.ui.press_record import press_record
from bot.ui.screen import Button, Embed, Row, Screen
from bot.ui.version_cache import cached
from engine.editions.board import DEFAULT_BOARD, Property
from engine.editions.board import board as deed_board
from engine.host.background import in_background
from engine.host.finished.proof import Proof, prove
from engine.host.lobbies.first_game import FRIENDLY_COMMITMENT, START
from engine.host.refusals import Refusal, refuse
from engine.host.service import Host
from engine.host.snapshots import StartedGame
from engine.host.store.records import RUNNING

HANDLERS = Handlers()
Say = Callable[..., str]
MOST_ROLLS = 150
"""Rolls that are shown with their numbers: more do not fit the message."""


@press_record("history", acts=False)
class NewerHistory(HistoryPage):
    """Turn to a later page."""


@HANDLERS.answers(Board)
async def board(context: Context, press: Board) -> None:
    """Answer the Board button."""
    await show_board(context, press.game_id)


async def show_board(context: Context, game_id: str) -> None:
    """Show `board`: the picture, who stands where and owns what, and what is unowned."""
    with context.hold_place("lookups"):
        await _show_board(context, game_id)


async def _show_board(context: Context, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    view = game.seen_by(context.user_id)
    voice = context.voice(game)
    pictures = () if voice.plain else (board_picture(view, voice, waiting=waiting_for(game)),)
    shown = board_panel(view, voice, pictures)
    rows = (
        following_row(game, context.user_id, context.words),
        why_buttons(game, context.words),
        await _report(context, game),
    )
    await context.show(replace(shown, parts=(*shown.parts, *rows)))


async def _report(context: Context, game: StartedGame) -> tuple[Button, ...]:
    """Return the button that reports a board of another person, in a server."""
    board = game.chosen_board
    if not board.is_own or context.server_id is None:
        return ()
    stored = await context.host.store.boards.get(board.id)
    if stored is not None and stored.owner_id == context.user_id:
        return ()
    at = AskToReportBoard(game.record.id, board.id).custom_id
    return (Button(context.words.say("button-board-report"), at),)


async def show_deed(context: Context, game_id: str, name: str) -> None:
    """Show `deed`: what a property costs and charges in a game."""
    with context.hold_place("lookups"):
        await _show_deed(context, name, game_id)


async def _show_deed(context: Context, name: str, game_id: str) -> None:
    game = await context.host.started_game(game_id)
    voice, view = context.voice(game), game.seen_by(context.user_id)
    space = _space(game, name, voice)
    told = deed_embed if voice.plain else deed_card_embed
    await context.show(Screen(embeds=(told(space, view, voice),)))


def _space(game: StartedGame, name: str, voice: Voice) -> int:
    """Return the property that a choice's value, or typed text, means."""
    if name.isdecimal() and len(name) < 3 and int(name) in game.position.rules.properties:
        return int(name)
    found = _properties(game.board, name, voice)
    return found[0].index if found else refuse(Refusal.NO_SUCH_DEED)


async def deed_choices(
    host: Host, user_id: int, channel_id: int | None, typed: str, words: Words
) -> list[tuple[str, str]]:
    """Return the deeds that fit what is typed, as many as can be offered: their names on the board
    of the game that is meant, and their spaces.
    """
    voice = Voice((), DEFAULT_BOARD, words)
    games = await host.store.search.games_of(user_id, RUNNING)
    here = [it for it in games if it.channel_id == channel_id] or games[:1]
    if here:
        voice = Voice.of(await host.started_game(here[-1].id), words)
    found = _properties(DEFAULT_BOARD, typed, voice)[:CHOICES]
    return [(voice.full_space(it.index), str(it.index)) for it in found]


def _properties(board_name: str, typed: str, voice: Voice) -> list[Property]:
    """Return the properties whose name on the board, or by the rules, has this text."""
    text = _searched(typed)
    return [
        it
        for it in deed_board(board_name).properties.values()
        if text in _searched(voice.full_space(it.index)) or text in _searched(it.name)
    ]


def _searched(text: str) -> str:
    """Return a text as it is compared: people type no accents."""
    return without_accents(text.strip().replace("’", "'"))


async def show_history(context: Context, game_id: str) -> None:
    """Show all that has happened, the newest page first."""
    await _history_page(context, game_id, None)


@HANDLERS.answers(OlderHistory, NewerHistory)
async def history(context: Context, press: HistoryPage) -> None:
    """Turn a page of the history."""
    page = 0 if press.page == "first" else None if press.page == "last" else press.page
    await _history_page(context, press.game_id, page)


async def _history_page(context: Context, game_id: str, page: int | None) -> None:
    with context.hold_place("lookups"):
        await _show_history_page(context, game_id, page)


async def _show_history_page(context: Context, game_id: str, page: int | None) -> None:
    game = await context.host.started_game(game_id)
    seat = game.seat_of(context.user_id)
    words = context.words
    key = (game_id, game.record.version, seat, words.locale, words.plain, game.names)
    pages = await cached(context.cache.histories, key, lambda: _pages(context, game))
    last = len(pages) - 1
    page = last if page is None else min(page, last)
    turns = _page_buttons(context, game_id, page, last)
    rows = (*turns, *other_pages(context, game.record, "history"))
    await context.show(Screen(embeds=(pages[page],), rows=rows))


async def _pages(context: Context, game: StartedGame) -> Sequence[Embed]:
    """Render the history in the background: weeks of a game take a while, in which others play."""
    log = await context.host.history(game.record.id, context.user_id)
    voice, rules = context.voice(game), game.position.rules
    me = game.seat_of(context.user_id)
    return await in_background(partial(history_pages, log, voice, rules, reader=me))


def _page_buttons(context: Context, game_id: str, page: int, last: int) -> tuple[Row, ...]:
    def turned(turn: Turn, to: int) -> HistoryPage:
        return (NewerHistory if turn == "newer" else OlderHistory)(game_id, to)

    turns = page_buttons(context.words, page, last + 1, turned)
    if last < 2:  # The ends are a page away at most.
        return (turns,) if turns else ()

    def end(key: str, to: int, press: HistoryPage) -> Button:
        label = context.words.say(key, page=to + 1, pages=last + 1)
        return Button(label, press.custom_id, disabled=page == to)

    first = end("button-page-first", 0, OlderHistory(game_id, "first"))
    # Two buttons of a message may not share an id.
    return ((first, *turns, end("button-page-last", last, NewerHistory(game_id, "last"))),)


@HANDLERS.answers(Verify)
async def verify(context: Context, press: Verify) -> None:
    """Answer the button on a finished game."""
    await show_verify(context, press.game_id)


async def show_verify(context: Context, game_id: str) -> None:
    """Show the seed and every roll worked out again; before the end, the hash."""
    with context.hold_place("lookups"):
        proof = await prove(context.host, game_id)
        record = (await context.host.snapshot(game_id)).record
        rows = other_pages(context, record, "verify")
        await context.show(Screen(embeds=(_proof_embed(context, proof),), rows=rows))


def _proof_embed(context: Context, proof: Proof) -> Embed:
    say = context.words.say
    hashed = say("verify-hash", hash=proof.commitment)
    if proof.commitment == FRIENDLY_COMMITMENT:
        hashed = say("verify-friendly", number=str(START))
    if proof.seed is None:
        parts = [hashed, say("verify-later")]
    else:
        seed = say("verify-seed", seed=proof.seed, mix=proof.mix or "–")
        parts = [*_found(proof, say), hashed, seed, say("verify-how"), *_rolls(proof, say)]
    return Embed(say("verify-title"), "\n\n".join(parts), READING)


def _found(proof: Proof, say: Say) -> list[str]:
    """Return what came of the check, before how anybody can repeat it."""
    counts = {"rolls": proof.rolls, "decks": proof.decks, "deeds": proof.deeds}
    # In direct messages, no hash was shown before a first game.
    is_friendly = proof.commitment == FRIENDLY_COMMITMENT
    known = {"seed-fits": "verify-seed-friendly"} if is_friendly else {}
    found = [say(known.get(key, f"verify-{key}")) for key in proof.findings()]
    return ["\n".join([*found, say("verify-counts", **counts)])]


def _rolls(proof: Proof, say: Say) -> list[str]:
    """Return the rolls, as many as fit, and where the others are."""
    shown = " · ".join(proof.listed[:MOST_ROLLS])
    left = len(proof.listed) - MOST_ROLLS
    if left <= 0:
        return [shown] if shown else []
    return [f"{shown} {say('verify-more', count=left)}"]
