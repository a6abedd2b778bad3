# Estadísticas de una partida.

button-stats = Estadísticas

stats-title = Estadísticas · { $page } · turno { $turn }
stats-page-worth = Patrimonio
stats-page-luck = Los dados
stats-page-rent = Alquileres
stats-page-deals = Tratos
stats-none = Falta el principio del registro de esta partida, así que no hay estadísticas.
stats-shared = 📊 { $who } comparte las estadísticas de esta partida.
stats-hidden = 🔒 Mientras alguien elige cómo pagar el impuesto sobre la renta, nadie ve los totales. Mira otra vez cuando esté pagado. Las páginas «Los dados», «Alquileres» y «Tratos» sí se pueden ver.
stats-decimal = { $whole },{ $tenth }
stats-out = fuera
stats-worth-line = { $who } **{ $amount } $** · máximo { $most } ${ $led ->
        [0] {""}
        [one] {" "}· 1 turno al frente
       *[other] {" "}· { $led } turnos al frente
    }
stats-worth-line-out = { $who } quedó fuera en el turno { $turn } · máximo { $most } ${ $led ->
        [0] {""}
        [one] {" "}· 1 turno al frente
       *[other] {" "}· { $led } turnos al frente
    }

stats-chances = 🎯 Probabilidades de ganar: { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Mejor probabilidad de ganar**
stats-best-chance = { $who } **{ $chance }** en el turno { $turn }
stats-worth-note = -# El patrimonio es el efectivo, los precios impresos de las propiedades (la mitad si están hipotecadas) y lo que cuestan los edificios.
stats-luck-line = { $who } sacó **{ $mean }** en promedio en { $rolls ->
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
    } en la Salida

stats-luck-note = -# Solo cuentan las tiradas para moverse. Con dados justos el promedio es 7, y una de cada seis tiradas es un doble.
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
stats-charge-unpaid = { $who } le debía **{ $amount } $** a { $owner } en { $where }, en el turno { $turn }, y cayó en bancarrota.
stats-visits = **Casillas más visitadas**
stats-square = { $where } { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }

stats-deals-none = Aún no hay tratos ni subastas.
stats-deals-best = **Mejores tratos**
stats-deal = { $who } recibió { $got } de { $whom } a cambio de { $gave }, en el turno { $turn }. Alquiler desde entonces: **{ $amount } $**.
stats-deals-note = -# «Alquiler desde entonces» es lo que cobró cada cual por las propiedades que recibió en el trato, y por los grupos que completó con ellas, mientras las tuvo.
stats-auctions = **Lo ganado en subastas**
stats-auction-line = { $who } ganó { $count ->
        [one] 1 subasta por **{ $price } $** (precio impreso { $printed } $)
       *[other] { $count } subastas por **{ $price } $** en total (precio impreso total { $printed } $)
    }
stats-bargain = Mejor ganga: { $who } ganó { $what } por **{ $price } $** (precio impreso { $printed } $), en el turno { $turn }.

stats-fact-rent = 💸 Alquiler más alto: { $told }
stats-fact-dice = 🎲 Promedio más alto con los dados: { $who } con **{ $mean }** y { $doubles ->
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

command-name-stats = estadísticas
command-stats = Ver patrimonio, suerte, alquileres y tratos hasta ahora
