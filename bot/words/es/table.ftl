# The table message and its buttons.

## The message

table-title = Monopoly · turno { $turn }
table-rests = Ahora solo juegan robots: la partida descansa hasta que alguien recupere su asiento ({ button-mine }). Quienes la empezaron pueden cancelarla con /monopoly { command-name-cancel }. /monopoly { command-name-new } abre otra.
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

## The buttons

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
