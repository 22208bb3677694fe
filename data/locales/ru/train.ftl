# Тренировка: свои ошибки и позиции прошлых семёрок
command-train = тренировка на своих ошибках
words-train = тренировка, тренировку, тренировки, тренажёр
button-train = 🎯 Тренировка
button-train-mistakes = 🎯 Мои ошибки
train-sent = Тренировка ждёт вас в личном чате.
refused-train-needs-chat = Тренироваться можно только в личном чате: откройте его и нажмите «Старт».
train-in-group = Тренируются в личном чате, каждый у себя.
train-choice =
    🎯 <b>Тренировка</b>
    Позиции, в которых вы ошиблись, — снова и снова, пока ход не станет верным трижды. Между ними — задачи вам по силам из прошлых семёрок.
button-train-due = { $game } · { $due }
train-none = Пока тренировать нечего. Сыграйте партию и нажмите под ней «Разбор» — ваши ошибки придут сюда. А позиции сегодняшней семёрки (/seven) будут здесь завтра.
refused-no-puzzle = Этой задачи больше нет. Новая — /train.
refused-nothing-to-train = Больше таких позиций пока нет.
refused-not-judged = Не получилось оценить. Попробуйте ещё раз.
train-title = <b>Тренировка</b> · { $game }
train-own = из вашей партии
train-puzzle = из семёрки
train-played = Ваш ход: <b>{ $turn }</b>
train-best = Лучший: <b>{ $turn }</b>
train-again = Эта позиция ещё вернётся.
button-train-next = Дальше
button-train-more = Ещё такие
button-train-menu = ☰
me-weakest-long = 🎯 В длинных больше всего теряете вот где: { $theme } — в среднем −{ $mean } из 100.
me-weakest-short = 🎯 В коротких больше всего теряете вот где: { $theme } — в среднем −{ $mean } из 100.

# Тренировка куба: даве или бросок, принять или пас
button-train-cube = 🎲 Куб
button-train-cube-due = 🎲 Куб · { $due }
button-train-cube-next = Ещё куб
train-cube-title = <b>Куб</b> · { $game }
train-cube-choice = Ваш ход, куб на середине. Даве или бросок?
train-cube-answer = Соперник предлагает даве. Принять или пас?
train-cube-did-roll = Вы: бросок
train-cube-did-double = Вы: даве
train-cube-did-take = Вы: принять
train-cube-did-drop = Вы: пас
train-cube-did-beaver = Вы: бивер
train-cube-right-roll = Верно — бросать.
train-cube-right-double = Верно — даве.
train-cube-right-take = Верно — принять.
train-cube-right-drop = Верно — пас.
train-cube-right-beaver = Верно — бивер.
train-cube-none = верное решение
train-cube-again = Это решение ещё вернётся.
