# Свои правила чата: слова после /rules
words-new = новые, новый, новая, новое, создать, new
words-own = свои, своё, наши, own

# Диалог
draft-base = <b>Новые правила.</b> На основе какой игры?
draft-title = <b>Новые правила</b> на основе игры «{ $base }»
draft-switches = Нажмите, что изменить; остальное останется как есть.
draft-name = <b>Осталось название:</b> пришлите его ответом на сообщение ниже.
draft-name-ask = Как назвать эти правила? Ответьте на это сообщение: до { $most } знаков. Передумали — /cancel.
draft-name-placeholder = Название правил
draft-medley = <b>Матч из разных игр</b>
draft-games = Нажимайте игры в том порядке, в каком их играть: от 2 до { $most }, можно повторять. После последней снова идёт первая.
button-draft-medley = Матч из разных игр…
button-draft-drop = ⌫ Убрать последнюю
draft-left = Правила не сохранены. Начать заново — /rules новые
draft-busy = Telegram просит подождать { $seconds } с. Потом нажмите ещё раз.
button-draft-name = Готово — назвать
button-draft-back = ‹ Назад
button-draft-cancel = Отмена
refused-not-your-draft = Эти правила составляет другой человек. Составить свои — /rules новые
refused-draft-over = Здесь правила уже не составляют. Начать заново — /rules новые

# Имя не подошло
name-empty = В названии должна быть хотя бы одна буква. Пришлите другое.
name-too-long = Слишком длинно: нужно не больше { $most } знаков. Пришлите другое.
name-spoken-for = Это слово уже занято: оно что-то значит после /play или /rules. Пришлите другое.
name-taken = Правила с таким названием в этом чате уже есть. Пришлите другое.
too-many-rulesets = В чате уже { $most } своих игр — больше нельзя. Удалить лишние — /rules свои

# Готовые правила
own-made = ✅ <b>Правила сохранены.</b>
own-title = Свои правила этого чата
own-none = Пока никаких.
own-new = Составить новые — /rules новые
own-made-of = На основе игры «{ $base }». Автор — { $maker }.
own-made-by = Матч, в котором игры идут по очереди. Автор — { $maker }.
own-delete = Удалить правила «{ $name }»? Начатые партии будут доиграны по ним.
own-deleted = Правила «{ $name }» удалены.
button-own-play = Вызвать на партию
button-own-rules = Объяснить с примерами
button-own-list = Все правила
button-own-delete = Удалить
button-own-delete-sure = Удалить
button-own-keep = Оставить
refused-not-your-ruleset = Удалить правила может их автор или администратор чата.

# Переключатели: имя, вопрос, значения и что каждое значит
switch-checkers = Сколько шашек
switch-checkers-line = Со сколькими шашками на голове начинает каждый?
switch-checkers-15 = пятнадцать
switch-checkers-15-line = как обычно
switch-checkers-7 = семь
switch-checkers-7-line = партия втрое короче
switch-checkers-3 = три
switch-checkers-3-line = партия на несколько минут

switch-opening = Первый ход
switch-opening-line = Чем ходит тот, кто выиграл жребий?
switch-opening-kept = зарами жребия
switch-opening-kept-line = ходит теми двумя зарами, что выпали в жребии
switch-opening-anew = новым броском
switch-opening-anew-line = бросает обе зары заново, может выпасть и дубль

switch-homeHit = Удар в своём доме
switch-homeHit-line = Шашка побила в своём доме. Что ей можно тем же ходом?
switch-homeHit-free = можно всё
switch-homeHit-free-line = никаких ограничений, как по международным правилам
switch-homeHit-no-bear-off = не снимать
switch-homeHit-no-bear-off-line = тем же ходом её не снимают, даже на дубле; не снимают и ту, что к ней встала
switch-homeHit-no-hiding = не прятаться
switch-homeHit-no-hiding-line = тем же ходом ей нельзя встать к своей; накрыть её другой или увести на пустой пункт можно, снять — только если другого хода нет

switch-homeHit-no-running = стоять
switch-homeHit-no-running-line = тем же ходом она больше не ходит и не снимается; накрыть её другой можно

switch-fullMove = Полный ход
switch-fullMove-line = Можно ли терять очки, если есть способ сыграть бросок целиком?
switch-fullMove-false = не обязателен
switch-fullMove-false-line = лишь бы сыграть все зары: большей зарой можно снять и ближнюю шашку
switch-fullMove-true = обязателен
switch-fullMove-true-line = если бросок можно сыграть на все очки, терять их нельзя

switch-headException = Две с головы
switch-headException-line = Когда первым ходом с головы можно взять вторую шашку?
switch-headException-opponent-head = { $rolls }
switch-headException-opponent-head-line = если первой шашке мешает голова соперника
switch-headException-any-double = любой дубль
switch-headException-any-double-line = на любом дубле, который одной шашкой целиком не сыграть
switch-headException-fours-sixes = 4:4 и 6:6
switch-headException-fours-sixes-line = на 4:4 и 6:6, что бы ни мешало первой
switch-headException-none = никогда
switch-headException-none-line = всегда одна шашка за ход

switch-block = Забор из шести
switch-block-line = Когда можно занять шесть пунктов подряд?
switch-block-opponent-ahead = соперник впереди
switch-block-opponent-ahead-line = если хоть одна шашка соперника уже впереди забора
switch-block-opponent-home = соперник в доме
switch-block-opponent-home-line = если хоть одна шашка соперника уже пришла в свой дом
switch-block-start-quarter = не на старте
switch-block-start-quarter-line = где угодно, только не все шесть пунктов, с которых начинают
switch-block-free = всегда
switch-block-free-line = без ограничений

