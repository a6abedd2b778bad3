## La tabla de una temporada y lo que cambia en ella una partida.

button-season = Esta temporada
button-all-time = Histórico
button-standings = Clasificación

season-title = Esta temporada ({ $season } · { $days ->
        [one] queda 1 día
       *[other] quedan { $days } días
    })
season-quarter = { $quarter ->
        [1] invierno
        [2] primavera
        [3] verano
       *[4] otoño
    } de { $year }
season-month = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
season-none = Nadie tiene puntos en esta temporada todavía. `{ COMMAND("new") }` abre una partida.
season-line = { $place } · { $who } · **{ $points } { $count ->
        [one] pt.
       *[other] pts.
    }** · { $more ->
        [0] { $games ->
            [one] 1 partida
           *[other] { $games } partidas
        }
       *[other] las mejores { $counted } de { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $wins } ganadas
    }
season-own-none = ➡️ Todavía no estás en la tabla de esta temporada: termina una partida con otras personas.
season-note = -# 1 punto por cada persona que quede por detrás de ti y 2 más si ganas; cuentan tus mejores { $counted } partidas. Los robots no cuentan, y abandonar una partida no da nada. Para ganar la temporada hacen falta al menos { $games } partidas.
season-gains = Temporada: { $gains }
season-gain = { $who } +{ $points } ({ $place }.º)

season-end-title = 🏁 Fin de la temporada: { $season }
season-end-champion = 🏆 { $count ->
        [one] ¡{ $who } gana la temporada!
       *[other] ¡{ $who } ganan la temporada!
    }
season-end-records = **Récords de la temporada**
season-end-next = -# Ya ha empezado la siguiente temporada y todo el mundo sale de 0: `{ COMMAND("standings") }`
season-end-alt = Una copa con la ficha que ganó la temporada: { $token }

button-server-season-quarter = Temporadas: trimestres
button-server-season-month = Temporadas: meses
button-server-season-off = Temporadas: desactivadas

## Los récords de un servidor.

button-records = Récords
records-title = { button-records }
records-season = **Esta temporada ({ $season })**
records-ever = **Histórico**
records-none = Todavía no hay récords: llegan con la primera partida que cuente.
records-uncounted = -# { $games ->
        [one] Queda 1 partida anterior por revisar.
       *[other] Quedan { $games } partidas anteriores por revisar.
    } Abre los récords otra vez para revisar más.
record-line = { $said } · [partida]({ $link })
record-rent = 💸 Alquiler más alto: **{ $amount } $**, pagado por { $who }
record-deal = 🤝 Mejor trato: le dio a { $who } **{ $amount } $** en alquileres
record-comeback = 🔄 Mayor remontada: { $who } ganó tras tener una probabilidad de **{ $chance }**
record-shortest = ⏱️ Victoria más rápida: { $who } en { $amount ->
        [one] **1** turno
       *[other] **{ $amount }** turnos
    }
record-longest = ⏳ Partida más larga: { $amount ->
        [one] **1** turno
       *[other] **{ $amount }** turnos
    }
record-lucky = 🎲 Tiradas más altas: { $who }
record-unlucky = 🎲 Tiradas más bajas: { $who }

button-server-news = Temporadas y periódico
server-paper = 📰 El periódico semanal aparece en { $at }.
server-paper-off = 📰 No hay periódico semanal.
server-paper-text = -# Cada domingo, un mensaje sin menciones: partidas en curso, partidas terminadas, los cinco primeros puestos de la temporada y un récord nuevo. Una semana sin partidas no tiene periódico, y no salen las partidas que no puedan ver todas las personas del canal.
button-server-paper-here = Periódico en este canal
button-server-paper-off = Sin periódico

## El periódico semanal

paper-title = 📰 Las partidas de esta semana
paper-running = **En curso**
paper-game = [{ $who }]({ $link }), turno { $turn }.
paper-over = **Terminadas**
paper-won = [{ $who }]({ $link }): 🏆 { $winner }, en el turno { $turn }.
paper-more = { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
paper-season = **En cabeza de la temporada: { $season }**
paper-record = **Nuevo récord de la temporada**
paper-off = -# Quien gestiona el servidor puede desactivarlo: `{ MODERATOR_COMMAND("settings") }`.
paper-offer = 📰 Gestionas este servidor. Puede tener un periódico semanal sobre sus partidas: un mensaje sin menciones, en el canal que elijas. Actívalo en `{ MODERATOR_COMMAND("settings") }`, en **{ button-server-news }**.
