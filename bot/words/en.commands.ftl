# The names of commands and options, as people type them: lower case, no spaces, at most 32 characters.

## Commands

command-name-new = new
command-name-mine = mine
command-name-board = board
command-name-manage = manage
command-name-orders = orders
command-name-trade = trade
command-name-deed = deed
command-name-rules = rules
command-name-history = history
command-name-stats = stats
command-name-undo = undo
command-name-resign = resign
command-name-cancel = cancel
command-name-verify = verify
command-name-export = export
command-name-help = help
command-name-preferences = preferences
command-name-away = away
command-name-pause = pause
command-name-settings = settings
command-name-resume = resume
command-name-extend = extend
command-name-replace = replace
command-name-remove = remove
command-name-end = end
command-name-move = move

## Options

option-name-pace = pace
option-name-edition = edition
option-name-game = game
option-name-player = player
option-name-name = name
option-name-topic = topic
option-name-zone = zone
option-name-quiet = quiet
option-name-until = until
option-name-time = time
option-name-reason = reason
option-name-seat = seat
option-name-by = by
option-name-channel = channel
