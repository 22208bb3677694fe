nobody = игрок

empty-seat = свободно
waiting-seat = ждёт

# Вызов
challenge-open = { $name } расставляет шашки. Кто сядет напротив?
challenge-cancelled = { $name } снимает вызов.
button-sit = 🎲 Сяду играть
button-cancel = Снять вызов

# Условия
terms-stake = ставка { $stake }
terms-match = матч до { $match }
terms-cube = куб
terms-cube-with = куб, { $extras }
terms-beaver = бивер
terms-from = с позиции, не в счёт
terms-jacoby = правило Якоби
terms-auto-doubles =
    { $count ->
        [1] один авто-дабл
       *[other] до { $count } авто-даблов
    }
terms-arithmetic = растёт по одному
crawford = партия Кроуфорда, без куба
words-cube = куб, кубом, куба, кубик, кубиком, кубика, даве
words-no-cube = безкуба, бескубовые, безкубовые
words-beaver = бивер, бивера, бивером
words-jacoby = якоби, джекоби
words-with = с, со, против
words-without = без
words-friend = друг, друга, другом, подругой
words-match = матч
words-to = до
words-one = один, одного, одно, одному
words-two = два, двух
words-three = три, трёх
words-four = четыре, четырёх
words-five = пять, пяти
words-six = шесть, шести
words-seven-of = семь, семи
words-eight = восемь, восьми
words-nine = девять, девяти
words-ten = десять, десяти
words-points = очко, очка, очков
words-idle = и, на, в, во, ставка, ставкой, ставку, очко, очка, очков
words-nardy = нарды, нард, нарди, игра, игру
# Под доской друга это слова ему, а не название игры
words-small-talk = правда, право, правы, права, быстро, быстрее, быстрая, бешеный, сумасшедший, безумный, классика, среда, игра, игру, турция, греция, иран, болгария, азербайджан, грузия
words-clock = часы, часами, часов
words-seconds = с, сек, секунда, секунды, секунд, секунду
words-minutes = м, мин, минута, минуты, минут, минуту, минутка, минутку
words-per = по, каждый, за
words-turn = ход, хода

# Ход партии
series-score = счёт { $score }
opening =
    { $reader ->
        [own] Жребий { $throws } — начинаете вы.{ $raise }
       *[other] Жребий { $throws } — начинает { $player }.{ $raise }
    }
opening-played = Жребий { $throws }.{ $raise } { $told }
opening-raised = Авто-дабл: ставка × { $value }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } доигрывает { $roll }: { $moves }
no-move = хода нет
forced = единственный ход
unplayed = не сыграно { $dice }
unplayed-leftover =
    { $reader ->
        [own] вам осталось { $dice }
       *[other] сопернику осталось { $dice }
    }
to-roll =
    { $reader ->
        [own] Бросайте зары!
        [called] { $player }, бросайте зары.
       *[other] { $player } бросает зары.
    }
to-roll-again =
    { $reader ->
        [own] Дубль сыгран — бросайте ещё раз!
        [called] { $player }, дубль сыгран — бросайте ещё раз.
       *[other] { $player }: дубль сыгран — бросает ещё раз.
    }
doubled =
    { $reader ->
        [own] { $player }: даве × { $value } — на кону { $worth }, пас стоит { $price }. Принимаете?
        [called] { $player }: даве × { $value } — на кону { $worth }, пас стоит { $price }. { $opponent }, принимаете?
       *[other] { $player }: даве × { $value } — на кону { $worth }, пас стоит { $price }. Отвечает { $opponent }.
    }
redoubled =
    { $reader ->
        [own] { $player }: басы × { $value } — на кону { $worth }, пас стоит { $price }. Принимаете?
        [called] { $player }: басы × { $value } — на кону { $worth }, пас стоит { $price }. { $opponent }, принимаете?
       *[other] { $player }: басы × { $value } — на кону { $worth }, пас стоит { $price }. Отвечает { $opponent }.
    }
beavered =
    { $reader ->
        [own] { $player }: бивер × { $value } — на кону { $worth }, пас стоит { $price }. Принимаете?
        [called] { $player }: бивер × { $value } — на кону { $worth }, пас стоит { $price }. { $opponent }, принимаете?
       *[other] { $player }: бивер × { $value } — на кону { $worth }, пас стоит { $price }. Отвечает { $opponent }.
    }
to-move =
    { $reader ->
        [own] Ваш ход — { $roll }
        [called] { $player }, ваш ход — { $roll }
       *[other] Ходит { $player } — { $roll }
    }
to-move-leftovers =
    { $reader ->
        [own] Доиграйте зары соперника: { $roll }
        [called] { $player }, доиграйте зары соперника: { $roll }
       *[other] { $player } доигрывает зары соперника: { $roll }
    }
