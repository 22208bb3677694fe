# Qrupun istənilən məclisi haqqında deyilənlər.
refused-event-unreachable = Əvvəlcə mənimlə şəxsi söhbətə başlayın: partiyalar orada gedir.
refused-not-member = Bu, qrupun üzvləri üçündür: qrupa qoşulun və düyməyə orada basın.
refused-member-unsure = Qrupda olub-olmadığınızı öyrənə bilmədim. Bir də basın, ya da düyməyə qrupun özündə basın.
event-not-your-menu = Bu menyunu başqası açıb.
words-event-cancel = ləğv, ləğv et, dayan, dayandır, bitir
event-podium = Podium
# Qrupda qoşulanın şəxsi söhbətində.
event-welcome =
    <b>{ $group }</b>
    { $welcome }
# Saatla başlanğıc: near — Telegramın saydığı həmin an.
event-starts = Başlanır: { $at } ({ $near })
event-starts-soon = Başlanır: { $near }
event-starts-in = { $minutes } dəqiqəyə başlanır
event-zone =
    🕐 Telegramda saatınız görünmür. Hansı şəhərin vaxtı ilə başlayaq?

    <code>{ $words }</code>

    Qrup üçün yadda saxlayacağam; dəyişmək — /settings.
button-zone-others = Başqası…
event-bad-delay = Ən çoxu bir həftə qabağa təyin etmək olar, məsələn, /{ $command } döymə saat 20:00.
event-bad-time = «{ $word }» vaxt deyil. Belə yazın: /{ $command } döymə saat 20:00.
event-which-time = Saat neçədə? Belə yazın: /{ $command } döymə sabah saat 20:00.
event-past-time = Bu vaxt bu gün keçib. Belə yazın: /{ $command } döymə sabah saat 20:00.
event-two-times = İkisindən birini deyin: nə qədərdən sonra, ya da saat neçədə.
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
evenings-title = <b>Qrupda məclis</b>
evening-arena = 🏟 <b>Arena</b> — boş olan dərhal oyuna oturdulur; sonda podium.
evening-cup = 🏆 <b>Kubok</b> — cüt-cüt matçlar: iki məğlubiyyət, və çıxırsınız.
evening-chouette = 🦉 <b>Şuet</b> — bir taxtada bir nəfər komandaya qarşı, ən azı üç adam.
evenings-in-groups = Məclis qrupda olur: məni qrupunuza əlavə edin və orada /evening yazın.
button-evening-arena = 🏟 Arena
button-evening-cup = 🏆 Kubok
button-evening-chouette = 🦉 Şuet
command-evening = qrupda məclis: arena, kubok, şuet
words-evenings = məclis
button-contest-terms = Şərtlər…
