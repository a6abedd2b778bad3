# What a game asks of its players: one message for each kind of decision. Everyone reads its sentence,
# and its player alone reads .mine. In the middle of the board’s picture, .board has little room: a soft
# hyphen, written {"\u00AD"}, says where a word may be broken. When somebody meets the decision for the
# first time, .hint explains it to everyone. Each .button-… is the label of an answer.

decision-to-throw = { $doubles ->
        [0] { $who }: roll the dice
       *[other] { $who }: you rolled doubles, so roll again
    }
    .mine = { $doubles ->
            [0] Roll the dice.
           *[other] You rolled doubles, so roll again.
        }
    .board = { $doubles ->
            [0] Roll the dice
           *[other] Doubles: roll again
        }
    .hint = Roll to move. Doubles roll again, but three in a row send you to Jail.
    .button-throw = Roll the dice

decision-in-jail = { $who }: you’re in Jail. How do you want to get out?
    .mine = You’re in Jail. How do you want to get out?
    .board = Get out of Jail?
    .hint = { $jail_cards ->
            [0] To get out of Jail, roll doubles or pay ${ $fine }.
           *[other] To get out of Jail, roll doubles, pay ${ $fine }, or use a Get Out of Jail Free card.
        } { $turns ->
            [one] You get one roll. If it isn’t doubles,
           *[other] You get { $turns } attempts. If the last one isn’t doubles,
        } you pay the fine and move.
    .button-throw = Roll for doubles
    .button-fine = Pay ${ $fine } to get out of Jail
    .button-use = { $deck ->
            [chance] Use Get Out of Jail Free (Chance)
            [community_chest] Use Get Out of Jail Free (Chest)
           *[other] Use Get Out of Jail Free ({ $deck })
        }

decision-fine-or-pass = { $who }: no doubles. Pay ${ $fine }, or use a Get Out of Jail Free card?
    .mine = No doubles. Pay ${ $fine }, or use a Get Out of Jail Free card?
    .board = Pay ${ $fine } or use the card?
    .hint = That was the last attempt to roll doubles in Jail. Pay the fine or use a Get Out of Jail Free card. Either way, you move the number you rolled.
    .button-fine = Pay ${ $fine } and move
    .button-use = { decision-in-jail.button-use }

decision-held = { $who }: build, mortgage or trade, then let { $mover } roll
    .mine = You asked { $mover } to wait before rolling. Let them roll when you’re done.
    .board = { $player } is holding the roll
    .hint = In this game, anyone can hold another player’s roll for a moment, to do something first.
    .button-go-on = Let { $mover } roll

decision-to-end = { $who }: { $can ->
        [build-trade] build, trade, or end your turn
        [build] build, or end your turn
        [trade] trade, or end your turn
       *[end] end your turn
    }
    .mine = { $can ->
            [build-trade] Build, trade, or end your turn.
            [build] Build, or end your turn.
            [trade] Trade, or end your turn.
           *[end] End your turn.
        }
    .board = End the turn?
    .button-end = End turn

decision-buy-or-decline = { $who }: buy { $deed } for ${ $price }, or { $declined ->
        [left-with-bank] leave it with the Bank?
       *[auctioned] let it go to auction?
    }
    .mine = Buy { $deed } for ${ $price }, or { $declined ->
            [left-with-bank] leave it with the Bank?
           *[auctioned] let it go to auction?
        }{ $short ->
            [for-now] {" "}You’re ${ $missing } short. Use the “{ button-manage }” button to raise the cash.
            [for-good] {" "}You’re ${ $missing } short, and you can’t raise that much.
           *[no] {""}
        }
    .board = Buy { $space } for ${ $price }?
    .hint = If you buy it, players who land here pay you rent. If not, it { $declined ->
            [left-with-bank] stays with the Bank.
           *[auctioned] goes to auction.
        }
    .button-buy = Buy { $space } · ${ $price }
    .button-decline = { $declined ->
            [left-with-bank] Don’t buy { $space }
           *[auctioned] Auction { $space }
        }

decision-choose-tax = { $who }: { $tax }. Pay ${ $flat }, or { $percent }% of everything you own?
    .mine = { $tax }: pay ${ $flat }, or { $percent }% of everything you own?
    .board = Pay ${ $flat } or { $percent }%?
    .hint = Everything you own: your cash, the list prices of your properties (even mortgaged ones), and what your buildings cost.
    .button-flat = Pay ${ $flat }
    .button-tenth = Pay { $percent }% of everything you own

decision-auction = { $leads ->
        [nobody] { $who }: bid or pass on { $lot }?
       *[other] { $lot }: { $leader } leads with ${ $price }. { $who }: bid higher or pass?
    }
    .mine = { $leads ->
            [nobody] Up for auction: { $lot }. Open the bidding, or pass?
           *[other] Up for auction: { $lot }. { $leads ->
                [me] You lead with ${ $price }.
               *[other] { $leader_name } leads with ${ $price }. Bid more, or pass?
            }
        }
    .board = Auction: { $lot_on_board }
    .hint = With a secret maximum, the bot bids for you, only as high as needed.

