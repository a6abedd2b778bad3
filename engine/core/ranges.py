"""Annotated types for the fields of records: dollars, seats, spaces and more.

A field of these types says what it may hold, and engine/invariants/values.py checks it. To Python
and to saved games they are plain.
"""

from typing import Annotated

SeatId = Annotated[int, "seat"]
Space = Annotated[int, "space"]
PropertySpace = Annotated[int, "property"]
Level = Annotated[int, "level"]
"""0 bare, 1 to 4 houses, 5 a hotel."""
CardId = Annotated[str, "card"]
JailCardId = Annotated[str, "jail card"]
Lot = Annotated[int | str, "lot"]
"""What an auction sells: a property by its space, or a jail card by its card (AMB-67)."""
Dollars = Annotated[int, "dollars"]
Price = Annotated[int, "price"]
"""Dollars that are paid for something: never none."""
Number = Annotated[int, "number"]
"""An id, a turn or a factor: counted from 1."""
Count = Annotated[int, "count"]
Percent = Annotated[int, "percent"]
RollTotal = Annotated[int, "roll"]
Doubles = Annotated[int, "doubles"]
FailedRolls = Annotated[int, "failed rolls"]
