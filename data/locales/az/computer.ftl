# Botla partiyalar
button-computer = ▶️ Oyna
button-computer-menu = 🤖 Botla…
button-sit-computer = 🤖 Botla oyna
button-hint = 💡 İpucu
computer-title = 🤖 Botla partiya
computer-about = Zər adamlarla oynayanda necədirsə, elədir: bot gələcək atışları bilmir. Bu partiyalar reytinqi dəyişmir.
computer-cube = Kubla
computer-no-cube = Kubsuz
words-computer = bot, botla, kompüter, kompüterlə, robot
words-level-beginner = şagird, uşaq, ilk
words-level-easy = asan, zəif, təzə, yüngül
words-level-middle = orta
words-level-hard = güclü, çətin
words-level-best = ən yaxşı, ən güclü, usta
words-hints = ipucu, ipuclu
terms-hints = ipucu
refused-computer-plays = Burada botla partiyanız artıq gedir — onu yenidən göndərdim. Başqasına başlamaq üçün onu bitirin, ya da təslim olun.
refused-hints-off = Bu partiyada ipucu yoxdur: onu çağırışda razılaşırlar (/play uzun ipucu).
refused-nothing-to-hint = Hazırda seçməyə bir şey yoxdur.

# İpucları (qoyulanlarla birlikdə 200 işarə)
hint-best =
    { $win ->
        [0] 💡 Ən yaxşısı: { $moves } — qələbə şansı yox kimidir.
        [100] 💡 Ən yaxşısı: { $moves } — qələbə az qala əlinizdədir.
       *[other] 💡 Ən yaxşısı: { $moves } — qələbə şansı { $win }%.
    }
hint-undo-first = ↩ Əvvəlcə oynadığınızı geri qaytarın.
hint-second =
    { $win ->
        [0] İkincisi: { $moves } — { $worse }.
        [100] İkincisi: { $moves } — { $worse }.
       *[other] İkincisi: { $moves } — { $win }%, { $worse }.
    }
hint-worse = { $loss } xal zəif
hint-as-good = demək olar, eyni
hint-roll-double = 💡 Dave deyin: üstünlüyünüz kifayətdir.
hint-roll-roll = 💡 Zər atın: dave üçün tezdir.
hint-roll-too-good = 💡 Zər atın: vəziyyət dave üçün həddən artıq yaxşıdır, marsa oynayın.
hint-double-take = 💡 Qəbul edin: oynamaq pasdan ucuz başa gəlir.
hint-double-drop = 💡 Pas deyin: oynamaq daha baha başa gəlir.
hint-double-beaver = 💡 Biver deyin: bu dave çox tezdir.

# Ayarlar
settings-computer = Bot
settings-computer-about =
    <b>Səviyyə</b> — «Özü seçsin»: əvvəl ☆; üç partiyada iki qələbə — ★ artıq, iki məğlubiyyət — ★ az.
    <b>Pauza</b> — botun gedişindən əvvəl.
    <b>İpucu</b> — ⋯ altında, yalnız siz görürsünüz.
choice-level-none = Özü seçsin
choice-level-beginner = ☆ İlk partiyalar
choice-level-easy = ★ Asan
choice-level-middle = ★★ Orta
choice-level-hard = ★★★ Güclü
choice-level-best = ★★★★ Usta
settings-pause = Pauza
choice-computerPause-none = yox
toggle-hints = İpucu
time-seconds = { $seconds } saniyə

# /me
me-computer = 🤖 Bota qarşı: { $score }

# Botla partiyanın sonu
computer-one-more = 📈 Bir qələbə də — və bot güclənir: { $level }.
computer-stronger = 📈 İki qələbə! Daha güclü rəqibə layiqsiniz: bot { $level }.
computer-weaker = 🌱 Növbəti partiya asan olacaq: bot { $level }.
button-computer-easier = Asanı: bot { $level }

# /play bot menyusu
computer-which = <b>Botla nə oynayırsınız?</b>
computer-which-first = <b>Nə oynayırıq?</b> Uzun nərddə daş vurulmur, döymədə vurulur.
button-computer-terms = Səviyyə, kub, matç…
ladder-reached-long = 🪜 Uzunda { $level } pilləsi fəth olundu: üç partiyada iki qələbə.
ladder-reached-short = 🪜 Döymədə { $level } pilləsi fəth olundu: üç partiyada iki qələbə.
computer-taught = 🎓 Gediş qaytarıldı: bu, təlim partiyası idi, pilləyə sayılmır.
me-ladder = 🪜 { $steps }
me-ladder-long = uzun { $level }
me-ladder-short = döymə { $level }
me-ladder-none = –
stats-ladder = Bota qarşı pilləkən: pillə — üç partiyadan iki qələbə
stats-ladder-long = Uzun
stats-ladder-short = Döymə
button-me-stats = ‹ Statistika
