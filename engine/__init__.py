"""A pure engine for the property-trading board game: rules, no clocks, no network, no luck."""

from engine.actions import Action
from engine.chance import Chance, FairChance, commitment
from engine.editions.catalogue import CATALOGUE, rules_of
from engine.editions.rules import Rules
from engine.errors import IllegalAction, Reason
from engine.events import Event, heard_by
from engine.evolve import evolve, fold
from engine.game import Outcome, apply, new_game, offers, play
from engine.notation import read, write
from engine.offered import Offer
from engine.state import GameState, Position
from engine.view import View, public_view, seat_view

__all__ = [
    "CATALOGUE",
    "Action",
    "Chance",
    "Event",
    "FairChance",
    "GameState",
    "IllegalAction",
    "Offer",
    "Outcome",
    "Position",
    "Reason",
    "Rules",
    "View",
    "apply",
    "commitment",
    "evolve",
    "fold",
    "heard_by",
    "new_game",
    "offers",
    "play",
    "public_view",
    "read",
    "rules_of",
    "seat_view",
    "write",
]
