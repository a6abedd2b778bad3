# The lines that explain what a player meets for the first time. Everyone reads them.

prefer-hints-on = Hints: on
prefer-hints-on-hint = The bot explains new things the first time you see them
prefer-hints-off = Hints: off
prefer-hints-off-hint = The bot doesn’t explain new things
prefer-hints = Hints for what’s new to you

hint = -# 💡 { $text }
hint-to-throw = Roll to move your token. Doubles earn another roll, but rolling doubles three times in a row sends you to Jail.
hint-in-jail = { $jail_cards ->
        [0] To get out of Jail, roll doubles or pay ${ $fine }.
       *[other] To get out of Jail, roll doubles, pay ${ $fine }, or use a Get Out of Jail Free card.
    } { $turns ->
        [one] You get one roll. If it isn’t doubles,
       *[other] You get { $turns } attempts. If the last one isn’t doubles,
    } you pay the fine and move.
hint-fine-or-pass = That was the last attempt to roll doubles in Jail. Pay the fine or use a Get Out of Jail Free card. Either way, you move the number you rolled.
hint-hold = The other players can hold the roll for a moment to build, mortgage or trade first.
hint-held = A player needs a moment to build, mortgage or trade before the next roll. When they’re done, they press “{ button-go-on }”.
hint-to-end = There’s nothing else to decide this turn. Before you end your turn, you can still trade and manage your property.
hint-buy-or-decline = If you own a property, other players who land on it pay you rent. If you don’t buy this one, it { $declined ->
        [left-with-bank] stays with the Bank.
       *[auctioned] goes to auction, and everyone can bid.
    }
hint-choose-tax = Your net worth is all your cash, the list prices of your properties (even mortgaged ones), and what your buildings cost.
hint-auction = The highest bid wins once everyone else passes or time runs out. If you set a secret maximum, the bot bids for you, only as high as needed.
hint-two-bidders = With two players, only the other one can drive the price up: the winner pays just over the loser’s limit.
hint-sealed-auction = You answer only once: set the most you’d pay, or pass. Nobody sees your maximum, and you can win for less.
hint-owing = This debt is more than your cash. The button with an amount on it sells and mortgages what’s listed above. With “{ debt-change }”, you choose what to sell or mortgage yourself.
hint-rescue = If no trade covers this debt in time, the player who owes it is out of the game.
hint-lift-or-hold = Mortgaged property collects no rent. If you unmortgage it now, you won’t pay interest again later. You can also keep it mortgaged.
hint-shortage-claim = The Bank may not have enough buildings for everyone. Choose what you’d like to build. If players want more than the Bank has, it auctions the buildings.
hint-shortage-auction = The Bank auctions its last buildings one by one. The winner builds right away.
hint-time-bank = The time left includes the player’s time bank: extra time on top of the timer. It’s full at first, slow decisions use it up, and deciding early refills it.
hint-rent = In this game, rent isn’t automatic: the owner has to collect it in time or loses it.
hint-trade = “{ trade-button-accept }” makes the trade right away. “{ trade-button-counter }” sends a different offer back. “{ trade-button-decline }” ends this offer.
hint-offer = Choose what you give and what you want, then press Send.
hint-manage = What you pick happens right away. If the rules don’t allow it yet, it’s queued until they do. Mortgaged properties collect no rent.
