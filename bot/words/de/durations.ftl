# Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] eine Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] eine Minute
               *[other] { $minutes } Minuten
            }
            [1] 1 Stunde und { $minutes ->
                [1] 1 Minute
               *[other] { $minutes } Minuten
            }
           *[other] { $hours } Stunden und { $minutes ->
                [1] 1 Minute
               *[other] { $minutes } Minuten
            }
        }
    }
time-short-s = { $count } Sek
time-short-m = { $count } Min
time-short-h = { $count } Std
time-short-d = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
