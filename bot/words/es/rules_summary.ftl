# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-heading-chosen = Elegido para esta partida
rules-heading-money = Dinero
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Construcción
rules-heading-dealing = Compras, alquiler y deudas
rules-heading-turns = Los turnos y el final
rules-game =
    { $game ->
        [short] Partida corta
        [time-limit] Partida con hora límite
        [new-short] Nueva partida corta
       *[standard] Partida normal
    }
rules-house-rules =
    { $house_rules ->
        [0] {""}
        [one] Una regla de la casa
       *[other] { $house_rules } reglas de la casa
    }
rules-board =
    { $board ->
        [us2008] Los colores, los precios y los alquileres son los del tablero de 2008.
        [classic] Los colores, los precios y los alquileres son los del tablero clásico.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Cada mazo tiene 16 tarjetas, las de 2008.
       *[classic] Cada mazo tiene 16 tarjetas.
    }
rules-players =
    { $players_max ->
        [2] Solo pueden jugar 2 personas.
       *[other] Pueden jugar de { $players_min } a { $players_max } personas.
    }
rules-start-cash = Cada cual empieza con { $start_cash } $.
rules-go-salary =
    { $go_landing ->
        [more] Cobras { $go_salary } $ por pasar por la Salida y { $go_landing_salary } $ por caer en ella.
       *[same] Cobras { $go_salary } $ por pasar por la Salida o caer en ella.
    }
rules-luxury-tax = El impuesto de lujo es de { $luxury_tax } $.
rules-income-tax =
    { $income_tax ->
        [flat] { house-rule-flat-income-tax-told }
       *[tenth-or-flat] El impuesto sobre la renta es de { $income_tax_flat } $ o el { $income_tax_percent } % de todo lo que tienes. Eliges antes de calcular el total.
    }
rules-free-parking =
    { $free_parking ->
        [pot] { house-rule-parking-pot-told }
       *[rest] El Parking Gratuito no paga nada.
    }
rules-interest = Deshipotecar una propiedad cuesta un { $interest_percent } % de intereses. Quien recibe una propiedad hipotecada también paga ese { $interest_percent } %.
rules-jail-fine = { $jail_fine ->
        [0] Puedes salir gratis de la Cárcel
       *[other] Puedes salir de la Cárcel pagando { $jail_fine } $
    } antes de tirar, { $jail_prepay_turns ->
        [1] en tu primer turno
       *[other] en tus { $jail_prepay_turns } primeros turnos
    } allí.
rules-jail-turns =
    { $jail_turns ->
        [1] Para salir de la Cárcel tienes un intento de sacar dobles. Si fallas,
       *[other] Para salir de la Cárcel tienes { $jail_turns } intentos de sacar dobles. Si fallas el último,
    } { $jail_fine ->
        [0] sales igualmente y avanzas.
       *[other] pagas la multa y avanzas.
    }
rules-jail-pass =
    { $jail_fine ->
        [0] {""}
       *[other] { $pass_after_last_throw ->
            [0] Si fallas tu último intento de sacar dobles en la Cárcel, tienes que pagar la multa, aunque tengas una tarjeta para salir.
           *[other] Si fallas tu último intento de sacar dobles en la Cárcel, aún puedes usar una tarjeta para salir de la Cárcel en lugar de pagar la multa.
        }
    }
rules-jail-again =
    { $jail_doubles_throw_again ->
        [0] { house-rule-no-throw-after-jail-doubles-told }
       *[other] { house-rule-throw-after-jail-doubles-told }
    }
rules-doubles = Si sacas dobles, tiras otra vez. Si los sacas { $doubles_to_jail } veces seguidas, vas a la Cárcel.
rules-stock = La Banca tiene { $houses ->
        [one] una casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] un hotel
       *[other] { $hotels } hoteles
    }.
rules-shortage =
    { $shortage ->
        [first-come] { house-rule-first-come-buildings-told }
       *[claim-window] Si varias personas quieren los últimos edificios, se subastan.
    }
rules-hotel = Para construir un hotel necesitas antes { $hotel_houses } casas en cada calle del grupo de color.
rules-building-time =
    { $building_time ->
        [own-turn] { house-rule-own-turn-building-told }
       *[any-time] Puedes construir en cualquier turno, no solo en el tuyo.
    }
rules-building-limit =
    { $building_limit ->
        [per-turn] { house-rule-limited-building-told }
       *[no-limit] {""}
    }
rules-selling =
    { $selling ->
        [sell-in-any-order] Puedes vender los edificios a la Banca en cualquier orden.
       *[sell-evenly] {""}
    }
