# Настройки чата
command-settings = настройки: язык, доска, ставка, куб
settings-title =
    { $kind ->
        [group] Настройки группы
       *[private] Ваши настройки
    }
settings-note =
    { $kind ->
        [group] Их меняют администраторы. Начатые партии не меняются.
       *[private] Для этого чата и ваших партий в нём. Начатые партии не меняются.
    }
settings-not-yours = Настройки группы меняют её администраторы. Свои — в личном чате со мной: /settings.
not-in-person = Вы пишете от имени группы, и кто вы — не видно. Чтобы сесть за доску, напишите от своего имени.
settings-back = ‹ Все настройки
# Что установлено, на кнопке страницы
setting-key = { $name }: { $value }
setting-on = да
setting-off = нет
setting-all = всё
setting-some = { $on } из { $all }

settings-language = Язык
settings-language-about =
    { $kind ->
        [group] На этом языке я говорю в группе и подписываю доски.
       *[private] На этом языке я говорю с вами.
    }
choice-language-none = Как в Telegram
# Под выбором, пока язык новый, на нём самом
settings-language-young = Я только недавно говорю по-русски: какие-то слова могут звучать странно.
button-wrong-word = ✍️ Сообщить о неверном слове
wrong-word-ask = Какое слово у меня неверное и как сказали бы вы? Одной строкой: я передам её владельцу бота вместе с вашим именем. Или /cancel.
wrong-word-placeholder = слово — как лучше
wrong-word-sent = Спасибо, передал.
wrong-word-soon = По одному слову в минуту: предыдущее я только что передал.
wrong-word-many = Сейчас пишут многие: напишите ещё раз через минуту.
# Владельцу бота
wrong-word-told = ✍️ { $name } ({ $language }): { $line }

settings-board = Доска
settings-board-about =
    Картинка — настоящая доска. Эмодзи — текст: видно сразу, даже при плохой связи. Слова — для тех, кто слушает. Открытые доски перерисую сам.

    Цвета меняются у картинки; контрастные различать легче всего.
choice-board-picture = Картинка
choice-board-emoji = Эмодзи
choice-board-words = Слова
choice-board-both = Картинка, слова
choice-theme-wood = Дерево
choice-theme-dark = Тёмная
choice-theme-contrast = Контраст
choice-home-right = Дом справа
choice-home-left = Дом слева

settings-lines = За доской
settings-lines-about =
    <b>Реплики</b> — 👏 🍀 😅 под доской: ваша появится под ней. Одна за ход.
    <b>Удача</b> — строчка о редком везении, раз за партию: три дубля подряд и тому подобное.
    <b>Соперничество</b> — строчка в конце партии: какая это победа подряд, кто кого обошёл в таблице.
settings-voices-about = <b>Разговор</b> — что вы набираете под доской, встаёт строкой у того, с кем играете, а его слова — у вас.
toggle-emotes = Реплики
toggle-voices = Разговор
toggle-luck = Удача
toggle-rivalry = Соперничество

settings-game = Игра
settings-game-about = Во что играть, когда написано просто /play. Другую игру всегда можно назвать: <code>/play гюльбар</code>.
choice-ruleset-none = Спрашивать

settings-stake = Ставка
settings-stake-about = Сколько очков стоит партия, если в вызове не сказано другое: <code>/play длинные 5</code>. Очки не деньги: я только веду счёт.
stake-type = Другая…
stake-typed = Другая: { $stake }
stake-ask = { $player }, сколько очков стоит партия? Ответьте числом от 1 до { $most }. Передумали — /cancel.
stake-bad = { $player }, так не пойдёт: нужно целое число от 1 до { $most }. Передумали — /cancel.
stake-placeholder = Например, 25

settings-cube = Куб
settings-cube-about =
    Так по умолчанию; в вызове можно иначе: <code>/play длинные без куба</code>.
    <b>Бивер</b> — ответить подъёмом, куб — себе.
    <b>Якоби</b> — без даве марс и кокс — это оин.
    <b>Авто-даблы</b> — сколько ничьих в жребии поднимают ставку.
settings-raise = Подъём
settings-autoDoubles = Авто-даблы
toggle-cube = Игра с кубом
choice-raise-double = 1, 2, 4, 8…
choice-raise-arithmetic = 1, 2, 3, 4…
toggle-beaver = Бивер
toggle-jacoby = Правило Якоби

settings-automation = Автоматика
settings-automation-about =
    <b>Бросок зар</b> — сам брошу, когда выбирать нечего: даве сказать нельзя.
    <b>Единственный ход</b> — сам сыграю бросок, который можно сыграть лишь одним способом.
    <b>Кнопка «Готово»</b> — ход кончается по ней, и до неё его можно вернуть. Без неё ход кончается последней шашкой.
    <b>Возврат хода</b> — под ⋯ можно попросить соперника вернуть последний ход.
toggle-autoRoll = Бросок зар
toggle-autoForced = Единственный ход
toggle-confirmDone = Кнопка «Готово»
toggle-takeBacks = Возврат хода

settings-time = Время
settings-time-about =
    { $kind ->
        [group]
            <b>Время на ход</b> — потом соперник может забрать победу. <b>Напоминание</b> — тому, кто задумался. Новые сроки — со следующего хода.
            <b>Личные ответы</b> — их видит только тот, кто спросил. <b>Уборка команд</b> — отвечу и уберу.
            /sideline в ответ на сообщение — его автор здесь не играет.
       *[private] Сколько ждать хода; потом соперник может забрать победу. Если в ваших личных чатах сроки разные, для обоих действует больший. Новый срок — со следующего хода.
    }
settings-deadline = Время на ход
choice-deadlineMinutes-none = Без ограничений
settings-reminder = Напоминание
choice-reminderMinutes-none = Не напоминать

time-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
time-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
time-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
toggle-whispers = Личные ответы
toggle-tidies = Уборка команд
tidies-needs-right = Включено. Теперь сделайте меня администратором с правом удалять сообщения.

settings-seven = Семёрка
settings-seven-about = Одно сообщение в день собирает здесь семёрки тех, кто этого хочет: квадраты, без позиций. Приходит, когда сыграет первый из них.
toggle-sevens = Собирать семёрки

settings-zone = Часовой пояс
settings-zone-about = Время какого города иметь в виду, когда сказано «в 20:00». Минск — как Москва, Астана и Екатеринбург — как Ташкент.
choice-zone-none = Спросить
choice-zone-los-angeles = Лос-Анджелес
choice-zone-new-york = Нью-Йорк
choice-zone-london = Лондон
choice-zone-berlin = Берлин
choice-zone-kyiv = Киев
choice-zone-istanbul = Стамбул
choice-zone-jerusalem = Иерусалим
choice-zone-moscow = Москва
choice-zone-tbilisi = Тбилиси
choice-zone-yerevan = Ереван
choice-zone-baku = Баку
choice-zone-tehran = Тегеран
choice-zone-tashkent = Ташкент
choice-zone-omsk = Омск
choice-zone-novosibirsk = Новосибирск
choice-zone-irkutsk = Иркутск
choice-zone-yakutsk = Якутск
choice-zone-vladivostok = Владивосток
choice-zone-magadan = Магадан
choice-zone-kamchatka = Камчатка
zone-label = { $city } { $ahead }
