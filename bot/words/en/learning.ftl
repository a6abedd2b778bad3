## The first game with a coach, and what comes after it.

learn-started =
    { "**" }Your first game is ready.**
    It’s a short game against two gentle computer players, and a coach explains each new thing. It ends when someone can’t pay, and the richest of the others wins. Press **{ decision-to-throw.button-throw }** there.
learn-again-started =
    { "**" }A new short game is ready.**
    The dice will roll differently, and the coach says less about what you already know.
learn-running =
    { "**" }You’re in the middle of a game with the coach.**
    If you start over, that game ends.
learn-over = Start over
button-learn-again = Play again
friends-title = Play with friends
friends-add = **1.** Add the bot to your server, if it isn’t there yet.
friends-invite = Add the bot
friends-steps =
    { "**" }2.** Type `{ COMMAND("new") }` in one of its channels.
    { "**" }3.** Your friends press **{ button-lobby-join }**, and **{ button-lobby-computer }** fills the other seats.
    { "**" }4.** Press **{ button-lobby-start }**.
friends-days = -# In the lobby, **Settings** lets you choose the pace: one evening together, or a few minutes a day over weeks.

command-name-learn = learn
command-learn = Play a short first game in your direct messages, with a coach

## What the coach of a first game says: once with the reason, later the advice alone. Only the learner
## plays with people’s hands there, so the coach says “you”.

coach = 🎓 { $text }
coach-then-roll = { $line } Then roll.
coach-practiced =
    { $count ->
        [0] 🎓 That was a short lesson. Play again to see what comes next!
       *[other] 🎓 You’ve practiced { $what }. You’re ready to play with friends.
    }
coach-gamble =
    { "." } You’d keep ${ $left } and { $dear ->
        [0] a bad lap costs ${ $lap }
        [1] 1 of the next { $soon } spaces costs more
       *[other] { $dear } of the next { $soon } spaces cost more
    }, but it’s worth it

## What it was about

coach-topic-turns = taking turns
coach-topic-buying = buying
coach-topic-auctions = auctions
coach-topic-rent = rent
coach-topic-building = building
coach-topic-trading = trading
coach-topic-jail = Jail
coach-topic-taxes = taxes
coach-topic-debts = raising cash

## Turns

coach-why-throw = Own all the streets of one color, build on them and collect rent.
coach-tip-throw = Press **{ decision-to-throw.button-throw }**. If you land on a property nobody owns, you can buy it.
coach-why-end = Before you end your turn, you can still **{ button-trade }**, or build and mortgage under **{ button-manage }**.
coach-tip-end = Nothing else to do? Press **{ decision-to-end.button-end }**.
coach-why-salary = You passed { $go }, so the Bank paid you ${ $price }.
coach-tip-salary = You’ll get ${ $price } each time you pass { $go }.
coach-why-goal = Cash, properties and buildings together are your wealth.
coach-tip-goal = When someone can’t pay, this short game ends, and the richest of the others wins.
coach-why-concede = Computer players concede when they see no way to win.
coach-tip-concede = Press **{ $press }** to win right now, or simply play on.
coach-why-green = The coach speaks up only about something new.
coach-tip-green = The green button is what the coach would press, and **{ button-advise }** says why.
coach-why-card = Chance and Community Chest are decks of cards with good and bad luck.
coach-tip-card = What a card says happens right away, so you don’t have to do anything.

## Buying

coach-why-buy = Players who land on your property pay you rent.
coach-tip-buy = Buy it, so that nobody else gets it{ $gamble }.
coach-why-buy-group = With { $space } you’d own all of { $group }: the rent doubles, and you can build.
coach-tip-buy-group = Buy it: full sets win games{ $gamble }.
coach-why-buy-group-mortgaged = { coach-why-buy-raise-on-group }
coach-tip-buy-group-mortgaged = { coach-tip-buy-group }
coach-why-buy-block = Whoever owns a whole color can build and collect high rents.
coach-tip-buy-block = Buy it, or { $who } could complete { $group }{ $gamble }.
coach-why-buy-leave = You don’t have to buy everything: you need cash for rent and houses.
coach-tip-buy-leave =
    { $own ->
        [none] Let this one go to auction: on its own, it earns too little rent for ${ $price }.
       *[some] Let this one go to auction: right now, your cash is worth more.
    }