rules-mortgage-scope =
    { $mortgage_scope ->
        [that-lot] No puedes construir en una calle hipotecada ni hipotecar una calle con edificios.
       *[whole-group] No puedes construir en un grupo de color con una calle hipotecada, ni hipotecar una calle si hay edificios en su grupo.
    }
rules-setup =
    { $setup ->
        [deeds-sold] { house-rule-sold-deeds-told }
        [deeds-given] { house-rule-dealt-deeds-told }
       *[cash-only] Nadie empieza con propiedades.
    }
rules-buying-lap =
    { $buying_from_lap ->
        [0] {""}
        [one] { house-rule-no-buying-first-lap-told }
       *[other] No puedes comprar ni pujar hasta que hayas dado { $buying_from_lap } vueltas al tablero.
    }
rules-trading-lap =
    { $trading_from_lap ->
        [0] {""}
        [one] { house-rule-no-trading-first-lap-told }
       *[other] No puedes hacer tratos hasta que hayas dado { $trading_from_lap } vueltas al tablero.
    }
rules-auction =
    { $declined ->
        [left-with-bank] Una propiedad que no compras se queda en la Banca. No hay subastas.
       *[auctioned] { $auction ->
            [sealed-maxima] Una propiedad que no compras va a una subasta secreta que empieza en { $auction_least } $. Quien fija el máximo más alto gana y paga { $auction_step } $ más que el segundo máximo.
           *[open-calls] Una propiedad que no compras va a una subasta abierta que empieza en { $auction_least } $. Cada puja sube al menos { $auction_step } $.
        }
    }
rules-reserve =
    { $reserve_percent ->
        [0] {""}
       *[other] Por una regla de la casa, las pujas empiezan en el { $reserve_percent } % del precio impreso.
    }
rules-bid-cap =
    { $declined ->
        [left-with-bank] {""}
       *[auctioned] { $bid_cap ->
            [cash-in-hand] { house-rule-cash-bids-told }
            [no-cap] { house-rule-bids-without-cap-told }
           *[raisable] Puedes pujar hasta lo que suman tu efectivo y lo que podrías reunir vendiendo edificios e hipotecando.
        }
    }
rules-rent-collection =
    { $rent_collection ->
        [claimed-rent] { $rent_window ->
            [next-throw] Tienes que cobrar el alquiler antes de la siguiente tirada.
           *[second-following] Tienes que cobrar el alquiler antes de que tiren dos personas después del turno de quien cayó en tu propiedad.
        }
       *[automatic-rent] El alquiler se paga automáticamente.
    }
rules-jailed-owner =
    { $jailed_owner ->
        [collects-nothing] { house-rule-no-rent-in-jail-told }
       *[collects-rent] En la Cárcel también cobras alquiler.
    }
rules-bankruptcy =
    { $bankruptcy ->
        [straight-to-bank] { house-rule-fast-bankruptcy-told }
       *[to-creditor] Si caes en bancarrota, quien cobra la deuda recibe todo lo que te queda.
    }
rules-estate-passes =
    { $estate_passes ->
        [passes-auctioned] Si caes en bancarrota por una deuda con la Banca, también se subastan tus tarjetas para salir de la Cárcel.
       *[under-deck] {""}
    }
rules-turn-end =
    { $turn_end ->
        [by-itself] El turno termina automáticamente.
       *[said-by-player] Tú terminas tu turno con el botón «{ decision-to-end.button-end }».
    }
rules-holds =
    { $holds_a_gap ->
        [0] {""}
        [one] Antes de cada tirada, los demás jugadores pueden frenarla una vez cada uno, por poco tiempo.
       *[other] Antes de cada tirada, los demás jugadores pueden frenarla { $holds_a_gap } veces cada uno, por poco tiempo.
    }
rules-early =
    { $early ->
        [noted] Si pides algo antes de tiempo, el bot lo pone en cola y lo hace en cuanto las reglas lo permiten.
       *[refused] {""}
    }
rules-ending =
    { $ending ->
        [first-bankruptcy] La primera bancarrota acaba la partida, y gana quien tenga entonces el mayor patrimonio.
        [agreed-hour] La partida termina a la hora de fin, y gana quien tiene el mayor patrimonio.
        [agreed-round] La partida termina con la ronda en que llega la hora de fin, y gana quien tiene el mayor patrimonio.
       *[last-player-left] Gana quien queda cuando el resto ha caído en bancarrota.
    }{ $ending ->
        [last-player-left] {""}
       *[other] { $tie ->
            [most-cash] {" "}{ house-rule-cash-breaks-ties-told }
           *[shared-win] {" "}Si hay empate, se comparte la victoria.
        }
    }
