"""Dice, decks, dealt deeds and drawn seats, worked out again: what anyone can check with the
published seed.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.chance import SEATS, FairChance, commitment, deal_deeds
from engine.core.events import (
    DeckShuffled,
    DeedsDealt,
    DiceRolled,
    Event,
    GameStarted,
    RentRolled,
    StarterRolled,
)
from engine.core.saves import load_events
from engine.host.background import in_background
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.snapshots import OpenLobby
from engine.host.store.records import Step

Rolled = StarterRolled | DiceRolled | RentRolled


@dataclass(frozen=True, slots=True)
class Proof:
    """What the seed of a game proves about its dice, decks and dealt deeds.

    `seed` (hexadecimal) is None until the game is over, and the other fields are empty until then.
    `wrong` are the numbers of rolls, and the names of decks ("deeds" for dealt deeds, "seats" for
    drawn seats), that do not come out as recorded. `listed` are all rolls with their numbers.
    """

    commitment: str
    seed: str | None = None
    mix: str = ""
    seed_fits: bool = False
    rolls: int = 0
    decks: int = 0
    deeds: int = 0
    wrong: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()

    def findings(self) -> tuple[str, ...]:
        """Return keys of the words for what was found."""
        return (
            "seed-fits" if self.seed_fits else "seed-differs",
            "throws-differ" if self.wrong else "throws-fit",
        )


async def prove(host: Host, game_id: str) -> Proof:
    """Return what a game's dice may be checked against now.

    Raises Refused for a game that does not exist, and for one whose log has been deleted.
    """
    found = await host.snapshot(game_id)
    secret = await host.store.games.secret(game_id)
    assert secret is not None
    if found.record.phase in ("lobby", "running"):
        return Proof(secret.commitment)
    fits = commitment(secret.seed) == secret.commitment
    bare = Proof(secret.commitment, secret.seed.hex(), secret.mix, fits)
    if isinstance(found, OpenLobby):
        return bare
    steps = await host.store.games.steps(game_id)
    demand(steps, Refusal.LOG_DELETED)
    chance = FairChance(secret.seed, secret.mix)
    return await in_background(lambda: recompute(bare, chance, _happened(steps)))


def _happened(steps: Iterable[Step]) -> list[Event]:
    return [event for step in steps for event in load_events(step.events)]


def recompute(proof: Proof, chance: FairChance, events: list[Event]) -> Proof:
    """Make every roll, lay every deck and deal every deed again."""
    rolls = [event for event in events if isinstance(event, Rolled)]
    decks = [event for event in events if isinstance(event, DeckShuffled)]
    wrong = [
        str(roll.number) for roll in rolls if chance.dice(roll.number) != (roll.first, roll.second)
    ]
    wrong += [
        deck.deck for deck in decks if chance.shuffle(sorted(deck.cards), deck.deck) != deck.cards
    ]
    dealt = [event for event in events if isinstance(event, DeedsDealt)]
    wrong += [] if _dealt_again(chance, events) == dealt else ["deeds"]
    drawn = [event.tokens for event in events if isinstance(event, GameStarted) and event.drawn]
    wrong += [SEATS for tokens in drawn if chance.shuffle(tokens, SEATS) != tokens]
    return Proof(
        proof.commitment,
        proof.seed,
        proof.mix,
        proof.seed_fits,
        len(rolls),
        len(decks),
        sum(len(event.spaces) for event in dealt),
        tuple(wrong),
        tuple(f"#{roll.number}: {roll.first}+{roll.second}" for roll in rolls),
    )


def _dealt_again(chance: FairChance, events: list[Event]) -> list[DeedsDealt]:
    """Return what should have been dealt, to as many seats and as many deeds to each."""
    prices = [event.price for event in events if isinstance(event, DeedsDealt)]
    counts = [len(event.spaces) for event in events if isinstance(event, DeedsDealt)]
    if not counts:
        return []
    started = next(event for event in events if isinstance(event, GameStarted))
    dealt = deal_deeds(chance, started.rules.properties, len(started.tokens), counts[0])
    return [
        DeedsDealt(seat, spaces, price)
        for (seat, spaces), price in zip(enumerate(dealt), prices, strict=False)
    ]
