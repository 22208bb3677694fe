# Строка под доской, когда партия кончилась. $reader – кто её читает: winner, loser или all.
# Имена стоят в именительном падеже, пол игрока неизвестен.
remark-first-win =
    { $reader ->
        [winner] 🌱 Ваша первая победа в этой группе!
        [loser] 🌱 { $winner }: первая победа в этой группе.
       *[all] 🌱 { $winner }: первая победа здесь!
    }
remark-first-mars =
    { $reader ->
        [winner] 💥 Ваш первый марс в этой группе!
        [loser] 💥 { $winner }: первый марс в этой группе.
       *[all] 💥 { $winner }: первый марс здесь!
    }
remark-first-over =
    { $reader ->
        [winner] 🌱 Ваша первая победа над этим соперником,
        [loser] 🌱 { $winner }: первая победа в партиях с вами,
       *[all] 🌱 { $winner } — { $loser }: первая победа,
    } до неё { $count ->
        [one] было { $count } поражение.
        [few] было { $count } поражения.
       *[many] было { $count } поражений.
    }
remark-first-place =
    { $reader ->
        [winner] 👑 Вы теперь первые в таблице группы!
        [loser] 👑 { $winner } теперь на первом месте в таблице группы.
       *[all] 👑 { $winner } теперь на первом месте в таблице!
    }
remark-place =
    { $reader ->
        [winner] 📈 Вы теперь на { $count }-м месте в таблице группы.
        [loser] 📈 { $winner } теперь на { $count }-м месте в таблице группы.
       *[all] 📈 { $winner } теперь на { $count }-м месте в таблице.
    }
remark-passed =
    { $reader ->
        [winner] 📈 В таблице группы вы теперь выше, чем { $loser }: на
        [loser] 📈 { $winner } теперь выше вас в таблице группы: на
       *[all] 📈 { $winner } теперь в таблице выше, чем { $loser }: на
    } { $count ->
        [one] { $count } очко.
        [few] { $count } очка.
       *[many] { $count } очков.
    }
remark-ended =
    { $reader ->
        [winner] ✋ Вы прервали серию: у соперника было
        [loser] ✋ { $winner } прерывает вашу серию: было
       *[all] ✋ { $winner } прерывает серию: { $loser } —
    } { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    } подряд.
remark-streak =
    { $reader ->
        [winner] 🔥 У вас над этим соперником { $count ->
            [3] третья
            [5] пятая
           *[other] { $count }-я
        } победа подряд.
        [loser] 😅 { $winner } обыгрывает вас { $count ->
            [3] третий
            [5] пятый
           *[other] { $count }-й
        } раз подряд. Пора прервать!
       *[all] 🔥 { $winner } — { $loser }: { $count ->
            [3] третья
            [5] пятая
           *[other] { $count }-я
        } победа подряд.
    }
remark-run =
    { $reader ->
        [winner] 🔥 У вас в группе
        [loser] 🔥 { $winner }: в группе
       *[all] 🔥 { $winner }:
    } { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    } подряд.
remark-level =
    { $reader ->
        [winner] ⚖️ Личный счёт равный, { $won }:{ $lost }. А отставали вы на { $count }.
        [loser] ⚖️ Личный счёт равный, { $lost }:{ $won }. А были впереди на { $count }.
       *[all] ⚖️ { $winner } — { $loser }: теперь поровну, { $won }:{ $lost }.
    }
remark-ahead =
    { $reader ->
        [winner] 📈 { $won }:{ $lost } — вы впервые впереди! Соперник: { $loser }.
        [loser] 📈 В личном счёте впервые впереди соперник, { $lost }:{ $won }.
       *[all] 📈 { $winner } впервые впереди: по партиям { $won }:{ $lost }.
    }
remark-round =
    { $reader ->
        [winner] 🎲 Ваша { $count }-я партия вместе, счёт { $won }:{ $lost }.
        [loser] 🎲 Ваша { $count }-я партия вместе, счёт { $lost }:{ $won }.
       *[all] 🎲 { $winner } — { $loser }: { $count }-я партия, счёт { $won }:{ $lost }.
    }
remark-week =
    { $reader ->
        [winner] ⚔️ Вы и { $loser } — соперники недели: { $won }:{ $lost }.
        [loser] ⚔️ Вы и { $winner } — соперники недели: { $lost }:{ $won }.
       *[all] ⚔️ Соперники недели: { $winner } — { $loser }, { $won }:{ $lost }.
    }
