# A apresentação de /monopoly { command-name-help }.

guide-title = Como se joga, { $page } de { $pages }: { $what }
guide-back = Voltar
guide-next = Próxima: { $what }
guide-play = Jogar contra computadores
guide-learn = Aprender jogando
guide-started =
    { "**" }Vamos jogar!**
    Você joga contra computadores. Clique em **{ decision-to-throw.button-throw }** quando for a sua vez.
guide-close = Fechar
guide-closed = Bom jogo! Para abrir esta apresentação de novo, use `/monopoly { command-name-help }`.
guide-rules = Regras
guide-name-what = O objetivo
guide-name-start = Começar uma partida
guide-name-turn = Sua vez
guide-name-deals = Trocas e leilões
guide-name-days = Jogar por vários dias
guide-name-look = Onde encontrar tudo
guide-text-what =
    { "**" }Seja a última pessoa a ficar na partida.** Compre propriedades, complete grupos de cor, construa e receba aluguéis. Guarde dinheiro para pagar aluguel aos outros.
    Você joga aqui mesmo, com botões. O bot é o Banco: cuida do tabuleiro e do dinheiro, aplica as regras e joga dados honestos.
    `/monopoly { command-name-new }` abre uma partida, para uma noite ou para alguns minutos por dia durante semanas.
    { "**" }É sua primeira vez?** `/monopoly { command-name-learn }` começa uma primeira partida curta com treinador, nas suas mensagens diretas.
    -# Esta apresentação tem seis páginas curtas, e só você a vê.
guide-text-start =
    1. `/monopoly { command-name-new }` abre uma sala no canal. Nas suas mensagens diretas com o bot, você joga contra computadores.
    2. As outras pessoas clicam em **Entrar**. **Adicionar computador** preenche os lugares vazios.
    3. Em **Ajustes**, cada pessoa escolhe seu peão. Quem organiza também escolhe o ritmo, o manual, as regras da casa e os prazos.
    4. Quem organiza clica em **Começar**. Duas pessoas já bastam.
guide-text-turn =
    A mensagem da partida sempre diz quem precisa fazer o quê e até quando. Os botões dela mostram tudo o que dá para fazer agora.
    { "**" }Jogar os dados** move o seu peão. Numa propriedade à venda, você decide se compra. O bot calcula aluguéis, impostos e cartas.
    { "**" }Administrar** serve para construir, vender e hipotecar, mesmo fora da sua vez. Você pode construir quando tem um grupo de cor completo. Ali, em **Instruções**, você define o que o bot responde por você na hora.
    { "**" }Tabuleiro** mostra de quem é cada propriedade. Só você vê o que **Administrar** e **Tabuleiro** abrem.
    Clicou errado? `/monopoly { command-name-undo }` desfaz sua última escolha se as outras pessoas concordarem. Jogadas de dados e lances nunca podem ser desfeitos.
    Contra computadores, `/monopoly { command-name-advise }` mostra suas melhores opções.
guide-text-deals =
    Com **Trocar**, você monta uma proposta com dinheiro, propriedades e cartas de Saída Livre. A outra pessoa recebe a proposta por mensagem direta e pode aceitar, recusar ou fazer uma contraproposta. Nada muda de mãos antes que ela aceite.
    Cada leilão tem seu próprio tópico. Dê lances abertos ou registre um máximo secreto: o bot dá lances por você, só até onde for necessário.
    Nos ritmos mais lentos, cada pessoa registra um máximo secreto, e vence quem registrar o mais alto.
guide-text-days =
    Ao vivo, você tem alguns minutos para cada decisão. No ritmo diário, tem um dia. Se você não responder a tempo, o bot faz a escolha mais cautelosa por você, e a partida continua.
    `/monopoly { command-name-orders }` define o que o bot responde por você, para ninguém precisar esperar.
    `/monopoly { command-name-away }` avisa até quando você vai ficar longe. `/monopoly { command-name-pause }` propõe uma pausa.
    `/monopoly { command-name-preferences }` define onde você recebe notificações, suas horas de silêncio, quem joga seus dados e se você recebe texto em vez de imagens, por exemplo para um leitor de tela.
    `/monopoly { command-name-mine }` lista suas partidas, primeiro as que esperam por você.
guide-text-look =
    `/monopoly { command-name-rules }` explica as regras por assunto, `/monopoly { command-name-deed }` mostra uma propriedade, e `/monopoly { command-name-board }` mostra onde está cada peão.
    `/monopoly { command-name-history }` conta o que aconteceu, `/monopoly { command-name-stats }` mostra os números da partida, e `/monopoly { command-name-leaderboard }` mostra a classificação do servidor.
    `/monopoly { command-name-verify }` prova que os dados são honestos. `/monopoly { command-name-export }` guarda a partida num arquivo.
    Com `/monopoly { command-name-resign }`, você sai de uma partida. Com `/monopoly { command-name-cancel }`, você pergunta a todo mundo se a partida deve ser cancelada.
    `/monopoly-mod` é para quem administra o servidor.
    Uma linha com 💡 explica uma vez o que é novo para você. `/monopoly { command-name-preferences }` desliga essas dicas.

command-name-help = ajuda
command-help = Aprender como se joga com este bot