coach-why-buy-leave-group = With { $space } you’d own all of { $group }, but you’d have to mortgage too much for it.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-leave-mortgaged = With { $space } you’d own all of { $group }.
coach-tip-buy-leave-mortgaged = Still, let it go to auction: you couldn’t build before unmortgaging { $rest }, and you’d have only ${ $left } left.
coach-why-buy-short = You’re ${ $price } short, and what you don’t buy is auctioned.
coach-tip-buy-short = Press **{ $decline }**: raising cash usually isn’t worth it unless it completes a color group.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise = Raise the missing ${ $price } and buy it: full sets win games{ $gamble }.
coach-why-buy-raise-on-group = With { $space } you’d own all of { $group }: unmortgage the rest there to build.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = The highest bid wins, so know what it’s worth to you.
coach-tip-auction = { $space } is worth about ${ $price } to you: set that as your secret maximum{ $gamble }.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block =
    { $cost ->
        [risky] Bid up to ${ $price }, or { $who } could complete { $group }{ $gamble }.
       *[safe] If you pass, { $who } could complete { $group }: set ${ $price } as your secret maximum.
    }
coach-why-auction-pass = The highest bid wins, but nobody has to bid.
coach-tip-auction-pass =
    { $own ->
        [none] Pass: the next bid is ${ $price }, and on its own, { $space } earns too little rent for that.
       *[some] Pass: the next bid is ${ $price }, and that’s more than { $space } is worth to you.
    }
coach-why-auction-pass-mortgaged = { coach-why-buy-leave-mortgaged }
coach-tip-auction-pass-mortgaged = Pass: the next bid is ${ $price }, too much for a group you can’t build on before unmortgaging it.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Pass: the next bid is ${ $price }, and that’s more cash than you have.
coach-why-auction-theirs = { $who } didn’t buy { $space }, so it’s up for auction, and you can bid too.
coach-tip-auction-theirs = { coach-tip-auction }
coach-why-auction-theirs-pass = { coach-why-auction-theirs }
coach-tip-auction-theirs-pass = { coach-tip-auction-pass }

## Rent

coach-why-rent-paid = You landed on { $space } and paid { $who } ${ $price } rent.
coach-tip-rent-paid = Rent doubles for whoever owns the whole color, and each house raises it more.
coach-why-rent-single = { $who } landed on { $space } and paid you ${ $price } rent.
coach-tip-rent-single = Once you own all of { $group }, the rent there doubles, and you can build.
coach-why-rent-railroad = { coach-why-rent-paid }
coach-tip-rent-railroad = The more railroads someone owns, the higher the rent on each.
coach-why-rival-group = { $who } owns all of { $group } and can build there.
coach-tip-rival-group = On your next trip around the board, { $space } could cost you ${ $price }: keep that much in cash.

## Building and trading

coach-why-build = You own all of { $group }, so you can build there. To choose street by street, press **{ button-manage }**.
coach-tip-build =
    { $cost ->
        [risky] Build { $what } on { $where }: a stop there then costs up to ${ $rent }{ $gamble }.
       *[safe] Build { $what } on { $where }: a stop there then costs up to ${ $rent } instead of ${ $was }.
    }
coach-built-on =
    { $part ->
        [some] { $streets }
       *[all] { $group }
    }
button-coach-build = Build as advised · ${ $price }
coach-built-hotels =
    { $count ->
        [one] 1 hotel
       *[other] { $count } hotels
    }
