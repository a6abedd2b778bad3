"""A chapter of the rules as a page, and the way to the others."""

from collections.abc import Iterable

from bot.presses.lookup import Chapter
from bot.render.choice_text import house_rule_name
from bot.render.names import COLOUR
from bot.rulebook.chapters import CHAPTERS, HOUSE_RULES, RuleText, is_played, rule_texts
from bot.screens.screen import DESCRIPTION, Embed, Option, Select
from bot.text.language import Words
from engine.editions.rules import Rules
from engine.host.clocks.paces import Pace


def chapter_embeds(chapter: str, rules: Rules, pace: Pace, words: Words) -> tuple[Embed, ...]:
    """Return a chapter: each clause begins a paragraph, and a ruling stands below its clause.

    The ids are at the end: players read sentences, and people who check the rules find the sources.
    With many house rules, their chapter is longer than one embed: a second one goes on with it.
    """
    lines = rule_texts(chapter, rules, pace, words)
    opening_line = _opening(chapter, rules, pace, lines, words)
    every = [*opening_line, *_paragraphs(lines, words), *_cited(lines, words)]
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


def _cited(lines: Iterable[RuleText], words: Words) -> Iterable[str]:
    """Return the clauses and rulings behind the chapter, each once, in the order of its
    sentences; nothing for who reads text alone.
    """
    ids = dict.fromkeys(cite for one in lines for cite in one.line.cites)
    if ids and not words.plain:
        yield "\n" + words.say("chapter-cites", cites=words.comma_list(list(ids)))


def chapter_select(press: Chapter, words: Words, shown: str = "") -> Select:
    """Return a select of all chapters."""
    options = tuple(
        Option(words.say(f"chapter-{chapter}"), chapter, default=chapter == shown)
        for chapter in CHAPTERS
    )
    return Select(press.custom_id, words.say("chapters-choose"), options)
