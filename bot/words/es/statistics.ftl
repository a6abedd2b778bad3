## Estadísticas de una partida.

button-stats = Estadísticas

stats-title = Estadísticas · { $page } · turno { $turn }
stats-page-worth = Patrimonio
stats-page-luck = Los dados
stats-page-rent = Alquileres
stats-page-deals = Tratos
stats-none = Falta el principio del registro de esta partida, así que no hay estadísticas.
stats-shared = 📊 { $who } comparte las estadísticas de esta partida.
stats-hidden = 🔒 Mientras alguien elige cómo pagar un impuesto, nadie ve los totales. Mira otra vez cuando esté pagado. Las páginas «Los dados», «Alquileres» y «Tratos» sí se pueden ver.
stats-decimal = { $whole },{ $tenth }
stats-out = fuera
stats-worth-line = { $who } **{ $amount } $** · máximo { $most } ${ $led ->
        [0] {""}
        [one] {" "}· 1 turno en cabeza
       *[other] {" "}· { $led } turnos en cabeza
    }
stats-worth-line-out = { $who } quedó fuera en el turno { $turn } · máximo { $most } ${ $led ->
        [0] {""}
        [one] {" "}· 1 turno en cabeza
       *[other] {" "}· { $led } turnos en cabeza
    }

stats-chances = 🎯 Probabilidades de ganar: { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Mayor probabilidad de ganar**
stats-best-chance =
    { $turn ->
        [0] { $who } **{ $chance }** al comienzo
       *[other] { $who } **{ $chance }** en el turno { $turn }
    }
stats-worth-note = -# El patrimonio es el efectivo, los precios impresos de las propiedades (la mitad si están hipotecadas) y lo que cuestan los edificios.
stats-luck-line = { $who } sacó de media **{ $mean }** en { $rolls ->
        [one] 1 tirada
       *[other] { $rolls } tiradas
    }{ $luck ->
        [high] , más de lo normal
        [low] , menos de lo normal
       *[usual] {""}
    }
stats-luck-none = { $who } aún no ha tirado
stats-luck-doubles = { $doubles ->
        [0] ningún doble
        [one] 1 doble
       *[other] { $doubles } dobles
    }{ $fair ->
        [0] {""}
       *[other] {" "}(lo normal: { $fair })
    }
stats-luck-jail = { $count ->
        [one] fue 1 vez a la Cárcel
       *[other] fue { $count } veces a la Cárcel
    }
stats-luck-salaries = { $count ->
        [one] 1 sueldo
       *[other] { $count } sueldos
    } { $where }

stats-luck-note = -# Aquí cuentan todas las tiradas para moverse, también en la Cárcel. Con dados justos la media es 7, y una de cada seis tiradas es un doble.
stats-rent-line = { $who } { $got ->
        [0] no cobró nada
       *[other] cobró **{ $got } $**
    } y { $paid ->
        [0] no pagó nada
       *[other] pagó { $paid } $
    }: { $net }
stats-rent-minus = −{ $amount } $
stats-rent-even = sin ganancia ni pérdida

stats-rent-groups = **Por grupo de color**
stats-group = { $group } **{ $amount } $** · { $who }
stats-rent-highest = **Alquileres más altos**
stats-charge-paid = { $who } le pagó **{ $amount } $** a { $owner } en { $where }, en el turno { $turn }.
stats-charge-unpaid =
    { $got ->
        [0] { $who } le debía **{ $amount } $** a { $owner } en { $where }, en el turno { $turn }, y cayó en bancarrota.
       *[other] { $who } le debía **{ $amount } $** a { $owner } en { $where }, en el turno { $turn }, pudo reunir { $got } $ y cayó en bancarrota.
    }
stats-visits = **Casillas más visitadas**
stats-square = { $where } { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }

stats-deals-none = Aún no hay tratos ni subastas.
stats-deals-best = **Mejores tratos**
stats-deal = { $who } recibió { $got } de { $whom } a cambio de { $gave }, en el turno { $turn }. { $rent ->
        [set] Alquiler desde entonces, con el grupo completo
       *[lots] Alquiler desde entonces por las propiedades recibidas
    }: **{ $amount } $**.
stats-deals-note = -# El alquiler es lo que cobró cada cual por las propiedades que recibió en el trato, y por los grupos que completó con ellas, mientras las tuvo.
stats-auctions = **Lo ganado en subastas**
stats-auction-line = { $who } ganó { $count ->
        [one] 1 subasta por **{ $price } $** (precio impreso { $printed } $)
       *[other] { $count } subastas por **{ $price } $** en total (precio impreso total { $printed } $)
    }
stats-bargain = Mejor ganga: { $who } ganó { $what } por **{ $price } $** (precio impreso { $printed } $), en el turno { $turn }.

stats-fact-rent = 💸 Alquiler más alto: { $told }
stats-fact-dice = 🎲 Media más alta con los dados: { $who } con **{ $mean }** y { $doubles ->
        [0] ningún doble
        [one] 1 doble
       *[other] { $doubles } dobles
    } en { $rolls } tiradas.
stats-fact-deal = 🤝 Mejor trato: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Patrimonio
stats-chart-turn = turno { $turn }
stats-chart-start = inicio
stats-chart-alt =
    Patrimonio a lo largo de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }. { $leads } Ahora: { $ends }.
