# Pings and direct messages to players whose decision it is.

call-throw = { $who }: it’s your turn.
call-jail = { $who }: you’re in Jail. How do you want to get out?
call-buy = { $who }: do you want to buy the property you landed on?
call-tax = { $who }: how do you want to pay Income Tax?
call-debt =
    { $count ->
        [1] { $who }: you owe more cash than you have.
       *[other] { $who }: you each owe more cash than you have.
    }
call-rescue =
    { $count ->
        [1] { $who }: you owe more than you can raise.
        [2] { $who }: you both owe more than you can raise.
       *[other] { $who }: you all owe more than you can raise.
    }
call-lift = { $who }: you received mortgaged property. Unmortgage it now, or keep it mortgaged?
call-claim =
    { $count ->
        [1] { $who }: the Bank is short of buildings. Do you want any?
       *[other] { $who }: the Bank is short of buildings. Do you want any?
    }
call-rent = { $who }: someone landed on your property. Collect the rent before it’s too late.
call-auction =
    { $count ->
        [1] { $who }: there’s an auction. Bid or pass.
       *[other] { $who }: there’s an auction. Each of you can bid or pass.
    }

call-direct = { $what } · [Go to the game]({ $link })

reminder = ⏰ { $what } If you don’t answer, the game moves on <t:{ $at }:R>. [Go to the game]({ $link })
call-trade = { $who }: you have a trade offer to answer.
