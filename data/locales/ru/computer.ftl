# Партии с ботом
button-computer = ▶️ Играть
button-computer-menu = 🤖 С ботом…
button-sit-computer = 🤖 Сыграть с ботом
button-hint = 💡 Подсказка
computer-title = 🤖 Партия с ботом
computer-about = Зары честные, как и с людьми: что выпадет, бот не знает. На рейтинг эти партии не влияют.
computer-cube = С кубом
computer-no-cube = Без куба
words-computer = бот, бота, ботом, компьютер, компьютером, робот
words-level-beginner = ученик, ребенок, детский, первый
words-level-easy = новичок, начинающий, легкий, легко, слабый
words-level-middle = средний, средне
words-level-hard = сильный, трудный, сложный
words-level-best = лучший, сильнейший
words-hints = подсказки, подсказка, подсказку, подсказкой, подсказками, подсказок
terms-hints = подсказки
refused-computer-plays = Партия с ботом здесь уже идёт — прислал её заново. Чтобы начать другую, доиграйте эту или сдайтесь.
refused-hints-off = В этой партии подсказок нет: о них договариваются в вызове (/play длинные подсказки).
refused-nothing-to-hint = Сейчас выбирать не из чего.

# Подсказки (200 знаков вместе с подстановками)
hint-best =
    { $win ->
        [0] 💡 Лучше всего: { $moves } — шансов на победу почти нет.
        [100] 💡 Лучше всего: { $moves } — победа почти наверняка.
        [one] 💡 Лучше всего: { $moves } — победа в { $win } случае из 100.
       *[many] 💡 Лучше всего: { $moves } — победа в { $win } случаях из 100.
    }
hint-undo-first = ↩ Сначала верните то, что сыграли.
hint-second =
    { $win ->
        [0] Следующий по силе: { $moves } — { $worse }.
        [100] Следующий по силе: { $moves } — { $worse }.
       *[other] Следующий по силе: { $moves } — { $win } из 100, { $worse }.
    }
hint-worse =
    { $loss ->
        [one] хуже на { $loss } очко
        [many] хуже на { $loss } очков
       *[other] хуже на { $loss } очка
    }
hint-as-good = почти не хуже
hint-roll-double = 💡 Скажите «даве»: перевес уже достаточный.
hint-roll-roll = 💡 Бросайте: для даве рано.
hint-roll-too-good = 💡 Бросайте: позиция слишком хороша для даве, играйте на марс.
hint-double-take = 💡 Принимайте: играть дальше дешевле, чем пасовать.
hint-double-drop = 💡 Пасуйте: играть дальше обойдётся дороже.
hint-double-beaver = 💡 Бивер: даве сказано слишком рано.

# Настройки
settings-computer = Бот
settings-computer-about =
    <b>Уровень</b> — «Сам подберёт» начинает с ☆; две победы в трёх партиях — ★ больше, два поражения — меньше.
    <b>Пауза</b> — перед ходом бота.
    <b>Подсказки</b> — под ⋯, видите их только вы.
choice-level-none = Сам подберёт
choice-level-beginner = ☆ Первые партии
choice-level-easy = ★ Новичок
choice-level-middle = ★★ Средний
choice-level-hard = ★★★ Сильный
choice-level-best = ★★★★ Лучший
settings-pause = Пауза
choice-computerPause-none = нет
toggle-hints = Подсказки
time-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }

# /me
me-computer = 🤖 Против бота: { $score }

# Конец партии с ботом
computer-one-more = 📈 Ещё одна победа — и бот станет сильнее: { $level }.
computer-stronger = 📈 Две победы! Вы заслужили соперника посильнее: бот { $level }.
computer-weaker = 🌱 Дальше будет полегче: бот { $level }.
button-computer-easier = Полегче: бот { $level }

# Меню /play бот
computer-which = <b>Во что сыграем с ботом?</b>
computer-which-first = <b>Во что сыграем?</b> В длинных запирают, в коротких бьют.
button-computer-terms = Уровень, куб, матч…

# Лестница против бота: ступень — две победы в трёх партиях на одном уровне
ladder-reached-long = 🪜 Ступень { $level } в длинных взята: две победы из трёх.
ladder-reached-short = 🪜 Ступень { $level } в коротких взята: две победы из трёх.
computer-taught = 🎓 Ход возвращали: партия учебная, ступени за неё нет.
me-ladder = 🪜 { $steps }
me-ladder-long = длинные { $level }
me-ladder-short = короткие { $level }
me-ladder-none = –
stats-ladder = Лестница против бота: ступень — две победы из трёх
stats-ladder-long = Длинные
stats-ladder-short = Короткие
button-me-stats = ‹ Статистика
