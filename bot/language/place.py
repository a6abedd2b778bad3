"""Where a game is played, as facts of sentences."""

from engine.host.store.records import GameRecord


def place_facts(game: GameRecord) -> dict[str, int | str]:
    """Return the channel of a game, “direct” for direct messages, and the game's number there."""
    return {"channel": "direct" if game.is_direct else str(game.channel_id), "number": game.number}
