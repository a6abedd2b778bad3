# What the bot answers when something went wrong, or a press came too late.

not-dollars = That is not an amount: write whole dollars, such as 120 or $1,200.

table-past-title = Monopoly with { $who } · earlier
table-past-nothing = The table has moved on; its newest message is below.
press-again = That took too long to open. Please press once more.
press-double = That button had only just come up, so this press did nothing. Press it again if you mean it.
command-unknown = This command has changed. Restart Discord, or reload it, and type it again.
press-unknown = This button is from another time. /monopoly mine shows your games.
# To each player, once, when the bot can no longer write where they play
parked-direct = I can no longer write in the channel where { $players } play. Nothing is lost: the game waits, and no time runs. It goes on when one of you presses one of its buttons, here or where I may write again.
# In place of a name that the server's own filter forbids
player-nameless = Player { $number }
trouble = Something went wrong on our side. Nothing is lost; please try again.
trouble-disk = The game cannot be saved just now, so nothing was done. Please try again in a minute.
trouble-contradiction = Our rules contradict themselves here, so your move was not made. Nothing is lost: the game is as it was, and those who run this bot find the details in its log.
