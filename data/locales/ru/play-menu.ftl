# Меню /play
which-game = <b>Во что играем?</b>
play-with = Вызов одному игроку: { $friend }
button-more-games = Ещё…
button-own-games = Свои правила
button-terms = Ставка, куб, матч…
button-games = ‹ Назад
play-own = Игры, которые составили в этом чате:
play-own-none = Здесь своих правил пока нет. Составить их — минута: берёте любую игру и меняете в ней что хотите.
button-own-begin = ✏️ Составить свои
play-terms = <b>На каких условиях?</b>
play-terms-stake = <b>Ставка</b> — очки за партию, не деньги.
play-terms-match = <b>Матч</b> — до выбранного числа очков, всегда с кубом.
play-terms-cube = <b>Куб</b> — до броска можно поднять ставку: «даве».
play-terms-extras = <b>Бивер</b> — поднять в ответ. <b>Якоби</b> — без даве любая победа — оин.
play-terms-clock = <b>⏱</b> Время вышло — ход решает бот, второй раз — поражение.
# Кнопки условий: на каждой — что выбрано
term-stake = Ставка: { $stake }
term-match =
    { $match ->
        [0] Матч: нет
       *[other] Матч: до { $match }
    }
term-cube =
    { $cube ->
        [on] Куб: есть
       *[off] Куб: нет
    }
term-hints =
    { $hints ->
        [on] Подсказки: обоим
       *[off] Подсказки: нет
    }
term-no-clock = ⏱ Без часов
button-beaver-wish = Бивер
button-jacoby-wish = Якоби
button-match-wish = Матч { $match }
button-terms-done = ‹ К выбору игры
play-length = До скольких очков?
play-waiting = Ваш вызов ждёт: { $terms }.
play-waiting-replaced = Новый его заменит.
button-show = Показать вызов
friend-unknown = С «{ $name }» вы здесь ещё не играли. Ответьте на его сообщение словом /play или напишите /play @имя.
which-friend = Кого из них позвать?
button-way-computer = 🤖 С ботом
button-way-friend = 🤝 С другом
button-way-seek = 🔎 Найти
button-close = Закрыть
refused-not-your-menu = Это меню открыли не вы. Своё — /play.
refused-no-ruleset = Этих правил больше нет. Что есть — /play.


# …-line: чем игра отличается; …-button: имя на кнопке, до 17 знаков
ruleset-long-line = не бьют: соперника обгоняют и запирают забором
ruleset-long-button = Длинные
ruleset-long-classic-line = две с головы на любом дубле; забор — когда соперник дома; начинает победитель
ruleset-long-classic-button = Классические
ruleset-long-federation-line = домашнего марса нет
ruleset-long-federation-button = Оин и марс
ruleset-gulbar-line = остаток доигрывает соперник, за дубль — ещё бросок
ruleset-gulbar-button = Гюльбар
ruleset-mad-gulbar-line = остаток — сопернику, дубль растёт до шестёрок
ruleset-mad-gulbar-button = Бешеный гюльбар
ruleset-short-line = бьют одиночные шашки; международные правила
ruleset-short-button = Короткие
ruleset-short-strict-line = побившую в доме тем же ходом не снимают
ruleset-short-strict-button = Строгие
ruleset-short-full-line = очки терять нельзя, если их можно сыграть
ruleset-short-full-button = Полный ход
ruleset-short-caucasian-line = в своём доме нельзя побить и спрятаться
ruleset-short-caucasian-button = Кавказские
ruleset-quick-long-line = длинные, но на голове по семь шашек: партия на несколько минут
ruleset-quick-long-button = Быстрые длинные
ruleset-hypergammon-line = короткие с тремя шашками: партия на несколько минут
ruleset-hypergammon-button = Гипергаммон
ruleset-tavli-line = матч, где по очереди портес, плакото и февга
ruleset-tavli-button = Тавли
ruleset-sreshta-line = матч, где по очереди права табла, гюль бара и тапа
ruleset-sreshta-button = Среща
ruleset-nackgammon-line = короткие, где сзади четыре шашки, а не две
ruleset-nackgammon-button = Накгаммон
ruleset-tavla-line = короткие, где нельзя побить дома и убежать
ruleset-tavla-button = Тавла
ruleset-portes-line = короткие, где нельзя побить дома и убежать
ruleset-portes-button = Портес
ruleset-takhteh-line = короткие, где нельзя побить дома и убежать
ruleset-takhteh-button = Тахте-нард
ruleset-prava-line = короткие без кокса
ruleset-prava-button = Права табла
ruleset-tawla-line = короткие без кокса, так играют и в Израиле
ruleset-tawla-button = Тауля
ruleset-celebi-line = короткие, где дубль растёт до шестёрок
ruleset-celebi-button = Челеби
ruleset-chelebi-line = дубль растёт с четвёртого броска, остаток — сопернику
ruleset-chelebi-button = Болгарское челеби
ruleset-fevga-line = длинные, где первым идёт один бегунок
ruleset-fevga-button = Февга
ruleset-moultezim-line = длинные, где первым идёт один бегунок
ruleset-moultezim-button = Мультезим
ruleset-uzun-line = длинные, две с головы на 4:4 и 6:6
ruleset-uzun-button = Узун нард
ruleset-gul-bara-line = длинные, голова и заборы свободны, дубль растёт
ruleset-gul-bara-button = Гюль бара
ruleset-plakoto-line = одинокую шашку накрывают; накрыта мать — проигрыш
ruleset-plakoto-button = Плакото
ruleset-tapa-line = как плакото; накрыты обе матери — обоим по очку
ruleset-tapa-button = Тапа
ruleset-khachapuri-line = длинные, где дома уже одиннадцать шашек, а счёт — по неснятым
ruleset-khachapuri-button = Хачапури
ruleset-mahbusa-line = одинокую шашку не бьют, а накрывают
ruleset-mahbusa-button = Махбуса
ruleset-own-line = свои правила этого чата
button-play-again = ▶️ Ещё раз: { $game }
# Игры соседей: страны
country-tr = Турция
country-gr = Греция
country-ir = Иран
country-bg = Болгария
country-ar = Арабские страны
country-az = Азербайджан
country-ge = Грузия
country-xx = Остальные
# Матч, в котором игры сменяют друг друга: какая идёт и какая за ней
game-and-next = { $game }, потом { $next }
