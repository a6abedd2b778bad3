# The names of commands and options, as people type them: lower case, no spaces, at most 32 characters.

## Commands

command-name-new = new
command-name-mine = mine
command-name-board = board
command-name-manage = manage
command-name-orders = orders
command-name-advise = advise
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
command-name-review = review
command-name-learn = learn

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

command-monopoly = Play Monopoly with friends, live or over several days
command-new = Open a lobby in this channel, or play alone in direct messages
command-new-edition = Optional: a rulebook (default: this server’s choice)
command-new-game = Optional: a standard, short or timed game
command-new-pace = Optional: minutes, a day or three days for each decision; custom timers are set in the lobby
command-mine = List your games, the ones waiting for you first
command-board = See the board, who owns what and where everyone is
command-manage = Build, sell, mortgage and unmortgage
command-advise = Ask what you could do now, and how it would change your chance to win
command-trade = Offer another player a trade
command-trade-player = The player to trade with
command-deed = Look up a property’s price and rent
command-deed-name = The property
command-rules = Read the rules of this game, as a summary or chapter by chapter
command-rules-topic = What to look up: Jail, auctions, mortgages…
command-rules-edition = Choose another rulebook (default: this game’s)
command-history = See everything that has happened so far
command-resign = Leave the game for good
command-cancel = Close a lobby, or vote to end a game early
command-verify = Check that the dice are fair
command-help = Learn how to play
command-learn = Play a short first game in your direct messages, with a coach
command-preferences = Change your settings: dice, notifications, language, quiet hours, text instead of pictures
command-game = Optional: which game, if you’re in several

game-choice = { $who } ({ $id })

command-away = Say that you’re away and until when, or that you’re back
command-away-until = When you’ll be back: 3 days, tomorrow, Sunday 6pm, a date. Type “back” once you’re here again
command-pause = Vote to pause the game and stop all timers
command-pause-until = When the game resumes: 3 days, tomorrow, Sunday 6pm, a date (default: a week)

command-monopoly-mod = Manage the Monopoly games on this server
command-settings = Set the default rules for new games on this server

command-export = Download this game as a file, to keep or to check

command-leaderboard = See the best players on this server
command-profile = See someone’s games, results and rating on this server
command-profile-player = Whose profile (default: yours)

command-mod-pause = Pause the game: no one can act and all timers stop
command-mod-pause-time = The longest the pause can last: 12h, 2d, 1d 12h
command-mod-resume = End a pause
command-mod-extend = Give more time to everyone with a decision to make
command-mod-extend-time = How much more time: 30m, 12h, 2d
command-mod-replace = Give a player’s seat to a member or a computer player
command-mod-replace-by = The new player (default: a computer player)
command-mod-remove = Remove a player from the game
command-mod-seat = Whose seat
command-mod-end = End the game now: whatever is in progress is settled, and the richest player wins
command-mod-move = Move the game to another channel
command-mod-move-channel = The new channel
command-mod-reason = Your reason (the players will see it)
command-mod-game = Which game on this server (default: the one in this channel)

command-orders = Set standing orders that decide for you right away

command-preferences-zone = Your time zone: type a large city
command-preferences-quiet = Hours when you get no pings and no deadlines pass: 10pm-7am, or off

command-replay = Watch the whole game as an animation

command-review = See the turning points of a finished game, and everyone’s best and costliest choices
command-review-game = Optional: which finished game (default: the last one here)

command-stats = See net worth, luck, rent and deals in this game so far

command-undo = Undo your last choice, if the others agree
