## The history of a game.

history-title = Historial de la partida
history-empty = Todavía no ha pasado nada.
history-turn = **Turno { $turn } · { $who }**
history-order = 📋 Según tus instrucciones: { $line }
history-secret = { $line } (tu puja secreta: { $bids })

game-page-history = Ver todo lo que ha pasado hasta ahora

## How anybody checks the dice.

verify-title = ¿Son justos los dados?
verify-friendly = 🎓 Esta primera partida para aprender empieza igual para quien la juegue: su semilla es el SHA-256 de «first game { $number }» y no se sacó al azar. Se puede comprobar como cualquier otra.
verify-hash = Al abrirse la sala, antes de que entrara nadie, el bot eligió una semilla secreta para todos los dados y las tarjetas. Desde entonces, `{ COMMAND("game") }` muestra su hash: `{ $hash }`
verify-later = La semilla se muestra cuando acaba la partida. Entonces cualquiera puede volver a calcular cada tirada.
verify-seed = Semilla: `{ $seed }`
    Mezcla (añadida al entrar los jugadores): `{ $mix }`
verify-how = Así se vuelve a calcular: la clave es HMAC-SHA256(semilla, mezcla). Para la tirada n se toma el primer byte b menor que 216 de HMAC-SHA256(clave, "throw:n"); los dados son b ÷ 6 mod 6 + 1 y b mod 6 + 1. Un mazo queda en el orden del HMAC-SHA256(clave, "deck:card") de sus tarjetas; las propiedades se reparten por turno en el orden de HMAC-SHA256(clave, "deeds:space"), con la Salida como casilla 0. Los sitios sorteados siguen el orden de HMAC-SHA256(clave, "seats:token") de las fichas, con sus nombres del archivo de la partida.
verify-seed-fits = ✅ La semilla tiene el hash que se mostró antes de la partida.
verify-seed-friendly = ✅ La semilla es la de toda primera partida para aprender.
verify-seed-differs = ❌ ¡La semilla no tiene el hash que se mostró antes de la partida!
verify-throws-fit = ✅ Todas las tiradas y el orden de las tarjetas coinciden con la semilla.
verify-throws-differ = ❌ ¡Algunas tiradas o el orden de las tarjetas no coinciden con la semilla!
verify-counts =
    { $deeds ->
        [0] El bot ha vuelto a calcular todas las tiradas ({ $rolls }) y los mazos ({ $decks }).
       *[other] El bot ha vuelto a calcular todas las tiradas ({ $rolls }), los mazos ({ $decks }) y las propiedades repartidas ({ $deeds }).
    }
verify-more = … y { $count } más: **{ button-export }** tiene todas las tiradas.

game-page-verify = Comprobar que los dados son justos

## A game as a file.

export-running = Aquí está la partida hasta ahora, sin nada de lo que aún es secreto. Descárgala otra vez cuando termine y la tendrás entera.
export-over = Aquí está la partida entera con su semilla. En un ordenador con el código fuente del bot, `python -m engine.replay { $file }` repite cada tirada y revisa cada paso.
export-too-big = Esta partida ya es demasiado larga para enviarla en un solo archivo.

game-page-export = Descargar esta partida en un archivo, para guardarla o comprobarla
button-export = Descargar

## The command game.

game-choose-page = Qué más ver de esta partida
command-name-game = partida
command-game = Ver el historial, las estadísticas, el análisis, la película y los dados, o descargar la partida
command-game-show = Qué ver primero (si no eliges, el historial)
