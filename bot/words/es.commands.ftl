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
