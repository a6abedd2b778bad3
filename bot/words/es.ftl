# Español, neutral: España y América Latina; de tú, sin género para las personas.
# Claves: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>, silence-<kind>,
# card-<id>. Los números llegan como números, los nombres ya escapados.
#
# Glosario: GO = la Salida · Jail = la Cárcel · just visiting = solo de visita ·
# Go To Jail = Ve a la Cárcel · Free Parking = Parada Libre · Chance = Suerte ·
# Community Chest = Caja de Comunidad · the Bank = la Banca (nunca «el Banco»: a la, de la) ·
# Income Tax = impuesto sobre la renta · Luxury Tax = impuesto de lujo · salary = sueldo ·
# fine = multa · pot = bote · railroad = ferrocarril · utility = servicio público ·
# street = calle · colour, set, group = color, grupo completo, grupo · property = propiedad ·
# deed = título · house, hotel, building = casa, hotel, edificio · rent = alquiler ·
# mortgage = hipoteca · lift, pay off = levantar · hold = mantener · interest = intereses ·
# auction = subasta · bid = puja · maximum = máximo · lot = lote · trade = trato ·
# offer, counter-offer = oferta, contraoferta · debt = deuda · estate = bienes ·
# bankrupt = en bancarrota · jail pass = pase de Cárcel · throw = tirar, tirada ·
# doubles = dobles · turn = turno · token = ficha · game = partida · table = mesa ·
# lobby = sala · seat = asiento · host = quien organiza · computer = robot · pace = ritmo ·
# standing orders = instrucciones · noted wish = encargo · claim = pedir · hold the dice = frenar
# los dados · rulebook = reglamento · house rule = regla de la casa

money = { $amount } $
priced = { $what } { $amount } $
list-more = { $first }, { $next }
list-last =
    { $last ->
        [Illinois] { $first } e { $last }
        [Indiana] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-apart = { $first }; { $next }
bank = la Banca
nothing = nada

## Lines of what happened

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
        [0] { $spaces } sin nada
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

## What a sum is for

why-rent-bare = alquiler { $amount } $
why-rent-full-group = alquiler { $amount } $ = { $base } $ al doble, grupo completo sin casas
why-rent-built =
    { $houses ->
        [0] alquiler { $amount } $ con hotel
        [1] alquiler { $amount } $ con 1 casa
       *[other] alquiler { $amount } $ con { $houses } casas
    }
why-rent-railroads =
    { $count ->
        [1] alquiler { $amount } $, un ferrocarril
        [2] alquiler { $amount } $, dos ferrocarriles
        [3] alquiler { $amount } $, tres ferrocarriles
       *[other] alquiler { $amount } $, los { $count } ferrocarriles
    }
why-rent-railroads-times =
    { $count ->
        [1] alquiler { $amount } $ = { $factor } × { $base } $, un ferrocarril
        [2] alquiler { $amount } $ = { $factor } × { $base } $, dos ferrocarriles
        [3] alquiler { $amount } $ = { $factor } × { $base } $, tres ferrocarriles
       *[other] alquiler { $amount } $ = { $factor } × { $base } $, los { $count } ferrocarriles
    }
why-rent-utility =
    { $count ->
        [1] alquiler { $amount } $ = { $factor } × tirada de { $base }, un servicio público
       *[other] alquiler { $amount } $ = { $factor } × tirada de { $base }, los dos servicios públicos
    }
why-rent-card-utility = alquiler { $amount } $ = { $factor } × tirada de { $base }
why-income-tax-flat = la cuota fija, { $amount } $
why-income-tax-share = el { $percent } % de todo lo que tiene, { $amount } $
why-luxury-tax = { $amount } $
why-jail-fine = { $amount } $
why-card = { $amount } $
why-auction-price = { $amount } $, la puja ganadora
why-interest = { $percent } % de intereses por { $spaces }: { $amount } $
why-share = { $amount } $
topic-income-tax = el impuesto sobre la renta
topic-luxury-tax = el impuesto de lujo
topic-jail-fine = salir de la Cárcel
topic-interest = las hipotecas recibidas
topic-share = los bienes de { $debtor }
deck-chance = una tarjeta de Suerte
deck-community-chest = una tarjeta de Caja de Comunidad
under-chance = del mazo de Suerte
under-community-chest = del mazo de Caja de Comunidad

## What the table waits for

decision-none = La partida ha terminado.
decision-to-throw = { $who }: tira los dados
decision-to-throw-again = { $who }: ¡dobles! Tira otra vez
decision-beat-end = { $who } aún puede construir y luego termina su turno
decision-beat = Ruedan los dados por { $who }
decision-in-jail = { $who }, en la Cárcel: ¿cómo sales?
decision-fine-or-pass = { $who }, sin dobles: ¿pagas los { $price } $ o usas un pase de Cárcel?
decision-held = { $who } frena un momento la tirada de { $mover }
decision-to-end = { $who }: construye, negocia o termina tu turno
decision-to-end-without-group = { $who }: negocia o termina tu turno
decision-buy-or-decline = { $who }: ¿compras { $space } por { $price } $ o { $declined ->
        [left-with-bank] se la dejas a la Banca
       *[auctioned] dejas que salga a subasta
    }?
decision-choose-tax = { $who }: impuesto sobre la renta, ¿{ $flat } $ o el { $percent } % de todo lo que tienes?
decision-auction = A la una… { $space } por { $price } $ para { $leader }. ¿Quién da más? { $who }
decision-auction-open = Se subasta { $space }. ¿Quién puja? { $who }
decision-sealed-auction = Subasta secreta de { $lots }. Faltan por responder: { $who }
decision-owing = { $who }: reúne { $amount } $ para { $to } ({ $topic })
decision-rescue = { $who } no llega a los { $amount } $ para { $to } ({ $topic }). Solo un trato puede salvar la situación
decision-shortage-claim =
    { $count ->
        [1] { $who }: quedan pocos edificios. ¿Pides alguno o los dejas al resto?
       *[other] { $who }: quedan pocos edificios. ¿Pedir alguno o dejarlos al resto?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: se pide más de lo que tiene la Banca. ¿Cuánto vale para ti cada edificio, como máximo?
       *[other] { $who }: se pide más de lo que tiene la Banca. ¿Cuánto vale como máximo cada edificio?
    }
decision-shortage-auction = Se subasta { $what }, a { $price } $ para { $leader } ({ $lot }). ¿Quién da más? { $who }
decision-shortage-auction-open = Se subasta { $what }. ¿Quién puja? { $who }
shortage-claim = { $who } pide { $what }
shortage-none =
    { $count ->
        [1] { $who } no pide nada
       *[other] { $who } no piden nada
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: levanta ahora la hipoteca de { $spaces } ({ $price } $ en total; antes puedes vender o hipotecar) o mantenla
       *[enough] { $who }: levanta ahora la hipoteca de { $spaces } o mantenla
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>

## The table

table-title = Monopoly · turno { $turn }
table-rests = Ahora solo juegan robots: la partida descansa hasta que alguien recupere su puesto. Quienes la empezaron pueden cancelarla con /monopoly { command-name-cancel }. /monopoly { command-name-new } abre otra.
table-played-out = Solo quedan robots: ellos terminan la partida.
claim-open =
    { $owner } puede pedirle a { $visitor } { $amount } $ de alquiler, antes de que { $window ->
        [next-throw] vuelvan a rodar los dados
       *[second-following] tire la segunda persona después de { $visitor }
    }
table-moved = ➡️ La partida sigue en <#{ $channel }>.
table-more = … { $count } antes: /monopoly { command-name-history }
player-line = { $mark }{ $who } { $said }
player-mover = ▶
player-cash = **{ $cash } $**
player-deeds =
    { $count ->
        [0] sin títulos
        [1] 1 título, { $net } $
       *[other] { $count } títulos, { $net } $
    }
player-deeds-bare =
    { $count ->
        [0] sin títulos
        [1] 1 título
       *[other] { $count } títulos
    }
player-jail = 🔒 en la Cárcel
player-jail-tries = 🔒 en la Cárcel, { $turns } de { $most } intentos
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
# How many jail passes a player holds, in words instead of emoji
player-pass-text =
    { $count ->
        [1] 1 pase de Cárcel
       *[other] { $count } pases de Cárcel
    }
player-away = 💤 ausente
player-out = fuera de la partida
player-separator = ·
square-street = { $deed } { $price } $ · alquiler { $rent } $, grupo completo { $double } $, hotel { $hotel } $
square-railroad = { $deed } { $price } $ · alquiler { $one } $ con un ferrocarril, { $most } $ con todos
square-utility = { $deed } { $price } $ · alquiler { $one } × la tirada, { $most } × con los dos
square-group = { $group }: { $held }
square-free =
    { $count ->
        [1] 1 libre
       *[other] { $count } libres
    }
square-tax = Primero eliges, después se cuenta: nadie ve antes la suma.
stock-and-pot = { $stock } · Parada Libre: { $pot } $
table-closing = 🔔 La partida se acaba: se completa lo que está en marcha, pero ya no hay tratos ni se construye.
table-hour = 🔔 La partida termina el <t:{ $at }:f>, <t:{ $at }:R>.
stock = Banca: { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hoteles
    }

## Board and deeds

board-title = El tablero
board-deed = { $deed }: { $owner }{ $state }
board-free = { $price } $
board-mortgaged = , hipotecada
board-level =
    { $level ->
        [1] , 1 casa
        [hotel] , hotel
       *[other] , { $level } casas
    }
board-group-heading = { $mark } { $group }
board-tokens = Dónde está cada ficha
board-footer = Si solo hay un precio, la propiedad está libre.
board-token = { $who }: { $space }
board-jailed = en la Cárcel
board-visiting = en la Cárcel, solo de visita
deed-title = { $mark } { $space }
deed-price = Precio { $price } $ · hipoteca { $mortgage } $ · levantarla cuesta { $lift } $
deed-build = Una casa cuesta { $cost } $; un hotel, { $houses ->
        [3] tres
        [4] cuatro
       *[other] { $houses }
    } casas y { $cost } $
deed-rent-bare = Alquiler sin casas: { $rent } $
deed-rent-set = Con el grupo completo, sin casas: { $rent } $
deed-rent-houses =
    { $houses ->
        [1] Con 1 casa: { $rent } $
       *[other] Con { $houses } casas: { $rent } $
    }
deed-rent-hotel = Con hotel: { $rent } $
deed-rent-railroads =
    { $count ->
        [1] Alquiler con un ferrocarril: { $rent } $
       *[other] Con { $count } ferrocarriles: { $rent } $
    }
deed-rent-utilities =
    { $count ->
        [1] Alquiler con un servicio público: { $times } × la tirada
       *[other] Con los dos servicios públicos: { $times } × la tirada
    }
deed-now = **{ $line }** ← ahora
deed-free = Está libre. Cae aquí para comprarla{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}o mandarla a subasta.
    }
deed-owner = Es de { $owner }
deed-owner-mortgaged = Es de { $owner }. Está hipotecada, así que aquí nadie paga alquiler.
deed-group = Su grupo: { $spaces }

## How a game ended

final-title = 🏆 ¡Gana { $winner }!
final-title-tie = 🏆 { $winner } comparten la victoria
final-title-cancelled = Partida cancelada
final-why-cancelled = La partida se canceló en el turno { $turn }. No gana nadie.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = efectivo { $amount } $
final-worth-deeds = títulos { $amount } $
final-worth-mortgaged = hipotecas, a la mitad, { $amount } $
final-worth-houses = casas { $amount } $
final-worth-hotels = hoteles { $amount } $
final-why-last = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    } no queda nadie más en juego.
final-why-first-bankruptcy = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    } la primera bancarrota puso fin a la partida y se contó lo que tenía el resto.
final-why-hour = { $turn ->
        [1] Tras 1 turno
       *[other] Tras { $turn } turnos
    } sonó la hora acordada y se contó lo que tenía cada cual.
