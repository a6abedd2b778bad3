# Advice: when it is allowed, what it says, how a trade changes the chances to win.

advice = Advice
advice-choose = Who may ask for advice?
advice-for-computers = Against computer players only
advice-for-computers-hint = For players whose opponents are all computer players
advice-for-always = Always
advice-for-always-hint = Then the game doesn’t count for the leaderboard
advice-for-never = Never
advice-for-never-hint = No advice, and nobody sees chances to win until the game is over
advice-rule-computers = **Advice**: only when one person plays alone against computers.
advice-rule-always = **Advice**: for every player. This game doesn’t count for the leaderboard.
advice-rule-alone = **Advice**: `/monopoly { command-name-advise }` names your best choices.
advice-rule-never = **Advice**: off.
refusal-no-advice = The host has turned off advice for this game.
refusal-no-advice-against-people = There’s no advice in this game, because you’re playing with other people. The host of your next game can allow it in the lobby, under **Settings**.
advice-title = Your best choices
advice-now = Your chance to win right now: **{ $chance }**
advice-choice = **{ $number }. { $what }**
advice-nothing = Nothing is waiting for you right now. Ask again when it’s your turn, or when someone offers you a trade.
advice-done = Done.
advice-resign-ends = You can also give up with `/monopoly { command-name-resign }`. Then the game ends, and you lose it.
advice-resign-goes-on = You can also give up with `/monopoly { command-name-resign }`. Then the computer players play the rest of the game without you.
advice-footer = -# The bot’s estimate from what everyone can see. It doesn’t know how the dice will fall.
advice-again = Ask again
advice-press = Go with choice { $number }
advice-press-build = Build as in choice { $number } · ${ $price }
advice-open-offer = Open this offer…
advice-fill-in = Use these amounts…
advice-own-maxima = You’d already entered amounts of your own. They haven’t changed.
advice-bid = Bid up to ${ $amount } for { $what }
advice-raise-and-buy = { $plan }, then buy { $what } for ${ $price }
advice-borrow-and-build = { $plan }, then { $build } for ${ $price }
advice-file = Bid up to these amounts: { $lots }
advice-offer = Offer { $who } a trade: you give { $gives } and get { $takes }
advice-counter = Answer { $who } with a counteroffer: you give { $gives } and get { $takes }
advice-accept = Accept { $who }’s offer: you give { $gives } and get { $takes }
advice-refuse = Decline { $who }’s offer
advice-give-up = Give up, unless a trade saves you
advice-withdraw = Withdraw your offer to { $who }
advice-claim = Ask the Bank for buildings on { $lots } and bid up to ${ $amount } in all
advice-bid-building = Bid ${ $amount } for a building on { $what }
advice-chance-lot = { $before } → **{ $after }** if you get it for ${ $price }
advice-chance-offer = { $before } → **{ $after }** if { $who } accepts
advice-chance-same = Your chance stays at { $before }
advice-chance-then = **{ $after }** afterward
advice-note-completes = That gives you the full set: { $group }.
advice-note-stops = That keeps { $who } from getting the full set: { $group }.
advice-note-adds =
    { $count ->
       *[other] You’d have { $count } of this set: { $group }.
    }
advice-note-serves = With { $what }, { $who } could get the full set: { $group }.
advice-note-up-to = At ${ $amount }, your chance is the same whether you get it or not.
advice-note-rent = The rent on { $where } would be ${ $amount }.
advice-note-leaves = You’d have ${ $amount } left.
advice-note-completes-theirs = That gives { $who } the full set: { $group }.
advice-note-unowned =
    { $count ->
        [0] No unowned properties are left, so you’d miss nothing in Jail.
        [one] There’s still 1 unowned property to land on.
       *[other] There are still { $count } unowned properties to land on.
    }
advice-note-rests =
    { $amount ->
        [0] In Jail, you don’t land on anyone’s property.
       *[other] In Jail, you don’t land on anyone’s property. Your next trip around the board could cost about ${ $amount }.
    }
advice-note-short = You’d have less cash left than your next trip around the board could cost: about ${ $amount }.
advice-note-no-more = Nothing you could do first would raise your chance.
advice-note-keeps = Keep your cash for upcoming rent: a stop at { $where } could cost ${ $amount }.
advice-note-third = { $who } would gain more from this trade than you would.
advice-note-borrows = Raise cash for a property only if it completes a color group you can build on.
advice-note-dear = At ${ $amount } or more, it’s safer to keep your cash.
advice-note-proposed = The game message proposes this plan. It goes by rents and mortgage values, not by your chance to win.
advice-note-waits = Keep your cash for rent: you can unmortgage later.

# Chances to win.

chance-percent = { $number }%
chance-tenths = { $whole }.{ $tenth }%
chance-under = under 1%
chance-over = over 99%
chance-change = { $before } → **{ $after }**
chance-still = still { $chance }
chance-trade = 🎯 Chance to win right now: you { $mine } · { $who } { $theirs }

command-name-advise = advise
command-advise = Ask what you could do now, and how it would change your chance to win
