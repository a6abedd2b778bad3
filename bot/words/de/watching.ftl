## Ein Spiel verfolgen, ohne mitzuspielen.

button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-followed = Spiele, denen ich folge
follow-menu = Diesem Spiel folgen
watch-told = Du erfährst, wie es ausgeht.
watch-how = Mit **{ button-follow }** erfährst du, wie es ausgeht.

follow-end = 👀 Du folgst diesem Spiel. Wenn es vorbei ist, bekommst du eine Direktnachricht.
follow-turning-points = 👀 Du folgst diesem Spiel. Du bekommst Direktnachrichten über ganze Farbgruppen, Bankrotte und hohe Mieten, höchstens eine in 20 Stunden, und eine am Ende.
follow-daily = 👀 Du folgst diesem Spiel. Du bekommst einmal am Tag eine Direktnachricht dazu und eine am Ende.
follow-closed = -# Nimmst du keine Direktnachrichten an, steht das Neueste in `{ COMMAND("mine") }` unter **{ button-followed }**.
follow-choose = Wähle, was du erfahren willst
follow-option-end = Wie es ausgeht
follow-option-turning-points = Wendepunkte, und wie es ausgeht
follow-option-daily = Einmal am Tag, und wie es ausgeht
follow-stopped = Du folgst diesem Spiel nicht mehr.

followed-title = Spiele, denen du folgst
followed-none = Du folgst keinem Spiel. Drücke bei einem Spiel, in dem du nicht mitspielst, auf einen Knopf: Dann kannst du ihm folgen.
followed-hidden = Dieses Spiel kannst du gerade nicht sehen.
follow-turn = 🎲 Zug { $turn }. Geld: { $sums }.

button-guess = Auf den Sieg tippen…
guess-choose = Wähle, wer gewinnt
guess-ask = 🔮 Wer gewinnt? Du kannst einmal tippen. Wer richtig lag, sehen alle am Ende des Spiels.
    { $count ->
        [0] Noch hat niemand getippt.
        [one] Bisher { $count } Tipp.
       *[other] Bisher { $count } Tipps.
    }
guess-sure = 🔮 { $who } gewinnt? Danach lässt sich dein Tipp nicht mehr ändern.
button-guess-yes = Das ist mein Tipp
guess-said = 🔮 Du hast auf { $who } getippt. { $count ->
        [one] Bisher ist es der einzige Tipp.
       *[other] Bisher { $count } Tipps.
    }
guesses-right = 🔮 { $right ->
        [0] Auf { $winner } hat niemand getippt.
       *[other] { $right } von { $count } { $count ->
            [one] Tipp
           *[other] Tipps
        }: { $winner }. { $best }
    }
guesses-best = { $right ->
        [1] { $who } lag richtig: { $points } Punkte.
       *[other] Am kühnsten tippte { $who }: { $points } Punkte. Auch richtig: { $others }.
    }
guesses-points = { $who } { $points }
guess-result = 🔮 { $right ->
        [yes] Dein Tipp war richtig: { $points } Punkte.
       *[no] Dein Tipp war { $who }.
    }

here-now = Gerade da: { $who }
here-direct = 👋 { $who } spielen gerade.
here-off = -# Das bekommst du höchstens einmal in sechs Stunden. Abschalten kannst du es in `{ COMMAND("preferences") }`.
