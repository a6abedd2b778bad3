# German. The same keys as in English; names come escaped and ready to be shown. The voice and the
# one word for each thing: docs/WORDS.md.
# Persons are spoken of without gender: wer, alle, Personen, Besuch, Host.
# Creditors stand after "an" or "für", so that "die Bank" fits wherever a name does; what a sum is
# for stands in brackets, without an article.

money = { $amount } $
priced = { $what } { $amount } $
gained = +{ $amount } $
list-separator = { ", " }
list-last = { $first } und { $last }
list-separator-of-lists = { "; " }
bank = die Bank
pot = den Topf
nothing = nichts
go-back = Zurück
button-share = Im Kanal teilen
button-shared = Geteilt
share-refused = Discord lässt mich das nicht im Kanal posten. Prüfe, ob ich hier Nachrichten und Dateien senden darf, und versuche es noch einmal.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } von { $pages }
button-page-newer = { $page } von { $pages } ▶
