# Words that people type.

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

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-12-hours = 12 hours
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 days
moment-offer-3-days = 3 days
moment-offer-monday = Monday
moment-offer-week = a week
moment-offer-2-weeks = 2 weeks
moment-offer-30-days = 30 days
