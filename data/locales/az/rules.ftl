# /rules: oyunların siyahısı
rules-list =
    <b>Nərdin qaydaları</b> — səhifə-səhifə, misallarla
    <b>Uzun</b> — ikisi də bir tərəfə gedir; daş vurulmur, amma yol bağlanır.
    <b>Döymə</b> — üz-üzə gedirlər, tək daşı vururlar.
    Öz qaydalarınızı qurmaq — /rules yeni, baxmaq — /rules öz
rules-unknown = «{ $word }» adlı oyun tanımıram. Bildiyim qaydalar bunlardır:
rules-several = «{ $word }» bir neçə oyuna uyğun gəlir. Hansını izah edim?
rules-button-family =
    { $family ->
        [long] Digər uzunlar…
       *[short] Digər döymələr…
    }
button-guide = 📖 Necə oynanılır
button-guides = 📖 Arena, kubok…
guide-list = <b>Nərdin başqa nəyi var</b>
rules-button-list = ☰ Oyunlar
rules-button-countries = 🌍 Qonşu oyunları
rules-countries = <b>Qonşuların oyunları.</b> Eyni taxtada Balkanlardan İrana qədər oynayırlar. Hansı ölkə?
rules-you = Siz
rules-opponent = Rəqib

# Səhifələrin adları
rules-title-how = Gediş necə olur
rules-title-signs = Taxtadakı işarələr
rules-title-start = Başlanğıc
rules-title-opening = Kim başlayır
rules-title-moves = Gediş
rules-title-compulsion = Məcburi gediş
rules-title-bar = Bar
rules-title-home-hit = Evdə vurmaq
rules-title-head = Baş
rules-title-first-turn = İlk gediş
rules-title-disputed = 5:5-dən sonra
rules-title-block = Divar: olmaz
rules-title-block-allowed = Divar: olar
rules-title-doubles = Qoşa
rules-title-rolls = Zərlər və adları
rules-title-leftovers = Qalan zər
rules-title-leftovers-example = Qalan zər: misal
rules-title-bear-off = Daş çıxarmaq
rules-title-full-move = Tam gediş
rules-title-win = Qələbə
rules-title-end = Təslim, yeni partiya
rules-title-stakes = Mərc və matç
rules-title-cube = Kub
rules-title-extras = Biver və Yakobi

# Gediş necə edilir
rules-how-long = Gediş taxtanın altındakı düymələrlədir: «24→21» daşı 24-cü xanadan 21-ciyə aparır. Hər sıranın əvvəlində o gedişlərin zəri durur. Yol azdırsa, düymə bütün gedişdir: «24→20».
rules-how-short = Gediş taxtanın altındakı düymələrlədir: «8→5» daşı 8-ci xanadan 5-ciyə aparır. Hər sıranın əvvəlində o gedişlərin zəri durur. Yol azdırsa, düymə bütün gedişdir: «8→5 6→5».
rules-how-done = «Qaytar» daşı geri alır, «Hazır» növbəni ötürür; qrupda sonuncu zərdən sonra növbə özü də keçir. Yol təkdirsə, sizin yerinizə oynayıram; gediş yoxdursa, növbə dərhal rəqibə keçir.
rules-how-example-long = <i>Taxtada</i> 3:1 gəlib: «24→21», sonra «21→20» və «Hazır».
rules-how-example-short = <i>Taxtada</i> 3:1 gəlib: «8→5», sonra «6→5» və «Hazır».
rules-signs-turns = ⚪ və 🔴 — oyunçular, 24→18 — gediş, ✶ — vurma, ×2 — gediş iki dəfə edilib. «Tək gediş»i sizin yerinizə oynayıram.
rules-signs-pips = Adın yanındakı rəqəm (və ya 👣) — getməyə qalan xal, 🏁 — çıxarılan daşlar, 🧊×4 — kub: kimdədirsə, növbəti dəfə o artırır; şuetdə ×4⚪ — oyunçunun Soloda qalan kubu, 13→7² — iki nəfər belə məsləhət görür.
rules-signs-dice = Solğun zər oynanıb. Gedə bilən daşlar və sonuncu gediş nişanlanıb (emoji taxtada — 🟦 və ›).
rules-signs-hash = 🔒 — zər sirrinin möhürü: partiyadan sonra hər atışı onunla yoxlamaq olar.
rules-signs-menu = Qaydalar, təslim və təzə taxta «⋯» düyməsinin altındadır.

# Başlanğıc
rules-start-short = Hərənin 15 daşı var: ikisi 24-cü xanada, beşi 13-cüdə, üçü 8-cidə, beşi 6-cıda. Xanaları hər kəs öz evindən sayır: ev — 1–6, həyət — 7–12.
rules-start-long = Hərənin 15 daşı var, hamısı öz 24-cü xanasında durur — bu, başdır. Xanaları hər kəs öz evindən sayır: ev — 1–6, həyət — 7–12.
rules-way-short = Siz 24-cü xanadan 1-ciyə gedirsiniz, rəqib isə qarşıdan gəlir.
rules-way-long = İkisi də bir tərəfə gedir, hər kəs öz 24-cü xanasından öz 1-ci xanasına.
rules-drawn-short =
    Açıq rəngli ox sizin yolunuzdur, tünd — rəqibin. Evlər çərçivədədir. Sizinki burada { $home ->
        [left] solda, aşağıdadır; əsl taxtada sağda da ola bilər.
       *[right] sağda, aşağıdadır; əsl taxtada solda da ola bilər.
    }
