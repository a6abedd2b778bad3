## Computer players: who can sit down in a lobby, and how they play.

computers-title = Añadir un robot
computers-full = La sala está llena: los { $most } sitios están ocupados.
computers-added = ✅ { $who } ya está en la sala: { $seats } de { $most } sitios ocupados.
computers-alt = Los robots: { $names }
computers-strength = Nivel del próximo robot
computers-who = Elige qué robot añadir
seated-title = Cambiar robots
button-seated = Cambiar robots…
seated-choose = Elige un robot
seated-how = Cómo juega { $who }
seated-who = Quién ocupa el sitio de { $who }
seated-none = En esta sala no hay ningún robot.
seated-left = ✅ { $who } ya no está en la sala: { $seats } de { $most } sitios ocupados.
button-seated-remove = Quitar a { $who }
strength-gentle = Nivel: tranquilo
strength-gentle-hint = Se guía por los precios impresos y no regatea
strength-even = Nivel: normal
strength-even-hint = Juega con sensatez y hace ofertas sencillas y justas
strength-sharp = Nivel: astuto
strength-sharp-hint = Calcula cada jugada e hipoteca para construir
button-computers-surprise = Sorpréndeme
character-line = { $face } **{ $name }**: { $plays }
character-builder = Se lo gasta todo en construir: un alquiler alto le duele. Vende con gusto estaciones y servicios.
character-dealer = Propone tratos sin parar y paga bien. Intenta vender calles sueltas a quien ya tiene ese color.
character-saver = Guarda efectivo aunque pueda construir más. Casi nunca propone tratos; si se los pides, salen caros.
character-collector = Adora las estaciones y los servicios públicos, y paga de más por ellos. Le cuesta soltarlos.
character-blocker = Compra colores que reúnen los demás, para frenarlos. Rechaza casi todo, más aún si vas ganando.
character-neutral = No tiene preferencias. Hace lo que le da más probabilidades de ganar.

## Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
## properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Motivos de los robots
why-offer = ¿Por qué esta oferta?
why-none = Ningún robot ha hecho todavía nada que necesite explicación.
why-line = { $face } { $line }
why-odds = { $line } Probabilidad de ganar de { $who }: { $before } → { $after }.
why-odds-in-words = { $line } Probabilidad de ganar de { $who }: de { $before } a { $after }.
why-odds-same = { $line } Probabilidad de ganar de { $who }: { $after }, igual que antes.
why-throw = { $who } tiró los dados: antes no había nada mejor que hacer.
why-end = { $who } terminó su turno: no quedaba nada que valiera la pena.
why-kept = { $who } no construyó: guardó { $price } $ para los próximos alquileres.
why-bought = { $who } compró { $what } por { $price } $ para que no acabara en otras manos.
why-bought-group = { $who } compró { $what } por { $price } $ para tener { $group } al completo.
why-bought-stop = { $who } compró { $what } por { $price } $ para frenar a { $whom }: era lo único que le faltaba para completar { $group }.
why-bought-more = { $who } compró { $what } por { $price } $ para ir completando { $group }.
why-bought-price = { $who } compró { $what } por { $price } $: compra todo lo que puede pagar.
why-bought-plenty = { $who } compró { $what } por { $price } $: con tanto efectivo, compra todo lo que se le presenta.
why-left = { $who } no compró { $what } por { $price } $: le conviene más guardar el efectivo.
why-left-cash = { $who } no tenía { $price } $ de sobra para { $what }.
why-left-short = { $who } solo tenía { $price } $, y no bastaba para { $what }.
why-bid = { $who } pujó por { $what }: vale { $price } $ como mucho.
why-bid-cash = { $who } pujó hasta { $price } $ por { $what }: no tiene más efectivo.
why-bid-spare = { $who } pujó hasta { $price } $ por { $what }: no le sobra más efectivo.
why-bid-group = { $who } pujó hasta { $price } $ por { $what } para tener { $group } al completo.
why-bid-stop = { $who } pujó hasta { $price } $ por { $what } para frenar a { $whom }: era lo único que le faltaba para completar { $group }.
why-bid-pass = { $who } pujó hasta { $price } $ por la tarjeta para salir de la Cárcel.
why-bid-lots = { $who } pujó hasta { $price } $ en total por { $what }.
why-outbid =
    { $price ->
        [0] { $who } no pujó: le conviene más guardar el efectivo.
       *[other] { $who } dejó de pujar: no vale más de { $price } $.
    }
