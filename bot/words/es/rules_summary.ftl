# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = { rules-panel-lobby }
rules-heading-chosen = Elegido para esta partida
rules-heading-money = Dinero
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Construcción
rules-heading-dealing = Compras, alquiler y deudas
rules-heading-turns = Los turnos y el final
rules-edition = { rules-panel-edition }
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
        [us2008] Se juega en el tablero de 2008, con las calles de Atlantic City.
        [classic] Se juega en el tablero clásico, con las calles de Atlantic City.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Hay 16 tarjetas de Suerte y 16 de Caja de Comunidad, las de 2008.
       *[classic] Hay 16 tarjetas de Suerte y 16 de Caja de Comunidad.
    }
rules-players =
    { $most ->
        [2] Solo pueden jugar 2 personas.
       *[other] Pueden jugar de { $least } a { $most } personas.
    }
rules-start-cash = Cada cual empieza con { $cash } $.
rules-go-salary =
    { $kind ->
        [more] Cobras { $amount } $ por pasar por la Salida y { $landing } $ por caer en ella.
       *[same] Cobras { $amount } $ por pasar por la Salida o caer en ella.
    }
rules-luxury-tax = El impuesto de lujo es de { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] El impuesto sobre la renta es de { $flat } $.
       *[tenth-or-flat] El impuesto sobre la renta es de { $flat } $ o el { $percent } % de todo lo que tienes. Eliges antes de calcular el total.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Las multas, los impuestos y los pagos de tarjetas se quedan en Parada Libre. Quien cae allí se los lleva.
           *[other] Las multas, los impuestos y los pagos de tarjetas se juntan en Parada Libre con { $seed } $ de la Banca. Quien cae allí se lo lleva todo.
        }
       *[rest] Parada Libre no paga nada.
    }
rules-interest = Levantar una hipoteca cuesta un { $percent } % de intereses. Quien recibe una propiedad hipotecada también paga ese { $percent } %.
rules-jail-fine ={ $fine ->
        [0] Puedes salir gratis de la Cárcel
       *[other] Puedes salir de la Cárcel pagando { $fine } $
    } antes de tirar, { $turns ->
        [1] en tu primer turno
       *[other] en tus { $turns } primeros turnos
    } allí.
rules-jail-turns =
    { $turns ->
        [1] Para salir de la Cárcel tienes un intento de sacar dobles. Si fallas,
       *[other] Para salir de la Cárcel tienes { $turns } intentos de sacar dobles. Si fallas el último,
    } { $fine ->
        [0] sales igualmente y avanzas.
       *[other] pagas la multa y avanzas.
    }
rules-jail-pass =
    { $fine ->
        [0] { "" }
       *[other] { $after ->
            [0] Si fallas tu último intento de sacar dobles en la Cárcel, tienes que pagar la multa, aunque tengas una tarjeta para salir.
           *[other] Si fallas tu último intento de sacar dobles en la Cárcel, aún puedes usar una tarjeta para salir de la Cárcel en lugar de pagar la multa.
        }
    }
rules-jail-again =
    { $again ->
        [0] Si sales de la Cárcel con dobles, no tiras otra vez.
       *[other] Si sales de la Cárcel con dobles, tiras otra vez.
    }
rules-doubles = Si sacas dobles, tiras otra vez. Si los sacas { $count } veces seguidas, vas a la Cárcel.
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
        [first-come] Los últimos edificios se los lleva quien construye primero.
       *[claim-window] Si varias personas quieren los últimos edificios, se subastan.
    }
rules-hotel = Para un hotel necesitas antes { $houses } casas en cada calle del color.
rules-building-time =
    { $kind ->
        [own-turn] Solo puedes construir en tu turno.
       *[any-time] Puedes construir en cualquier turno, no solo en el tuyo.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Cada jugador puede construir como mucho una casa o un hotel por turno.
           *[other] Cada jugador puede construir como mucho { $most } casas y hoteles por turno.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Puedes vender los edificios a la Banca en cualquier orden.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] No puedes construir en una calle hipotecada ni hipotecar una calle con edificios.
       *[whole-group] No puedes construir en un color que tenga una calle hipotecada, ni hipotecar una calle si su color tiene edificios.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Al empezar, cada cual recibe una propiedad y paga su precio.
           *[other] Al empezar, cada cual recibe { $count } propiedades y paga su precio.
        }
        [deeds-given] { $count ->
            [one] Al empezar, cada cual recibe una propiedad gratis.
           *[other] Al empezar, cada cual recibe { $count } propiedades gratis.
        }
       *[cash-only] Nadie empieza con propiedades.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] No puedes comprar ni pujar hasta que hayas dado una vuelta al tablero.
       *[other] No puedes comprar ni pujar hasta que hayas dado { $laps } vueltas al tablero.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] No puedes hacer tratos hasta que hayas dado una vuelta al tablero.
       *[other] No puedes hacer tratos hasta que hayas dado { $laps } vueltas al tablero.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Una propiedad que no compras se queda en la Banca. No hay subastas.
        [sealed-maxima] Una propiedad que no compras va a una subasta secreta que empieza en { $least } $. Quien fija el máximo más alto gana y paga { $step } $ más que el segundo máximo.
       *[open-calls] Una propiedad que no compras va a una subasta abierta que empieza en { $least } $. Cada puja sube al menos { $step } $.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] Por una regla de la casa, las pujas empiezan en el { $percent } % del precio impreso.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] No puedes pujar más de lo que tienes en efectivo.
        [no-cap] Puedes pujar lo que quieras. Si ganas y no puedes pagar, caes en bancarrota.
       *[raisable] Puedes pujar hasta lo que suman tu efectivo y lo que podrías reunir vendiendo edificios e hipotecando.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Tienes que cobrar el alquiler antes de que tiren dos personas después del turno de quien cayó en tu propiedad.
        [next-throw] Tienes que cobrar el alquiler antes de la siguiente tirada.
       *[automatic-rent] El alquiler se paga automáticamente.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Quien está en la Cárcel no cobra alquiler.
       *[collects-rent] En la Cárcel también cobras alquiler.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] Si caes en bancarrota, quien cobra la deuda recibe tu efectivo, y tus propiedades vuelven a la Banca.
       *[to-creditor] Si caes en bancarrota, quien cobra la deuda recibe todo lo que te queda.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Si caes en bancarrota por una deuda con la Banca, también se subastan tus tarjetas para salir de la Cárcel.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] El turno termina automáticamente.
       *[said-by-player] Tú terminas tu turno con el botón «{ decision-to-end.button-end }».
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Antes de cada tirada, los demás jugadores pueden frenarla una vez cada uno, por poco tiempo.
       *[other] Antes de cada tirada, los demás jugadores pueden frenarla { $count } veces cada uno, por poco tiempo.
    }
rules-early =
    { $kind ->
        [noted] Si pides algo antes de tiempo, el bot lo pone en cola y lo hace en cuanto las reglas lo permiten.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] La primera bancarrota acaba la partida, y gana quien tenga entonces el mayor patrimonio.
        [agreed-hour] La partida termina a la hora de fin, y gana quien tiene el mayor patrimonio.
        [agreed-round] La partida termina con la ronda en que llega la hora de fin, y gana quien tiene el mayor patrimonio.
       *[last-player-left] Gana quien queda cuando el resto ha caído en bancarrota.
    }{ $tie ->
        [shared-win] {" "}Si hay empate, se comparte la victoria.
        [most-cash] {" "}Si hay empate, gana quien tiene más efectivo.
       *[none] { "" }
    }