coach-built-houses =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
coach-why-build-borrow = A mortgaged property collects no rent, but houses bring in more.
coach-tip-build-borrow =
    { $cost ->
        [risky] Mortgage { $deeds } and build { $what } on { $group }{ $gamble }.
       *[safe] Mortgage { $deeds } for ${ $raised } and build { $what } on { $group }: you keep ${ $left }.
    }
coach-term-mortgage =
    { $cost ->
        [risky] Mortgage { $deeds } for ${ $raised } (no rent there until you pay it back plus { $interest }%) and build { $what } on { $group }{ $gamble }.
       *[safe] Mortgage { $deeds } for ${ $raised } (no rent there until you pay it back plus { $interest }%) and build { $what } on { $group }: you keep ${ $left }.
    }
coach-term-hotel = In this short game, three houses are enough for a hotel. { coach-tip-build }
button-coach-borrow = Mortgage and build · ${ $price }
coach-mortgaged =
    { $count ->
        [one] 1 property
       *[other] { $count } properties
    }
coach-why-build-wait = You own all of { $group }: the rent there doubles.
coach-tip-build-wait =
    { $cash ->
        [short] Don’t build on { $group } yet: a house costs ${ $price }, so save up first.
       *[enough] Don’t build on { $group } yet: keep your cash for what the next trip around the board could cost.
    }
