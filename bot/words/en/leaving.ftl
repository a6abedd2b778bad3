# Resigning, and calling a game off.

vote-title = End this game early?
vote-text = Yes: { $who }. Waiting for: { $waits }. Everyone has to agree: a single no, and the game goes on.
vote-on = The vote is over: the game goes on.
vote-over = The vote is over: the game has ended.
call-vote = { $who }: end this game early?
button-agree = End the game

resign-sure = Leave the game with { $others } in <#{ $channel }> for good? Everything you own goes to the player you owe, or back to the Bank.
resign-sure-wins = { $who } would be the only one left, and wins the game.
resign-sure-last = Only computer players would be left. They’d play out the rest of the game right away.
resign-sure-lent = Stop playing for { $owner } in the game with { $others } in <#{ $channel }>? A computer player takes over until { $owner } is back.
resign-not = You’re still in the game.
resign-done = You’ve left the game with { $others } in <#{ $channel }>.
button-resign = Resign for good
button-resign-lent = Leave the seat to a computer
button-stay = { question-pause-against }
cancel-sure = End this game early? Everyone who’s playing has to agree. Then it ends without a winner.
cancel-not = No vote was started. The game goes on.
cancel-done = The game has been called off.
cancel-waits = You voted to end the game. { $who } must agree too.

command-name-resign = resign
command-name-cancel = cancel
command-resign = Leave the game for good
command-cancel = Close a lobby, or vote to end a game early
