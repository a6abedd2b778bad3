# The panel in which the rules of a game are chosen.

chosen-edition = **{ $edition } rulebook** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **End time**: <t:{ $at }:f>, <t:{ $at }:R>.
chosen-hour-later = **End time**: the host sets it in each lobby.
chosen-no-hour = **End time**: not set yet. The host sets it under **Settings** > **Rules**.
chosen-house-rules = **House rules**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … and 1 more, under **Settings** > **Rules**
       *[other] • … and { $count } more, under **Settings** > **Rules**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = Rules of this game
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] This game is for 2 players.
       *[other] This game is for { $least } to { $most } players.
    }
rules-panel-no-house-rules = There are no house rules: you play by the official rules.
rules-panel-mine = -# Your changes apply right away.
rules-panel-others = -# Only the host can change the rules. You’ll see any changes in the lobby.
rules-edition = { $edition } rulebook
rules-left-behind = The bot removed what doesn’t fit your new choice: { $rules }.
rules-choose-edition = Choose a rulebook
rules-choose-game = Choose a game
rules-choose-hour = Choose an end time
rules-change-hour = Change the end time
rules-choose-topic = Choose a category
rules-choose-house = Choose house rules
rules-form-range = Type a whole number from { $lowest } to { $highest }.
button-rules-house =
    { $count ->
        [0] House rules
       *[other] House rules ({ $count })
    }
button-rules-hour = Set a duration…
button-rules-back = Rulebook and game
button-rules-clear = Reset to official rules
button-rules-number = { $rule }: { $number }
house-topic-start = Players and setup
house-topic-money = GO, rent and taxes
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Houses and hotels
house-topic-end = Bankruptcy and ending the game
house-topic-chosen =
    { $count ->
        [0] None chosen
       *[other] { $count } chosen
    }
hour-1h = In 1 hour
hour-2h = In 2 hours
hour-3h = In 3 hours
hour-1d = In 1 day
hour-3d = In 3 days
hour-7d = In 1 week
hour-form-title = How long will you play?
hour-form-hours = Hours from now
hour-form-minutes = Minutes from now
hour-form-range = Type hours and minutes that add up to at least 10 minutes and at most a year.
hour-not-read = Type whole hours and minutes, such as 2 and 30.

command-name-rules = rules
option-name-topic = topic
command-rules = Read the rules of this game, as a summary or chapter by chapter
command-rules-topic = What to look up: Jail, auctions, mortgages…
command-rules-edition = Choose another rulebook (default: this game’s)
