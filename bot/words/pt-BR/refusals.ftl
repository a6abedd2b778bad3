# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Essa partida não existe, ou já acabou faz tempo.
refusal-not-playing = Você não está nesta partida. Pode assistir e entrar na próxima.
refusal-left = Você está fora desta partida. Ainda pode ver como ela acaba.
refusal-stale = Outra coisa aconteceu antes. A mensagem da partida já está atualizada: dê mais uma olhada.
refusal-not-started = A partida ainda não começou. Quem organiza clica em Começar.
refusal-started = Esta partida já começou, e a sala está fechada. /monopoly { command-name-rules } diz o que se joga.
refusal-over = Esta partida acabou. Comece outra com /monopoly { command-name-new }.
refusal-cancelled = Esta partida foi cancelada. Comece outra com /monopoly { command-name-new }.
refusal-not-host = Só quem organiza pode fazer isso.
refusal-lobby-full = Todos os { $most } lugares estão ocupados.
refusal-seats-taken = Há { $taken } na sala, e essa partida tem { $most } lugares. Alguém precisa sair da sala antes.
refusal-already-joined = Você já tem um lugar.
refusal-not-joined = Você não tem lugar nesta sala. Clique em Entrar primeiro.
refusal-token-taken = Alguém já está com esse peão. Escolha outro.
refusal-too-few = Para começar, precisa de pelo menos { $least } participantes. Um computador pode ocupar um lugar.
refusal-not-timed = Esta partida termina sozinha, sem horário. Para marcar um, escolha primeiro um jogo com hora marcada em Ajustes > Regras.
refusal-no-hour = Um jogo com hora marcada precisa de um horário de término. Escolha um em Ajustes > Regras e depois comece.
refusal-hour-past = O horário de término combinado já passou. Escolha outro mais tarde em Ajustes > Regras e depois comece.
refusal-hour-out-of-range = O horário precisa ficar entre dez minutos e um ano a partir de agora.
refusal-no-computer = Não há nenhum computador aqui para tirar.

refusal-no-such-pace = Escolha um ritmo da lista; sob medida, um tempo vai de 10 segundos a 14 dias.
refusal-no-such-deed = Essa propriedade não existe.
refusal-no-game-here = Não há partida aqui. /monopoly { command-name-new } abre uma sala.
refusal-only-a-lobby = Há uma sala, mas ainda não uma partida. Isto funciona assim que quem organiza clicar em Começar.
refusal-not-begun = A partida ainda não começou: a sala dela, { $where }, continua aberta.
refusal-several-here = Há várias partidas neste canal. Escolha uma com a opção `{ option-name-game }`.
refusal-several-games = Você está em várias partidas. Escolha uma com a opção `{ option-name-game }`.
refusal-no-server = Isso se escolhe num servidor: tente num dos canais dele.
refusal-not-moderator = Só quem pode administrar este servidor faz isso.
refusal-lacks-permissions = Não consigo conduzir uma partida aqui. Falta permissão para: { $what }.
refusal-lacks-files = Não posso enviar arquivos aqui. Falta permissão para: { $what }. Tente num canal onde eu tenha essa permissão, ou peça a quem administra o servidor.
refusal-lacks-posting = Não posso publicar neste canal. Falta permissão para: { $what }.
refusal-shared-elsewhere = Você só pode compartilhar isto onde a partida é jogada: <#{ $channel }>.

refusal-paused = A partida está em pausa, e por enquanto ninguém pode agir.
