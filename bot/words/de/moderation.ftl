# Moderators.

mod-done = Erledigt. [Der Tisch]({ $link }) erfährt es, mit deinem Namen und deinem Grund.

refusal-moderator-plays = Du spielst hier selbst mit, also muss jemand anderes moderieren: { $who ->
        [none] Frag jemanden, der diesen Server verwalten darf.
       *[other] Frag <@{ $who }>.
    }
refusal-moderator-plays-alone = Du spielst hier selbst mit. Solange niemand sonst moderieren kann, darfst du das Spiel pausieren, deine eigene Pause beenden und allen mehr Zeit geben.
refusal-moderators-pause = Die Moderation hat das Spiel pausiert: Nur sie kann es früher weitergehen lassen.
mod-sure-end = 🛡️ Dieses Spiel jetzt beenden? Was läuft, wird sofort abgewickelt, bei allen wird gezählt, und das größte Vermögen gewinnt. Es wird nicht gewertet und lässt sich nicht rückgängig machen. Der Tisch liest deinen Grund: { $reason }
mod-sure-remove = 🛡️ { $who } aus dem Spiel nehmen? Der Platz gibt endgültig auf, das Spiel wird nicht gewertet, und es lässt sich nicht rückgängig machen. Der Tisch liest deinen Grund: { $reason }
button-mod-end = Spiel beenden
button-mod-remove = { $who } herausnehmen
button-mod-not = Lieber nicht
mod-not-done = Es ist nichts passiert.
refusal-moderation-lapsed = Diese Frage ist nicht mehr offen: Gib den Befehl noch einmal ein.
mod-call = 🛡️ { $who }: Die Moderation hat in diesem Spiel etwas getan.
mod-direct = { $told } [Zum Tisch]({ $link })

refusal-no-reason = Sag warum, in höchstens { $most } Zeichen: Der Tisch erfährt es.
refusal-no-such-time = Schreib eine Zeit wie 30m, 12h, 2d oder 1d 12h.
refusal-extension-out-of-range = Mehr Zeit gibt es von einer Minute bis { $days } Tage.
refusal-nobody-awaited = Gerade muss niemand etwas entscheiden, also gibt es keine Zeit zu verlängern.
refusal-no-such-seat = An diesem Tisch sitzt niemand, der so heißt. Wähl einen Platz aus der Liste.
refusal-no-such-channel = Gespielt wird in einem Textkanal oder Thread dieses Servers.
refusal-is-a-bot = Bots können keinen Platz nehmen. Nenn niemanden, dann spielt dort ein Computer.
refusal-there-already = Das Spiel läuft schon dort.
refusal-lacks-there = Ich kann dort kein Spiel am Laufen halten. Mir fehlt: { $what }.

table-paused-by-moderator = ⏸️ Die Moderation hat das Spiel **pausiert**, längstens bis <t:{ $at }:f>. Niemand kann etwas tun, und keine Zeit läuft.
final-why-early = In Zug { $turn } hat die Moderation das Spiel beendet, und bei allen wurde gezählt.

untyped-reason = (der Grund fehlt hier: Der Filter des Servers verbietet ihn vielleicht)
untyped-before = die Person davor
untyped-after = Jemand anderes
untyped-owner = Die Person von diesem Platz
