# Nomes de comandos e opções, como se digitam: em minúsculas, sem espaços, até 32 letras.

## Commands

command-name-new = nova
command-name-mine = minhas-partidas
command-name-board = tabuleiro
command-name-manage = administrar
command-name-orders = instruções
command-name-trade = troca
command-name-deed = propriedade
command-name-rules = regras
command-name-history = histórico
command-name-stats = números
command-name-undo = desfazer
command-name-resign = desistir
command-name-cancel = cancelar
command-name-verify = conferir
command-name-export = exportar
command-name-help = ajuda
command-name-preferences = preferências
command-name-away = ausente
command-name-pause = pausa
command-name-settings = ajustes
command-name-resume = retomar
command-name-extend = prolongar
command-name-replace = substituir
command-name-remove = retirar
command-name-end = encerrar
command-name-move = mover

## Options

option-name-pace = ritmo
option-name-edition = manual
option-name-game = partida
option-name-player = membro
option-name-name = nome
option-name-topic = assunto
option-name-zone = fuso
option-name-quiet = silêncio
option-name-until = até
option-name-time = tempo
option-name-reason = motivo
option-name-seat = lugar
option-name-by = por
option-name-channel = canal
