# A primeira partida com treinador, e o que vem depois.

learn-started =
    { "**" }Sua primeira partida está pronta.**
    Ela é curta, e você joga contra dois computadores tranquilos, com um treinador que explica cada novidade. O começo é igual para todo mundo. Abra a partida e clique em **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Outra partida curta está pronta.**
    Os dados vão cair de outro jeito. O treinador só vai lembrar o que você já viu.
learn-running =
    { "**" }Você está no meio de uma partida com o treinador.**
    Se você começar de novo, essa partida acaba.
learn-over = Começar de novo
button-learn-again = Jogar de novo
friends-title = Jogar com amigos
friends-add = **1.** Adicione o bot ao seu servidor, se ele ainda não estiver lá.
friends-invite = Adicionar o bot
friends-steps =
    { "**" }2.** Escreva `/monopoly { command-name-new }` em um dos canais.
    { "**" }3.** Seus amigos clicam em **{ button-lobby-join }**, e **{ button-lobby-computer }** preenche os outros lugares.
    { "**" }4.** Clique em **{ button-lobby-start }**.
friends-days = -# Na sala, **Ajustes** permite escolher o ritmo: uma noite ao vivo ou alguns minutos por dia durante semanas.

command-name-learn = aprender
command-learn = Jogar uma primeira partida curta com treinador, por mensagem direta
