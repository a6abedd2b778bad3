# What a person or a server may ask of the bot in a while.

limit-presses = That was a lot at once. Try again after <t:{ $at }:T>.
limit-server = There’s a lot going on in this server right now. Try again after <t:{ $at }:T>.
limit-costly = You’ve looked up a lot at once. You can look up more after <t:{ $at }:T>.
limit-offers = You’ve made a lot of offers in this game. You can make the next one after <t:{ $at }:f>.
limit-questions = You’ve asked the other players several times already. You can ask again after <t:{ $at }:f>.
limit-lobbies = You’ve opened several lobbies already. You can open another one after <t:{ $at }:f>.
limit-shares = You’ve shared a lot in this channel already. You can share again after <t:{ $at }:f>.
limit-data = You’ve just received a file with your data. You can get another one after <t:{ $at }:f>.
limit-deletions = You’ve just deleted your data. You can delete it again after <t:{ $at }:f>.
limit-working = The bot is still working on what you asked for. You can ask for more once it’s done.
limit-queue = Many people are waiting for this right now. Try again after <t:{ $at }:T>.
