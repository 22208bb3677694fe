# Meydan okuma: herhangi bir sohbette, başkalarının denediği bir konum
words-dare = meydan okuma, meydan
dare-query = meydan
button-dare = 💪 Bulabilir misin?
button-dare-back = ↩️ Karşılık ver
button-dare-back-later = 🎯 Bir soru çöz, karşılık ver
dare-title = 💪 <b>Bulabilir misin?</b> · { $game }
dare-asks = { $name } en iyi hamleyi bulamayacağınıza iddiaya giriyor!
dare-asks-nobody = En iyi hamleyi bulun.
dare-right = { $sign } { $name }
dare-played = { $sign } { $name }: { $turn }
dare-more = … ve { $more } kişi daha
dare-ended = Bu meydan okuma bitti.
button-dare-try = Dene
button-dare-best = En iyisi
dare-best-later = Önce kendiniz deneyin.
dare-best-right = En iyi hamleyi buldunuz: { $turn }
dare-best-played =
    En iyi hamle: { $turn }
    Sizinki: { $own }, { $told }
dare-own = Bu sizin meydan okumanız: en iyi hamleyi zaten biliyorsunuz.
dare-own-untried = Bu sizin meydan okumanız: en iyi hamleyi analizde ya da kendiniz oynadıktan sonra antrenmanda görürsünüz.
dare-own-seven = Bu sizin yediliniz: şimdi sıra ötekilerde.
button-dare-seven = 🧩 Aynısını oyna
refused-dare-over = Bu meydan okuma bitti.
inline-no-dare = Bununla meydan okunmaz. Başka ne var?

# İki kişinin sayfasında; meydan okumalar iki hafta yaşar
dare-between-sevens = 🧩 İki haftanın yedilileri: { $mine }:{ $theirs }
dare-between = 💪 İki haftanın meydan okumaları: { $mine }:{ $theirs }

# Özel sohbette
dare-from = 💪 <b>Meydan okuma</b> · { $name } · { $game }
dare-from-nobody = 💪 <b>Meydan okuma</b> · { $game }
button-dare-leave = ✕ Sonra
dare-left = Peki. “Dene” kaldığınız yerden sürdürür.