stats-chart-led = Del turno { $since } al { $until }, { $who } fue por delante.
stats-chart-led-once = { $who } fue por delante en el turno { $turn }.
stats-chart-changes = El primer puesto cambió { $count } veces.
stats-chart-ahead =
    { $who } fue por delante en { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.
stats-chart-out = { $who } quedó fuera en el turno { $turn }

game-page-stats = Ver patrimonio, suerte, alquileres y tratos hasta ahora

## La clasificación de un servidor, y lo que alguien ha jugado.

button-profile = Mi perfil

ladder-title = Clasificación histórica
ladder-none = Todavía no hay nadie en la clasificación. Para entrar, termina una partida con al menos otra persona: `{ COMMAND("new") }` abre una.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (provisional)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] 1 ganada
       *[other] { $wins } ganadas
    }
ladder-own = ➡️ Tú: { $line }
ladder-own-none = ➡️ Aún no estás en la clasificación: termina una partida con otras personas.
ladder-note = -# Todo el mundo empieza con { $begin } puntos. En cada partida terminada cuenta el puesto final entre las personas, sin los robots; abandonar una partida cuenta como último puesto. La puntuación es provisional hasta que juegues { $settled } partidas puntuadas.
ladder-length = -# Una partida cuenta si cada persona ha jugado al menos { $turns } turnos o si alguien ha caído en bancarrota. Rendirse no cuenta como bancarrota. Una partida con consejos para todo el mundo no cuenta. Una partida de dos cuenta la mitad cada vez que se repite la misma pareja en el mismo trimestre.

profile-title = Perfil
profile-none = { $who } todavía no ha terminado ninguna partida en este servidor.
profile-none-own = Todavía no has terminado ninguna partida. `{ COMMAND("new") }` abre una.
profile-none-direct = Todavía no has terminado ninguna partida en un servidor. Solo esas cuentan para tu perfil: las de mensajes directos no.
profile-others = Los perfiles de otras personas solo se ven en los servidores donde juegan. Aquí ves el tuyo.
profile-rating = 📈 Puntuación { $rating } · puesto { $place } de { $count } en la clasificación
profile-provisional = -# La puntuación es provisional hasta llegar a { $settled } partidas puntuadas
profile-unrated = 📈 Aún sin puntuación: termina una partida con otras personas.
profile-everywhere = -# Estas son tus partidas de todos los servidores. Cada servidor tiene su propia puntuación: usa este comando en un servidor para ver la tuya.
profile-games = 🎲 { $games ->
        [0] Ninguna partida
        [one] 1 partida
       *[other] { $games } partidas
    }, { $wins ->
        [0] ninguna ganada
        [one] **1** ganada
       *[other] **{ $wins }** ganadas
    }
profile-places = Puestos: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 partida
       *[other] { $games } partidas
    })
profile-best = ⭐ **Mejores resultados**
profile-best-all = ⭐ **Resultados**
profile-result = { $place } de { $seats } · { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-longest = ⏳ La partida más larga: { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } · <t:{ $at }:d>
profile-token = { $emoji } Ficha favorita: { $token }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
profile-abandoned = 🚪 Partidas abandonadas: { $count }. Cada una cuenta como último puesto.
profile-called-off = 🤝 Partidas canceladas de común acuerdo: { $count }. { $count ->
        [one] No cuenta
       *[other] No cuentan
    }.
profile-removed = 🛡️ Partidas sin terminar por decisión de la moderación: { $count }. { $count ->
        [one] No cuenta
       *[other] No cuentan
    }.

command-name-standings = clasificación
command-standings = Ver quién juega mejor en este servidor, o qué ha conseguido alguien aquí
command-standings-player = De quién son los resultados (si no eliges, los de todo el mundo)

## How a game ended.

final-title = 🏆 ¡Gana { $winner }!
final-title-tie = 🏆 ¡{ $winner } comparten la victoria!
final-title-cancelled = Partida cancelada
final-why-cancelled = La partida se canceló en el turno { $turn }. No gana nadie.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = efectivo { $amount } $
final-worth-deeds = propiedades { $amount } $
final-worth-mortgaged = propiedades hipotecadas (a mitad de precio) { $amount } $
final-worth-houses = casas { $amount } $
final-worth-hotels = hoteles { $amount } $
final-why-last = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    }, solo queda una persona en la partida.
final-why-conceded = Después de { $turn ->
        [1] 1 turno
       *[other] { $turn } turnos
    }, { $who } { $count ->
        [1] se rindió.
       *[other] se rindieron.
    }
final-why-first-bankruptcy = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    }, la primera bancarrota puso fin a la partida. El resto se clasificó por su patrimonio.
final-why-hour = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    }, se acabó el tiempo. La clasificación depende del patrimonio.
final-tie-broken = A igual patrimonio, quedó por delante quien tenía más efectivo.
final-out = · quedó fuera en el turno { $turn }