rules-drawn-long =
    Açıq rəngli ox sizin yolunuzdur, tünd — rəqibin: ikisi də saat əqrəbi { $home ->
        [left] istiqamətində
       *[right] əksinə
    }. Evlər çərçivədədir. Sizinki burada { $home ->
        [left] solda
       *[right] sağda
    }, aşağıdadır; kitablarda taxtanı o biri tərəfdən də çəkirlər.
rules-goal = Bütün daşlarınızı evə gətirin və çıxarın. Hamısını birinci çıxaran udur.
rules-opening-short = Püşk: hərə bir zər atır. Kiminki böyükdürsə, o başlayır və elə bu iki zəri oynayır. Bərabər gəlsə, yenidən atırlar.
rules-opening-long = Püşk: hərə bir zər atır. Kiminki böyükdürsə, o başlayır və iki zəri təzədən atır. Bərabər gəlsə, püşk təkrar olunur.
rules-brief = <b>Bu qaydaların fərqi</b>
rules-brief-opening-kept = • ilk gedişdə püşkün zəri oynanılır
rules-brief-opening-anew = • başlayan zəri təzədən atır
rules-brief-held = • emoji taxtasında 🔒 — altında rəqibin daşı həbsdədir; şəkildə o, altda yarımçıq görünür
rules-brief-koks-off = • koks yoxdur: yalnız oyun və mars
rules-brief-home-hit-free = • öz evində vurmağa məhdudiyyət yoxdur
rules-brief-home-hit-no-bear-off = • öz evində vuran daş həmin gedişdə çıxarılmır
rules-brief-home-hit-no-hiding = • öz evində vurub gizlənmək olmaz
rules-brief-home-hit-no-running = • öz evində vuran daş həmin gedişdə daha getmir
rules-brief-full-move = • mümkündürsə, hər zər tam oynanılır
rules-brief-head-opponent-head = • ilk gedişdə başdan ikinci daş — birincini rəqibin başı saxlayıbsa
rules-brief-head-any-double = • ilk gedişdə başdan ikinci daş — qoşa bir daşla oynanmırsa
rules-brief-head-none = • başdan həmişə bir daş, ilk gedişdə də
rules-brief-block-opponent-ahead = • divar — qabağında rəqibin daşı varsa
rules-brief-block-opponent-home = • divar — rəqibin daşı evinə çatıbsa
rules-brief-block-free = • divarı istənilən yerdə qurmaq olar
rules-brief-home-mars-3 = • ev marsı — üçqat
rules-brief-home-mars-4 = • ev marsı — dördqat
rules-brief-home-mars-off = • ev marsı yoxdur: yalnız oyun və mars
rules-brief-difference = • qələbə rəqibin çıxarmadığı daşların sayı qədərdir
rules-brief-doubles-roll-again = • qoşanı tam oynadınız — bir də atırsınız
rules-brief-doubles-ascending = • qoşa altıya qədər böyüyür
rules-brief-leftovers = • oynanmayanı rəqib oynayır
rules-brief-next-winner = • növbəti partiyaya udan başlayır
rules-brief-next-alternate = • birinci partiyadan sonra növbə ilə başlayırlar
rules-brief-cube = • kubla oynanılır

# Gediş
rules-moves = İki zər — iki gediş: iki daşla, ya da bir daşla. Aradakı xana boşdursa, bir daş hər ikisini oynaya bilər. Zəri bölmək olmaz.
rules-closed-short = Rəqibin iki və daha çox daşı olan xana bağlıdır.
rules-closed-long = Rəqibin bir daşı olan xana da bağlıdır: uzun nərddə daş vurulmur.
rules-moves-example = <i>Taxtada</i> hər iki zəri bir daş oynayır: aradakı xana boşdur.
rules-notation-short = Yazılışda 13→8 — 13-cüdən 8-ciyə, «bar» — bardan, «çölə» — taxtadan çıxarılıb, ✶ — vurma, ×2 — belə gediş iki dəfə edilib.
rules-notation-long = Yazılışda 24→18 — 24-cüdən 18-ciyə, «çölə» — taxtadan çıxarılıb, ×2 — belə gediş iki dəfə edilib.
rules-compulsion = Getmək məcburidir. Hər iki zər oynanırsa, ikisini də oynayın. İstənilən biri, amma yalnız biri oynanırsa — böyüyünü. Heç biri oynanmırsa, növbə keçir.
rules-larger-short = <i>Taxtada</i> altı da gedir, dörd də, amma hər iki halda sonra bağlı 5-ci xana gəlir. Deməli, altı: 15→9, yəni 15-cidən 9-cuya.
rules-larger-long = <i>Taxtada</i> altı da gedir, dörd də, amma hər iki halda sonra bağlı 10-cu xana gəlir. Deməli, altı: 20→14, yəni 20-cidən 14-cüyə.

