# Sentences for people who read text alone. "x-in-words" is said in place of "x", which needs a symbol.

player-mover-in-words = Current player:
player-pass-in-words =
    { $count ->
        [1] 1 Get Out of Jail Free card
       *[other] { $count } Get Out of Jail Free cards
    }
player-for-in-words =
    { $kind ->
        [computer] a computer player for { $owner }
       *[person] playing for { $owner }
    }
manage-rents-in-words = Rent { $now }, then { $then }
manage-lot-hotel-in-words = { $lot }, with a hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, with 1 house
       *[other] { $lot }, with { $count } houses
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Your cash: ${ $before } now, **{ $after }** after the trade
       *[other] Your cash: ${ $before } now, **{ $after }** after paying the Bank ${ $due } for mortgages
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] { $who }’s cash: ${ $before } now, **{ $after }** after the trade
       *[other] { $who }’s cash: ${ $before } now, **{ $after }** after paying the Bank ${ $due } for mortgages
    }
deed-now-in-words = **{ $line }** (now)
chapter-ruling-in-words = Fills a gap in the rulebook: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = First page
button-page-last-in-words = Last page, { $pages }
button-page-older-in-words = Older: page { $page } of { $pages }
button-page-newer-in-words = Newer: page { $page } of { $pages }
advice-chance-lot-in-words = from { $before } to **{ $after }** if you get it for ${ $price }
advice-chance-offer-in-words = from { $before } to **{ $after }** if { $who } accepts
chance-change-in-words = from { $before } to **{ $after }**
review-change-in-words = { $who } from { $before } to { $after }
