nobody = игрок без имени

# Вызов
challenge-open = { $name } ждёт соперника за доской.
challenge-cancelled = { $name } снимает вызов.
button-sit = Сесть играть
button-cancel = Снять вызов

# Ход партии
series-score = счёт { $white }:{ $black }
opening =
    { $ties ->
        [0] Жребий: { $throws }.
        [one] Жребий: { $throws } (ничья — перебросили).
       *[other] Жребий: { $throws } (при ничьей перебрасывали).
    } Начинает { $first }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } доигрывает { $roll }: { $moves }
no-move = ходить некуда, пропуск
forced = единственный ход
unplayed = не сыграно: { $dice }
to-roll = { $player }, бросайте зары.
to-move = { $player }, ваш ход: { $roll }
to-move-leftovers = { $player }, доиграйте зары соперника: { $roll }
point-bar = бар
point-off = снять
button-roll = Бросить зары
button-undo = ↩ Назад
button-done = Готово
button-resign = Сдаться
button-down = Доску вниз

# Сдача и конец
button-resign-as = Сдаться: { $outcome }
button-resign-not = Играть дальше
button-accept = Принять
button-decline = Играть дальше
resignation = { $player } сдаётся ({ $outcome }). { $opponent }, принимаете?
outcome-oin = оин
outcome-mars = марс
outcome-koks = кокс
outcome-home-mars = домашний марс
over-borne-off =
    { $points ->
        [one] Победа: { $winner } — { $outcome }, { $points } очко.
        [few] Победа: { $winner } — { $outcome }, { $points } очка.
       *[many] Победа: { $winner } — { $outcome }, { $points } очков.
    }
over-resigned =
    { $points ->
        [one] { $loser } сдаётся. Победа: { $winner } — { $outcome }, { $points } очко.
        [few] { $loser } сдаётся. Победа: { $winner } — { $outcome }, { $points } очка.
       *[many] { $loser } сдаётся. Победа: { $winner } — { $outcome }, { $points } очков.
    }
button-rematch = Реванш
button-rematch-accept = Реванш: согласиться
rematch-asked = { $name } предлагает сыграть ещё.