# Bar
rules-bar = Xanada tək qalan daş vurula bilər. Rəqibin tək daşının üstünə düşdünüz — vurdunuz: onun daşı bara gedir.
rules-bar-enter = Barda daşınız varsa, başqası tərpənmir: əvvəlcə onu rəqibin evinə salın. Bir sizi 24-cü xanaya salır, altı — 19-cuya. Xana bağlıdırsa, o zərlə girmək olmur; heç biri ilə girmirsə, növbə keçir.
rules-bar-example = <i>Taxtada</i> altı ilə girmək olmur: 19-cu bağlıdır. Dörd ilə 21-ciyə giririk, altını istənilən daşla oynayırıq. Dördü 13-cüdən oynamaq olmaz: əvvəl bar.

# Öz evində vurmaq
rules-home-hit-free = Beynəlxalq qaydalarda öz evində vurmağa məhdudiyyət yoxdur. Vuran daş həmin gedişdə yoluna davam edə, öz daşına qoşula, çıxarma vaxtı isə çıxarıla bilər.
rules-home-hit-example-free = <i>Taxtada</i> 6→4✶ vururuq. Bir ilə vuran daşın üstünü örtmək olar, 5→4; onu öz daşlarının yanına aparmaq da olar, 4→3.
rules-home-hit-no-bear-off = Öz evində vuran daş həmin gedişdə çıxarılmır, qoşada da. Həmin gedişdə onun yanına gələn daş da çıxarılmır: ikisi bir cütdür. Evin içində gedə bilərlər, çıxarmaq — yalnız növbəti dəfə. Başqa gediş yoxdursa, zər yanır.
rules-home-hit-example-no-bear-off = <i>Taxtada</i> dörd ilə vururuq, 5→1✶. Biri başqa daşla oynayırıq, 6→5. Vuranı çıxarmaq, 1→çölə, olmaz.
rules-home-hit-no-hiding = Qafqaz adəti: öz evində vurub gizlənmək olmaz. Vuran daş həmin gedişdə öz daşınızın yanına qaça bilməz: rəqibin cavab vurmağa imkanı qalmalıdır.
rules-home-hit-no-hiding-but = Amma üstünü başqa daşla örtmək, onu boş xanaya aparmaq, ya da onunla bir tək daş da vurmaq olar. Çıxarmaq — yalnız o zərlə başqa gediş yoxdursa. Üstü örtülübsə, örtən daş sərbəst gedir.
rules-home-hit-example-no-hiding = <i>Taxtada</i> 6→4✶ vururuq. Vuranın üstünü örtmək, 5→4, — olar. Onu 3-cüdə gizlətmək, 4→3, — olmaz.
rules-home-hit-no-running = Öz evində vuran daş həmin gedişdə nə gedir, nə də çıxarılır: vurub qaçmaq olmaz. Üstünü başqa daşla örtmək olar, onda oradan örtən daş gedə bilər. Başqa gediş yoxdursa, zər yanır.
rules-home-hit-example-no-running = <i>Taxtada</i> 6→4✶ vururuq. Vuranın üstünü örtmək, 5→4, — olar. Onu irəli aparmaq, 4→3, — olmaz.

# Baş
rules-head = Baş — sizin 24-cü xananızdır. Bir gedişdə oradan yalnız bir daş götürülür, qoşada da. Qalanını yolda olan daşlarla oynayırlar.
rules-head-roll-again = Oynanmış qoşadan sonrakı atış yeni gedişdir: başdan bir daş da götürmək olar. Amma «ilk gediş» sayılmır.
rules-head-ascending = Böyüyən qoşa bir gedişdir: bütün ədədlərinə başdan bir daş düşür.
rules-head-leftovers = Rəqibin zərini oynamaq ayrı gedişdir: onda da başdan bir daş götürmək olar.
rules-head-example = <i>Taxtada</i> altı ilə başdan götürüblər, 24→18; üçü başqa daşla oynayırıq. Başdan ikinci daş, 24→21, olmaz.

# İlk gediş
rules-first-turn-opponent-head = İstisna — lap ilk gedişinizdir. Qoşa gəlibsə ({ $rolls }) və birinci daş rəqibin başına dirənibsə, başdan ikincisi də götürülür. Gedişləri ikisinin arasında istədiyiniz kimi bölün.
rules-first-turn-any-double = İstisna — lap ilk gedişinizdir. Qoşa gəlibsə və bir daşla tam oynanmırsa, başdan ikincisi də götürülür. Gedişləri ikisinin arasında istədiyiniz kimi bölün.
rules-first-turn-none = İstisna yoxdur: lap ilk gedişdə də, hansı qoşa gəlsə, başdan bir daş götürülür.
rules-first-turn-example-two = <i>Taxtada</i> ilk gedişdə 6:6 gəlib. Daş 24→18 gedib, qabaqda rəqibin başıdır. İkincini götürürük, o da ora gəlir. Üçüncü olmaz.
rules-first-turn-example-one = <i>Taxtada</i> ilk gedişdə 6:6 gəlib. Daş 24→18 gedib, qabaqda rəqibin başıdır. İkincini götürmək olmaz.
rules-rest-lost = Qalanı, { $dice }, yanır.
rules-rest-opponent = Qalanını, { $dice }, rəqib oynayır.
rules-rest-none = Oynamağa bir şey qalmır: 6:6 yalnız { $dice } deməkdir.
rules-disputed-opponent-head = İkinci daşa yalnız rəqibin başı yol açır, başqa maneə yox.
rules-disputed-example-opponent-head = <i>Taxtada</i> rəqib 5:5 ilə başlayıb və bir daşla sizin 16-cı xananıza çatıb. Sizə 4:4 gəlib. Daşınızı başı yox, qaçan daşı saxlayır. Deməli, başdan bir daş: 24→20.
rules-disputed-any-double = Birinci daşa nəyin mane olduğu fərq etmir.
rules-disputed-example-any-double = <i>Taxtada</i> rəqib 5:5 ilə başlayıb və bir daşla sizin 16-cı xananıza çatıb. Sizə 4:4 gəlib. Daşınız 20-ciyə gəlib onun qaçan daşına dirənib — başdan ikincini götürürük. Üçüncü olmaz.

