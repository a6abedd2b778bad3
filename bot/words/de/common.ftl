### German. The same keys as in English; names come escaped and ready to be shown. The voice and the
### one word for each thing: docs/WORDS.md.
### Persons are spoken of without gender: wer, alle, Personen, Besuch, Host.
### Creditors stand after "an" or "für", so that "die Bank" fits wherever a name does; what a sum is
### for stands in brackets, without an article.

money = { $amount } $
priced = { $what } { $amount } $
gained = +{ $amount } $
list-separator = { ", " }
list-last = { $first } und { $last }
list-last-or = { $first } oder { $last }
list-separator-of-lists = { "; " }
bank = die Bank
pot = den Topf
nothing = nichts
go-back = Zurück
button-share = Im Kanal teilen
button-shared = Geteilt
share-refused = Discord lässt mich das nicht im Kanal posten. Prüfe, ob ich hier Nachrichten und Dateien senden darf, und versuche es noch einmal.

page-of = Seite { $page } von { $pages }
turn-page =
    { $to ->
        [next] Nächste Seite
        [before] Vorige Seite
       *[first] Erste Seite
    }
button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } von { $pages }
button-page-newer = { $page } von { $pages } ▶

## Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] eine Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] eine Minute
               *[other] { $minutes } Minuten
            }
            [1] 1 Stunde und { $minutes ->
                [1] 1 Minute
               *[other] { $minutes } Minuten
            }
           *[other] { $hours } Stunden und { $minutes ->
                [1] 1 Minute
               *[other] { $minutes } Minuten
            }
        }
    }
time-of-day = { DATETIME($wall, timeStyle: "short") }
time-short-s = { $count } Sek.
time-short-m = { $count } Min.
time-short-h = { $count } Std.
time-short-d = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }

## The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Deutsch
language-chosen = Sprache: { $name }
language-choose-mine = Deine Sprache
language-discord-mine = Sprache: wie auf Discord
language-discord-mine-hint = Für Nachrichten an dich. Die Sprache für alle bestimmt der Server.
language-choose-server = Sprache für alle auf dem Server
language-discord-server = Sprache: wie auf Discord
language-discord-server-hint = Was nur du siehst, liest du in deiner eigenen Sprache

## Die Gruppen der Befehle, und Optionen mehrerer Befehle. Die Worte eines Befehls stehen bei seinem Thema.
## Namen sind, wie sie getippt werden: klein, ohne Leerzeichen, bis 32 Zeichen.

command-monopoly = { APP_TITLE() } mit deiner Runde, an einem Abend oder über Wochen
command-monopoly-mod = { APP_TITLE() } auf diesem Server verwalten
command-which-game = Optional: welches Spiel, falls du in mehreren mitspielst
game-choice = { $who } ({ $id })

option-name-game = { command-name-game }
option-name-show = zeige
option-name-player = mitglied
option-name-until = bis

## Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = montag | montags | mo
typed-tuesday = dienstag | dienstags | di
typed-wednesday = mittwoch | mittwochs | mi
typed-thursday = donnerstag | donnerstags | do
typed-friday = freitag | freitags | fr
typed-saturday = samstag | samstags | sonnabend | sa
typed-sunday = sonntag | sonntags | so
typed-january = januar | jänner | jan
typed-february = februar | feber | feb
typed-march = märz | maerz | mär | mrz
typed-april = april | apr
typed-may = mai
typed-june = juni | jun
typed-july = juli | jul
typed-august = august | aug
typed-september = september | sept | sep
typed-october = oktober | okt
typed-november = november | nov
typed-december = dezember | dez
typed-week = woche | wochen | wo | w
typed-day = tag | tage | tagen | t | d
typed-hour = stunde | stunden | std | h
typed-minute = minute | minuten | min | m
typed-second = sekunde | sekunden | sek | s
typed-today = heute
typed-tomorrow = morgen
typed-noon = mittag | mittags
typed-midnight = mitternacht
# As in "next monday".
typed-next = nächsten | nächster | nächste | naechsten | kommenden | kommender
# As in "in 3 days", "for 3 days".
typed-in = in | für | fuer
# As in "until monday", "22:00 until 7:00".
typed-until = bis | bis zum
# As in "monday at 18:00".
typed-at = um
# As in "a week".
typed-a = ein | eine | einen | einem | einer
# As in "1 day and 12 hours".
typed-and = und
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = am | den | der | dem
# What follows an hour: "18 Uhr".
typed-oclock = uhr
# As the answer to "until when are you away?": I am back.
typed-back = zurück | zurueck | wieder da | bin wieder da | jetzt | hier | da
# No quiet hours any more.
typed-off = aus | keine | nein
# As in "in two days".
typed-one = eins
typed-two = zwei
typed-three = drei
typed-four = vier
typed-five = fünf | fuenf
typed-six = sechs
typed-seven = sieben
typed-eight = acht
typed-nine = neun
typed-ten = zehn

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-15-minutes = 15 Minuten
moment-offer-30-minutes = 30 Minuten
moment-offer-1-hour = 1 Stunde
moment-offer-12-hours = 12 Stunden
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 Tage
moment-offer-3-days = 3 Tage
moment-offer-monday = Montag
moment-offer-week = eine Woche
moment-offer-2-weeks = 2 Wochen
moment-offer-30-days = 30 Tage

## Sätze für alle, die nur Text lesen. "x-in-words" steht an der Stelle von "x", das ein Zeichen braucht.

player-mover-in-words = Am Zug:
player-pass-in-words =
    { $count ->
        [1] 1 Gefängnis-frei-Karte
       *[other] { $count } Gefängnis-frei-Karten
    }
player-for-in-words =
    { $kind ->
        [computer] ein Computer spielt für { $owner }
       *[person] spielt für { $owner }
    }
manage-rents-in-words = Miete { $now }, dann { $then }
manage-lot-hotel-in-words = { $lot }, ein Hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, 1 Haus
       *[other] { $lot }, { $count } Häuser
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Dein Geld: jetzt { $before } $, danach **{ $after }**
       *[other] Dein Geld: jetzt { $before } $, danach **{ $after }**, wenn { $due } $ für Hypotheken an die Bank gezahlt sind
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Geld von { $who }: jetzt { $before } $, danach **{ $after }**
       *[other] Geld von { $who }: jetzt { $before } $, danach **{ $after }**, wenn { $due } $ für Hypotheken an die Bank gezahlt sind
    }
deed-now-in-words = **{ $line }** (jetzt)
chapter-ruling-in-words = Das Regelheft sagt dazu nichts. Hier gilt: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Erste Seite
button-page-last-in-words = Letzte Seite, { $pages }
button-page-older-in-words = Älter: Seite { $page } von { $pages }
button-page-newer-in-words = Neuer: Seite { $page } von { $pages }
chance-change-in-words = von { $before } auf **{ $after }**
review-change-in-words = { $who } von { $before } auf { $after }
