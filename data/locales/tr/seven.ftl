# Yedili: günde yedi soru, herkese aynısı
button-seven = 🧩 Günün 7 sorusu
command-seven = günün 7 sorusu, herkese aynısı
seven-choice =
    🧩 <b>Yedili { $day }</b>
    Yedi soru, herkese aynısı. Zar atıldı bile. Her birinde en iyi hamleyi bulun: 🟩 doğru, 🟨 az kaldı, 🟥 olmadı. Bitiş: { $until }.
seven-choice-again =
    🧩 <b>Yedili { $day }</b>
    Bitiş: { $until }.
seven-in-group = Yediliyi benimle özel sohbetinizde oynayın.
seven-none = Bugünün yedilisi daha yok, hâlâ hazırlıyorum. Sonra yeniden bakın.
words-seven = yedili, yedi
seven-game-long = uzun
seven-game-short = modern
button-seven-fresh = { $game }
button-seven-begun = { $game } · { $done }/7
button-seven-done = ✓ { $game }
seven-extra = ek { $number }
seven-title = <b>Yedili { $day }</b> · { $game } · { $number }/7
seven-sheet-number = Soru { $number }
seven-title-done = <b>Yedili { $day }</b> · { $game }
seven-challenge = { $name }: { $squares } — en iyi hamleyi bulun, 🟩 doğru
seven-own = siz
seven-yesterday = Dün: { $squares }
seven-run = 🔥 Üst üste gün: { $days }
seven-friends-today = Bugün oynayanlar: { $names }
seven-found = bulan: { $found } / { $players }
seven-forced = Tek hamle var: “Tamam” düğmesine dokunun.
seven-loss-none = en iyi hamle
seven-loss-close = en iyisine çok yakın
seven-loss-small = küçük hata
seven-loss-large = hata
seven-loss-huge = büyük hata
seven-well-played = En iyi hamle!
seven-right = 7’de { $right } doğru
seven-right-all = yedide yedi doğru
seven-nearest = En yakını { $number }. soruydu: { $best } yerine { $own }.
seven-beaten-so-far = Şimdilik oyuncuların { $share } kadarını geçtiniz.
seven-beaten-then = Oyuncuların { $share } kadarını geçtiniz.
seven-beaten-all-so-far = Şimdilik hepsinden iyi!
seven-beaten-all-then = Hepsinden iyi!
seven-shared-beaten = oyuncuların { $share } kadarından iyi
seven-shared-beaten-all = şimdilik herkesten iyi
button-seven-next = Sıradaki
seven-no-day = Yalnız kendiniz için: karşılaştırmaya ve serinize katılmaz.
seven-streak = 🔥 Üst üste { $days }. gün
seven-unranked = Geçmiş bir gün: karşılaştırmaya ve serinize katılmaz.
seven-next = Sıradaki: { $at }.
button-seven-look = 🔎 İncele
button-seven-share = 💪 Beni geçsene
button-seven-other = 🧩 { $game }
button-seven-menu = ☰
button-seven-result = Sonuç
seven-look-title = <b>Yedili { $day }</b> · { $game } · { $number }/7 · { $square }
seven-about = Konu: { $theme }
seven-theme-opening = açılış
seven-theme-head = baş
seven-theme-block = blokaj
seven-theme-bar = bar
seven-theme-hit = kırmak
seven-theme-blot = açık pul
seven-theme-anchor = çapa
seven-theme-contact = oyun ortası
seven-theme-race = koşu
seven-theme-bear-off = toplama
seven-theme-cube = küp
seven-chances = kazanma { $win } (mars { $mars }), mars olma { $lost }
refused-no-seven = Bu yedili artık yok. Bugünkü: /seven.

# Bir hamle en iyisinden neden kötüydü
seven-worse-shots = Sizi kıran zarlar: 36 zarda { $own }; en iyi hamleden sonra { $best }.
seven-worse-held = Rakibin tam oynayamadığı zarlar: 36 zarda { $own }; en iyi hamleden sonra { $best }.
seven-worse-stuck = Tam oynayamadığınız zarlar: 36 zarda { $own }; en iyi hamleden sonra { $best }.
seven-worse-head = Başta kalan pul: { $own }; en iyi hamleden sonra { $best }.
seven-worse-outside = Ev dışında kalan pul: { $own }, en iyi hamleden sonra { $best }.
seven-worse-off = Toplanan pul: { $own }; en iyi hamleden sonra { $best }.
seven-worse-wall = Yan yana en çok hane: { $own }; en iyi hamleden sonra { $best }.
seven-worse-points = Evde alınan kapı: { $own }; en iyi hamleden sonra { $best }.
seven-worse-closed = Rakibin yolunda kapalı hane: { $own }; en iyi hamleden sonra { $best }.
seven-worse-hit = En iyi hamle bir pul kırar.
seven-worse-anchor = En iyi hamle bir çapa tutar.