switch-leftover = Несыгранные зары
switch-leftover-line = Что делать с зарами, которыми некуда пойти?
switch-leftover-lost = пропадают
switch-leftover-lost-line = ход переходит к сопернику
switch-leftover-opponent = сопернику
switch-leftover-opponent-line = соперник доигрывает их своими шашками, прежде чем бросить сам
switch-leftover-groups = от дубля — сопернику
switch-leftover-groups-line = остаётся только от растущего дубля; что соперник сыграть не может, он пропускает, как в гюль бара

switch-doubles = Дубль
switch-doubles-line = Как играется дубль?
switch-doubles-four = четыре хода
switch-doubles-four-line = каждая зара дважды
switch-doubles-roll-again = и ещё бросок
switch-doubles-roll-again-line = сыграли все четыре хода — бросаете ещё раз, как в гюльбаре
switch-doubles-ascending = растущий
switch-doubles-ascending-line = от своего числа до шестёрок: 4:4 — это четвёрки, пятёрки и шестёрки, как в бешеном гюльбаре

switch-ascendingMoves = По сколько ходов
switch-ascendingMoves-line = Сколько раз играется каждое число растущего дубля?
switch-ascendingMoves-2 = по два
switch-ascendingMoves-2-line = 5:5 — это 5 5 6 6
switch-ascendingMoves-4 = по четыре
switch-ascendingMoves-4-line = 5:5 — это 5 5 5 5 6 6 6 6, как в болгарской гюль-баре

switch-ascendingFromTurn = Дубль растёт
switch-ascendingFromTurn-line = С какого по счёту хода игрока дубль растёт? До того это четыре обычных хода.
switch-ascendingFromTurn-1 = с первого хода
switch-ascendingFromTurn-1-line = сразу
switch-ascendingFromTurn-2 = со второго хода
switch-ascendingFromTurn-2-line = первый ход обычный
switch-ascendingFromTurn-3 = с третьего хода
switch-ascendingFromTurn-3-line = первые два хода обычные
switch-ascendingFromTurn-4 = с четвёртого хода
switch-ascendingFromTurn-4-line = первые три хода обычные, как в болгарской гюль-баре

switch-koks = Кокс
switch-koks-line = Сколько стоит победа, если у соперника не снята ни одна шашка, а последняя — на баре или в чужом доме?
switch-koks-3 = × 3
switch-koks-3-line = втрое
switch-koks-off = нет
switch-koks-off-line = это простой марс, вдвое

switch-homeMars = Домашний марс
switch-homeMars-line = Сколько стоит победа, если у соперника все шашки дома, но не снята ни одна?
switch-homeMars-3 = × 3
switch-homeMars-3-line = втрое
switch-homeMars-4 = × 4
switch-homeMars-4-line = вчетверо
switch-homeMars-off = нет
switch-homeMars-off-line = это простой марс, вдвое

switch-nextFirst = Кто начинает
switch-nextFirst-line = Кто начинает следующую партию?
switch-nextFirst-throw = по жребию
switch-nextFirst-throw-line = снова бросают по одной заре
switch-nextFirst-winner = победитель
switch-nextFirst-winner-line = начинает тот, кто выиграл
switch-nextFirst-alternate = по очереди
switch-nextFirst-alternate-line = начинает тот, кто прошлую партию не начинал

switch-cube = Куб
switch-cube-line = Можно ли перед броском сказать «даве» — предложить поднять ставку?
switch-cube-false = без куба
switch-cube-false-line = ставка не растёт; на одну партию куб включает слово «куб» после /play
switch-cube-true = с кубом
switch-cube-true-line = кто принял даве, берёт куб, и следующий подъём — за ним

switch-raise = Ставка растёт
switch-raise-line = На сколько растёт ставка с каждым даве?
switch-raise-double = вдвое
switch-raise-double-line = 1, 2, 4, 8 …
switch-raise-arithmetic = на единицу
switch-raise-arithmetic-line = 1, 2, 3, 4 …

switch-beaver = Бивер
switch-beaver-line = Можно ли в ответ на даве тут же поднять ещё раз и оставить куб у себя?
switch-beaver-false = нет
switch-beaver-false-line = даве либо принимают, либо нет
switch-beaver-true = есть
switch-beaver-true-line = третий ответ на даве — «бивер»

switch-jacoby = Правило Якоби
switch-jacoby-line = Когда марс и кокс идут в счёт?
switch-jacoby-false = нет
switch-jacoby-false-line = всегда
switch-jacoby-true = есть
switch-jacoby-true-line = только если в партии прозвучало «даве», иначе это оин

switch-autoDoubles = Авто-даблы
switch-autoDoubles-line = Растёт ли ставка, если в жребии выпало поровну?
switch-autoDoubles-0 = нет
switch-autoDoubles-0-line = просто перебрасывают
switch-autoDoubles-1 = один
switch-autoDoubles-1-line = поднимает только первая ничья
switch-autoDoubles-2 = до двух
switch-autoDoubles-2-line = поднимают первые две ничьи
switch-autoDoubles-3 = до трёх
switch-autoDoubles-3-line = поднимают первые три ничьи
