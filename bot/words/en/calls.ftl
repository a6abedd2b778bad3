# Calls to those whom the game waits for.

call-throw = { $who }: your turn.
call-jail = { $who }: you are in Jail – how do you get out?
call-buy = { $who }: do you buy it?
call-tax = { $who }: income tax – choose how to pay.
call-debt =
    { $count ->
        [1] { $who }: you owe more than you have in cash.
       *[other] { $who }: each of you owes more than the cash in hand.
    }
call-rescue =
    { $count ->
        [1] { $who }: you cannot pay. Only a trade can save you now.
       *[other] { $who }: none of you can pay. Only trades can save you now.
    }
call-lift = { $who }: mortgages came with what you received.
call-claim =
    { $count ->
        [1] { $who }: buildings are scarce – do you claim some?
       *[other] { $who }: buildings are scarce – does any of you claim some?
    }
call-rent = { $who }: you have a visitor. Ask for the rent in time.
call-auction =
    { $count ->
        [1] { $who }: an auction – what is it worth to you?
       *[other] { $who }: an auction – what is it worth to each of you?
    }

call-direct = { $what } · [To the table]({ $link })

reminder = ⏰ { $what } Play goes on without an answer <t:{ $at }:R>. [To the table]({ $link })
call-trade = { $who }: an offer waits for your answer.
