remark-first-win =
    { $reader ->
        [winner] 🌱 Bu qrupda ilk qələbəniz!
        [loser] 🌱 { $winner }: bu qrupda ilk qələbə.
       *[all] 🌱 { $winner }: burada ilk qələbə!
    }
remark-first-mars =
    { $reader ->
        [winner] 💥 Bu qrupda ilk marsınız!
        [loser] 💥 { $winner }: bu qrupda ilk mars.
       *[all] 💥 { $winner }: burada ilk mars!
    }
remark-first-over =
    { $reader ->
        [winner] 🌱 { $loser } üzərində ilk qələbəniz,
        [loser] 🌱 { $winner }: sizin üzərinizdə ilk qələbə,
       *[all] 🌱 { $winner }: { $loser } üzərində ilk qələbə,
    } { $count } məğlubiyyətdən sonra.
remark-first-place =
    { $reader ->
        [winner] 👑 Qrupun cədvəlində indi birincisiniz!
        [loser] 👑 { $winner } indi qrupun cədvəlində birincidir.
       *[all] 👑 { $winner } indi cədvəldə birincidir!
    }
remark-place =
    { $reader ->
        [winner] 📈 Qrupun cədvəlində indi yeriniz: { $count }.
        [loser] 📈 { $winner }: qrupun cədvəlində indi yeri { $count }.
       *[all] 📈 { $winner }: cədvəldə indi yeri { $count }.
    }
remark-passed =
    { $reader ->
        [winner] 📈 Qrupun cədvəlində { $loser } sizdən geri qaldı: fərq
        [loser] 📈 { $winner } qrupun cədvəlində sizi ötdü: fərq
       *[all] 📈 { $winner } irəli çıxdı, { $loser } cədvəldə geri qaldı: fərq
    } { $count } xal.
remark-ended =
    { $reader ->
        [winner] ✋ Seriyaya son qoydunuz. { $loser } udmuşdu: dalbadal
        [loser] ✋ { $winner } seriyanıza son qoydu. Udmuşdunuz: dalbadal
       *[all] ✋ { $winner } seriyaya son qoydu. { $loser } udmuşdu: dalbadal
    } { $count } partiya.
remark-streak =
    { $reader ->
        [winner] 🔥 { $loser } üzərində dalbadal { $count } qələbəniz var.
        [loser] 😅 { $winner } sizi dalbadal { $count } dəfə uddu.
       *[all] 🔥 { $winner }: { $loser } üzərində dalbadal { $count } qələbə.
    }
remark-run =
    { $reader ->
        [winner] 🔥 Sizin bu qrupda dalbadal
        [loser] 🔥 { $winner }: bu qrupda dalbadal
       *[all] 🔥 { $winner }: dalbadal
    } { $count } qələbə.
remark-level =
    { $reader ->
        [winner] ⚖️ { $loser } ilə bərabərləşdiniz, { $won }:{ $lost }. { $count } partiya geridə idiniz.
        [loser] ⚖️ { $winner } sizinlə bərabərləşdi, { $lost }:{ $won }. { $count } partiya qabaqda idiniz.
       *[all] ⚖️ { $winner } — { $loser }: indi bərabərdir, { $won }:{ $lost }.
    }
remark-ahead =
    { $reader ->
        [winner] 📈 { $loser } ilə hesabda ilk dəfə qabaqdasınız, { $won }:{ $lost }.
        [loser] 📈 { $winner } hesabda sizi ilk dəfə ötdü, { $lost }:{ $won }.
       *[all] 📈 { $winner } ilk dəfə qabaqdadır: { $loser } ilə hesab { $won }:{ $lost }.
    }
remark-round =
    { $reader ->
        [winner] 🎲 { $loser } ilə { $count } partiya oynadınız: hesab { $won }:{ $lost }.
        [loser] 🎲 { $winner } ilə { $count } partiya oynadınız: hesab { $lost }:{ $won }.
       *[all] 🎲 { $winner } — { $loser }: { $count } partiya, hesab { $won }:{ $lost }.
    }
remark-week =
    { $reader ->
        [winner] ⚔️ { $loser } ilə həftənin rəqiblərisiniz: { $won }:{ $lost }.
        [loser] ⚔️ { $winner } ilə həftənin rəqiblərisiniz: { $lost }:{ $won }.
       *[all] ⚔️ Həftənin rəqibləri: { $winner } — { $loser }, { $won }:{ $lost }.
    }
