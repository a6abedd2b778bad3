"""A pure engine for the property-trading board game: rules, no clocks, no network, no luck.

A game begins, says whom it waits for, and takes their actions:

>>> from engine import *
>>> luck = FairChance(b"a secret seed")
>>> game, events = new_game(rules_of("1994"), ["hat", "dog", "car"], luck)
>>> [seat] = awaited(game)
>>> [write(seat, answer) for answer in answers(game, seat)] == [f"{seat} throw"]
True
>>> game, events = apply(game, *read(f"{seat} throw"), luck)
>>> [event.kind for event in events[:2]]
['dice-thrown', 'moved']

Any position may be set up (engine.positions says how it is written), and a broken one is refused:

>>> game = position_of("0 hat $900 deeds 37,39; 1 dog $20 at 5; turn 8 of 1", rules_of("1994"))
>>> broken(game)
[]
>>> position_of("0 hat deeds 37=5; 1 dog deeds 39", rules_of("1994"))
Traceback (most recent call last):
engine.positions.reading.NoPosition: ...

`offers` adds business to the answers, where it may be done now. A range is an offer too; `layout`
says which lots get the buildings of an even group:

>>> [offer] = [offer for offer in offers(game, 0) if isinstance(offer, offered.BuildOffer)]
>>> levels = layout(game, offer.group, total=3)
>>> game, events = apply(game, 0, actions.Build(levels), luck)
>>> write(0, actions.Build(levels)), game.seats[0].cash
('0 build 37=1,39=2', 300)

What is not allowed is refused with a reason, and has changed nothing:

>>> try:
...     apply(game, 0, actions.Roll(), luck)
... except IllegalAction as refused:
...     refused.reason
<Reason.NOT_AWAITED: 'not-awaited'>

A state can be kept as JSON. A game comes to its end by its rules, early (`end_early`), or when the
hour that was agreed on has come; then it has winners, and every seat a place:

>>> load_state(dump_state(game)) == game
True
>>> game = position_of("0 hat $300; 1 dog $200", resolve(Choice("1998", "time-limit")))
>>> game, events = time_up(game, luck)
>>> game.winners, standings(game), awaited(game), answers(game, 0)
((0,), [(0, 1), (1, 2)], (), [])
"""

from engine.core import actions, decisions, events, offered
from engine.core.actions import Action
from engine.core.chance import Chance, FairChance, GivenChance, commitment
from engine.core.errors import IllegalAction, Reason
from engine.core.events import Event, visible_to
from engine.core.evolve import evolve, fold
from engine.core.notation import read, write
from engine.core.offered import Offer
from engine.core.position import Position
from engine.core.saves import dump_events, dump_state, load_events, load_state
from engine.core.state import GameState, awaited, waiting
from engine.editions.catalogue import CATALOGUE, HOUSE_RULES, rules_of
from engine.editions.choice import Choice, NotPlayable, resolve
from engine.editions.rules import Rules
from engine.game import Outcome, answers, apply, end_early, new_game, offers, play, time_up
from engine.invariants import broken
from engine.players.absent import answer as silent_answer
from engine.players.own import Player, PlayerFault, Players, computer_player, load_player
from engine.positions import NoPosition, position_of, write_position
from engine.rules.building.layouts import layout
from engine.rules.ending import standings
from engine.view import View, public_view, seat_view

__all__ = [
    "CATALOGUE",
    "HOUSE_RULES",
    "Action",
    "Chance",
    "Choice",
    "Event",
    "FairChance",
    "GameState",
    "GivenChance",
    "IllegalAction",
    "NoPosition",
    "NotPlayable",
    "Offer",
    "Outcome",
    "Player",
    "PlayerFault",
    "Players",
    "Position",
    "Reason",
    "Rules",
    "View",
    "actions",
    "answers",
    "apply",
    "awaited",
    "broken",
    "commitment",
    "computer_player",
    "decisions",
    "dump_events",
    "dump_state",
    "end_early",
    "events",
    "evolve",
    "fold",
    "layout",
    "load_events",
    "load_player",
    "load_state",
    "new_game",
    "offered",
    "offers",
    "play",
    "position_of",
    "public_view",
    "read",
    "resolve",
    "rules_of",
    "seat_view",
    "silent_answer",
    "standings",
    "time_up",
    "visible_to",
    "waiting",
    "write",
    "write_position",
]
