top-needs-group = Таблица есть у каждой группы: напишите /top там. Свои цифры — /me.
top-empty = В этом чате ещё не доиграли ни одной партии. Начать — /play.
top-title = Кто кого в этом чате
figures-games =
    { $games ->
        [one] { $games } партия, побед { $share }
        [few] { $games } партии, побед { $share }
       *[many] { $games } партий, побед { $share }
    }
figures-mars =
    { $mars ->
        [one] { $mars } марс
        [few] { $mars } марса
       *[many] { $mars } марсов
    }
figures-koks =
    { $koks ->
        [one] { $koks } кокс
        [few] { $koks } кокса
       *[many] { $koks } коксов
    }
figures-series =
    { $series ->
        [one] самая длинная серия — { $series } партия
        [few] самая длинная серия — { $series } партии
       *[many] самая длинная серия — { $series } партий
    }
figures-run =
    { $run ->
        [one] Побед подряд — не больше { $run }
       *[other] Побед подряд — до { $run }
    }
me-against = { $me } против { $friend }
me-against-empty = Вы ещё не доиграли вместе ни одной партии.
me-empty = Вы ещё не доиграли ни одной партии. Начать — /play в группе.
me-score = Победы и поражения { $won }:{ $lost }, очки { $points }
rating-long = Рейтинг в длинных: { $value }
rating-short = Рейтинг в коротких: { $value }
dice-title =
    { $rolls ->
        [one] Ваши зары: { $rolls } бросок
        [few] Ваши зары: { $rolls } броска
       *[many] Ваши зары: { $rolls } бросков
    }
dice-faces = Ожидалось по { $expected }; у честных заров такой же или больший разброс бывает в { $chance } случаев.
dice-doubles =
    { $doubles ->
        [one] { $doubles } куш
        [few] { $doubles } куша
       *[many] { $doubles } кушей
    } при ожидаемых { $expected }: такое или большее отклонение бывает в { $chance } случаев.
nobody-called = Игрока «{ $name }» я не встречал. Напишите имя так: /me @имя.
yourself = Это вы сами и есть. Свои цифры — просто /me.
