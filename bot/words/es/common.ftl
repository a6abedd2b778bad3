# Español, neutral: España y América Latina; de tú, sin género para las personas.
# Claves: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
# card-<id>. Los números llegan como números, los nombres ya escapados.
#
# Glosario: GO = la Salida · Jail = la Cárcel · just visiting = solo de visita ·
# Go To Jail = Ve a la Cárcel · Free Parking = Parada Libre · Chance = Suerte ·
# Community Chest = Caja de Comunidad · the Bank = la Banca (nunca «el Banco»: a la, de la) ·
# Income Tax = impuesto sobre la renta · Luxury Tax = impuesto de lujo · salary = sueldo ·
# fine = multa · pot = bote · railroad = ferrocarril · utility = servicio público ·
# street = calle · colour, set, group = color, grupo completo, grupo · property = propiedad ·
# Title Deed = título de propiedad · house, hotel, building = casa, hotel, edificio · rent = alquiler ·
# mortgage = hipoteca · unmortgage = levantar la hipoteca, deshipotecar · hold = dejar hipotecada · interest = intereses ·
# auction = subasta · bid = puja · maximum = máximo · lot = lote · trade = trato ·
# offer, counter-offer = oferta, contraoferta · debt = deuda · estate = bienes ·
# bankrupt = en bancarrota · Get Out of Jail Free card = tarjeta para salir de la Cárcel · throw = tirar, tirada ·
# doubles = dobles · turn = turno · token = ficha · game = partida · table = mesa ·
# lobby = sala · seat = asiento · host = quien organiza · computer = robot · pace = ritmo ·
# standing orders = instrucciones · queued action = acción en cola · claim = pedir · hold the dice = frenar
# la tirada · rulebook = reglamento · house rule = regla de la casa

money = { $amount } $
priced = { $what } { $amount } $
list-more = { $first }, { $next }
list-last =
    { BEGINS_LIKE_I($last) ->
        [yes] { $first } e { $last }
       *[no] { $first } y { $last }
    }
list-apart = { $first }; { $next }
bank = la Banca
nothing = nada
button-share = Compartir en el canal
button-shared = Compartido
share-refused = Discord no me ha dejado publicarlo en el canal. Comprueba que puedo enviar mensajes y archivos aquí e inténtalo de nuevo.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶
