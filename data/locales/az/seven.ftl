# Yeddilik: gündə yeddi məsələ, hamıya eyni
button-seven = 🧩 Gündə 7 məsələ
command-seven = gündə 7 məsələ, hamıya eyni
seven-choice =
    🧩 <b>Yeddilik { $day }</b>
    Yeddi məsələ, hamıya eyni. Zər artıq atılıb. Hər birində ən yaxşı gedişi tapın: 🟩 düz, 🟨 yaxın, 🟥 səhv. Son vaxt: { $until }.
seven-choice-again =
    🧩 <b>Yeddilik { $day }</b>
    Son vaxt: { $until }.
seven-in-group = Yeddiliyi mənimlə şəxsi söhbətdə oynayırlar.
seven-none = Bugünkü yeddilik hələ yoxdur: hazırlayıram. Bir azdan baxın.
words-seven = yeddilik, yeddi
seven-game-long = uzun
seven-game-short = döymə
button-seven-fresh = { $game }
button-seven-begun = { $game } · { $done }/7
button-seven-done = ✓ { $game }
seven-extra = əlavə { $number }
seven-title = <b>Yeddilik { $day }</b> · { $game } · { $number }/7
seven-sheet-number = Məsələ { $number }
seven-title-done = <b>Yeddilik { $day }</b> · { $game }
seven-challenge = { $name }: { $squares } — ən yaxşı gedişi tapın, 🟩 düzdür
seven-own = siz
seven-yesterday = Dünən: { $squares }
seven-run = 🔥 Dalbadal günlər: { $days }
seven-friends-today = Bu gün artıq oynayıblar: { $names }
seven-found = tapan: { $found }/{ $players }
seven-forced = Gediş təkdir: «Hazır» düyməsinə basın.
seven-loss-none = ən yaxşı gediş
seven-loss-close = ən yaxşıdan demək olar geri qalmır
seven-loss-small = kiçik səhv
seven-loss-large = səhv
seven-loss-huge = kobud səhv
seven-well-played = Ən yaxşı gediş!
seven-right = 7-dən { $right } düz
seven-right-all = yeddisi də düz
seven-nearest = Ən yaxın məsələ { $number }: { $best } əvəzinə { $own }.
seven-beaten-so-far = Hələlik oyunçuların { $share } hissəsindən yaxşısınız.
seven-beaten-then = Oyunçuların { $share } hissəsindən yaxşısınız.
seven-beaten-all-so-far = Hələlik hamıdan yaxşı!
seven-beaten-all-then = Hamıdan yaxşı!
seven-shared-beaten = oyunçuların { $share } hissəsindən yaxşı
seven-shared-beaten-all = hələlik hamıdan yaxşı
button-seven-next = Davam
seven-no-day = Özünüz üçün: müqayisəyə və seriyaya təsir etmir.
seven-streak = 🔥 Dalbadal { $days } gün
seven-unranked = Gün keçib: müqayisəyə və seriyaya təsir etmir.
seven-next = Növbətisi: { $at }.
button-seven-look = 🔎 Bax
button-seven-share = 💪 Bacararsan?
button-seven-other = 🧩 { $game }
button-seven-menu = ☰
button-seven-result = Nəticə
seven-look-title = <b>Yeddilik { $day }</b> · { $game } · { $number }/7 · { $square }
seven-about = Mövzu: { $theme }
seven-theme-opening = başlanğıc
seven-theme-head = baş
seven-theme-block = divar
seven-theme-bar = bar
seven-theme-hit = vurma
seven-theme-blot = tək daş
seven-theme-anchor = lövbər
seven-theme-contact = oyunun ortası
seven-theme-race = yarış
seven-theme-bear-off = daş çıxarma
seven-theme-cube = kub
seven-chances = qələbə { $win } (marsla { $mars }), marsla məğlubiyyət { $lost }
refused-no-seven = Bu yeddilik artıq yoxdur. Bugünkü — /seven.

