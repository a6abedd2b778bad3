# A apresentação de /monopoly { command-name-help }.

guide-title = Como se joga, { $page } de { $pages }: { $what }
guide-back = Voltar
guide-next = Próxima: { $what }
guide-play = Jogar contra computadores
guide-started = Começou! Você joga [aqui]({ $link }) contra computadores. Clique em **Jogar os dados** quando for a sua vez.
guide-close = Fechar
guide-closed = Bom jogo! /monopoly { command-name-help } abre esta apresentação de novo.
guide-rules = Regras
guide-name-what = O que é isto
guide-name-start = Começar uma partida
guide-name-turn = Sua vez
guide-name-deals = Trocas e leilões
guide-name-days = Jogar por vários dias
guide-name-look = Onde ver o quê
guide-text-what =
    Compre ruas, complete grupos de cor, construa e receba aluguéis: vence a última pessoa que não for à falência. O bot é o Banco, aplica as regras e joga dados honestos.
    Uma noite ao vivo, ou um minuto de vez em quando por semanas: vocês escolhem o ritmo.
    Tudo se faz com botões. **/monopoly { command-name-new }** abre uma partida.
    Esta apresentação tem seis páginas curtas; só você a vê.
guide-text-start =
    1. **/monopoly { command-name-new }** abre uma sala no canal.
    2. Seus amigos clicam em **Entrar**. **Pôr computador** preenche os lugares vazios.
    3. Em **Ajustes**, cada pessoa escolhe seu peão, e quem organiza, o ritmo, o manual, as regras da casa e os prazos …
    4. … e clica em **Começar**. Duas pessoas já bastam.
guide-text-turn =
    A mensagem da partida sempre diz quem precisa fazer o quê e até quando. Os botões dela são tudo o que dá para fazer agora.
    { "**" }Jogar os dados** move o seu peão. Numa propriedade à venda você decide: comprar ou não. O bot calcula aluguéis, impostos e cartas.
    { "**" }Administrar** serve para construir, vender e hipotecar, mesmo fora da sua vez.
    { "**" }Tabuleiro** mostra o que é de quem. Só você vê o que esses botões abrem.
    Algo deu errado? **/monopoly { command-name-undo }** desfaz sua última escolha se os outros concordarem, mas nunca uma jogada de dados nem um lance.
guide-text-deals =
    { "**" }Trocar** monta uma proposta: dinheiro, propriedades, cartas de Saída Livre. Ela chega à outra pessoa por mensagem direta.
    A pessoa aceita, recusa ou responde com uma contraproposta. Antes disso nada muda de mãos.
    Cada leilão tem o seu próprio tópico. Dê lances abertos, ou registre um máximo secreto: o bot dá lances no seu lugar, nunca mais do que precisa.
    Nos ritmos mais lentos cada pessoa registra um máximo secreto, e o mais alto vence.
guide-text-days =
    Ao vivo você tem minutos; no ritmo diário, um dia para cada decisão. Se você não responder a tempo, a partida continua: o bot responde no seu lugar, com cautela.
    { "**" }/monopoly { command-name-orders }** define de antemão o que o bot responde no seu lugar, para ninguém ter de esperar.
    { "**" }/monopoly { command-name-away }** avisa até quando você vai ficar longe, **{ command-name-pause }** pede uma pausa.
    { "**" }/monopoly { command-name-preferences }** define onde você recebe notificações, suas horas de silêncio e quem joga seus dados.
    { "**" }/monopoly { command-name-mine }** lista suas partidas, primeiro as que esperam por você.
guide-text-look =
    { "**" }/monopoly { command-name-rules }** explica as regras por tema, **{ command-name-deed }** uma propriedade, **{ command-name-board }** mostra o tabuleiro.
    { "**" }/monopoly { command-name-history }** conta o que aconteceu, **{ command-name-stats }** resume em números, **{ command-name-leaderboard }** classifica quem joga neste servidor, **{ command-name-verify }** confere os dados, **{ command-name-export }** guarda a partida num arquivo.
    { "**" }/monopoly { command-name-resign }** é para sair de uma partida, **{ command-name-cancel }** pergunta se todos querem cancelar.
    { "**" }/monopoly-mod** é para quem administra o servidor.
    Uma linha com 💡 explica uma vez o que é novo para você. **/monopoly { command-name-preferences }** desliga essas dicas.