why-outbid-cash =
    { $price ->
        [0] { $who } no pujó: no le queda efectivo.
       *[other] { $who } dejó de pujar: solo tiene { $price } $.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } no pujó: no le sobra efectivo.
       *[other] { $who } dejó de pujar: no puede gastar más de { $price } $.
    }
why-won = { $who } se llevó { $what } en la subasta por { $price } $ para que no acabara en otras manos.
why-won-group = { $who } se llevó { $what } en la subasta por { $price } $ para tener { $group } al completo.
why-won-stop = { $who } se llevó { $what } en la subasta por { $price } $ para frenar a { $whom }: era lo único que le faltaba para completar { $group }.
why-built = { $who } construyó en { $what } por { $price } $: el alquiler más alto pasa de { $rent } $ a { $more } $.
why-built-plain = { $who } tiene { $group } al completo y le sobraban { $price } $ para construir en { $what }: el alquiler más alto allí pasa de { $rent } $ a { $more } $.
why-borrowed = { $who } hipotecó { $what } por { $price } $ para construir.
why-borrowed-group = { $who } hipotecó { $what } por { $price } $ para completar { $group }.
why-lifted = { $who } deshipotecó { $what }: le sobraban { $price } $.
why-lifted-received = { $who } deshipotecó enseguida { $what } por { $price } $: después cuesta más.
why-held-mortgages = { $who } no deshipotecó { $what }: por ahora le conviene más guardar el efectivo.
why-claimed = { $who } quiere construir en { $group } antes de que se acaben los edificios.
why-bid-building = { $who } pujó { $price } $ por un edificio en { $what }.
why-passed-building = { $who } deja los últimos edificios a los demás: le conviene más guardar el efectivo.
why-left-jail = { $who } salió de la Cárcel enseguida: aún queda mucho por comprar.
why-stayed-in-jail = { $who } se quedó en la Cárcel: allí no se paga alquiler.
why-fine = { $who } pagó la multa: no tenía ninguna tarjeta para salir.
why-pass = { $who } usó la tarjeta para salir de la Cárcel en vez de pagar la multa.
why-flat-tax = { $who } pagó la cantidad fija de { $price } $: calculó a ojo que el porcentaje saldría más caro.
why-share-tax = { $who } pagó el porcentaje: calculó a ojo que saldría más barato que los { $price } $ fijos.
why-raised = { $who } reunió dinero para una deuda de { $price } $ y se desprendió de lo menos posible.
why-gave-up = { $who } no podía reunir { $price } $ ni vendiéndolo todo.
why-offered = { $who } propuso un trato a { $whom } para aumentar su propia probabilidad de ganar.
why-offered-you =
    { $count ->
        [0] { $who } te propuso un trato para aumentar su propia probabilidad de ganar.
       *[other] { $who } te propuso un trato para conseguir { $what } y aumentar así su propia probabilidad de ganar.
    }
why-offered-plain = { $who } propuso un trato a { $whom } para tener { $group } al completo, construir ahí y cobrar más alquiler.
why-offered-plain-you = { $who } te propuso un trato para tener { $group } al completo, construir ahí y cobrar más alquiler.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } hizo un trato con { $whom } para aumentar su propia probabilidad de ganar.
why-traded-plain = { $who } hizo un trato con { $whom } para tener { $group } al completo.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } retiró su oferta a { $whom }: ya no le compensa.
why-withdrew-you = { $who } retiró la oferta que te hizo: ya no le compensa.
why-withdrew-cash = { $who } retiró su oferta a { $whom }: ya no tiene { $price } $.
why-withdrew-cash-you = { $who } retiró la oferta que te hizo: ya no tiene { $price } $.
why-countered =
    { $price ->
        [0] { $who } haría un trato con { $whom }, pero no en esas condiciones.
       *[other] { $who } haría un trato con { $whom }, pero quiere sacar { $price } $ más de lo que le ofreció.
    }
why-countered-you =
    { $price ->
        [0] { $who } haría un trato contigo, pero no en esas condiciones.
       *[other] { $who } haría un trato contigo, pero quiere sacar { $price } $ más de lo que le ofreciste.
    }
