# Consejos: cuándo los hay, qué dicen y cómo cambia un trato la probabilidad de ganar.

advice = Consejos
advice-choose = ¿Quién puede pedir consejo?
advice-for-computers = Solo contra robots
advice-for-computers-hint = Para quien no juega con nadie más
advice-for-always = Siempre
advice-for-always-hint = La partida no cuenta para la clasificación
advice-for-never = Nunca
advice-for-never-hint = Sin consejos ni probabilidades de ganar hasta que acabe la partida
advice-rule-computers = **Consejos**: solo si una persona juega sola contra robots.
advice-rule-always = **Consejos**: para todo el mundo. Esta partida no cuenta para la clasificación.
advice-rule-alone = **Consejos**: `/monopoly { command-name-advise }` te dice tus mejores opciones.
advice-rule-never = **Consejos**: desactivados.
refusal-no-advice = En esta partida no hay consejos: así lo eligió quien la organiza.
refusal-no-advice-against-people = En esta partida no hay consejos, porque juegas con otras personas. Quien organice tu próxima partida puede permitirlos en la sala, en **Ajustes**.
advice-title = Tus mejores opciones
advice-now = Tu probabilidad de ganar ahora: **{ $chance }**
advice-choice = **{ $number }. { $what }**
advice-nothing = Ahora no tienes nada que decidir. Vuelve a preguntar en tu turno o cuando te ofrezcan un trato.
advice-done = Hecho.
advice-resign-ends = También puedes rendirte con `/monopoly { command-name-resign }`. Entonces la partida acaba y la pierdes.
advice-resign-goes-on = También puedes rendirte con `/monopoly { command-name-resign }`. Entonces los robots juegan sin ti el resto de la partida.
advice-footer = -# Lo calcula el bot con lo que está a la vista. No sabe cómo caerán los dados.
advice-again = Preguntar otra vez
advice-press = Elegir la opción { $number }
advice-press-build = Construir como en { $number } · { $price } $
advice-open-offer = Abrir esta oferta…
advice-fill-in = Usar estas cantidades…
advice-own-maxima = Ya habías puesto tus propias cantidades. Siguen igual.
advice-bid = Pujar hasta { $amount } $ por { $what }
advice-raise-and-buy = { $plan }, y después comprar { $what } por { $price } $
advice-borrow-and-build = { $plan }, y después, por { $price } $, { $build }
advice-file = Pujar hasta estas cantidades: { $lots }
advice-offer = Ofrecer un trato a { $who }: das { $gives } y recibes { $takes }
advice-counter = Responder a { $who } con una contraoferta: das { $gives } y recibes { $takes }
advice-accept = Aceptar la oferta de { $who }: das { $gives } y recibes { $takes }
advice-refuse = Rechazar la oferta de { $who }
advice-give-up = Rendirte, si no te salva un trato
advice-withdraw = Retirar tu oferta a { $who }
advice-claim = Pedir a la Banca edificios para { $lots } y pujar hasta { $amount } $ en total
advice-bid-building = Pujar { $amount } $ por un edificio en { $what }
advice-chance-lot = { $before } → **{ $after }** si lo consigues por { $price } $
advice-chance-offer = { $before } → **{ $after }** si { $who } acepta
advice-chance-same = Tu probabilidad no cambia: { $before }
advice-chance-then = después, **{ $after }**
advice-note-completes = Así completas tu grupo: { $group }.
advice-note-stops = Así { $who } no completa su grupo: { $group }.
advice-note-adds =
    { $count ->
       *[other] Tendrías { $count } de este grupo: { $group }.
    }
advice-note-serves = { $who } podría completar su grupo con { $what }: { $group }.
advice-note-up-to = Por { $amount } $, tu probabilidad es la misma tanto si lo consigues como si no.
advice-note-rent = El alquiler de { $where } sería de { $amount } $.
advice-note-leaves = Te quedarían { $amount } $.
advice-note-completes-theirs = Así { $who } completa su grupo: { $group }.
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
advice-note-no-more = Nada de lo que puedas hacer antes aumenta tu probabilidad.
advice-note-keeps = Es más seguro guardar tu dinero: caer en { $where } podría costarte { $amount } $.
advice-note-third = { $who } ganaría más que tú con este trato.
advice-note-borrows = Reúne dinero para una propiedad solo si completa un grupo de color en el que puedas construir.
advice-note-dear = A partir de { $amount } $, es más seguro guardar tu dinero.
advice-note-proposed = Este plan es el que propone el mensaje de la partida. Se guía por los alquileres y los valores de hipoteca, no por tu probabilidad de ganar.
advice-note-waits = Guarda el efectivo para los alquileres: puedes deshipotecar más adelante.

# Probabilidades de ganar.

chance-percent = { $number } %
chance-tenths = { $whole },{ $tenth } %
chance-under = menos del 1 %
chance-over = más del 99 %
chance-change = { $before } → **{ $after }**
chance-still = sigue en { $chance }
chance-trade = 🎯 Probabilidad de ganar ahora: tú { $mine } · { $who } { $theirs }

command-name-advise = consejo
command-advise = Ver qué podrías hacer ahora y cómo cambia tu probabilidad de ganar
