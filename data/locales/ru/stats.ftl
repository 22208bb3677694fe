top-needs-group = Таблица есть у каждой группы: напишите /top там. Ваша статистика — /me.
refused-against-needs-chat = Сравнить вас с соперником я могу только в личном чате: откройте его и нажмите «Старт».
top-empty = В этом чате ещё никто никого не обыграл. Начать — /play.
top-title-all = Таблица этого чата
top-title-week = Таблица недели
top-title-month = Таблица месяца
top-line = { $place }. <b>{ $name }</b> · { $points }
top-empty-all = Здесь ещё никто никого не обыграл.
top-empty-week = На этой неделе здесь ещё никто никого не обыграл.
top-empty-month = В этом месяце здесь ещё никто никого не обыграл.
button-top-week = Неделя
button-top-month = Месяц
button-top-all = Всего
stats-games =
    { $games ->
        [one] { $games } партия, побед { $share }
        [few] { $games } партии, побед { $share }
       *[many] { $games } партий, побед { $share }
    }
stats-mars =
    { $mars ->
        [one] { $mars } марс
        [few] { $mars } марса
       *[many] { $mars } марсов
    }
stats-koks =
    { $koks ->
        [one] { $koks } кокс
        [few] { $koks } кокса
       *[many] { $koks } коксов
    }
stats-series =
    { $series ->
        [one] дольше всего играли подряд: { $series } партия
        [few] дольше всего играли подряд: { $series } партии
       *[many] дольше всего играли подряд: { $series } партий
    }
stats-run =
    { $run ->
        [one] Рекорд: { $run } победа подряд
        [few] Рекорд: { $run } победы подряд
       *[many] Рекорд: { $run } побед подряд
    }
me-against = { $me } — { $friend }
me-against-empty = Вы ещё не доиграли вместе ни одной партии.
button-against = ⚔️ { $name }
button-against-game = ⚔️ Наш счёт
me-empty = Вы ещё не доиграли ни одной партии. Начать — /play.
stats-won =
    { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }
stats-lost =
    { $lost ->
        [one] { $lost } поражение
        [few] { $lost } поражения
       *[many] { $lost } поражений
    }
stats-drawn =
    { $drawn ->
        [one] { $drawn } ничья
        [few] { $drawn } ничьи
       *[many] { $drawn } ничьих
    }
percent = { $percent } %
percent-tiny = менее чем 0,1 %
unsettled-rating = около { $value }
me-rating = Рейтинг: { $ratings }
rating-long = длинные { $value }
rating-short = короткие { $value }
button-me-dice = 🎲 Мои зары
dice-title =
    { $rolls ->
        [one] Ваши зары: { $rolls } бросок
        [few] Ваши зары: { $rolls } броска
       *[many] Ваши зары: { $rolls } бросков
    }
dice-too-few = Бросков слишком мало, чтобы судить о зарах.
dice-faces-usual = Ждали примерно по { $expected }: зары как зары.
dice-faces-rare = Ждали примерно по { $expected }: такой разброс бывает у одного из { $oneIn }.
dice-doubles =
    { $doubles ->
        [one] { $doubles } дубль
        [few] { $doubles } дубля
       *[many] { $doubles } дублей
    }, ждали примерно { $expected }
dice-doubles-usual = { $doubles }: обычное дело.
dice-doubles-rare = { $doubles }: так бывает у одного из { $oneIn }.
nobody-called = Игрока «{ $name }» я не встречал. Напишите /me @имя или ответьте на его сообщение командой /me.
yourself = Это же вы. Ваша статистика — просто /me.

# На картинке статистики; подписи короткие.
stats-rating = Рейтинг
stats-rating-long = дл. { $value }
stats-rating-short = кор. { $value }
stats-points = Очки от партии к партии
rating-later = Рейтинг — после десяти партий с людьми, в длинных и в коротких отдельно.

# /rules
words-rating = рейтинг, рейтинга
guide-title-rating = Рейтинг
guide-rating =
    Глико-2, отдельно в длинных и в коротких, с 1500. Показываю после десяти партий.

    Считается каждая партия с людьми: победа или поражение; куб, марс и счёт на него не влияют. Матч — один результат, в его конце.
