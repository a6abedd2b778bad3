"""The package's own player at a table of the arena."""

from engine.core.actions import Action
from engine.core.events import Trade
from engine.players.characters import NEUTRAL, Character
from engine.players.judge.judging import Judge, fitted_judge
from engine.players.offer_limits import NO_PERSONS, Company
from engine.players.policy.answering import answer, is_welcome
from engine.players.policy.player import choose
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View


class Judging:
    """The package's own player, which decides by its judge."""

    def __init__(
        self,
        judge: Judge | None = None,
        character: Character = NEUTRAL,
        strength: str = "sharp",
        company: Company = NO_PERSONS,
    ) -> None:
        self._judge = judge or fitted_judge()
        self._character, self._strength, self._company = character, strength, company

    def decide(self, view: View) -> Action:
        """Return what its seat does next."""
        return choose(self._judge, view, self._character, self._strength, self._company).action

    def answer(self, view: View, trade: Trade) -> Action:
        """Accept or decline an offer."""
        return answer(self._viewpoint(view), trade).action

    def accepts(self, view: View, trade: Trade) -> bool:
        """Return whether it accepts an offer as it stands."""
        return is_welcome(self._viewpoint(view), trade)

    def _viewpoint(self, view: View) -> Viewpoint:
        return Viewpoint(
            view, self._character, self._company, judge=self._judge, strength=self._strength
        )
