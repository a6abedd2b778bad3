## Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Essa partida não existe ou já foi apagada.
refusal-not-playing = Você não está nesta partida. Pode assistir agora e entrar na próxima.
refusal-left = Você já saiu desta partida. Ainda pode ver como ela acaba.
refusal-stale = Essa escolha já passou: a partida seguiu em frente. Veja a mensagem da partida.
refusal-not-started = A partida ainda não começou. Ela começa quando quem organiza clicar em Começar.
refusal-started = Esta partida já começou, e a sala está fechada. `{ COMMAND("rules") }` mostra as regras dela.
refusal-over = Esta partida acabou. Comece outra com `{ COMMAND("new") }`.
refusal-cancelled = Esta partida foi cancelada. Comece outra com `{ COMMAND("new") }`.
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
refusal-not-in-lobby = Você não tem um lugar nesta sala.
refusal-not-joined = { refusal-not-in-lobby } Para jogar, clique em Entrar.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = As regras, o ritmo ou os prazos mudaram pouco antes do seu clique. Veja a sala e clique de novo.
refusal-unanswered = Nem todo mundo disse ainda se continua. Clique de novo em **Começar**.
refusal-too-few = Para começar, são necessários pelo menos { $least } participantes. Um computador também pode ocupar um lugar.
refusal-not-timed = Esta partida não tem horário de término. Se quiser um, escolha primeiro uma partida com tempo limite em Ajustes > Regras.
refusal-length-out-of-range = Uma partida com tempo limite pode durar de dez minutos a um ano.
refusal-barred = Você não pode entrar nesta sala: quem organiza ou a moderação tirou você.
refusal-not-invited = Nesta sala só entra quem recebe convite, e quem organiza não convidou você.
refusal-no-guests = Convide até { $most } pessoas deste servidor mencionando cada uma, como @Bo @Cem. Nas mensagens diretas, você joga contra computadores.
refusal-no-computer = Aqui não há nenhum computador.

