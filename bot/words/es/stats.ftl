# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Estadísticas

stats-title = Estadísticas · { $page }
stats-page-worth = Patrimonio
stats-page-luck = Los dados
stats-page-rent = Alquileres
stats-page-deals = Tratos
stats-none = Falta el principio del registro de esta partida, así que no hay estadísticas.
stats-hidden = 🔒 Mientras alguien elige cómo pagar el impuesto sobre la renta, nadie ve los totales. Mira otra vez cuando esté pagado; Los dados, Alquileres y Tratos siguen abiertos.
stats-number = { $number }
stats-decimal = { $whole },{ $tenth }
stats-out = fuera

stats-head-turn = turno { $turn }
stats-head-worth-now = ahora $
stats-head-worth-most = máx. $
stats-head-worth-led = delante
stats-worth-note = -# Efectivo, precios impresos (la mitad si hay hipoteca) y lo que cuestan los edificios. *delante*: turnos que acabaron con el mayor patrimonio.

stats-head-throws = tiradas
stats-head-mean = media
stats-head-off = ±
stats-head-doubles = dobles
stats-head-fair = esperado
stats-head-jail = Cárcel
stats-head-salaries = Salida
stats-luck-note = -# Solo tiradas para moverse. Con dados justos la media es 7. ± dice cuánta suerte tuviste: de −2 a +2 es lo normal. *esperado*: dobles que cabe esperar. *Salida*: sueldos.

stats-head-rent-got = cobró $
stats-head-rent-paid = pagó $
stats-head-rent-left = neto $
stats-rent-groups = **Por grupo de color**
stats-group = { $group } **{ $amount } $** · { $who }
stats-share = { $who } { $amount } $
stats-rent-highest = **Alquileres más altos**
stats-charge-paid = { $who } le pagó **{ $amount } $** a { $owner } en { $where }, en el turno { $turn }.
stats-charge-unpaid = { $who } le debía **{ $amount } $** a { $owner } en { $where }, en el turno { $turn }, y cayó en bancarrota.
stats-visits = **Casillas más visitadas**
stats-square = { $where } { $count }

stats-deals-none = Aún no hay tratos ni subastas.
stats-deals-best = **Mejores tratos**
stats-deal = { $who } recibió { $got } de { $whom } a cambio de { $gave }, en el turno { $turn }. Alquiler desde entonces: **{ $amount } $**.
stats-deals-note = -# Es el alquiler de las propiedades recibidas, y de los grupos que completaron, mientras se conservaron.
stats-auctions = **Lo ganado en subastas**
stats-head-auctions = lotes
stats-head-auctions-paid = pagó $
stats-head-auctions-printed = valor $
stats-bargain = Mejor ganga: { $who } ganó { $what } por **{ $price } $** (precio impreso { $printed } $), en el turno { $turn }.

stats-fact-rent = 💸 Alquiler más alto: { $told }
stats-fact-dice = 🎲 Los dados más afortunados: { $who } con **{ $mean }** de media y { $doubles ->
        [one] 1 doble
       *[other] { $doubles } dobles
    } en { $throws } tiradas.
stats-fact-deal = 🤝 Mejor trato: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Patrimonio
stats-chart-turn = turno { $turn }
stats-chart-alt =
    Patrimonio en { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }. { $leads } Al final: { $ends }.
stats-chart-led = { $who } al frente del turno { $since } al { $until }.
stats-chart-changes = El primer puesto cambió { $count } veces.
stats-chart-ahead =
    { $who } al frente en { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.
stats-chart-out = { $who } fuera en el turno { $turn }
