# Что говорится о любом вечере группы.
refused-contest-unreachable = Сначала откройте личный чат со мной и нажмите «Старт»: партии идут там.
refused-not-member = Это для участников группы: вступите в неё и нажмите кнопку там.
refused-member-unsure = Не удалось узнать, состоите ли вы в группе. Попробуйте ещё раз или нажмите кнопку в самой группе.
contest-not-your-menu = Это меню открыли не вы.
words-contest-cancel = отмена, отменить, отмени, стоп, cancel, stop
contest-podium = Подиум
# Начало ко времени: near — тот же момент, до которого Telegram считает сам.
contest-starts = Начало { $at } ({ $near })
contest-starts-soon = Начало { $near }
contest-zone =
    🕐 В Telegram не видно, который у вас час. По часам какого города начинать?

    <code>{ $words }</code>

    Запомню для группы; поменять — /settings.
button-zone-others = Другой…
contest-bad-delay = Назначить можно не дальше чем на неделю вперёд, например /{ $command } короткие в 20:00.
contest-bad-time = «{ $word }» — не время. Пишите, например: /{ $command } короткие в 20:00.
contest-which-time = Во сколько? Напишите, например: /{ $command } короткие завтра в 20:00.
contest-past-time = Это время сегодня уже прошло. Напишите, например: /{ $command } короткие завтра в 20:00.
contest-two-times = Назовите одно из двух: через сколько начинать или во сколько.
words-at = в, к
words-moscow = мск, москве
words-baku = баку
words-yerevan = еревану, ереван
words-by-zone = по
words-on-day = в, во, на
words-half-day = am, pm, a.m., p.m.
words-morning = утра, ночи, am
words-evening = вечера, дня, pm
words-today = сегодня
words-tomorrow = завтра
words-after-tomorrow = послезавтра
words-monday = понедельник, пн
words-tuesday = вторник, вт
words-wednesday = среда, среду, ср
words-thursday = четверг, чт
words-friday = пятница, пятницу, пт
words-saturday = суббота, субботу, сб
words-sunday = воскресенье, вс

# /evening: что можно устроить в группе.
contests-title = <b>Вечер в группе</b>
contest-kind-arena = 🏟 <b>Арена</b> — кто свободен, сразу получает соперника; в конце — подиум.
contest-kind-cup = 🏆 <b>Кубок</b> — матчи парами: два поражения, и вы выбыли.
contest-kind-chouette = 🦉 <b>Шуэт</b> — один («бокс») против команды за одной доской, от трёх человек.
contests-in-groups = Вечера бывают в группах: добавьте меня в свою и напишите там /evening.
button-contest-arena = 🏟 Арена
button-contest-cup = 🏆 Кубок
button-contest-chouette = 🦉 Шуэт
command-evening = вечер в группе: арена, кубок, шуэт
words-contests = вечер
button-contest-terms = Условия…

# The menu of a contest: the buttons of its terms stand above the games.
button-contest-start = Начало: { $start }
contest-in = через { $time }
contest-terms = <b>{ $contest }: условия</b>
contest-clock-about = Время на ход или общий запас с добавкой за каждый ход.
contest-no-clock = Без часов
contest-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
contest-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
