# Nomes de comandos e opções, como se digitam: em minúsculas, sem espaços, até 32 letras.

## Commands

command-name-new = nova
command-name-mine = minhas-partidas
command-name-board = tabuleiro
command-name-manage = administrar
command-name-orders = instruções
command-name-advise = conselho
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
command-name-review = análise
command-name-learn = aprender

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

command-monopoly = Jogar Monopoly com a turma, mesmo sem estar online ao mesmo tempo
command-new = Abrir uma sala neste canal, ou jogar contra computadores nas mensagens diretas
command-new-edition = Opcional: qual manual usar (padrão: o que este servidor escolheu)
command-new-game = Opcional: jogo normal, curto ou com hora marcada
command-new-pace = Opcional: quanto tempo há para cada decisão; dá para mudar na sala
command-mine = Ver minhas partidas, primeiro as que esperam por mim
command-board = Ver o tabuleiro: de quem é cada propriedade e onde está cada peão
command-manage = Construir, vender, hipotecar e quitar hipotecas
command-advise = Ver o que eu poderia fazer agora e como isso muda minha chance de vencer
command-trade = Propor uma troca a alguém
command-trade-player = A pessoa com quem você quer trocar
command-deed = Ver quanto uma propriedade custa e quanto rende de aluguel
command-deed-name = O nome da propriedade
command-rules = Ler as regras desta partida, numa página ou por capítulo
command-rules-topic = O assunto que você procura: Prisão, leilões, hipotecas…
command-rules-edition = Outro manual, se não quiser o desta partida
command-history = Ver tudo o que aconteceu na partida
command-resign = Sair da partida de vez
command-cancel = Fechar uma sala, ou propor cancelar a partida
command-verify = Conferir se os dados da partida são honestos
command-help = Aprender como se joga com este bot
command-learn = Jogar uma primeira partida curta com treinador, por mensagem direta
command-preferences = Definir notificações, idioma, horas de silêncio, texto em vez de imagens e quem joga meus dados
command-game = Opcional: qual partida, se você joga em várias

game-choice = { $who } ({ $id })

command-away = Avisar que vou ficar longe, ou que voltei
command-away-until = Até quando, como 3 dias, amanhã ou domingo 18:00; para voltar, escreva voltei
command-pause = Propor uma pausa: ninguém joga, e os prazos ficam parados
command-pause-until = Até quando, como 3 dias, amanhã ou domingo 18:00 (padrão: uma semana)

command-monopoly-mod = Comandos de Monopoly para quem administra este servidor
command-settings = Definir as regras com que as partidas novas deste servidor começam

command-export = Receber esta partida num arquivo, para guardar ou conferir

command-leaderboard = Ver a classificação deste servidor
command-profile = Ver partidas, colocações e pontuação de alguém neste servidor
command-profile-player = De quem é o perfil (padrão: o seu)

command-mod-pause = Pausar a partida: ninguém pode jogar, e os prazos ficam parados
command-mod-pause-time = Por quanto tempo, no máximo: 12h, 2d, 1d 12h
command-mod-resume = Retomar uma partida em pausa
command-mod-extend = Dar mais tempo a quem precisa decidir algo
command-mod-extend-time = Quanto tempo a mais: 30m, 12h, 2d
command-mod-replace = Dar o lugar de alguém a outra pessoa ou a um computador
command-mod-replace-by = Quem assume o lugar (padrão: um computador)
command-mod-remove = Tirar alguém da partida, como se tivesse desistido
command-mod-seat = A pessoa que joga nesse lugar
command-mod-end = Encerrar a partida agora: o que está em andamento é resolvido, e vence o maior patrimônio
command-mod-move = Continuar a partida em outro canal
command-mod-move-channel = O novo canal
command-mod-reason = O motivo, que todo mundo na partida vai ler
command-mod-game = Qual partida deste servidor, se não for a deste canal

command-orders = Definir instruções que decidem por mim na hora

command-preferences-zone = Meu fuso horário: escreva o nome de uma cidade grande
command-preferences-quiet = Horas em que não recebo notificações e meus prazos param: 22:30-7, ou nenhuma

command-replay = Ver a partida inteira como imagem animada

command-review = Ver os momentos decisivos de uma partida encerrada e as melhores e piores escolhas
command-review-game = Opcional: qual partida encerrada (padrão: a última daqui)

command-stats = Ver patrimônio, sorte, aluguel e negócios desta partida

command-undo = Desfazer minha última escolha, se as outras pessoas concordarem
