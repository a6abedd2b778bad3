## A primeira partida com treinador, e o que vem depois.

learn-started =
    { "**" }Sua primeira partida está pronta.**
    Ela é curta, e você joga contra dois computadores tranquilos, com um treinador que explica cada novidade. Ela acaba quando alguém não puder pagar, e vence a pessoa mais rica entre as que ficarem. Abra a partida e clique em **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Outra partida curta está pronta.**
    Os dados vão cair de outro jeito, e o treinador vai falar menos do que você já sabe.
learn-running =
    { "**" }Você está no meio de uma partida com o treinador.**
    Se você começar de novo, essa partida acaba.
learn-over = Começar de novo
button-learn-again = Jogar de novo
friends-title = Jogar com amigos
friends-add = **1.** Adicione o bot ao seu servidor, se ele ainda não estiver lá.
friends-invite = Adicionar o bot
friends-steps =
    { "**" }2.** Escreva `{ COMMAND("new") }` em um dos canais.
    { "**" }3.** Seus amigos clicam em **{ button-lobby-join }**, e **{ button-lobby-computer }** preenche os outros lugares.
    { "**" }4.** Clique em **{ button-lobby-start }**.
friends-days = -# Na sala, **Ajustes** permite escolher o ritmo: uma noite ao vivo ou alguns minutos por dia durante semanas.

command-name-learn = aprender
command-learn = Jogar uma primeira partida curta com treinador, por mensagem direta

## O que o treinador da primeira partida diz: uma vez com o motivo, depois só o conselho.

coach = 🎓 { $text }
coach-then-roll = { $line } Depois, jogue os dados.
coach-practiced =
    { $count ->
        [0] 🎓 A lição foi curta. Jogue de novo para ver o que vem depois!
       *[other] 🎓 Você praticou { $what }. Agora já pode jogar com amigos.
    }
coach-gamble =
    { "." } Vale o risco: restam $ { $left }, e { $dear ->
        [0] uma volta ruim custa uns $ { $lap }
        [1] 1 dos próximos { $soon } espaços custa mais
       *[other] { $dear } dos próximos { $soon } espaços custam mais
    }

## Do que se tratava

coach-topic-turns = os turnos
coach-topic-buying = as compras
coach-topic-auctions = os leilões
coach-topic-rent = os aluguéis
coach-topic-building = as construções
coach-topic-trading = as trocas
coach-topic-jail = a Prisão
coach-topic-taxes = os impostos
coach-topic-debts = as dívidas

## Turnos

coach-why-throw = Junte todas as ruas de uma cor, construa e receba aluguéis.
coach-tip-throw = Clique em **{ decision-to-throw.button-throw }**: se cair numa propriedade livre, você pode comprá-la.
coach-why-end = Antes de encerrar, você ainda pode usar **{ button-trade }**, ou construir e hipotecar em **{ button-manage }**.
coach-tip-end = Nada mais a fazer? Clique em **{ decision-to-end.button-end }**.
coach-why-salary = Você cruzou { $go }, e o Banco pagou $ { $price } a você.
coach-tip-salary = Você recebe $ { $price } toda vez que cruza { $go }.
coach-why-goal = Dinheiro, propriedades e construções somam seu patrimônio.
coach-tip-goal = Quando alguém não puder pagar, esta partida curta acaba, e a pessoa mais rica entre as outras vence.
coach-why-concede = Os computadores desistem quando não veem mais como vencer.
coach-tip-concede = Clique em **{ $press }** para vencer já, ou continue jogando.
coach-why-green = O treinador só fala do que é novo.
coach-tip-green = O botão verde é o que ele escolheria, e **{ button-advise }** diz por quê.
coach-why-card = As cartas de Sorte e Cofre trazem boa ou má sorte.
coach-tip-card = O que a carta diz acontece na hora: você não precisa fazer nada.

## Comprar

coach-why-buy = Quem para na sua propriedade paga aluguel a você.
coach-tip-buy = Compre, para que ninguém mais fique com ela{ $gamble }.
coach-why-buy-group = Com { $space }, você completa o { $group }: aluguel em dobro, e você pode construir.
coach-tip-buy-group = Compre: é com grupos completos que se vence{ $gamble }.
coach-why-buy-group-mortgaged = { coach-why-buy-raise-on-group }
coach-tip-buy-group-mortgaged = { coach-tip-buy-group }
coach-why-buy-block = Com um grupo completo, dá para construir e receber aluguéis altos.
coach-tip-buy-block = Compre, ou { $who } pode completar o { $group }{ $gamble }.
coach-why-buy-leave = Não precisa comprar tudo: guarde dinheiro para aluguéis e casas.
coach-tip-buy-leave =
    { $own ->
        [none] Deixe esta ir a leilão: sozinha, ela rende pouco aluguel para $ { $price }.
       *[some] Deixe esta ir a leilão: agora, seu dinheiro vale mais.
    }
