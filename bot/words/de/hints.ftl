# Die Zeilen zu dem, was jemand zum ersten Mal antrifft.

prefer-hints-on = Hinweise: an
prefer-hints-on-hint = Der Bot erklärt dir alles, was zum ersten Mal vorkommt
prefer-hints-off = Hinweise: aus
prefer-hints-off-hint = Der Bot zeigt dir keine Erklärungen
prefer-hints = Hinweise zu allem, was neu für dich ist

hint = -# 💡 { $text }
hint-hold = Wer nicht am Zug ist, kann den Wurf kurz aufhalten, um vorher zu bauen, zu belasten oder zu handeln.
hint-two-bidders = Zu zweit treibt nur die andere Person den Preis hoch: Wer gewinnt, zahlt kaum mehr, als sie höchstens bieten würde.
hint-rescue = Wenn kein Handel diese Schuld rechtzeitig deckt, scheidet aus, wer sie nicht zahlen kann.
hint-time-bank = Die Frist enthält schon das Zeitguthaben. Am Anfang ist es voll, langsame Entscheidungen verbrauchen es, und frühes Entscheiden füllt es auf.
hint-rent = In diesem Spiel wird Miete nicht automatisch bezahlt: Du musst sie rechtzeitig kassieren, sonst verfällt sie.
hint-trade = Nimmst du an, wechselt alles sofort den Besitzer. Mit „Gegenangebot“ schlägst du etwas anderes vor, mit „Ablehnen“ ist das Angebot erledigt.
hint-offer = Wähle, was du gibst und was du bekommst, und schick dein Angebot dann ab.
hint-manage = Was du auswählst, geschieht sofort oder wird vorgemerkt, bis die Regeln es erlauben. Belastete Grundstücke bringen keine Miete.
