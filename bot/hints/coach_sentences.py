"""What the coach of a first game says: a reason and a piece of advice, later the advice alone."""

from collections.abc import Collection, Sequence
from textwrap import wrap

from bot.language.language import Fact
from bot.language.names import group_key
from bot.language.sides import side_text
from bot.language.voice import Voice
from engine.editions.board import GO
from engine.editions.rules import Rules
from engine.players.lesson import TOPICS, Lesson
from engine.players.rents_ahead import SOON

LINE, MOST_LINES = 42, 4
"""Characters of a line on a phone, and lines that the coach says there at once."""
DEAR_HOTEL = 5
"""The level of a hotel that takes four houses, as everybody knows it."""
BEFORE_ROLL = ("build", "build-borrow", "trade")
"""Kinds that advise business beside a question that asks for the roll."""
MOST_NAMED = 2
"""Properties to mortgage that a lesson names; of more it says the number."""


def coach_line(
    lesson: Lesson, voice: Voice, rules: Rules, *, in_short: bool, term: str = ""
) -> str:
    """Return what the coach says; `in_short`, to a learner who has met the kind before; `term`: the
    one to explain, in place of a reason.
    """
    if term:
        told = voice.say(f"coach-term-{term}", **_facts(lesson, voice, rules))
        return voice.say("coach", text=told)
    why, tip = coach_sentences(lesson, voice, rules)
    is_alone = in_short or not has_room(lesson, voice, rules)
    return voice.say("coach", text=tip if is_alone else f"{why} {tip}")


def rolling_after(line: str, lesson: Lesson, voice: Voice) -> str:
    """Return what the coach says before a roll: what comes first, and then the roll."""
    return voice.say("coach-then-roll", line=line) if lesson.kind in BEFORE_ROLL else line


def has_room(lesson: Lesson, voice: Voice, rules: Rules) -> bool:
    """Return whether there is room for the reason beside the advice; beside a gamble, there is
    none.
    """
    text = voice.say("coach", text=" ".join(coach_sentences(lesson, voice, rules)))
    return lesson.gamble is None and len(wrap(text.replace("**", ""), LINE)) <= MOST_LINES


def term_of(lesson: Lesson, rules: Rules) -> str:
    """Return the term in a lesson that has to be explained once; "" where there is none."""
    if lesson.kind == "build-borrow":
        return "mortgage"
    is_cheap = rules.hotel_level < DEAR_HOTEL
    return "hotel" if lesson.kind == "build" and lesson.hotels and is_cheap else ""


def coach_sentences(lesson: Lesson, voice: Voice, rules: Rules) -> tuple[str, str]:
    """Return the reason that a lesson gives, and its piece of advice."""
    facts = _facts(lesson, voice, rules)
    why, tip = f"coach-why-{lesson.kind}", f"coach-tip-{lesson.kind}"
    return voice.say(why, **facts), voice.say(tip, **facts)


def _facts(lesson: Lesson, voice: Voice, rules: Rules) -> dict[str, Fact]:
    facts: dict[str, Fact] = {
        "go": voice.the_space(GO),
        "price": lesson.dollars,
        "interest": rules.interest_percent,
        "press": _press(lesson, voice),
        "cost": "safe" if lesson.gamble is None else "risky",
        "gamble": _gamble(lesson, voice),
        "cash": "short" if lesson.is_short else "enough",
        "own": "none" if lesson.is_alone else "some",
        "left": lesson.left,
        "completes": _completes(lesson),
    }
    if lesson.space is not None:
        facts["space"], what = voice.space(lesson.space), voice.the_space(lesson.space)
        facts["decline"] = voice.say(
            "decision-buy-or-decline.button-decline", declined=rules.declined, space=what
        )
    if lesson.group is not None:
        facts["group"] = voice.say(group_key("the", rules.groups[lesson.group]))
        counts = {"coach-built-hotels": lesson.hotels, "coach-built-houses": lesson.houses}
        built = [voice.say(key, count=it) for key, it in counts.items() if it]
        facts |= {"what": voice.and_list(built), "rent": lesson.rent, "was": lesson.rent_before}
        facts["where"] = _where(lesson, facts["group"], voice)
        facts["rest"] = voice.and_list([voice.the_space(space) for space in lesson.mortgaged])
        mortgages = () if lesson.loan is None else lesson.loan.mortgages
        facts["deeds"] = _mortgaged(mortgages, voice)
        facts["raised"] = sum(rules.properties[it].mortgage for it in mortgages)
    if lesson.seat is not None:
        facts["who"] = voice.name(lesson.seat)
    return facts | _deal(lesson, voice)


def _press(lesson: Lesson, voice: Voice) -> str:
    """Return the label of the button that a lesson speaks of, as it stands in the message."""
    if lesson.kind == "concede":
        return voice.say("button-concede", count=lesson.count)
    return build_label(lesson, voice)


def build_label(lesson: Lesson, voice: Voice) -> str:
    """Return the label of the button that builds all that a lesson advises, and borrows for it."""
    key = "button-coach-build" if lesson.loan is None else "button-coach-borrow"
    return voice.say(key, price=lesson.dollars)


def _completes(lesson: Lesson) -> str:
    """Return for whom an offer completes a group: mine, theirs, or none."""
    if lesson.group is None:
        return "none"
    return "theirs" if lesson.is_theirs else "mine"


def _where(lesson: Lesson, group: Fact, voice: Voice) -> str:
    """Return what is built on: the group, or those of its streets that alone are."""
    streets = voice.and_list([voice.space(space) for space in lesson.streets])
    part = "some" if lesson.streets else "all"
    return voice.say("coach-built-on", part=part, streets=streets, group=group)


def _mortgaged(spaces: Sequence[int], voice: Voice) -> str:
    """Return what is to be mortgaged: by name, or how many where names would be too long."""
    if len(spaces) > MOST_NAMED:
        return voice.say("coach-mortgaged", count=len(spaces))
    return voice.and_list([voice.the_space(space) for space in spaces])


def _gamble(lesson: Lesson, voice: Voice) -> str:
    """Return the end of a sentence that says what is risked; nothing where nothing is."""
    if (risk := lesson.gamble) is None:
        return ""
    return voice.say("coach-gamble", left=risk.left, dear=risk.dear, lap=risk.lap, soon=SOON)


def _deal(lesson: Lesson, voice: Voice) -> dict[str, Fact]:
    if lesson.offer is None:
        return {}
    gives, takes = (side_text(side, voice) for side in (lesson.offer.gives, lesson.offer.takes))
    return {"gives": gives, "takes": takes}


def practiced_line(kinds: Collection[str], voice: Voice) -> str:
    """Return what a learner has practiced, by the kinds of lessons that the coach has told."""
    topics = dict.fromkeys(topic for kind, topic in TOPICS.items() if kind in kinds)
    names = voice.and_list([voice.say(f"coach-topic-{topic}") for topic in topics])
    return voice.say("coach-practiced", what=names, count=len(topics))
