# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "threw 4+4 and landed on Vermont"
line = { $who } { $said }
# … + "rent $6"
line-why = { $line }: { $why }
# In front of what was answered because a player did not decide in time
line-late = ⏰ Se acabó el tiempo: { $line }
# In front of what stays in sight although it is older than the newest lines
line-of-turn = Turno { $turn }: { $line }

event-deck-shuffled =
    { $deck ->
        [chance] Se barajan las tarjetas de Suerte.
        [community_chest] Se barajan las tarjetas de Caja de Comunidad.
       *[other] Se barajan las tarjetas de «{ $deck }».
    }
event-deeds-dealt =
    { $price ->
        [0] recibió gratis { $spaces } en el reparto inicial
       *[other] recibió { $spaces } en el reparto inicial y pagó { $price } $
    }
event-starter-thrown = ¿Quién empieza? { $rolls }
starter-roll = { $who } { $first }+{ $second }
starter-again = { $before } · empate, nueva tirada: { $rolls }
event-turn-started = Le toca a { $who }.
event-turn-ended = terminó su turno
starter-begins = Empieza { $who }: { $rolls }
event-dice-thrown = tiró { $first }+{ $second }
rolled-again = volvió a tirar tras los dobles ({ $first }+{ $second })
event-rent-thrown = tiró { $first }+{ $second } para el alquiler
event-moved = cayó { $where }
moved-visiting = llegó a la Cárcel, solo de visita
moved-owned = cayó { $where }, de { $owner }
event-salary-paid = pasó por { $go } (+{ $amount } $)
salary-on-go = cayó { $where } (+{ $amount } $)
salary-paid = cobró { $amount } $ { $where }
event-jailed =
    { $by ->
        [space] fue a la Cárcel
        [card] fue a la Cárcel
       *[doubles] fue a la Cárcel por sacar dobles tres veces seguidas
    }
event-jail-throw-failed =
    { $turns ->
        [1] no sacó dobles (intento 1)
        [2] no sacó dobles (intento 2)
       *[other] no sacó dobles (intento { $turns })
    }
jail-roll-last = tampoco sacó dobles en el último intento
event-jail-left =
    { $by ->
        [doubles] salió de la Cárcel con dobles
       *[other] salió de la Cárcel
    }
event-pass-used = usó una tarjeta para salir de la Cárcel
event-hour-struck = 🔔 Se acabó el tiempo de la partida
event-hold-set = frenó la tirada de { $mover }
event-hold-lifted = dejó de frenar la tirada
event-property-bought = compró { $space } por { $price } $
bought-it = compró la propiedad por { $price } $
event-rent-spared =
    { $why ->
        [mortgage] no pagó alquiler a { $owner }: la propiedad está hipotecada
       *[jail] no pagó alquiler: { $owner } está en la Cárcel
    }
rent-spared =
    { $why ->
        [mortgage] no se paga alquiler, porque la propiedad está hipotecada
       *[jail] no se paga alquiler, porque { $owner } está en la Cárcel
    }
event-purchase-declined = no compró { $space }
declined-it = no compró la propiedad
event-auction-opened =
    { $count ->
        [1] Sale a subasta: { $lots }.
       *[other] Salen a subasta { $count } propiedades: { $lots }.
    }
it-stays-with-bank = se queda en la Banca
event-bid-made = pujó { $amount } $ por { $space }
filed-sealed =
    { $count ->
        [1] respondió a la subasta secreta
       *[other] respondieron a la subasta secreta
    }
event-bidder-passed =
    { $count ->
        [1] pasó
       *[other] pasaron
    }
event-auction-won = ganó la subasta de { $space } por { $price } $
event-auction-unsold = Nadie pujó por { $space }: se queda en la Banca.
jail-card-unsold = Nadie pujó por { $card }, así que vuelve al fondo de su mazo.
event-pass-taken = recibió { $card }
event-deed-taken = recibió { $space }
event-paid =
    { $count ->
        [1] pagó a { $to } { $topic }
       *[other] pagaron a { $to } { $topic }
    }
event-paid-sum =
    { $count ->
        [1] pagó { $amount } $ a { $to } { $topic }
       *[other] pagaron { $amount } $ por persona a { $to } { $topic }
    }
paid-to = pagó a { $to }
paid-fine = pagó la multa de { $amount } $
paid-tax-flat = pagó la cuota fija por { $tax }: { $amount } $
paid-tax-share = pagó por { $tax } el { $percent } % de todo lo que tiene: { $amount } $
paid-interest = pagó un { $interest }
event-rent-claimable =
    { $why }, si { $owner } lo cobra antes de que { $window ->
        [next-throw] se vuelvan a tirar los dados
       *[second-following] tire la segunda persona que juega después de { $visitor }
    }
event-rent-claimed = cobró a { $visitor } por caer en { $space }
event-rent-lapsed =
    { $by ->
        [left] El alquiler de { $amount } $ por { $space } ya no se debe, porque dejó la partida quien lo debía o quien podía cobrarlo.
       *[throw] { $owner } no cobró a tiempo el alquiler de { $amount } $ por { $space }.
    }
