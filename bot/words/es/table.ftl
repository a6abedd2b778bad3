## The table message and its buttons.

## The message

table-title = { APP_TITLE() } · turno { $turn }
table-title-board = { $board } · turno { $turn }
table-rests = Ahora solo juegan robots, así que la partida espera hasta que alguien recupere su sitio en **{ mine-title }**. Quienes la empezaron pueden terminarla con `{ COMMAND("leave") }` o abrir otra con `{ COMMAND("new") }`.
table-concede =
    🏳️ { $count ->
        [1] { $who } ya no ve cómo ganar.
       *[other] { $who } ya no ven cómo ganar.
    } La partida puede acabar aquí{ $where ->
        [more] { "" } (en **{ button-more }**)
       *[table] { "" }
    } o seguir.
button-concede =
    { $count ->
        [1] El rival se rinde: terminar…
       *[other] Los rivales se rinden: terminar…
    }
concede-sure = { $who } { $count ->
        [1] se rinde
       *[other] se rinden
    }. Si terminas la partida aquí, ganas tú, y los demás puestos se deciden por el patrimonio. No se puede deshacer.
concede-not = No has terminado la partida: sigue en marcha.
concede-done = 🏆 La partida ha terminado y has ganado.
button-concede-yes = Terminar y ganar
table-played-out = Solo quedan robots, que juegan la partida hasta el final.
claim-open =
    { $owner } puede cobrar a { $visitor } { $amount } $ de alquiler antes de que { $window ->
        [next-throw] se vuelvan a tirar los dados
       *[second-following] tire la segunda persona que juega después de { $visitor }
    }
claim-asked = { $visitor } debe a { $owner } { $amount } $ de alquiler y los paga en cuanto se decida esto.
table-moved = ➡️ La partida sigue en <#{ $channel }>.
table-more = … { $count ->
        [one] 1 línea anterior
       *[other] { $count } líneas anteriores
    }: `{ COMMAND("game") }`
player-mover = ▶
player-cash = **{ $cash } $**
player-deeds =
    { $count ->
        [0] sin propiedades
        [1] 1 propiedad (vale { $net } $)
       *[other] { $count } propiedades (valen { $net } $)
    }
player-deeds-worth = -# Las propiedades valen su precio impreso más los edificios, menos las hipotecas.
player-deeds-bare =
    { $count ->
        [0] sin propiedades
        [1] 1 propiedad
       *[other] { $count } propiedades
    }
player-jail = 🔒 en la Cárcel
player-jail-tries = 🔒 en la Cárcel, intentos usados: { $turns } de { $most }
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
player-away = 💤 no responde
player-out = fuera de la partida
player-waiting = ⌛ { $time } de espera
player-out-of-time = ⌛ sin tiempo de espera
player-separator = ·
square-street = { $deed } { $price } $ · alquiler { $rent } $, grupo completo { $double } $, de 1 a { $most } casas { $houses }, hotel { $hotel } $ · precio por casa { $cost } $, hipoteca { $mortgage } $
square-railroad = { $deed } { $price } $ · alquiler con 1 a { $most } estaciones { $rents } · hipoteca { $mortgage } $
square-utility = { $deed } { $price } $ · alquiler { $one } × la tirada, o { $most } × la tirada con los dos servicios públicos · hipoteca { $mortgage } $
square-group = { $group }: { $held }
square-owned = { $who } tiene { $count } de { $size }
square-free =
    { $count ->
        [1] 1 sin dueño
       *[other] { $count } sin dueño
    }
square-tax = Primero se elige y después se suma: hasta entonces no se ven los totales.
stock-and-pot = { $stock } · { $parking }: { $pot } $
table-closing = 🔔 ¡Se acabó el tiempo! Lo que está en marcha se termina, pero ya nadie puede hacer tratos ni construir.
table-ending = 🏁 La partida se acaba. Lo que está en marcha se termina, pero ya nadie puede hacer tratos ni construir.
table-hour = 🔔 La partida termina el <t:{ $at }:f> (<t:{ $at }:R>).
stock = Banca: { $houses ->
        [0] ninguna casa
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [0] ningún hotel
        [1] 1 hotel
       *[other] { $hotels } hoteles
    }

