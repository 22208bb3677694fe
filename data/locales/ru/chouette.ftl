# Шуэт: от трёх до шести человек за одной доской. Один в боксе, остальные — команда с капитаном; у каждого свой куб с боксом.
words-chouette = шуэт, шуэтт
chouette-title = 🦉 <b>Шуэт</b> · { $terms }
chouette-how = Один («бокс») — против команды: ходит капитан, остальные советуют. Куб у каждого свой.
chouette-how-uncubed = Один («бокс») — против команды: ходит капитан, остальные советуют.
chouette-seated = За столом: { $names }
chouette-throw = 🎲 Бросок за места: { $throws }
chouette-seats =
    { $missing ->
        [0] Можно начинать. Свободных мест: { $free }.
        [one] Нужен ещё { $missing } игрок.
        [few] Нужны ещё { $missing } игрока.
       *[many] Нужно ещё { $missing } игроков.
    }
chouette-seats-full = Все места заняты.
chouette-line = { $name } { $points }
chouette-games =
    { $games ->
        [0] Первая партия.
        [one] Сыграна { $games } партия.
        [few] Сыграно { $games } партии.
       *[many] Сыграно { $games } партий.
    }
chouette-plays = Партия идёт. Кто сядет сейчас, вступит в следующую.
chouette-over = 🏁 Шуэт окончен.
chouette-cancelled = Шуэт закрыт.
chouette-last = 🏁 Последняя партия: с ней кончится и вечер.
chouette-to-end = Закончить вечер: /chouette стоп
chouette-podium = 🏆 <b>Шуэт окончен</b> · { $terms }
chouette-podium-line = { $medal } <b>{ $name }</b> — { $points }
chouette-apart = Очки шуэта считаются отдельно: в /top их нет.
house-advice-playing = Советуют те, кто ещё играет.
house-advice-team = Советует вся команда.
house-advice-cubed = Советуют те, чей куб уже повёрнут.
house-advice-nobody = Без советов.
house-loneTaker-free = Если даве принял только один, он играет как обычно.
house-loneTaker-beavers = Если даве принял только один, ему нужно сказать бивер или спасовать.
house-boxTakes-any = Бокс принимает любые кубы.
house-boxTakes-half = Бокс принимает хотя бы половину кубов или ни одного.
house-boxTakes-all = Бокс принимает все кубы или ни одного.
button-house-advice-playing = Советы: кто ещё играет
button-house-advice-team = Советы: вся команда
button-house-advice-cubed = Советы: после даве
button-house-advice-nobody = Советы: нет

# Стол
team-players = ⚪ { $box } — 🔴 { $members }
team-member = { $name } { $cube }
team-next = Дальше: бокс — { $box }, капитан — { $captain }
team-next-few =
    { $missing ->
        [one] Для новой партии нужен ещё { $missing } игрок.
        [few] Для новой партии нужны ещё { $missing } игрока.
       *[many] Для новой партии нужно ещё { $missing } игроков.
    }
team-box-doubles =
    ⚪ { $box }: { $what ->
        [beaver] бивер
       *[double] даве
    }. Принять или пас: { $members }.
team-alone = { $member }, остальные спасовали: бивер или пас.
team-doubles =
    { $members }: { $what ->
        [beaver] бивер
       *[double] даве
    }. ⚪ { $box }, принимаете?
team-box-wins = 🏆 Бокс победил ({ $box }): { $outcome }.
team-wins = 🏆 Команда обыграла бокс ({ $box }): { $outcome }.
team-cubes = всё решил куб
team-resigned = бокс сдаётся
team-claimed = бокс не отвечает
team-points = { $members }. Бокс { $box }
team-missing =
    ⌛ { $name } не отвечает: { $who ->
        [box] партию можно отдать команде.
        [asked] кто молчит, тому можно засчитать пас.
        [left] можно засчитать выход из партии.
       *[captain] ходить может следующий.
    }