final-tie-broken = A igual riqueza gana quien tiene más efectivo.
final-out = · fuera en el turno { $turn }

## History

history-title = Lo que ha pasado
history-empty = Todavía nada.
history-page = Página { $page } de { $pages }
history-turn = **Turno { $turn } · { $who }**

## Debts

debt-line = { $who } debe a { $to } { $amount } $ por { $topic }: { $why }
debt-line-plain = { $who } debe a { $to } { $amount } $ por { $topic }
debt-until = { $debt } · <t:{ $at }:R>
plan = En el lugar de { $who } yo haría esto: { $what }. Así entran { $amount } $.
plan-nothing = Ya no queda nada que vender ni que hipotecar.
plan-sell =
    { $count ->
        [1] vender una casa de { $space }
        [2] vender dos casas de { $space }
        [3] vender tres casas de { $space }
       *[other] vender cuatro casas de { $space }
    }
plan-sell-hotel = vender el hotel de { $space }
plan-sell-down =
    { $level ->
        [1] dejar { $space } en 1 casa en vez de hotel
       *[other] dejar { $space } en { $level } casas en vez de hotel
    }
plan-mortgage = pedir una hipoteca por { $spaces }

## The rules of a game

rules-title = Las reglas de esta partida
rules-heading-chosen = Lo elegido
rules-heading-money = Dinero
rules-heading-jail = Cárcel
rules-heading-building = Construcción
rules-heading-dealing = Comprar y deber
rules-heading-turns = Los turnos y el final
rules-edition = Reglamento de { $edition }
rules-game =
    { $game ->
        [short] Partida corta
        [time-limit] Partida con hora límite
        [new-short] Nueva partida corta
       *[standard] Partida normal
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Una regla de la casa
       *[other] { $count } reglas de la casa
    }
rules-board =
    { $board ->
        [us2008] El tablero de 2008, con las calles de Atlantic City.
       *[classic] El tablero clásico, con las calles de Atlantic City.
    }
rules-cards =
    { $cards ->
        [us2008] Dieciséis tarjetas de Suerte y dieciséis de Caja de Comunidad, las de 2008.
       *[classic] Dieciséis tarjetas de Suerte y dieciséis de Caja de Comunidad.
    }
rules-players = De { $least } a { $most } jugadores.
rules-start-cash = Cada cual empieza con { $cash } $.
rules-go-salary =
    { $kind ->
        [more] { $amount } $ por pasar por la Salida, { $landing } $ por caer en ella.
       *[same] { $amount } $ por pasar por la Salida o caer en ella.
    }
rules-luxury-tax = El impuesto de lujo es de { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] El impuesto sobre la renta es de { $flat } $.
       *[tenth-or-flat] El impuesto sobre la renta es de { $flat } $ o el { $percent } % de todo lo que se tiene; se elige antes de contar.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Multas, impuestos y pagos de tarjetas se quedan en Parada Libre hasta que alguien cae allí y se los lleva.
           *[other] Multas, impuestos y pagos de tarjetas se quedan en Parada Libre, sobre un fondo de { $seed } $, hasta que alguien cae allí y se los lleva.
        }
       *[rest] Parada Libre no paga nada.
    }
rules-interest = Levantar una hipoteca cuesta además un { $percent } %. Recibir una propiedad hipotecada, también.
rules-jail-fine = Salir cuesta { $fine } $, antes de tirar, { $turns ->
        [1] en el primer turno
       *[other] en los { $turns } primeros turnos
    } de Cárcel.
rules-jail-turns =
    { $turns ->
        [1] Un intento de sacar dobles. Si fallas, pagas y te mueves.
       *[other] { $turns } intentos de sacar dobles. Si fallas el último, pagas y te mueves.
    }
rules-jail-pass =
    { $after ->
        [0] Tras la última tirada fallida debes la multa, aunque tengas un pase de Cárcel.
       *[other] Tras la última tirada fallida, un pase de Cárcel aún puede sustituir a la multa.
    }
rules-jail-again =
    { $again ->
        [0] Los dobles que te sacan no dan otra tirada.
       *[other] Los dobles que te sacan dan otra tirada.
    }
rules-doubles = Con dobles se tira otra vez. { $count } seguidos llevan a la Cárcel.
rules-stock = La Banca tiene { $houses ->
        [one] una casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] un hotel
       *[other] { $hotels } hoteles
    }.
