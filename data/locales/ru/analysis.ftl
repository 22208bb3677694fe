# Разбор законченной партии
button-analysis = 🔎 Разбор
analysis-coming = Разбираю партию — это несколько секунд.
analysis-coming-there = Разбираю. Пришлю в личный чат, его видите только вы.
analysis-making = 🔎 Разбираю партию…
analysis-failed = 🔎 Разобрать эту партию не получилось.
refused-analysis-there = Разбор уже здесь: посмотрите выше.
refused-analysis-not-yours = Разбор партии — только для тех, кто её играл.
button-analysis-share = 📣 Показать в группе
analysis-sent-to-group = Отправляю в группу.
refused-analysis-shared = Этот разбор уже в группе.
refused-no-group = Эта партия была не в группе.
analysis-title = 🔎 <b>Разбор партии</b> · { $rules }
analysis-side = { $player }: <b>форма { $form } из 100</b> · { $lost }
analysis-side-short = { $player } · ошибки: { $lost } (для оценки мало ходов)
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

# Под законченной партией. Форма: сколько ходов из 100 – как у лучшего игрока
turn-fine = 👏 Ход { $turn } удался: { $moves }.
turn-worse = 💡 Ход { $turn }: вместо { $moves } лучше { $best }.
turn-praised = Лучший ход: { $player }, { $moves }.
dice-decided = 🎲 Партию решили зары: сопернику везло больше.
dice-with = 🎲 Больше везло: { $player }.
dice-even = 🎲 Зары никому не подыгрывали.
form-as-usual = 📊 Форма { $form } из 100, как обычно.
form-usual = 📊 Форма { $form } из 100, обычно { $mean }.
form-lately = 📊 Форма { $form } из 100, в последних партиях было { $mean }.
button-look-turn = 💡 Показать

# Под /me: форма в каждой из последних партий
me-form = 📊 Форма { $form } из 100 за { $games ->
        [one] последнюю { $games } партию
        [few] последние { $games } партии
       *[other] последние { $games } партий
    }
stats-form = Форма из 100 · { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
stats-form-last = { $form }