coach-why-buy-leave-group = Com { $space }, você completa o { $group }, mas teria que hipotecar demais.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-leave-mortgaged = Com { $space }, você completa o { $group }.
coach-tip-buy-leave-mortgaged = Mesmo assim, deixe ir a leilão: para construir, falta quitar a hipoteca de { $rest }, e sobrariam só $ { $left }.
coach-why-buy-short = Faltam $ { $price }, e o que você não compra vai a leilão.
coach-tip-buy-short = Clique em **{ $decline }**: levantar dinheiro geralmente só compensa para completar um grupo de cor.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise = Levante os $ { $price } que faltam e compre: é com grupos completos que se vence{ $gamble }.
coach-why-buy-raise-on-group = Com { $space }, você completa o { $group }: quite as hipotecas ali e poderá construir.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = O maior lance vence: pense em quanto a propriedade vale para você.
coach-tip-auction = { $space } vale uns $ { $price } para você: registre esse máximo secreto{ $gamble }.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block =
    { $cost ->
        [risky] Dê lances até $ { $price }, ou { $who } pode completar o { $group }{ $gamble }.
       *[safe] Se você passar, { $who } pode completar o { $group }: registre $ { $price } como máximo secreto.
    }
coach-why-auction-pass = O maior lance vence, mas ninguém precisa dar lance.
coach-tip-auction-pass =
    { $own ->
        [none] Passe: o próximo lance é de $ { $price }, e sozinha { $space } rende pouco aluguel para isso.
       *[some] Passe: o próximo lance é de $ { $price }, e { $space } vale menos do que isso para você.
    }
coach-why-auction-pass-mortgaged = { coach-why-buy-leave-mortgaged }
coach-tip-auction-pass-mortgaged = Passe: o próximo lance é de $ { $price }, demais para um grupo hipotecado, em que ainda não dá para construir.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Passe: o próximo lance é de $ { $price }, e você não tem tanto dinheiro.
coach-why-auction-theirs = { $who } não comprou { $space }: vai a leilão, e você também pode dar lances.
coach-tip-auction-theirs = { coach-tip-auction }
coach-why-auction-theirs-pass = { coach-why-auction-theirs }
coach-tip-auction-theirs-pass = { coach-tip-auction-pass }

## Aluguel

coach-why-rent-paid = Você parou em { $space } e pagou $ { $price } de aluguel a { $who }.
coach-tip-rent-paid = O aluguel dobra com o grupo completo e sobe a cada casa.
coach-why-rent-single = { $who } parou em { $space } e pagou $ { $price } de aluguel a você.
coach-tip-rent-single = Com o { $group } completo, o aluguel ali dobra e você pode construir.
coach-why-rent-railroad = { coach-why-rent-paid }
coach-tip-rent-railroad = Quanto mais ferrovias alguém tem, maior o aluguel de cada uma.
coach-why-rival-group = { $who } tem o { $group } completo e pode construir ali.
coach-tip-rival-group = Na sua próxima volta, parar em { $space } pode custar $ { $price }: guarde essa quantia.

## Construir e trocar

coach-why-build = Você tem o { $group } completo: pode construir, rua por rua com **{ button-manage }**.
coach-tip-build =
    { $cost ->
        [risky] Construa { $what } { $where }: parar ali vai custar até $ { $rent }{ $gamble }.
       *[safe] Construa { $what } { $where }: parar ali vai custar até $ { $rent } em vez de $ { $was }.
    }
coach-built-on =
    { $part ->
        [some] em { $streets }
       *[all] no { $group }
    }
button-coach-build = Construir o sugerido · $ { $price }
coach-built-hotels =
    { $count ->
        [one] 1 hotel
       *[other] { $count } hotéis
    }
coach-built-houses =
    { $count ->
        [one] 1 casa
       *[other] { $count } casas
    }
coach-why-build-borrow = Uma propriedade hipotecada não rende aluguel, mas as casas rendem mais.
coach-tip-build-borrow =
    { $cost ->
        [risky] Hipoteque { $deeds } e construa { $what } no { $group }{ $gamble }.
       *[safe] Hipoteque { $deeds } por $ { $raised } e construa { $what } no { $group }: restam $ { $left }.
    }
