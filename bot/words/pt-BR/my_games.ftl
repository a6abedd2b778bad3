## The list of a person’s games.

mine-title = Minhas partidas
mine-none = Você não está em nenhuma partida. Comece uma com `{ COMMAND("new") }`.
mine-out = 👀 Você está fora desta partida · turno { $turn }

mine-you =
    ⏰ **Você precisa decidir** · { $what }
    ⏳ <t:{ $at }:R>
mine-you-alone = ⏰ **Você precisa decidir** · { $what }
mine-other = ⏳ À espera de { $whom } · { $what } · <t:{ $at }:R>
mine-where = { $channel ->
        [direct] Mensagens diretas, partida { $number }
       *[other] <#{ $channel }>
    }: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Sua vez termina sozinha
       *[throw] O bot joga os dados por você
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] A vez de { $whom } termina sozinha
       *[throw] O bot joga os dados por { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 A partida espera até alguém voltar
mine-paused = ⏸️ Em pausa
mine-lobby = 🪑 Sala com { $seats } de { $most } lugares ocupados, fecha <t:{ $at }:R>
mine-offers = -# 🤝 { $count ->
        [one] Uma proposta de troca espera sua resposta e expira
       *[other] { $count } propostas de troca esperam sua resposta; a primeira expira
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 { $count ->
        [one] Uma proposta de troca espera sua resposta
       *[other] { $count } propostas de troca esperam sua resposta
    }
mine-rents = -# 💰 { $count ->
        [one] Você pode cobrar um aluguel de $ { $amount }
       *[other] Você pode cobrar { $count } aluguéis, $ { $amount } no total
    }
mine-pause-ends = -# A pausa acaba no máximo <t:{ $at }:R>
mine-bank = -# ⏱️ O prazo já inclui { $time } da sua reserva de tempo (se você decide cedo, ela se enche de novo)
mine-away = -# 🌙 Você fica ausente até <t:{ $at }:f>
mine-absent = -# 💤 A partida não espera mais por você. Volte para continuar jogando
mine-waiting = -# ⌛ Você ainda tem { $time } dos seus { $most } de tempo de espera. Decida no primeiro quarto de um prazo para recuperar uma parte
mine-out-of-time = -# ⌛ Você gastou todo o tempo de espera: agora só tem um quarto de cada prazo, até nas horas de silêncio
mine-have = { $count ->
        [0] Você tem **$ { $cash }** e nenhuma propriedade
        [one] Você tem **$ { $cash }** e 1 propriedade
       *[other] Você tem **$ { $cash }** e { $count } propriedades
    }
mine-more = { $count ->
        [one] … mais 1 partida
       *[other] … mais { $count } partidas
    }
button-go-game = Ir para a partida
button-go-lobby = Ir para a sala

command-name-mine = minhas-partidas
command-mine = Ver minhas partidas, primeiro as que esperam por mim

## What happened while somebody was away.

digest-title = O que você perdeu
digest-none-title = Você não perdeu nada
digest-none = 👍 Nada aconteceu desde a sua última visita.
digest-away = 🌙 { $count ->
        [1] Ausência
       *[other] Ausências, por ordem de volta
    }: { $who }.
digest-away-until = { $who }, volta <t:{ $at }:R>
digest-silence = ⏰ Seu prazo acabou { $count ->
        [one] uma vez, e o bot decidiu
       *[other] { $count } vezes, e o bot decidiu
    } por você.
digest-paid = 💸 Aluguel que você pagou: { $sums }.
digest-got = 💰 Aluguel que você recebeu: { $sums }.
digest-orders = 📋 O que suas instruções fizeram: { $what }
digest-player = { $who } { $did }.
digest-bought = comprou { $lots }
digest-won = arrematou { $lots } em leilão
digest-built = construiu em { $lots }
digest-sold = vendeu construções de { $lots }
digest-mortgaged = hipotecou { $lots }
digest-lifted =
    { $count ->
        [1] quitou a hipoteca sobre { $lots }
       *[other] quitou as hipotecas sobre { $lots }
    }
digest-rent = pagou $ { $amount } de aluguel a { $whom }
digest-turns = 🎲 A partida avançou { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }.
digest-more = … e mais { $count }
button-missed = O que eu perdi?

button-since = Desde a minha última jogada
since-title = Desde a sua última jogada
since-title-before = A última rodada
since-none = 👍 Nada aconteceu desde a sua última jogada.

## Calls to those whom the game waits for.

call-throw = { $who }: é sua vez de jogar os dados.
call-jail = { $who }: como quer sair da Prisão?
call-buy = { $who }: quer comprar esta propriedade?
call-tax = { $who }: escolha como pagar o imposto.
call-debt =
    { $count ->
        [1] { $who }: levante dinheiro para uma dívida.
       *[other] { $who }: levantem dinheiro para as dívidas.
    }
