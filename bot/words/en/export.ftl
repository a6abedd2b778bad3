# A game as a file.

export-running = Here’s the game so far, without anything that’s still secret. Export it again when it’s over: then `python -m engine.replay { $file }` repeats every roll and checks every step.
export-over = Here’s the whole game with its seed. `python -m engine.replay { $file }` repeats every roll and checks every step.
export-too-big = This game has become too long to send as one file.

command-name-export = export
command-export = Download this game as a file, to keep or to check
