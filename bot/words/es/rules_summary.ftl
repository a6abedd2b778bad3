# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

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
        [classic] El tablero clásico, con las calles de Atlantic City.
       *[other] { "" }
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
