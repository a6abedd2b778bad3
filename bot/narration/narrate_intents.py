"""Telling of intents, which only their player reads until the game is over."""

from bot.language.language import Words
from bot.narration.narrate_business import levels_text, sold_levels_text
from bot.narration.story import Story
from engine.core import events as e
from engine.core.actions import Build, Mortgage, SellBuildings, Unmortgage
from engine.core.events import Intent


def intent_queued(story: Story, event: e.IntentQueued) -> None:
    intent = event.intent
    what = intent_text(story, intent)
    story.alone((intent.seat,), story.voice.say("event-intent-noted", what=what))


def intent_dropped(story: Story, event: e.IntentDropped) -> None:
    what = intent_text(story, event.intent)
    clause = story.voice.say("event-intent-dropped", what=what, by=event.by)
    story.alone((event.intent.seat,), clause, why_dropped(event, story.voice.words))


def why_dropped(event: e.IntentDropped, words: Words) -> str:
    """Return the sentence of the refusal; empty where the rules did not forbid the intent."""
    if event.why is None:
        return ""
    return words.say(f"reason-{event.why.value}", **dict(event.facts))


def intent_text(story: Story, intent: Intent) -> str:
    """Return an intent as a clause: "build 1 house on Oriental", "mortgage Reading"."""
    voice = story.voice
    match intent.action:
        case Build(levels=levels):
            sure = {1, story.rules.hotel_level}
            kind = "new" if all(level in sure for _, level in levels) else "total"
            return voice.say("intent-build", levels=levels_text(story, levels), kind=kind)
        case SellBuildings(levels=levels):
            return voice.say("intent-sell", levels=sold_levels_text(story, levels))
        case Mortgage(space=space):
            return voice.say("intent-mortgage", lot=voice.the_space(space))
        case Unmortgage(space=space):
            return voice.say("intent-lift", lot=voice.the_space(space))
