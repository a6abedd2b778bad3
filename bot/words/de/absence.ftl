## Away, absent, paused, replaced.

refusal-paused-already = Das Spiel pausiert schon.
refusal-not-paused = Das Spiel pausiert gerade nicht.
refusal-pause-out-of-range = Eine Pause dauert mindestens { $minutes } Minuten und höchstens { $days } Tage.
refusal-away-out-of-range = Du kannst mindestens { $minutes } Minuten und höchstens { $days } Tage weg sein.
refusal-here-already = Du spielst schon selbst mit und bist nicht als „weg“ gemeldet.
refusal-sits-already = Wer in diesem Spiel schon einen Platz hat, kann keinen zweiten übernehmen. Wähle in der Liste, wer übernimmt, zum Beispiel ein Computer.
refusal-computer-already = Auf diesem Platz spielt schon ein Computer.
refusal-seat-left = Diese Person ist nicht mehr im Spiel.
refusal-vote-settled = Diese Abstimmung ist vorbei.
refusal-retire-too-few-missed = Allein kannst du das erst nach { $missed } verpassten Fristen in Folge bestimmen. Du kannst einen Computer spielen lassen, bis die Person zurückkommt.
refusal-retire-too-soon = Allein kannst du das so früh nicht bestimmen. Das geht ab <t:{ $at }:f> (<t:{ $at }:R>), wenn die Person bis dahin nicht zurückkommt. So lange kannst du einen Computer für sie spielen lassen.
refusal-volunteers-enough = Es haben sich schon genug Leute für diesen Platz gemeldet.
refusal-seat-lent = Auf deinem Platz spielt gerade jemand anderes. Mit `{ COMMAND("away") } { option-name-until }:zurück` gehört er wieder dir.
refusal-seat-borrowed = Du spielst für jemand anderen und kannst für diese Person nicht aufgeben. Mit `{ COMMAND("leave") }` überlässt du den Platz einem Computer, bis sie zurückkommt.
refusal-vote-borrowed = Du spielst für jemand anderen und hast deshalb keine Stimme.
refusal-no-such-moment = Der Bot hat diese Zeitangabe nicht verstanden. Gib eine Dauer (12 Stunden, 3 Tage, eine Woche), einen Tag (morgen, Sonntag, { $date }), eine Uhrzeit (18:00, 18 Uhr) oder Tag und Uhrzeit ein. Deine Zeitzone ist { $zone }; ändern kannst du sie mit `{ COMMAND("preferences") }`.

moment-choice = { $text } ({ DATETIME($wall, dateStyle: "medium", timeStyle: "short") }, { $zone })
moment-back = Bin jetzt wieder da

away-open = Ich bin weg…
away-ask = Wann bist du wieder da?
away-choose = Wähle, wann du wieder da bist
away-other = Für eine andere Zeit tippe `{ COMMAND("away") }` und fülle `{ option-name-until }` aus: 12 Stunden, in zwei Tagen, Freitag 21 Uhr.
away-means = Solange du weg bist, pingt dich der Bot nicht an. Handelsangebote kommen weiterhin als Direktnachricht, und eine Antwort darauf holt dich nicht zurück. Für Entscheidungen hast du die halbe Zeit. Danach entscheidet der Bot vorsichtig.
away-orders = 📋 Deine Daueraufträge: { $what }. Sie entscheiden sofort für dich.
away-orders-none = 📋 Du hast keine Daueraufträge: Der Bot kauft, bietet und handelt nicht für dich.
away-done = Du bist bis <t:{ $at }:f> weg (<t:{ $at }:R>). Triffst du eine Entscheidung oder drückst du „{ moment-back }“, bist du wieder da.
back-done = Du bist wieder da.
back-roll = 🎲 Würfle jetzt, sonst würfelt der Bot für dich <t:{ $at }:R>.
pause-done = Das Spiel pausiert.
pause-open = Spiel pausieren…
pause-means = Die anderen stimmen darüber ab. In der Pause kann niemand spielen, und alle Fristen stehen still. Ihr könnt auch früher weiterspielen.
pause-choose = Wähle, wann es weitergeht
pause-other = Für eine andere Zeit tippe `{ COMMAND("pause") }` und fülle `{ option-name-until }` aus: 12 Stunden, in zwei Tagen, Freitag 21 Uhr.
vote-counted = Du hast eine Abstimmung gestartet und mit Ja gestimmt.
volunteer-done = Jetzt können die anderen für dich stimmen. Wählen sie dich, übernimmst du den Platz, wie er ist.

mine-lent = 🔁 { $who } spielt auf deinem Platz. Kehre ins Spiel zurück, dann gehört er wieder dir

