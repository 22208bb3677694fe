top-needs-group = Her grubun kendi sıralaması var: orada /top yazın. Sizin istatistiğiniz: /me.
refused-against-needs-chat = Sizi rakibinizle yalnız özel sohbetimizde karşılaştırabilirim: önce orayı açıp Başlat’a dokunun.
top-empty = Bu sohbette daha kimse kimseyi yenmedi. Başlamak için: /play.
top-title-all = Bu sohbetin sıralaması
top-title-week = Haftanın sıralaması
top-title-month = Ayın sıralaması
top-line = { $place }. <b>{ $name }</b> · { $points }
top-empty-all = Burada daha kimse kimseyi yenmedi.
top-empty-week = Bu hafta burada daha kimse kimseyi yenmedi.
top-empty-month = Bu ay burada daha kimse kimseyi yenmedi.
button-top-week = Hafta
button-top-month = Ay
button-top-all = Genel
stats-games = { $games } oyun, galibiyet { $share }
stats-mars = { $mars } mars
stats-koks = { $koks } katmerli mars
stats-series = en uzun rövanş serisi: { $series } oyun
stats-run = En iyi seri: üst üste { $run } galibiyet
me-against = { $me } — { $friend }
me-against-empty = İkiniz daha bir oyun bitirmediniz.
button-against = ⚔️ { $name }
button-against-game = ⚔️ Skorumuz
me-empty = Daha bir oyun bitirmediniz. Başlamak için: /play.
stats-won = { $won } galibiyet
stats-lost = { $lost } mağlubiyet
stats-drawn = { $drawn } beraberlik
percent = %{ $percent }
percent-tiny = %0,1’den az
unsettled-rating = yaklaşık { $value }
me-rating = Reyting: { $ratings }
rating-long = uzun { $value }
rating-short = modern { $value }
button-me-dice = 🎲 Zarlarım
dice-title = Zarlarınız: { $rolls } atış
dice-too-few = Zarları değerlendirmek için atış çok az.
dice-faces-usual = Her sayıdan aşağı yukarı { $expected } beklenir: olağan zar.
dice-faces-rare = Her sayıdan aşağı yukarı { $expected } beklenir: böyle bir dağılım { $oneIn } oyuncudan birinde görülür.
dice-doubles = { $doubles } çift, beklenen aşağı yukarı { $expected }
dice-doubles-usual = { $doubles }: olağan.
dice-doubles-rare = { $doubles }: { $oneIn } oyuncudan birinde görülür.
nobody-called = “{ $name }” adında bir oyuncu tanımıyorum. /me @ad yazın ya da mesajını /me ile yanıtlayın.
yourself = Bu sizsiniz! Kendi istatistiğiniz için yalnız /me yazın.

# İstatistik resminde; etiketler kısa
stats-rating = Reyting
stats-rating-long = uzun { $value }
stats-rating-short = modern { $value }
stats-points = Oyun oyun puanlar
rating-later = Reytinginiz insanlara karşı on oyundan sonra çıkar; uzun ve modern ayrı sayılır.

# /rules
words-rating = reyting
guide-title-rating = Reyting
guide-rating =
    Glicko-2, uzun ve modern ayrı, 1500’den başlar. On oyundan sonra gösterilir.

    İnsanlara karşı her oyun galibiyet ya da mağlubiyet olarak sayılır; küp, mars ve skor sayılmaz. Maç, sonunda tek sonuçtur.