refusal-no-such-pace = Escolha um ritmo da lista. Um prazo sob medida pode ir de 10 segundos a 14 dias.
refusal-no-such-deed = Não existe uma propriedade com esse nome.
refusal-no-game-here = Não há nenhuma partida neste canal. Comece uma com `{ COMMAND("new") }`.
refusal-only-a-lobby = Aqui há uma sala, mas a partida ainda não começou. Isso só funciona depois que quem organiza clicar em Começar.
refusal-not-begun = A partida ainda não começou. A sala dela está aberta aqui: { $where }.
refusal-several-here = Há várias partidas neste canal. Escolha uma com a opção `{ option-name-game }`.
refusal-several-games = Você está em várias partidas. Escolha uma com a opção `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Você já tem uma partida nestas mensagens diretas. Antes, termine-a ou desista. `{ COMMAND("mine") }` mostra onde ela está.
       *[other] Você já tem { $most } partidas nestas mensagens diretas. Antes, termine uma delas ou desista. `{ COMMAND("mine") }` mostra todas.
    }
refusal-direct-taken = Esta sala está nas mensagens diretas de outra pessoa, e só ela pode jogar lá. Abra a sua com `{ COMMAND("new") }`.
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
refusal-trade-short = Esta troca custa $ { $price }, e você tem $ { $cash } em dinheiro. { $raisable ->
        [yes] Venda ou hipoteque algo antes. A proposta continua aberta.
       *[no] Mesmo vendendo e hipotecando tudo, você só chegaria a $ { $most }. Você pode recusar ou fazer uma contraproposta.
    }
refusal-proposer-cannot-pay = { $who } precisa de $ { $price } para esta troca e só tem $ { $cash }. A proposta continua aberta.
refusal-log-deleted = O registro desta partida foi apagado, porque ela terminou há muito tempo. O resultado continua guardado.
refusal-no-such-board = Esse tabuleiro não existe ou já foi apagado.
refusal-no-such-code = Nenhum tabuleiro tem esse código. Confira as oito letras e números e tente de novo.
refusal-not-your-board = Esse tabuleiro é de outra pessoa. Com o código dele, você pode fazer uma cópia.
refusal-board-hidden = Alguém que administra este servidor ocultou este tabuleiro, então aqui não dá para jogar nele, copiar nem adicionar.
refusal-board-changed = Este tabuleiro mudou depois que você o abriu, então nada foi salvo. Abra de novo e refaça a mudança.
refusal-too-many-boards = Você já tem { $most } tabuleiros. Apague um antes.
refusal-server-boards-full = Este servidor já tem { $most } tabuleiros. Antes, alguém precisa retirar um dos seus.
refusal-own-boards-off = Neste servidor, você não pode usar tabuleiros próprios. Fale com alguém que o administra.
refusal-follows-own = Você joga nesta partida. Dá para seguir as partidas em que você não joga.
refusal-follows-enough = Você já segue { $most } partidas. Deixe de seguir uma antes, em `{ COMMAND("mine") }`.
refusal-followed-enough = { $most } pessoas já seguem esta partida. Você ainda pode assistir por aqui.
refusal-guesses-closed = É tarde para um palpite: já há construções no tabuleiro, ou essa pessoa está fora.
refusal-guesses-enough = Esta partida já tem { $most } palpites. Não cabem mais.
refusal-not-blockable = Você pode bloquear outras pessoas, mas não a si nem a um bot.
refusal-blocked-enough = Você já bloqueou { $most } pessoas. Desbloqueie alguém antes, em `{ COMMAND("preferences") }`.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Você está em várias partidas. Qual delas?
which-several-here = Há várias partidas neste canal. Qual delas?
which-more = Para escolher outra partida, use a opção `{ option-name-game }` do comando.
button-which = Esta partida

## Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida acabou, e não dá para fazer mais nada nela.
reason-out-of-game = Essa pessoa já saiu da partida.
reason-not-awaited = Agora não é você quem decide. O texto acima dos botões da mensagem da partida diz quem decide.
whose-decision = Agora a decisão é de { $who }.
reason-not-now = Não dá para fazer isso agora. Use um dos botões da mensagem da partida.
reason-no-hour = Esta partida não tem horário de término.
reason-hour-struck = O horário de término desta partida já passou.
reason-closing = A partida está acabando, e não dá mais para trocar nem construir. Você ainda pode levantar dinheiro para pagar uma dívida.
reason-locked = Os dados já foram jogados, mas o peão ainda não andou. Tente de novo daqui a um instante.
reason-in-debt = Primeiro é preciso pagar uma dívida. Até lá, quem deve só pode vender construções, hipotecar propriedades ou fazer uma troca que ajude a pagar.
reason-cannot-afford = Isso custa $ { $price }, e você só tem $ { $cash } para isso.
reason-bid-too-low =
    { $price ->
        [0] Esse valor é baixo demais. Dê um lance de pelo menos $ { $lowest }.
       *[other] O maior lance é de $ { $price }. Dê um lance de pelo menos $ { $lowest }.
    }
reason-bid-too-high = Seu lance pode ser de no máximo $ { $highest }. Dê esse valor ou menos, ou passe.
reason-already-leading = O maior lance já é seu ($ { $price }). Espere alguém dar um lance maior.
reason-already-passed = Você já passou, então está fora deste leilão.
reason-already-filed = Você já deu um lance ou passou neste leilão. Num leilão secreto, cada pessoa só responde uma vez.
reason-not-in-auction = Essa propriedade não está neste leilão.
reason-bid-binds = Seu lance de $ { $price } é o maior de um leilão, e você precisa conseguir pagá-lo. Gaste menos até o leilão acabar.
reason-rent-asked = Você ainda deve $ { $price } de aluguel. Por isso, só pode gastar $ { $cash }.
reason-not-owner = Essa propriedade é de outra pessoa. Escolha uma que seja sua. Numa troca, cada pessoa só pode dar as próprias propriedades.
reason-not-a-street = Você só pode construir em ruas, não em ferrovias nem em companhias.
reason-group-incomplete = Você precisa ter todas as ruas do grupo de cor antes de construir nele.
reason-not-own-turn = Nesta partida, você só pode comprar casas e hotéis na sua vez.
reason-group-mortgaged = Uma rua deste grupo de cor está hipotecada. Quite primeiro a hipoteca, depois construa.
reason-group-built = Há construções neste grupo de cor. Venda primeiro todas elas ao Banco.
reason-uneven = Construa e venda por igual: a diferença entre duas ruas da mesma cor nunca pode passar de uma casa.
reason-level-range = Essa mudança não é possível. Escolha ruas de uma só cor e um número de casas diferente do que elas têm.
reason-building-limit =
    { $left ->
        [0] Você já comprou todas as construções que esta partida permite por turno.
        [one] Neste turno, você só pode comprar mais uma casa ou um hotel.
       *[other] Neste turno, você só pode comprar mais { $left } casas ou hotéis.
    }
reason-no-houses =
    { $left ->
        [0] O Banco não tem mais casas. Alguém precisa vender algumas antes.
        [1] O Banco só tem mais uma casa, e você precisa de mais do que isso.
       *[other] O Banco só tem mais { $left } casas, e você precisa de mais do que isso.
    }
reason-no-hotels =
    { $left ->
        [0] O Banco não tem mais hotéis. Alguém precisa vender um antes.
        [1] O Banco só tem mais um hotel, e você precisa de mais do que isso.
       *[other] O Banco só tem mais { $left } hotéis, e você precisa de mais do que isso.
    }
reason-shortage-open = Falta decidir quem fica com as construções do Banco. Depois disso, você pode construir de novo.
reason-not-claimed = Você só pode dar lances por construções que pediu, e só para ruas em que já pode construir.
reason-already-mortgaged = Essa propriedade já está hipotecada. Escolha outra.
reason-not-mortgaged = Essa propriedade não está hipotecada. Escolha propriedades hipotecadas, cada uma só uma vez.
reason-mortgage-saves-nothing = Você deve $ { $price } e, mesmo vendendo e hipotecando tudo, teria só $ { $cash }. Por isso, não pode hipotecar nada para pagar essa dívida. Você pode vender construções ou tentar uma troca.
reason-no-pass = Essa carta de Saída Livre não está disponível. Talvez alguém já tenha usado ou trocado a carta.
reason-no-fine-on-last-turn = Esta é sua última tentativa na Prisão, então jogue os dados. Se não tirar uma dupla, você paga $ { $price } e anda.
reason-can-still-pay = Você deve $ { $price } e consegue levantar $ { $cash }, então precisa pagar a dívida e não pode desistir agora.
reason-plan-falls-short = Você deve $ { $price }, e com o que escolheu só chega a $ { $cash }. Venda ou hipoteque mais.
reason-no-such-trade = Essa proposta não está mais aberta. Faça outra com `{ COMMAND("trade") }`.
reason-not-your-trade = Essa proposta foi feita a outra pessoa, então só ela pode responder.
reason-trade-empty = Esta proposta ainda está vazia. Inclua uma propriedade, dinheiro ou uma carta de Saída Livre.
reason-trade-with-self = Numa troca, você precisa escolher outra pessoa.
reason-trade-during-bidding = Para trocar, você precisa esperar o leilão acabar. A proposta continua aberta.
reason-no-such-debt = A dívida que esta troca ia pagar não existe mais.
reason-trade-for-nothing = Um dos lados tem uma dívida a pagar e não receberia nada nesta troca. Com uma dívida em aberto, ninguém pode dar nada de graça.
reason-trade-lowers-raisable = Um dos lados tem uma dívida a pagar e, depois desta troca, só conseguiria levantar $ { $cash } em vez de $ { $price }. Mude a troca para que esse lado ainda consiga levantar o mesmo valor, ou para que ela pague a dívida na hora.
reason-trade-before-tax = Um dos lados ainda precisa escolher como pagar um imposto. Depois desta troca, esse lado precisa conseguir levantar $ { $price } para o imposto, ou pelo menos o mesmo que antes.
reason-partner-cannot-pay = A outra pessoa precisa de $ { $price } para esta troca e só tem $ { $cash }. A proposta continua aberta.
reason-too-many-trades = Você já tem { $most } propostas abertas. Retire uma antes de fazer outra.
reason-too-early-to-buy = Nesta partida, você só pode comprar e dar lances depois de completar uma volta no tabuleiro.
reason-too-early-to-trade = Nesta partida, só pode trocar quem já completou uma volta no tabuleiro. Um dos lados ainda não completou.
reason-held = Alguém está segurando os dados antes desta jogada. O texto acima dos botões da mensagem da partida diz até quando.
reason-no-hold-left = Você já segurou os dados antes desta jogada, ou esta partida não permite segurar.
reason-own-throw = Este botão é para as outras pessoas, que podem segurar os dados antes da sua jogada. Jogue os dados quando quiser.
reason-no-such-intent = Essa ação não está mais na fila: ela já foi feita ou foi cancelada.
reason-too-many-intents = Você já tem { $most } ações na fila. Cancele uma antes de pedir outra.
reason-no-such-claim = É tarde demais: esse aluguel já foi cobrado, ou o prazo para cobrar acabou.
reason-not-your-claim = Só a pessoa que tem a propriedade pode cobrar esse aluguel.
reason-player-count =
    { $most ->
        [2] Esta partida é para 2 participantes.
       *[other] Esta partida é para { $least } a { $most } participantes.
    }
reason-token-taken = Alguém já está com esse peão. Escolha outro.

## What the bot answers when something went wrong, or a press came too late.

not-an-amount = Esse valor não serve. Escreva um número inteiro, sem ponto, como 120 ou 1200.
amount-too-high = Nenhuma partida tem tanto dinheiro. Escreva no máximo { $most }.

table-past = { APP_TITLE() } com { $who } · jogadas anteriores
table-past-nothing = A partida já continuou. A mensagem mais nova está mais abaixo.
press-again = O Discord demorou demais para abrir isso. Clique mais uma vez.
press-double = Esse botão tinha acabado de aparecer, então nada foi feito. Se era isso mesmo que você queria, clique de novo.
command-unknown = Este comando mudou. Reinicie ou recarregue o Discord e digite de novo.
press-unknown = Este botão é de uma versão antiga e não funciona mais. `{ COMMAND("mine") }` mostra suas partidas.
# To each player, once, when the bot can no longer write where they play
parked-direct = Não consigo mais escrever no canal onde { $players } estão jogando. Nada se perdeu: a partida espera, e nenhum prazo corre. Para continuar, use `{ COMMAND("board") }` nesse canal quando eu puder escrever lá de novo, ou peça à moderação que mova a partida com `{ MODERATOR_COMMAND("move") }`.
parked-thread-direct = O tópico <#{ $thread }>, onde { $players } estão jogando, foi arquivado e trancado, então não mexo nele. Nada se perdeu: a partida espera, e nenhum prazo corre. Ela continua assim que o tópico for reaberto ou a moderação a mover com `{ MODERATOR_COMMAND("move") }`.
# In place of a name that the server's own filter forbids
player-nameless = Participante { $number }
trouble = Algo deu errado no bot. Nada se perdeu. Tente de novo.
trouble-disk = O bot não consegue salvar a partida agora, então nada foi feito. Tente de novo daqui a um minuto.
trouble-contradiction = O bot encontrou um erro nas próprias regras, então sua jogada não foi feita. Nada se perdeu: a partida está como antes. Quem cuida deste bot encontra os detalhes no registro.

## O que uma pessoa ou um servidor pode pedir ao bot em certo tempo.

limit-presses = Você clicou em muita coisa de uma vez. Pode continuar a partir das <t:{ $at }:T>.
limit-server = Este servidor está muito movimentado agora. Tente de novo a partir das <t:{ $at }:T>.
limit-costly = Você consultou muita coisa de uma vez. Pode consultar mais a partir das <t:{ $at }:T>.
limit-offers = Você já fez muitas propostas nesta partida. Pode fazer a próxima a partir de <t:{ $at }:f>.
limit-questions = Você já propôs várias votações nesta partida. Pode propor outra a partir de <t:{ $at }:f>.
limit-lobbies = Você já abriu várias salas. Pode abrir outra a partir de <t:{ $at }:f>.
limit-shares = Você já compartilhou muita coisa neste canal. Pode compartilhar de novo a partir de <t:{ $at }:f>.
limit-data = Você acabou de receber um arquivo com seus dados. Pode receber outro a partir de <t:{ $at }:f>.
limit-deletions = Você acabou de apagar seus dados. Pode apagá-los de novo a partir de <t:{ $at }:f>.
limit-reports = Este tabuleiro já foi denunciado. Você pode denunciar de novo a partir de <t:{ $at }:f>.
limit-reporters = Você já denunciou vários tabuleiros. Pode denunciar o próximo a partir de <t:{ $at }:f>.
limit-codes = Foram muitos códigos. Você pode tentar outro a partir de <t:{ $at }:f>.
limit-working = O bot ainda está cuidando do seu pedido anterior. Assim que ele terminar, você pode fazer outro.
limit-queue = Muita gente está pedindo isso agora. Tente de novo a partir das <t:{ $at }:T>.
