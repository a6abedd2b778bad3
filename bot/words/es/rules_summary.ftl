# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = Las reglas de esta partida
rules-heading-chosen = Elegido para esta partida
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
        [flat] El impuesto sobre la renta es de { $flat } $.
       *[tenth-or-flat] El impuesto sobre la renta es de { $flat } $ o el { $percent } % de todo lo que tienes; eliges antes de sumar.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Multas, impuestos y pagos de tarjetas se quedan en Parada Libre hasta que alguien cae allí y se los lleva.
           *[other] Multas, impuestos y pagos de tarjetas se quedan en Parada Libre, sobre un fondo de { $seed } $, hasta que alguien cae allí y se los lleva.
        }
       *[rest] Parada Libre no paga nada.
    }
rules-interest = Levantar o recibir una hipoteca cuesta un { $percent } % más.
rules-jail-fine = Salir cuesta { $fine } $, antes de tirar, { $turns ->
        [1] en el primer turno
       *[other] en los { $turns } primeros turnos
    } en la Cárcel.
rules-jail-turns =
    { $turns ->
        [1] Un intento de sacar dobles. Si fallas, pagas y mueves.
       *[other] { $turns } intentos de sacar dobles. Si fallas el último, pagas y mueves.
    }
rules-jail-pass =
    { $after ->
        [0] Tras la última tirada fallida debes la multa, aunque tengas una tarjeta para salir de la Cárcel.
       *[other] Tras la última tirada fallida, una tarjeta para salir de la Cárcel aún puede sustituir a la multa.
    }
rules-jail-again =
    { $again ->
        [0] Si sales con dobles, no tiras otra vez.
       *[other] Si sales con dobles, tiras otra vez.
    }
rules-doubles = Con dobles tiras otra vez. Si los sacas { $count } veces seguidas, vas a la Cárcel.
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
        [first-come] Las últimas casas y hoteles son de quien construye primero.
       *[claim-window] Si varias personas quieren los últimos edificios, se subastan.
    }
rules-hotel = Para un hotel necesitas antes { $houses } casas en cada calle del color.
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
        [sell-in-any-order] Los edificios se venden a la Banca en cualquier orden.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] No construyes en una calle hipotecada ni hipotecas una con edificios; las otras del color quedan igual.
       *[whole-group] Si una calle está hipotecada, no construyes en su color; si una tiene edificios, no hipotecas ninguna.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Cada cual recibe al empezar una propiedad y paga su precio.
           *[other] Cada cual recibe al empezar { $count } propiedades y paga su precio.
        }
        [deeds-given] { $count ->
            [one] Cada cual recibe al empezar una propiedad gratis.
           *[other] Cada cual recibe al empezar { $count } propiedades gratis.
        }
       *[cash-only] Nadie empieza con propiedades.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] No compras ni pujas antes de tu primera vuelta completa.
       *[other] No compras ni pujas antes de dar { $laps } vueltas completas.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] No haces tratos antes de tu primera vuelta completa.
       *[other] No haces tratos antes de dar { $laps } vueltas completas.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Lo que nadie compra se queda en la Banca. No se subasta nada.
        [sealed-maxima] Lo que nadie compra va a una subasta secreta desde { $least } $: gana el máximo más alto y paga { $step } $ más que el segundo.
       *[open-calls] Lo que nadie compra va a una subasta abierta desde { $least } $, subiendo al menos { $step } $ cada vez.
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
        [second-following] Hay que cobrar el alquiler antes de que tire la segunda persona después de la visita.
        [next-throw] Hay que cobrar el alquiler antes de la siguiente tirada.
       *[automatic-rent] El alquiler se paga automáticamente.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Quien está en la Cárcel no cobra alquiler.
       *[collects-rent] En la Cárcel también cobras alquiler.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] En una bancarrota, el efectivo va a quien se le debe y las propiedades vuelven a la Banca.
       *[to-creditor] En una bancarrota, todo lo que queda es para quien se le debe.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Si caes en bancarrota con la Banca, también se subastan tus tarjetas para salir de la Cárcel.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] El turno termina automáticamente.
       *[said-by-player] Tú decides cuándo termina tu turno.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Antes de cada tirada, el resto puede frenarla una vez.
       *[other] Antes de cada tirada, el resto puede frenarla { $count } veces.
    }
rules-early =
    { $kind ->
        [noted] Lo que eliges demasiado pronto queda en cola y se hace en cuanto se puede.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] La primera bancarrota acaba la partida, y gana el mayor patrimonio del resto.
        [agreed-hour] La partida termina a la hora de fin, y gana el mayor patrimonio.
        [agreed-round] La partida termina con la ronda en que llega la hora de fin, y gana el mayor patrimonio.
       *[last-player-left] Gana quien queda al final.
    }{ $tie ->
        [shared-win] {" "}Con el mismo patrimonio se comparte la victoria.
        [most-cash] {" "}Con el mismo patrimonio gana quien tiene más efectivo.
       *[none] { "" }
    }
