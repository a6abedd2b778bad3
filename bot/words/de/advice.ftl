# Rat: wann es ihn gibt, was er sagt, wie ein Handel die Gewinnchancen ändert.

advice = Rat
advice-choose = Wer darf um Rat fragen?
advice-for-computers = Nur gegen Computer
advice-for-computers-hint = Für alle, die allein gegen Computer spielen
advice-for-always = Immer
advice-for-always-hint = Dann zählt das Spiel nicht für die Rangliste
advice-for-never = Nie
advice-for-never-hint = Kein Rat und keine Gewinnchancen, bis das Spiel vorbei ist
advice-rule-computers = **Rat**: nur, wenn sonst lauter Computer mitspielen.
advice-rule-always = **Rat**: für alle, die mitspielen. Dieses Spiel zählt nicht für die Rangliste.
advice-rule-never = **Rat**: aus.
refusal-no-advice = Für dieses Spiel hat der Host den Rat abgeschaltet.
refusal-no-advice-against-people = In diesem Spiel gibt es keinen Rat, weil du mit anderen Leuten spielst. Der Host deines nächsten Spiels kann ihn in der Lobby unter **Einstellungen** erlauben.
