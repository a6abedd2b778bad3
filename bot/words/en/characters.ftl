# Computer players: who can sit down in a lobby, and how they play.

computers-title = Add a computer player
computers-full = The lobby is full: all { $most } seats are taken.
computers-added = ✅ { $who } is in: { $seats } of { $most } players.
computers-alt = The computer players: { $names }
computers-strength = How well the next one plays
computers-who = Choose who joins
seated-title = Change computer players
button-seated = Change computer players…
seated-choose = Choose a computer player
seated-none = There are no computer players in this lobby.
seated-left = ✅ { $who } has left: { $seats } of { $most } players.
button-seated-remove = Remove { $who }
strength-gentle = Strength: gentle
strength-gentle-hint = Goes by printed prices and seldom trades
strength-even = Strength: even
strength-even-hint = Plays soundly and makes simple, fair offers
strength-sharp = Strength: sharp
strength-sharp-hint = Weighs every move and mortgages to build
button-computers-surprise = Surprise me
character-builder = Builds as soon as a color group is complete. Keeps little cash, so one high rent can hurt.
character-dealer = Makes lots of offers and settles for the smaller share. Sets get completed early.
character-saver = Keeps cash ready for the worst rent ahead. Builds late and is hard to bankrupt.
character-collector = Loves railroads and utilities and pays extra for them. Hates to give one up.
character-blocker = Buys what others need and holds on to it. Gets in the leader’s way, even at a cost.
character-neutral = Has no favorites. Does what the odds say.