goal = Ведите все шашки к себе домой, в пункты 1–6, а оттуда снимайте.
taken = { $player } принимает: куб × { $value }.
beaver-taken = { $opponent } принимает бивер: куб × { $value }.
resignation-declined = Сдача не состоялась, играем дальше.
# Ходы, броски, счёт: где бы они ни стояли
notation = { $moves }
# Двух игроков: сначала число первого
figures-of-two = { $first }:{ $second }
roll-called = { $dice }, { $name }
point-bar = бар
point-off = снять
button-roll = 🎲 Бросить
button-double = Даве × { $value }
button-redouble = Басы × { $value }
button-take = Принять
button-drop = Пас
button-beaver = Бивер
button-undo = ↩ Вернуть
button-undo-short = ↩
button-done = Готово
button-resign = Сдаться
button-rules = Правила
button-menu-close = Свернуть
button-down = Доска сюда

# Сдача и конец
resign-ask = 🏳 { $player }, точно сдаётесь? Цена сдачи: { $prices }.
resign-ask-free = 🏳 { $player }, точно сдаётесь? Партия не в счёт.
resign-ask-early = 🏳 { $player }, точно сдаётесь? До пятого хода партия не в счёт.
menu-sent = Меню — в нашем личном чате.
resign-sure = 🏳 { $player }, так вы отдадите не только партию, но и матч. Точно?
button-resign-at-once = { $outcome } — сразу
button-resign-if-accepted = { $outcome } — если примут
button-resign-match = Отдать матч…
button-resign-sure = Да, отдать матч
button-resign-sure-by = Да: { $outcome }
button-not-now = Не сейчас
button-resign-not = Играть дальше
button-accept = Принять
button-decline = Играть дальше
resignation =
    { $reader ->
        [own] { $player } сдаётся ({ $outcome }). Принимаете?
        [called] { $player } сдаётся ({ $outcome }). { $opponent }, принимаете?
       *[other] { $player } сдаётся ({ $outcome }). Отвечает { $opponent }.
    }
outcome-short-oin = оин
outcome-short-mars = марс
outcome-koks = кокс
outcome-long-oin = оин
outcome-long-mars = марс
outcome-home-mars = домашний марс
outcome-mother = мать
outcome-drawn = ничья
# Хачапури: шашки, которые проигравший не снял
outcome-difference =
    { $checkers ->
        [one] { $checkers } шашка
        [few] { $checkers } шашки
       *[many] { $checkers } шашек
    }
outcome-times = { $outcome } ×{ $multiplier }
over-borne-off =
    { $reader ->
        [own] 🏆 Вы выиграли: { $outcome }!
       *[other] Победа: { $winner } — { $outcome }.
    }
# Как кончилась партия без слов о том, чем именно
over-won =
    { $reader ->
        [own] 🏆 Вы выиграли!
       *[other] Победа: { $winner }.
    }
over-mother =
    { $reader ->
        [own] 🏆 Мать накрыта: вы выиграли вдвойне!
       *[other] Мать накрыта: двойная победа — { $winner }.
    }
over-mothers = Обе матери накрыты: ничья.
over-frozen = Сто ходов подряд никто не мог пойти: ничья.
draw-each = Каждому — { $worth }
over-resigned = { $loser } сдаётся. { $won }
over-not-counted = Партия не в счёт: тот, от чьего имени был вызов, так и не сыграл.
over-left-early = Партия кончилась до пятого хода: в таблицу и рейтинг не идёт.
over-wood = На настоящей доске. { $won }
over-dropped = { $loser } пасует. { $won }
over-beaver-dropped = { $loser } пасует на бивер. { $won }
points =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
worth-in-match = { $worth }, в счёт матча — { $score }
cut-by-jacoby = { $counted } (Якоби)
match-over = Матч окончен: победа — { $winner }.
match-over-too =
    { $reader ->
        [own] И матч тоже ваш!
        [lost] Матч — тоже за соперником.
       *[other] Этой партией выигран и матч.
    }
button-rematch = Реванш
button-next-game = Ещё партию
# В матче из разных игр: за какую садятся теперь
button-next-game-of = Дальше: { $game }
button-rematch-accept = Согласиться
button-rematch-asked = ⏳ Реванш предложен
button-rematch-with = Реванш: зовёт { $name }
button-next-game-with = Ещё партию: зовёт { $name }
rematch-asked = { $name } хочет ещё партию!

# Под числом оставшихся очков на картинке доски, не длиннее 8 букв.
picture-pips = пройти
# В долгих играх: сколько ещё идти обоим
checker-held =
    { $reader ->
        [own] Ваша шашка под чужой: пока та не уйдёт, она стоит.
       *[other] { $player }, ваша шашка под чужой: пока та не уйдёт, она стоит.
    }

# Ответ на нажатие: доска может прийти чуть позже.
moves-counted = { $moves }
board-in = Доска через { $seconds } с
button-hash = Отпечаток
hash-whole = SHA-256 секрета зар. Сверьте его после партии: { $hash }
hash-and-secret =
    🔑 Секрет: { $secret }
    🔒 SHA-256: { $hash }
dice-nonce = 🍀 От игроков: { $nonce }

board-late = Картинка запаздывает, доска сейчас такая:
pictures-forbidden = В этот чат нельзя присылать картинки, поэтому доски теперь из эмодзи. Когда картинки разрешат, верните их в /settings.

