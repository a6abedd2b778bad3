## La primera partida guiada, y lo que viene después.

learn-started =
    { "**" }Tu primera partida está lista.**
    Es corta y la juegas contra dos robots tranquilos, con una guía que te explica cada novedad. Termina en cuanto alguien no puede pagar, y gana la persona más rica de las que quedan. Ábrela y pulsa **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Otra partida corta está lista.**
    Los dados caerán de otra manera, y la guía dirá menos de lo que ya sabes.
learn-running =
    { "**" }Estás en medio de una partida guiada.**
    Si empiezas de nuevo, esa partida termina.
learn-over = Empezar de nuevo
button-learn-again = Jugar otra vez
friends-title = Jugar con amigos
friends-add = **1.** Añade el bot a tu servidor, si aún no está en él.
friends-invite = Añadir el bot
friends-steps =
    { "**" }2.** Escribe `{ COMMAND("new") }` en uno de sus canales.
    { "**" }3.** Tus amigos pulsan **{ button-lobby-join }**, y **{ button-lobby-computer }** ocupa los demás sitios.
    { "**" }4.** Pulsa **{ button-lobby-start }**.
friends-days = -# En la sala, **Ajustes** te deja elegir el ritmo: una tarde en grupo o unos minutos al día durante semanas.

command-name-learn = aprender
command-learn = Jugar una primera partida corta y guiada, por mensaje directo

## Lo que dice la guía de la primera partida: una vez con el motivo, después solo el consejo.

coach = 🎓 { $text }
coach-then-roll = { $line } Después, tira.
coach-practiced =
    { $count ->
        [0] 🎓 Ha sido una lección corta. ¡Juega otra vez y verás cómo sigue!
       *[other] 🎓 Has practicado { $what }. Ya puedes jugar con tus amigos.
    }
coach-gamble =
    { "." } Compensa: quedan { $left } $ y { $dear ->
        [0] una mala vuelta cuesta { $lap } $
        [1] 1 de las próximas { $soon } casillas cuesta más
       *[other] { $dear } de las próximas { $soon } casillas cuestan más
    }

## De qué trataba

coach-topic-turns = los turnos
coach-topic-buying = las compras
coach-topic-auctions = las subastas
coach-topic-rent = los alquileres
coach-topic-building = la construcción
coach-topic-trading = los tratos
coach-topic-jail = la Cárcel
coach-topic-taxes = los impuestos
coach-topic-debts = las deudas

## Turnos

coach-why-throw = Reúne todas las calles de un color, construye y cobra alquiler.
coach-tip-throw = Pulsa **{ decision-to-throw.button-throw }**: si caes en una propiedad sin dueño, puedes comprarla.
coach-why-end = Antes de terminar puedes usar **{ button-trade }**, o construir e hipotecar en **{ button-manage }**.
coach-tip-end = ¿No quieres hacer nada más? Pulsa **{ decision-to-end.button-end }**.
coach-why-salary = Has pasado por { $go } y la Banca te ha pagado { $price } $.
coach-tip-salary = Cobras { $price } $ cada vez que pasas por { $go }.
coach-why-goal = El dinero, las propiedades y los edificios suman tu patrimonio.
coach-tip-goal = En cuanto alguien no pueda pagar, esta partida corta termina y gana la persona más rica de las que quedan.
coach-why-concede = Los robots se rinden cuando ya no ven cómo ganar.
coach-tip-concede = Pulsa **{ $press }** para ganar ya, o sigue jugando.
coach-why-green = La guía solo habla cuando hay algo nuevo.
coach-tip-green = El botón verde es el que pulsaría, y **{ button-advise }** dice por qué.
coach-why-card = Las tarjetas de Suerte y Caja de Comunidad traen buena o mala suerte.
coach-tip-card = Lo que dice la tarjeta se cumple al momento: no tienes que hacer nada.

## Comprar

coach-why-buy = Quien cae en tu propiedad te paga alquiler.
coach-tip-buy = Compra, para que nadie más se la quede{ $gamble }.
coach-why-buy-group = Con { $space } tendrías { $group } al completo: alquiler doble, y puedes construir.
coach-tip-buy-group = Compra: las partidas se ganan con grupos completos{ $gamble }.
coach-why-buy-group-mortgaged = { coach-why-buy-raise-on-group }
coach-tip-buy-group-mortgaged = { coach-tip-buy-group }
coach-why-buy-block = Con un grupo completo se construye y se cobran alquileres altos.
coach-tip-buy-block = Compra, o { $who } podría tener { $group } al completo{ $gamble }.
coach-why-buy-leave = No hace falta comprarlo todo: necesitas dinero para alquileres y casas.
coach-tip-buy-leave =
    { $own ->
        [none] Deja que salga a subasta: por sí sola, da poco alquiler para { $price } $.
       *[some] Deja que salga a subasta: ahora vale más tu efectivo.
    }
