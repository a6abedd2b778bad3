# Words that people type.

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

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-12-hours = 12 Stunden
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 Tage
moment-offer-3-days = 3 Tage
moment-offer-monday = Montag
moment-offer-week = eine Woche
moment-offer-2-weeks = 2 Wochen
moment-offer-30-days = 30 Tage