# Gediş ən yaxşısından nə ilə zəifdir
seven-worse-shots = Sizi vuran zərlər: 36-dan { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-held = Rəqibin tam oynaya bilmədiyi zərlər: 36-dan { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-stuck = Tam oynaya bilmədiyiniz zərlər: 36-dan { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-head = Başda qalan daşlar: { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-outside = Hələ evdə olmayan daşlar: { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-off = Çıxarılan daşlar: { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-wall = Dalbadal xanalar: { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-points = Evdə tutulan xanalar: { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-closed = Rəqibin yolunda bağlı xanalar: { $own } (ən yaxşı gedişdən sonra { $best }).
seven-worse-hit = Ən yaxşı gediş daş vurur.
seven-worse-anchor = Ən yaxşı gediş lövbəri saxlayır.

# Keçmiş günlər
button-seven-days = Keçmiş günlər
button-seven-today = Bu gün
button-seven-all = Hamısı
button-seven-past = { $day } · { $game }
button-seven-set = 📄 Qiymətlərlə dəst
button-seven-hash = 🔒 Sabahkının möhürü
seven-days =
    🧩 <b>Keçmiş günlər</b>
    Onları indi də oynamaq olar, özünüz üçün: müqayisəyə və seriyaya təsir etmir.
seven-days-none = Hələ keçmiş yeddilik yoxdur.
seven-set-caption = Yeddilik { $day }, { $game }: vəziyyətlər və bütün gedişlərin qiyməti. Bu faylın SHA-256 möhürü bir gün əvvəl göstərilmişdi: { $hash }
seven-hash = 🔒 Sabahkının möhürü: <code>{ $hash }</code>

# İstənilən söhbətdə
words-seven-long = uzun
words-seven-short = döymə, qısa
seven-shared = Yeddilik { $day } · { $game }
seven-shared-streak = dalbadal { $days } gün
inline-no-seven = Bu yeddiliyi hələ oynamamısınız. Nə yazmaq olar?
seven-query = yeddilik { $day } { $game }

# Xatırlatma, istəyənə
button-seven-remind = ⏰ Xatırlat
button-seven-morning = 🌅 { $time }
button-seven-noon = ☀️ { $time }
button-seven-evening = 🌆 { $time }
button-seven-stop = Daha xatırlatma
# Oxuyanların çoxunun yaşadığı vaxt qurşağı: UTC-dən saat.
seven-zone = 4
seven-hours =
    ⏰ <b>Xatırlatma</b>
    Yeddiliyi saat neçədə xatırladım? Saat qurşağınız { $zone }; düz deyilsə, aşağıdakı düymələrlə dəyişin. Oynamısınızsa, xatırlatmıram.
seven-reminding = Hazırdır: sabahdan xatırladacağam.
seven-reminding-not = Daha xatırlatmıram.
seven-reminder = 🧩 Yeddilik { $day } taxtadadır: yeddi məsələ, bir-iki dəqiqə.

# İstəyən qrupda gündə bir mesaj
seven-group-title = 🧩 <b>Yeddilik { $day }</b>
seven-group-nobody = Hələ heç kim nəticəsini burada göstərmir.
seven-group-more = … və daha { $more }
seven-group-nameless = qrup
seven-best-of = 🏆 Yeddilik { $day }: { $told }
seven-best-in = { $game } — { $name }, { $told }
button-seven-here = Məni də göstər
seven-here = Hazırdır: yeddilikləriniz burada görünəcək. Fikriniz dəyişsə — şəxsi söhbətdə /seven, «Qruplarda».
seven-here-already = Sizinkilər burada onsuz da görünür. Dəyişmək — şəxsi söhbətdə /seven, «Qruplarda».
seven-here-none = Bu qrup daha yeddilik yığmır.
seven-belong = Nəticələriniz { $group } qrupunda göstərilsin?
button-seven-belong = Göstər
button-seven-belong-not = Göstərmə
seven-shown-there = Hazırdır: qrupda görünür.
seven-shown-not = Yaxşı, göstərmirəm və bir də soruşmayacağam.
button-seven-groups = Qruplarda
seven-groups =
    🧩 <b>Qruplarda</b>
    Bu qruplara gündə bir dəfə üzvlərin yeddilikləri ilə mesaj gəlir: yalnız kvadratlar, mövqelər görünmür. Sizinkilər görünən qruplar nişanlanıb.

me-seven = 🧩 Yeddilik: { $played } gün, dalbadal { $days }
# /me şəklində
stats-seven = Yeddiliklər · { $month }.{ $year }

# /rules
guide-title-seven = Yeddilik
guide-seven =
    Yeddi məsələ, hamıya eyni; gün 04:00 UTC-də başlayır. 🟩 — ən yaxşı gediş, ya da demək olar o, 🟨 — kiçik səhv, 🟥 — səhv.

    Müqayisə səhvlərə görədir: nə qədər kiçikdirsə, o qədər yaxşı; günün ən yaxşıları — ən az itirənlərin hamısı. Yeddi gündən birini buraxmaq seriyanı kəsmir.