event-received = recibió { $amount } $ de la Banca { $topic }
received-share = recibió { $amount } $ de los bienes de { $debtor }
event-pot-laid = Ahora hay { $pot } $ { $where }.
event-pot-taken = cobró el bote de { $amount } $
event-debt-opened = tiene que reunir los { $amount } $ que debe a { $to } { $topic }
debt-short = { $why }, más de lo que tiene en efectivo
event-debt-forgiven = ya no debe nada: el trato saldó la deuda
event-card-drawn = sacó { $deck }
card-quoted = «{ $card }»
card-came-in = { $quoted } (+{ $amount } $)
card-cost = { $quoted } (−{ $amount } $)
card-free = { $quoted } (sin edificios, nada que pagar)
event-card-kept = guardó la tarjeta para salir de la Cárcel
event-card-returned = La tarjeta vuelve al fondo { $deck }.
event-built = construyó { $levels } ({ $amount } $)
event-built-up = construyó por { $amount } $
built-up = ahora { $levels }
event-buildings-sold = vendió edificios en { $group }
event-buildings-sold-all = vendió todos los edificios en { $group } por { $amount } $
sold-why = { $levels }, +{ $amount } $
levels-sold =
    { $spaces } { $count ->
        [1] se queda
       *[other] se quedan
    } { $level ->
        [0] sin casas
        [1] con 1 casa
       *[other] con { $level } casas
    }
levels =
    { $level ->
        [1] 1 casa
        [hotel] un hotel
       *[other] { $level } casas
    }{ $count ->
        [1] { "" }
       *[other] {" "}por calle
    } en { $spaces }
sold-all = vendió todos sus edificios a la Banca por { $amount } $
event-shortage-opened =
    { $count ->
        [1] quiere construir ({ $levels }), pero quizá la Banca no tenga edificios para todos: { $asked } también puede pedir alguno
       *[other] quiere construir ({ $levels }), pero quizá la Banca no tenga edificios para todos: { $asked } también pueden pedir alguno
    }
event-claim-made =
    { $count ->
        [1] pidió un edificio
       *[other] pidió { $count } edificios
    }
event-claim-deferred =
    { $count ->
        [1] podrá construir 1 edificio en su turno
       *[other] podrá construir { $count } edificios en su turno
    }
event-shortage-auction-opened = Se piden más edificios de los que hay: se subasta { $what } entre { $who }.
event-building-bid = pujó { $amount } $ por construir en { $space }
event-building-won = ganó un edificio en la subasta por { $price } $
event-building-unsold = La Banca subastó { $what }, pero nadie pujó, así que sigue en la Banca.
a-house = una casa
a-hotel = un hotel
event-mortgaged = hipotecó { $spaces }
event-mortgage-lifted = deshipotecó { $spaces }
event-mortgage-undone =
    { $count ->
        [1] deshizo la hipoteca de { $spaces }
       *[other] deshizo las hipotecas de { $spaces }
    }
event-trade-offered = propuso un trato a { $partner }: { $gives } a cambio de { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } rechazó la oferta de { $proposer }.
        [withdrawn] { $proposer } retiró su oferta a { $partner }.
        [countered] { $partner } hizo una contraoferta a { $proposer }.
        [left] La oferta de { $proposer } a { $partner } ya no vale: una de las dos personas dejó la partida.
       *[gone] La oferta de { $proposer } a { $partner } ya no vale: algo de lo ofrecido ha cambiado.
    }
event-trade-made = dio a { $partner } { $gives } a cambio de { $takes }
event-trade-made-sold = vendió a { $partner } { $gives } por { $takes }
event-trade-made-bought = compró { $takes } a { $partner } por { $gives }
event-trade-made-gave = regaló a { $partner } { $gives }
event-trade-made-got = recibió de regalo { $takes } de { $partner }
trade-settled = saldó una deuda con { $partner }: { $gives } a cambio de { $takes }
trade-settled-gave = dio a { $partner } { $gives } para saldar una deuda
trade-settled-got = recibió { $takes } de { $partner } para saldar una deuda
event-intent-noted = puso una acción en cola: { $what }
event-intent-dropped =
    { $by ->
        [owner] quitó una acción de la cola: { $what }
       *[rules] tenía en cola una acción que ya no se pudo hacer: { $what }
    }
intent-build =
    { $kind ->
        [new] construir { $levels }
       *[total] construir hasta tener { $levels }
    }
intent-sell = vender edificios ({ $levels })
intent-mortgage = hipotecar { $lot }
intent-lift = deshipotecar { $lot }
intent-dropped = El bot no pudo hacer tu acción en cola ({ $what }) y la quitó. { $why }
event-resigned = se rindió
event-went-bankrupt = cayó en bancarrota sin pagar a { $to }
bankrupt-owing = cayó en bancarrota sin pagar { $amount } $ a { $to }: más de lo que daría vender e hipotecar todo
left-game = dejó la partida
event-estate-taken = se quedó con los bienes de { $debtor }: { $estate }
event-estate-surrendered = entregó sus bienes a la Banca: { $estate }
estate-nothing = no quedaba nada
event-game-ended =
    { $count ->
        [1] 🏆 ¡Gana la partida { $who }!
       *[other] 🏆 ¡Comparten la victoria { $who }!
    }
