### English. Keys follow kinds: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
### card-<id in lower case>. Facts that are numbers come as numbers, names come escaped and ready to
### be shown. The voice and the one word for each thing: docs/WORDS.md.

money = ${ $amount }
priced = { $what } ${ $amount }
gained = +${ $amount }
list-separator = { ", " }
list-last = { $first } and { $last }
list-last-or = { $first } or { $last }
list-separator-of-lists = { "; " }
bank = the Bank
pot = the pot
nothing = nothing
go-back = Back
button-share = Share in channel
button-shared = Shared
share-refused = Discord didn’t let me post this in the channel. Check that I can send messages and files here, then try again.

page-of = Page { $page } of { $pages }
turn-page =
    { $to ->
        [next] Next page
        [before] Previous page
       *[first] First page
    }
button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } of { $pages }
button-page-newer = { $page } of { $pages } ▶

## Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] 1 hour
           *[other] { $hours } hours
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
            [1] 1 hour and { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
           *[other] { $hours } hours and { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
        }
    }
time-of-day = { DATETIME($wall, timeStyle: "short") }
time-short-s = { $count }s
time-short-m = { $count }m
time-short-h = { $count }h
time-short-d = { $count }d

## The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = English
language-chosen = Language: { $name }
language-choose-mine = Your language
language-discord-mine = Language: same as Discord
language-discord-mine-hint = For messages only you see; the server picks the language everyone sees
language-choose-server = Server language
language-discord-server = Language: same as Discord
language-discord-server-hint = Messages that only one player sees are in that player’s language

## The groups of commands, and options of several commands. A command’s own words stand with its subject.
## Names are as people type them: lower case, no spaces, at most 32 characters.

command-monopoly = Play { APP_TITLE() } with friends, live or over several days
command-monopoly-mod = Manage the { APP_TITLE() } games on this server
command-which-game = Optional: which game, if you’re in several
game-choice = { $who } ({ $id })

option-name-game = { command-name-game }
option-name-show = show
option-name-player = player
option-name-until = until

## Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = monday | mon
typed-tuesday = tuesday | tues | tue
typed-wednesday = wednesday | wed
typed-thursday = thursday | thurs | thur | thu
typed-friday = friday | fri
typed-saturday = saturday | sat
typed-sunday = sunday | sun
typed-january = january | jan
typed-february = february | feb
typed-march = march | mar
typed-april = april | apr
typed-may = may
typed-june = june | jun
typed-july = july | jul
typed-august = august | aug
typed-september = september | sept | sep
typed-october = october | oct
typed-november = november | nov
typed-december = december | dec
typed-week = week | weeks | w
typed-day = day | days | d
typed-hour = hour | hours | hr | hrs | h
typed-minute = minute | minutes | min | mins | m
typed-second = second | seconds | sec | secs | s
typed-today = today
typed-tomorrow = tomorrow
typed-noon = noon
typed-midnight = midnight
# As in "next monday".
typed-next = next | on
# As in "in 3 days", "for 3 days".
typed-in = in | for
# As in "until monday", "22:00 until 7:00".
typed-until = until | till | to
# As in "monday at 18:00".
typed-at = at
# As in "a week".
typed-a = a | an
# As in "1 day and 12 hours".
typed-and = and
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = of
# What follows an hour: "18 Uhr".
typed-oclock = o'clock
# As the answer to "until when are you away?": I am back.
typed-back = back | now | here
# No quiet hours any more.
typed-off = off | none | no
# As in "in two days".
typed-one = one
typed-two = two
typed-three = three
typed-four = four
typed-five = five
typed-six = six
typed-seven = seven
typed-eight = eight
typed-nine = nine
typed-ten = ten

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-15-minutes = 15 minutes
moment-offer-30-minutes = 30 minutes
moment-offer-1-hour = 1 hour
moment-offer-12-hours = 12 hours
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 days
moment-offer-3-days = 3 days
moment-offer-monday = Monday
moment-offer-week = a week
moment-offer-2-weeks = 2 weeks
moment-offer-30-days = 30 days

## Sentences for people who read text alone. "x-in-words" is said in place of "x", which needs a symbol.

player-mover-in-words = Current player:
player-pass-in-words =
    { $count ->
        [1] 1 Get Out of Jail Free card
       *[other] { $count } Get Out of Jail Free cards
    }
player-for-in-words =
    { $kind ->
        [computer] a computer player for { $owner }
       *[person] playing for { $owner }
    }
manage-rents-in-words = Rent { $now }, then { $then }
manage-lot-hotel-in-words = { $lot }, with a hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, with 1 house
       *[other] { $lot }, with { $count } houses
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Your cash: ${ $before } now, **{ $after }** after the trade
       *[other] Your cash: ${ $before } now, **{ $after }** after paying the Bank ${ $due } for mortgages
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] { $who }’s cash: ${ $before } now, **{ $after }** after the trade
       *[other] { $who }’s cash: ${ $before } now, **{ $after }** after paying the Bank ${ $due } for mortgages
    }
deed-now-in-words = **{ $line }** (now)
chapter-ruling-in-words = Fills a gap in the rulebook: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = First page
button-page-last-in-words = Last page, { $pages }
button-page-older-in-words = Older: page { $page } of { $pages }
button-page-newer-in-words = Newer: page { $page } of { $pages }
chance-change-in-words = from { $before } to **{ $after }**
review-change-in-words = { $who } from { $before } to { $after }
