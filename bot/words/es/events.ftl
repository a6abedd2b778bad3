# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "threw 4+4 and landed on Vermont"
line = { $who } { $said }
# … + "rent $6"
line-why = { $line }: { $why }

event-game-started =
    Empieza la partida: { $count } jugadores con { $cash } $ cada uno.
event-deck-shuffled =
    { $deck ->
        [chance] Se barajan las tarjetas de Suerte.
       *[community_chest] Se barajan las tarjetas de Caja de Comunidad.
    }
event-deeds-dealt =
    { $price ->
        [0] recibió { $spaces } en el reparto
       *[other] recibió { $spaces } en el reparto, por { $price } $
    }
event-starter-thrown = Para ver quién empieza: { $throws }
starter-throw = { $who } { $first }+{ $second }
starter-again = { $before } · otra vez: { $throws }
event-turn-started = Le toca a { $who }.
starter-begins = { $throws }. Empieza { $who }.
event-dice-thrown = tiró { $first }+{ $second }
event-rent-thrown = tiró { $first }+{ $second } para el alquiler
event-moved = cayó { $where }
moved-visiting = llegó a la Cárcel, solo de visita
moved-owned = cayó { $where }, de { $owner }
event-salary-paid = pasó por la Salida (+{ $amount } $)
salary-on-go = cayó en la Salida (+{ $amount } $)
salary-paid = cobró { $amount } $ en la Salida
event-jailed =
    { $by ->
        [space] fue a parar a la Cárcel
        [card] fue a la Cárcel
       *[doubles] fue derecho a la Cárcel por los terceros dobles
    }
event-jail-throw-failed =
    { $turns ->
        [1] sigue en la Cárcel (primer intento)
        [2] sigue en la Cárcel (segundo intento)
       *[other] tampoco sacó dobles esta vez (intento { $turns })
    }
jail-throw-last = tampoco sacó dobles en el último intento
event-jail-left =
    { $by ->
        [doubles] salió de la Cárcel con dobles
       *[other] salió de la Cárcel
    }
event-pass-used = usó un pase de Cárcel
event-hour-struck = 🔔 Ha sonado la hora acordada
event-hold-set = frena un momento la tirada de { $mover }
event-hold-lifted = deja que rueden los dados
event-property-bought = compró { $space } por { $price } $
bought-it = compró la propiedad por { $price } $
event-rent-spared =
    { $why ->
        [mortgage] no le paga alquiler a { $owner }: la propiedad está hipotecada
       *[jail] no le paga alquiler a { $owner }: desde la Cárcel aquí no se cobra
    }
rent-spared =
    { $why ->
        [mortgage] con hipoteca, sin alquiler
       *[jail] sin alquiler, pues { $owner } está en la Cárcel
    }
event-purchase-declined = no compró { $space }
declined-it = no quiso comprar
event-auction-opened =
    { $count ->
        [1] Sale a subasta: { $lots }.
       *[other] Salen a subasta { $count } títulos: { $lots }.
    }
it-is-auctioned = sale a subasta
it-stays-with-bank = se la queda la Banca
event-bid-made = pujó { $amount } $
bids-made =
    { $count ->
        [1] { $last }
       *[other] { $count } pujas por { $space }, la última: { $last }
    }
event-maximum-filed =
    { $count ->
        [1] dejó un máximo secreto
       *[other] dejaron cada cual un máximo secreto
    }
filed-sealed =
    { $count ->
        [1] entregó su respuesta secreta
       *[other] entregaron su respuesta secreta
    }
event-bidder-passed =
    { $count ->
        [1] pasó
       *[other] pasaron
    }
event-auction-won = ganó la subasta de { $space } por { $price } $
event-auction-unsold = Nadie pujó por { $space }: se la queda la Banca.
pass-unsold = Nadie pujó por { $card }: vuelve debajo de su mazo.
event-pass-taken = tiene ahora { $card }
event-deed-taken = tiene ahora el título de { $space }
event-paid =
    { $count ->
        [1] pagó a { $to } por { $topic }
       *[other] pagaron a { $to } por { $topic }
    }
paid-to = pagó a { $to }
paid-fine = pagó la multa de { $amount } $
paid-tax-flat = pagó la cuota fija del impuesto sobre la renta: { $amount } $
paid-tax-share = pagó el { $percent } % de todo lo que tiene como impuesto sobre la renta: { $amount } $
paid-interest = pagó { $interest }
event-rent-claimable =
    { $why }, si { $owner } lo pide antes de que { $window ->
        [next-throw] vuelvan a rodar los dados
       *[second-following] tire la segunda persona después de { $visitor }
    }
