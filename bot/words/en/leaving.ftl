# Resigning, and calling a game off.

vote-title = Call this game off?
vote-text = For it: { $who }. Still to agree: { $waits }. One word against it, and the game goes on.
vote-on = The game goes on.
vote-over = The question is settled: the game has ended.
call-vote = { $who }: should this game be called off?
button-agree = Call it off

resign-sure = Leave this game for good? What you own goes to your creditor, or back to the Bank.
resign-sure-last = Only computers would be left, and they would play out the rest of the game right away.
resign-not = You play on.
resign-done = You have left the game.
button-resign = Resign for good
button-stay = Play on
cancel-sure = Call this game off? All who play are asked, and when everybody agrees it ends without a winner.
cancel-not = Nothing was asked. The game goes on.
cancel-done = It is called off.
cancel-waits = You agree to call the game off. { $who } must agree too.
