"""What the fork server does before it forks: all that each bot would do anew at its start.

Imported for that alone (tests/support/forked.py).
"""

from __future__ import annotations

import gc

from bot.pictures.board import draw_board
from bot.render.board_spec import board_spec
from bot.render.voice import Voice
from bot.text.language import languages, load
from engine.chance import FairChance
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import new_game
from engine.host.store.records import Player
from engine.saves import dump_events, dump_state, load_events, load_state
from engine.view import public_view

PEOPLE = (Player(0, 1, "Ada", "hat"), Player(1, 2, "Bo", "ship"))


def warm() -> None:
    """Fill the caches that every bot fills: words, saves, the printed board."""
    game = new_game(rules_of(DEFAULT), ("hat", "ship"), FairChance(b"warm"))
    load_events(dump_events(game.events))
    load_state(dump_state(game.state))
    for locale in languages():
        load(locale)  # Each bot translates its commands before it logs in.
    words = load("en")
    voice = Voice(PEOPLE, game.state.rules.board, words)
    draw_board(board_spec(public_view(game.state), voice))


warm()
gc.collect()
gc.freeze()  # No bot searches all this for garbage, and so none copies its pages.
