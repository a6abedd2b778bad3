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
command-name-leaderboard = leaderboard
command-name-profile = profile
command-name-replay = replay

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

## Descriptions

command-monopoly = Monopoly among friends who are never online together
command-new = Open a lobby in this channel
command-new-edition = Whose rules? Without this, those this server has chosen
command-new-game = Standard, short or against the clock
command-new-pace = Live to relaxed: minutes, a day or three days for a decision; by hand in the lobby
command-mine = My games, those that wait for me first
command-board = The board: every deed, and where everybody stands
command-manage = Build, sell, mortgage, pay mortgages off
command-trade = Offer somebody a trade
command-trade-player = Whom to trade with
command-deed = What a property costs and charges
command-deed-name = The property
command-rules = The rules of this game, on a page or chapter by chapter
command-rules-topic = What to look up: Jail, auctions, mortgages…
command-rules-edition = The rulebook, if not that of the game here
command-history = All that has happened
command-resign = Leave the game for good
command-cancel = Close a lobby, or agree to call a running game off
command-verify = Check the dice
command-help = How to play
command-preferences = Who throws my dice, and where I am called
command-game = Which game, if you play several

game-choice = { $who } ({ $id })

command-away = Tell the table that you are away, until when, or that you are back
command-away-until = 3 days, tomorrow, sunday 18:00, 20 Nov, 2026-12-01 18:00; or: back
command-pause = Ask the table for a pause, in which no time runs
command-pause-until = 3 days, tomorrow, sunday 18:00, 20 Nov, 2026-12-01 18:00; a week if left out

command-monopoly-mod = Monopoly, for those who manage this server
command-settings = What a new lobby in this server begins with

command-export = This game as a file, to keep or to check

command-leaderboard = The ladder of this server: who plays best
command-profile = Games, places and rating on this server
command-profile-player = Whose; without it, your own

command-mod-pause = No time runs, and nobody can act, for a while
command-mod-pause-time = For how long at the most: 12h, 2d, 1d 12h
command-mod-resume = End a pause
command-mod-extend = Give everybody who has to decide something more time
command-mod-extend-time = How much more: 30m, 12h, 2d
command-mod-replace = Give a seat to a member, or to a computer
command-mod-replace-by = Who plays on; without this, a computer
command-mod-remove = Let a seat resign
command-mod-seat = Whose seat
command-mod-end = End the game now: all that is under way is settled, and the richest wins
command-mod-move = Play on in another channel
command-mod-move-channel = Where to
command-mod-reason = Why: the table is told
command-mod-game = Which game of this server, if not the one in this channel

command-orders = What to answer for you while you are away from the table

command-preferences-zone = My time zone: type a large city
command-preferences-quiet = When nobody calls me and no deadline passes: 22:30-7, or off

command-replay = The whole game as an animated picture

command-stats = Net worth, luck, rent and deals of this game so far

command-undo = Take back my last choice, if the others agree