rules-shortage =
    { $kind ->
        [first-come] Las últimas casas y hoteles son de quien las pide primero.
       *[claim-window] Si varias personas quieren los últimos edificios, se subastan.
    }
rules-hotel = Para un hotel hacen falta antes { $houses } casas en cada calle del color.
rules-building-time =
    { $kind ->
        [own-turn] Solo construyes en tu turno.
       *[any-time] Puedes construir en cualquier turno.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Una casa o un hotel por jugador y turno, nada más.
           *[other] Como mucho { $most } casas y hoteles por jugador y turno.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Los edificios se devuelven en cualquier orden.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Una hipoteca solo impide construir en su propia calle, y un edificio solo impide hipotecar la suya.
       *[whole-group] Una calle hipotecada impide construir en todo su color, y un edificio impide hipotecar en él.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Se reparte un título a cada cual, que paga su precio enseguida.
           *[other] Se reparten { $count } títulos a cada cual, que paga su precio enseguida.
        }
        [deeds-given] { $count ->
            [one] Se reparte un título a cada cual, gratis.
           *[other] Se reparten { $count } títulos a cada cual, gratis.
        }
       *[cash-only] Nadie empieza con títulos.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] No compras ni pujas antes de dar una vuelta al tablero.
       *[other] No compras ni pujas antes de dar { $laps } vueltas al tablero.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] No haces tratos antes de dar una vuelta al tablero.
       *[other] No haces tratos antes de dar { $laps } vueltas al tablero.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Lo que no se compra se lo queda la Banca. No se subasta nada.
        [sealed-maxima] Lo que no se compra va a una subasta secreta desde { $least } $: gana el máximo más alto y paga { $step } $ más que el segundo.
       *[open-calls] Lo que no se compra va a una subasta abierta desde { $least } $, subiendo al menos { $step } $ cada vez.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] La primera puja es al menos el { $percent } % del precio impreso.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] No pujas más que tu efectivo.
        [no-cap] Puedes pujar lo que quieras. Si luego no pagas, caes en bancarrota.
       *[raisable] No pujas más de lo que podrías reunir.
    }
rules-rent-collection =
    { $kind ->
        [second-following] El alquiler hay que pedirlo antes de que tire la segunda persona después de la visita.
        [next-throw] El alquiler hay que pedirlo antes de la siguiente tirada.
       *[automatic-rent] El alquiler se cobra solo.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Desde la Cárcel no se cobra alquiler.
       *[collects-rent] Desde la Cárcel también se cobra alquiler.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] En una bancarrota, el efectivo va a quien se le debe y los títulos vuelven a la Banca, sin más.
       *[to-creditor] En una bancarrota, todo lo que queda es para quien se le debe.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Si la bancarrota es con la Banca, también se subastan los pases de Cárcel.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] El turno termina solo.
       *[said-by-player] El turno termina cuando lo dice quien juega.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Cada cual puede frenar un momento los dados una vez antes de cada tirada.
       *[other] Cada cual puede frenar un momento los dados { $count } veces antes de cada tirada.
    }
rules-early =
    { $kind ->
        [noted] Lo que pides demasiado pronto se anota y se hace en cuanto se puede.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] La primera bancarrota acaba la partida, y gana la mayor fortuna del resto.
        [agreed-hour] La partida termina a la hora acordada, y gana la mayor fortuna.
        [agreed-round] La partida termina con la ronda en que suena la hora acordada, y gana la mayor fortuna.
       *[last-player-left] Gana la última persona que no está en bancarrota.
    }{ $tie ->
        [shared-win] {" "}A igual total se comparte la victoria.
        [most-cash] {" "}A igual total gana quien tiene más efectivo.
       *[none] { "" }
    }

## What silence means when the time is up

silence-to-throw = Los dados se tiran por ti.
silence-in-jail = Los dados se tiran por ti.
silence-fine-or-pass = Pagas la multa si te alcanza el efectivo; si no, se usa un pase.
silence-held = Se pueden tirar los dados.
silence-to-end = Tu turno termina.
silence-buy-or-decline = No compras, y { $declined ->
        [left-with-bank] se la queda la Banca.
       *[auctioned] sale a subasta.
    }
silence-choose-tax = Pagas la cuota fija, o el porcentaje si tu efectivo no alcanza.
silence-auction = Pasas.
silence-sealed-auction = Pasas.
silence-owing = El dinero se reúne por ti, empezando por lo más fácil de deshacer.
silence-rescue = Caes en bancarrota.
silence-shortage-claim = No pides nada, o nada más de lo que ya pediste.
silence-shortage-auction = Pasas.
silence-lift-or-hold = Mantienes las hipotecas.

## Why the rules say no

reason-game-over = Esta partida ha terminado. Ya no se puede hacer nada en ella.
reason-out-of-game = Esa persona ya no está en la partida.
reason-not-awaited = Ahora mismo no te toca decidir. La primera línea de la mesa dice a quién sí.
reason-not-now = Eso no es lo que pide la partida ahora. Los botones de la mesa muestran lo que sí.
reason-no-hour = Esta partida no tiene hora acordada.
reason-hour-struck = La hora acordada ya ha sonado.
reason-closing = La partida se acaba: ya no hay tratos ni se construye. Aún puedes reunir dinero para una deuda.
reason-locked = Los dados ya rodaron y la ficha aún no se ha movido. Prueba otra vez en cuanto se mueva.
reason-in-debt = Antes hay que saldar una deuda. Hasta entonces solo puedes vender edificios, hipotecar o hacer un trato que ayude a pagarla.
reason-cannot-afford = Eso cuesta { $price } $, y tú puedes reunir { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Lo mínimo son { $lowest } $.
       *[other] La puja va por { $price } $. La tuya debe ser de { $lowest } $ o más.
    }
reason-bid-too-high = En esta partida puedes pujar { $highest } $ como mucho.
reason-already-leading = Ya vas por delante con { $price } $. Espera a que alguien suba.
reason-already-passed = Has pasado, y en esta subasta eso es definitivo.
reason-already-filed = Ya has respondido en esta subasta. Cada cual responde una sola vez.
reason-not-in-auction = Ese título no está en esta subasta.
reason-bid-binds = Vas por delante en una subasta con { $price } $ y tienes que poder pagarlos. Gasta menos hasta que acabe.
reason-not-owner = Ese título no es tuyo. Elige uno propio o, en un trato, uno de la parte que lo da.
reason-not-a-street = Las casas solo van en calles, nunca en ferrocarriles ni servicios públicos.
reason-group-incomplete = Necesitas todas las calles del color para construir en él.
reason-not-own-turn = Aquí cada cual compra casas y hoteles solo en su propio turno.
reason-group-mortgaged = Una calle de este color está hipotecada. Levanta esa hipoteca y después construye.
reason-group-built = Hay edificios en este color. Véndelos antes todos a la Banca.
reason-uneven = Los edificios tienen que ir parejos: ninguna calle del color puede llevarle más de uno a otra.
reason-level-range = Este color no admite esos pasos. Elige calles de un solo color y otras alturas que las de ahora.
reason-building-limit =
    { $left ->
        [0] Ya has comprado todas las casas y hoteles que permite esta partida hasta que pasen los dados.
        [one] Hasta que pasen los dados, esta partida te permite una casa u hotel más.
       *[other] Hasta que pasen los dados, esta partida te permite { $left } casas y hoteles más.
    }
reason-no-houses =
    { $left ->
        [0] A la Banca no le quedan casas. Alguien tiene que vender antes alguna.
        [1] A la Banca solo le queda una casa, y no alcanza.
       *[other] A la Banca solo le quedan { $left } casas, y no alcanza.
    }
reason-no-hotels =
    { $left ->
        [0] A la Banca no le quedan hoteles. Alguien tiene que vender antes alguno.
        [1] A la Banca solo le queda un hotel, y no alcanza.
       *[other] A la Banca solo le quedan { $left } hoteles, y no alcanza.
    }
