# What a person or a server may ask of the bot in a while.

limit-presses = That was a lot at once. You can go on <t:{ $at }:R>.
limit-server = There is a lot going on in this server just now. Try again <t:{ $at }:R>.
limit-costly = You have looked up a lot at once. You can look up more <t:{ $at }:R>.
limit-offers = You have made many offers in this game. You can make the next one <t:{ $at }:R>.
limit-questions = You have asked this table several times already. You can ask again <t:{ $at }:R>.
limit-lobbies = You have opened several lobbies already. You can open another one <t:{ $at }:R>.
limit-working = What you asked for is on its way. You can ask for more as soon as it is here.
limit-queue = Many people are waiting for this just now. Try again <t:{ $at }:R>.
