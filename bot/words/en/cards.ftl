# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Off to GO. Collect $200.
card-ch-illinois = A trip to Illinois Avenue. Pass GO on the way and collect $200.
card-ch-stcharles = A visit to St. Charles Place. Pass GO on the way and collect $200.
card-ch-utility = On to the next utility. If it is free you may buy it; if not, throw the dice and pay its owner ten times the throw.
card-ch-railroad-1 = On to the next railroad. If it is free you may buy it; if not, pay its owner twice the usual rent.
card-ch-railroad-2 = The next railroad is yours to take. If it is free you may buy it; if not, pay its owner twice the usual rent.
card-ch-dividend = Your shares did well. Collect $50.
card-ch-goojf = A way out of Jail, free of charge. Keep it until you play it or trade it.
card-ch-back3 = Three steps back.
card-ch-jail = Straight to Jail. No stop at GO, no $200.
card-ch-repairs = Your buildings need work: $25 a house, $100 a hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Driving too fast. Pay $15.
       *[classic] Poor tax: being short of cash costs you $15.
    }
card-ch-reading = All aboard at Reading Railroad. Pass GO on the way and collect $200.
card-ch-boardwalk = A stroll along Boardwalk. Go there now.
card-ch-chairman = You chair the board now. Pay every player $50.
card-ch-loan = A loan you made comes back. Collect $150.
card-cc-go = Off to GO. Collect $200.
card-cc-bankerror = The Bank miscounted in your favor. Collect $200.
card-cc-doctor = The doctor sends a bill. Pay $50.
card-cc-stock-45 = You sold some stock. Collect $45.
card-cc-stock-50 = You sold some stock. Collect $50.
card-cc-goojf = A way out of Jail, free of charge. Keep it until you play it or trade it.
card-cc-jail = Straight to Jail. No stop at GO, no $200.
card-cc-opera = You take everybody to the opera. Every player pays you $50 for a seat.
card-cc-birthday = Happy birthday to you. Every player gives you $10.
card-cc-fund = The holiday fund pays out. Collect $100.
card-cc-refund = Some tax comes back. Collect $20.
card-cc-insurance = Your life insurance pays out. Collect $100.
card-cc-hospital = A stay in hospital. Pay $100.
card-cc-school-150 = School fees are due. Pay $150.
card-cc-school-50 = School fees are due. Pay $50.
card-cc-services = You gave good advice. Collect $25.
card-cc-streets = The street outside your buildings is mended: $40 a house, $115 a hotel.
card-cc-beauty = Second prize in a beauty contest. Collect $10.
card-cc-inherit = An aunt remembers you in her will. Collect $100.
# For the cards to a street or railroad, where a board has another one there.
card-advance = On to { $space }. If you pass GO on the way, collect $200.
