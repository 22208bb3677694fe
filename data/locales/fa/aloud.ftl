# هرچه با صدا خوانده می‌شود: تخته به زبان کلمه، حرکت‌ها و نشانه‌ها
aloud-move = از { $from } به { $to }
aloud-enter = از بار به { $to }
aloud-off = از { $from } بیرون
aloud-then = { $move }، بعد به { $to }
aloud-then-off = { $move }، بعد بیرون
aloud-hit = { $move }، می‌زند
aloud-hold = { $move }، حبس می‌کند
aloud-times =
    { $move }، { $times ->
        [2] دو بار
        [3] سه بار
       *[other] چهار بار
    }
# یک حرکت با هر دو تاس: دو دکمه
aloud-with-die = { $move }، با تاس { $die }
aloud-right = درست:
aloud-wrong = نادرست:
aloud-white = سفید
aloud-black = سیاه
aloud-square-best = درست
aloud-square-small = نزدیک
aloud-square-large = نادرست
aloud-square-open = مانده
aloud-chosen = انتخاب شده،
aloud-stars =
    { $stars ->
        [0] بی‌ستاره
       *[other] { $stars } ستاره
    }
aloud-menu = فهرست
aloud-back = برگشت
aloud-on = جلو
aloud-first = به اول
aloud-last = به آخر

# تخته، هر کدام یک سطر
aloud-count =
    { $count ->
        [1] یک
        [2] دو
        [3] سه
        [4] چهار
        [5] پنج
        [6] شش
        [7] هفت
        [8] هشت
        [9] نه
        [10] ده
        [11] یازده
        [12] دوازده
        [13] سیزده
        [14] چهارده
        [15] پانزده
       *[other] { $count }
    }
aloud-spot = { $point } – { $count }
aloud-spot-held = { $point } – { $count }، حبس
aloud-points =
    { $reader ->
        [own] شما: { $points }.
        [other] حریف: { $points }.
       *[named] { $player }: { $points }.
    }
aloud-on-bar =
    { $reader ->
        [own] روی بار، شما: { $count }.
        [other] روی بار، حریف: { $count }.
       *[named] روی بار، { $player }: { $count }.
    }
aloud-borne-off =
    { $reader ->
        [own] برداشته، شما: { $count }.
        [other] برداشته، حریف: { $count }.
       *[named] برداشته، { $player }: { $count }.
    }
aloud-pips =
    { $reader ->
        [own] مانده: شما { $own }، حریف { $other }.
       *[named] مانده: { $player } { $own }، { $opponent } { $other }.
    }
aloud-cube =
    { $owner ->
        [own] مکعب { $value }، مال شما.
        [other] مکعب { $value }، مال حریف.
        [centre] مکعب { $value }، وسط.
       *[named] مکعب { $value }، { $player }.
    }
aloud-played = بازی شد: { $moves }.
aloud-left = مانده برای بازی: { $dice }.
aloud-turn =
    { $reader ->
        [own] تاس شما { $roll }: { $moves }.
        [other] تاس حریف { $roll }: { $moves }.
       *[named] { $player }، تاس { $roll }: { $moves }.
    }
aloud-turn-leftovers =
    { $reader ->
        [own] تاس مانده برای شما { $roll }: { $moves }.
        [other] تاس مانده برای حریف { $roll }: { $moves }.
       *[named] { $player }، تاس مانده { $roll }: { $moves }.
    }
