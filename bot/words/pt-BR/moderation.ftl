## Moderators.

mod-done = Feito. [A mensagem da partida]({ $link }) mostra seu nome e seu motivo.
mod-lobby-closed = Você fechou a sala. A mensagem dela avisa quem estava lá.

refusal-moderator-plays = Você joga nesta partida, então outra pessoa precisa moderá-la. { $who ->
        [none] Peça a alguém que possa administrar este servidor.
       *[other] Peça a <@{ $who }>.
    }
refusal-moderator-plays-alone = Você joga nesta partida, e ninguém mais pode moderá-la. Por isso, você só pode pausar a partida, encerrar sua própria pausa e dar mais tempo a todo mundo.
refusal-moderators-pause = A moderação pausou a partida. Antes do fim da pausa, só a moderação pode retomar a partida.
mod-sure-end = 🛡️ Encerrar esta partida agora? O bot resolve na hora o que está em andamento, e vence quem tiver o maior patrimônio. A partida não conta para a pontuação, e não dá para desfazer. Todo mundo na partida vai ler seu motivo: { $reason }
mod-sure-remove = 🛡️ Tirar { $who } de vez da partida? A partida não conta para a pontuação, e não dá para desfazer. Todo mundo na partida vai ler seu motivo: { $reason }
mod-sure-annul = 🛡️ Tirar esta partida da temporada e da pontuação? Ninguém fica com os pontos dela, e não dá para desfazer. O canal todo vai ler seu motivo: { $reason }
button-mod-end = Encerrar a partida
button-mod-remove = Tirar { $who }
button-mod-not = Deixar como está
button-mod-annul = Anular a partida
button-mod-keep-counting = Continuar contando
mod-not-done = Você deixou tudo como estava.
refusal-moderation-lapsed = Essa pergunta não está mais aberta. Digite o comando de novo.
refusal-annul-unfinished = Só uma partida encerrada pode ser anulada. Com `{ MODERATOR_COMMAND("end") }` você encerra uma.
refusal-annulled = Esta partida já foi anulada e não conta.
mod-call = 🛡️ { $who }: a moderação mudou algo nesta partida.
mod-direct = { $told } [Ir para a partida]({ $link })

refusal-no-reason = Escreva o motivo em até { $most } caracteres. Todo mundo na partida vai ler.
refusal-no-such-time = Escreva uma duração como 30m, 12h, 2d ou 1d 12h.
refusal-extension-out-of-range = Você pode dar a todo mundo de um minuto a { $days } dias a mais.
refusal-nobody-awaited = Agora ninguém precisa decidir nada, então não há prazo para prolongar.
refusal-no-such-seat = Ninguém com esse nome joga nesta partida. Escolha alguém da lista.
refusal-no-such-channel = Você só pode mover a partida para um canal de texto ou um tópico deste servidor.
refusal-is-a-bot = Um bot não pode ocupar um lugar. Se você não escolher ninguém, um computador assume o lugar.
refusal-there-already = A partida já está nesse canal.
refusal-lacks-there = Não consigo conduzir uma partida nesse canal. Falta permissão para: { $what }.

table-paused-by-moderator = ⏸️ A moderação **pausou** a partida. Ela volta no máximo <t:{ $at }:R>. Ninguém pode jogar, e os prazos ficam parados.
final-why-early = A partida foi encerrada mais cedo, no turno { $turn }. A classificação segue o patrimônio.
final-why-computers-left = No turno { $turn }, só restavam computadores, e a partida acabou. Eles foram classificados pelo patrimônio.

untyped-reason = (motivo oculto, porque o filtro deste servidor pode proibi-lo)
untyped-before = quem jogava antes
untyped-after = Outra pessoa
untyped-owner = A pessoa desse lugar

command-name-resume = retomar
command-name-extend = prolongar
command-name-replace = substituir
command-name-remove = retirar
command-name-end = encerrar
command-name-move = mover
command-name-annul = anular
option-name-time = tempo
option-name-reason = motivo
option-name-seat = lugar
option-name-by = por
option-name-channel = canal
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
command-mod-annul = Tirar uma partida encerrada da temporada e da pontuação
command-mod-annul-game = Qual partida encerrada, se não for a última deste canal
command-mod-reason = O motivo, que todo mundo na partida vai ler
command-mod-game = Qual partida deste servidor, se não for a deste canal

## What a server plays, and its settings.

server-title = Padrões deste servidor
server-footer = -# Cada `{ COMMAND("new") }` neste servidor começa assim. Quem organiza a partida ainda pode escolher outras regras. As partidas em andamento mantêm suas regras, mas o idioma e as imagens mudam nelas também.
button-server-default = Voltar ao padrão do bot

command-name-settings = ajustes
command-settings = Definir as regras com que as partidas novas deste servidor começam

## What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = ver canal
permission-embed-links = inserir links
permission-attach-files = anexar arquivos
permission-read-message-history = ver histórico de mensagens
permission-send-messages = enviar mensagens
permission-send-messages-in-threads = enviar mensagens em tópicos
