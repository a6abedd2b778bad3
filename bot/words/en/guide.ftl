# The tour of /monopoly help.

guide-title = How to play ({ $page }/{ $pages }): { $what }
guide-back = Back
guide-next = Next: { $what }
guide-play = Start a game against computers
guide-learn = Learn by playing
guide-started =
    { "**" }Game on!**
    You’re playing against computer players. Press **{ decision-to-throw.button-throw }** when it’s your turn.
guide-close = Close
guide-closed = Enjoy the game! `/monopoly help` brings this tour back.
guide-rules = Rules
guide-name-what = The goal
guide-name-start = Starting a game
guide-name-turn = Your turn
guide-name-deals = Trades and auctions
guide-name-days = Playing over days
guide-name-look = Looking things up
guide-text-what =
    { "**" }Be the last player who isn’t bankrupt.** Buy properties, complete color groups, build on them, and collect rent. Keep enough cash for the rent you owe others.
    You play right here, with buttons. The bot is the banker: it keeps the board and the money, enforces the rules, and rolls fair dice.
    `/monopoly { command-name-new }` opens a game. Play it in one evening, or a minute at a time over weeks.
    { "**" }New to the game?** `/monopoly { command-name-learn }` starts a short first game with a coach, in your direct messages.
    -# This tour has six short pages, and only you can see it.
guide-text-start =
    1. `/monopoly new` opens a lobby in the channel. In direct messages with the bot, you play alone against computer players.
    2. Friends press **Join**. The host can also add computer players.
    3. Under **Settings**, everyone chooses a token. The host also chooses the pace, rulebook and house rules.
    4. The host presses **Start**. Two players are enough.
guide-text-turn =
    The game message shows the board. The line above the buttons says whose decision it is and how long they have, and the buttons are the moves that are possible right now.
    { "**" }Roll the dice** moves your token. If you land on an unowned property, you choose whether to buy it. Rent, taxes and cards are handled for you.
    { "**" }Manage** lets you build, sell and mortgage, even when it’s not your turn. You can build once you own a full set of one color. **Standing orders** decide for you right away, so nobody has to wait.
    { "**" }Board** shows who owns what. Only you see what Manage and Board open.
    Made a mistake? `/monopoly undo` takes back your last choice if the others agree, but never a roll or a bid.
    Against computer players, `/monopoly { command-name-advise }` names your best choices.
guide-text-deals =
    { "**" }Trade** lets you offer another player money, properties and Get Out of Jail Free cards. They get your offer as a direct message and can accept, decline or counter it. Nothing changes hands before they accept.
    An auction gets its own thread. Bid openly, or set a secret maximum: the bot then bids for you, only as high as needed.
    At slower paces, everyone sets one secret maximum, and the highest wins.
guide-text-days =
    In a Live game you have minutes to decide; in a Daily game, a day. If you run out of time, the bot makes a safe choice for you, so the game always goes on.
    `/monopoly orders` sets standing orders: answers the bot gives for you right away, so nobody has to wait.
    `/monopoly away` tells everyone how long you’ll be gone. `/monopoly pause` asks them for a break.
    `/monopoly preferences` sets how you’re notified, your quiet hours, who rolls your dice, and text instead of pictures, for example for a screen reader.
    `/monopoly mine` lists your games, the ones waiting for you first.
guide-text-look =
    `/monopoly rules` explains the rules by topic. `/monopoly deed` looks up a property, and `/monopoly board` shows where everyone is.
    `/monopoly history` shows what happened, `/monopoly stats` has the numbers, and `/monopoly leaderboard` ranks this server’s players.
    `/monopoly verify` proves the dice are fair. `/monopoly export` saves the game as a file.
    `/monopoly resign` takes you out of a game. `/monopoly cancel` asks everyone to end the game early.
    `/monopoly-mod` is for people who manage the server.
    A 💡 line explains something new the first time you see it. `/monopoly preferences` turns these hints off.

command-name-help = help
command-help = Learn how to play
