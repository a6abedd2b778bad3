# Advice: when it is allowed, what it says, how a trade changes the chances to win.

advice = Advice
advice-choose = Who may ask for advice?
advice-for-computers = Against computer players only
advice-for-computers-hint = For those who play against nobody else
advice-for-always = Always
advice-for-always-hint = Then the game doesn’t count for the leaderboard
advice-for-never = Never
advice-for-never-hint = No advice, and no chances to win until the game is over
advice-rule-computers = **Advice**: only for players with no other people in the game.
advice-rule-always = **Advice**: for every player. This game doesn’t count for the leaderboard.
advice-rule-never = **Advice**: off.
refusal-no-advice = The host has turned off advice for this game.
refusal-no-advice-against-people = There’s no advice in this game, because you’re playing with other people. The host of your next game can allow it in the lobby, under **Settings**.
