"""The dice, worked out again: what anyone can check once the seed is told."""

from dataclasses import dataclass

from engine.chance import FairChance, commitment
from engine.events import DeckShuffled, DiceThrown, Event, RentThrown, StarterThrown
from engine.host.service import Host
from engine.host.snapshots import Open
from engine.saves import load_events

Thrown = StarterThrown | DiceThrown | RentThrown


@dataclass(frozen=True, slots=True)
class Proof:
    """`seed` (hexadecimal) is None until the game is over; the rest is what it then shows.

    `wrong` are the numbers of throws, and the names of decks, that do not come out as recorded.
    """

    commitment: str
    seed: str | None = None
    mix: str = ""
    seed_fits: bool = False
    throws: int = 0
    decks: int = 0
    wrong: tuple[str, ...] = ()
    first_throws: tuple[str, ...] = ()

    def findings(self) -> tuple[str, ...]:
        """Keys of the words for what was found."""
        return (
            "seed-fits" if self.seed_fits else "seed-differs",
            "throws-differ" if self.wrong else "throws-fit",
        )


async def prove(host: Host, game_id: str) -> Proof:
    """What may be told about a game's dice now. Raises Refused for a game that does not exist."""
    found = await host.look(game_id)
    secret = await host.store.secret(game_id)
    assert secret is not None
    if found.game.phase in ("lobby", "running"):
        return Proof(secret.commitment)
    fits = commitment(secret.seed) == secret.commitment
    bare = Proof(secret.commitment, secret.seed.hex(), secret.mix, fits)
    if isinstance(found, Open):
        return bare
    steps = await host.store.steps(game_id)
    events = [event for step in steps for event in load_events(step.events)]
    return recompute(bare, FairChance(secret.seed, secret.mix), events)


def recompute(proof: Proof, chance: FairChance, events: list[Event]) -> Proof:
    """Throw every throw and lay every deck again."""
    throws = [event for event in events if isinstance(event, Thrown)]
    decks = [event for event in events if isinstance(event, DeckShuffled)]
    wrong = [str(it.number) for it in throws if chance.dice(it.number) != (it.first, it.second)]
    wrong += [it.deck for it in decks if chance.shuffle(sorted(it.cards), it.deck) != it.cards]
    return Proof(
        proof.commitment,
        proof.seed,
        proof.mix,
        proof.seed_fits,
        len(throws),
        len(decks),
        tuple(wrong),
        tuple(f"#{it.number}: {it.first}+{it.second}" for it in throws),
    )
