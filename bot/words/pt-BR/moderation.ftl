# Moderators.

mod-done = Feito. [A mensagem da partida]({ $link }) mostra seu nome e seu motivo.

refusal-moderator-plays = Você joga nesta partida, então outra pessoa tem que moderar: { $who ->
        [none] peça a alguém que possa administrar este servidor.
       *[other] peça a <@{ $who }>.
    }
refusal-moderator-plays-alone = Você joga nesta partida. Enquanto ninguém mais puder moderar, você pode pausar a partida, encerrar a sua própria pausa e dar mais tempo a todo mundo.
refusal-moderators-pause = A moderação pausou a partida: só ela pode retomar antes.
mod-sure-end = 🛡️ Encerrar esta partida agora? O que está em andamento é resolvido na hora, cada patrimônio é contado e vence o maior. A partida não será pontuada, e não dá para desfazer. A mesa lê o seu motivo: { $reason }
mod-sure-remove = 🛡️ Tirar { $who } da partida? O lugar desiste de vez, a partida não será pontuada, e não dá para desfazer. A mesa lê o seu motivo: { $reason }
button-mod-end = Encerrar a partida
button-mod-remove = Tirar { $who }
button-mod-not = Deixar como está
mod-not-done = Nada foi feito.
refusal-moderation-lapsed = Essa pergunta não está mais aberta: digite o comando de novo.
mod-call = 🛡️ { $who }: a moderação interveio nesta partida.
mod-direct = { $told } [Ir para a partida]({ $link })

refusal-no-reason = Diga o motivo, em até { $most } caracteres: a mesa vai ler.
refusal-no-such-time = Escreva um tempo como 30m, 12h, 2d ou 1d 12h.
refusal-extension-out-of-range = Dá para dar entre um minuto e { $days } dias a mais.
refusal-nobody-awaited = Ninguém tem nada a decidir no momento, então não há prazo para prolongar.
refusal-no-such-seat = Ninguém com esse nome está nesta mesa. Escolha um lugar da lista.
refusal-no-such-channel = Uma partida se joga num canal de texto ou num tópico deste servidor.
refusal-is-a-bot = Bots não podem ocupar um lugar. Não indique ninguém, e um computador joga.
refusal-there-already = A partida já está lá.
refusal-lacks-there = Não consigo conduzir uma partida lá. Falta permissão para: { $what }.

table-paused-by-moderator = ⏸️ A moderação **pausou** a partida, no máximo até <t:{ $at }:f>. Ninguém pode agir, e os prazos ficam suspensos.
final-why-early = No turno { $turn } a moderação encerrou a partida, e contamos o patrimônio de todo mundo.

untyped-reason = (o motivo fica de fora aqui: o filtro do servidor pode proibir)
untyped-before = quem jogava antes
untyped-after = Outra pessoa
untyped-owner = Quem joga nesse lugar
