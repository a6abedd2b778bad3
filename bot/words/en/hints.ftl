# The lines that explain what a player meets for the first time. Everyone reads them.

prefer-hints-on = Hints: on
prefer-hints-on-hint = The bot explains new things the first time you see them
prefer-hints-off = Hints: off
prefer-hints-off-hint = The bot doesn’t explain new things
prefer-hints = Hints for what’s new to you

hint = -# 💡 { $text }
hint-hold = The other players can hold the roll for a moment to build, mortgage or trade first.
hint-two-bidders = With two players, only the other one can drive the price up: the winner pays just over the loser’s limit.
hint-rescue = If no trade covers this debt in time, the player who owes it is out of the game.
hint-time-bank = The time left includes the player’s time bank: extra time on top of the timer. It’s full at first, slow decisions use it up, and deciding early refills it.
hint-rent = In this game, rent isn’t automatic: the owner has to collect it in time or loses it.
hint-trade = “{ trade-button-accept }” makes the trade right away. “{ trade-button-counter }” sends a different offer back. “{ trade-button-decline }” ends this offer.
hint-offer = Choose what you give and what you want, then press Send.
hint-manage = What you pick happens right away. If the rules don’t allow it yet, it’s queued until they do. Mortgaged properties collect no rent.
