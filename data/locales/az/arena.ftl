# Arena: sərbəst olan dərhal rəqib tapır. near — Telegramın özü saydığı an.
arena-title = 🏟 <b>Arena</b> · { $terms }
arena-starts = { $start } · { $minutes } dəq çəkəcək
arena-ends = Sonu: { $near }
arena-rules = Qələbə — 2 xal, mars və ondan yuxarısı — 3, beşinci gedişə qədər bitən — 1. Dalbadal iki qələbədən sonra 🔥 xallar ilk məğlubiyyətə qədər ikiqat olur.
arena-how = «Oyna» düyməsinə basın: rəqib tapılan kimi partiya mənimlə şəxsi söhbətdə başlayır.
# Başlamazdan əvvəl: kim gəlib.
arena-gathers = Artıq buradadır: { $names }
button-arena-start = 🏁 İndi başla
button-arena-again = 🔁 Bir də
arena-not-yours-to-begin = Vaxtından əvvəl yalnız arenanı açan ya da admin başlada bilər.
arena-no-cube = Arenada kubsuz oynanılır. Kublu partiyalar kubokdadır: /cup döymə 5.
arena-now =
    { $players } oyunçu · { $games ->
        [0] hələ partiya yoxdur
       *[other] { $games } partiya gedir
    }
arena-waiting = rəqib gözləyir: { $waiting }
arena-line = { $place }. { $name } — { $points }
arena-streak = 🔥
arena-over = 🏁 Arena bitdi.
arena-over-empty = 🏁 Arena bitdi: heç bir partiya sona çatmadı.
arena-cancelled = Arena ləğv edildi. Başlanan partiyaları bitirmək olar.
arena-podium = 🏆 <b>Arena bitdi</b> · { $terms }
arena-podium-line = { $medal } <b>{ $name }</b> — { $points } xal, { $games } partiya
arena-picture = Arena
# Arena partiyasının altında, hər oyunçunun şəxsi söhbətində.
arena-seat = 🏟 Yeriniz: { $place } / { $players }, { $points } xal.
arena-seat-early = Beşinci gedişə qədər bitdi, ona görə bir xaldır.
arena-your-game = ▶️ Partiyanız gedir.
arena-end = { $medal } Yeriniz: { $place } / { $players }, { $points } xal
arena-tie = Xallar bərabərdir: rəqibləri daha güclü olan yuxarıdadır.
arena-next = Rəqib gözləyirik.
arena-no-next = Fasilədəsiniz.
arena-put-out = 🏟 İlk gedişi etmədiniz və arenadan çıxdınız. Qayıtmaq üçün «Oyna».
over-absent = ⏱ { $loser } gəlmədi. { $won }
button-arena-play = ▶️ Oyna
button-arena-pause = ⏸ Fasilə
arena-entered = Arenadasınız: rəqib şəxsi söhbətimizə gələcək.
arena-entered-here = Arenadasınız: rəqib bura gələcək.
arena-paused = Fasilə: yeni rəqib olmayacaq. Qayıtmaq üçün «Oyna».
refused-arena-over = Bu arena bitib.
refused-arena-not-in = Bu arenada onsuz da oynamırsınız.
arena-needs-group = Arena qrupda olur: məni qrupa əlavə edin və orada /arena yazın.
arena-runs = Burada artıq arena gedir. Ləğv etmək — /arena ləğv.
arena-bad-minutes = Arena { $least } ilə { $most } dəqiqə arasında çəkir, məsələn, /arena döymə 45.
arena-which-number = «{ $word }» nə deməkdir? Tək ədəd — arenanın dəqiqələridir; gediş vaxtına vahid lazımdır: /arena döymə 45 30san.
arena-no-match = Arenada partiyalar tək-tək oynanılır. Matçlar kubokdadır: /cup döymə 5.
arena-none = Ləğv etməyə arena yoxdur.
arena-not-yours = Arenanı yalnız başladan ya da admin ləğv edə bilər.
arena-cancel-done = Arena ləğv edildi.
button-arena-length = Müddət: { $time }
words-arena = arena
words-arena-in = sonra

# /rules
guide-title-arena = Arena
guide-arena =
    Arena iki dəqiqə oyunçu yığır, sonra sərbəst olan hər kəsə dərhal cədvəldə yaxın rəqib düşür; partiyalar şəxsi söhbətdə gedir. Kimə cüt çatmasa, hələlik botla oynayır, bu sayılmır. Qələbə — 2 xal; mars və ondan yuxarısı — 3. Dalbadal iki qələbədən sonra (🔥) qələbələr ilk məğlubiyyətə qədər ikiqat olur. Heç-heçədə hər ikisi 1 xal alır.

    Arenada kub və Yakobi yoxdur: partiya nə ilə bitibsə, o qədərdir. Bərabərlikdə rəqiblərin gücünə baxılır. Sona qədər bitməyən partiya sayılmır.

    Hər ikisi beş gediş etməmiş bitən partiya — 1 xal, hər cütə bir dəfə, seriyasız və reytinqsiz. Partiyaya gəlməyən «Oyna» basana qədər kənarda qalır. Qalan partiyalar /top-a və reytinqə düşür.