reason-shortage-open = Ahora mismo se están repartiendo los últimos edificios. Podrás construir cuando acabe.
reason-not-claimed = Solo puedes pujar por edificios que hayas pedido, y para una calle donde ya puedan ir.
reason-already-mortgaged = Ese título ya está hipotecado. Elige uno que no lo esté.
reason-not-mortgaged = Ahí no hay hipoteca que levantar. Elige títulos hipotecados, cada uno una sola vez.
reason-mortgage-saves-nothing = Debes { $price } $ y con todo vendido e hipotecado solo reunirías { $cash } $, así que no se hipoteca nada para eso. Solo un trato puede ayudar. Los edificios sí se pueden vender.
reason-no-pass = Ese pase de Cárcel no está disponible para usarlo ni para darlo.
reason-no-fine-on-last-turn = Es tu último intento en la Cárcel: tira. Si no salen dobles, pagas los { $price } $ y te mueves.
reason-can-still-pay = Debes { $price } $ y puedes reunir { $cash } $, así que tienes que pagar.
reason-plan-falls-short = Con eso tu efectivo llega a { $cash } $, y debes { $price } $. Añade una hipoteca o vende más.
reason-no-such-trade = Esa oferta ya no existe. Puedes hacer otra con /monopoly { command-name-trade }.
reason-not-your-trade = Esa oferta no te toca responderla a ti.
reason-trade-empty = Esta oferta aún está vacía. Pon un título, algo de efectivo o un pase de Cárcel.
reason-trade-with-self = Un trato es cosa de dos. Elige a otra persona.
reason-trade-during-bidding = Los tratos esperan hasta que acabe la subasta. La oferta sigue en pie.
reason-no-such-debt = La deuda que este trato iba a saldar ya no existe.
reason-trade-for-nothing = Una de las partes tiene una deuda pendiente y no recibiría nada. Mientras haya una deuda no se regala nada.
reason-trade-lowers-raisable = Una de las partes tiene una deuda pendiente y después solo podría reunir { $cash } $ en vez de { $price } $. Tiene que quedar en no menos, o la deuda pagada en el acto.
reason-partner-cannot-pay = La otra parte necesitaría { $price } $ para esto y tiene { $cash } $. La oferta sigue en pie.
reason-too-many-trades = Tienes { $most } ofertas abiertas. Retira una antes de hacer otra.
reason-too-early-to-buy = En esta partida no compras ni pujas antes de dar la vuelta al tablero.
reason-too-early-to-trade = En esta partida solo hacen tratos quienes ya dieron la vuelta al tablero. A una de las partes le falta.
reason-held = Alguien frena un momento esta tirada. La primera línea de la mesa dice hasta cuándo.
reason-no-hold-left = Ya has frenado esta tirada, o en esta partida no se frenan.
reason-own-throw = La tirada es tuya: te espera de todos modos.
reason-no-such-intent = Ese encargo ya no existe: se hizo, se descartó o se retiró.
reason-too-many-intents = Tienes { $most } encargos en espera. Retira uno antes de anotar otro.
reason-no-such-claim = Ese alquiler ya no se puede pedir: ya se pidió, o los dados fueron más rápidos.
reason-not-your-claim = Ese alquiler solo lo puede pedir quien tiene la propiedad.
reason-player-count = Esta partida es para { $least } a { $most } jugadores.
reason-token-taken = Alguien ya tiene esa ficha. Elige otra.

## Why the host says no

refusal-no-such-game = Esa partida no existe, o hace mucho que desapareció.
refusal-not-playing = No juegas en esta partida. Puedes mirar y entrar en la próxima.
refusal-left = Estás fuera de esta partida. Aún puedes ver cómo acaba.
refusal-stale = Algo pasó antes. La mesa ya está al día: échale otro vistazo.
refusal-not-started = La partida aún no ha empezado. Quien organiza pulsa Empezar.
refusal-started = Esta partida ya ha empezado y su sala está cerrada. /monopoly { command-name-rules } dice a qué se juega.
refusal-over = Esta partida ha terminado. Empieza otra con /monopoly { command-name-new }.
refusal-cancelled = Esta partida se canceló. Empieza otra con /monopoly { command-name-new }.
refusal-not-host = Eso solo puede hacerlo quien organiza.
refusal-lobby-full = Los { $most } asientos están ocupados.
refusal-seats-taken = Hay { $taken } asientos ocupados, y esa partida es para { $most }. Antes alguien tiene que salir de la sala.
refusal-already-joined = Ya tienes asiento.
refusal-not-joined = No tienes asiento en esta sala. Pulsa antes Entrar.
refusal-token-taken = Alguien ya tiene esa ficha. Elige otra.
refusal-too-few = Hacen falta al menos { $least } jugadores para empezar. Un robot puede ocupar un asiento.
refusal-not-timed = Esta partida termina sola; solo las de hora límite tienen hora. Elige antes una en Reglas.
refusal-no-hour = Una partida con hora límite necesita su hora final. Hay que acordarla en Reglas antes de empezar.
refusal-hour-past = La hora acordada ya pasó. Hay que acordar otra más tarde en Reglas antes de empezar.
refusal-hour-out-of-range = La hora debe ser dentro de diez minutos como mínimo y de un año como máximo.
refusal-no-computer = Aquí no hay ningún robot que quitar.

## The cards, in our own words

card-ch-go = Directo a la Salida. Cobra 200 $.
card-ch-illinois = De viaje a Illinois Avenue. Si pasas por la Salida, cobra 200 $.
card-ch-stcharles = De visita a St. Charles Place. Si pasas por la Salida, cobra 200 $.
card-ch-utility = Avanza hasta el próximo servicio público. Si está libre, puedes comprarlo; si no, tira los dados y paga diez veces la tirada a quien lo tenga.
card-ch-railroad-1 = Avanza hasta el próximo ferrocarril. Si está libre, puedes comprarlo; si no, paga el doble del alquiler a quien lo tenga.
card-ch-railroad-2 = El próximo ferrocarril te espera. Si está libre, puedes comprarlo; si no, paga el doble del alquiler a quien lo tenga.
card-ch-dividend = Tus acciones van bien. Cobra 50 $.
card-ch-goojf = Una salida de la Cárcel, gratis. Guárdala hasta que la uses o la cambies.
card-ch-back3 = Tres pasos atrás.
card-ch-jail = Derecho a la Cárcel. Sin pasar por la Salida y sin los 200 $.
card-ch-repairs = Tus edificios necesitan arreglos: 25 $ por casa, 100 $ por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Exceso de velocidad. Paga 15 $.
       *[classic] Impuesto de pobres: andar corto de dinero te cuesta 15 $.
    }
card-ch-reading = ¡Todo el mundo a bordo en Reading Railroad! Si pasas por la Salida, cobra 200 $.
card-ch-boardwalk = Un paseo por Boardwalk. Ve allí ahora.
card-ch-chairman = Ahora presides el consejo. Paga 50 $ a cada jugador.
card-ch-loan = Te devuelven un préstamo. Cobra 150 $.
card-cc-go = Directo a la Salida. Cobra 200 $.
card-cc-bankerror = La Banca se equivocó a tu favor. Cobra 200 $.
card-cc-doctor = Llega la cuenta del médico. Paga 50 $.
card-cc-stock-45 = Vendiste unas acciones. Cobra 45 $.
card-cc-stock-50 = Vendiste unas acciones. Cobra 50 $.
card-cc-goojf = Una salida de la Cárcel, gratis. Guárdala hasta que la uses o la cambies.
card-cc-jail = Derecho a la Cárcel. Sin pasar por la Salida y sin los 200 $.
card-cc-opera = Llevas a toda la mesa a la ópera. Cada jugador te paga 50 $ por su butaca.
card-cc-birthday = ¡Feliz cumpleaños! Cada jugador te da 10 $.
card-cc-fund = Rinde el ahorro de las vacaciones. Cobra 100 $.
card-cc-refund = Te devuelven algo de impuestos. Cobra 20 $.
card-cc-insurance = Te paga el seguro de vida. Cobra 100 $.
card-cc-hospital = Unos días en el hospital. Paga 100 $.
card-cc-school-150 = Toca pagar el colegio. Paga 150 $.
card-cc-school-50 = Toca pagar el colegio. Paga 50 $.
card-cc-services = Diste un buen consejo. Cobra 25 $.
card-cc-streets = Arreglan la calle frente a tus edificios: 40 $ por casa, 115 $ por hotel.
card-cc-beauty = Segundo premio en un concurso de belleza. Cobra 10 $.
card-cc-inherit = Una tía se acordó de ti en su testamento. Cobra 100 $.

