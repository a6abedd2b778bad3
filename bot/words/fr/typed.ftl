# Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = lundi | lun
typed-tuesday = mardi
typed-wednesday = mercredi | mer
typed-thursday = jeudi | jeu
typed-friday = vendredi | ven
typed-saturday = samedi | sam
typed-sunday = dimanche | dim
typed-january = janvier | janv | jan
typed-february = février | févr | fév
typed-march = mars | mar
typed-april = avril | avr
typed-may = mai
typed-june = juin
typed-july = juillet | juil
typed-august = août
typed-september = septembre | sept | sep
typed-october = octobre | oct
typed-november = novembre | nov
typed-december = décembre | déc
typed-week = semaine | semaines | sem
typed-day = jour | jours | j | d
typed-hour = heure | heures | h
typed-minute = minute | minutes | min | m
typed-second = seconde | secondes | sec | s
typed-today = aujourd’hui | aujourd'hui
typed-tomorrow = demain
typed-noon = midi
typed-midnight = minuit
# As in "next monday".
typed-next = prochain | le
# As in "in 3 days", "for 3 days".
typed-in = dans | en | pour | pendant
# As in "until monday", "22:00 until 7:00".
typed-until = jusqu’à | jusqu'à | jusqu’au | jusqu'au | jusque | à
# As in "monday at 18:00".
typed-at = vers
# As in "a week".
typed-a = un | une
# As in "1 day and 12 hours".
typed-and = et
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = du | de
# What follows an hour: "18 Uhr".
typed-oclock = h pile | heures pile
# As the answer to "until when are you away?": I am back.
typed-back = me revoilà | je suis de retour | de retour | revenu | revenue | maintenant | ici
# No quiet hours any more.
typed-off = non | aucune | aucun | désactivé

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-12-hours = 12 heures
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 jours
moment-offer-3-days = 3 jours
moment-offer-monday = lundi
moment-offer-week = une semaine
moment-offer-2-weeks = 2 semaines
moment-offer-30-days = 30 jours