coach-why-trade = Most color groups are completed by trading, and the last street costs far more than its price.
coach-tip-trade = Offer { $who } { $gives } for { $takes } to own all of { $group }{ $gamble }.
coach-why-offer-good = Look at what an offer completes for you and for { $who }.
coach-tip-offer-good =
    { $completes ->
        [mine] This one is good for you: you’d own all of { $group }{ $gamble }.
        [theirs] This one gives { $who } all of { $group }, but what you get is worth it{ $gamble }.
       *[none] This one completes nothing, but what you get is worth more to you than what you give{ $gamble }.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad = Decline it or ask for more: it helps others more than it helps you.

## Jail, taxes, debts

coach-why-jail-leave = In Jail, you can’t buy anything or pass { $go }.
coach-tip-jail-leave =
    { $price ->
        [0] Use your Get Out of Jail Free card, then roll.
       *[other] Pay ${ $price }, then roll{ $gamble }.
    }
coach-why-jail-stay = There’s little left to buy, and in Jail you land on nobody’s houses.
coach-tip-jail-stay = Don’t pay. Roll for doubles instead: you still collect rent while you’re in Jail.
coach-why-tax = You have to choose before you add up what you own.
coach-tip-tax = If everything you own is worth less than ${ $price }, the percentage costs you less.
coach-why-debt = You need ${ $price } more to pay this.
coach-tip-debt = Mortgage single properties first and sell houses last: the Bank pays only half of what they cost.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Mortgages alone don’t cover it, so this plan also sells buildings: choose which with **{ debt-change }**.
coach-why-debt-hopeless = A player who can’t pay is out of the game.
coach-tip-debt-hopeless = Press **{ button-trade }**: what completes a color for someone is worth more to them than to the Bank.

## The lines that explain what a player meets for the first time. Everyone reads them.

prefer-hints-on = Hints: on
prefer-hints-on-hint = The bot explains new things the first time you see them
prefer-hints-off = Hints: off
prefer-hints-off-hint = The bot doesn’t explain new things
prefer-hints = Hints for what’s new to you

hint = -# 💡 { $text }
hint-time-bank = The time left includes a time bank. Slow decisions use it up, quick ones refill it.
hint-rent = In this game, rent isn’t automatic: the owner has to collect it in time or loses it.
hint-trade = “{ trade-button-accept }” makes the trade right away. “{ trade-button-counter }” sends a different offer back. “{ trade-button-decline }” ends this offer.
hint-manage = What you pick is done right away, or as soon as the rules allow it. Mortgaged properties collect no rent.

## The tour of the command help.

guide-title = How to play ({ $page }/{ $pages }): { $what }
guide-back = Back
guide-next = Next: { $what }
guide-play = Start a game against computers
guide-learn = Learn by playing
guide-started =
    { "**" }Game on!**
    You’re playing against computer players. Press **{ decision-to-throw.button-throw }** when it’s your turn.
guide-close = Close
guide-closed = Enjoy the game! `{ COMMAND("help") }` brings this tour back.
guide-rules = Rules
guide-name-what = The goal
guide-name-start = Starting a game
guide-name-turn = Your turn
guide-name-deals = Trades and auctions
guide-name-days = Playing over several days
guide-name-look = Looking things up
guide-text-what =
    { "**" }Be the last player who isn’t bankrupt.** Buy properties, complete color groups, build on them, and collect rent. Keep enough cash for the rent you owe others.
    You play right here, with buttons. The bot is the banker: it keeps the board and the money, enforces the rules, and rolls fair dice.
    `{ COMMAND("new") }` opens a game. Play it in one evening, or a minute at a time over weeks.
    { "**" }New to the game?** `{ COMMAND("learn") }` starts a short first game with a coach, in your direct messages.
    -# This tour has six short pages, and only you can see it.
guide-text-start =
    1. `{ COMMAND("new") }` opens a lobby in the channel. In direct messages with the bot, you play alone against computer players.
    2. Friends press **Join**. The host can also add computer players.
    3. Under **Settings**, everyone chooses a token. The host also chooses the pace, rulebook and house rules.
    4. The host presses **Start**. Two players are enough.
    `{ COMMAND("boards") }` makes a board with your own street names, cards and currency.
guide-text-turn =
    The game message shows the board. The line above the buttons says whose decision it is and how long they have, and the buttons are the moves that are possible right now.
    { "**" }Roll the dice** moves your token. If you land on an unowned property, you choose whether to buy it. Rent, taxes and cards are handled for you.
    { "**" }Manage** lets you build, sell and mortgage, even when it’s not your turn. You can build once you own a full set. **Standing orders**, under **{ button-more }**, decide for you right away, so nobody has to wait.
    { "**" }{ button-more }** also has the board, the history and undo. In a Live game, it also holds the roll while another player is about to roll. Only you see what these buttons open.
    Made a mistake? `{ COMMAND("undo") }` takes back your last choice if the others agree, but never a roll or a bid.
    Against computer players, `{ COMMAND("advise") }` names your best choices.
guide-text-deals =
    { "**" }Trade** lets you offer another player money, properties and Get Out of Jail Free cards. They get your offer as a direct message and can accept, decline or counter it. Nothing changes hands before they accept.
    An auction gets its own thread. Bid openly, or set a secret maximum: the bot then bids for you, only as high as needed.
    At slower paces, everyone sets one secret maximum, and the highest wins.
guide-text-days =
    In a Live game you have minutes to decide; in a Daily game, a day. If you run out of time, the bot makes a safe choice for you, so the game always goes on.
    `{ COMMAND("orders") }` sets standing orders: answers the bot gives for you right away, so nobody has to wait.
    `{ COMMAND("away") }` tells everyone how long you’ll be gone. `{ COMMAND("pause") }` asks them for a break.
    `{ COMMAND("preferences") }` sets how you’re notified, your quiet hours, who rolls your dice, and text instead of pictures, for example for a screen reader.
    `{ COMMAND("mine") }` lists your games, the ones waiting for you first.
guide-text-look =
    `{ COMMAND("rules") }` explains the rules by topic. `{ COMMAND("deed") }` looks up a property, and `{ COMMAND("board") }` shows where everyone is.
    `{ COMMAND("game") }` shows what happened in a game, with statistics, an animation and a file to keep, and proves that the dice are fair.
    `{ COMMAND("standings") }` ranks this server’s players.
    `{ COMMAND("leave") }` lets you resign from a game, or ask everyone to end it early.
    `{ MODERATOR_COMMAND() }` is for people who manage the server.
    A 💡 line explains something new the first time you see it. `{ COMMAND("preferences") }` turns these hints off.

command-name-help = help
command-help = Learn how to play
