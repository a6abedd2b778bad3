# The panel in which the rules of a game are chosen.

chosen-edition = **Rulebook of { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Ends** <t:{ $at }:f>, <t:{ $at }:R>.
chosen-hour-later = **Ends** at an hour that each lobby agrees on.
chosen-no-hour = **Ends** at an hour still to be agreed: the host says when, under **Rules**.
chosen-house-rules = **House rules**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … and one more, under **Rules**
       *[other] • … and { $count } more, under **Rules**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-panel-lobby = The rules of this game
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] For 2 players.
       *[other] For { $least } to { $most } players.
    }
rules-panel-no-house-rules = No house rules: by the book.
rules-panel-mine = -# What you choose counts at once, and everybody sees it in the lobby.
rules-panel-others = -# The host chooses. What changes is shown in the lobby.
rules-panel-edition = Rulebook of { $edition }
rules-left-behind = There was no room left for: { $rules }.
rules-choose-edition = Choose a rulebook
rules-choose-game = Choose a game
rules-choose-hour = When does it end?
rules-change-hour = Change when it ends
rules-choose-topic = What is the house rule about?
rules-choose-house = Tick the house rules you want
rules-form-range = A whole number from { $lowest } to { $highest }.
button-rules-house =
    { $count ->
        [0] House rules
       *[other] House rules ({ $count })
    }
button-rules-hour = Type how long
button-rules-back = Rulebook and game
button-rules-clear = Reset to the book
button-rules-number = { $rule }: { $number }
house-topic-start = Players and the start
house-topic-money = GO, rent and taxes
house-topic-jail = Jail
house-topic-auctions = Auctions
house-topic-building = Houses and hotels
house-topic-end = Bankruptcy and the end
house-topic-chosen =
    { $count ->
        [0] None so far
        [one] One chosen
       *[other] { $count } chosen
    }
hour-1h = In an hour
hour-2h = In two hours
hour-3h = In three hours
hour-1d = Tomorrow at this time
hour-3d = In three days
hour-7d = In a week
hour-form-title = How long do you play?
hour-form-hours = Hours from now
hour-form-minutes = Minutes from now
hour-form-range = Ten minutes in all at least, a year at most.
hour-not-read = Say how long in whole hours and minutes, such as 2 and 30.