why-accepted = { $who } aceptó la oferta de { $whom } porque le compensa.
why-accepted-you = { $who } aceptó tu oferta porque le compensa.
why-accepted-group = { $who } aceptó la oferta de { $whom } para tener { $group } al completo.
why-accepted-group-you = { $who } aceptó tu oferta para tener { $group } al completo.
why-accepted-price = { $who } aceptó la oferta de { $whom }: lo que recibe vale { $price } $ más que lo que da.
why-accepted-price-you = { $who } aceptó tu oferta: lo que recibe vale { $price } $ más que lo que da.
why-accepted-own = { $who } mantuvo la oferta que había hecho a { $whom }.
why-accepted-own-you = { $who } mantuvo la oferta que te había hecho.
why-refused-group = Por ahora, { $who } no deja que { $whom } tenga { $group } al completo.
why-refused-group-you = Por ahora, { $who } no deja que tengas { $group } al completo.
why-refused-little = { $who } ganaría demasiado poco con la oferta de { $whom }.
why-refused-little-you = { $who } ganaría demasiado poco con tu oferta.
why-refused-loss = { $who } saldría perdiendo con la oferta de { $whom }.
why-refused-loss-you = { $who } saldría perdiendo con tu oferta.
why-refused-cash = { $who } cree que la oferta de { $whom } es demasiado cara.
why-refused-cash-you = { $who } cree que tu oferta es demasiado cara.
why-refused-limit = { $who } no pagará a { $whom } más de { $price } $ por eso.
why-refused-limit-you = { $who } no te pagará más de { $price } $ por eso.
why-refused-price = Con { $price } $ más, { $who } aceptaría la oferta de { $whom }.
why-refused-price-you = Con { $price } $ más, { $who } aceptaría tu oferta.
why-refused-price-less = Por { $price } $ menos, { $who } aceptaría la oferta de { $whom }.
why-refused-price-less-you = Si pidieras { $price } $ menos, { $who } aceptaría.
why-refused-unwanted = A { $who } no le sirve { $what }.
why-refused-dear = { $who } no se desprende de { $what } por eso.
why-refused-rival = { $who } no quiere favorecer tanto a { $whom }.
why-refused-rival-you = { $who } no quiere favorecerte tanto.
why-refused-share = { $who } quiere una parte mayor de lo que ganaría { $whom }.
why-refused-share-you = { $who } quiere una parte mayor de lo que ganarías tú.
why-refused-resold = { $whom } acaba de conseguir { $what } por menos, y { $who } no pagará mucho más.
why-refused-resold-you = Acabas de conseguir { $what } por menos, y { $who } no pagará mucho más.
why-refused-person = { $whom } acaba de pedirle lo mismo a { $who } y no lo consiguió.
why-refused-again = { $who } ya le dijo que no a { $whom } sobre esto.
why-refused-again-you = { $who } ya te dijo que no sobre esto. Mejora la mejor de tus ofertas en al menos { $price } $.
why-refused-debt = Si { $whom } no puede pagar, todo pasa a { $who } de todos modos: no serviría ninguna oferta mejor.
why-refused-debt-you = Si no puedes pagar, todo lo que tienes pasa a { $who } de todos modos: no serviría ninguna oferta mejor.
why-refused-settlement = { $who } perdonaría la deuda a { $whom }, pero no por tan poco.
why-refused-settlement-you = { $who } te perdonaría la deuda, pero no por tan poco.
why-went-on = { $who } no tenía otra opción.

## What computer players say now and then: remark-<character>-<occasion>-<number>.

