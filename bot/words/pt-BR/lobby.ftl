## The lobby, in which a game gathers its players.

lobby-invites = { $who } quer jogar · { $how }
lobby-invites-again = { $who } quer uma revanche · { $how }
lobby-invites-alone = Você contra computadores · { $how }
lobby-lasts-live = de uma vez só
lobby-lasts-evening = algumas horas, aos poucos
lobby-lasts-daily = algumas semanas
lobby-lasts-relaxed = alguns meses
lobby-lasts-short = mais ou menos uma hora
lobby-lasts-short-evening = menos de 45 minutos
lobby-few = { $host } pode começar quando houver { $least } participantes.
lobby-enough = { $host } já pode clicar em **{ button-lobby-start }**.
lobby-host-idle = { $host } não aparece há um tempo. Quem já entrou pode clicar em **{ button-lobby-start }** ou cancelar a partida em **{ button-lobby-settings }**
lobby-invited = Só entra quem recebeu convite{ $count ->
        [0] .
       *[other] : { $who }.
    }
lobby-seats = -# { $seats } de { $most } lugares ocupados · fecha <t:{ $at }:R>
lobby-free =
    { $count ->
        [0] nenhum lugar livre
        [one] 1 lugar livre
       *[other] { $count } lugares livres
    }
lobby-note-host = organiza
lobby-note-asked = continua?
lobby-note-in = continua
lobby-note-gentle = tranquilo
lobby-note-even = equilibrado
lobby-note-sharp = afiado
lobby-seat-host = { $who } · { lobby-note-host }
lobby-seat-in = { $who } · ✅ { lobby-note-in }
lobby-seat-asked = { $who } · ❔ { lobby-note-asked }
lobby-seat-computer = { $who } · { $face } { lobby-computer }
lobby-computer =
    { $strength ->
        [gentle] computador tranquilo
        [sharp] computador afiado
       *[even] computador equilibrado
    }
lobby-asked = { $who }: os ajustes da partida mudaram. É preciso clicar em **Continuo** ou **Sair da sala**. A partida pode começar sem quem não responder.
lobby-closed = Esta sala está fechada.
lobby-left = Você saiu da sala.
leave-lobby = Você quer sair desta sala? Enquanto ela estiver aberta, você pode entrar de novo.
leave-lobby-host = Você quer sair desta sala ou cancelar a partida para todo mundo? Se você sair, outra pessoa organiza.
lobby-opened = A sala está aberta. Todo mundo neste canal pode entrar.
lobby-opened-invited = A sala está aberta. Só as pessoas que você convidou podem entrar.
lobby-no-files = Não posso enviar arquivos aqui, então esta partida aparece só em texto, sem imagens. Para mostrar o tabuleiro, falta permissão para: { $what }.
lobby-started-title = Vamos jogar!
lobby-started = Ordem de jogo: { $who }.
lobby-settings-title = Ajustes da sala
lobby-settings-host = Você organiza esta partida e escolhe o tabuleiro, o ritmo, as regras e os prazos. O que você escolhe passa a valer na hora. Se você mudar algo depois que outras pessoas entrarem, o bot pergunta se elas continuam.
lobby-settings-alone = Você escolhe o ritmo, as regras e os prazos.
lobby-seating-drawn = 🎲 Os lugares são sorteados no começo.
lobby-seating-joined = 🪑 Joga-se na ordem de chegada.
button-seating-drawn = Sortear os lugares
button-seating-joined = Manter a ordem de chegada
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
button-lobby-people = Participantes…
lobby-people-title = Participantes
lobby-people-invite = Quem você quer convidar?
lobby-people-invite-text = Se você convidar alguém, só essas pessoas podem entrar, e o bot chama cada uma uma vez. Se não convidar ninguém, todo mundo pode entrar.
lobby-people-take-out = Quem deve sair?
lobby-people-text = Quem você tirar deixa esta sala e não pode mais entrar.
lobby-people-out = { $who } está fora desta sala e não pode mais entrar.
lobby-cancel = Cancelar a partida
lobby-cancel-sure = Cancelar esta partida? A sala fecha para todo mundo, e a partida não acontece. Você pode abrir outra com `{ COMMAND("new") }`.
lobby-joined = ✅ Você entrou.
join-blocked = 🚷 Nesta mesa há alguém que você bloqueou: { $who }. Quer entrar mesmo assim?
button-join-anyway = Entrar mesmo assim
lobby-joined-changed = Você entrou, mas as regras, o ritmo ou os prazos mudaram no mesmo instante. Leia na sala e clique em **Continuo**.
lobby-not-asked = Você já está dentro: a pergunta é para as outras pessoas.
lobby-unanswered = { $who } ainda não { $count ->
        [one] disse se continua
       *[other] disseram se continuam
    } depois das suas mudanças. Começar sem esperar a resposta?
lobby-unanswered-few = { $who } ainda não { $count ->
        [one] disse se continua
       *[other] disseram se continuam
    } depois das suas mudanças. Com quem já confirmou, falta gente: são necessários pelo menos { $least } participantes. Espere uma resposta ou adicione um computador.
