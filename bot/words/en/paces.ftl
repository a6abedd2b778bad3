# Paces of a game, and clocks set by hand.

lobby-pace-live = **Live**: for an evening together. You throw your own dice and have minutes to decide.
lobby-pace-daily = **Daily**: for weeks. The dice are thrown for you; you are called when there is something to decide, and have a day for it.
pace-live = Live
pace-live-short = Everybody is here now
pace-daily = Daily
pace-daily-short = A day for every decision

lobby-pace-evening = **Evening**: for some hours with breaks. The dice are thrown for you; you are called when there is something to decide, and have ten minutes for it.
lobby-pace-relaxed = **Relaxed**: for months. The dice are thrown for you; you have three days for a decision.
pace-evening = Evening
pace-evening-short = Ten minutes for every decision
pace-relaxed = Relaxed
pace-relaxed-short = Three days for every decision

lobby-pace-hand = **By hand**, from { $pace }: { $times }. After { $missed ->
        [one] one missed decision
       *[other] { $missed } missed decisions
    } in a row nobody is waited for.
pace-hand = By hand
pace-hand-short = A time for each kind of decision
clocks-as-usual = the usual times
clocks-title = Clocks by hand
clocks-mine = -# ✏️ A time is typed as 90s, 10m, 12h or 1d 12h. What is not changed follows the pace above. It holds once the game starts.
clocks-others = -# Only the host of the lobby chooses.
clocks-base = Which pace to begin from?
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Throw, end the turn
clocks-hold = Hold the dice
clocks-jail = Way out of Jail
clocks-buy = Buy
clocks-tax = Income Tax
clocks-auction = Auction
clocks-trade = Answer a trade
clocks-claim = Ask for scarce buildings
clocks-lift = Mortgages received
clocks-debt = Raise money
clocks-rescue = Rescue by a trade
clocks-absent = Missed until nobody waits
clocks-absent-hint = So many missed decisions in a row, 1 to 10
clocks-absent-line = After { $count ->
        [one] one missed decision
       *[other] { $count } missed decisions in a row
    } nobody is waited for any more.
clocks-limits = From { $shortest } to { $longest }: 90s, 10m, 12h, 1d 12h
clocks-wrong = { $what }: type a time like 90s, 10m, 12h or 3d, from { $shortest } to { $longest }. Nothing was changed.
clocks-absent-wrong = { $what }: type a number from 1 to { $most }. Nothing was changed.
button-clocks = Clocks
button-clocks-turn = Turns
button-clocks-table = Auctions and trades
button-clocks-debt = Debts and absence
