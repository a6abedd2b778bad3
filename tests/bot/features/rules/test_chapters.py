"""The rules chapter by chapter: true to the table, with their clauses, within Discord's limits."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from bot.features.rules.chapters import CHAPTERS, find_chapters, rule_texts
from bot.features.rules.rule_lines import RuleLine
from bot.features.rules.rulebook import Chapter, chapter_embeds, chapter_select
from bot.features.rules.rules_text import rules_embed
from bot.language.language import Words, languages, load
from bot.language.rule_numbers import OPTIONAL, duration
from bot.ui.screen import OPTIONS, Screen
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES
from engine.editions.choice import Choice, NotPlayable, resolve
from engine.editions.rules import Rules
from engine.host.clocks.paces import ALONE, DAILY, LIVE, PACES, Pace, pace_of
from tests.bot.features.rules.tables import tables, with_rule
from tests.rules_index import clauses

WORDS = load("en")
TOO_LONG = """\
The texts of a message are too long together: Discord shows 6000 characters, 4096 of them in one
embed (bot/ui/screen.py), and bot/features/rules/rulebook.py spreads a chapter over two. Make
sentences of this chapter in rulebook.ftl shorter, in every language, or tell some of them in
another chapter.
"""
KNOWN = {clause.id for clause in clauses()}


def _lines() -> Iterator[RuleLine]:
    for lines in CHAPTERS.values():
        yield from lines


def _text(chapter: str, choice: Choice, pace: str = "live") -> str:
    embeds = chapter_embeds(chapter, resolve(choice), PACES[pace], WORDS)
    return "\n".join(embed.description for embed in embeds)


# -- every chapter, every table ----------------------------------------------------------------


def shown_whole(chapter: str, rules: Rules, pace: Pace, words: Words) -> str:
    """The text of a chapter as its message has it; fails where that would be cut."""
    embeds = chapter_embeds(chapter, rules, pace, words)
    screen = Screen(embeds=embeds)
    text = "\n\n".join(embed.description for embed in screen.embeds)
    is_cut = screen.embeds != embeds or "… +" in text
    assert not is_cut, f"{words.locale}: {chapter}. {TOO_LONG}"
    assert screen.embeds[-1].footer
    return text


@pytest.mark.parametrize("edition", CATALOGUE)
def test_every_chapter_of_every_table_is_told_and_fits(edition: str) -> None:
    for chapter in CHAPTERS:
        texts = {shown_whole(chapter, rules, LIVE, WORDS): rules for rules in tables(edition)}
        for text in texts:
            assert text
            assert "{" not in text
            told = [paragraph for paragraph in text.split("\n") if paragraph]
            assert len(told) == len(set(told)), chapter
        longest = texts[max(texts, key=len)]  # In the others too, or nearly so.
        for locale in languages():
            shown_whole(chapter, longest, LIVE, load(locale))


@pytest.mark.parametrize("locale", languages())
def test_all_house_rules_at_once_are_told_without_a_cut(locale: str) -> None:
    words = load(locale)
    for edition, pace in product(CATALOGUE, PACES.values()):
        rules = max(tables(edition), key=lambda it: len(it.house_rules))
        text = shown_whole("house-rules", rules, pace, words)
        for one in rule_texts("house-rules", rules, pace, words):
            assert one.text in text


def test_a_sentence_ends_and_a_paragraph_is_short() -> None:
    for chapter in CHAPTERS:
        for one in rule_texts(chapter, resolve(Choice()), LIVE, WORDS):
            assert re.search(r"[.?]\*{0,2}$", one.text), one.text
            assert len(one.text) <= 240, one.text


# -- clauses -----------------------------------------------------------------------------------


def test_only_clauses_that_exist_are_cited() -> None:
    assert {cite for line in _lines() for cite in line.cites} - KNOWN == set()


def test_every_clause_and_ruling_is_in_some_chapter() -> None:
    cited = {cite for line in _lines() for cite in line.cites}
    assert sorted(KNOWN - cited) == []


def test_every_line_is_said_at_some_table() -> None:
    """A chapter is told until each of its lines has been said."""
    timeless = {f"clocks-{kind}" for kind in OPTIONAL if kind not in LIVE.times}
    unsaid = {chapter: {it.key for it in CHAPTERS[chapter]} - timeless for chapter in CHAPTERS}
    for edition, pace in (("1998", LIVE), ("1998", DAILY), ("1935", LIVE), ("2008", DAILY)):
        for rules in tables(edition):
            for chapter in filter(unsaid.__getitem__, CHAPTERS):
                unsaid[chapter] -= {one.line.key for one in rule_texts(chapter, rules, pace, WORDS)}
    assert {chapter: keys for chapter, keys in unsaid.items() if keys} == {}


def test_rulings_are_marked_and_house_rules_named() -> None:
    jail = _text("jail", Choice())
    assert "\n↳ If you don’t have the cash for the fine, you raise it before you move" in jail
    assert not re.findall(r"[A-Z0-9]+-[0-9]+", jail), "players read sentences, not ids"
    dear = _text("jail", with_rule(Choice(), "jail-fine", 100))
    assert "**Paying $100.** On your first 2 turns in Jail, you can pay to get out" in dear
    assert "before you roll. *House rule*" in dear


@pytest.mark.parametrize("locale", languages())
def test_a_free_way_out_of_jail_leaves_no_word_of_a_fine(locale: str) -> None:
    for edition in ("1935", "1998"):
        rules = resolve(with_rule(Choice(edition), "jail-fine", 0))
        (embed,) = chapter_embeds("jail", rules, LIVE, load(locale))
        summary = rules_embed(rules, load(locale)).fields[4].value
        for told in (embed.description, summary):
            assert not re.search(r"\bfine\b|Strafe|multa|amende|\b0\b", told), told


# -- by the fields of the table's rules --------------------------------------------------------

SHORT, TIMED = Choice("1998", "short"), Choice("1973", "time-limit")


@pytest.mark.parametrize(
    ("chapter", "choice", "sentence"),
    [
        ("setup", Choice("1935"), "3 to 7 players"),
        ("setup", TIMED, "Everyone is dealt 2 properties and pays the Bank their list prices"),
        ("setup", SHORT, "Everyone is dealt 3 properties for free"),
        ("jail", Choice("1935"), "Doubles that get you out of Jail earn another roll."),
        ("jail", Choice(), "Doubles that get you out of Jail don’t earn another roll."),
        ("jail", SHORT, "**You always get out on your next turn:**"),
        ("hotels", SHORT, "you need 3 houses on every street"),
        ("hotels", Choice(), "you need 4 houses on every street"),
        ("tax", SHORT, "You pay $200. There’s no percentage to choose."),
        ("tax", Choice("2008"), "**Luxury Tax.** You pay $100."),
        ("houses", Choice("2008"), "You can build only on your own turn"),
        ("houses", Choice("1935"), "You can’t build on a mortgaged street."),
        ("houses", Choice(), "while one of its streets is mortgaged"),
        ("mortgages", Choice("1935"), "The other streets in its group keep their buildings."),
        ("debts", Choice("1935"), "are auctioned after the property"),
        ("ending", SHORT, "**The first bankruptcy ends the game.**"),
        ("ending", TIMED, "a hotel as 5 houses"),
        ("short", TIMED, "*This game doesn’t use these rules, but here’s what they say:*"),
        (
            "timed",
            Choice("1935", "new-short"),
            "**Play stops at the end time** that was set before the start",
        ),
        ("claims", with_rule(Choice("1973"), "claimed-rent"), "a second player rolls"),
        ("claims", with_rule(Choice("2008"), "claimed-rent"), "any player rolls to move again"),
        ("claims", Choice(), "rent is charged automatically"),
        ("selling", Choice("1935"), "**Sell in any order.** You can sell from any street"),
        ("selling", Choice("1973"), "**Sell evenly.**"),
        ("shortages", Choice("2008"), "everyone who could build on their own turn"),
        ("shortages", Choice("1998"), "everyone else who could build now"),
        (
            "auctions",
            with_rule(Choice(), "auction-step", 10),
            "has to beat the last one by at least $10",
        ),
        (
            "auctions",
            with_rule(Choice(), "no-auctions"),
            "A property that nobody buys stays with the Bank",
        ),
        (
            "shortages",
            with_rule(Choice(), "first-come-buildings"),
            "the first player who asks gets to build",
        ),
        ("house-rules", Choice(), "This game uses the official rules"),
    ],
)
def test_the_rules_of_the_table_choose_the_sentence(
    chapter: str, choice: Choice, sentence: str
) -> None:
    assert sentence in _text(chapter, choice)


def test_house_rules_are_told_by_their_names_and_by_what_they_change() -> None:
    choice = with_rule(with_rule(Choice(), "parking-pot", 500), "jail-fine", 75)
    told = _text("house-rules", choice)
    assert told.startswith("**House rules chosen:** Free Parking pot and Custom Jail fine.\n")
    assert "**The pot.**" in told
    assert "**Paying $75.**" in told
    assert "**Luxury Tax.**" not in told


def test_the_pace_chooses_too() -> None:
    assert "Players bid in any order" in _text("auctions", Choice(), "live")
    assert "sets one secret maximum" in _text("auctions", Choice(), "daily")
    assert "**Buy or not:** you have 2 minutes." in _text("clocks", Choice(), "live")
    assert "**Buy or not:** you have 1 day." in _text("clocks", Choice(), "daily")


def test_the_clocks_tell_the_time_of_every_class() -> None:
    for pace in (LIVE, DAILY):
        told = _text("clocks", Choice(), pace.name)
        assert {duration(seconds, WORDS) for seconds in pace.times.values()} <= set(
            re.findall(r"(?:have|wait) ([0-9]+ [a-z]+)", told)
        )
    assert {f"clocks-{kind}" for kind in LIVE.times} <= {line.key for line in _lines()}


def test_every_house_rule_shows_in_the_chapter_of_house_rules() -> None:
    shown = set()
    for name in HOUSE_RULES:
        for edition in ("1935", "1994", "2008"):
            for game in ("standard", "new-short"):
                try:
                    rules = resolve(with_rule(Choice(edition, game), name))
                except NotPlayable:
                    continue
                if rule_texts("house-rules", rules, LIVE, WORDS):
                    shown.add(name)
    untold = sorted(set(HOUSE_RULES) - shown)
    assert not untold, f"no chapter in rulebook.ftl differs with {', '.join(untold)}"


# -- finding one -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "chapter"),
    [
        ("mortgage", "mortgages"),
        ("JAIL", "jail"),
        ("jail", "jail"),
        ("hotel", "hotels"),
        ("auction", "auctions"),
        ("bid", "auctions"),
        ("free parking", "parking"),
        ("pot", "parking"),
        ("bankrupt", "debts"),
        ("afk", "clocks"),
        ("chance", "cards"),
        ("  house   rules ", "house-rules"),
        ("salary", "go"),
        ("swap", "trades"),
        ("luxury", "tax"),
    ],
)
def test_a_chapter_is_found_by_what_one_would_type(typed: str, chapter: str) -> None:
    assert find_chapters(typed, WORDS)[0] == chapter


def test_nothing_typed_shows_them_all_and_nonsense_none() -> None:
    assert find_chapters("", WORDS) == list(CHAPTERS)
    assert find_chapters("@everyone \x00 ```", WORDS) == []


def test_all_chapters_fit_into_one_select() -> None:
    select = chapter_select(Chapter("0", "1994"), WORDS, "jail")
    assert len(select.options) == len(CHAPTERS) <= OPTIONS
    assert [option.value for option in select.options if option.default] == ["jail"]


@pytest.mark.parametrize(
    ("locale", "typed"), [("fr", "hypotheque"), ("fr", "HYPOTHÈQUE"), ("es", "cárcel")]
)
def test_a_chapter_is_found_without_accents_and_in_any_case(locale: str, typed: str) -> None:
    words = load(locale)
    plain = typed.casefold().replace("è", "e").replace("á", "a")
    assert find_chapters(typed, words) == find_chapters(plain, words) != []


@pytest.mark.parametrize("edition", CATALOGUE)
def test_amb_26_rent_that_is_asked_for_is_called_the_letter_of_the_rulebook(edition: str) -> None:
    """RENT-08: it stands among the house rules, and all five books print it."""
    assert "the printed rules" in _text("claims", Choice(edition))
    assert "**As the printed rules say,**" in _text(
        "claims", with_rule(Choice(edition), "claimed-rent")
    )
    assert WORDS.say("house-rule-claimed-rent") == "Owners must collect rent"
    assert "printed rule" in WORDS.say("house-rule-claimed-rent-hint")
    assert "the printed rules" in WORDS.say("house-rule-claimed-rent-told", number=0)


def test_a_game_without_timers_does_not_use_those() -> None:
    (used,) = chapter_embeds("clocks", resolve(Choice()), LIVE, WORDS)
    (unused,) = chapter_embeds("clocks", resolve(Choice()), pace_of(ALONE), WORDS)
    note = "*This game doesn’t use these rules, but here’s what they say:*"
    assert unused.description.startswith(note)
    assert note not in used.description