# Divar
rules-block = Divar — dalbadal tutduğunuz altı xanadır. Rəqib oradan keçə bilmir: ən uzun addım altıdır.
rules-block-opponent-ahead = Rəqibin heç olmasa bir daşı artıq divarın qabağında, öz yolunda irəlidədirsə, ya da çıxarılıbsa, divar qurmaq olar. Hamısını bağlamaq olmaz.
rules-block-opponent-home = Divarı yalnız rəqib heç olmasa bir daşını evinə salandan, ya da çıxarandan sonra qurmaq olar.
rules-block-free = Qadağa yoxdur: divarı harada istəsəniz qurun, lap rəqibi bütöv bağlayın.
rules-block-row = Qadağa gedişin ortasında da keçərlidir: bir anlığa da dalbadal altı xana tutmaq olmaz. Sıra rəqibin yolu ilə sayılır: onun sonuncu xanası ilə başı qonşu sayılmır.
rules-block-example-opponent-ahead = <i>Taxtada</i> 3-cüyə gediş dalbadal altı xana verərdi, 8-cidən 3-cüyə, qabaqda isə rəqibin daşı yoxdur. Üç ilə də, 6→3, beş ilə də, 8→3, olmaz.
rules-block-example-opponent-home = <i>Taxtada</i> 3-cüyə gediş dalbadal altı xana verərdi, 8-cidən 3-cüyə. Rəqibin bir daşı artıq irəlidə, sizin 22-ci xanadadır, amma evə çatmayıb. Üç ilə də, 6→3, beş ilə də, 8→3, olmaz.
rules-block-allowed-opponent-ahead = <i>Taxtada</i> hər şey həmin kimidir, amma rəqibin bir daşı artıq irəli qaçıb, sizin 22-ci xananızdadır. İndi 8-cidən 3-cüyə divar olar: 6→3.
rules-block-allowed-opponent-home = <i>Taxtada</i> hər şey həmin kimidir, amma rəqibin qaçan daşı evindədir — sizin 17-ci xananızda. İndi 8-cidən 3-cüyə divar olar: 6→3.
rules-block-allowed-free = <i>Taxtada</i> üç ilə, 6→3, dalbadal altı xana tutulub, 8-cidən 3-cüyə. Rəqib bağlanıb — haqqınızdır.

# Qoşa
rules-double = İki zər eyni gəlsə, qoşadır.
rules-double-four = Qoşa dörd dəfə oynanılır: 4:4 — dörd dəfə dörd gediş, istənilən daşlarla, lap biri ilə. Dördü də alınmırsa, nə qədər olur, o qədər oynayın.
rules-double-again-lost = Dördünü də oynadınız — bir də atırsınız, qoşa gəlib oynandıqca belə davam edir. Hər atış yeni gedişdir. Oynamadınız — rəqib atır.
rules-double-again-opponent = Dördünü də oynadınız — bir də atırsınız, qoşa gəlib oynandıqca belə davam edir. Hər atış yeni gedişdir. Oynamadınız — ikinci atış yoxdur, qalanını rəqib oynayır.
rules-double-ascending =
    Qoşa altıya qədər böyüyür, hər ədəd { $moves ->
        [2] iki
       *[other] dörd
    } dəfə oynanılır. 4:4 — { $dice }, ciddi sıra ilə; 6:6 isə yalnız { $sixes ->
        [2] iki
       *[other] dörd
    } altıdır.
rules-double-ascending-lost = Oynaya bilmədiyiniz ilk ədəddə gediş bitir, qalanı yanır. Bacardığınız qədər çox oynamalısınız. İkinci atış yoxdur.
rules-double-ascending-opponent = Oynaya bilmədiyiniz ilk ədəddə gediş bitir, qalanın hamısı həmin sıra ilə rəqibə keçir. Bacardığınız qədər çox oynamalısınız. İkinci atış yoxdur.
rules-double-until =
    { $turns ->
        [1] İlk gedişinizdə
       *[other] İlk { $turns } gedişinizdə
    } qoşa adi oynanılır, dörd gedişlə; sonra böyüyür.
rules-double-example = <i>Taxtada</i> — qoşanı oynamağın bir yolu.
rules-roll-names = Atışların fars adları var: yek, dü, sə, cahar, pənc (ya da beş), şeş — birdən altıya. 6:5 — şeş-beş: oyunun özünə də belə deyirlər. 1:1 — yagan, 2:2 — dubara, 4:4 — dörd-cahar, 3:2 — səbai-dü.
rules-software-dice = Məndə zər həmişə düz düşür. Əsl taxtada zər kənara çıxsa, daşın üstünə düşsə, yanı üstə dursa, ya da zərlər ayrı-ayrı yarılara düşsə, yenidən atırlar.

