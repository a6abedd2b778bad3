# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Essa partida não existe ou já foi apagada.
refusal-not-playing = Você não está nesta partida. Pode assistir agora e entrar na próxima.
refusal-left = Você já saiu desta partida. Ainda pode ver como ela acaba.
refusal-stale = Algo aconteceu antes do seu clique. A mensagem da partida já está atualizada, então olhe de novo.
refusal-not-started = A partida ainda não começou. Ela começa quando quem organiza clicar em Começar.
refusal-started = Esta partida já começou, e a sala está fechada. `/monopoly { command-name-rules }` mostra as regras dela.
refusal-over = Esta partida acabou. Comece outra com `/monopoly { command-name-new }`.
refusal-cancelled = Esta partida foi cancelada. Comece outra com `/monopoly { command-name-new }`.
refusal-not-host = Só quem organiza pode fazer isso.
refusal-lobby-here =
    { $where ->
        [direct] Você já tem [uma sala]({ $link }) aberta. Antes, comece ou cancele essa partida.
       *[server] Já existe [uma sala]({ $link }) neste canal. Entre nela, ou peça a quem organiza para fechar a sala.
    }
refusal-lobby-full = Todos os { $most } lugares desta partida estão ocupados.
refusal-lobby-changed = Os computadores desta sala mudaram antes do seu clique. Escolha de novo.
refusal-seats-taken = Já há { $taken } participantes na sala, e essas regras só permitem { $most }. Alguém precisa sair da sala antes.
refusal-already-joined = Você já tem um lugar nesta partida.
refusal-not-joined = Você não tem um lugar nesta sala. Para jogar, clique em Entrar.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = As regras, o ritmo ou os prazos mudaram pouco antes do seu clique. Veja a sala e clique de novo.
refusal-unanswered = Nem todo mundo disse ainda se continua. Clique de novo em **Começar**.
refusal-too-few = Para começar, são necessários pelo menos { $least } participantes. Um computador também pode ocupar um lugar.
refusal-not-timed = Esta partida não tem horário de término. Se quiser um, escolha primeiro um jogo com hora marcada em Ajustes > Regras.
refusal-no-hour = Um Jogo com Hora Marcada precisa de um horário de término. Escolha o horário em Ajustes > Regras e depois comece.
refusal-hour-past = O horário de término já passou. Escolha um horário mais tarde em Ajustes > Regras e depois comece.
refusal-hour-out-of-range = O horário de término precisa ficar entre dez minutos e um ano a partir de agora.
refusal-no-computer = Aqui não há nenhum computador.

refusal-no-such-pace = Escolha um ritmo da lista. Um prazo sob medida pode ir de 10 segundos a 14 dias.
refusal-no-such-deed = Não existe uma propriedade com esse nome.
refusal-no-game-here = Não há nenhuma partida neste canal. Comece uma com `/monopoly { command-name-new }`.
refusal-only-a-lobby = Aqui há uma sala, mas a partida ainda não começou. Isso só funciona depois que quem organiza clicar em Começar.
refusal-not-begun = A partida ainda não começou. A sala dela está aberta aqui: { $where }.
refusal-several-here = Há várias partidas neste canal. Escolha uma com a opção `{ option-name-game }`.
refusal-several-games = Você está em várias partidas. Escolha uma com a opção `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Você já tem uma partida nestas mensagens diretas. Antes, termine-a ou desista. `/monopoly { command-name-mine }` mostra onde ela está.
       *[other] Você já tem { $most } partidas nestas mensagens diretas. Antes, termine uma delas ou desista. `/monopoly { command-name-mine }` mostra todas.
    }
refusal-direct-taken = Esta sala está nas mensagens diretas de outra pessoa, e só ela pode jogar lá. Abra a sua com `/monopoly { command-name-new }`.
refusal-no-server = Esse ajuste vale para um servidor inteiro. Use o comando num dos canais do servidor.
refusal-not-in-server = Você não está mais no servidor em que esta partida é jogada e, por isso, não pode fazer mais nada nela.
refusal-not-moderator = Só quem pode administrar este servidor pode fazer isso.
refusal-lacks-permissions = Não consigo conduzir uma partida aqui. Falta permissão para: { $what }.
refusal-lacks-files = Não posso enviar arquivos aqui. Falta permissão para: { $what }. Tente num canal em que eu tenha essa permissão, ou peça a permissão a quem administra o servidor.
refusal-lacks-posting = Não posso publicar neste canal. Falta permissão para: { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] Você joga esta partida sem mais ninguém, então não há com quem compartilhar aqui.
       *[other] Você só pode compartilhar isto onde a partida é jogada: <#{ $channel }>.
    }

refusal-paused = A partida está em pausa, então agora ninguém pode jogar.
refusal-proposer-cannot-pay = { $who } precisa de $ { $price } para esta troca e só tem $ { $cash }. A proposta continua aberta.
refusal-log-deleted = O registro desta partida foi apagado, porque ela terminou há muito tempo. O resultado continua guardado.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Você está em várias partidas. Qual delas?
which-several-here = Há várias partidas neste canal. Qual delas?
which-more = Para escolher outra partida, use a opção `{ option-name-game }` do comando.
button-which = Esta partida