## Colours, tokens, deeds

group-dark-purple = Morado
group-brown = Marrón
group-light-blue = Celeste
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul
group-railroad = Ferrocarriles
group-utility = Servicios públicos
the-dark-purple = las moradas
the-brown = las marrones
the-light-blue = las celestes
the-pink = las rosas
the-orange = las naranjas
the-red = las rojas
the-yellow = las amarillas
the-green = las verdes
the-dark-blue = las azules
the-railroad = los ferrocarriles
the-utility = los servicios públicos
token-hat = Sombrero
token-boat = Barco
token-dog = Perro
token-car = Auto
token-iron = Plancha
token-boot = Bota
token-cat = Gato
token-thimble = Dedal
deed-mortgaged = { $deed } (hipotecada)
jail-passes =
    { $count ->
        [1] un pase de Cárcel
       *[other] { $count } pases de Cárcel
    }

### Manage

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hipotecar { $lot } · +{ $price } $
effect-lift = Levantar { $lot } · { $price } $
effect-lot = { $lots } con { $level }
effect-lots = { $lots } con { $level } cada una
level-hotel = un hotel
level-houses =
    { $count ->
        [0] 0 casas
        [1] 1 casa
       *[other] { $count } casas
    }
row-dark-purple = Moradas
row-brown = Marrones
row-light-blue = Celestes
row-pink = Rosas
row-orange = Naranjas
row-red = Rojas
row-yellow = Amarillas
row-green = Verdes
row-dark-blue = Azules
page-turn = Más: página { $page } de { $pages }
manage-title = Tus propiedades
manage-cash = Efectivo: **{ $cash } $**
manage-stock = En la Banca: { $houses ->
        [one] 1 casa
       *[other] { $houses } casas
    } y { $hotels ->
        [one] 1 hotel
       *[other] { $hotels } hoteles
    }.
manage-debt =
    { $missing ->
        [0] Debes { $price } $ y los tienes: se pagan solos cuando les toque.
       *[other] Debes { $price } $: **aún faltan { $missing } $**. Se pagan solos en cuanto tu efectivo alcance.
    }
manage-beyond-means = Debes { $price } $, y con todo vendido e hipotecado llegarías a { $able } $. Para eso no se puede hipotecar nada: ahora solo ayudan los tratos. Puedes vender edificios para poder negociar sus terrenos.
manage-debt-paid = Tu deuda de { $price } $ está pagada.
manage-share = ({ $held } de { $of })
manage-lot-mortgaged = { $lot } (hipotecada)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: no se construye mientras haya hipoteca en { $what }.
manage-no-build-turn = { $lots }: no se construye antes de tu turno.
manage-no-build-limit = { $lots }: no se construye más en este turno, ya compraste todo lo que permite.
manage-no-build-shortage = { $lots }: no se construye hasta que se repartan los últimos edificios.
manage-no-build-closing = { $lots }: ya no se construye, la partida se acaba.
manage-no-build-cash = { $lots }: no te alcanza, una casa cuesta { $price } $.
manage-no-build-stock = { $lots }: no se construye, faltan edificios en la Banca o una puja retiene tu dinero.
manage-over = La partida ha terminado. Ya nada cambia de manos.
manage-no-deeds = Aún no tienes propiedades, así que no hay nada que gestionar.
manage-given-up = Te has rendido: tus propiedades se entregan en cuanto se salden las otras deudas.
manage-nothing-to-raise = Ahora no se puede vender ni hipotecar nada. Un trato aún puede salvarte.
manage-locked = Falta mover una tirada, así que el tablero no puede cambiar. Prueba de nuevo en un momento.
manage-nothing = Ahora mismo no hay nada que construir, vender, hipotecar ni levantar.
manage-choose-build = Construir…
manage-choose-sell = Vender edificios…
manage-choose-mortgage = Hipotecar…
manage-choose-lift = Levantar una hipoteca…
manage-choose-clear = Recién recibido: levantar sin intereses…
manage-group-build = { $lots } · { $price } $ por paso
manage-group-sell = { $lots } · +{ $price } $ por paso
manage-back = Volver
manage-refresh = Actualizar
manage-noted-shortage = Anotado: { $what }. Se hará en cuanto se repartan los últimos edificios, si entonces se puede.
manage-claimed = Has pedido: { $what }. Puede que no alcance para toda la mesa, así que antes se pregunta al resto: mira la mesa.
manage-done = Hecho: { $what }.
manage-noted-locked = Anotado: { $what }. Se hará en cuanto se pueda, cuando la tirada en curso se haya movido.
manage-noted-turn = Anotado: { $what }. Se hará al empezar tu turno, antes de tirar.
manage-early-locked = ⏳ Falta mover una tirada. Lo que elijas ahora se anota y se hace en cuanto se pueda.
manage-early-shortage = ⏳ Se están repartiendo los últimos edificios. Lo que elijas ahora se anota y se hace después.
manage-early-turn = ⏳ Se construye en el turno propio. Lo que elijas construir ahora se anota y se hace cuando empiece el tuyo.
manage-intents = **Anotado**
manage-intent = ⏳ { $what }
manage-choose-drop = Retirar algo anotado…
manage-wishes =
    { $count ->
        [1] 1 encargo anotado…
       *[other] { $count } encargos anotados…
    }
manage-dropped = Retirado: { $what }.

### Debt

