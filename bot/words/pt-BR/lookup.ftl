## The history of a game.

history-title = Histórico da partida
history-empty = Ainda não aconteceu nada nesta partida.
history-turn = **Turno { $turn } · { $who }**
history-order = 📋 O bot seguiu sua instrução: { $line }
history-secret = { $line } (seu lance secreto: { $bids })

game-page-history = Ver tudo o que aconteceu na partida

## How anybody checks the dice.

verify-title = Os dados são honestos?
verify-friendly = 🎓 Esta primeira partida para aprender começa igual para quem joga: a semente é o SHA-256 de “first game { $number }” e não foi sorteada. Ela pode ser conferida como qualquer outra.
verify-hash = Quando a sala abriu, antes de alguém entrar, o bot escolheu uma semente secreta para todos os dados e cartas. Desde então, `{ COMMAND("game") }` mostra o hash dela: `{ $hash }`
verify-later = O bot mostra a semente quando a partida acaba. Com ela, qualquer pessoa pode recalcular cada jogada.
verify-seed = Semente: `{ $seed }`
    Mistura (acrescentada quando as pessoas entraram): `{ $mix }`
verify-how = Assim qualquer pessoa recalcula a partida: a chave é HMAC-SHA256(semente, mistura). Para a jogada n, pegue o primeiro byte b abaixo de 216 de HMAC-SHA256(chave, "throw:n"). Os dados são b ÷ 6 mod 6 + 1 e b mod 6 + 1. Cada monte segue a ordem de HMAC-SHA256(chave, "deck:card") das suas cartas. As propriedades são distribuídas na ordem de HMAC-SHA256(chave, "deeds:space"), e o Ponto de Partida é o espaço 0. Os lugares sorteados seguem a ordem de HMAC-SHA256(chave, "seats:token") dos peões, com os nomes do arquivo da partida.
verify-seed-fits = ✅ A semente bate com o hash mostrado antes da partida.
verify-seed-friendly = ✅ A semente é a de toda primeira partida para aprender.
verify-seed-differs = ❌ A semente não bate com o hash mostrado antes da partida!
verify-throws-fit = ✅ Todas as jogadas de dados e a ordem das cartas conferem com a semente.
verify-throws-differ = ❌ Nem todas as jogadas de dados ou cartas conferem com a semente!
verify-counts =
    { $deeds ->
        [0] O bot recalculou todas as jogadas ({ $rolls }) e todos os montes ({ $decks }).
       *[other] O bot recalculou todas as jogadas ({ $rolls }), os montes ({ $decks }) e as propriedades distribuídas ({ $deeds }).
    }
verify-more = … e mais { $count }: **{ button-export }** tem todas as jogadas.

game-page-verify = Conferir se os dados da partida são honestos

## A game as a file.

export-running = Aqui está a partida até agora, sem o que ainda é segredo. Baixe de novo quando ela acabar para ter tudo.
export-over = Aqui está a partida inteira, com a semente dos dados. Num computador com o código-fonte do bot, `python -m engine.replay { $file }` recalcula e confere cada passo.
export-too-big = Esta partida é longa demais para caber num arquivo só.

game-page-export = Baixar esta partida num arquivo, para guardar ou conferir
button-export = Baixar

## The command game.

game-choose-page = O que mais ver desta partida
command-name-game = partida
command-game = Ver histórico, estatísticas, análise, filme e dados de uma partida, ou baixar o arquivo dela
command-game-show = O que ver primeiro (padrão: o histórico)
