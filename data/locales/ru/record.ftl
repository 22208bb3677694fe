# Кнопки законченной партии
button-dice = Зары
button-secret = 🔑 Секрет
dice-checked =
    🎲 Проверено: { $throws ->
        [one] { $throws } бросок верен
        [few] все { $throws } броска верны
       *[many] все { $throws } бросков верны
    }.
dice-wrong = ⚠️ Зары не сходятся: бросок № { $wrong } не сходится с секретом.
dice-other-secret = ⚠️ Зары не сходятся: отпечаток секрета не тот, что показан до игры.
button-record = Запись

# Выдача записи
record-coming = Запись уже отправляется.
record-caption = Запись партии { $game }. В файле { $file } — секрет зар и все броски: по нему каждый может проверить, что броски были определены до начала партии и никто их не менял. Готовая проверка — npm run verify-dice -- { $file }.
record-caption-running = Запись партии { $game } до этого места. Секрет открою, когда она закончится; до тех пор его удостоверяет SHA-256.
refused-record-just-sent = Запись уже здесь: посмотрите чуть выше.
refused-record-needs-chat = Прислать запись я могу только в личный чат: откройте его и нажмите «Старт».

# Партия в виде текста
record-title = Шеш-беш · партия { $game }
record-rules = Правила: { $name } ({ $id })
record-placed = Партия начата с позиции: { $line }
record-stake = Ставка: { $stake }
record-match = Матч до { $points }
record-games = Игры матча по очереди: { $games }
record-number = Партия в матче: { $number }
record-crawford = Партия Кроуфорда, без куба
record-score = Счёт перед ней: { $white }:{ $black }
record-began = Начата: { $date }
record-ended = Закончена: { $date }
# Numbers of turns, each after the sign of its player
record-taken-back = Возвращены ходы: { $turns }
record-hash = SHA-256 секрета зар: { $hash }
record-secret = Секрет зар: { $secret }
record-opening = Жребий: { $throws }.
record-leftovers = остаток { $dice }
record-no-move = нет хода
record-rest = не сыграно: { $dice }
record-unfinished = (не доиграно)
record-doubled = даве: × { $value }
record-redoubled = басы: × { $value }
record-beavered = бивер: × { $value }
record-taken = принимает: × { $value }
record-resignation-offered = предлагает сдачу: { $outcome }
record-resignation-declined = Игра продолжается.
record-timed-out = ⏱ время вышло, решает бот

# Законченная партия для показа другим: карточка и повтор
button-result = Карточка
words-result = итог
button-show-friend = Поделиться
button-play-me = Сыграть со мной
inline-no-result = Показать можно только свою законченную партию
replay-turn = Ход { $turn } из { $turns }
button-replay = Повтор
share-coming = Рисую.
share-just-sent = Уже здесь: посмотрите чуть выше.
share-enough = Три ваши картинки ещё рисуются: нажмите снова, когда одна придёт.
share-needs-chat = Картинки могу прислать только туда, куда меня добавили.
card-score = Счёт по очкам
card-match = Матч до { $points }
card-rules = Игра
card-length = Длина
card-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
card-doubles = Дубли
card-ending = Конец
card-resigned = сдача
card-dropped = пас на даве
card-claimed = не доиграно
card-wood = на настоящей доске
card-not-counted = не в счёт
card-last-turn = Последний ход
