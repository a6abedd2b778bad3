# Clocks, absence and calls.

lobby-pace-evening = **Noite de jogo**: para algumas horas com intervalos. Os dados são jogados por você; o bot chama quando há algo a decidir, e você tem dez minutos para isso.
lobby-pace-relaxed = **Tranquilo**: para meses. Os dados são jogados por você; você tem três dias para uma decisão.
pace-evening = Noite de jogo
pace-evening-short = Dez minutos para cada decisão
pace-relaxed = Tranquilo
pace-relaxed-short = Três dias para cada decisão

reminder = ⏰ { $what } Sem resposta, o jogo segue <t:{ $at }:R>. [Ir para a mesa]({ $link })
call-trade = { $who }: uma proposta espera sua resposta.

refusal-paused = A partida está em pausa, e por enquanto ninguém pode agir.

notice-went-away = 🌙 { $who } fica fora até <t:{ $at }:f>. Enquanto isso respondem as instruções, ou então nada é comprado, ofertado nem trocado.
notice-came-back = 👋 { $who } voltou.
notice-became-absent = 💤 { $who } perdeu { $missed ->
        [one] uma decisão
       *[other] { $missed } decisões seguidas
    }, e a mesa não espera mais. Qualquer toque traz { $who } de volta.
notice-paused = ⏸️ A partida está em pausa, no máximo até <t:{ $at }:f>.
notice-resumed = ▶️ A partida continua.
notice-handed-over = 🔁 A partir de agora { $after } joga por { $before }{ $returns ->
        [yes] , até { $before } voltar
       *[no] {""}
    }.
notice-left-to-computer = 🤖 A partir de agora um computador joga por { $before }{ $returns ->
        [yes] , até { $before } voltar
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } está de volta à mesa.
notice-retired = 🚪 { $who } sai da partida.
notice-undone = ↩️ { $who } desfez a última escolha.
notice-undone-choice = ↩️ Desfeito: { $what }
notice-undone-turn = ↩️ Desfeito: { $who } encerrou a vez.
notice-extended = ⏳ Todo mundo ganha mais { $time }.
notice-moderated = 🛡️ { $by } { $act }: { $reason }

mod-act-pause = pausou a partida
mod-act-resume = retomou a partida
mod-act-extend = deu mais tempo
mod-act-replace = deu um lugar a outra pessoa
mod-act-remove = tirou alguém da partida
mod-act-end = encerrou a partida
mod-act-move = trouxe a partida para cá

time-span = { $minutes ->
        [0] { $hours ->
            [1] uma hora
           *[other] { $hours } horas
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] um minuto
               *[other] { $minutes } minutos
            }
            [1] 1 hora e { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
           *[other] { $hours } horas e { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
        }
    }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } d