# Qalan zər
rules-leftovers = Oynaya bilmədiyinizi rəqib oynayır: öz daşları ilə, öz zərini atmazdan əvvəl. Bacarırsa, məcburdur; o da bacarmadığı yanır. İki fərqli zəri istənilən sıra ilə oynayır, qalanını — sıra ilə, oynanmayan birinciyə qədər.
rules-leftovers-head = Onun üçün bu, ayrı gedişdir: başdan bir daş.
rules-leftovers-first = Amma «ilk gediş» deyil: başın istisnası burada yoxdur.
rules-leftovers-cube = Dave yalnız qalan zər oynanandan sonra deyilir.
rules-leftovers-example-long =
    <i>Taxtada</i> rəqib 6:6 ilə başlayıb, başdan { $count ->
        [2] iki daş
       *[other] bir daş
    } götürüb və ilişib. Sizə { $dice } qalıb. Bir altını oynayırıq, 24→18. Qabaqda onun başıdır, sizinkindən ikinci daş isə olmaz: qalanı yanır, siz öz zərinizi atırsınız.
rules-leftovers-example-climb = <i>Taxtada</i> rəqibə 4:4 gəlib və ilişib: qabaqdakı xanaların hamısı tutulub. Sizə { $dice } qalıb. Sıra ilə oynayırıq, başdan bir daş götürürük. Sonra — öz zərimiz.
rules-leftovers-example-short = <i>Taxtada</i> rəqibin barda iki daşı vardı və 6:3 gəlib. Üç ilə biri girib, altı ilə girmək olmur. Altını siz oynayırsınız, sonra öz zərinizi atırsınız.

# Daş çıxarmaq
rules-bear-off = Bütün daşlar evdədirsə, çıxarmaq olar, lap sonuncunun girdiyi gedişdə. Çıxarmayıb evin içində getmək də olar.
rules-bear-off-die = Zər daşı düz öz xanasından çıxarır: beş — 5-cidən. Ora boşdursa, daha uzaq xanadan gedin. Uzaqda da yoxdursa, tutulmuş ən uzaq xanadan çıxarın.
rules-bear-off-blocked = Uzaqdakı daş o zərlə gedə bilmirsə, yaxındakıları da saxlayır.
rules-bear-off-hit = Çıxararkən vuruldunuzsa, əvvəlcə o daşı bardan salın və evə gətirin.
rules-bear-off-example = <i>Taxtada</i> 5-ci xana boşdur, amma 6-cıda daş var — beş ilə gedirik, 6→1. Sonra 4-cüdə və uzaqda daş yoxdur — dörd ilə ən uzaqdan, 3-cüdən çıxarırıq.

# Tam gediş
rules-full-move = Hər zəri tam oynamağın yolu varsa, onu oynayın. Böyük zərlə yaxın xanadan çıxarıb xal itirmək yalnız başqa yol olmayanda olar.
rules-full-move-example = <i>Taxtada</i> 6→3 gedib beş ilə 4-cüdən çıxarmaq ağla gəlir, amma bu, beş xaldan yalnız dördüdür. Tam gediş var: 6→1 və 4→1. O da məcburidir.

# Qələbə
rules-oin = <b>Oyun</b>, ×1 — uduzan heç olmasa bir daş çıxarıb.
rules-mars = <b>Mars</b>, ×2 — uduzan heç bir daş çıxarmayıb.
rules-koks = <b>Koks</b>, ×3 — uduzan daş çıxarmayıb və heç olmasa bir daşı barda, ya da udanın evində qalıb.
rules-mars-not-home = <b>Mars</b>, ×2 — uduzan daş çıxarmayıb və hamısını evə yığmayıb.
rules-home-mars = <b>Ev marsı</b>, ×{ $times } — uduzan hamısını evə yığıb, amma heç birini çıxarmayıb.
rules-mars-only = <b>Mars</b>, ×2 — uduzan daş çıxarmayıb, daşları harada dursa da. Burada bundan artıq nəticə yoxdur.
rules-win-example-koks = <i>Taxtada</i> siz hamısını çıxarmısınız, rəqib heç nə, bir daşı da evinizdə, 1-ci xanada ilişib: koks.
rules-win-example-mars = <i>Taxtada</i> siz hamısını çıxarmısınız, rəqib heç nə: mars.
rules-win-example-home-mars = <i>Taxtada</i> siz hamısını çıxarmısınız. Rəqib evə çatıb, amma heç nə çıxarmayıb: ev marsı.
rules-resign-short = Təslim taxtanın altında «⋯» içindədir. Qiyməti: daş çıxarmısınızsa — oyun, yoxsa mars; koks — yalnız hələ mümkündürsə və rəqib artıq çıxarırsa. Bu qiymətə partiya dərhal bitir; az təklif etsəniz, rəqib qərar verir.
rules-resign-long = Təslim taxtanın altında «⋯» içindədir. Qiyməti: daş çıxarmısınızsa — oyun, yoxsa mars. Bu qiymətə partiya dərhal bitir; az təklif etsəniz, rəqib qərar verir.
rules-resign-home-mars = Ev marsı — yalnız bütün daşlarınız evdədirsə, heç biri çıxarılmayıbsa və rəqibin ən çoxu dörd daşı qalıbsa.
rules-claim = Rəqib vaxtında getmirsə, qələbəni həmin qiymətə götürmək olar. Cavabsız dave pasdır. Vaxtlı partiyada (⏱) gecikənin yerinə ilk dəfə bot qərar verir, ikinci dəfə o uduzur.
rules-next-winner = Növbəti partiyaya udan başlayır, birdən iki zərlə.
rules-next-throw = Növbəti partiyaya kimin başlayacağını yenə püşk həll edir.
rules-next-alternate = Növbəti partiyalara növbə ilə, püşksüz başlayırlar.

