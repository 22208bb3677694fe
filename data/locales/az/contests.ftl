# Qrupun istənilən məclisi haqqında deyilənlər.
refused-contest-unreachable = Əvvəlcə mənimlə şəxsi söhbətə başlayın: partiyalar orada gedir.
refused-not-member = Bu, qrupun üzvləri üçündür: qrupa qoşulun və düyməyə orada basın.
refused-member-unsure = Qrupda olub-olmadığınızı öyrənə bilmədim. Bir də basın, ya da düyməyə qrupun özündə basın.
contest-not-your-menu = Bu menyunu başqası açıb.
words-contest-cancel = ləğv, ləğv et, dayan, dayandır, bitir
contest-podium = Podium
# Saatla başlanğıc: near — Telegramın saydığı həmin an.
contest-starts = Başlanır: { $at } ({ $near })
contest-starts-soon = Başlanır: { $near }
contest-zone =
    🕐 Telegramda saatınız görünmür. Hansı şəhərin vaxtı ilə başlayaq?

    <code>{ $words }</code>

    Qrup üçün yadda saxlayacağam; dəyişmək — /settings.
button-zone-others = Başqası…
contest-bad-delay = Ən çoxu bir həftə qabağa təyin etmək olar, məsələn, /{ $command } döymə saat 20:00.
contest-bad-time = «{ $word }» vaxt deyil. Belə yazın: /{ $command } döymə saat 20:00.
contest-which-time = Saat neçədə? Belə yazın: /{ $command } döymə sabah saat 20:00.
contest-past-time = Bu vaxt bu gün keçib. Belə yazın: /{ $command } döymə sabah saat 20:00.
contest-two-times = İkisindən birini deyin: nə qədərdən sonra, ya da saat neçədə.
words-at = saat
words-moscow = moskva, moskva vaxtı, moskva vaxtı ilə
words-baku = bakı, bakı vaxtı, bakı vaxtı ilə
words-yerevan = irəvan, yerevan, irəvan vaxtı, irəvan vaxtı ilə
words-by-zone = üzrə
words-on-day = bu, gələn
words-half-day = da, də
words-morning = səhər, gecə
words-evening = axşam, günorta, gündüz
words-today = bu gün, bugün, bu axşam
words-tomorrow = sabah
words-after-tomorrow = birigün, birisi gün, o biri gün
words-monday = bazar ertəsi, bazar ertəsi günü
words-tuesday = çərşənbə axşamı, çərşənbə axşamı günü
words-wednesday = çərşənbə, çərşənbə günü
words-thursday = cümə axşamı, cümə axşamı günü
words-friday = cümə, cümə günü
words-saturday = şənbə, şənbə günü
words-sunday = bazar, bazar günü

# /evening: qrupda nə qurmaq olar.
contests-title = <b>Qrupda məclis</b>
contest-kind-arena = 🏟 <b>Arena</b> — kim sərbəstdirsə, dərhal rəqib tapır; sonda podium.
contest-kind-cup = 🏆 <b>Kubok</b> — cüt-cüt matçlar: iki məğlubiyyət, və çıxırsınız.
contest-kind-chouette = 🦉 <b>Şuet</b> — bir taxtada bir nəfər («Solo») komandaya qarşı, ən azı üç adam.
contests-in-groups = Məclis qrupda olur: məni qrupunuza əlavə edin və orada /evening yazın.
button-contest-arena = 🏟 Arena
button-contest-cup = 🏆 Kubok
button-contest-chouette = 🦉 Şuet
command-evening = qrupda məclis: arena, kubok, şuet
words-contests = məclis
button-contest-terms = Şərtlər…

# The menu of a contest: the buttons of its terms stand above the games.
button-contest-start = Nə vaxt: { $start }
contest-in = { $time } sonra
contest-terms = <b>{ $contest }: şərtlər</b>
contest-clock-about = Hər gedişə vaxt, ya da ümumi ehtiyat və hər gedişə əlavə.
contest-no-clock = Vaxt limiti yoxdur
contest-days = { $count } gün
contest-hours = { $count } saat
