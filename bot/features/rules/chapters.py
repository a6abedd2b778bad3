"""All chapters: how one is found, and what each says by the rules of a game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bot.features.rules.owning import OWNING, TIMED
from bot.features.rules.playing import PLAYING, Chapter
from bot.features.rules.rule_lines import RuleLine
from bot.language.input_translation import without_accents
from bot.language.language import Fact, Words
from bot.language.rule_numbers import numbers, told
from engine.editions.catalogue import GAMES
from engine.editions.choice import Choice, resolve
from engine.editions.rules import Rules
from engine.host.clocks.paces import PACES, Pace

Facts = Mapping[str, Fact]
HOUSE_RULES = "house-rules"
"""The chapter that is put together from the others: whatever they say otherwise than the book."""
CHAPTERS: Mapping[str, Chapter] = {**PLAYING, **OWNING, HOUSE_RULES: ()}


@dataclass(frozen=True, slots=True)
class RuleText:
    """A line in words, ready to be shown."""

    line: RuleLine
    text: str


def find_chapters(typed: str, words: Words) -> list[str]:
    """Return the chapters that a typed text means: by id or name first, then by their content."""
    text = " ".join(without_accents(typed).split())
    if text in CHAPTERS:
        return [text]
    names = {chapter: without_accents(words.say(f"chapter-{chapter}")) for chapter in CHAPTERS}
    finds = {chapter: without_accents(words.say(f"chapter-{chapter}-find")) for chapter in CHAPTERS}
    ranked = (
        [chapter for chapter in CHAPTERS if names[chapter] == text],
        [chapter for chapter in CHAPTERS if names[chapter].startswith(text)],
        [chapter for chapter in CHAPTERS if _among(text, finds[chapter])],
        [chapter for chapter in CHAPTERS if text in names[chapter] or text in finds[chapter]],
    )
    return list(dict.fromkeys(chapter for part in ranked for chapter in part))


def _among(text: str, finds: str) -> bool:
    return any(word.strip() == text for word in finds.split(","))


def is_played(chapter: str, rules: Rules) -> bool:
    """Return whether the game that a chapter is about is the one at the table."""
    if chapter == "short":
        return rules.ending == "first-bankruptcy"
    return chapter != "timed" or TIMED(rules)


def rule_texts(chapter: str, rules: Rules, pace: Pace, words: Words) -> list[RuleText]:
    """Return a chapter's lines at this pace; for a game not played here, what they would be."""
    if not is_played(chapter, rules):
        rules = rules.with_fields(**GAMES["short" if chapter == "short" else "time-limit"])
    rules = pace.rules(rules)
    facts = numbers(rules, pace, words)
    if chapter == HOUSE_RULES:
        usual = _usual(rules.edition, rules.game, pace.name, words)
        return [one for one in _once(rules, facts, words) if one.text not in usual]
    return list(_rule_texts(CHAPTERS[chapter], rules, facts, words))


def _rule_texts(lines: Chapter, rules: Rules, facts: Facts, words: Words) -> Iterator[RuleText]:
    for line in lines:
        if line.when(rules) and (text := told(f"told-{line.key}", facts, words)):
            yield RuleText(line, text)


def _once(rules: Rules, facts: Facts, words: Words) -> Iterator[RuleText]:
    """Yield every line of all chapters, also where several have it, once."""
    lines = dict.fromkeys(line for chapter in CHAPTERS.values() for line in chapter)
    seen: set[str] = set()
    for one in _rule_texts(tuple(lines), rules, facts, words):
        if one.text not in seen:
            seen.add(one.text)
            yield one


@cache
def _usual(edition: str, game: str, pace: str, words: Words) -> frozenset[str]:
    """Return all that is said where a game is played by the book."""
    rules = PACES[pace].rules(resolve(Choice(edition, game)))
    facts = numbers(rules, PACES[pace], words)
    return frozenset(one.text for one in _once(rules, facts, words))
