# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Advance to GO. Collect $200.
card-ch-illinois = Take a trip to Illinois Avenue. If you pass GO, collect $200.
card-ch-stcharles = Pay a visit to St. Charles Place. If you pass GO, collect $200.
card-ch-utility = Go to the next utility. If it’s unowned, you can buy it. If not, roll the dice and pay the owner ten times the roll.
card-ch-railroad-1 = Go to the next railroad. If it’s unowned, you can buy it. If not, pay the owner twice the usual rent.
card-ch-railroad-2 = Take a train to the next railroad. If it’s unowned, you can buy it. If not, pay the owner twice the usual rent.
card-ch-dividend = Your shares did well. Collect $50.
card-ch-goojf = Get out of Jail free. Keep this card until you use it or trade it.
card-ch-back3 = Go back three spaces.
card-ch-jail = Go straight to Jail. You don’t pass GO or collect $200.
card-ch-repairs = Your buildings need repairs: pay $25 per house and $100 per hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] You were driving too fast. Pay $15.
       *[classic] You owe a poor tax. Pay $15.
    }
card-ch-reading = Take a ride on the Reading Railroad: go there now. If you pass GO, collect $200.
card-ch-boardwalk = Take a stroll on Boardwalk. Go there now.
card-ch-chairman = You’re the new chair of the board. Pay every player $50.
card-ch-loan = Someone repays the money you lent. Collect $150.
card-cc-go = { card-ch-go }
card-cc-bankerror = The Bank made a mistake in your favor. Collect $200.
card-cc-doctor = You get a doctor’s bill. Pay $50.
card-cc-stock-45 = You sold some stock. Collect $45.
card-cc-stock-50 = You sold some stock. Collect $50.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = You take everyone to the opera. Every player pays you $50 for a seat.
card-cc-birthday = It’s your birthday. Every player gives you $10.
card-cc-fund = Your vacation fund pays out. Collect $100.
card-cc-refund = You get a tax refund. Collect $20.
card-cc-insurance = Your life insurance pays out. Collect $100.
card-cc-hospital = You spend a night in the hospital. Pay $100.
card-cc-school-150 = School fees are due. Pay $150.
card-cc-school-50 = School fees are due. Pay $50.
card-cc-services = You gave good advice. Collect $25.
card-cc-streets = The street outside your buildings gets repaired: pay $40 per house and $115 per hotel.
card-cc-beauty = You take second place in a beauty contest. Collect $10.
card-cc-inherit = Your aunt leaves you something in her will. Collect $100.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Go to { $space }. If you pass GO on the way, collect $200.
