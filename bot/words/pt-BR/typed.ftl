# Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = segunda-feira | segunda | seg
typed-tuesday = terça-feira | terça | ter
typed-wednesday = quarta-feira | quarta | qua
typed-thursday = quinta-feira | quinta | qui
typed-friday = sexta-feira | sexta | sex
typed-saturday = sábado | sáb
typed-sunday = domingo | dom
typed-january = janeiro | jan
typed-february = fevereiro | fev
typed-march = março | mar
typed-april = abril | abr
typed-may = maio | mai
typed-june = junho | jun
typed-july = julho | jul
typed-august = agosto | ago
typed-september = setembro | set
typed-october = outubro | out
typed-november = novembro | nov
typed-december = dezembro | dez
typed-week = semana | semanas | sem
typed-day = dia | dias | d
typed-hour = hora | horas | h
typed-minute = minuto | minutos | min | m
typed-second = segundo | segundos | s
typed-today = hoje
typed-tomorrow = amanhã
typed-noon = meio-dia | meio dia
typed-midnight = meia-noite | meia noite
# As in "next monday".
typed-next = próxima | próximo | na | no
# As in "in 3 days", "for 3 days".
typed-in = em | daqui a | por | durante
# As in "until monday", "22:00 until 7:00".
typed-until = até | até as | até o | a
# As in "monday at 18:00".
typed-at = às | as
# As in "a week".
typed-a = um | uma
# As in "1 day and 12 hours".
typed-and = e
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = de | do
# What follows an hour: "18 Uhr".
typed-oclock = h em ponto | horas em ponto
# As the answer to "until when are you away?": I am back.
typed-back = voltei | já voltei | de volta | estou de volta | agora | aqui
# No quiet hours any more.
typed-off = não | nenhum | nenhuma | desligado

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-12-hours = 12 horas
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 dias
moment-offer-3-days = 3 dias
moment-offer-monday = segunda-feira
moment-offer-week = uma semana
moment-offer-2-weeks = 2 semanas
moment-offer-30-days = 30 dias
