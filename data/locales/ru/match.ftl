match-money = на интерес
match-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
match-who = Разобрать за кого: кем были вы?
match-working = Разбираю: { $done } из { $games }
match-waiting = В очереди: начну, когда закончу с другим вашим матчем.
match-done = Матч разобран: { $players }.
match-costly = Ваши самые дорогие решения стоили вместе { $lost }.
match-decision = <b>{ $page } из { $pages }</b> · партия { $game }, ход { $turn }
match-kept = В тренировке: { $count }. Начнём с самой дорогой.
match-forgotten = Этот матч я забыл.
button-match-look = 🔎 Самое дорогое: { $count }
button-match-train = 🎯 Тренировать их
button-match-forget = 🗑 Забыть матч
match-not-fetched = Файл не скачался: пришлите его ещё раз.
match-not-read = Прочитать файл не вышло: пришлите его ещё раз.
refused-match-gone = Этого матча у меня уже нет: пришлите файл снова.
refused-match-busy = Три ваших матча уже ждут: нажмите, когда один будет готов.
match-unfit-too-large = Файл слишком большой: матч помещается в 256 КБ.
match-unfit-no-match = Это не запись матча: в файле .mat бывает строка вроде «5 point match».
match-unfit-record = Это не запись моей партии, или в ней что-то изменили.
match-unfit-still-played = Эта партия ещё идёт: пришлите запись, когда закончится.
match-unfit-no-games = В этом файле нет ни одной партии.
match-unfit-more-matches = В файле несколько матчей: пришлите каждый отдельно.
match-unfit-variation = Такой игры я не разбираю: { $said }.
match-unfit-names = Партия { $game }: под её номером нет имён и счёта.
match-unfit-start = Партия { $game } начинается не с начальной расстановки: такую я не разбираю.
match-unfit-word = Партия { $game }, ход { $move }: не понимаю, что здесь записано: { $said }.
match-unfit-order = Партия { $game }, ход { $move }: сейчас не время для этого: { $said }.
match-unfit-illegal = Партия { $game }, ход { $move }: так пойти нельзя: { $said }.
match-unfit-cut-off = Файл обрывается: партия { $game }, после хода { $move }, и чем она кончилась, не сказано.
match-unfit-result = Партия { $game }, ход { $move }: победил другой, чем сказано в файле: { $said }.
