# The tour of /monopoly help.

guide-title = How to play, { $page } of { $pages }: { $what }
guide-back = Back
guide-next = Next: { $what }
guide-play = Start a game against computers
guide-started = Game on! You’re playing [here]({ $link }) against computer players. Press **Roll dice** when it’s your turn.
guide-close = Close
guide-closed = Enjoy the game. /monopoly help brings this tour back.
guide-rules = Rules
guide-name-what = What this is
guide-name-start = Starting a game
guide-name-turn = Your turn
guide-name-deals = Trades and auctions
guide-name-days = Playing for days
guide-name-look = Looking things up
guide-text-what =
    The board game of streets, rents and bankruptcies, played with friends in this chat. The bot is the banker, keeps the rules and rolls fair dice.
    Play a live evening, or take a minute now and then for weeks: you choose the pace.
    Everything is done with buttons. **/monopoly new** opens a game.
    This tour has six short pages; only you see it.
guide-text-start =
    1. **/monopoly new** opens a lobby in the channel.
    2. Friends press **Join**. **Add computer** fills empty seats.
    3. Whoever opened it picks rulebook, house rules and clocks under **Rules**, …
    4. … and presses **Start**. Two are enough.
guide-text-turn =
    The table’s message always says who must do what by when. Its buttons are all that may be done now.
    { "**" }Throw the dice** moves your token. On a free property you choose: buy it or not. Rents, taxes and cards are worked out for you.
    { "**" }Manage** builds, sells and mortgages – also when it is not your turn.
    { "**" }Board** shows who owns what. Only you see what these buttons open.
    Something wrong? **/monopoly undo** takes your last choice back if the others agree, but no throw and no bid.
guide-text-deals =
    { "**" }Trade** puts an offer together: money, deeds, Get Out of Jail Free cards. It goes to the other’s direct messages.
    There it is accepted, declined, or countered with another offer. Nothing changes hands before that.
    An auction has a thread of its own. Bid openly, or give a secret maximum: then the bot bids for you, never more than needed.
    At slower paces everybody names one secret maximum, and the highest wins.
guide-text-days =
    Live, you have minutes; at pace daily, a day for each decision. Silence never ends a game: the bot then answers carefully for you.
    { "**" }/monopoly orders** says in advance what to answer for you, so that nobody has to wait.
    { "**" }/monopoly away** tells the table until when you are away, **pause** asks for a pause.
    { "**" }/monopoly preferences** sets where you are called, your quiet hours, and who throws your dice.
    { "**" }/monopoly mine** lists your games, those that wait for you first.
guide-text-look =
    { "**" }/monopoly rules** explains the rules by topic, **deed** a property, **board** who stands where.
    { "**" }/monopoly history** tells what happened, **stats** counts it, **leaderboard** ranks this server’s players, **verify** checks the dice, **export** saves the game.
    { "**" }/monopoly resign** leaves a game, **cancel** asks to call it off.
    { "**" }/monopoly-mod** is for those who manage the server.
    A 💡 line explains what is new to you, once. **/monopoly preferences** turns these hints off.