debt-title = Tu deuda
debt-mortgage = Hipotecar { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Reunir { $price } $ así
debt-change = Cambiar
debt-give-up = Rendirse…
debt-hopeless = Con todo vendido e hipotecado, { $who } llegaría a { $able } $.
debt-plan-changed = Las cosas han cambiado desde esa propuesta y aún no se ha hecho nada. Este es el plan ahora:
debt-of-another = Eso le toca decidirlo a { $who }.
debt-raised = Hecho. El dinero está reunido y tu deuda, pagada.
debt-given-up = Te has rendido.
debt-bank = la Banca
debt-sure = Debes { $price } $ y puedes reunir { $able } $ como mucho. Si te rindes quedas fuera de la partida y todo lo que tienes pasa a { $to }. Un trato aún podría salvarte. ¿Te rindes de verdad?
debt-bankrupt = Sí, me rindo
debt-trade = Probar con un trato

### Estate

not-dollars = Eso no es una cantidad: escribe dólares enteros, como 120 o 1200.
lots-title = Subasta secreta de varios lotes
lots-intro = Elige un lote para escribir tu máximo secreto por él, { $highest } $ como mucho. Nada cuenta hasta que lo entregas, y se entrega una sola vez.
lots-no-cash = No puedes pujar por ninguno de estos lotes.
lots-filed = Entregado. Estos son tus máximos secretos:
lots-passed = No pujas por ninguno de estos lotes.
lots-changed = Esto se cambió mientras tanto en otro lado. Míralo otra vez antes de entregar:
lots-line =
    { $price ->
        [0] { $lot }: hasta **{ $most } $**
       *[other] { $lot } (precio { $price } $): hasta **{ $most } $**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: sin puja
       *[other] { $lot } (precio { $price } $): sin puja
    }
lots-at-most = Gastas { $price } $ como mucho.
lots-choose = Tu máximo para…
lots-option = { $lot } · hasta { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · aún sin puja
       *[other] { $lot } · aún sin puja, precio { $price } $
    }
lots-file =
    { $count ->
        [1] Entregar 1 máximo · { $price } $ como mucho
       *[other] Entregar { $count } máximos · { $price } $ como mucho
    }
lots-pass = Pasar en todos
lots-limit = Límite: { $price } $ en total
lots-limit-none = Sin límite en total
lots-limit-title = Límite de gasto
lots-limit-label = Máximo de dólares por todos los lotes
lots-limit-hint = Déjalo vacío para no poner límite.
lots-amount-title = { $lot }
lots-amount-label = Tu máximo secreto en dólares
lots-amount-hint = De { $lowest } a { $highest } $. Déjalo vacío para no pujar.
lots-too-dear = Las pujas por este lote empiezan en { $lowest } $, y eso es más de lo que puedes pujar.
lots-out-of-range = Tu máximo por un lote puede ir de { $lowest } a { $highest } $.

### Trade panel

trade-title = Trato con { $who }
trade-footer = No se ofrece nada hasta que pulses Enviar. El borrador se guarda mientras tanto.
trade-gives = **{ $who } da**
trade-public-offer = { $who } le propone un trato a { $whom }
trade-public-counter = { $who } le hace una contraoferta a { $whom }
trade-public-made = Trato hecho entre { $who } y { $whom }
trade-public-declined = { $whom } rechazó la oferta de { $who }
trade-public-withdrawn = { $who } retiró su oferta a { $whom }
trade-public-countered = { $whom } respondió con otra oferta a la de { $who }
trade-public-gone = La oferta de { $who } a { $whom } ya no vale: algo de lo ofrecido ha cambiado
trade-public-left = La oferta de { $who } a { $whom } ya no vale: alguien dejó la partida
trade-public-expired = La oferta de { $who } a { $whom } ha caducado
trade-public-over = La oferta de { $who } a { $whom } acabó con la partida
trade-you-give = **Das**
trade-you-get = **Recibes**
trade-nothing = nada
trade-deed = { $deed } · { $price } $ (valor de hipoteca { $mortgage } $)
trade-deed-mortgaged = { $deed } · { $price } $ (hipotecada por { $mortgage } $)
trade-cash = 💵 { $amount } $
pass-in-sentence = el { $card }
pass-name =
    { $deck ->
        [chance] pase de Cárcel de Suerte
       *[community_chest] pase de Cárcel de Caja de Comunidad
    }
trade-group = { $group } después: tú { $mine } de { $size }, { $who } { $theirs }
trade-due-hold = { $deed } está hipotecada: pagas enseguida el { $percent } %, { $interest } $, y la mantienes así.
trade-due-lift = { $deed } está hipotecada: levantas la hipoteca por { $lift } $, con el { $percent } % incluido.
trade-due-their-hold = { $deed } está hipotecada: { $who } paga el { $percent } %, { $interest } $, por mantenerla, o { $lift } $ por levantarla.
trade-due-their-lift = { $deed } está hipotecada: { $who } levanta la hipoteca por { $lift } $, con el { $percent } % incluido.
trade-settles-mine = 🤝 Esto salda tu deuda de { $amount } $ con { $who }.
trade-settles-theirs = 🤝 Esto salda los { $amount } $ que te debe { $who }.
trade-cash-mine =
    { $due ->
        [0] Tu efectivo: { $before } $ → **{ $after }**
       *[other] Tu efectivo: { $before } $ → **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
trade-cash-theirs =
    { $due ->
        [0] Efectivo de { $who }: { $before } $ → **{ $after }**
       *[other] Efectivo de { $who }: { $before } $ → **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
trade-bound-mine = No están en tu lista, porque su color tiene edificios: { $lots }.
trade-bound-theirs = No están en la lista de { $who }, porque su color tiene edificios: { $lots }.
trade-choose-give = Das: elige títulos
trade-choose-take = Recibes de { $who }: elige títulos
trade-choose-more = Pases de Cárcel, hipotecas, deudas
trade-choose-lift = ¿Qué hipotecas levantas ahora?
trade-choose-whom = ¿Con quién quieres hacer un trato?
trade-option = valor de hipoteca { $mortgage } $ · { $count } de { $size } en las mismas manos
trade-option-mortgaged = hipotecada por { $mortgage } $ · { $interest } $ a pagar · { $count } de { $size } en las mismas manos
trade-more-give-pass = Das: { $card }
trade-more-take-pass = Recibes: { $card }
trade-more-lift = Levantar { $lot } al recibirla
trade-more-lift-about = { $lift } $ ahora; o mantenerla por { $interest } $
trade-more-settle = Esto salda los { $amount } $ que te debe { $who }
trade-more-settle-mine = Esto salda los { $amount } $ que debes a { $who }
trade-more-settle-about = El trato paga la deuda, valga lo que valga.
trade-button-cash = Dinero…
trade-button-page-give = Das: página { $page } de { $count }
trade-button-page-take = Recibes: página { $page } de { $count }
trade-button-page-more = Pases, hipotecas: página { $page } de { $count }
trade-button-whom = Con otra persona…
trade-button-send = Enviar a { $who }
trade-button-prune = Quitar lo que ya no está
trade-button-drop = Descartar
trade-button-theirs = Responder a la oferta { $number }
trade-button-mine = Tu oferta abierta { $number }
trade-button-another = Otro trato
trade-button-withdraw = Retirar la oferta
trade-button-accept = Aceptar
trade-button-counter = Contraoferta…
trade-button-decline = Rechazar
trade-button-go-on = Seguir con { $who }
trade-button-afresh = Descartar; trato con { $who }
trade-button-yes =
    { $count ->
        [0] Aceptar, mantener todas · { $due } $ a la Banca
       *[other] Aceptar, levantar { $count } · { $due } $ a la Banca
    }
trade-form-title = Dinero en este trato
trade-form-give = Das, en dólares
trade-form-take = Recibes, en dólares
trade-wrong-left = ⚠️ { $who } ya no está en la partida.
trade-wrong-built = ⚠️ { $lot } no puede cambiar de manos: su color tiene edificios.
trade-wrong-deed-mine = ⚠️ { $lot } ya no es de tu propiedad.
trade-wrong-deed-theirs = ⚠️ { $lot } ya no es de { $who }.
trade-wrong-pass-mine = ⚠️ Ya no lo tienes: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } ya no lo tiene: { $card }
trade-wrong-debt = ⚠️ La deuda que esto iba a saldar ya no existe.
trade-wrong-answers = ⚠️ La oferta de { $who } a la que esto responde ya no está abierta.
trade-wrong-cash = ⚠️ Te faltarían { $amount } $.
trade-doubt-cash = ⚠️ A { $who } le faltarían { $amount } $ y ahora no podría aceptar.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Tienes una deuda pendiente: no puedes regalar nada hasta pagarla.
       *[theirs] ⚠️ { $who } tiene una deuda pendiente y no puede regalar nada hasta pagarla.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Tienes una deuda pendiente. Con esto solo podrías reunir { $after } $ en vez de { $before } $, así que no se puede aceptar.
       *[theirs] ⚠️ { $who } tiene una deuda pendiente y con esto solo podría reunir { $after } $ en vez de { $before } $, así que no se puede aceptar.
    }
trade-sure-title = ¿Es lo que quieres?
trade-sure = Según los precios impresos y el dinero, das **{ $gives } $** y recibes { $takes ->
        [0] **nada** a cambio.
       *[other] **{ $takes } $** a cambio.
    } { $who } sale ganando. ¿Es lo que quieres?
trade-button-sure-send = Enviarla de todos modos
trade-button-sure-accept = Aceptarla de todos modos
trade-button-sure-back = Volver
trade-draft-gone = Este borrador ya no existe: se envió o se descartó. El botón Trato empieza otro.
trade-draft-other = Mientras tanto empezaste otro borrador. Aquí está.
trade-draft-dropped = El borrador se ha descartado.
trade-whom = Un trato es cosa de dos: elige a la otra persona.
trade-whom-about =
    { $count ->
        [0] { $cash } $, sin títulos
        [1] { $cash } $ y 1 título
       *[other] { $cash } $ y { $count } títulos
    }
trade-which = Empezaste un trato con { $who } y aún no lo has enviado.
trade-sent-title = Tu oferta a { $who } está enviada
trade-offer-title = { $who } te propone un trato
trade-counter-title = { $who } te hace una contraoferta
trade-call = { $who }, una oferta para ti:
trade-asks-lift = Aceptar te pregunta primero qué hipotecas levantar y cuáles mantener.
trade-expires = Abierta hasta el <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = La partida está en <#{ $channel }>.
trade-lift-title = Levantar o mantener: el trato con { $who }
trade-lift-or-hold = Recibes títulos hipotecados. Levanta los que elijas ahora; por los demás pagas los intereses ahora, y otra vez cuando los levantes más tarde.
trade-said-accept = Trato hecho.
trade-said-decline = Has rechazado la oferta.
trade-said-withdraw = Has retirado tu oferta.
trade-outcome-made =
    { $side ->
        [partner] Trato hecho con { $who }
       *[proposer] Trato hecho con { $who }.
    }
trade-outcome-declined =
    { $side ->
        [partner] Rechazaste la oferta de { $who }
       *[proposer] { $who } rechazó tu oferta.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } retiró esta oferta
       *[proposer] Retiraste tu oferta a { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Respondiste con otra oferta a la de { $who }
       *[proposer] { $who } respondió a tu oferta con una contraoferta.
    }
trade-outcome-gone =
    { $side ->
        [partner] La oferta de { $who } ya no vale: algo de lo ofrecido ha cambiado
       *[proposer] Tu oferta a { $who } ya no vale: algo de lo ofrecido ha cambiado.
    }
trade-outcome-left =
    { $side ->
        [partner] La oferta de { $who } ya no vale: alguien dejó la partida
       *[proposer] Tu oferta a { $who } ya no vale: alguien dejó la partida.
    }
trade-outcome-expired =
    { $side ->
        [partner] La oferta de { $who } ha caducado
       *[proposer] Tu oferta a { $who } caducó sin respuesta.
    }
trade-outcome-over =
    { $side ->
        [partner] La oferta de { $who } acabó con la partida
       *[proposer] Tu oferta a { $who } acabó con la partida.
    }

### Commands

command-monopoly = Monopoly entre amistades que nunca coinciden en línea
command-new = Abrir una sala en este canal
command-new-edition = ¿Qué reglamento? Si no eliges, el de este servidor
command-new-game = Normal, corta o contra el reloj
command-new-pace = De en vivo a tranquilo: minutos, un día o tres por decisión; a mano, en la sala
command-mine = Mis partidas, primero las que me esperan
command-board = El tablero: cada título y dónde está cada ficha
command-manage = Construir, vender, hipotecar y levantar hipotecas
command-trade = Proponerle un trato a alguien
command-trade-player = Con quién hacer el trato
command-deed = Lo que cuesta y lo que cobra una propiedad
command-deed-name = La propiedad
command-rules = Las reglas de esta partida, en una página o por capítulos
command-rules-topic = Qué buscar: Cárcel, subastas, hipotecas…
command-rules-edition = El reglamento, si no es el de la partida de aquí
command-history = Todo lo que ha pasado
command-resign = Dejar la partida para siempre
command-cancel = Cerrar una sala, o acordar que se cancele una partida en marcha
command-verify = Comprobar los dados
command-help = Cómo se juega
command-preferences = Quién tira mis dados y dónde se me avisa
command-game = Qué partida, si juegas varias

game-choice = { $who } ({ $id })

### Lobby

lobby-title = Partida de Monopoly · { $seats } de { $most } asientos
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer = { $who } · robot
lobby-how = **Entrar** ocupa un asiento, **Añadir robot** llena uno. { $host } elige a qué se juega en **Reglas** y, con { $least } o más, pulsa **Empezar**.
lobby-pace-live = **En vivo**: para jugar a la vez, en una tarde. Tiras tus propios dados y tienes unos minutos para decidir.
lobby-pace-daily = **Diario**: para semanas. Los dados se tiran por ti; se te avisa cuando hay algo que decidir y tienes un día para hacerlo.
lobby-commitment = -# Los dados quedan sellados antes de que nadie se siente: SHA-256 `{ $hash }`. La semilla se dice al final, y /monopoly { command-name-verify } comprueba cada tirada.
lobby-expires = -# La sala se cierra <t:{ $at }:R>.
lobby-already = Ya hay [una sala]({ $link }) en este canal: toma asiento allí. Quien la organiza puede empezarla o cancelarla.
lobby-closed = Esta sala está cerrada.
lobby-opened = La sala está abierta. Cualquiera de este canal puede tomar asiento.
lobby-no-files = Aquí no puedo adjuntar archivos, así que la partida va sin imágenes: todo se cuenta con palabras. Para el tablero me falta: { $what }.
lobby-started-title = La partida ha empezado
lobby-started = Juegan { $who }. La mesa está abajo.
lobby-choose-token = Elige tu ficha
lobby-choose-pace = ¿A qué ritmo se juega?
lobby-no-token = No queda ninguna ficha
button-lobby-join = Entrar
button-lobby-leave = Salir
button-lobby-computer = Añadir robot
button-lobby-nocomputer = Quitar robot
button-lobby-start = Empezar
button-lobby-rules = Reglas
button-lobby-cancel = Cancelar
pace-live = En vivo
pace-live-short = Toda la mesa está aquí ahora
pace-daily = Diario
pace-daily-short = Un día para cada decisión
only-in-server = Se juega en el canal de un servidor: prueba esto allí.

### Being called

call-throw = { $who }: te toca.
call-jail = { $who }: en la Cárcel. ¿Cómo sales?
call-buy = { $who }: ¿la compras?
call-tax = { $who }: impuesto sobre la renta. Elige cómo pagas.
call-debt =
    { $count ->
        [1] { $who }: debes más de lo que tienes en efectivo.
       *[other] { $who }: la deuda de cada cual supera su efectivo.
    }
call-rescue =
    { $count ->
        [1] { $who }: no puedes pagar. Solo un trato puede salvarte ya.
       *[other] { $who }: no hay con qué pagar. Solo un trato puede ayudar ya.
    }
call-lift = { $who }: lo que recibiste trae hipotecas.
call-claim =
    { $count ->
        [1] { $who }: quedan pocos edificios. ¿Pides alguno?
       *[other] { $who }: quedan pocos edificios. ¿Pedir alguno?
    }
call-rent = { $who }: tienes visita. Pide el alquiler a tiempo.
call-auction =
    { $count ->
        [1] { $who }: hay subasta. ¿Cuánto vale para ti?
       *[other] { $who }: hay subasta. ¿Cuánto vale para cada cual?
    }

### Buttons of the table

button-throw = Tirar los dados
button-throw-jail = Tirar a dobles
button-collect = Cobrar { $price } $ a { $visitor }
button-hold-throw = Frenar los dados
button-go-on = Que rueden los dados
button-end = Terminar turno
button-buy = Comprar { $what } { $price } $
button-decline = { $declined ->
        [left-with-bank] Dejar { $what }
       *[auctioned] Subastar { $what }
    }
button-fine = Pagar { $price } $ y tirar
button-fine-and-move = Pagar { $price } $ y mover
button-use = { $deck ->
    [chance] Usar pase de Suerte
   *[chest] Usar pase de la Caja
}
button-flat = Pagar { $price } $
button-tenth = Pagar el { $percent } % de todo
button-hold = Mantener las hipotecas
button-clear-all = Levantar todas { $price } $
button-clear = Levantar { $what } { $price } $
button-manage = Gestionar
button-trade = Trato
button-board = Tablero
button-mine = Mis partidas
button-rematch = Revancha
rematch-open = La sala de la próxima partida está abierta y ya estás en ella: { $where }
button-verify = Comprobar los dados

### Auctions

auction-title = Subasta: { $what }
auction-over = Vendido: { $what }
auction-unsold = Sin vender: { $what }
auction-off = Subasta cancelada: { $what }
auction-none = Se interrumpió antes de que nadie ganara. No se vende nada.
auction-thread = Subasta: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · precio impreso { $price } $
    }