decision-sealed-auction = Secret auction: { $lots }. Waiting for { $who }
    .mine = Secret auction: { $lots }. Set your maximum, or pass.
    .board = { decision-auction.board }
    .hint = You answer only once. Nobody else sees your maximum.

decision-owing = { $rescue ->
        [needless] { $who }: you owe { $to } ${ $amount } { $topic }
       *[other] { $who }: you can’t raise the ${ $amount } you owe { $to } { $topic }{ $rescue ->
            [trade] . Only a trade can save you (with { $helpers }): press “{ button-trade }”
           *[none] , and no trade can save you: all that’s left is “{ debt-give-up }”
        }
    }
    .mine = { $rescue ->
            [needless] You owe { $to } ${ $amount } { $topic } and you’re ${ $missing } short. Sell, mortgage or trade to raise the cash.
           *[other] You can’t raise the ${ $amount } you owe { $to } { $topic }.{ $rescue ->
                [trade] { " " }Only a trade can save you (with { $helpers }): press “{ button-trade }” in the game.
               *[none] { " " }No trade can save you either: all that’s left is “{ debt-give-up }” in the game.
            }
        }
    .board = { $count ->
            [1] { $player } owes ${ $amount }
           *[other] { $count } players owe money
        }

decision-lift-or-hold = { $cash ->
        [bankruptcy] { $bankrupt } is bankrupt. Before the game ends, { $who }: unmortgage what you received ({ $spaces }), or leave things as they are?
        [hour] Before the game ends, { $who }: unmortgage what you received ({ $spaces }), or leave things as they are?
        [short] { $who }: unmortgage { $spaces } now (${ $price } in all; you can sell or mortgage something first), or leave things as they are?
       *[enough] { $who }: unmortgage { $spaces } now, or leave things as they are?
    }
    .mine = Unmortgage { $spaces } for ${ $price }, or leave things as they are?
    .board = { $player }: unmortgage now?
    .hint = Mortgaged property collects no rent. If you unmortgage it now, you won’t pay interest again later. You can also keep it mortgaged.

decision-shortage-claim = { $again ->
        [yes] { $count ->
            [1] { $who }: players want more buildings than the Bank has. What’s the most you’d pay for each building?
           *[other] { $who }: players want more buildings than the Bank has. What’s the most each of you would pay per building?
        }
       *[no] { $who }: build too?
    }
    .mine = { $again ->
            [yes] Players want more buildings than the Bank has. What’s the most you’d pay for each?
           *[no] The Bank may run out of buildings. Do you want any?
        }
    .board = Building shortage
    .hint = If players want more than the Bank has, the buildings are auctioned.

decision-shortage-auction = { $leads ->
        [nobody] Up for auction: { $lot }. { $who }: bid or pass?
       *[other] Up for auction: { $lot }. { $leader } leads with ${ $price } (for { $space }). { $who }: bid higher or pass?
    }
    .mine = { decision-auction.mine }
    .board = { decision-shortage-claim.board }
    .hint = The Bank auctions its last buildings one by one. The winner builds right away.

## Beside the question

decision-none = The game is over.
# These two are followed by a time: “The turn ends in 2 minutes”.
decision-automatic-end = { $who } can still trade or manage property. The turn ends
decision-automatic-roll = { $doubles ->
        [0] The bot rolls for { $who }
       *[other] Doubles: the bot rolls again for { $who }
    }
decision-automatic-roll-now = { $doubles ->
        [0] The bot rolls for { $who } now
       *[other] Doubles: the bot rolls again for { $who } now
    }
decision-automatic-held = { $what ->
        [end] { $who }’s turn ends once the vote on undoing is over
       *[throw] The bot rolls for { $who } once the vote on undoing is over
    }
shortage-claim = { $who } wants { $what }
shortage-none =
    { $count ->
        [1] { $who } doesn’t want any buildings
       *[other] { $who } don’t want any buildings
    }
awaiting-until = { $what } · ⏳ <t:{ $at }:R>
awaiting-quiet = -# 🌙 Quiet hours make this time longer.
awaiting-automatic = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Cash: **${ $cash }**
       *[other] Cash: **${ $cash }** · **${ $missing } short**
    }
asked-until = { $cash } · ⏳ <t:{ $at }:R>
asked-until-alone = ⏳ <t:{ $at }:R>
asked-raise = { $who } can raise the rest: **{ $button }** shows what to sell or mortgage first.
asked-raise-mine = You can raise the rest: **{ $button }** shows what to sell or mortgage first.
