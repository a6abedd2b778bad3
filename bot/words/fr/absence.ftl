# Away, absent, paused, replaced.

refusal-paused-already = La partie est déjà en pause.
refusal-not-paused = La partie n’est pas en pause : le temps court.
refusal-pause-out-of-range = Une pause dure une heure au moins et { $days } jours au plus.
refusal-away-out-of-range = Une absence dure une heure au moins et { $days } jours au plus.
refusal-here-already = Tu es déjà à la table.
refusal-sits-already = Pour reprendre une place, il ne faut pas en avoir une à cette table.
refusal-computer-already = Un ordinateur joue déjà cette place.
refusal-seat-left = Cette personne est hors jeu.
refusal-vote-settled = C’est réglé, ou plus personne n’est consulté là-dessus.
refusal-volunteers-enough = Assez de monde s’est déjà proposé pour reprendre la place.
refusal-seat-lent = Quelqu’un d’autre joue ta place en ce moment. Appuie sur « Me revoilà » à la table, ou tape /monopoly { command-name-away } { option-name-until }: me revoilà, et elle est de nouveau à toi.
refusal-no-such-moment = C’est quand ? Donne une durée (12 heures, 3 jours, une semaine), un jour (demain, dimanche, 20 nov, 2026-12-01), une heure (18:00, 18h) ou les deux. Ton heure est celle de { $zone } : /monopoly { command-name-preferences }.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = Me revoilà

away-done = On te sait ailleurs jusqu’au <t:{ $at }:f> (<t:{ $at }:R>). Personne ne t’appelle. Ce qui t’attend a la moitié du temps ; ensuite tes consignes répondent, sinon rien n’est acheté, enchéri ni échangé pour toi. Un appui sur n’importe quel bouton te ramène.
back-done = Te revoilà à la table.
pause-done = La partie est en pause.
vote-counted = La question est posée à la table, et ta voix compte.
volunteer-done = La table peut maintenant te choisir. Tu prends la place telle qu’elle est.

mine-lent = 🔁 [{ $who } joue ta place]({ $link }) : avec « Me revoilà », elle est de nouveau à toi

player-away-until = 🌙 pas là jusqu’au <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } pour { $owner }
table-paused = ⏸️ La partie est **en pause**, jusqu’au <t:{ $at }:f> au plus tard. Personne ne peut agir, et aucun temps ne court.
table-nobody-here = 💤 Il n’y a personne : la partie dort jusqu’au premier retour.
button-resume = Reprendre
button-back = Me revoilà

vote-nobody = personne
vote-lapsed = La question a expiré : la partie continue.
call-vote-direct = Ta table vote : { $link }

question-pause-title = Mettre la partie en pause ?
question-pause-text = Jusqu’à : { $until }. Pour : { $who }. Contre : { $against }. Il faut { $most } des { $count } voix présentes. Le vote expire { $lapses }.
question-pause-done = La table a décidé une pause.
question-pause-not = Il n’y a pas de pause.
question-pause-lapsed = Le vote a expiré : il n’y a pas de pause.
question-pause-for = Pause
question-pause-against = Continuer
call-vote-pause = { $who } : faut-il mettre la partie en pause ?

question-resume-title = On reprend ?
question-resume-text = La partie est en pause. Pour reprendre : { $who }. Contre : { $against }. Il faut { $most } des { $count } voix présentes. Le vote expire { $lapses }.
question-resume-done = La table a décidé de continuer.
question-resume-not = La partie reste en pause.
question-resume-lapsed = Le vote a expiré : la partie reste en pause.
question-resume-for = Reprendre
question-resume-against = Rester en pause
call-vote-resume = { $who } : faut-il reprendre la partie ?

absent-title = Que faire pour { $who } ?
absent-text = { $who } ne répond plus et on n’attend plus : les consignes répondent, sinon rien n’est acheté, enchéri ni échangé. { $count ->
        [0] Personne d’autre n’est là : le premier retour décide du sort de la place.
        [1] La seule autre personne décide du sort de la place.
        [2] Les deux autres décident ensemble du sort de la place.
       *[other] Il faut { $most } des { $count } autres voix pour décider du sort de la place.
    } Tant que rien n’est décidé, la place reste comme elle est.
absent-choose = Que devient la place ?
absent-option-wait = Attendre : rien ne change
absent-option-pause = Pause d’une semaine
absent-option-retire = La place quitte la partie
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
absent-over-there = { $who } est à la table : il n’y a rien à voter.
button-volunteer = Je reprendrais la place
call-absent = { $who } : que devient la place occupée par { $absent } ?