player-away-until = 🌙 weg, zurück <t:{ $at }:R>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } für { $owner }
table-paused = ⏸️ Das Spiel **pausiert** und geht spätestens <t:{ $at }:R> weiter. Niemand kann spielen, und alle Fristen stehen still.
table-nobody-here = 💤 Niemand ist da. Das Spiel ruht, bis jemand zurückkommt.
button-resume = Weiterspielen
button-resume-ask = Weiterspielen vorschlagen
button-back = { $who }: { moment-back }
button-take-back = Meinen Platz von { $who } zurückholen

vote-nobody = niemand
vote-lapsed = Die Abstimmung ist abgelaufen: Das Spiel geht weiter.
call-vote-direct = { $what ->
        [pause] { $who } möchte das Spiel pausieren.
        [resume] { $who } möchte das Spiel fortsetzen.
        [undo] { $who } möchte eine Entscheidung zurücknehmen.
        [vote] { $who } möchte das Spiel vorzeitig beenden.
       *[absent] Was soll aus dem Platz von { $absent } werden?
    }
call-vote-ends = Die Abstimmung endet <t:{ $at }:R>.
call-vote-beside = { $who }: In deinem Spiel wird abgestimmt.

question-pause-title = Das Spiel pausieren?
question-pause-text = Die Pause würde spätestens { $until } enden. Dafür: { $who }. Dagegen: { $against }. { $count ->
        [1] Nur eine Person ist gerade da: Sie entscheidet.
        [2] Beide, die da sind, müssen dafür stimmen.
       *[other] Von den { $count } Personen, die da sind, müssen mindestens { $most } dafür stimmen.
    } Die Abstimmung endet { $lapses }.
question-pause-done = Die Abstimmung ist vorbei: Das Spiel pausiert.
question-pause-not = Die Abstimmung ist vorbei: Das Spiel geht ohne Pause weiter.
question-pause-lapsed = Die Abstimmung ist abgelaufen: Das Spiel geht weiter.
question-pause-for = Pausieren
question-pause-against = Weiterspielen
call-vote-pause = { $who }: Wollt ihr das Spiel pausieren?

question-resume-title = Weiterspielen?
question-resume-text = Das Spiel pausiert. Fürs Weiterspielen: { $who }. Dagegen: { $against }. { $count ->
        [1] Nur eine Person ist gerade da: Sie entscheidet.
        [2] Beide, die da sind, müssen dafür stimmen.
       *[other] Von den { $count } Personen, die da sind, müssen mindestens { $most } dafür stimmen.
    } Die Abstimmung endet { $lapses }.
question-resume-done = Die Abstimmung ist vorbei: Das Spiel geht weiter.
question-resume-not = Die Abstimmung ist vorbei: Das Spiel pausiert weiter.
question-resume-lapsed = Die Abstimmung ist abgelaufen. Das Spiel pausiert weiter.
question-resume-for = { button-resume }
question-resume-against = Weiter pausieren
call-vote-resume = { $who }: Wollt ihr weiterspielen?

absent-title = Wie geht es ohne { $who } weiter?
absent-text = { $who } antwortet nicht, darum wartet das Spiel nicht mehr. Eigene Daueraufträge entscheiden weiter. Ohne sie kauft, bietet und handelt der Bot nicht für { $who }. { $count ->
        [0] Auch von den anderen antwortet niemand. Wer zuerst zurückkommt, entscheidet, was mit dem Platz geschieht.
        [one] Wer außer { $who } noch mitspielt, entscheidet, was mit dem Platz geschieht.
        [2] Die beiden anderen entscheiden gemeinsam, was mit dem Platz geschieht.
       *[other] Von den { $count } anderen müssen sich { $most } einigen, was mit dem Platz geschieht.
    } Bis dahin bleibt der Platz, wie er ist.
absent-alone-missed = Wer außer { $who } noch mitspielt, kann { $who } erst nach { $missed } verpassten Fristen in Folge aus dem Spiel nehmen oder den Platz bis zum Spielende vergeben. { $why ->
        [absent] Bis zur Rückkehr kann sofort ein Computer übernehmen oder jemand, der einspringt.
       *[slow] Bis zur Rückkehr kann sofort ein Computer übernehmen.
    }
absent-alone-from = Wer außer { $who } noch mitspielt, kann { $who } ab <t:{ $at }:f> aus dem Spiel nehmen oder den Platz bis zum Spielende vergeben. { $why ->
        [absent] Bis zur Rückkehr kann sofort ein Computer übernehmen oder jemand, der einspringt.
       *[slow] Bis zur Rückkehr kann sofort ein Computer übernehmen.
    }
