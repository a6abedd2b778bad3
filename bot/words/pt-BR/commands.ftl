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
command-name-stats = estatísticas
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
command-name-leaderboard = classificação
command-name-profile = perfil
command-name-replay = filme

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

## Descriptions

command-monopoly = Monopoly com a turma que nunca está online ao mesmo tempo
command-new = Abrir uma sala neste canal
command-new-edition = De que manual são as regras? Sem resposta, o que este servidor escolheu
command-new-game = Normal, curto ou com hora marcada
command-new-pace = Tempo por decisão: minutos, um dia ou três dias. Na sala dá para escolher outro
command-mine = Minhas partidas, primeiro as que esperam por mim
command-board = O tabuleiro: cada propriedade e onde está cada peão
command-manage = Construir, vender, hipotecar, quitar hipotecas
command-trade = Propor uma troca a alguém
command-trade-player = Com quem trocar
command-deed = Quanto uma propriedade custa e cobra
command-deed-name = A propriedade
command-rules = As regras desta partida, numa página ou por capítulo
command-rules-topic = O que procurar: Prisão, leilões, hipotecas…
command-rules-edition = O manual, se não for o da partida daqui
command-history = Tudo o que aconteceu
command-resign = Sair da partida de vez
command-cancel = Fechar uma sala ou concordar em cancelar uma partida
command-verify = Conferir se os dados são honestos
command-help = Como se joga
command-preferences = Meus dados, minhas notificações e meu fuso horário
command-game = Qual partida, se você está em várias

game-choice = { $who } ({ $id })

command-away = Avisar que você vai ficar longe, ou que voltou
command-away-until = 3 dias, amanhã, domingo 18:00, 20 nov, 2026-12-01 18:00; para voltar: voltei
command-pause = Pedir à mesa uma pausa: os prazos ficam suspensos
command-pause-until = 3 dias, amanhã, domingo 18:00, 20 nov, 2026-12-01 18:00; sem nada, uma semana

command-monopoly-mod = Monopoly, para quem administra este servidor
command-settings = Como começa uma sala nova neste servidor

command-export = Esta partida num arquivo, para guardar ou conferir

command-leaderboard = A classificação deste servidor
command-profile = Partidas, colocações e pontuação neste servidor
command-profile-player = O perfil de quem; sem resposta, o seu

command-mod-pause = Pausar a partida: ninguém pode agir, e os prazos ficam suspensos
command-mod-pause-time = Por quanto tempo no máximo: 12h, 2d, 1d 12h
command-mod-resume = Retomar uma partida em pausa
command-mod-extend = Dar mais tempo a quem tem algo a decidir
command-mod-extend-time = Quanto mais: 30m, 12h, 2d
command-mod-replace = Dar um lugar a um membro ou a um computador
command-mod-replace-by = Quem assume o lugar; sem isso, um computador
command-mod-remove = Tirar alguém da partida: o lugar desiste
command-mod-seat = De quem é o lugar
command-mod-end = Encerrar já: o que está em curso se resolve, e vence o maior patrimônio
command-mod-move = Continuar a partida em outro canal
command-mod-move-channel = O novo canal
command-mod-reason = O motivo, que aparece na partida
command-mod-game = Qual partida deste servidor, se não a deste canal

command-orders = O que o bot responde no seu lugar enquanto você está longe

command-preferences-zone = Meu fuso horário: escreva uma cidade grande
command-preferences-quiet = Horas sem notificações, em que nenhum prazo meu corre: 22:30-7, ou nenhuma

command-replay = A partida inteira como imagem animada

command-stats = Patrimônio, sorte, aluguel e negócios desta partida até agora

command-undo = Desfazer minha última escolha, se a mesa concordar