event-rent-claimed = le pidió a { $visitor } el alquiler de { $space }
event-rent-lapsed =
    { $by ->
        [left] El alquiler de { $amount } $ por { $space } queda anulado: una de las dos partes dejó la partida.
       *[throw] { $owner } no pidió a tiempo el alquiler de { $amount } $ por { $space }.
    }
event-received = recibió { $amount } $ de la Banca por { $topic }
received-share = recibió { $amount } $, su parte de lo que dejó { $debtor }
event-pot-laid = En Parada Libre hay ahora { $pot } $.
event-pot-taken = se llevó los { $amount } $ que había allí
event-debt-opened = tiene que reunir { $amount } $ para { $to }
debt-about = { $topic }, { $why }
debt-short = { $why }, más de lo que tiene en efectivo
event-debt-forgiven = ya no debe nada: el trato salda la deuda
event-card-drawn = sacó { $deck }
card-quoted = «{ $card }»
card-came-in = { $quoted } (+{ $amount } $)
card-cost = { $quoted } (−{ $amount } $)
event-card-kept = se guarda el pase de Cárcel
event-card-returned = La tarjeta vuelve debajo { $deck }.
event-built = construyó en { $group }
event-buildings-sold = vendió edificios de { $group }
built-why = { $levels }, { $amount } $
sold-why = { $levels }, +{ $amount } $
levels =
    { $level ->
        [0] { $spaces } sin edificios
        [1] { $spaces } con 1 casa
        [hotel] { $spaces } con hotel
       *[other] { $spaces } con { $level } casas
    }
levels-more =
    { $level ->
        [0] { $spaces } sin edificios
        [hotel] { $spaces } con hotel
       *[other] { $spaces } con { $level }
    }
sold-all = devolvió todos sus edificios por { $amount } $
event-shortage-opened =
    { $count ->
        [1] pide { $levels }: no alcanza para toda la mesa, así que { $asked } también puede pedir
       *[other] pide { $levels }: no alcanza para toda la mesa, así que { $asked } también pueden pedir
    }
event-claim-made =
    { $count ->
        [1] pide un edificio
       *[other] pide { $count } edificios
    }
event-claim-deferred =
    { $count ->
        [1] puede construirlo en su propio turno
       *[other] puede construir los { $count } en su propio turno
    }
event-shortage-auction-opened = Se pide más de lo que tiene la Banca: se subasta { $what } entre { $who }.
event-building-bid = pujó { $amount } $ por construir en { $space }
building-bids-made = { $count } pujas, la última: { $last }
event-building-won = ganó un edificio en la subasta por { $price } $
event-building-unsold = Nadie pujó: { $what } se queda en la Banca.
a-house = una casa
a-hotel = un hotel
event-mortgaged = hipotecó { $spaces }
event-mortgage-lifted = levantó la hipoteca de { $spaces }
event-mortgage-undone = deshizo la hipoteca de { $spaces }
gained = +{ $amount } $
event-trade-offered = le propuso un trato a { $partner }: { $gives } a cambio de { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } rechazó la oferta de { $proposer }.
        [withdrawn] { $proposer } retiró su oferta a { $partner }.
        [countered] { $partner } le responde a { $proposer } con otra oferta.
        [left] La oferta de { $proposer } a { $partner } ya no vale: una de las dos partes dejó la partida.
       *[gone] La oferta de { $proposer } a { $partner } ya no vale: algo de lo ofrecido ha cambiado.
    }
event-trade-made = le dio a { $partner } { $gives } a cambio de { $takes }
event-trade-made-gave = le regaló a { $partner } { $gives }
event-trade-made-got = recibió { $takes } de { $partner }, de regalo
trade-settled = saldó una deuda con { $partner }: { $gives } a cambio de { $takes }
trade-settled-gave = le dio a { $partner } { $gives } para saldar una deuda
trade-settled-got = recibió { $takes } de { $partner } para saldar una deuda
event-intent-noted = deja un encargo: { $what }
event-intent-dropped =
    { $by ->
        [owner] retira un encargo: { $what }
       *[rules] tenía un encargo que no pudo ser: { $what }
    }
intent-build = construir hasta tener { $levels }
intent-sell = vender edificios hasta dejar { $levels }
intent-mortgage = hipotecar { $lot }
intent-lift = levantar la hipoteca de { $lot }
intent-dropped = Habías encargado { $what }. Al llegar el momento no se pudo. { $why }
event-resigned = se rindió
event-went-bankrupt = no puede pagar a { $to } y cae en bancarrota
left-game = dejó la partida
event-estate-taken = se queda con lo que tenía { $debtor }: { $estate }
event-estate-surrendered = le entrega a la Banca lo que tenía: { $estate }
estate-nothing = ni un dólar
event-game-ended =
    { $count ->
        [1] 🏆 ¡Gana la partida { $who }!
       *[other] 🏆 ¡Comparten la victoria { $who }!
    }
