"""How long it takes from a press until everybody sees what came of it."""

import time
from collections.abc import Callable


class ShowTimes:
    """Measures from the oldest press in a game that is not shown; `observe` gets the seconds."""

    def __init__(
        self,
        observe: Callable[[float], None] = lambda seconds: None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._observe = observe
        self._now = now
        self._began: dict[str, float] = {}

    def committed(self, game_id: str, began: float) -> None:
        """Note that a press which came in at `began` has changed a game."""
        self._began.setdefault(game_id, began)

    def take(self, game_id: str) -> float | None:
        """Return when the oldest press came in that the sync now beginning will show, or None."""
        return self._began.pop(game_id, None)

    def shown(self, began: float | None) -> None:
        """Note that a sync has shown what it had to."""
        if began is not None:
            self._observe(self._now() - began)

    def failed(self, game_id: str, began: float | None) -> None:
        """Note that another sync has to show it."""
        if began is not None:
            self._began[game_id] = began