button-chouette-sit = 🪑 Сесть
button-chouette-up = Встать
button-chouette-begin = ▶️ Начать
button-chouette-close = 🏁 Закончить вечер
button-chouette-next = ▶️ Следующая партия
button-team-double = Даве
button-team-double-all = Даве всем
button-team-take-all = Принять все
button-team-drop-all = Пас всем
button-team-take = ✓ { $name } { $value }
button-team-drop = ✗ { $name }
button-team-double-one = Даве: { $name }
button-team-go-on =
    { $who ->
        [box] Победа команды
        [asked] Засчитать пас
        [left] Засчитать выход
       *[captain] Пусть ходит следующий
    }
button-team-leave = Выйти из партии: { $price }
team-leave-ask = 🏳 { $player }, точно? Цена выхода: { $price }.
advised = Вы советуете { $moves }: капитан видит это на кнопке.
advised-back = Совет снят.
chouette-sat = Вы за столом.
chouette-up = Вы встали из-за стола. Текущую партию можно доиграть.
chouette-needs-group = Шуэт — игра для группы: добавьте меня в группу и напишите там /chouette.
chouette-runs = Шуэт здесь уже идёт. Закрыть его — /chouette отмена.
chouette-none = Закрывать нечего: шуэта здесь нет.
chouette-not-yours = Закрыть шуэт может тот, кто его начал, или администратор.
chouette-cancel-done = Шуэт закрыт.
refused-chouette-over = Этот шуэт уже окончен.
refused-chouette-full = За столом все места заняты.
refused-chouette-seated = Вы уже за столом.
refused-chouette-not-seated = Вы не за столом: сначала нажмите «Сесть».
refused-chouette-plays = Партия ещё идёт.
refused-chouette-too-few = Для шуэта нужны хотя бы трое.
refused-captain-moves = Ходит капитан.
refused-not-playing = Для вас эта партия уже окончена.
refused-must-beaver = Остальные спасовали: теперь бивер или пас.
refused-box-takes-half = Здесь бокс принимает не меньше половины кубов или ни одного.
refused-box-takes-all = Здесь бокс принимает все кубы или ни одного.
refused-advice-nobody = За этим столом не советуют: ходит капитан.
refused-advice-playing = Советует тот, кто ещё играет в этой партии.
refused-advice-cubed = Советует тот, чей куб уже повёрнут.
button-house-loneTaker-free = Принял один: как обычно
button-house-loneTaker-beavers = Принял один: бивер или пас
button-house-boxTakes-any = Бокс принимает: любые
button-house-boxTakes-half = Бокс принимает: хотя бы половину
button-house-boxTakes-all = Бокс принимает: все или ни одного
chouette-no-match = Шуэт играют без матча: партия за партией, например /chouette короткие 5.
chouette-no-hints = В шуэте подсказывает команда, а не бот. Напишите без подсказок: /chouette короткие 5.
chouette-no-clock = Шуэт играют без часов, например /chouette короткие 5.
house-seats = Мест за столом: { $seats }.
button-house-seats = 🪑 Мест: { $seats }
button-house-cube =
    Куб: { $is ->
        [yes] да
       *[other] нет
    }
button-house-beaver =
    Бивер: { $is ->
        [yes] да
       *[other] нет
    }
button-house-jacoby =
    Якоби: { $is ->
        [yes] да
       *[other] нет
    }
chouette-cube-2 = Без куба.
chouette-cube-3 = Кубы: с бивером, без Якоби.
chouette-cube-4 = Кубы: с Якоби, без бивера.
chouette-cube-5 = Кубы: с бивером и Якоби.
chouette-terms-about = <b>Бивер</b> — ответить на даве подъёмом и оставить куб себе. <b>Якоби</b> — пока не было даве, марс и кокс идут за оин.
team-cube-of-box = ×{ $value } у бокса

# /rules
guide-title-chouette = Шуэт
guide-chouette =
    Один («бокс», ⚪) против команды (🔴) на одной доске, от трёх до шести человек. Кто бокс, а кто капитан, решает один общий бросок. Ходит капитан, остальные советуют, нажимая ходы.

    У каждого свой куб с боксом: даве говорят и принимают каждый за себя. Кто спасовал или чьё даве не приняли, из этой партии вышел, остальные играют; вышел капитан — ходит следующий. Кто не отвечает 10 минут, без того играют дальше.

    В конце каждый рассчитывается с боксом: ставка × его куб × исход. Бокс победил — остаётся, капитан идёт в конец; проиграл — в бокс садится капитан, который победил.
