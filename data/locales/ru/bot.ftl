# Первые слова
start-group = Здесь играют в нарды. Напишите /play — и за доску сядет любой желающий. Всё остальное — /help.
start-private =
    Салам! Я нардист: держу доску, бросаю зары и слежу за правилами — длинные нарды, короткие и их родня.

    Играют в группе: добавьте меня туда и напишите /play.
help =
    <b>Как играть</b>
    /play — выбрать игру; /play длинные, /play короткие 5 — вызвать сразу. За доску садится любой.
    Ходят кнопками под доской: одно нажатие — одна шашка. «Назад» возвращает шашку, «Готово» отдаёт ход.
    /board — прислать доску заново, вниз чата
    /resign — сдаться
    /cancel — снять свой вызов

    Единственный возможный ход делается сам, и если ходить некуда, ход сам переходит к сопернику — под доской об этом сказано.
button-add-to-group = Добавить в группу
command-start = начать
command-play = вызвать на партию: /play длинные, /play короткие
command-board = прислать доску заново
command-resign = сдаться
command-cancel = снять свой вызов
command-top = кто кого в этом чате
command-me = мои цифры и мои зары
command-help = как играть

# Строчки в ответ
needs-group = Играют в группе: добавьте меня туда и напишите там /play.
already-challenging = Ваш вызов уже ждёт соперника в этом чате. Снять его — /cancel, прислать доску вниз — /board.
too-many-challenges = В этом чате уже 10 открытых вызовов: сядьте за один из них.
too-many-games = У вас уже 20 идущих партий. Доиграйте одну — список в /games.
nothing-to-cancel = Снимать нечего: вашего вызова здесь нет. Новый — /play.
unknown-ruleset = Игры «{ $word }» я не знаю. Вот что можно написать:
which-ruleset = «{ $word }» — это разные игры. Какая из них?
bad-stake = Ставка «{ $word }» не годится: нужно целое число от 1 до { $mostStake }, например /play long 5.
bad-match = «{ $word }» не годится для матча: нужно целое число от 1 до { $mostMatch }, например /play short матч 5.
no-table = Здесь сейчас никто не играет. Начать — /play.
no-own-game = У вас нет идущей партии в этом чате. Начать — /play.
unknown-command = Такой команды у меня нет. Что я умею — /help.

# Всплывающие ответы на нажатия (до 200 знаков)
refused-unknown-button = Этой кнопки я не знаю. Прислать свежую доску — /board.
refused-no-challenge = Этого вызова больше нет. Новый — /play.
refused-own-challenge = Это ваш вызов: за доску должен сесть кто-то другой.
refused-not-your-challenge = Снять вызов может только тот, кто его бросил.
refused-challenge-closed = Этот вызов уже закрыт. Новый — /play.
refused-no-game = Этой партии больше нет. Новая — /play.
refused-not-your-game = Вы не играете в этой партии, но смотреть можно.
refused-stale = Доска уже изменилась — смотрите свежую.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-rolling = Зары уже брошены.
refused-not-moving = Сначала бросьте зары.
refused-illegal-move = Так пойти нельзя.
refused-nothing-to-undo = Возвращать нечего.
refused-dice-left = Ещё не все зары сыграны.
refused-resignation-pending = Сначала нужно ответить на предложение сдаться.
refused-no-resignation = Предложения сдаться больше нет.
refused-outcome-impossible = С таким исходом сдаться здесь нельзя.
refused-game-over = Партия уже закончена.
refused-already-open = Партия уже начата.
refused-not-over = Партия ещё идёт.
refused-already-asked = Вы уже предложили реванш. Ждём соперника.
refused-rematch-began = Следующая партия уже идёт. Найти её — /board.
refused-cube-off = Эта партия играется без куба.
refused-cube-not-yours = Куб у соперника: поднимать ставку теперь его право.
refused-cube-not-now = Даве говорят до броска.
refused-double-pending = Сначала нужно ответить на даве.
refused-no-double = Даве больше не ждёт ответа.
refused-own-double = Это ваше даве: отвечает соперник.
refused-beaver-off = Бивер здесь невозможен.
refused-not-for-you = Этот вызов — другому игроку.
refused-link-expired = Эта ссылка устарела: попросите новую.
refused-too-many-games = У вас уже 20 идущих партий. Доиграйте одну — список в /games.
refused-opponent-plays-too-much = У вызвавшего уже 20 идущих партий: придётся подождать.