# Что игроки говорят друг другу нажатием; это стоит под доской до следующего хода.
button-emote-bravo = 👏
button-emote-lucky = 🍀
button-emote-alas = 😅
emote-bravo = 👏 Красиво сыграно!
emote-lucky = 🍀 Вот это зары!
emote-alas = 😅 Не мои сегодня зары.
emote-heard = { $name }: { $words }
refused-emote-said = Одной реплики за ход достаточно.
refused-emotes-off = Реплики в этой партии выключены: /settings.

# Разговор: что набирают в личном чате, стоит строкой под доской другого, пока оба не сходят.
talk-asks = Поговорим? Нажмите 💬
talk-agrees = Поговорим! Пишите прямо здесь.
talk-heard = 💬 { $name }: { $words }
voice-words-only = Под доской { $name } видит только слова.
voice-off = Разговор под доской у вас выключен: /settings.
voice-unheard = { $name } не видит слов под доской.
voice-unasked = Слова дойдут, когда вы оба нажмёте 💬.
voice-waiting = Слова дойдут, когда { $name } тоже нажмёт 💬.
way-to-person = Написать напрямую: { $link }
button-talk-ask = 💬 Поговорить
button-talk-mute = Не слышать
button-talk-unmute = Снова слышать
talk-asked = Спросил. Когда 💬 нажмут в ответ, пишите прямо здесь.
talk-on = Пишите прямо здесь: слова встанут под доской соперника.
talk-muted = Слов соперника под вашей доской больше не будет. Вернуть их — там же, под ⋯.
talk-unmuted = Слова соперника снова встают под вашей доской.

# Ходы, о которых сказано в одну строку: сколько раз нечем было ходить и какие броски сыграны.
chain-stuck = { $player }: { $rolls } — хода нет
chain-stuck-both = { $player }: { $stuck } — хода нет, сыграно { $rolls }
chain-passed =
    { $player }: { $times ->
        [one] { $times } пропуск
        [few] { $times } пропуска
       *[many] { $times } пропусков
    }
chain-played = { $player }: сыграно { $rolls }
chain-both =
    { $player }: { $times ->
        [one] { $times } пропуск
        [few] { $times } пропуска
       *[many] { $times } пропусков
    }, сыграно { $rolls }
chain-rolls =
    { $turns ->
        [one] { $turns } бросок
        [few] { $turns } броска
       *[many] { $turns } бросков
    }
chain-and = { $first } и { $last }
# Бот, каким он назван на картинке доски.
board-bot = Бот { $stars }
# В чьей-то первой партии
board-bot-first = Бот

# Конец партии
card-you-won = Вы выиграли! { $outcome }
caption-you-won = 🏆 Победа ваша!
caption-you-lost = За соперником. Следующая — ваша?
caption-you-lost-there = Эта партия за соперником.
missed-double =
    { $pips ->
        [one] 🎲 Не хватило дубля: осталось { $pips } очко.
        [few] 🎲 Не хватило дубля: осталось { $pips } очка.
       *[many] 🎲 Не хватило дубля: осталось { $pips } очков.
    }
card-streak = Побед подряд
card-streak-ended = Прервана серия побед
button-over-more = Ещё…
button-next-dice = 🔒 Зары реванша

# Редкая удача, одна строчка за партию; $oneIn – сколько таких рядов бросков приходится на один такой.
luck-doubles = 🍀 { $player }: три дубля подряд! Шанс — 1 из { $oneIn }.
luck-same-double = 🍀 { $player }: { $roll } дважды подряд! Шанс — 1 из { $oneIn }.
luck-same-roll = 🍀 { $player }: { $roll } трижды подряд! Шанс — 1 из { $oneIn }.
luck-no-double = 🙈 { $player }: { $rolls } бросков без дубля. Шанс — 1 из { $oneIn }.

# Возврат хода: с согласия соперника, у бота — сразу
button-ask-back = Вернуть ход?
button-take-back = Вернуть ход
button-allow-back = Хорошо
button-refuse-back = Нет
asked-back =
    { $reader ->
        [own] { $player } просит вернуть ход { $roll }. Вернём?
        [called] { $player } просит вернуть ход { $roll }. { $opponent }, вернём?
        [asker] Вы попросили вернуть ход { $roll }. Отвечает { $opponent }.
       *[other] { $player } просит вернуть ход { $roll }. Отвечает { $opponent }.
    }
taken-back = Ход возвращён.
take-back-refused = Ход не возвращаем, играем дальше.
back-asked = Спросил. Пока соперник не тронул шашку, он может согласиться.
back-taken = Ходите снова, зары те же. Партия теперь учебная: ступени за неё не будет.
refused-nothing-to-take-back = Возвращать пока нечего: своего хода ещё не было.
refused-moved-on = Поздно просить: шашками уже пошли.
refused-cube-turned = Только что крутили куб: этот ход остаётся.
refused-asked-before = Об этом ходе вы уже просили.
refused-no-question = Вернуть ход уже никто не просит.
refused-own-question = На этот вопрос отвечает соперник.
refused-take-back-off = В этой партии ходов не возвращают.
