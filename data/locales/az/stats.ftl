top-needs-group = Hər qrupun öz cədvəli var: /top əmrini orada yazın. Öz statistikanız — /me.
refused-against-needs-chat = Sizi rəqibinizlə yalnız şəxsi söhbətdə müqayisə edə bilirəm: onu açıb «Start» düyməsinə basın.
top-empty = Bu söhbətdə hələ heç kim heç kimi udmayıb. Başlamaq üçün — /play.
top-title-all = Bu söhbətin cədvəli
top-title-week = Həftənin cədvəli
top-title-month = Ayın cədvəli
top-line = { $place }. <b>{ $name }</b> · { $points }
top-empty-all = Burada hələ heç kim heç kimi udmayıb.
top-empty-week = Bu həftə burada hələ heç kim heç kimi udmayıb.
top-empty-month = Bu ay burada hələ heç kim heç kimi udmayıb.
button-top-week = Həftə
button-top-month = Ay
button-top-all = Həmişə
stats-games = { $games } partiya, qələbə { $share }
stats-mars = { $mars } mars
stats-koks = { $koks } koks
stats-series = ən uzun seriya: { $series } partiya
stats-run = Rekord: dalbadal { $run } qələbə
me-against = { $me } — { $friend }
me-against-empty = İkiniz hələ bir partiya bitirməmisiniz.
button-against = ⚔️ { $name }
button-against-game = ⚔️ Hesabımız
me-empty = Hələ bitmiş partiyanız yoxdur. Başlamaq üçün — /play.
stats-won = { $won } qələbə
stats-lost = { $lost } məğlubiyyət
stats-drawn = { $drawn } heç-heçə
percent = { $percent }%
percent-tiny = 0,1%-dən az
unsettled-rating = təxminən { $value }
me-rating = Reytinq: { $ratings }
rating-long = uzun { $value }
rating-short = döymə { $value }
button-me-dice = 🎲 Zərlərim
dice-title = Zərləriniz: { $rolls } atış
dice-too-few = Zər haqqında nəsə demək üçün atış çox azdır.
dice-faces-usual = Hər birindən təxminən { $expected } gözlənilirdi: adi zərdir.
dice-faces-rare = Hər birindən təxminən { $expected } gözlənilirdi: belə fərq { $oneIn } oyunçudan birində olur.
dice-doubles = { $doubles } qoşa, təxminən { $expected } gözlənilirdi
dice-doubles-usual = { $doubles }: adi haldır.
dice-doubles-rare = { $doubles }: belə hal { $oneIn } oyunçudan birində olur.
nobody-called = «{ $name }» adlı oyunçuya rast gəlməmişəm. /me @ad yazın, ya da mesajına /me ilə cavab verin.
yourself = Bu elə sizsiniz. Öz statistikanız üçün sadəcə /me.

# Statistikanın şəklində; yazılar qısadır.
stats-rating = Reytinq
stats-rating-long = uzun { $value }
stats-rating-short = döymə { $value }
stats-points = Xallar, partiya-partiya
rating-later = Reytinq adamlarla on partiyadan sonra, uzunda və döymədə ayrı-ayrı.

# /rules
words-rating = reytinq
guide-title-rating = Reytinq
guide-rating =
    Qliko-2, uzunda və döymədə ayrı-ayrı, 1500-dən başlayır. On partiyadan sonra göstərirəm.

    Adamlarla hər partiya sayılır: qələbə, ya məğlubiyyət; kub, mars və hesab təsir etmir. Matç sonunda bir nəticədir.
