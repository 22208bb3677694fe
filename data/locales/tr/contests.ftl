# Gruptaki her akşam için söylenenler
refused-contest-unreachable = Önce benimle özel sohbet başlatın: oyunlar orada oynanır.
refused-not-member = Bu, grup üyeleri için: gruba katılın ve düğmeye orada dokunun.
refused-member-unsure = Grupta olup olmadığınızı öğrenemedim. Yeniden deneyin ya da düğmeye grubun içinde dokunun.
contest-not-your-menu = Bu menüyü başkası açtı.
words-contest-cancel = iptal, dur, bitir
contest-podium = Kürsü
# Belli bir saatte başlangıç; near aynı an, Telegram geri sayar
contest-starts = Başlangıç: { $at } ({ $near })
contest-starts-soon = Başlangıç: { $near }
contest-zone =
    🕐 Telegram saat diliminizi söylemiyor. Hangi şehrin saatine uyayım?

    <code>{ $words }</code>

    Grup için aklımda tutarım; /settings ile değişir.
button-zone-others = Başka…
contest-bad-delay = En çok bir hafta sonrası için kurulabilir, örneğin /{ $command } modern saat 20:00.
contest-bad-time = “{ $word }” bir saat değil. Örneğin şöyle yazın: /{ $command } modern saat 20:00.
contest-which-time = Saat kaçta? Örneğin şöyle yazın: /{ $command } modern yarın saat 20:00.
contest-past-time = Bu saat bugün geçti. Örneğin şöyle yazın: /{ $command } modern yarın saat 20:00.
contest-two-times = Ya ne kadar sonra (10 dakika sonra) ya da saat kaçta (saat 20:00): ikisinden biri.
words-at = saat
words-moscow = moskova, moskova saati, moskova saatiyle
words-baku = bakü, bakü saati, bakü saatiyle
words-yerevan = erivan, erivan saati, erivan saatiyle
words-by-zone = göre
words-on-day = bu, gelecek
words-half-day = da, de, ta, te
words-morning = sabah, gece
words-evening = akşam, öğlen, öğleden sonra
words-today = bugün, bu akşam, bu gece
words-tomorrow = yarın
words-after-tomorrow = öbür gün, ertesi gün
words-monday = pazartesi, pazartesi günü, pzt
words-tuesday = salı, salı günü
words-wednesday = çarşamba, çarşamba günü
words-thursday = perşembe, perşembe günü
words-friday = cuma, cuma günü
words-saturday = cumartesi, cumartesi günü, cmt
words-sunday = pazar, pazar günü

# /evening: bir grupta neler yapılabilir
contests-title = <b>Grupta bir akşam</b>
contest-kind-arena = 🏟 <b>Arena</b> — boşta kalan hemen eşlenir; sonunda kürsü var.
contest-kind-cup = 🏆 <b>Kupa</b> — ikili maçlar: iki mağlubiyet alan elenir.
contest-kind-chouette = 🦉 <b>Şuet</b> — tek tahtada bir kişi (“Solo”) takıma karşı, en az üç kişi.
contests-in-groups = Bunlar gruplarda olur: beni grubunuza ekleyin ve orada /evening yazın.
button-contest-arena = 🏟 Arena
button-contest-cup = 🏆 Kupa
button-contest-chouette = 🦉 Şuet
command-evening = grupça: arena, kupa, şuet
words-contests = akşamlar, etkinlik, etkinlikler
button-contest-terms = Koşullar…

# The menu of a contest: the buttons of its terms stand above the games.
button-contest-start = Ne zaman: { $start }
contest-in = { $time } sonra
contest-terms = <b>{ $contest }: koşullar</b>
contest-clock-about = Her hamle için süre ya da toplam süre ve her hamlede küçük bir ek.
contest-no-clock = Süre sınırı yok
contest-days = { $count } gün
contest-hours = { $count } saat
