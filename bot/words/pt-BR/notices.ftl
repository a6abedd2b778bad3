# What the host tells the table beside what happens in play: notice-<kind>.

notice-went-away = 🌙 { $who } fica longe até <t:{ $at }:f>. Até lá, as instruções de { $who } decidem. Sem instrução, o bot não compra, não dá lances nem faz trocas.
notice-came-back = 👋 { $who } voltou.
notice-became-absent = 💤 { $who } perdeu o prazo de { $missed ->
        [one] uma decisão
       *[other] { $missed } decisões seguidas
    }, e a partida não espera mais por { $who }. Para voltar, basta clicar em “voltei” ou tomar uma decisão.
notice-out-of-time = ⌛ { $who } gastou todo o seu tempo de espera nesta partida. A partir de agora, { $who } tem um quarto de cada prazo, e as outras pessoas podem votar se continuam esperando.
notice-given-time = ⏳ { $who } tem de novo todo o tempo de espera.
notice-paused = ⏸️ A partida está em pausa, no máximo até <t:{ $at }:f>.
notice-resumed = ▶️ A partida continua.
notice-handed-over = 🔁 { $after } agora joga por { $before }{ $returns ->
        [yes] {" "}até { $before } voltar
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Um computador agora joga por { $before }{ $returns ->
        [yes] {" "}até { $before } voltar
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } está de volta à partida.
notice-retired = 🚪 { $who } saiu da partida.
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
mod-act-remove = tirou alguém da partida
mod-act-end = encerrou a partida
mod-act-move = trouxe a partida para cá