coach-why-buy-leave-group = Con { $space } tendrías { $group } al completo, pero tendrías que hipotecar demasiado.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-leave-mortgaged = Con { $space } tendrías { $group } al completo.
coach-tip-buy-leave-mortgaged = Aun así, deja que salga a subasta: no podrías construir sin deshipotecar { $rest }, y te quedarían solo { $left } $.
coach-why-buy-short = Te faltan { $price } $, y lo que no compras sale a subasta.
coach-tip-buy-short = Pulsa **{ $decline }**: reunir dinero no suele compensar si no completas con ello un grupo de color.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise = Reúne los { $price } $ que faltan y compra: las partidas se ganan con grupos completos{ $gamble }.
coach-why-buy-raise-on-group = Con { $space } tendrías { $group } al completo: deshipoteca ahí y podrás construir.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = Gana la puja más alta: piensa cuánto vale la propiedad para ti.
coach-tip-auction = { $space } vale para ti unos { $price } $: fija ese máximo secreto{ $gamble }.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block =
    { $cost ->
        [risky] Puja hasta { $price } $, o { $who } podría tener { $group } al completo{ $gamble }.
       *[safe] Si pasas, { $who } podría tener { $group } al completo: fija { $price } $ como máximo secreto.
    }
coach-why-auction-pass = Gana la puja más alta, pero nadie está obligado a pujar.
coach-tip-auction-pass =
    { $own ->
        [none] Pasa: la próxima puja es de { $price } $, y por sí sola { $space } da poco alquiler para eso.
       *[some] Pasa: la próxima puja es de { $price } $, y { $space } vale menos que eso para ti.
    }
coach-why-auction-pass-mortgaged = { coach-why-buy-leave-mortgaged }
coach-tip-auction-pass-mortgaged = Pasa: la próxima puja es de { $price } $, demasiado para un grupo que habría que deshipotecar para construir.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Pasa: la próxima puja es de { $price } $, y no tienes tanto efectivo.
coach-why-auction-theirs = { $who } no compró { $space }: sale a subasta, y tú también puedes pujar.
coach-tip-auction-theirs = { coach-tip-auction }
coach-why-auction-theirs-pass = { coach-why-auction-theirs }
coach-tip-auction-theirs-pass = { coach-tip-auction-pass }

## Alquiler

coach-why-rent-paid = Has caído en { $space } y has pagado { $price } $ de alquiler a { $who }.
coach-tip-rent-paid = El alquiler se duplica con el grupo completo y sube con cada casa.
coach-why-rent-single = { $who } ha caído en { $space } y te ha pagado { $price } $ de alquiler.
coach-tip-rent-single = Si tienes { $group } al completo, ahí el alquiler se duplica y puedes construir.
coach-why-rent-railroad = { coach-why-rent-paid }
coach-tip-rent-railroad = Cuantas más estaciones tiene alguien, más alto es el alquiler de cada una.
coach-why-rival-group = { $who } tiene { $group } al completo y puede construir ahí.
coach-tip-rival-group = En tu próxima vuelta, caer en { $space } podría costarte { $price } $: guarda esa cantidad en efectivo.

## Construir y hacer tratos

coach-why-build = Tienes { $group } al completo: puedes construir, calle por calle con **{ button-manage }**.
coach-tip-build =
    { $cost ->
        [risky] Construye { $what } en { $where }: caer ahí costará hasta { $rent } ${ $gamble }.
       *[safe] Construye { $what } en { $where }: caer ahí costará hasta { $rent } $ en vez de { $was } $.
    }
coach-built-on =
    { $part ->
        [some] { $streets }
       *[all] { $group }
    }
button-coach-build = Construir lo recomendado · { $price } $
coach-built-hotels =
    { $count ->
        [one] 1 hotel
       *[other] { $count } hoteles
    }
coach-built-houses =
    { $count ->
        [one] 1 casa
       *[other] { $count } casas
    }
coach-why-build-borrow = Una propiedad hipotecada no da alquiler, pero las casas dan más.
coach-tip-build-borrow =
    { $cost ->
        [risky] Hipoteca { $deeds } y construye { $what } en { $group }{ $gamble }.
       *[safe] Hipoteca { $deeds } por { $raised } $ y construye { $what } en { $group }: te quedan { $left } $.
    }
