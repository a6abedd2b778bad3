### Español, neutral: España y América Latina; de tú, sin género para las personas.
### Claves: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
### card-<id>. Los números llegan como números, los nombres ya escapados.
### El tono y una palabra para cada cosa: docs/WORDS.md. La Banca, nunca «el Banco»: a la, de la.

money = { $amount } $
priced = { $what } { $amount } $
gained = +{ $amount } $
list-separator = { ", " }
list-last =
    { BEGINS_LIKE_I($last) ->
        [yes] { $first } e { $last }
       *[no] { $first } y { $last }
    }
list-last-or =
    { BEGINS_LIKE_O($last) ->
        [yes] { $first } u { $last }
       *[no] { $first } o { $last }
    }
list-separator-of-lists = { "; " }
bank = la Banca
pot = el Parking Gratuito
nothing = nada
go-back = Volver
button-share = Compartir en el canal
button-shared = Compartido
share-refused = Discord no me ha dejado publicarlo en el canal. Comprueba que puedo enviar mensajes y archivos aquí e inténtalo de nuevo.

page-of = Página { $page } de { $pages }
turn-page =
    { $to ->
        [next] Página siguiente
        [before] Página anterior
       *[first] Primera página
    }
button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶

## Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] una hora
           *[other] { $hours } horas
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] un minuto
               *[other] { $minutes } minutos
            }
            [1] 1 hora y { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
           *[other] { $hours } horas y { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
        }
    }
time-of-day = { DATETIME($wall, timeStyle: "short") }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } d

## The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Español
language-chosen = Idioma: { $name }
language-choose-mine = Tu idioma
language-discord-mine = Idioma: como en Discord
language-discord-mine-hint = Para los mensajes que solo ves tú; el servidor elige el idioma de lo que ve todo el mundo
language-choose-server = ¿En qué idioma se muestra lo que ve todo el mundo?
language-discord-server = Idioma: el del servidor en Discord
language-discord-server-hint = Lo que solo ves tú se muestra en tu propio idioma

## Los grupos de comandos y las opciones de varios. Las palabras de un comando están con su tema.
## Los nombres, como se escriben: en minúsculas, sin espacios, hasta 32 letras.

command-monopoly = { APP_TITLE() } con tu gente, en una tarde o durante semanas
command-monopoly-mod = Gestionar las partidas de { APP_TITLE() } en este servidor
command-which-game = Opcional: qué partida, si estás en varias
game-choice = { $who } ({ $id })

option-name-game = { command-name-game }
option-name-show = ver
option-name-player = miembro
option-name-until = hasta

## Words that people type.

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
# As in "in two days".
typed-one = uno
typed-two = dos
typed-three = tres
typed-four = cuatro
typed-five = cinco
typed-six = seis
typed-seven = siete
typed-eight = ocho
typed-nine = nueve
typed-ten = diez

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-15-minutes = 15 minutos
moment-offer-30-minutes = 30 minutos
moment-offer-1-hour = 1 hora
moment-offer-12-hours = 12 horas
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 días
moment-offer-3-days = 3 días
moment-offer-monday = lunes
moment-offer-week = una semana
moment-offer-2-weeks = 2 semanas
moment-offer-30-days = 30 días

## Frases para quien solo lee texto. "x-in-words" se dice en lugar de "x", que necesita un símbolo.

player-mover-in-words = Le toca a:
player-pass-in-words =
    { $count ->
        [1] 1 tarjeta para salir de la Cárcel
       *[other] { $count } tarjetas para salir de la Cárcel
    }
player-for-in-words =
    { $kind ->
        [computer] un robot juega por { $owner }
       *[person] juega por { $owner }
    }
manage-rents-in-words = Alquiler { $now }; después, { $then }
manage-lot-hotel-in-words = { $lot }, con un hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, con 1 casa
       *[other] { $lot }, con { $count } casas
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Tu efectivo: ahora { $before } $, después del trato **{ $after }**
       *[other] Tu efectivo: ahora { $before } $, después del trato **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Efectivo de { $who }: ahora { $before } $, después del trato **{ $after }**
       *[other] Efectivo de { $who }: ahora { $before } $, después del trato **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
deed-now-in-words = **{ $line }** (ahora)
chapter-ruling-in-words = El reglamento no lo aclara. Aquí se juega así: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Primera página
button-page-last-in-words = Última página, { $pages }
button-page-older-in-words = Anteriores: página { $page } de { $pages }
button-page-newer-in-words = Más recientes: página { $page } de { $pages }
chance-change-in-words = de { $before } a **{ $after }**
review-change-in-words = { $who } de { $before } a { $after }
