# Nombres de comandos y opciones, como se escriben: en minúsculas, sin espacios, hasta 32 letras.

## Commands

command-name-new = nueva
command-name-mine = mis-partidas
command-name-board = tablero
command-name-manage = gestionar
command-name-orders = instrucciones
command-name-trade = trato
command-name-deed = propiedad
command-name-rules = reglas
command-name-history = historial
command-name-stats = datos
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

command-monopoly = Monopoly entre amistades que nunca coinciden en línea
command-new = Abrir una sala en este canal
command-new-edition = ¿Qué reglamento? Si no eliges, el de este servidor
command-new-game = Normal, corta o contra el reloj
command-new-pace = De en vivo a tranquilo: minutos, un día o tres por decisión; a mano, en la sala
command-mine = Mis partidas, primero las que me esperan
command-board = El tablero: cada título y dónde está cada ficha
command-manage = Construir, vender, hipotecar y levantar hipotecas
command-trade = Proponerle un trato a alguien
command-trade-player = Con quién hacer el trato
command-deed = Lo que cuesta y lo que cobra una propiedad
command-deed-name = La propiedad
command-rules = Las reglas de esta partida, en una página o por capítulos
command-rules-topic = Qué buscar: Cárcel, subastas, hipotecas…
command-rules-edition = El reglamento, si no es el de la partida de aquí
command-history = Todo lo que ha pasado
command-resign = Dejar la partida para siempre
command-cancel = Cerrar una sala, o acordar que se cancele una partida en marcha
command-verify = Comprobar los dados
command-help = Cómo se juega
command-preferences = Quién tira mis dados y dónde se me avisa
command-game = Qué partida, si juegas varias

game-choice = { $who } ({ $id })

command-away = Decirle a la mesa que no estás y hasta cuándo, o que ya volviste
command-away-until = 3 días, mañana, domingo 18:00, 20 nov, 2026-12-01 18:00; o, si ya estás: volví
command-pause = Pedir a la mesa una pausa en la que no corre el tiempo
command-pause-until = 3 días, mañana, domingo 18:00, 20 nov, 2026-12-01 18:00; una semana si no dices nada

command-monopoly-mod = Monopoly, para quienes administran este servidor
command-settings = Con qué empieza cada sala nueva de este servidor

command-export = Esta partida en un archivo, para guardarla o comprobarla

command-leaderboard = La clasificación de este servidor
command-profile = Partidas, puestos y puntuación en este servidor
command-profile-player = De quién; si no se dice, el tuyo

command-mod-pause = Por un rato no corre el tiempo y nadie puede jugar
command-mod-pause-time = Por cuánto como máximo: 12h, 2d, 1d 12h
command-mod-resume = Terminar una pausa
command-mod-extend = Dar más tiempo a quienes tienen algo que decidir
command-mod-extend-time = Cuánto más: 30m, 12h, 2d
command-mod-replace = Dar un asiento a otra persona o a un robot
command-mod-replace-by = Quién sigue jugando; si falta, un robot
command-mod-remove = Hacer que un asiento se rinda
command-mod-seat = De quién es el asiento
command-mod-end = Terminar ya la partida: se liquida lo que está en marcha y gana la mayor fortuna
command-mod-move = Seguir jugando en otro canal
command-mod-move-channel = A qué canal
command-mod-reason = Por qué: se le dice a la mesa
command-mod-game = Qué partida de este servidor, si no es la de este canal

command-orders = Qué responder por ti mientras no estás en la mesa

command-preferences-zone = Mi zona horaria: escribe una ciudad grande
command-preferences-quiet = Cuándo nadie me avisa ni vence ningún plazo: 22:30-7, o ninguna

command-replay = La partida entera como imagen animada

command-stats = Fortuna, suerte con los dados, alquileres y tratos de esta partida hasta ahora

command-undo = Deshacer mi última decisión, si el resto está de acuerdo
