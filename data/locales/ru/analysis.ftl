# Разбор законченной партии
button-analysis = 🔎 Разбор
analysis-coming = Разбираю партию — это несколько секунд.
analysis-making = 🔎 Разбираю партию…
analysis-failed = 🔎 Разобрать эту партию не получилось.
refused-analysis-there = Разбор уже здесь: посмотрите выше.
refused-analysis-needs-chat = Прислать разбор я могу только в личный чат: откройте его и нажмите «Старт».
analysis-title = 🔎 <b>Разбор партии</b> · { $rules }
analysis-side = { $player }: <b>{ $form }</b> · { $lost }
analysis-side-short = { $player } · ошибки: { $lost } (для оценки мало ходов)
mark-master = как мастер
mark-strong = как сильный
mark-middle = как средний
mark-amateur = как любитель
mark-beginner = как новичок
form = { $as } · { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-luck = 🎲 Удача: ⚪ { $white } · 🔴 { $black }. Больше везло: { $player }, на { $points }.
analysis-luck-even = 🎲 Удача: ⚪ { $white } · 🔴 { $black }. Зары не помогли никому.
analysis-by-dice = Исход решили зары.
analysis-gave-up = 🏳 Сдача рановата. { $player }: шансы на победу ещё { $chance }.
analysis-by-play = Исход решила игра, а не зары.
analysis-cube = ❗ Куб, ход { $turn }: { $player } — { $fault } ({ $cost })
analysis-flawless = Заметных ошибок нет.
analysis-worst = ❗ Ход { $turn } · { $player } { $roll }: { $moves } → лучше { $best } ({ $cost })
cube-fault-roll = даве сказано не вовремя
cube-fault-double = пора было сказать даве
cube-fault-take = надо было принять
cube-fault-drop = надо было пасовать
cube-fault-beaver = надо было сказать «бивер»
figure-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
points-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка

# На картинке
sheet-chances = Шансы на победу · ○ перелом · ● ошибка
sheet-turn = Ход { $turn }
sheet-played = Сыграно
sheet-best = Лучше

# Ход и лучший рядом с ним: слова под красными и зелёными стрелками
beside-played = ❌ { $turn }
beside-best = ✅ { $turn }

# Партия ход за ходом
button-look = По ходам
look-sent = Отправил вам в личный чат.
refused-look-needs-chat = Показать партию по ходам я могу только в личном чате: откройте его и нажмите «Старт».
button-next-mistake = ❗ К следующей ошибке
button-first-mistake = ❗ К первой ошибке
look-start = <b>Начало</b> · { $rules }
look-title = <b>Ход { $turn } из { $turns }</b> · { $rules }
look-best = 👍 Лучше не сыграть.
look-good = 👍 Почти лучший ход.
look-mistake = ❗ Лучше { $best }: потеряно { $cost }.
look-chances = Шансы: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 Бросок удачный: { $points } очка
look-unlucky = 🎲 Бросок неудачный: { $points } очка

# Под законченной партией
form-own = 📊 Вы играли { $form } (обычно { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }; меньше — лучше)
form-first = 📊 Вы играли { $as }.
form-all = 📊 { $forms } (меньше — лучше)
worst-turn = ❗ Дороже всего обошёлся ход { $turn }: { $moves }, лучше { $best }.
button-look-worst = ❗ Показать

# Под /me: одно число за каждую из последних партий
me-form = 📊 За последние { $games } { $games ->
        [one] партию
        [few] партии
       *[other] партий
    } — { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (меньше — лучше)
stats-form = Форма, последние { $games }: меньше — лучше
stats-form-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