coach-term-mortgage =
    { $cost ->
        [risky] Hipoteque { $deeds } por $ { $raised } (sem aluguel ali até você devolvê-los com { $interest }%) e construa { $what } no { $group }{ $gamble }.
       *[safe] Hipoteque { $deeds } por $ { $raised } (sem aluguel ali até você devolvê-los com { $interest }%) e construa { $what } no { $group }: restam $ { $left }.
    }
coach-term-hotel = Nesta partida curta, três casas bastam para um hotel. { coach-tip-build }
button-coach-borrow = Hipotecar e construir · $ { $price }
coach-mortgaged =
    { $count ->
        [one] 1 propriedade
       *[other] { $count } propriedades
    }
coach-why-build-wait = Você tem o { $group } completo: o aluguel ali dobra.
coach-tip-build-wait =
    { $cash ->
        [short] Não construa ainda no { $group }: uma casa custa $ { $price }, então guarde dinheiro primeiro.
       *[enough] Não construa ainda no { $group }: guarde seu dinheiro para o que a próxima volta pode custar.
    }
coach-why-trade = A maioria dos grupos se completa com trocas, e a última rua custa bem mais que o preço.
coach-tip-trade = Ofereça a { $who } { $gives } por { $takes } para completar o { $group }{ $gamble }.
coach-why-offer-good = Veja que grupo uma proposta completa, para você e para { $who }.
coach-tip-offer-good =
    { $completes ->
        [mine] Esta é boa para você: você completa o { $group }{ $gamble }.
        [theirs] Com esta, { $who } completa o { $group }, mas o que você recebe vale a pena{ $gamble }.
       *[none] Esta não completa nada, mas o que você recebe vale mais para você do que o que dá{ $gamble }.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad = Recuse ou peça mais: a proposta ajuda mais as outras pessoas do que a você.

## Prisão, impostos, dívidas

coach-why-jail-leave = Na Prisão você não compra nada nem cruza { $go }.
coach-tip-jail-leave =
    { $price ->
        [0] Use sua carta de Saída Livre e jogue os dados.
       *[other] Pague $ { $price } e jogue os dados{ $gamble }.
    }
coach-why-jail-stay = Quase tudo já tem dono, e na Prisão você não para na propriedade de ninguém.
coach-tip-jail-stay = Não pague, tente tirar uma dupla: enquanto isso, você continua recebendo aluguel.
coach-why-tax = Você precisa escolher antes de somar o que tem.
coach-tip-tax = Se tudo o que você tem valer menos de $ { $price }, a porcentagem sai mais barata.
coach-why-debt = Faltam $ { $price } para você pagar.
coach-tip-debt = Hipoteque primeiro propriedades avulsas e venda as casas por último: o Banco só paga metade.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = As hipotecas não bastam, então este plano também vende construções: com **{ debt-change }**, você decide quais.
coach-why-debt-hopeless = Quem não consegue pagar sai da partida.
coach-tip-debt-hopeless = Clique em **{ button-trade }**: o que completa um grupo vale mais para outra pessoa do que para o Banco.

## As linhas sobre o que alguém encontra pela primeira vez.

prefer-hints-on = Dicas: ligadas
prefer-hints-on-hint = O bot explica uma vez o que é novo para você
prefer-hints-off = Dicas: desligadas
prefer-hints-off-hint = O bot não explica o que é novo
prefer-hints = Dicas sobre o que é novo para você

hint = -# 💡 { $text }
hint-time-bank = O prazo inclui uma reserva de tempo: se você demora, ela diminui; se decide cedo, ela se enche de novo.
hint-rent = Nesta partida, o bot não cobra o aluguel por você. Cobre a tempo, ou você não recebe nada.
hint-trade = “Aceitar” faz a troca na hora. “Contraproposta” responde com outra proposta. “Recusar” encerra esta proposta.
hint-manage = O que você escolhe acontece na hora, ou assim que as regras deixarem. Uma propriedade hipotecada não rende aluguel.

## A apresentação do comando help.

guide-title = Como se joga, { $page } de { $pages }: { $what }
guide-back = Voltar
guide-next = Próxima: { $what }
guide-play = Jogar contra computadores
guide-learn = Aprender jogando
guide-started =
    { "**" }Vamos jogar!**
    Você joga contra computadores. Clique em **{ decision-to-throw.button-throw }** quando for a sua vez.
guide-close = Fechar
guide-closed = Boa partida! Para abrir esta apresentação de novo, use `{ COMMAND("help") }`.
guide-rules = Regras
guide-name-what = O objetivo
guide-name-start = Começar uma partida
guide-name-turn = Sua vez
guide-name-deals = Trocas e leilões
guide-name-days = Jogar por vários dias
guide-name-look = Onde encontrar tudo
guide-text-what =
    { "**" }Seja a última pessoa a ficar na partida.** Compre propriedades, complete grupos de cor, construa e receba aluguéis. Guarde dinheiro para pagar aluguel às outras pessoas.
    Você joga aqui mesmo, com botões. O bot é o Banco: cuida do tabuleiro e do dinheiro, aplica as regras e joga dados honestos.
    `{ COMMAND("new") }` abre uma partida, para uma noite ou para alguns minutos por dia durante semanas.
    { "**" }É sua primeira vez?** `{ COMMAND("learn") }` começa uma primeira partida curta com treinador, nas suas mensagens diretas.
    -# Esta apresentação tem seis páginas curtas, e só você a vê.
guide-text-start =
    1. `{ COMMAND("new") }` abre uma sala no canal. Nas suas mensagens diretas com o bot, você joga contra computadores.
    2. As outras pessoas clicam em **Entrar**. **Adicionar computador** preenche os lugares vazios.
    3. Em **Ajustes**, cada pessoa escolhe seu peão. Quem organiza também escolhe o ritmo, o manual, as regras da casa e os prazos.
    4. Quem organiza clica em **Começar**. Duas pessoas já bastam.
    `{ COMMAND("boards") }` cria um tabuleiro com suas ruas, suas cartas e sua moeda.
guide-text-turn =
    A mensagem da partida sempre diz quem precisa fazer o quê e até quando. Os botões dela mostram tudo o que dá para fazer agora.
    { "**" }Jogar os dados** move o seu peão. Numa propriedade livre, você decide se compra. O bot calcula aluguéis, impostos e cartas.
    { "**" }Administrar** serve para construir, vender e hipotecar, mesmo fora da sua vez. Você pode construir quando tem um grupo de cor completo. Em **{ button-more }** > **Instruções**, você define o que o bot responde por você na hora.
    { "**" }{ button-more }** também tem o tabuleiro, o histórico e o desfazer. Ao vivo, também segura os dados quando outra pessoa está para jogar. Só você vê o que estes botões abrem.
    Clicou errado? `{ COMMAND("undo") }` desfaz sua última escolha se as outras pessoas concordarem. Jogadas de dados e lances nunca podem ser desfeitos.
    Contra computadores, `{ COMMAND("advise") }` mostra suas melhores opções.
guide-text-deals =
    Com **Trocar**, você monta uma proposta com dinheiro, propriedades e cartas de Saída Livre. A outra pessoa recebe a proposta por mensagem direta e pode aceitar, recusar ou fazer uma contraproposta. Nada muda de mãos antes que ela aceite.
    Cada leilão tem seu próprio tópico. Dê lances abertos ou registre um máximo secreto: o bot dá lances por você, só até onde for necessário.
    Nos ritmos mais lentos, cada pessoa registra um máximo secreto, e vence quem registrar o mais alto.
guide-text-days =
    Ao vivo, você tem alguns minutos para cada decisão. No ritmo diário, tem um dia. Se você não responder a tempo, o bot faz a escolha mais cautelosa por você, e a partida continua.
    `{ COMMAND("orders") }` define o que o bot responde por você, para ninguém precisar esperar.
    `{ COMMAND("away") }` avisa até quando você vai ficar ausente. `{ COMMAND("pause") }` propõe uma pausa.
    `{ COMMAND("preferences") }` define onde você recebe notificações, suas horas de silêncio, quem joga seus dados e se você recebe texto em vez de imagens, por exemplo para um leitor de tela.
    `{ COMMAND("mine") }` lista suas partidas, primeiro as que esperam por você.
guide-text-look =
    `{ COMMAND("rules") }` explica as regras por assunto, `{ COMMAND("deed") }` mostra uma propriedade, e `{ COMMAND("board") }` mostra onde está cada peão.
    `{ COMMAND("game") }` conta o que aconteceu numa partida, com números, filme e arquivo, e prova que os dados são honestos.
    `{ COMMAND("standings") }` mostra a classificação do servidor.
    Com `{ COMMAND("leave") }`, você sai de uma partida ou pergunta a todo mundo se ela deve ser cancelada.
    `{ MODERATOR_COMMAND() }` é para quem administra o servidor.
    Uma linha com 💡 explica uma vez o que é novo para você. `{ COMMAND("preferences") }` desliga essas dicas.

command-name-help = ajuda
command-help = Aprender como se joga com este bot
