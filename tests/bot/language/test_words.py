"""Every key that the bot puts together has words, and no words are left that nobody says."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import get_args

import bot.language.language
from bot.commands.guide import PAGES as GUIDE
from bot.decisions.awaiting import AwaitedKind
from bot.decisions.decision_words import Answer
from bot.decisions.orders_text import TOPICS
from bot.discord.needed_permissions import EVERYWHERE, FILES, IN_CHANNELS, IN_THREADS
from bot.features.absence.absence import PAUSE_CHOICES
from bot.features.lobby.clocks import FORMS as CLOCK_FORMS
from bot.features.lobby.computers import CHARACTERS
from bot.features.orders.changes import (
    BUY_CHOICES,
    CHOICES,
    FORMS,
    JAIL_CHOICES,
    LISTS,
)
from bot.features.orders.overview import OTHER_GAME
from bot.features.orders.sheet import UNASKED
from bot.features.orders.topic_page import BY_GROUP
from bot.features.people.digest import DONE
from bot.features.preferences.preferences import LISTS as PREFERENCES
from bot.features.rules.chapters import CHAPTERS
from bot.features.rules.rules_text import SENTENCES
from bot.features.statistics.stats_pages import PAGES as STATISTICS
from bot.features.trade.offer_outcome import OfferOutcome
from bot.interactions.game_pages import GAME_PAGES
from bot.language.choice_text import LENGTHS
from bot.language.durations import SIZES
from bot.language.hint_line import NOT_EXPLAINED, OTHER_HINTS, PANEL_HINTS
from bot.language.input_translation import VOCABULARY
from bot.language.language import IN_WORDS, load
from bot.language.rule_numbers import UNITS
from bot.language.sentences import Sentences
from bot.limits import rates
from bot.messages.redaction import TYPED_FIELDS
from bot.narration.computer_motives import TO_READER
from bot.narration.remarks import OCCASIONS
from engine.analysis.review.records import Instead
from engine.core.decisions import Decision
from engine.core.errors import Reason
from engine.core.events import Worth
from engine.editions.board import TOKENS, board
from engine.editions.cards import cards
from engine.editions.catalogue import CATALOGUE, GAMES, HOUSE_RULES
from engine.editions.catalogue import TOPICS as HOUSE_TOPICS
from engine.host.ballots import PAUSE, RESUME
from engine.host.calendar import SEASON_LENGTHS
from engine.host.clocks.decision_classes import CLASS_NAMES, REMINDED
from engine.host.clocks.paces import ALONE, PACES
from engine.host.computers.names import GIVEN_NAMES
from engine.host.finished.records import KINDS
from engine.host.lobbies.presets import BOARD_POLICIES
from engine.host.lobby import ALLOWANCES, SHORT_EVENING
from engine.host.lobby_player import Seating
from engine.host.notices import Notice
from engine.host.people.following import CHOICES as FOLLOWED_FOR
from engine.host.people.motions import WAIT
from engine.host.people.voters import RETIRE
from engine.host.personal.columns import TOPICS as TOPICS_KEPT
from engine.host.refusals import Refusal
from engine.players.advice_notes import NOTES
from engine.players.characters import STRENGTHS
from engine.players.lesson import TOPICS as LESSONS
from engine.players.motives import KINDS as WHYS
from engine.players.orders.presets import PRESETS
from engine.record import kind_of
from engine.rules.contents import ANSWERS
from tests.support import command_names

ROOT = Path(bot.__file__).parent
ENGLISH = bot.language.language.text_of("en")
NUMBERS = dict(FORMS.values())
BOARDS = {edition.rules.board for edition in CATALOGUE.values()}
GROUPS = {g.sign.replace("_", "-") for name in BOARDS for g in board(name).groups.values()}
STREETS = [name for name in GROUPS if name not in ("railroad", "utility")]
SIDES = ("give", "take")
PLACES = (
    "go", "community-chest", "income-tax", "chance", "jail-just-visiting",
    "electric-company", "water-works", "free-parking", "go-to-jail", "luxury-tax",
)  # fmt: skip
WHOSE = ("mine", "theirs")
DECISIONS = [kind_of(it) for it in get_args(Decision)]

FATES = ("done", "not", "lapsed")
SWITCHES = [f"{what}-{now}" for what in ("offers", "shown", "told") for now in ("on", "off")]
"""What a person turns on and off by a button."""
FAMILIES: Mapping[str, Iterable[str]] = {
    "absent-decided-{}": (WAIT, PAUSE),
    "absent-option-{}": (WAIT, PAUSE, RETIRE),
    "advice-for-{}": ALLOWANCES,
    "advice-for-{}-hint": ALLOWANCES,
    "advice-note-{}": NOTES,
    "advice-rule-{}": ALLOWANCES,
    "bid-form-{}": ("max", "type"),
    "board-fault-{}": ("short", "long", "letters", "unknown", "missing", "file"),
    "board-form-{}": ("chance", "community_chest"),
    "board-part-{}": ("title", "names", "cards", "corners", "taxes"),
    "board-picture-{}": (
        "go", "jail", "parking", "arrest", "chance", "chest", "income", "luxury",
        "electric", "water",
    ),
    "bid-form-{}-hint": ("max", "type"),
    "button-seating-{}": get_args(Seating),
    "chapter-{}": CHAPTERS,
    "chapter-{}-find": CHAPTERS,
    "mine-beat-{}": ("own", "other"),
    "mod-sure-{}": ("end", "remove", "annul"),
    "button-mod-{}": ("end", "remove", "annul"),
    "clocks-{}": CLASS_NAMES,
    "button-board-{}": (
        "play", "preview", "copy", "names", "cards", "share", "delete", "report", "withdraw",
        "offer", "hide", "unhide",
    ),
    "button-clocks-{}": CLOCK_FORMS,
    "clock-{}": [unit for unit, _ in UNITS],
    "time-short-{}": SIZES,
    "told-{}": {line.key for lines in CHAPTERS.values() for line in lines},
    "call-{}": (*REMINDED - {"trade"}, "rent"),
    "call-vote-{}": (PAUSE, RESUME),
    "character-{}": CHARACTERS,
    "remark-{}": [
        f"{character}-{occasion}-{number + 1}"
        for character in GIVEN_NAMES
        for occasion, (_, remarks) in OCCASIONS.items()
        for number in range(remarks)
    ],
    "strength-{}": STRENGTHS,
    "strength-{}-hint": STRENGTHS,
    "card-{}": [card.lower() for card in cards()],
    "coach-term-{}": ("mortgage", "hotel"),
    "coach-tip-{}": LESSONS,
    "coach-topic-{}": set(LESSONS.values()),
    "coach-why-{}": LESSONS,
    "command-{}": (
        *command_names.PLAYERS, "monopoly", "monopoly-mod", "settings", "which-game", "game-show",
        "new-pace", "new-edition", "new-game", "new-with", "trade-player", "deed-name",
        "rules-topic", "rules-edition", "preferences-zone", "preferences-quiet", "away-until",
        "pause-until",
        "standings-player",
    ),
    "command-mod-{}": (
        "pause", "pause-time", "resume", "extend", "extend-time", "replace", "replace-by",
        "remove", "seat", "end", "move", "move-channel", "reason", "game", "annul", "annul-game",
    ),
    "command-name-{}": (*command_names.PLAYERS, *command_names.MODERATORS),
    "{}-mine": ("asked-raise", "debt-hopeless", "plan", "plan-head"),
    "decision-{}": DECISIONS,
    "decision-{}.mine": DECISIONS,
    "decision-{}.board": DECISIONS,
    "decision-{}.hint": [kind_of(it) for it in get_args(Decision) if it not in NOT_EXPLAINED],
    "decision-{}.button-{}": [
        f"{kind_of(decision)}.button-{kind_of(answer)}"
        for decision, answers in ANSWERS.items()
        for answer in answers.handlers.keys() & set(get_args(Answer))
    ],
    "deed-card-{}": ("price", "bare", "set", "hotel", "cost-house", "loan", "lift"),
    "digest-{}": DONE,
    "edition-{}-hint": CATALOGUE,
    "follow-{}": FOLLOWED_FOR,
    "follow-option-{}": FOLLOWED_FOR,
    "effect-{}": ("collect-from-bank", "pay-bank", "collect-from-each", "pay-each"),
    "final-why-{}": (
        "cancelled", "computers-left", "conceded", "early", "last", "hour", "first-bankruptcy"
    ),  # fmt: skip
    "review-{}": ("best", "costliest"),
    "review-no-{}": ("best", "costliest"),
    "review-{}-turn": ("best", "costliest"),
    "review-{}-instead": ("best", "costliest"),
    "review-instead-{}": get_args(Instead),
    "stats-charge-{}": ("paid", "unpaid"),
    "stats-page-{}": STATISTICS,
    "final-worth-{}": [it.name for it in fields(Worth)],
    "game-{}": (*GAMES, SHORT_EVENING),
    "game-page-{}": GAME_PAGES,
    "game-{}-hint": (*GAMES, SHORT_EVENING),
    "group-{}": GROUPS,
    "house-rule-{}": HOUSE_RULES,
    "house-rule-{}-hint": HOUSE_RULES,
    "house-rule-{}-number": [name for name, rule in HOUSE_RULES.items() if rule.numbers],
    "house-rule-{}-told": HOUSE_RULES,
    "house-topic-{}": HOUSE_TOPICS,
    "guide-name-{}": GUIDE,
    "guide-text-{}": GUIDE,
    "hint-{}": (*PANEL_HINTS, *OTHER_HINTS),
    "language-choose-{}": ("mine", "server"),
    "language-discord-{}": ("mine", "server"),
    "language-discord-{}-hint": ("mine", "server"),
    "length-form-{}": ("hours", "minutes"),
    "length-{}": LENGTHS,
    "lobby-lasts-{}": PACES,
    "lobby-seating-{}": get_args(Seating),
    "lobby-note-{}": ("asked", "in", *STRENGTHS),
    "lobby-pace-{}": (ALONE,),
    "manage-choose-{}": ("build", "sell", "clear"),
    "manage-early-{}": ("locked", "turn"),
    "manage-noted-{}": ("locked", "turn"),
    "manage-no-{}": ("build", "sell", "mortgage"),
    "manage-open-{}": ("build", "sell"),
    "manage-press-down{}": ("-lot", "-each"),
    "manage-press-hotel{}": ("-lot", "-each"),
    "manage-press-plus{}": ("-lot", "-each"),
    "manage-price-{}": ("build", "sell"),
    "manage-tab-{}": ("build", "sell", "mortgage"),
    "board-picture-by-itself-{}": set(get_args(AwaitedKind)) - {"players", "nothing"},
    "record-{}": KINDS,
    "button-server-paper-{}": ("here", "off"),
    "button-server-season-{}": SEASON_LENGTHS,
    "which-{}": ("several-games", "several-here"),
    "mod-act-{}": ("pause", "resume", "extend", "replace", "remove", "end", "move", "annul"),
    "{}.{}": (
        "mod-act-replace.mine", "mod-act-replace.taker", "mod-act-remove.mine",
        "notice-handed-over.mine", "notice-handed-over.taker", "notice-left-to-computer.mine",
        "notice-retired.mine",
    ),  # fmt: skip
    "untyped-{}": TYPED_FIELDS,
    "notice-{}": [kind_of(it) for it in get_args(Notice)],
    "option-name-{}": (
        "pace", "edition", "game", "with", "show", "player", "name", "topic", "zone", "quiet",
        "until", "time", "reason", "seat", "by", "channel",
    ),
    "orders-about-{}": TOPICS,
    "orders-early-{}": JAIL_CHOICES,
    "orders-except-{}": BUY_CHOICES,
    "orders-for-{}": BY_GROUP,
    "orders-form-{}": (*NUMBERS, "most"),
    "orders-form-{}-{}": [f"{form}-{it}" for form, its in NUMBERS.items() for it in its],
    "orders-form-{}-{}-hint": [f"{form}-{it}" for form, its in NUMBERS.items() for it in its],
    "orders-list-{}": LISTS,
    "orders-open-{}": UNASKED,
    "orders-percent-{}": CHOICES["percent"][1],
    "orders-preset-{}": (*PRESETS, OTHER_GAME),
    "orders-received-{}": CHOICES["received"][1],
    "orders-rule-{}": BUY_CHOICES,
    "orders-short-{}": (*BUY_CHOICES, "most"),
    "orders-tax-{}": CHOICES["tax"][1],
    "orders-told-rule-{}": BUY_CHOICES[1:],
    "orders-told-{}": ("early", "late", "last"),
    "orders-told-received-{}": CHOICES["received"][1][1:],
    "orders-told-tax-{}": CHOICES["tax"][1][1:],
    "orders-topic-{}": TOPICS,
    "orders-type-{}": [topic for topic, form in TOPICS.items() if form in NUMBERS],
    "orders-way-{}": JAIL_CHOICES[1:],
    "orders-which-{}": BY_GROUP,
    "orders-{}": CHOICES,
    "orders-{}-{}": [f"{field}-{it}" for field, (_, its) in CHOICES.items() for it in its],
    "own-boards-{}": BOARD_POLICIES,
    "own-boards-{}-hint": BOARD_POLICIES,
    "pace-{}": (*PACES, ALONE),
    "pace-{}-short": (*PACES, ALONE),
    "prefer-{}": PREFERENCES,
    "button-prefer-{}-{}": SWITCHES,
    "prefer-{}-{}": [
        *(f"{field}-{it}" for field, its in PREFERENCES.items() for it in its), *SWITCHES
    ],
    "prefer-{}-{}-hint": [f"{field}-{it}" for field, its in PREFERENCES.items() for it in its],
    "question-{}-{}": [f"{it}-{fate}" for it in (PAUSE, RESUME) for fate in FATES],
    "question-{}-title": (PAUSE, RESUME),
    "question-{}-text": (PAUSE, RESUME),
    "question-{}-for": (PAUSE, RESUME),
    "question-{}-against": (PAUSE, RESUME),
    "reason-{}": [reason.value for reason in Reason],
    "refusal-{}": [refusal.value for refusal in Refusal],
    "row-{}": STREETS,
    "rules-heading-{}": SENTENCES,
    "rules-{}": [key for facts in SENTENCES.values() for key in facts],
    "limit-{}": rates.REFUSALS,
    "privacy-keeps-{}": TOPICS_KEPT,
    "moment-offer-{}": PAUSE_CHOICES,
    "permission-{}": (*EVERYWHERE, IN_CHANNELS, IN_THREADS, FILES),
    "typed-{}": VOCABULARY,
    "on-{}": PLACES,
    "space-{}": PLACES,
    "square-{}": ("railroad", "utility"),
    "the-{}": (
        *GROUPS, "electric-company", "water-works", "go", "income-tax", "luxury-tax",
    ),
    "token-{}": TOKENS,
    "topic-{}": ("jail-fine", "interest"),
    "trade-button-{}": (*WHOSE, "accept", "counter", "decline"),
    "trade-button-page-{}": (*SIDES, "more"),
    "trade-button-cash-{}": SIDES,
    "trade-choose-{}": (*SIDES, "more"),
    "trade-completes-{}": WHOSE,
    "{}-text": ("absent", "slow"),
    "{}-title": ("absent", "slow"),
    "trade-form-{}": SIDES,
    "trade-form-{}-about": SIDES,
    "trade-{}-head": SIDES,
    "trade-outcome-{}": get_args(OfferOutcome),
    "trade-public-{}": get_args(OfferOutcome),
    "trade-wrong-deed-{}": WHOSE,
    "trade-wrong-pass-{}": WHOSE,
    "verify-{}": ("seed-fits", "seed-differs", "throws-fit", "throws-differ"),
    "{}-you": [f"why-{kind}" for kind in TO_READER],
    "why-{}": WHYS,
    "why-rent-{}{}": (
        "bare", "full-group", "railroads", "railroads-times", "utility", "card-utility",
    ),
    "{}-{}": (
        "event-trade-made-got", "event-trade-made-gave", "event-trade-made-sold",
        "event-trade-made-bought",
        "trade-settled-got", "trade-settled-gave",
    ),
}  # fmt: skip
"""Keys put together from a part that varies, by their pattern; each with all its parts."""


def _of_families() -> set[str]:
    """Every key of every family; where a pattern has several holes, a part fills them all."""
    return {
        re.sub(r"\{\}(.*\{\})?", part, pattern)
        for pattern, parts in FAMILIES.items()
        for part in parts
    }


def _trees() -> Iterator[ast.AST]:
    for path in ROOT.rglob("*.py"):
        yield ast.parse(path.read_text("utf-8"))


def _pattern(node: ast.JoinedStr) -> str:
    parts = (it.value if isinstance(it, ast.Constant) else "{}" for it in node.values)
    return "".join(map(str, parts))


def test_a_key_put_together_belongs_to_a_family() -> None:
    said = set()
    for tree in _trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    ast.Attribute(attr="say") | ast.Name("say"), [ast.JoinedStr() as key, *_]
                ):
                    said.add(_pattern(key))
    assert len(said) > 20
    assert sorted(said - set(FAMILIES)) == [], "no row of FAMILIES here says what fills the holes"


def test_every_key_of_a_family_has_words() -> None:
    missing = sorted(key for key in _of_families() if not load("en").has(key))
    assert not missing, f"no words in bot/words/en for {', '.join(missing)}"


def test_no_words_are_left_unsaid() -> None:
    plain = {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    # tests/bot/test_local_page_words.py finds the words of the page in its templates and scripts.
    keys = {key for key in Sentences(ENGLISH) if not key.startswith("local-")}
    assert len(keys) > 400
    said = plain | _of_families()
    unsaid = sorted(keys - said - {f"{key}{IN_WORDS}" for key in said})
    assert not unsaid, f"no module, and no row of FAMILIES here, says {', '.join(unsaid)}"


def test_english_is_spelled_as_in_the_united_states() -> None:
    """What people type to find a chapter may be spelled either way."""
    lines = [it for it in ENGLISH.splitlines() if "-find = " not in it]
    assert not [it for it in lines if re.search(r"(col|fav|hon|neighb)our", it, re.IGNORECASE)]
