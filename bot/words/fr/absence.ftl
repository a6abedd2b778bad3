# Away, absent, paused, replaced.

refusal-paused-already = La partie est déjà en pause.
refusal-not-paused = La partie n’est pas en pause : les délais courent.
refusal-pause-out-of-range = Une pause dure une heure au moins et { $days } jours au plus.
refusal-away-out-of-range = Une absence dure une heure au moins et { $days } jours au plus.
refusal-here-already = Aucune absence n’est notée pour toi : tu joues déjà.
refusal-sits-already = Tu as déjà une place à cette table : tu ne peux pas en prendre une deuxième.
refusal-computer-already = Un ordinateur joue déjà cette place.
refusal-seat-left = Cette personne n’est plus dans la partie.
refusal-vote-settled = Ce vote est terminé, ou ta voix n’y est pas demandée.
refusal-volunteers-enough = Assez de monde s’est déjà proposé pour cette place.
refusal-seat-lent = Quelqu’un d’autre joue ta place en ce moment. Pour la récupérer, tape /monopoly { command-name-away } { option-name-until }: me revoilà.
refusal-no-such-moment = C’est quand ? Donne une durée (12 heures, 3 jours, une semaine), un jour (demain, dimanche, 20 nov, 2026-12-01), une heure (18:00, 18h) ou les deux. Ton heure est celle de { $zone } : /monopoly { command-name-preferences }.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = Me revoilà

away-done = Absence notée jusqu’au <t:{ $at }:f> (<t:{ $at }:R>). D’ici là, tu ne reçois aucune notification et tes délais sont réduits de moitié. Quand ils expirent, tes consignes répondent ; sans consigne, le bot n’achète rien, n’enchérit pas et n’échange rien pour toi. Un appui sur n’importe quel bouton met fin à ton absence.
back-done = Te revoilà dans la partie.
pause-done = La partie est en pause.
vote-counted = Le vote est ouvert, et ta voix compte déjà.
volunteer-done = La table peut maintenant te choisir. Tu prendras la place telle qu’elle est.

mine-lent = 🔁 { $who } joue ta place : reviens jouer pour la récupérer

player-away-until = 🌙 absence jusqu’au <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } pour { $owner }
table-paused = ⏸️ La partie est **en pause**, jusqu’au <t:{ $at }:f> au plus tard. Personne ne peut agir, et les délais sont suspendus.
table-nobody-here = 💤 Tout le monde est absent : la partie attend le premier retour.
button-resume = Reprendre la partie
button-back = { $who } : me revoilà
button-take-back = Récupérer ma place ({ $who })
button-rejoin = Revenir jouer

vote-nobody = personne
vote-lapsed = La question a expiré : la partie continue.
call-vote-direct = Un vote t’attend dans ta partie : { $link }

question-pause-title = Mettre la partie en pause ?
question-pause-text = Jusqu’à : { $until }. Pour : { $who }. Contre : { $against }. Il faut { $most } voix sur { $count } personnes présentes. Le vote expire { $lapses }.
question-pause-done = La table a voté la pause.
question-pause-not = La table n’a pas voté la pause.
question-pause-lapsed = Le vote a expiré : pas de pause.
question-pause-for = Mettre en pause
question-pause-against = Continuer à jouer
call-vote-pause = { $who } : faut-il mettre la partie en pause ?

question-resume-title = Reprendre la partie ?
question-resume-text = La partie est en pause. Pour reprendre : { $who }. Contre : { $against }. Il faut { $most } voix sur { $count } personnes présentes. Le vote expire { $lapses }.
question-resume-done = La table a voté la reprise.
question-resume-not = La partie reste en pause.
question-resume-lapsed = Le vote a expiré : la partie reste en pause.
question-resume-for = Reprendre la partie
question-resume-against = Rester en pause
call-vote-resume = { $who } : faut-il reprendre la partie ?

absent-title = Que faire pour { $who } ?
absent-text = { $who } ne répond plus, et la partie n’attend plus ses réponses : ses consignes décident ; sans consigne, aucun achat, aucune enchère ni aucun échange. { $count ->
        [0] Personne d’autre n’est là : le premier retour décide du sort de la place.
        [1] La seule autre personne décide du sort de la place.
        [2] Les deux autres décident ensemble du sort de la place.
       *[other] Il faut { $most } voix sur { $count } pour décider du sort de la place.
    } Tant que rien n’est décidé, la place reste comme elle est.
absent-choose = Que devient la place ?
absent-option-wait = Attendre : rien ne change
absent-option-pause = Mettre la partie en pause une semaine
absent-option-retire = Retirer la place de la partie
absent-computer = Un ordinateur joue { $lent ->
        [until-back] en attendant le retour
       *[for-good] pour de bon
    }
absent-volunteer = { $who } joue { $lent ->
        [until-back] en attendant le retour
       *[for-good] pour de bon
    }
absent-votes = **{ $what }** – { $who }
absent-lapses = Le vote expire { $lapses }.
absent-lapsed = Le dernier vote a expiré sans décision. Le prochain choix en ouvre un autre.
absent-decided-wait = La table attend. Le prochain choix ouvre un autre vote.
absent-decided-pause = La table s’est mise en pause. Le prochain choix ouvre un autre vote.
absent-over-left = { $who } a quitté la partie.
absent-over-taken = { $who } joue la place maintenant.
absent-over-there = { $who } est de retour : il n’y a rien à voter.
button-volunteer = Me proposer pour cette place
call-absent = { $who } : que devient la place occupée par { $absent } ?
