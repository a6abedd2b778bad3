"""Looking the rules up: all numbers on a page, or a chapter in full, by the rules of the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.features.rules.chapters import (
    CHAPTERS,
    HOUSE_RULES,
    RuleText,
    find_chapters,
    is_played,
    rule_texts,
)
from bot.features.rules.rules_text import rules_embed
from bot.interactions.context import Context
from bot.interactions.find_game import find_and_restore, find_game, game_choices
from bot.interactions.router import Handlers
from bot.language.choice_text import advice_rule, house_rule_name
from bot.language.language import Words
from bot.language.names import COLOUR
from bot.language.sentences import DOLLAR
from bot.ui.press import NO_GAME, Unreadable
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import DESCRIPTION, OPTIONS, Embed, Option, Screen, Select
from engine.editions.catalogue import CATALOGUE, DEFAULT, rules_of
from engine.editions.rules import Rules
from engine.host.clocks.paces import LIVE, Pace, pace_among, pace_of
from engine.host.lobby import Allowance
from engine.host.people.advising import allowance_of
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import OpenLobby

HANDLERS = Handlers()


@press_record("chapter", acts=False)
class Chapter(PressRecord):
    """Show the chosen chapter of the rules of a game, or of an edition."""

    edition: str | None = None


@press_record("rulesof", acts=False)
class RulesOf(PressRecord):
    """Show the rules, or a chapter of them, of the chosen game."""

    chapter: str | None = None


@dataclass(frozen=True, slots=True)
class _Table:
    """Whose rules are shown: of a game, or, where there is none, of an edition."""

    rules: Rules
    pace: Pace
    game_id: str = NO_GAME
    advice: Allowance | None = None
    currency: str = DOLLAR


async def show_rules(
    context: Context, topic: str | None, edition: str | None, named: str | None
) -> None:
    """Show `rules`: of an edition, else of the game that is meant, else of the usual
    edition.
    """
    found = find_chapters(topic, context.words) if topic is not None else []
    chapter = found[0] if found else ""
    unknown = "" if found or topic is None else context.words.say("chapters-unknown")
    try:
        table = _of_edition(edition) if edition else await _of_game(context, named)
    except Refused as refused:
        if refused.refusal not in (Refusal.SEVERAL_GAMES, Refusal.SEVERAL_HERE):
            raise
        await context.show(await _which_game(context, chapter, unknown))
    else:
        await _show(context, table, chapter, unknown)


async def _which_game(context: Context, chapter: str, content: str) -> Screen:
    """Return the question whose rules: of one's own games, and those of the channel."""
    channel = None if context.place is None else context.place.channel_id
    words = context.words
    games = await game_choices(context.host, context.user_id, channel, "", words)
    options = tuple(Option(label, game_id) for label, game_id in games)
    asked = words.say("rules-which")
    select = Select(RulesOf(NO_GAME, chapter or None).custom_id, asked, options)
    return Screen("\n".join(it for it in (content, asked) if it), rows=(select,))


@HANDLERS.answers(RulesOf)
async def which(context: Context, press: RulesOf) -> None:
    """Show the rules of one of several games, which was chosen from a list."""
    chapter = press.chapter or ""
    if not context.values or chapter not in ("", *CHAPTERS):
        raise Unreadable(chapter)
    game_id = await find_and_restore(context, find_game, context.values[0])
    await _show(context, await _table(context, game_id), chapter)


async def _show(context: Context, table: _Table, chapter: str, content: str = "") -> None:
    if chapter:
        await _show_chapter(context, table, chapter)
    else:
        await _show_page(context, table, content)


async def show_usual_rules(context: Context) -> None:
    """Show the rules of the edition that is played by default."""
    await _show_page(context, _of_edition(DEFAULT), "")


def _of_edition(edition: str) -> _Table:
    if edition not in CATALOGUE:
        raise Unreadable(edition)
    return _Table(rules_of(edition), LIVE)


async def _of_game(context: Context, named: str | None) -> _Table:
    try:
        return await _table(context, await find_and_restore(context, find_game, named))
    except Refused as refused:
        if refused.refusal is not Refusal.NO_GAME_HERE:
            raise
        return _of_edition(DEFAULT)


async def _table(context: Context, game_id: str) -> _Table:
    found = await context.host.snapshot(game_id)
    if isinstance(found, OpenLobby):
        lobby, sign = found.lobby, found.names.currency
        return _Table(lobby.rules(), pace_of(lobby.pace), game_id, lobby.advice, sign)
    advice = await allowance_of(context.host, game_id)
    pace = pace_among(found.record.pace, len(found.people()))
    return _Table(found.position.rules, pace, game_id, advice, found.names.currency)