coach-term-mortgage =
    { $cost ->
        [risky] Hipoteca { $deeds } por { $raised } $ (sin alquiler ahí hasta devolverlos con un { $interest } %) y construye { $what } en { $group }{ $gamble }.
       *[safe] Hipoteca { $deeds } por { $raised } $ (sin alquiler ahí hasta devolverlos con un { $interest } %) y construye { $what } en { $group }: te quedan { $left } $.
    }
coach-term-hotel = En esta partida corta bastan tres casas para un hotel. { coach-tip-build }
button-coach-borrow = Hipotecar y construir · { $price } $
coach-mortgaged =
    { $count ->
        [one] 1 propiedad
       *[other] { $count } propiedades
    }
coach-why-build-wait = Tienes { $group } al completo: ahí el alquiler se duplica.
coach-tip-build-wait =
    { $cash ->
        [short] No construyas todavía en { $group }: una casa cuesta { $price } $, así que ahorra primero.
       *[enough] No construyas todavía en { $group }: guarda tu efectivo para lo que pueda costar la próxima vuelta.
    }
coach-why-trade = Casi todos los grupos se completan con tratos, y la última calle cuesta mucho más que su precio.
coach-tip-trade = Ofrece a { $who } { $gives } por { $takes } para completar { $group }{ $gamble }.
coach-why-offer-good = Mira qué grupo completa una oferta: para ti y para { $who }.
coach-tip-offer-good =
    { $completes ->
        [mine] Esta te conviene: tendrías { $group } al completo{ $gamble }.
        [theirs] Con esta, { $who } tendría { $group } al completo, pero lo que recibes lo vale{ $gamble }.
       *[none] Esta no completa nada, pero lo que recibes vale más para ti que lo que das{ $gamble }.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad = Recházala o pide más: ayuda más a los demás que a ti.

## Cárcel, impuestos, deudas

coach-why-jail-leave = En la Cárcel no puedes comprar nada ni pasar por { $go }.
coach-tip-jail-leave =
    { $price ->
        [0] Usa tu tarjeta para salir de la Cárcel y tira.
       *[other] Paga { $price } $ y tira{ $gamble }.
    }
coach-why-jail-stay = Ya queda poco por comprar, y en la Cárcel no caes en propiedades ajenas.
coach-tip-jail-stay = No pagues, intenta sacar dobles: hasta que salgas sigues cobrando alquiler.
coach-why-tax = Tienes que elegir antes de sumar lo que tienes.
coach-tip-tax = Si todo lo que tienes vale menos de { $price } $, el porcentaje te sale más barato.
coach-why-debt = Te faltan { $price } $ para pagar esto.
coach-tip-debt = Hipoteca primero propiedades sueltas y vende las casas al final: la Banca solo paga la mitad.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Con hipotecas no basta, así que este plan también vende edificios: con **{ debt-change }** decides cuáles.
coach-why-debt-hopeless = Quien no puede pagar queda fuera de la partida.
coach-tip-debt-hopeless = Pulsa **{ button-trade }**: lo que completa un grupo vale más para quien lo necesita que para la Banca.

## Las líneas sobre lo que alguien encuentra por primera vez.

prefer-hints-on = Pistas: activadas
prefer-hints-on-hint = El bot explica lo nuevo la primera vez que lo ves
prefer-hints-off = Pistas: desactivadas
prefer-hints-off-hint = El bot no explica lo nuevo
prefer-hints = Pistas sobre lo que es nuevo para ti

hint = -# 💡 { $text }
hint-time-bank = El plazo incluye una reserva de tiempo: si decides despacio, se gasta; si decides pronto, se rellena.
hint-rent = En esta partida el alquiler no se paga automáticamente: quien tiene la propiedad debe cobrarlo a tiempo o lo pierde.
hint-trade = Si aceptas, todo cambia de manos al momento. «Contraoferta» envía otra oferta; «Rechazar» pone fin a esta.
hint-manage = Lo que eliges se hace al momento o en cuanto las reglas lo permitan. Por una propiedad hipotecada no cobras alquiler.

## El recorrido de la orden help.

guide-title = Cómo se juega ({ $page }/{ $pages }): { $what }
guide-back = Atrás
guide-next = Siguiente: { $what }
guide-play = Empezar contra robots
guide-learn = Aprender jugando
guide-started =
    { "**" }¡A jugar!**
    Juegas contra robots. Pulsa **{ decision-to-throw.button-throw }** cuando te toque.
guide-close = Cerrar
guide-closed = ¡A disfrutar de la partida! `{ COMMAND("help") }` muestra este recorrido otra vez.
guide-rules = Reglas
guide-name-what = El objetivo
guide-name-start = Empezar una partida
guide-name-turn = Tu turno
guide-name-deals = Tratos y subastas
guide-name-days = Jugar durante días
guide-name-look = Comandos útiles
guide-text-what =
    { "**" }Gana quien queda cuando el resto ha caído en bancarrota.** Compra propiedades, completa grupos de color, construye y cobra alquiler. Guarda efectivo para pagar cuando caigas en propiedades ajenas.
    Se juega aquí mismo en el chat, con botones. El bot es la Banca: lleva el tablero y el dinero, aplica las reglas y tira dados justos.
    `{ COMMAND("new") }` abre una partida, para una tarde o para un minuto de vez en cuando durante semanas.
    { "**" }¿Es tu primera vez?** `{ COMMAND("learn") }` empieza una primera partida corta y guiada, en tus mensajes directos.
    -# Este recorrido tiene seis páginas cortas; solo tú lo ves.
guide-text-start =
    1. `{ COMMAND("new") }` abre una sala en el canal. En tus mensajes directos con el bot, juegas contra robots.
    2. Quien quiera jugar pulsa **Entrar**. Quien organiza también puede añadir robots.
    3. En **Ajustes** cada cual elige su ficha; quien organiza elige el ritmo, el reglamento y las reglas de la casa.
    4. Quien organiza pulsa **Empezar la partida**. Con dos personas basta.
    Con `{ COMMAND("boards") }` creas un tablero con tus calles, tus tarjetas y tu moneda.
guide-text-turn =
    El mensaje de la partida dice siempre a quién le toca decidir y hasta cuándo. Sus botones muestran lo que se puede hacer ahora.
    { "**" }Tirar los dados** mueve tu ficha. Si caes en una propiedad sin dueño, decides si la compras o no. El bot calcula alquileres, impuestos y tarjetas.
    { "**" }Gestionar** sirve para construir, vender e hipotecar, también cuando no es tu turno. Solo puedes construir en grupos completos. En **{ button-more }** > **Instrucciones** indicas qué decide el bot por ti al momento, para que nadie tenga que esperarte.
    { "**" }{ button-more }** tiene también el tablero, el historial y deshacer. En vivo también frena la tirada cuando otra persona está a punto de tirar. Solo tú ves lo que abren estos botones.
    ¿Te has equivocado de botón? `{ COMMAND("undo") }` deshace tu última decisión si el resto acepta, pero nunca una tirada ni una puja.
    Si juegas contra robots, `{ COMMAND("advise") }` te dice tus mejores opciones.
guide-text-deals =
    Con **Hacer un trato** ofreces dinero, propiedades y tarjetas para salir de la Cárcel. La otra persona recibe tu oferta por mensaje directo y puede aceptarla, rechazarla o hacer una contraoferta. Nada cambia de manos hasta que la acepte.
    Cada subasta tiene su propio hilo. Puja abiertamente o fija un máximo secreto: el bot puja por ti, nunca más de lo necesario.
    A ritmos más lentos cada cual fija un máximo secreto, y gana el más alto.
guide-text-days =
    En vivo tienes unos minutos para cada decisión; al ritmo diario, un día. Si se te acaba el tiempo, el bot decide por ti con prudencia y la partida sigue.
    `{ COMMAND("orders") }` guarda tus instrucciones: respuestas que el bot da por ti al momento, para que nadie tenga que esperarte.
    `{ COMMAND("away") }` avisa al resto de hasta cuándo estarás fuera, y `{ COMMAND("pause") }` abre una votación para hacer una pausa.
    `{ COMMAND("preferences") }` fija cómo recibes avisos, tus horas de silencio, quién tira tus dados y si recibes texto en vez de imágenes, por ejemplo para un lector de pantalla.
    `{ COMMAND("mine") }` muestra tus partidas, primero las que te esperan.
guide-text-look =
    `{ COMMAND("rules") }` explica las reglas por tema, `{ COMMAND("deed") }` muestra una propiedad y `{ COMMAND("board") }`, el tablero.
    `{ COMMAND("game") }` cuenta lo que pasó en una partida, con sus cifras, una película y un archivo, y comprueba los dados.
    `{ COMMAND("standings") }` dice quién juega mejor en el servidor.
    `{ COMMAND("leave") }` es para dejar una partida, o para preguntar al resto si se cancela.
    `{ MODERATOR_COMMAND() }` es para quienes gestionan el servidor.
    Una línea con 💡 explica una vez lo que es nuevo para ti. `{ COMMAND("preferences") }` desactiva estas pistas.

command-name-help = ayuda
command-help = Aprender cómo se juega