# Mərc və kub
rules-stakes = Partiyanın qiyməti — mərc vurulsun nəticə, kub varsa, vurulsun kub. Bunlar xaldır: pulla işim yoxdur. Mərci belə qoyun: <code>/play { $game } 5</code>.
rules-match = Beş xallıq matç — <code>/play { $game } matç 5</code>: kubla, avtodave, biver və Yakobi olmadan. Krouford partiyasında — birinə bir xal qalandan sonrakı ilk partiyada — kub da yoxdur. Mərc matçın hesabına keçmir.
rules-cube-off = Burada adətən kubsuz oynanılır. Kubla oynamaq üçün sözü əlavə edin: <code>/play { $game } kubla</code>. Onda:
rules-cube = Öz zərinizi atmazdan əvvəl «dave» demək — mərci artırmağı təklif etmək olar: { $values }…
rules-cube-answer = Rəqib pas dedi — partiya bitir, o, artmamış mərci uduzur. Qəbul etdi — kub onundur, bir də artırmağı («yenə dave») yalnız o deyə bilər. Həddi yoxdur. <i>Taxtada</i> kub sizdədir.
rules-cube-opening = Püşkdən sonrakı ilk gedişdən əvvəl dave deyilmir: zər artıq taxtadadır.
rules-cube-again = Qoşadan sonrakı əlavə atışdan əvvəl dave deyilmir.
rules-beaver =
    { $used ->
        [no] <b>Biver</b> (burada söndürülüb)
       *[yes] <b>Biver</b>
    }: daveyə cavab olaraq mərci elə o an bir də artırıb kubu özünüzdə saxlamaq olar. Birinci ya razılaşır, ya da artmış mərci uduzur.
rules-jacoby-short =
    { $used ->
        [no] <b>Yakobi qaydası</b> (burada söndürülüb)
       *[yes] <b>Yakobi qaydası</b>
    }: heç kim dave deməyibsə, mars da, koks da bir oyun sayılır.
rules-jacoby-long =
    { $used ->
        [no] <b>Yakobi qaydası</b> (burada söndürülüb)
       *[yes] <b>Yakobi qaydası</b>
    }: heç kim dave deməyibsə, istənilən mars bir oyun sayılır.
rules-auto-doubles = <b>Avtodave</b>: püşkdə bərabərlik mərci artırır, amma ən çoxu { $most } dəfə. Kub ortada qalır.
rules-auto-doubles-off = <b>Avtodave</b> (burada söndürülüb): püşkdə bərabərlik mərci özü artırır. Kub ortada qalır.
rules-extras = Burada bunların hamısı kubladır: /settings-də yandırılır, biver və Yakobi sözlə də olur: <code>/play { $game } biver yakobi</code>.
rules-extras-own = Biver və Yakobi — yalnız kubla, avtodave — kubsuz da. Burada nəyin keçərli olduğunu qaydaların müəllifi seçib.

# Qısaca: bütün səhifələrdən əvvəl yarım səhifə
rules-title-summary = Qısaca
rules-summary-long =
    • 15 daşın hamısı başda, 24-cü xanada durur. Onları dövrə vurub evə, 1–6 xanalarına gətirin və çıxarın.
    • Bir zər — bir daşın addımı. Daş vurulmur: rəqibin tutduğu xana bağlıdır.
    • Bir gedişdə başdan bir daş.
    • Hamısını birinci çıxaran uddu: oyun — ×1; rəqib heç nə çıxarmayıbsa, mars — ×2.
rules-summary-short =
    • 15 daşı evə, 1–6 xanalarına gətirin və çıxarın; rəqib qarşıdan gəlir.
    • Bir zər — bir daşın addımı. Tək daşı vururlar: bardan təzədən başlayır.
    • İki və daha çox daş xananı bağlayır.
    • Hamısını birinci çıxaran uddu: oyun — ×1; rəqib heç nə çıxarmayıbsa, mars — ×2; üstəlik barda, ya da evinizdə qalıbsa, koks — ×3.
rules-about-play = Oynamaq üçün — <code>/play { $game }</code>
rules-about-quick-long =
    Uzun nərd, amma başda on beş yox, { $checkers } daş durur. Qaydalar həmin qaydalardır: baş, divar, ilk gedişdə başdan iki daş, mars və ev marsı. Ətraflısı uzun nərdin səhifələrindədir.
    Daş az olanda divar çox dayanmır: xal itirməyin, çıxarmağa birinci başlayın.
