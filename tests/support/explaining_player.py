"""A computer player for the arena that notes why it did what it did."""

from engine.core.actions import Action
from engine.core.events import Trade
from engine.players.characters import CHARACTERS
from engine.players.judge.judging import fitted_judge
from engine.players.motives import ChosenAction, Motive
from engine.players.policy.answering import answer
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View

JUDGE = fitted_judge()


class Explaining:
    """A player of the arena that notes its motives."""

    def __init__(self, name: str, noted: list[Motive], strength: str = "sharp") -> None:
        self._character, self._noted = CHARACTERS[name], noted
        self._strength = strength

    def decide(self, view: View) -> Action:
        return self._note(choose(JUDGE, view, self._character, self._strength))

    def answer(self, view: View, trade: Trade) -> Action:
        return self._note(
            answer(Viewpoint(view, self._character, judge=JUDGE, strength=self._strength), trade)
        )

    def _note(self, chosen: ChosenAction) -> Action:
        self._noted.append(chosen.motive)
        return chosen.action
