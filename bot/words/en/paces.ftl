# Paces of a game, and clocks set by hand.

lobby-pace-live = **Live**: you play in one sitting. You roll your own dice and have a few minutes for each decision.
lobby-pace-daily = **Daily**: the game takes a few weeks. Dice roll automatically. You get a ping when you have a decision to make, and a day to make it. Always taking that long shortens your timers.
pace-live = Live
pace-live-short = For when everyone’s online together
pace-daily = Daily
pace-daily-short = 1 day for each decision

lobby-pace-evening = **Evening**: the game takes a few hours, on and off. Dice roll automatically. You get a ping when you have a decision to make, and ten minutes to make it.
lobby-pace-relaxed = **Relaxed**: the game takes months. Dice roll automatically. You have three days for each decision. Always taking that long shortens your timers.
pace-evening = Evening
pace-evening-short = 10 minutes for each decision
pace-relaxed = Relaxed
pace-relaxed-short = 3 days for each decision

lobby-pace-alone = **No timers**: every decision waits for you as long as you like.
pace-alone = No timers
pace-alone-short = Every decision waits for you

lobby-pace-hand = **Custom**, based on { $pace }: { $times }. If a player misses { $missed ->
        [one] 1 decision
       *[other] { $missed } decisions in a row
    }, the game stops waiting for them.
pace-hand = Custom
pace-hand-short = Set each timer yourself
clocks-as-usual = the usual timers
clocks-title = Timers
clocks-mine = -# Press a ✏️ button and type times like 90s, 10m, 12h or 1d 12h. Timers you don’t change follow the pace chosen below. Your changes apply right away.
clocks-others = -# Only the host can change these timers.
clocks-base = Choose a pace to start from
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Roll or end turn
clocks-hold = Hold the roll
clocks-jail = Jail choice
clocks-buy = Buy
clocks-tax = { orders-topic-tax }
clocks-auction = Auction
clocks-trade = Answer a trade
clocks-claim = Building shortage
clocks-lift = Mortgages you take over
clocks-debt = Raise cash
clocks-rescue = Last-chance trade
clocks-absent = Missed decisions before the game moves on
clocks-absent-hint = How many missed decisions in a row, 1 to 10
clocks-absent-line = If a player misses { $count ->
        [one] 1 decision
       *[other] { $count } decisions in a row
    }, the game stops waiting for them.
clocks-bank-line = Time bank: **{ $time }** of extra time for each player’s own decisions, such as a roll. Deciding early refills it.
clocks-waiting = Waiting time for each player
clocks-waiting-hint = For the whole game, from { $shortest } to { $longest }, like 30m, 12h or 4d
clocks-waiting-line = Waiting time: **{ $time }** for each player in the whole game, time bank included. The first quarter of a timer is free, and deciding sooner wins waiting time back. A player who has used it all up gets a quarter of each timer, and the others can vote on whether to keep waiting.
clocks-limits = From { $shortest } to { $longest }, like 90s, 10m, 12h or 1d 12h
clocks-wrong = { $what }: type a time like 90s, 10m, 12h or 3d, from { $shortest } to { $longest }. Nothing was changed.
clocks-absent-wrong = { $what }: type a number from 1 to { $most }. Nothing was changed.
button-clocks = Timers…
button-clocks-turn = Turns
button-clocks-table = Auctions and trades
button-clocks-debt = Debts and waiting