line-remark = { $line } · «{ $said }»
line-remark-by = { $line } · { $who }: «{ $said }»
remark-builder-deal-1 = ¡Y ahora, los ladrillos!
remark-builder-deal-2 = Buen trato. Cuidado con las obras.
remark-builder-auction-1 = Buen terreno. Ya veo las paredes.
remark-builder-auction-2 = ¡Adjudicado! ¿Dónde dejé la pala?
remark-builder-house-1 = Ladrillo a ladrillo.
remark-builder-house-2 = Cuidado con el andamio.
remark-builder-hotel-1 = El tejado ya está. ¡Y qué vistas!
remark-builder-hotel-2 = Podría pasarme así el día entero.
remark-builder-rent-1 = Está bien. La próxima vez vienes tú a mi casa.
remark-builder-rent-2 = Adiós a mi tejado nuevo.
remark-builder-bankrupt-1 = Tantos planes, y nada de dinero para construir.
remark-dealer-deal-1 = Un placer hacer negocios.
remark-dealer-deal-2 = ¿Lo ves? Salimos ganando todos.
remark-dealer-auction-1 = A la una, a las dos… ¡para mí!
remark-dealer-auction-2 = ¿Te interesa? Hazme una oferta.
remark-dealer-house-1 = Con una buena dirección se negocia mejor.
remark-dealer-house-2 = Ahora esta calle la quiere todo el mundo.
remark-dealer-hotel-1 = Esta ya no se negocia.
remark-dealer-hotel-2 = ¿Alguien quiere un hotel? Es broma.
remark-dealer-rent-1 = ¿Podemos hablar de ese precio?
remark-dealer-rent-2 = Está bien, pero me debes un trato.
remark-dealer-bankrupt-1 = Se acabaron los tratos para mí. Sin rencores.
remark-saver-deal-1 = Hice las cuentas dos veces.
remark-saver-deal-2 = Estaba en el presupuesto.
remark-saver-auction-1 = Me puse un límite y lo respeté.
remark-saver-auction-2 = Tenía algo guardado para esto.
remark-saver-house-1 = Espero que sea una buena inversión.
remark-saver-house-2 = Guardo los recibos.
remark-saver-hotel-1 = Llevaba mucho tiempo ahorrando para esto.
remark-saver-hotel-2 = Pagado al contado, claro.
remark-saver-rent-1 = Menos mal que lo tenía previsto.
remark-saver-rent-2 = Ay. Esto va al libro de cuentas.
remark-saver-bankrupt-1 = Y eso que tuve cuidado.
remark-collector-deal-1 = ¡Con lo que la había buscado!
remark-collector-deal-2 = La cuidaré muy bien.
remark-collector-auction-1 = ¡La quería a toda costa!
remark-collector-auction-2 = Una más para la colección.
remark-collector-house-1 = Una casita para una buena pieza.
remark-collector-house-2 = Ahora está aún más bonita.
remark-collector-hotel-1 = La joya de mi colección.
remark-collector-hotel-2 = La entrada no es gratis.
remark-collector-rent-1 = Qué sitio tan bonito. Lo quiero.
remark-collector-rent-2 = ¿Me la venderías algún día?
remark-collector-bankrupt-1 = Por favor, que nadie separe mi colección.
remark-blocker-deal-1 = No te acostumbres.
remark-blocker-deal-2 = Tengo mis motivos.
remark-blocker-auction-1 = Mejor mía que tuya.
remark-blocker-auction-2 = A ti no te hacía falta.
remark-blocker-house-1 = Un obstáculo más en tu camino.
remark-blocker-house-2 = Mira por dónde pisas.
remark-blocker-hotel-1 = Por aquí no pasa nadie.
remark-blocker-hotel-2 = A ver quién rodea esto.
remark-blocker-rent-1 = Disfrútalo mientras dure.
remark-blocker-rent-2 = Me acordaré de esto.
remark-blocker-bankrupt-1 = Vaya, alguien consiguió pasar.

## Consejos: cuándo los hay, qué dicen y cómo cambia un trato la probabilidad de ganar.

advice = Consejos
advice-choose = ¿Quién puede pedir consejo?
advice-for-computers = Solo contra robots
advice-for-computers-hint = Para quien juega sin otras personas
advice-for-always = Siempre
advice-for-always-hint = La partida no cuenta para la clasificación
advice-for-never = Nunca
advice-for-never-hint = Sin consejos ni probabilidades de ganar hasta que acabe la partida
advice-rule-computers = **Consejos**: solo si una persona juega sola contra robots.
advice-rule-always = **Consejos**: para todo el mundo. Esta partida no cuenta para la clasificación.
advice-rule-alone = **Consejos**: `{ COMMAND("advise") }` te dice tus mejores opciones.
advice-rule-never = **Consejos**: desactivados.
refusal-no-advice = En esta partida no hay consejos: así lo eligió quien la organiza.
refusal-no-advice-against-people = En esta partida no hay consejos, porque juegas con otras personas. Quien organice tu próxima partida puede permitirlos en la sala, en **Ajustes**.
advice-title = Tus mejores opciones
advice-equal =
    { $every ->
        [yes] { $count ->
            [2] Las dos opciones
           *[other] Las { $count } opciones
        }
       *[no] Las primeras { $count } opciones
    } son más o menos igual de buenas.
advice-choice = **{ $number }. { $what }**
advice-nothing = Ahora no tienes nada que decidir. Vuelve a preguntar en tu turno o cuando te propongan un trato.
advice-done = Hecho.
advice-resign-ends = También puedes rendirte con `{ COMMAND("leave") }`. Entonces la partida acaba y la pierdes.
advice-resign-goes-on = También puedes rendirte con `{ COMMAND("leave") }`. Entonces los robots juegan sin ti el resto de la partida.
advice-footer = -# Lo calcula el bot con lo que está a la vista. No sabe cómo caerán los dados.{ $ending ->
        [last-player-left] {""}
       *[other] {" "}Son las probabilidades de una partida hasta que quede una sola persona. Esta acaba antes: tómalas como orientación.
    }
