# A game as a file.

export-running = Here is the game so far, without anything that is still a secret. `python -m engine.replay { $file }` follows it to the table as it stands.
export-over = Here is the whole game with its seed. `python -m engine.replay { $file }` throws every throw again and checks every step.
export-too-big = This game has become too long to be sent as one file.
