"""A whole position as text, as FEN is for chess: a line a player, then what else is to be said.

    0 hat $1200 at 24 deeds 1=2,3=2,5m passes CC-GOOJF
    1 dog $40 jail 1 deeds 37,39
    2 car left 7
    turn 12 of 1 in-jail

Lines end with a new line or a semicolon, so that one line may hold them all. What is left out is as
at the start of a game. Seats and spaces are numbers from 0 on; cards have the ids of their decks.

rules       the edition, the game, the pace (`live`, `by-post`), and house rules with their numbers:
            `rules 1994 short live jail-fine=80 no-auctions`
a player    the seat, the token, then `$` cash, `at` a space, `jail` failed rolls in Jail, `laps`
            salaries paid, `deeds`, `passes`, `left` the turn of leaving the game
deeds       by space: `39` bare, `5m` mortgaged, `1=2` with two houses, `39=5` with a hotel
turn        its number, `of` a seat, and what is awaited of that seat: `to-throw`, `in-jail`,
            `to-end` or `buy` with a space; with `doubles` rolled before and the `id` of the
            decision. A game that is over has `over` and the seats that have `won`. All may be
            awaited: `auction 39 bids 1=50,2=60 maxima 1=90 passed 3`, `sealed 37,39`,
            `owing 1=50,3=50 to 0 for jail-fine` (to the Bank without `to`)
shuffled    both decks as FairChance lays them with this seed; else they lie as they are printed
top         cards that lie on top of their decks, the first of each uppermost
chance, community_chest    a deck, its top card first
bank        deeds that are for sale with their mortgages: `bank 5m`
pot, starter, rolls, serial, built, ending    fields of the state that differ from the usual
trades      open offers in notation, each with its id: `trades 7=0 offer 1 gives 5 takes $40`,
            several with ` | ` between them
intents     what is asked for too early, likewise: `intents 8=1 build 3=1 | 9=1 mortgage 5`
pending, claims, past    JSON as saves have it: what else is to happen, rent that may be claimed,
            the newest offers of trades that are no longer open

Houses and hotels in the Bank are what those on the board leave of the game's.
"""

from engine.positions.reading import NoPosition, position_of
from engine.positions.writing import write_position

__all__ = ["NoPosition", "position_of", "write_position"]
