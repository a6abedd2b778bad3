# Moderators.

final-why-early = In turn { $turn } the game was ended by a moderator, and everybody was valued.
