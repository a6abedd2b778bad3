# Away, absent, paused, replaced.

refusal-paused-already = Das Spiel pausiert schon.
refusal-not-paused = Das Spiel pausiert nicht: Die Zeit läuft.
refusal-pause-out-of-range = Eine Pause dauert mindestens eine Stunde und höchstens { $days } Tage.
refusal-away-out-of-range = Weg sein kannst du mindestens eine Stunde und höchstens { $days } Tage.
refusal-here-already = Du bist schon am Tisch.
refusal-sits-already = Wer einen Platz übernimmt, darf an diesem Tisch noch keinen haben.
refusal-computer-already = Auf diesem Platz spielt schon ein Computer.
refusal-seat-left = Diese Person ist aus dem Spiel.
refusal-vote-settled = Das ist entschieden, oder niemand wird mehr danach gefragt.
refusal-volunteers-enough = Es gibt schon genug, die übernehmen würden.
refusal-seat-lent = Auf deinem Platz spielt gerade jemand anderes. Drück am Tisch „Bin wieder da“, oder /monopoly { command-name-away } { option-name-until }: zurück, und er gehört wieder dir.
refusal-no-such-moment = Wann ist das? Schreib eine Spanne (12 Stunden, 3 Tage, eine Woche), einen Tag (morgen, Sonntag, 20. Nov, 24.12.), eine Uhrzeit (18:00, 18 Uhr) oder beides. Deine Uhr ist die von { $zone }: /monopoly { command-name-preferences }.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = Bin jetzt wieder da

away-done = Du bist weg bis <t:{ $at }:f> (<t:{ $at }:R>). Niemand ruft dich. Was auf dich wartet, hat die halbe Zeit; dann antworten deine Daueraufträge, sonst wird für dich nichts gekauft, geboten oder gehandelt. Drückst du irgendetwas, bist du wieder da.
back-done = Du bist wieder am Tisch.
pause-done = Das Spiel pausiert.
vote-counted = Der Tisch ist gefragt, und deine Stimme zählt.
volunteer-done = Jetzt kann der Tisch dich wählen. Du übernimmst den Platz, wie er ist.

mine-lent = 🔁 [{ $who } spielt auf deinem Platz]({ $link }): Mit „Bin wieder da“ gehört er wieder dir

player-away-until = 🌙 weg bis <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } für { $owner }
table-paused = ⏸️ Das Spiel **pausiert**, längstens bis <t:{ $at }:f>. Niemand kann etwas tun, und keine Zeit läuft.
table-nobody-here = 💤 Niemand ist da: Das Spiel ruht, bis jemand zurückkommt.
button-resume = Weiterspielen
button-back = Bin wieder da

vote-nobody = niemand
vote-lapsed = Die Frage ist verfallen: Das Spiel geht weiter.
call-vote-direct = Dein Tisch stimmt ab: { $link }

question-pause-title = Das Spiel pausieren?
question-pause-text = Bis { $until }. Dafür: { $who }. Dagegen: { $against }. Nötig sind { $most } von { $count }, die da sind. Die Abstimmung verfällt { $lapses }.
question-pause-done = Der Tisch hat eine Pause beschlossen.
question-pause-not = Es gibt keine Pause.
question-pause-lapsed = Die Abstimmung ist verfallen: Es gibt keine Pause.
question-pause-for = Pause
question-pause-against = Weiterspielen
call-vote-pause = { $who }: Soll das Spiel pausieren?

question-resume-title = Weiterspielen?
question-resume-text = Das Spiel pausiert. Fürs Weiterspielen: { $who }. Dagegen: { $against }. Nötig sind { $most } von { $count }, die da sind. Die Abstimmung verfällt { $lapses }.
question-resume-done = Der Tisch hat beschlossen weiterzuspielen.
question-resume-not = Es bleibt bei der Pause.
question-resume-lapsed = Die Abstimmung ist verfallen: Es bleibt bei der Pause.
question-resume-for = Weiterspielen
question-resume-against = Pause behalten
call-vote-resume = { $who }: Soll das Spiel weitergehen?

absent-title = Was ist mit { $who }?
absent-text = { $who } ist abwesend, und gewartet wird nicht mehr: Daueraufträge antworten, sonst wird nichts gekauft, geboten oder gehandelt. { $count ->
        [0] Auch alle anderen sind abwesend: Wer zurückkommt, entscheidet, was aus dem Platz wird.
        [one] Was aus dem Platz wird, entscheidet die einzige andere Person.
        [2] Was aus dem Platz wird, entscheiden die beiden anderen gemeinsam.
       *[other] Was aus dem Platz wird, entscheiden { $most } von { $count } anderen.
    } Solange nichts entschieden ist, bleibt er, wie er ist.
absent-choose = Was soll aus dem Platz werden?
absent-option-wait = Warten: Alles bleibt, wie es ist
absent-option-pause = Das Spiel eine Woche pausieren
absent-option-retire = Der Platz scheidet aus
absent-computer = Ein Computer spielt { $lent ->
        [until-back] bis zur Rückkehr
       *[for-good] für immer
    }
absent-volunteer = { $who } spielt { $lent ->
        [until-back] bis zur Rückkehr
       *[for-good] für immer
    }
absent-votes = **{ $what }** – { $who }
absent-lapses = Die Abstimmung verfällt { $lapses }.
absent-lapsed = Die letzte Abstimmung ist ohne Ergebnis verfallen. Die nächste Wahl beginnt eine neue.
absent-decided-wait = Der Tisch wartet. Die nächste Wahl beginnt eine neue Abstimmung.
absent-decided-pause = Der Tisch hat pausiert. Die nächste Wahl beginnt eine neue Abstimmung.
absent-over-left = { $who } hat das Spiel verlassen.
absent-over-taken = { $who } spielt jetzt auf dem Platz.
absent-over-there = { $who } ist am Tisch: Es gibt nichts abzustimmen.
button-volunteer = Ich würde übernehmen
call-absent = { $who }: Was soll aus dem Platz von { $absent } werden?
