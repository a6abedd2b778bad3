# Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = lunes | lun
typed-tuesday = martes
typed-wednesday = miércoles | mié
typed-thursday = jueves | jue
typed-friday = viernes | vie
typed-saturday = sábado | sábados | sáb
typed-sunday = domingo | domingos | dom
typed-january = enero | ene
typed-february = febrero | feb
typed-march = marzo | mar
typed-april = abril | abr
typed-may = mayo | may
typed-june = junio | jun
typed-july = julio | jul
typed-august = agosto | ago
typed-september = septiembre | setiembre | sept | sep | set
typed-october = octubre | oct
typed-november = noviembre | nov
typed-december = diciembre | dic
typed-week = semana | semanas | sem
typed-day = día | días | d
typed-hour = hora | horas | h
typed-minute = minuto | minutos | min | m
typed-second = segundo | segundos | seg | s
typed-today = hoy
typed-tomorrow = mañana
typed-noon = mediodía
typed-midnight = medianoche
# As in "next monday".
typed-next = el próximo | próximo | el
# As in "in 3 days", "for 3 days".
typed-in = en | dentro de | por | durante
# As in "until monday", "22:00 until 7:00".
typed-until = hasta el | hasta las | hasta | a
# As in "monday at 18:00".
typed-at = a las | a la
# As in "a week".
typed-a = un | una
# As in "1 day and 12 hours".
typed-and = y
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = de | del
# What follows an hour: "18 Uhr".
typed-oclock = hs | horas en punto
# As the answer to "until when are you away?": I am back.
typed-back = ya volví | volví | he vuelto | ya he vuelto | ya estoy | estoy de vuelta | de vuelta | ahora | aquí
# No quiet hours any more.
typed-off = no | ninguna | ninguno | nunca | apagado

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-12-hours = 12 horas
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 días
moment-offer-3-days = 3 días
moment-offer-monday = lunes
moment-offer-week = una semana
moment-offer-2-weeks = 2 semanas
moment-offer-30-days = 30 días