lot-mortgaged = 🔒 { $lot } se vende con hipoteca: quien gane paga enseguida { $interest } $ a la Banca y puede pagar también los { $loan } $. Hasta entonces no hay alquiler.
auction-in-thread = Puja en el hilo de abajo. El resultado quedará aquí.
auction-no-bid = Aún no hay pujas. { $lowest ->
        [1] Cualquier precio vale.
       *[other] La primera debe ser de { $lowest } $ o más.
    }
auction-reserve = Pujas mínimas: { $bids }
auction-leads = **{ $who } va por delante con { $price } $.**
auction-calls = Antes: { $calls }
auction-waits = Siguen: { $who }
auction-passed = Pasan: { $who }
auction-sealed = Subasta secreta: cada cual entrega un máximo secreto. Gana el más alto y paga { $step ->
        [1] un dólar
       *[other] { $step } $
    } más que el segundo.
auction-filed = Ya han entregado: { $who }
auction-ends = Se cierra <t:{ $at }:R>, o en cuanto nadie más pueda pujar.
button-bid = Pujar { $price } $
button-type = Otra puja…
button-maximum = Mi máximo secreto…
button-pass = Pasar
button-lots = Mis máximos para { $count } lotes…
bid-form-max = Tu máximo secreto
bid-form-max-hint = Puja por ti, nunca más de lo necesario. Nadie ve cuánto es.
bid-form-type = Tu puja
bid-form-type-hint = Dólares enteros, más que el precio de ahora.
bid-form-label = Dólares
maximum-filed = Tu máximo de { $price } $ está entregado. Nadie más ve cuánto es.