advice-again = Preguntar otra vez
advice-press = Elegir la opción { $number }
advice-press-build = Construir como en { $number } · { $price } $
button-offer = Ofrecer a { $who } { $gives } por { $takes }
button-send-offer = Enviar esta oferta a { $who }
advice-fill-in = Usar estas cantidades…
advice-own-maxima = Ya habías puesto tus propias cantidades. Siguen igual.
advice-bid = Fijar un máximo secreto de { $amount } $ por { $what }
advice-raise-and-buy = { $plan }, y después comprar { $what } por { $price } $
advice-borrow-and-build = { $plan }, y después, por { $price } $, { $build }
advice-file = Pujar hasta estas cantidades: { $lots }
advice-offer = Proponer un trato a { $who }: das { $gives } y recibes { $takes }
advice-counter = Responder a { $who } con una contraoferta: das { $gives } y recibes { $takes }
advice-accept = Aceptar la oferta de { $who }: das { $gives } y recibes { $takes }
advice-refuse = Rechazar la oferta de { $who }
advice-give-up = Rendirte, si no te salva un trato
advice-withdraw = Retirar tu oferta a { $who }
advice-claim = Pedir a la Banca edificios para { $lots } y pujar hasta { $amount } $ en total
advice-bid-building = Pujar { $amount } $ por un edificio en { $what }
advice-chance-lot = **{ $after }** de probabilidad de ganar si lo consigues por { $price } $
advice-chance-offer = **{ $after }** de probabilidad de ganar si { $who } acepta
advice-chance = **{ $after }** de probabilidad de ganar
advice-note-completes = Así completas { $group }.
advice-note-stops = Así { $who } no completa { $group }.
advice-note-adds =
    { $count ->
       *[other] Tendrías { $count } de este grupo.
    }
advice-note-up-to = Por { $amount } $, tu probabilidad es la misma tanto si lo consigues como si no.
advice-note-loan = Enseguida podrías obtener { $amount } $ con su hipoteca.
advice-note-rent = El alquiler de { $where } sería de { $amount } $.
advice-note-leaves = Te quedarían { $amount } $.
advice-note-completes-theirs = Así { $who } completa { $group }.
advice-note-unowned =
    { $count ->
        [0] No quedan propiedades sin dueño: en la Cárcel no te pierdes nada.
        [one] Queda 1 propiedad sin dueño.
       *[other] Quedan { $count } propiedades sin dueño.
    }
advice-note-rests =
    { $amount ->
        [0] En la Cárcel no caes en propiedades de nadie.
       *[other] En la Cárcel no caes en propiedades de nadie. Tu próxima vuelta podría costarte unos { $amount } $.
    }
advice-note-short = Te quedaría menos efectivo del que podría costarte tu próxima vuelta: unos { $amount } $.
advice-note-no-more = Nada de lo que puedas construir o deshipotecar antes aumenta tu probabilidad.
advice-note-keeps = Es más seguro guardar tu dinero: caer en { $where } podría costarte { $amount } $.
advice-note-borrows = Reúne dinero para una propiedad solo si completa un grupo de color en el que puedas construir.
advice-note-dear = A partir de { $amount } $, es más seguro guardar tu dinero.
advice-note-proposed = Este plan es el que propone el mensaje de la partida. Se guía por los alquileres y los valores de hipoteca, no por tu probabilidad de ganar.
advice-note-waits = Guarda el efectivo para los alquileres: puedes deshipotecar más adelante.
advice-note-alone = Por sí sola, da poco alquiler para su precio.
advice-note-mortgaged = Con ella tendrías { $group } al completo, pero no podrías construir sin deshipotecar el resto.

# Probabilidades de ganar.

chance-percent = { $number } %
chance-tenths = { $whole },{ $tenth } %
chance-under = menos del 1 %
chance-over = más del 99 %
chance-change = { $before } → **{ $after }**
chance-still = sigue en { $chance }
chance-trade = 🎯 Probabilidad de ganar ahora: tú { $mine } · { $who } { $theirs }
chance-declined = -# Si se rechaza, es probable un trato parecido más tarde: { $chance } para ti.

command-name-advise = consejo
command-advise = Ver qué podrías hacer ahora y cómo cambia tu probabilidad de ganar
