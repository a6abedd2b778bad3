# The lines about what somebody meets for the first time. What all read calls nobody "you".

prefer-hints-on = 💡 Hints are on: what is new to you is explained once.
prefer-hints-off = 💡 Hints are off.
button-hints-on = Turn hints on
button-hints-off = Turn hints off

hint = -# 💡 { $text }
hint-to-throw = The dice move the token. Doubles throw again; a third pair in one turn leads to Jail.
hint-in-jail = Out of Jail: throw doubles, pay ${ $fine }, or play a Get Out of Jail Free card. After { $turns ->
        [one] one throw
       *[other] { $turns } throws
    } the stay is over.
hint-fine-or-pass = The last try for doubles in Jail has failed. In this game a Get Out of Jail Free card may still be used instead of the fine; either way you move what you rolled.
hint-held = Held dice leave time to build, mortgage or trade before the next throw. “Let the dice roll” ends that.
hint-to-end = Nothing is left to answer. It is still time to build or trade; then the turn goes to the next.
hint-buy-or-decline = Whoever owns a property collects rent from all who land on it. Not bought, it { $declined ->
        [left-with-bank] stays with the Bank.
       *[auctioned] goes to auction, and all may bid.
    }
hint-choose-tax = Choose before adding up: a fixed sum, or a share of everything owned – cash, printed prices, buildings.
hint-auction = The highest bid wins once all others have passed or the time is up. A secret maximum bids by itself, never more than needed.
hint-sealed-auction = Everybody names one secret maximum or passes. The highest wins, for little more than the second highest.
hint-owing = There isn’t enough cash for this debt. The green button carries out the plan above. The other one lets you choose what to sell or mortgage.
hint-rescue = Selling everything would not be enough. Only trades help now, one or several, or the game is over for the debtor.
hint-lift-or-hold = These deeds came mortgaged and collect no rent. Paid off now, they cost no second interest; held, the loan stays.
hint-shortage-claim = The Bank has fewer buildings than people could use. Claim what would be built; if too much is claimed, it is auctioned.
hint-shortage-auction = The Bank auctions its last buildings one by one. Whoever wins one puts it up at once.
hint-rent = Here no rent is paid by itself: the owner asks for it in time, or goes without.
hint-trade = Accept, and it all changes hands at once. Counter answers with another offer, Decline ends it.
hint-offer = Choose what you give and what you want. Nobody sees any of it until you send it.
hint-manage = What you choose in a list is done at once, or noted until the rules allow it. A mortgaged deed collects no rent.