### Scarce buildings

shortage-thread = Subasta: los últimos edificios
shortage-sold = Qué fue de los últimos edificios
shortage-no-bid = Aún no hay pujas. El mínimo es el precio de tu propio título.
shortage-leads = **{ $who } va por delante con { $price } $, para { $lot }.**
shortage-title = Quedan pocos edificios
shortage-how-live = Elige lo que construirías. Si entre todo se pide más de lo que tiene la Banca, los edificios se subastan uno a uno, con pujas abiertas.
shortage-how-post = Elige lo que construirías y di cuánto puede costarte como máximo cada edificio. Nadie más lo ve. Si entre todo se pide más de lo que tiene la Banca, se los llevan los máximos más altos, por un poco más que el siguiente; si no, todo se construye al precio del título.
shortage-own-turn = No es tu turno: si alcanza para todos, construirás los tuyos en tu turno. Lo que ganes en la subasta se construye enseguida.
shortage-nothing = Ahora no hay nada que puedas pedir.
shortage-choose = Pedir…
shortage-choose-lot = Pujar por un edificio en…
shortage-lot = { $lot } · { $price } $ o más
shortage-form = ¿Cuánto puede costar cada uno?
shortage-form-label = Dólares por cada edificio
shortage-form-hint =
    { $count ->
        [1] { $lots }: de { $lowest } a { $highest } $
       *[other] { $lowest } a { $highest } $: una suma para los { $count }, o { $count } separadas por espacios, para { $lots }
    }
shortage-bid-form = Pujar para { $lot }
shortage-bid-hint = De { $lowest } a { $highest } $, en efectivo
shortage-sums =
    { $count ->
        [1] Escribe una suma en dólares enteros, como 120.
       *[other] Escribe una suma para todos, o { $count } sumas separadas por espacios, como 120 100.
    }
shortage-claimed = Has pedido { $what }. La mesa muestra en qué acaba.
button-claim = Pedir: { $what }
button-claim-other = Pedir…
button-claim-none = No pido nada
button-claim-enough = No más que el precio del título
button-bid-lot = Pujar { $price } $ para { $lot }

### Looking things up

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶
verify-title = ¿Son limpios los dados?
verify-hash = Antes de que nadie se sentara se mostró este hash: `{ $hash }`
verify-later = La semilla que hay detrás se dice cuando acaba la partida. Entonces cualquiera puede volver a calcular cada tirada.
verify-seed = Semilla: `{ $seed }`
    Mezcladas con ella, las peticiones con que entraron los jugadores: `{ $mix }`
verify-how = La clave es HMAC-SHA256(semilla, mezcla). Para la tirada n se toma el primer byte b menor que 216 de HMAC-SHA256(clave, "throw:n"); los dados son b ÷ 6 mod 6 + 1 y b mod 6 + 1. Un mazo queda en el orden del HMAC-SHA256(clave, "deck:card") de sus tarjetas; los títulos se reparten alrededor de la mesa en el orden de HMAC-SHA256(clave, "deeds:space"), con la Salida como casilla 0.
verify-seed-fits = ✅ La semilla tiene el hash que se mostró.
verify-seed-differs = ❌ ¡La semilla no tiene el hash que se mostró!
verify-throws-fit = ✅ Cada tirada y todo lo barajado salen tal como se jugaron.
verify-throws-differ = ❌ ¡No todo sale tal como se jugó!
verify-counts =
    { $deeds ->
        [0] Calculado de nuevo: { $throws } tiradas, { $decks } mazos.
       *[other] Calculado de nuevo: { $throws } tiradas, { $decks } mazos, { $deeds } títulos repartidos.
    }

### My games and preferences

mine-title = Mis partidas
mine-none = No estás en ninguna mesa. /monopoly { command-name-new } abre una.
call-direct = { $what } · [A la mesa]({ $link })

### Leaving

vote-title = ¿Cancelar esta partida?
vote-text = A favor: { $who }. Faltan por aceptar: { $waits }. Con un solo voto en contra, la partida sigue.
vote-on = La partida sigue.
vote-over = Asunto cerrado: la partida ha terminado.
call-vote = { $who }: ¿se cancela esta partida?
button-agree = Cancelarla

resign-sure = ¿Dejas esta partida para siempre? Lo que tienes pasa a quien le debas, o vuelve a la Banca.
resign-sure-last = Solo quedarían robots: terminarían enseguida la partida entre ellos.
resign-not = Sigues en juego.
resign-done = Has dejado la partida.
button-resign = Rendirme del todo
button-stay = Seguir
cancel-sure = ¿Cancelar esta partida? Se pregunta a cada jugador y, si nadie se opone, termina sin que gane nadie.
cancel-not = No se ha preguntado nada. La partida sigue.
cancel-done = Queda cancelada.
cancel-waits = Aceptas cancelar la partida. Falta el sí de { $who }.

### Refusals

table-past-title = Monopoly con { $who } · antes
table-past-nothing = La mesa ya ha avanzado; su mensaje más nuevo está abajo.
press-again = Tardó demasiado en abrirse. Pulsa otra vez, por favor.
press-double = Ese botón acababa de aparecer, así que no pasó nada. Púlsalo otra vez si querías hacerlo.
command-unknown = Este comando ha cambiado. Reinicia o recarga Discord y escríbelo otra vez.
press-unknown = Este botón es de otra época. /monopoly { command-name-mine } muestra tus partidas.
# To each player, once, when the bot can no longer write where they play
parked-direct = Ya no puedo escribir en el canal donde juegan { $players }. No se pierde nada: la partida espera y el tiempo no corre. Sigue cuando alguien de la mesa pulse uno de sus botones, aquí o donde yo pueda volver a escribir.
# In place of a name that the server's own filter forbids
player-nameless = Jugador { $number }
trouble = Algo falló por nuestro lado. No se ha perdido nada; prueba otra vez, por favor.
trouble-disk = Ahora mismo no se puede guardar la partida, así que no se hizo nada. Prueba otra vez en un minuto, por favor.
trouble-contradiction = Nuestras reglas se contradicen aquí, así que tu jugada no se hizo. No se ha perdido nada: la partida sigue como estaba, y quien administra este bot tiene los detalles en su registro.
refusal-no-such-pace = Elige un ritmo de la lista; a mano, un tiempo va de 10 segundos a 14 días.
refusal-no-such-deed = Esa propiedad no existe.
refusal-no-game-here = Aquí no hay partida. /monopoly { command-name-new } abre una sala.
refusal-only-a-lobby = Hay una sala, pero aún no una partida. En cuanto quien la organiza pulse Empezar, esto funcionará.
refusal-not-begun = La partida aún no ha empezado: su sala { $where } sigue abierta.
refusal-several-here = En este canal hay varias partidas: di cuál con la opción game:.
refusal-several-games = Juegas varias partidas: di cuál con la opción game:.
refusal-no-server = Eso se elige en un servidor: prueba en uno de sus canales.
refusal-not-moderator = Eso solo pueden hacerlo quienes administran este servidor.
refusal-lacks-permissions = Aquí no puedo llevar una partida. Me falta: { $what }.
refusal-lacks-files = Aquí no puedo enviar archivos. Me falta: { $what }. Prueba en un canal donde lo tenga o pide ayuda a quien gestiona el servidor.
