# Nombres de comandos y opciones, como se escriben: en minúsculas, sin espacios, hasta 32 letras.

## Commands

command-name-new = nueva
command-name-mine = mis-partidas
command-name-board = tablero
command-name-manage = gestionar
command-name-orders = instrucciones
command-name-advise = consejo
command-name-trade = trato
command-name-deed = propiedad
command-name-rules = reglas
command-name-history = historial
command-name-stats = estadísticas
command-name-undo = deshacer
command-name-resign = rendirse
command-name-cancel = cancelar
command-name-verify = comprobar
command-name-export = exportar
command-name-help = ayuda
command-name-preferences = preferencias
command-name-away = ausente
command-name-pause = pausa
command-name-settings = ajustes
command-name-resume = reanudar
command-name-extend = alargar
command-name-replace = reemplazar
command-name-remove = retirar
command-name-end = terminar
command-name-move = mover
command-name-leaderboard = clasificación
command-name-profile = perfil
command-name-replay = película
command-name-review = análisis
command-name-learn = aprender

## Options

option-name-pace = ritmo
option-name-edition = reglamento
option-name-game = partida
option-name-player = miembro
option-name-name = nombre
option-name-topic = tema
option-name-zone = zona
option-name-quiet = silencio
option-name-until = hasta
option-name-time = tiempo
option-name-reason = motivo
option-name-seat = asiento
option-name-by = por
option-name-channel = canal

## Descriptions

command-monopoly = Monopoly con tu gente, en una tarde o durante semanas
command-new = Abrir una sala en este canal, o jugar contra robots por mensajes directos
command-new-edition = Opcional: un reglamento (si no eliges, el de este servidor)
command-new-game = Opcional: una partida normal, corta o con hora límite
command-new-pace = Opcional: tiempo para cada decisión (minutos, un día o tres días); en la sala puedes ajustarlo
command-mine = Ver tus partidas, primero las que te esperan
command-board = Ver el tablero, de quién es cada propiedad y dónde está cada ficha
command-manage = Construir, vender, hipotecar y levantar hipotecas
command-advise = Ver qué podrías hacer ahora y cómo cambia tu probabilidad de ganar
command-trade = Proponer un trato a alguien
command-trade-player = La persona con quien quieres hacer el trato
command-deed = Ver el precio y el alquiler de una propiedad
command-deed-name = Nombre de la propiedad
command-rules = Leer las reglas de esta partida, en resumen o por capítulos
command-rules-topic = Elegir un tema: Cárcel, subastas, hipotecas…
command-rules-edition = Elegir otro reglamento (si no eliges, el de esta partida)
command-history = Ver todo lo que ha pasado hasta ahora
command-resign = Dejar la partida definitivamente
command-cancel = Cerrar una sala o votar si se cancela la partida
command-verify = Comprobar que los dados son justos
command-help = Aprender cómo se juega
command-learn = Jugar una primera partida corta con entrenador, por mensaje directo
command-preferences = Elegir dados, avisos, idioma, zona horaria, horas de silencio y texto en vez de imágenes
command-game = Opcional: qué partida, si estás en varias

game-choice = { $who } ({ $id })

command-away = Decir hasta cuándo estás fuera, o que ya volviste
command-away-until = Cuándo vuelves: 3 días, mañana, domingo 18:00, una fecha. Si ya estás aquí, escribe «volví»
command-pause = Abrir una votación para poner la partida en pausa
command-pause-until = Cuándo sigue la partida: 3 días, mañana, domingo 18:00, una fecha (si no eliges, una semana)

command-monopoly-mod = Administrar Monopoly en este servidor
command-settings = Elegir con qué empiezan las partidas nuevas de este servidor

command-export = Descargar esta partida en un archivo, para guardarla o comprobarla

command-leaderboard = Ver quién juega mejor en este servidor
command-profile = Ver las partidas, los puestos y la puntuación de alguien en este servidor
command-profile-player = De quién es el perfil (si no eliges, el tuyo)

command-mod-pause = Poner la partida en pausa: nadie puede jugar y todos los plazos se detienen
command-mod-pause-time = Duración máxima de la pausa: 12h, 2d, 1d 12h
command-mod-resume = Terminar una pausa
command-mod-extend = Dar más tiempo a quienes tienen algo que decidir
command-mod-extend-time = Tiempo adicional: 30m, 12h, 2d
command-mod-replace = Dar un asiento a otra persona o a un robot
command-mod-replace-by = Quién ocupa el asiento a partir de ahora (si no eliges, un robot)
command-mod-remove = Retirar a alguien de la partida
command-mod-seat = La persona que tiene el asiento
command-mod-end = Terminar ya la partida: se resuelve lo que esté en curso y gana el mayor patrimonio
command-mod-move = Seguir jugando en otro canal
command-mod-move-channel = El canal en que sigue la partida
command-mod-reason = Motivo (lo leen quienes juegan)
command-mod-game = Qué partida de este servidor, si no es la de este canal

command-orders = Guardar instrucciones con las que el bot decide por ti al momento

command-preferences-zone = Tu zona horaria: escribe una ciudad grande
command-preferences-quiet = Horas de silencio, sin avisos ni plazos que venzan: 22:30-7, o ninguna

command-replay = Ver la partida entera como animación

command-review = Ver los momentos clave de una partida terminada y las mejores y peores decisiones
command-review-game = Opcional: qué partida terminada (si no, la última de aquí)

command-stats = Ver patrimonio, suerte, alquileres y tratos hasta ahora

command-undo = Deshacer tu última decisión (si el resto acepta)