# Geçmiş günler
button-seven-days = Geçmiş günler
button-seven-today = Bugün
button-seven-all = Tümü
button-seven-past = { $day } · { $game }
button-seven-set = 📄 Set ve değerler
button-seven-hash = 🔒 Yarının mührü
seven-days =
    🧩 <b>Geçmiş günler</b>
    Bunları kendiniz için hâlâ oynayabilirsiniz: karşılaştırmaya ve serinize katılmazlar.
seven-days-none = Henüz geçmiş yedili yok.
seven-set-caption = Yedili { $day }, { $game }: konumlar ve her hamlenin değeri. Bu dosyanın SHA-256 değeri bir gün önce gösterildi: { $hash }
seven-hash = 🔒 Yarının mührü: <code>{ $hash }</code>

# Herhangi bir sohbette
words-seven-long = uzun
words-seven-short = modern, kısa
seven-shared = Yedili { $day } · { $game }
seven-shared-streak = üst üste { $days }. gün
inline-no-seven = Bu yediliyi daha oynamadınız. Neler yazabilirim?
seven-query = yedili { $day } { $game }

# İsteyene hatırlatma
button-seven-remind = ⏰ Hatırlat
button-seven-morning = 🌅 { $time }
button-seven-noon = ☀️ { $time }
button-seven-evening = 🌆 { $time }
button-seven-stop = 🔕 Bırak
# Okurların çoğunun saat dilimi: UTC’den kaç saat ileri
seven-zone = 3
seven-hours =
    ⏰ <b>Hatırlatma</b>
    Yediliyi saat kaçta hatırlatayım? Saat diliminiz { $zone }; yanlışsa aşağıdaki düğmelerle düzeltin. Oynadıysanız hatırlatma gelmez.
seven-reminding = Tamam: yarından başlayarak hatırlatırım.
seven-reminding-not = Artık hatırlatmam.
seven-reminder = 🧩 Yedili { $day } tahtada: yedi soru, birkaç dakika.

# İsteyen grupta günde bir mesaj
seven-group-title = 🧩 <b>Yedili { $day }</b>
seven-group-nobody = Şu an burada kimsenin sonucu gösterilmiyor.
seven-group-more = … ve { $more } kişi daha
seven-group-nameless = bir grup
seven-best-of = 🏆 Yedili { $day }: { $told }
seven-best-in = { $game } — { $name }, { $told }
button-seven-here = Benimkini göster
seven-here = Tamam: yedilileriniz burada gösterilecek. Değiştirmek için: özel sohbetimizde /seven, sonra “Gruplarda”.
seven-here-already = Sizinkiler zaten gösteriliyor. Değiştirmek için: özel sohbetimizde /seven, sonra “Gruplarda”.
seven-here-none = Bu grup artık yedili toplamıyor.
seven-belong = Sonuçlarınız grupta gösterilsin mi? Grup: { $group }
button-seven-belong = Göster
button-seven-belong-not = Gösterme
seven-shown-there = Tamam: grupta gösteriliyor.
seven-shown-not = Peki, göstermem ve bir daha sormam.
button-seven-groups = Gruplarda
seven-groups =
    🧩 <b>Gruplarda</b>
    Bu gruplara günde bir kez üyelerinin yedilileriyle bir mesaj gelir: yalnız kareler, konumlar görünmez. İşaretli grup sizinkini de görür.

me-seven = 🧩 Yedili: { $played } gün, üst üste { $days }
# /me resminde
stats-seven = Yedililer · { $month }.{ $year }

# /rules
guide-title-seven = Yedili
guide-seven =
    Yedi soru, herkese aynısı; gün 04:00 UTC’de başlar. 🟩 en iyi hamle ya da ona çok yakın, 🟨 küçük hata, 🟥 hata.

    Karşılaştırma hatalara göredir: ne kadar küçükse o kadar iyi; günün en iyileri en az kaybedenlerin hepsidir. Yedi günde bir gün kaçırmak seriyi bozmaz.
