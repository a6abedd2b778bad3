# How anybody checks the dice.

verify-title = Os dados são honestos?
verify-hash = Quando a sala abriu, antes de alguém entrar, o bot escolheu uma semente secreta para todos os dados e cartas. Desde então, `/monopoly { command-name-verify }` mostra o hash dela: `{ $hash }`
verify-later = O bot mostra a semente quando a partida acaba. Com ela, qualquer pessoa pode recalcular cada jogada.
verify-seed = Semente: `{ $seed }`
    Misturados nela, os pedidos com que cada pessoa entrou: `{ $mix }`
verify-how = A chave é HMAC-SHA256(semente, mistura). Para a jogada n, pegue o primeiro byte b abaixo de 216 de HMAC-SHA256(chave, "throw:n"); os dados são b ÷ 6 mod 6 + 1 e b mod 6 + 1. Um monte fica na ordem dos HMAC-SHA256(chave, "deck:card") de suas cartas; as propriedades são distribuídas pela mesa na ordem de HMAC-SHA256(chave, "deeds:space"), sendo o Ponto de Partida o espaço 0.
verify-seed-fits = ✅ A semente bate com o hash que foi mostrado.
verify-seed-differs = ❌ A semente não bate com o hash que foi mostrado!
verify-throws-fit = ✅ Todas as jogadas de dados e a ordem das cartas conferem com a partida.
verify-throws-differ = ❌ Nem todas as jogadas de dados e cartas conferem com a partida!
verify-counts =
    { $deeds ->
        [0] Recalculado: { $throws } jogadas, { $decks } montes.
       *[other] Recalculado: { $throws } jogadas, { $decks } montes, { $deeds } propriedades distribuídas.
    }
