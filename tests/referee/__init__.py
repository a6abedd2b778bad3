"""An independent referee: a bookkeeper that follows the record of a game and checks every sum.

It knows the rulebooks by itself (board.py, cards.py, terms.py) and uses nothing of the engine but
the form of its record: actions, events and what a sum is said to be for.
"""