absent-how = Wer mitspielt, wählt in der Liste. Wer nicht mitspielt, kann sich mit dem Knopf für den Platz melden.
absent-choose = Was soll mit dem Platz geschehen?
absent-option-wait = Warten, nichts ändern
absent-option-pause = Das Spiel eine Woche pausieren
absent-option-retire = { $absent } aus dem Spiel nehmen
absent-computer = Ein Computer spielt{ $lent ->
        [until-back] , bis { $absent } zurück ist
       *[for-good] {" "}bis zum Spielende
    }
absent-volunteer = { $who } spielt{ $lent ->
        [until-back] , bis { $absent } zurück ist
       *[for-good] {" "}bis zum Spielende
    }
slow-title = Wollt ihr weiter auf { $who } warten?
slow-text = { $who } hat die Wartezeit in diesem Spiel aufgebraucht und bekommt nur noch ein Viertel jeder Frist. { $count ->
        [0] Von den anderen antwortet niemand. Wer zuerst zurückkommt, entscheidet, was mit dem Platz geschieht.
        [one] Wer außer { $who } noch mitspielt, kann entscheiden, was mit dem Platz geschieht.
        [2] Wenn die beiden anderen sich einig sind, können sie das hier ändern.
       *[other] Wenn sich { $most } der { $count } anderen einig sind, können sie das hier ändern.
    } Sonst geht das Spiel so weiter.
slow-option-wait = Die volle Wartezeit zurückgeben
absent-votes = **{ $what }** · dafür: { $who }
absent-lapses = Die Abstimmung endet { $lapses }.
absent-lapsed = Die letzte Abstimmung ist ohne Ergebnis abgelaufen. Wer jetzt wählt, startet eine neue.
absent-decided-wait = Ihr habt beschlossen zu warten. Wer jetzt wählt, startet eine neue Abstimmung.
absent-decided-pause = Ihr habt eine Pause beschlossen. Wer jetzt wählt, startet eine neue Abstimmung.
absent-over-left = { $who } hat das Spiel verlassen.
absent-over-taken = { $who } hat den Platz übernommen. Die Abstimmung ist nicht mehr nötig.
absent-over-there = { $who } spielt mit. Die Abstimmung ist nicht mehr nötig.
button-volunteer = Nicht dabei? Platz übernehmen
call-absent = { $who }: Was soll mit dem Platz von { $absent } geschehen?

command-name-away = weg
command-name-pause = pause
command-away = Sagen, bis wann du weg bist, oder dass du wieder da bist
command-away-until = Bis wann: 3 Tage, morgen, Sonntag 18:00, ein Datum; oder „zurück“, wenn du wieder da bist
command-pause = Über eine Pause abstimmen; alle Fristen stehen dann still
command-pause-until = Bis wann: 3 Tage, morgen, Sonntag 18:00; im Live-Spiel ohne Angabe 30 Minuten

## Resigning, and calling a game off.

vote-title = Dieses Spiel abbrechen?
vote-text = Dafür: { $who }. Noch offen: { $waits }. Stimmt jemand dagegen, geht das Spiel weiter.
vote-on = Das Spiel geht weiter.
vote-over = Die Abstimmung ist vorbei: Das Spiel ist zu Ende.
call-vote = { $who }: Wollt ihr dieses Spiel abbrechen?
button-agree = Spiel abbrechen

resign-sure = Das Spiel mit { $others } in <#{ $channel }> endgültig verlassen? Was dir gehört, geht an alle, denen du etwas schuldest, sonst an die Bank.
resign-sure-wins = Dann bleibt nur { $who } übrig und gewinnt das Spiel.
resign-sure-last = Dann wären nur noch Computer im Spiel. Sie spielen es gleich zu Ende.
resign-sure-lent = Im Spiel mit { $others } in <#{ $channel }> nicht mehr für { $owner } spielen? Dann spielt ein Computer, bis { $owner } zurückkommt.
resign-not = Du bist weiter dabei.
resign-done = Du hast das Spiel mit { $others } in <#{ $channel }> verlassen.
button-resign = { debt-bankrupt }
button-resign-ask = { debt-give-up }
button-resign-lent = Platz einem Computer überlassen
button-stay = { question-pause-against }
cancel-sure = Dieses Spiel abbrechen? Wenn alle zustimmen, endet es, und niemand gewinnt.
cancel-not = Es wird nicht abgestimmt. Das Spiel geht weiter.
cancel-done = Das Spiel ist abgebrochen.
cancel-waits = Du stimmst dem Abbruch zu. Noch offen: { $who }.

leave-how = Wie willst du das Spiel mit { $others } verlassen? Du kannst endgültig aussteigen oder alle fragen, ob es ohne Sieg enden soll.
button-leave-end = Spiel abbrechen…
command-name-leave = verlassen
command-leave = Aus einer Lobby oder einem Spiel gehen, die Lobby auflösen oder das Spiel abbrechen lassen