rules-about-quick-long-example = <i>Taxtada</i> ilk gedişdir, 6:6 gəlib: birinci daşı rəqibin başı saxlayıb, ona görə başdan ikincisi də gedir.
rules-about-nackgammon = Düzülüşü başqa olan döymə nərd: 24-cü və 23-cü xanalarda iki-iki daş, 13-cüdə dörd, 8-cidə üç, 6-cıda dörd. Arxada iki yox, dörd daş var, ona görə partiya uzun, mübarizə gərgin olur. Qalan hər şey döymədəki kimidir.
rules-about-nackgammon-example = <i>Taxtada</i> ilk gedişdir, 4:2 gəlib: evdə xana tuturuq.
rules-about-tavla = Türkiyədə belə oynayırlar. Düzülüş və gediş döymədəki kimidir, kub yoxdur.
rules-about-tavla-example = <i>Taxtada</i> ilk gedişdir, 3:1 gəlib: 5-ci xana tutulub.
rules-about-portes = Yunanıstanda belə oynayırlar; tavli bu oyunla başlayır. Düzülüş və gediş döymədəki kimidir, kub yoxdur.
rules-about-portes-example = <i>Taxtada</i> ilk gedişdir, 6:6 gəlib: birdən iki xana tutulub.
rules-about-takhteh = İranda belə oynayırlar. Düzülüş və gediş döymədəki kimidir, kub yoxdur. Barda, ya da udanın evində daş qalanda marsı üçqat sayırsınızsa, öz qaydalarınızda koksu yandırın.
rules-about-takhteh-example = <i>Taxtada</i> ilk gedişdir, 6:1 gəlib: 7-ci xana tutulub.
rules-about-prava = Bolqarıstanda belə oynayırlar: «prava tabla», ya da «obiknovena». Düzülüş və gediş döymədəki kimidir, kub yoxdur. Sreşta bu oyunla başlayır.
rules-about-prava-example = <i>Taxtada</i> ilk gedişdir, 5:3 gəlib: 3-cü xana tutulub.
rules-about-tawla = Ərəb ölkələrində və İsraildə belə oynayırlar. Düzülüş və gediş döymədəki kimidir, kub yoxdur. Barda, ya da udanın evində daş qalanda marsı üçqat sayırsınızsa, öz qaydalarınızda koksu yandırın.
rules-about-tawla-example = <i>Taxtada</i> ilk gedişdir, 1:1 gəlib: 7-ci və 5-ci xanalar tutulub.
rules-about-hypergammon =
    Hərəyə üç daşla döymə nərd: 24, 23 və 22-ci xanalarda bir-bir. Qalan qaydalar həmindir: tək daşı vururlar, bardan rəqibin evinə girirlər, evdən çıxarırlar. Mars ikiqat, koks üçqatdır. Ətraflısı döymənin səhifələrindədir.
    Hər vurma hər şeyi dəyişir: vurulan daşın qabağında bütün taxta durur.
rules-about-hypergammon-example = <i>Taxtada</i> ilk gedişdir, 4:2 gəlib: indi 20-cidə iki daş durur, xana bağlıdır.
rules-about-celebi = Türkiyədə belə oynayırlar. Düzülüş və gedişlər döymədəki kimidir, kub və koks yoxdur. Qoşa böyüyür: 4:4 — dörd dənə dörd, dörd dənə beş, dörd dənə altı, məhz bu sıra ilə. Oynanmayan itir.
rules-about-celebi-example = <i>Taxtada</i> ilk gediş və 5:5: dörd beş, sonra dörd altı.
rules-about-chelebi = Bolqarıstanda belə oynayırlar. Düzülüş və gedişlər döymədəki kimidir, kub və koks yoxdur. Dördüncü atışınızdan qoşa altıya qədər böyüyür, hər rəqəm dörd dəfə. İlişdiyiniz yerdən qalanını rəqib öz atışından əvvəl oynayır; oynaya bilmədiyi zər itir, növbətiyə keçir. Heç birini oynamamısınızsa, heç nə keçmir.
rules-about-chelebi-example = <i>Taxtada</i> ilk gediş və 3:1: beşinci xana bağlandı.
rules-about-fevga = Yunanıstanda belə oynayırlar; tavlinin üçüncü oyunudur. Hər iki tərəf eyni istiqamətə gedir, xananı bir daş da bağlayır — uzun nərddəki kimi. Birinci daş 11-ci xanaya çatmayınca, yəni rəqibin başını keçməyincə başqası tərpənmir; sonra başdan istənilən qədər çıxa bilər. 19–24 xanalarının altısını birdən tutmaq heç vaxt olmaz. Ardıcıl altı xananız bütün daşları onların arxasındakı bir xanada olan rəqibin düz qabağındadırsa, mümkündürsə birini açmalısınız.
rules-about-fevga-example = <i>Taxtada</i> ilk gediş və 6:1: qaçağan hər iki zəri oynayır.
rules-about-moultezim = Türkiyədə belə oynayırlar. Hər iki tərəf eyni istiqamətə gedir, xananı bir daş da bağlayır — uzun nərddəki kimi. Birinci daş 11-ci xanaya çatmayınca, yəni rəqibin başını keçməyincə başqası tərpənmir; sonra başdan istənilən qədər çıxa bilər. 19–24 xanalarının altısını birdən tutmaq heç vaxt olmaz; başqa yerdə istənilən divar olar.
rules-about-moultezim-example = <i>Taxtada</i> ilk gediş və 6:5: qaçağan hər iki zəri oynayır.
rules-about-uzun = Azərbaycanda belə oynayırlar. Bir gedişdə başdan bir daş çıxır, ardıcıl altı xananı yalnız qabaqda rəqib daşı olanda tutmaq olar. İlk gedişdə ikinci daş başdan yalnız 4:4 və 6:6 ilə çıxır. Ev marsı yoxdur, növbəti oyuna udan başlayır.
rules-about-uzun-example = <i>Taxtada</i> ilk gediş və 4:4: başdan iki daş çıxıb.
rules-about-gul-bara = Bolqarıstanda belə oynayırlar; sreştanın ikinci oyunudur. Hər iki tərəf eyni istiqamətə gedir, xananı bir daş da bağlayır — uzun nərddəki kimi. Amma başdan istənilən qədər daş çıxa bilər, istənilən divar olar. Dördüncü atışınızdan qoşa altıya qədər böyüyür, hər rəqəm dörd dəfə. İlişdiyiniz yerdən qalanını rəqib öz atışından əvvəl oynayır; oynaya bilmədiyi zər itir, növbətiyə keçir. Heç birini oynamamısınızsa, heç nə keçmir. Ardıcıl yüz gedişdə heç kim oynaya bilməsə, heç-heçədir.
rules-about-gul-bara-example = <i>Taxtada</i> ilk gediş və 5:3: başdan iki daş çıxıb.
rules-about-plakoto =
    Yunanıstanda belə oynayırlar; tavlinin ikinci oyunudur. On beş daşın hamısı 24-cü xanadan başlayır, oyunçular bir-birinə qarşı gedir. Tək daş vurulmur, həbs olunur: rəqib onun üstündə durduqca o tərpənmir və xanası sahibinə bağlıdır. Xananı rəqibə iki daş, ya da həbs saxlayan bir daş bağlayır. Bircə daşınız həbsdəykən daş çıxarmaq olmaz. Bar yoxdur.
    24-cü xanadakı son daş anadır. Ana həbsdədirsə və rəqibin öz 24-cü xanasında daşı qalmayıbsa, rəqib partiyanı dərhal, mars kimi ikiqat udur. Ona görə son ikisini birlikdə oynamaq yaxşıdır. Hər iki ana həbsdədirsə, partiya heç-heçədir.