lobby-waits = A sala continua aberta. Clique em **Começar** quando quiser.
lobby-starts = Divirtam-se!
call-lobby = { $who }: { $host } mudou os ajustes da partida. Falta confirmar: **Continuo** ou **Sair da sala**.
call-lobby-direct = { $host } mudou os ajustes de uma partida em que você entrou. Você continua? { $link }
call-role = { $role }: { $host } quer jogar. É só clicar em **Entrar**.
call-invited = { $who }: { $host } convida para jogar. É só clicar em **Entrar**.
call-rematch = { $who }: { $host } quer uma revanche. É só clicar em **Entrar**.
call-rematch-direct = { $host } quer uma revanche de uma partida que você jogou. { $link }
call-invited-direct = { $host } convida você para uma partida de Monopoly. { $link }

command-name-new = nova
option-name-with = com
option-name-pace = ritmo
option-name-edition = manual
command-new = Abrir uma sala neste canal, ou jogar contra computadores nas mensagens diretas
command-new-edition = Opcional: qual manual usar (padrão: o que este servidor escolheu)
command-new-game = Opcional: partida normal, curta ou com tempo limite
command-new-with = Opcional: mencione quem pode entrar, como @Bo @Cem
command-new-pace = Opcional: quanto tempo há para cada decisão; dá para mudar na sala

## Paces of a game, and clocks set by hand.

pace-live = Ao vivo
pace-live-short = Todo mundo joga agora e decide em poucos minutos
pace-daily = Diário
pace-daily-short = Você tem até um dia para cada decisão

pace-evening = Noite de jogo
pace-evening-short = Você tem até dez minutos para cada decisão
pace-relaxed = Tranquilo
pace-relaxed-short = Você tem até três dias para cada decisão

lobby-pace-alone = **Sem prazos**: cada decisão espera por você o tempo que quiser.
pace-alone = Sem prazos
pace-alone-short = Cada decisão espera por você

lobby-pace-hand = **Sob medida**, com base em { $pace }: { $times }. Se alguém perder o prazo de { $missed ->
        [one] uma decisão
       *[other] { $missed } decisões seguidas
    }, a partida não espera mais por essa pessoa.
pace-hand = Sob medida
pace-hand-short = Um prazo próprio para cada tipo de decisão
clocks-as-usual = os prazos de sempre
clocks-title = Prazos
clocks-mine = -# Clique num botão ✏️ e escreva prazos como 90s, 10m ou 1d 12h. O que você escolhe passa a valer na hora.
clocks-others = -# Só quem organiza a sala pode mudar os prazos.
clocks-base = Escolha o ritmo que serve de base
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-group = **{ $group }:** { $times }
clocks-short = { $what } ({ $time })
clocks-throw = Jogar os dados ou encerrar a vez
clocks-hold = Segurar os dados
clocks-jail = Sair da Prisão
clocks-buy = Comprar
clocks-tax = { orders-topic-tax }
clocks-auction = Leilão
clocks-trade = Responder a uma troca
clocks-claim = Pedir as últimas construções
clocks-lift = Hipotecas de propriedades recebidas
clocks-debt = Levantar dinheiro
clocks-rescue = Troca que salva da falência
clocks-absent = Prazos perdidos até o bot não esperar mais
clocks-absent-hint = Número de prazos perdidos em sequência, de 1 a 10
clocks-absent-line = Se alguém perder o prazo de { $count ->
        [one] uma decisão
       *[other] { $count } decisões seguidas
    }, a partida não espera mais por essa pessoa.
clocks-bank-line = Reserva de tempo: **{ $time }** a mais por pessoa para as próprias decisões. Decidir cedo enche a reserva.
clocks-waiting = Tempo de espera por pessoa
clocks-waiting-hint = Para a partida inteira, de { $shortest } a { $longest }, por exemplo 30m, 12h ou 4d
clocks-waiting-line = Tempo de espera: a partida espera **{ $time }** por pessoa no total. Depois, sobra um quarto de cada prazo.
clocks-limits = De { $shortest } a { $longest }, por exemplo 90s, 10m, 12h ou 1d 12h
clocks-wrong = { $what }: escreva um prazo de { $shortest } a { $longest }, como 90s, 10m, 12h ou 3d. Nada mudou.
clocks-absent-wrong = { $what }: escreva um número de 1 a { $most }. Nada mudou.
button-clocks = Prazos…
button-clocks-turn = Turnos
button-clocks-table = Leilões e trocas
button-clocks-debt = Dívidas e espera

## Games that one person plays against computers in direct messages.

direct-name = Partida { $number }
direct-title = Partida { $number } · { $title }
direct-choice = Partida { $number }: { $who } ({ $id })
direct-lobby = Sua partida está pronta. Clique em **Começar** para jogar contra estes computadores, ou mude antes o que quiser.
direct-opened =
    { "**" }Sua partida está pronta.**
    Você joga lá contra computadores, nas suas mensagens diretas com o bot.
direct-closed = Não posso enviar mensagens diretas para você, então sua partida não pode ser aberta lá. Permita as mensagens diretas do bot nas configurações de privacidade do Discord e tente de novo.
direct-resign-sure = Você quer desistir da partida { $number } contra { $others }? Ela acaba na hora, e você perde.
direct-resign-done = Você desistiu da partida { $number } contra { $others }.
