# Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] une heure
           *[other] { $hours } heures
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] une minute
               *[other] { $minutes } minutes
            }
            [1] 1 heure et { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
           *[other] { $hours } heures et { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
        }
    }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } j