call-rescue =
    { $count ->
        [1] { $who }: você deve mais do que consegue levantar.
       *[other] { $who }: vocês devem mais do que conseguem levantar.
    }
call-lift = { $who }: quer quitar as hipotecas que recebeu?
call-claim =
    { $count ->
        [1] { $who }: talvez o Banco não tenha construções para todos. Quer pedir alguma?
       *[other] { $who }: talvez o Banco não tenha construções para todos. Querem pedir alguma?
    }
call-rent = { $who }: cobre o aluguel.
call-auction = { $who }: dar um lance ou passar?

call-direct = { $what } · [Ir para a partida]({ $link })

reminder = ⏰ { $what } Sem resposta, o bot decide <t:{ $at }:R>. [Ir para a partida]({ $link })
reminder-offer = ⏰ { $whom }: { $who } tem uma proposta de troca para você. Ela expira <t:{ $at }:R>.
call-over = A partida acabou. { $count ->
        [one] { $winner } venceu!
       *[other] { $winner } dividem a vitória!
    }
call-over-place = { $place } { $who }
call-out = { $who }: você faliu e está fora da partida. { watch-told }
call-over-direct = Você ficou em { $place }º lugar. [Ir para a partida]({ $link })
call-over-direct-won = A partida acabou. { $count ->
        [one] Você venceu!
       *[other] Você divide a vitória!
    } [Ir para a partida]({ $link })
call-out-direct = Você faliu e está fora de uma partida. Ainda dá para assistir. { watch-told } [Ir para a partida]({ $link })

## What the host tells the table beside what happens in play: notice-<kind>.
# .mine is said to the person who has lost the seat, .taker to the one who has got it.

notice-went-away = { $again ->
        [yes] 🌙 Agora { $who } volta em <t:{ $at }:f>.
       *[no] 🌙 { $who } fica ausente até <t:{ $at }:f>. Até lá, valem as instruções que deixou. Sem instruções, o bot não compra, não dá lances nem faz trocas.
    }
notice-came-back = 👋 { $who } voltou.
notice-became-absent = 💤 { $who } perdeu o prazo de { $missed ->
        [one] uma decisão
       *[other] { $missed } decisões seguidas
    }, e a partida parou de esperar. Para voltar, basta clicar em “{ moment-back }” ou tomar uma decisão.
notice-out-of-time = ⌛ { $who } gastou todo o seu tempo de espera nesta partida. A partir de agora, tem só um quarto de cada prazo, e as outras pessoas podem votar se continuam esperando.
notice-given-time = ⏳ { $who } tem de novo todo o tempo de espera.
notice-paused = ⏸️ Pausa até <t:{ $at }:f> no máximo.
notice-resumed = ▶️ A partida continua.
notice-handed-over = 🔁 { $after } agora joga por { $before }{ $returns ->
        [yes] {" "}até seu retorno
       *[no] {""}
    }.
    .mine = 🔁 { $after } agora joga por você{ $returns ->
            [yes] {" "}até você voltar
           *[no] {""}
        }.
    .taker = 🔁 Agora você joga por { $before }{ $returns ->
        [yes] {" "}até essa pessoa voltar
           *[no] {""}
        }.
notice-left-to-computer = 🤖 Um computador agora joga por { $before }{ $returns ->
        [yes] {" "}até seu retorno
       *[no] {""}
    }.
    .mine = 🤖 Um computador agora joga por você{ $returns ->
            [yes] {" "}até você voltar
           *[no] {""}
        }.
notice-given-back = 👋 { $owner } está de volta à partida.
notice-retired = 🚪 { $who } saiu da partida.
    .mine = 🚪 Você está fora da partida.
notice-undone = ↩️ { $who } desfez a última escolha.
notice-undone-choice = ↩️ Desfeito: { $what }
notice-undone-turn = ↩️ Desfeito: { $who } encerrou a vez.
notice-extended = ⏳ Todo mundo ganhou mais { $time } para decidir.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = A moderação
notice-reason-deleted = (apagado)

mod-act-pause = pausou a partida
mod-act-resume = retomou a partida
mod-act-extend = deu mais tempo a todo mundo
mod-act-replace = deu o lugar de alguém a outra pessoa
    .mine = deu o seu lugar a outra pessoa
    .taker = deu um lugar a você
mod-act-remove = tirou alguém da partida
    .mine = tirou você da partida
mod-act-end = encerrou a partida
mod-act-move = trouxe a partida para cá
mod-act-annul = tirou esta partida da temporada e da pontuação
