# The lobby, in which a game gathers its players.

lobby-title = Uma partida de Monopoly · { $seats } de { $most } lugares ocupados
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-in = { $who } · ✅ continua
lobby-seat-asked = { $who } · ❔ continua?
lobby-seat-computer =
    { $who } · { $face } { $strength ->
        [gentle] computador tranquilo
        [sharp] computador afiado
       *[even] computador equilibrado
    }
lobby-asked = { $who }: o que vai ser jogado mudou. É preciso ler abaixo e clicar em **Continuo** ou **Sair da sala**. A partida pode começar sem quem não responder.
lobby-how = Ainda não entrou? Clique em **Entrar**. Para jogar contra o computador, clique em **Adicionar computador**. { $host } clica em **Começar** quando houver pelo menos { $least } pessoas. Em **Ajustes**, você escolhe seu peão e vê as regras e os prazos.
lobby-fair = -# 🔒 Os dados são honestos, e você pode conferir: `/monopoly { command-name-verify }` mostra a prova.
lobby-expires = -# A sala fecha <t:{ $at }:R>.
lobby-closed = Esta sala está fechada.
lobby-opened = A sala está aberta. Todo mundo neste canal pode entrar.
lobby-no-files = Não posso enviar arquivos aqui, então esta partida aparece só em texto, sem imagens. Para mostrar o tabuleiro, falta permissão para: { $what }.
lobby-started-title = Vamos jogar!
lobby-started = Participantes: { $who }. A partida continua na mensagem abaixo.
lobby-settings-title = Ajustes da sala
lobby-settings-host = Você organiza esta partida e escolhe o ritmo, as regras e os prazos. O que você escolhe passa a valer na hora. Se você mudar algo depois que outras pessoas entrarem, o bot pergunta se elas continuam.
lobby-settings-alone = Você escolhe o ritmo, as regras e os prazos.
lobby-settings-member = { $host } organiza esta partida e escolhe o ritmo, as regras e os prazos. Você pode escolher seu peão e adicionar, alterar ou remover computadores.
lobby-settings-guest = { $host } organiza esta partida e escolhe o ritmo, as regras e os prazos. Para escolher um peão ou adicionar computadores, clique primeiro em **Entrar** na sala.
lobby-choose-token = Escolha seu peão
lobby-token-mine = Seu peão
lobby-pace = Ritmo
lobby-choose-pace = Em que ritmo vocês querem jogar?
button-lobby-join = Entrar
button-lobby-leave = Sair da sala
button-lobby-confirm = Continuo
button-lobby-without = { $count ->
        [one] Começar sem { $who }
       *[other] Começar sem essas pessoas
    }
button-lobby-waits = Esperar
button-lobby-computer = Adicionar computador…
button-lobby-start = Começar
button-lobby-settings = Ajustes…
button-lobby-back = Ajustes da sala
button-lobby-rules = Regras…
button-lobby-close = Cancelar a partida…
lobby-cancel = Cancelar a partida
lobby-cancel-sure = Cancelar esta partida? A sala fecha para todo mundo, e a partida não acontece. Você pode abrir outra com `/monopoly { command-name-new }`.
lobby-joined-changed = Você entrou, mas as regras, o ritmo ou os prazos mudaram no mesmo instante. Leia na sala e clique em **Continuo**.
lobby-not-asked = Você já está dentro: a pergunta é para as outras pessoas.
lobby-unanswered = { $who } ainda não { $count ->
        [one] disse se continua
       *[other] disseram se continuam
    } depois das suas mudanças. Começar sem { $who }?
lobby-unanswered-few = { $who } ainda não { $count ->
        [one] disse se continua
       *[other] disseram se continuam
    } depois das suas mudanças. Sem { $who }, falta gente: são necessários pelo menos { $least } participantes. Espere uma resposta ou adicione um computador.
lobby-waits = A sala continua aberta. Clique em **Começar** quando quiser.
lobby-starts = A partida vai começar.
call-lobby = { $who }: { $host } mudou o que vai ser jogado. Falta confirmar: **Continuo** ou **Sair da sala**.
call-lobby-direct = { $host } mudou o que vai ser jogado numa sala em que você está. Você continua? { $link }

command-name-new = nova
option-name-pace = ritmo
option-name-edition = manual
command-new = Abrir uma sala neste canal, ou jogar contra computadores nas mensagens diretas
command-new-edition = Opcional: qual manual usar (padrão: o que este servidor escolheu)
command-new-game = Opcional: jogo normal, curto ou com hora marcada
command-new-pace = Opcional: quanto tempo há para cada decisão; dá para mudar na sala
