## Seguir uma partida sem jogar nela.

button-follow = Seguir
button-unfollow = Deixar de seguir
button-followed = Partidas que sigo
follow-menu = Seguir esta partida
watch-told = Você vai ficar sabendo como ela acaba.
watch-how = Com **{ button-follow }**, você fica sabendo como ela acaba.

follow-end = 👀 Você está seguindo esta partida. Quando ela acabar, você recebe uma mensagem direta.
follow-turning-points = 👀 Você está seguindo esta partida. Você recebe mensagens diretas sobre grupos completos, falências e aluguéis altos, no máximo uma a cada 20 horas, e outra quando ela acabar.
follow-daily = 👀 Você está seguindo esta partida. Você recebe uma mensagem direta por dia sobre ela, e outra quando ela acabar.
follow-closed = -# Se as suas mensagens diretas estiverem fechadas, leia as novidades em `{ COMMAND("mine") }`, em **{ button-followed }**.
follow-choose = Escolha o que você quer saber
follow-option-end = Como ela acaba
follow-option-turning-points = Momentos decisivos e como ela acaba
follow-option-daily = Novidades uma vez por dia e como ela acaba
follow-stopped = Você não segue mais esta partida.

followed-title = Partidas que você segue
followed-none = Você não segue nenhuma partida. Para seguir uma, clique em um botão de uma partida em que você não joga.
followed-hidden = Você não pode ver esta partida agora.
follow-turn = 🎲 Turno { $turn }. Dinheiro: { $sums }.

button-guess = Dar um palpite…
guess-choose = Escolha quem vai vencer
guess-ask = 🔮 Quem vai ganhar? Você pode dar um só palpite. No fim da partida, todos veem quem acertou.
    { $count ->
        [0] Ninguém deu palpite ainda.
        [one] { $count } palpite até agora.
       *[other] { $count } palpites até agora.
    }
guess-sure = 🔮 { $who } vai ganhar? Depois não dá para mudar.
button-guess-yes = É o meu palpite
guess-said = 🔮 Seu palpite: { $who } vence. { $count ->
        [one] É o único até agora.
       *[other] { $count } palpites até agora.
    }
guesses-right = 🔮 { $right ->
        [0] Nenhum palpite dizia { $winner }.
       *[other] Palpites que diziam { $winner }: { $right } de { $count }. { $best }
    }
guesses-best = { $right ->
        [1] { $who } acertou: { $points } pontos.
       *[other] O palpite mais ousado: { $who }, { $points } pontos. Também acertaram: { $others }.
    }
guesses-points = { $who } { $points }
guess-result = 🔮 { $right ->
        [yes] Você acertou: { $points } pontos.
       *[no] Seu palpite era { $who }.
    }

here-now = Aqui agora: { $who }
here-direct = 👋 { $who } estão jogando agora.
here-off = -# Você recebe isto no máximo uma vez a cada seis horas. Dá para desligar em `{ COMMAND("preferences") }`.
