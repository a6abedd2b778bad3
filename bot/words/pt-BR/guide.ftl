# A apresentação de /monopoly { command-name-help }.

guide-title = Como se joga, { $page } de { $pages }: { $what }
guide-back = Voltar
guide-next = Seguir: { $what }
guide-again = Do começo
guide-close = Fechar
guide-closed = Bom jogo. /monopoly { command-name-help } traz esta apresentação de volta.
guide-rules = Regras
guide-name-what = O que é isto
guide-name-start = Começar uma partida
guide-name-turn = Sua vez
guide-name-deals = Trocas e leilões
guide-name-days = Jogar por dias
guide-name-look = Consultas
guide-text-what =
    O jogo de tabuleiro de ruas, aluguéis e falências, com a sua turma neste chat. O bot é o Banco, cuida das regras e joga dados honestos.
    Uma noite ao vivo, ou um minuto de vez em quando por semanas: vocês escolhem o ritmo.
    Tudo se faz com botões. **/monopoly { command-name-new }** abre uma partida.
    Esta apresentação tem seis páginas curtas; só você a vê.
guide-text-start =
    1. **/monopoly { command-name-new }** abre uma sala no canal.
    2. A turma toca em **Entrar**. **Pôr computador** preenche os lugares vazios.
    3. Quem abriu escolhe manual, regras da casa e prazos em **Regras**, …
    4. … e toca em **Começar**. Com duas pessoas já dá.
guide-text-turn =
    A mensagem da mesa sempre diz quem precisa fazer o quê e até quando. Os botões dela são tudo o que dá para fazer agora.
    { "**" }Jogar os dados** move o seu peão. Numa propriedade livre você decide: comprar ou não. Aluguéis, impostos e cartas o bot calcula.
    { "**" }Administrar** constrói, vende e hipoteca – mesmo fora da sua vez.
    { "**" }Tabuleiro** mostra o que é de quem. O que esses botões abrem, só você vê.
    Algo deu errado? **/monopoly { command-name-undo }** desfaz sua última escolha se a mesa concordar, mas nem dados nem lances.
guide-text-deals =
    { "**" }Trocar** monta uma proposta: dinheiro, títulos, cartas de saída livre. Ela chega às mensagens diretas da outra pessoa.
    Lá ela é aceita, recusada ou respondida com uma contraproposta. Antes disso nada muda de mãos.
    Cada leilão tem o seu próprio tópico. Dê lances abertos, ou registre um máximo secreto: o bot dá lances por você, nunca mais do que precisa.
    Nos ritmos mais lentos cada pessoa registra um máximo secreto, e o mais alto vence.
guide-text-days =
    Ao vivo você tem minutos; no ritmo diário, um dia para cada decisão. O silêncio nunca é o fim da partida: o bot responde por você, com cautela.
    { "**" }/monopoly { command-name-orders }** diz com antecedência o que responder por você, para ninguém ter de esperar.
    { "**" }/monopoly { command-name-away }** avisa a mesa até quando você está fora, **{ command-name-pause }** pede uma pausa.
    { "**" }/monopoly { command-name-preferences }** define onde chamam você, suas horas de silêncio e quem joga seus dados.
    { "**" }/monopoly { command-name-mine }** lista suas partidas, primeiro as que esperam por você.
guide-text-look =
    { "**" }/monopoly { command-name-rules }** explica as regras por tema, **{ command-name-deed }** uma propriedade, **{ command-name-board }** onde cada peão está.
    { "**" }/monopoly { command-name-history }** conta o que aconteceu, **{ command-name-stats }** põe em números, **{ command-name-leaderboard }** classifica quem joga neste servidor, **{ command-name-verify }** confere os dados, **{ command-name-export }** guarda a partida.
    { "**" }/monopoly { command-name-resign }** é para sair de uma partida, **{ command-name-cancel }** pergunta se ela é cancelada.
    { "**" }/monopoly-mod** é para quem administra o servidor.
    Uma linha com 💡 explica uma vez o que é novo para você. **/monopoly { command-name-preferences }** desliga essas dicas.
