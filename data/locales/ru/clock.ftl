# Напоминания и время на ход
reminder = ⏰ { $player }, ваш ход.
reminder-answer = ⏰ { $player }, от вас ждут ответа.
overdue = ⌛ Время на ход вышло: { $player } может забрать победу.
button-claim = Забрать победу
over-claimed = { $loser } не доигрывает партию. Победа: { $winner } — { $outcome }.
refused-not-due = Время на ход ещё не вышло.
refused-claim-not-yours = Забрать победу может только соперник: он ждёт вашего хода.

# Кого нет
left-chat = 🚪 { $player } больше не в этом чате.
stopped-bot = 💤 { $player } не получает сообщений бота.
gone-until = Партия ждёт хода до { $until }, потом победу можно забрать.
gone-deadline = Время на ход идёт как обычно.
gone-no-deadline = Партия подождёт.

# Колокольчик под доской группы: личное сообщение, когда придёт очередь нажавшего.
button-bell = 🔔 Позвать
bell-on = 🔔 Позову вас в личном чате, когда будет ваш ход в этой партии. Ещё раз нажмёте — перестану.
bell-off = 🔕 Больше не зову: за партией следите здесь.
bell-begun = 🔔 Готово: когда в партии, где вы нажали на колокольчик, будет ваш ход, я напишу сюда.
bell-move = 🔔 Ваш ход! Соперник: { $name } · { $group }
bell-answer = 🔔 От вас ждут ответа! Соперник: { $name } · { $group }

# Часы: время на ход или запас с добавкой. near — момент, до которого Telegram считает сам.
terms-clock-turn = ⏱ { $time } на ход
terms-clock-bank = ⏱ { $time } + { $add } за ход
clock-minutes = { $count } мин
clock-seconds = { $count } с
clock-until = ⏱ { $near }
timed-out = время вышло, сходил бот
timed-out-once = ⏱ { $player }: время вышло, решил бот. Ещё раз — поражение.
over-timed-out = ⏱ { $loser } снова не успевает. Победа: { $winner } — { $outcome }.
reminder-clock = ⏰ { $player }, ваш ход: время выйдет { $near }
reminder-clock-answer = ⏰ { $player }, от вас ждут ответа: время выйдет { $near }