rules-about-plakoto-example = <i>Taxtada</i> 6:3 gəlib: 7→1✶ rəqibin anasını həbs edir. Sizin 24-də daş qalmayıb, partiya udulub; üç oynanmır.
rules-about-tapa =
    Bolqarıstanda belə oynayırlar; sreştanın üçüncü oyunudur. On beş daşın hamısı 24-cü xanadan başlayır, oyunçular bir-birinə qarşı gedir. Tək daş vurulmur, həbs olunur: rəqib onun üstündə durduqca o tərpənmir və xanası sahibinə bağlıdır. Xananı rəqibə iki daş, ya da həbs saxlayan bir daş bağlayır. Bircə daşınız həbsdəykən daş çıxarmaq olmaz. Bar yoxdur.
    24-cü xanadakı son daş anadır. Ana həbsdədirsə və rəqibin öz 24-cü xanasında daşı qalmayıbsa, rəqib partiyanı dərhal, mars kimi ikiqat udur. Ona görə son ikisini birlikdə oynamaq yaxşıdır. Hər iki ana həbsdədirsə, partiya heç-heçədir, hərəyə bir xal.
rules-about-tapa-example = <i>Taxtada</i> 6:3 gəlib: 7→1✶ rəqibin anasını həbs edir, amma sizinki hələ 24-dədir. 24→21 ilə partiya udulur.
rules-about-khachapuri =
    Gürcüstanda belə oynayırlar. Dörd daş başda, 24-cü xanadadır, on bir daş isə elə evdən, 6-cı xanadan başlayır. Hər iki tərəf eyni istiqamətə gedir, xananı bir daş da bağlayır — uzun nərddəki kimi. Amma başdan istənilən qədər daş çıxa bilər, istənilən divar olar.
    Qalib rəqibin çıxarmadığı hər daşa bir xal alır: 1-dən 15-ə qədər. Təslim olan, yarımçıq qoyan və ya vaxtı bitən qalan bütün daşlarını uduzur. Kub yoxdur. Ardıcıl yüz gedişdə heç kim oynaya bilməsə, heç-heçədir.
rules-about-khachapuri-example = <i>Taxtada</i> ilk gediş və 6:5. Sizin 18-i rəqibin on bir daşı bağlayır, 24→18 olmaz; bir daş hər iki zəri oynayır: 24→19→13.
rules-about-mahbusa = Ərəb ölkələrində belə oynayırlar. On beş daşın hamısı 24-cü xanadan başlayır, oyunçular bir-birinə qarşı gedir. Tək daş vurulmur, həbs olunur: rəqib onun üstündə durduqca o tərpənmir və xanası sahibinə bağlıdır. Xananı rəqibə iki daş, ya da həbs saxlayan bir daş bağlayır. Bircə daşınız həbsdəykən daş çıxarmaq olmaz. Bar yoxdur. Yüz gediş ərzində heç kim oynaya bilməsə, heç-heçə olur.
rules-about-mahbusa-example = <i>Taxtada</i> 5:2 gəlib: 11→9✶ tək daşı həbs edir. 18-dəki daşınız özü həbsdədir: tərpənmir, 20→18 də olmaz.