async def _show_page(context: Context, table: _Table, content: str) -> None:
    words = context.words.in_currency(table.currency)
    embed = rules_embed(table.pace.rules(table.rules), words)
    if table.advice is not None:
        content = "\n".join(it for it in (content, advice_rule(table.advice, context.words)) if it)
    await context.show(Screen(content, (embed,), (_choosing(table, context.words, ""),)))


async def _show_chapter(context: Context, table: _Table, chapter: str) -> None:
    words = context.words.in_currency(table.currency)
    embeds = chapter_embeds(chapter, table.rules, table.pace, words)
    choosing = _choosing(table, context.words, chapter)
    await context.show(Screen(embeds=embeds, rows=(choosing,)))


def _choosing(table: _Table, words: Words, shown: str) -> Select:
    edition = table.rules.edition if table.game_id == NO_GAME else None
    return chapter_select(Chapter(table.game_id, edition), words, shown)


@HANDLERS.answers(Chapter)
async def chapter(context: Context, press: Chapter) -> None:
    """Show a chapter chosen on a page of the rules."""
    chosen = context.values[0] if context.values else ""
    if chosen not in CHAPTERS:
        raise Unreadable(chosen)
    if press.game_id == NO_GAME:
        table = _of_edition(press.edition or "")
    else:
        table = await _table(context, press.game_id)
    await _show_chapter(context, table, chosen)


def completions(typed: str, words: Words) -> list[tuple[str, str]]:
    """Return chapters for autocomplete: a name and an id each."""
    found = find_chapters(typed, words)[:OPTIONS]
    return [(words.say(f"chapter-{chapter}"), chapter) for chapter in found]


def chapter_embeds(chapter: str, rules: Rules, pace: Pace, words: Words) -> tuple[Embed, ...]:
    """Return a chapter: each clause begins a paragraph, and a ruling stands below its clause.

    It names no ids: players read sentences, and the lines of CHAPTERS cite the sources.
    With many house rules, their chapter is longer than one embed: a second one goes on with it.
    """
    lines = rule_texts(chapter, rules, pace, words)
    opening_line = _opening(chapter, rules, pace, lines, words)
    every = [*opening_line, *_paragraphs(lines, words)]
    footer = words.say(
        "chapter-footer",
        edition=words.say("rules-edition", edition=rules.edition),
        game=words.say(f"game-{rules.game}"),
    )
    parts = _divided("\n".join(every).strip())
    titles = (words.say(f"chapter-{chapter}"), "")
    footers = (*[""] * (len(parts) - 1), footer)
    return tuple(
        Embed(title, part, COLOUR, footer=below)
        for title, part, below in zip(titles, parts, footers, strict=False)
    )


def _divided(text: str) -> tuple[str, ...]:
    """Return as many whole paragraphs as fit into one embed, and the rest if there is any."""
    if len(text) <= DESCRIPTION:
        return (text,)
    at = text.rfind("\n\n", 0, DESCRIPTION)
    return text[:at], text[at:].strip()


def _opening(
    chapter: str, rules: Rules, pace: Pace, lines: list[RuleText], words: Words
) -> list[str]:
    if chapter == HOUSE_RULES:
        return [_chosen(rules, words) if lines else words.say("chapter-by-the-book")]
    is_used = is_played(chapter, rules) and (chapter != "clocks" or pace.limits_people)
    return [] if is_used else [words.say("chapter-not-played")]


def _chosen(rules: Rules, words: Words) -> str:
    names = [house_rule_name(name, words) for name, _ in rules.house_rules]
    return words.say("chapter-differs", rules=words.and_list(names))


def _paragraphs(lines: Iterable[RuleText], words: Words) -> Iterable[str]:
    for one in lines:
        if not one.line.cites:
            yield "\n" + words.say("chapter-house-rule", text=one.text)
        elif one.line.is_ruling:
            yield words.say("chapter-ruling", text=one.text)
        else:
            yield "\n" + one.text


def chapter_select(press: Chapter, words: Words, shown: str = "") -> Select:
    """Return a select of all chapters."""
    options = tuple(
        Option(words.say(f"chapter-{chapter}"), chapter, default=chapter == shown)
        for chapter in CHAPTERS
    )
    return Select(press.custom_id, words.say("chapters-choose"), options)
