# The groups of commands, and options of several commands. A command’s own words stand with its subject.
# Names are as people type them: lower case, no spaces, at most 32 characters.

command-monopoly = Play Monopoly with friends, live or over several days
command-monopoly-mod = Manage the Monopoly games on this server
command-game = Optional: which game, if you’re in several
game-choice = { $who } ({ $id })

option-name-game = game
option-name-player = player
option-name-until = until