## The buttons

button-collect = Cobrar a { $visitor } · { $price } $
button-hold-roll = Frenar la tirada durante { $time }
button-buy-short =
    { $missing ->
        [1] { $what } · falta { $missing } $
       *[other] { $what } · faltan { $missing } $
    }
button-raise-and-buy = Reunir dinero y comprar…
button-hold =
    { $count ->
        [1] Dejar hipotecada
       *[other] Dejar hipotecadas
    }
button-clear-all =
    { $count ->
        [1] Deshipotecar · { $price } $
       *[other] Deshipotecar todas · { $price } $
    }
button-clear-some = Elegir cuáles deshipotecar…
button-clear = Deshipotecar { $what } · { $price } $
button-manage = Gestionar
button-trade = Hacer un trato
button-board = Tablero
button-advise = Consejo
button-history = Historial
button-more = Más…
more-title = Más
button-rematch = Revancha
rematch-open = La sala de la próxima partida está abierta y ya estás en ella: { $where }
button-verify = Comprobar los dados

## Taking back one's last choice.

undo-open = Deshacer…
undo-ask = Pedir que se deshaga esta decisión
undo-needs =
    { $count ->
        [0] Nadie más tiene que aceptar.
        [one] { $who } tiene que aceptar. El bot se lo pregunta en el canal.
       *[other] { $who } tienen que aceptar. El bot se lo pregunta en el canal.
    }
undo-title = ¿Deshacer esta decisión?
undo-text = { $who } quiere deshacer esta decisión. Votos pendientes: { $waits }. La votación termina <t:{ $at }:R>, o en cuanto pase otra cosa en la partida.
undo-turn-end = { $who } terminó su turno.
undo-secret = Es una decisión que solo ven quienes participan en ella.
undo-agree = Deshacer
undo-refuse = No deshacer
undo-waits = La decisión se deshará si { $count ->
        [one] acepta
       *[other] aceptan
    } { $who }.
undo-done = Deshecho: la partida está otra vez como antes.
undo-over-done = La votación ha terminado: la decisión se ha deshecho.
undo-over-not = La votación ha terminado: no se ha deshecho nada.
call-undo = { $who }: ¿deshacemos esta decisión?

refusal-undo-nothing = Ahora no tienes nada que deshacer. Solo puedes deshacer tu última decisión, como una compra, una construcción o el final de tu turno.
refusal-undo-others = No puedes deshacer tu última decisión porque otra persona ha decidido algo después.
refusal-undo-answered = No puedes deshacer tu última decisión porque el bot ha decidido algo por ti después.
refusal-undo-thrown = No puedes deshacer tu última decisión porque se han tirado los dados.
refusal-undo-drawn = No puedes deshacer tu última decisión porque se ha sacado una tarjeta.
refusal-undo-bid = No puedes deshacer una puja ni el resultado de una subasta.
refusal-undo-bid-by-others = No puedes deshacer tu última decisión porque otras personas ya han pujado o pasado en la subasta.
refusal-undo-shown = No puedes deshacer tu última decisión porque se ha mostrado una tarjeta u otro secreto.
refusal-undo-final = No puedes deshacer tu última decisión porque alguien ha dejado la partida o ha llegado la hora de fin.
refusal-undo-lapsed = Esa votación ya ha terminado: o ya hay un resultado, o ha pasado otra cosa en la partida.
refusal-undo-asked = Se está votando si se deshace una decisión. Podrás frenar la tirada cuando acabe la votación.
refusal-hold-late = { $who } ya ha tirado los dados.
refusal-undo-unknown = El registro de esta partida no dice cómo estaba todo antes, así que no se puede deshacer nada.

command-name-undo = deshacer
command-undo = Deshacer tu última decisión (si el resto acepta)
