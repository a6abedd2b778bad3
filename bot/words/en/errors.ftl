# What the bot answers when something went wrong, or a press came too late.

not-dollars = That’s not an amount. Type whole dollars, such as 120 or $1,200.
too-many-dollars = That’s more money than any game has. Type ${ $most } at most.

table-past-title = Monopoly with { $who } · earlier
table-past-nothing = The game has moved on. Its newest message is further down.
press-again = That took too long to open. Please press the button again.
press-double = That button had only just appeared, so your press was ignored in case it was an accident. If you meant it, press again.
command-unknown = This command has been updated. Restart or reload Discord, then try it again.
press-unknown = This button no longer works. `/monopoly mine` shows your games.
# To each player, once, when the bot can no longer write where they play
parked-direct = I can no longer post in the channel where { $players } are playing. Nothing is lost: the game is on hold and all timers are stopped. To go on, use `/monopoly board` in that channel once I can post there again, or ask a moderator to move the game with `/monopoly-mod move`.
parked-thread-direct = The thread <#{ $thread }>, where { $players } are playing, has been archived and locked, so I leave it alone. Nothing is lost: the game is on hold and all timers are stopped. It goes on as soon as the thread is open again, or a moderator moves the game with `/monopoly-mod move`.
# In place of a name that the server's own filter forbids
player-nameless = Player { $number }
trouble = Something went wrong with the bot. Nothing is lost; please try again.
trouble-disk = The game can’t be saved right now, so nothing was done. Please try again in a minute.
trouble-contradiction = The bot found a contradiction in its own rules, so it didn’t make your move. Nothing is lost: the game is as it was, and the person who runs this bot can find the details in its log.
