"""Thinking itself: a question in, a thought out, by the judge and the character that is asked."""

from engine.host.computers.thinker import ComputerQuestion, Thought
from engine.players.characters import CHARACTERS, NEUTRAL
from engine.players.judge.judging import fitted_judge
from engine.players.policy import answering, player
from engine.players.policy.viewpoint import Viewpoint


def thought_about(question: ComputerQuestion) -> Thought:
    """Return what a computer does about a question, and why."""
    judge, view = fitted_judge(), question.view
    character = CHARACTERS.get(question.character, NEUTRAL)
    if question.trade is not None:
        company, strength = question.company, question.strength
        asked = Viewpoint(view, character, company, judge=judge, strength=strength)
        chosen = answering.answer(asked, question.trade)
    else:
        chosen = player.choose(judge, view, character, question.strength, question.company)
    return Thought(chosen.action, chosen.motive, judge.chances(view))
