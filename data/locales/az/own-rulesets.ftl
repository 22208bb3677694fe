# Söhbətin qaydaları: /rules-dan sonrakı sözlər
words-new = yeni, yarat, qur
words-own = öz, özümüz, özümüzün, bizim, bizimki

# Söhbət
draft-base = <b>Yeni qaydalar.</b> Hansı oyunun əsasında?
draft-title = <b>Yeni qaydalar</b>, əsası «{ $base }»
draft-switches = Nəyi dəyişmək istəyirsiniz, ona basın; qalanı olduğu kimi qalır.
draft-name = <b>Adı qaldı:</b> onu aşağıdakı mesaja cavab kimi göndərin.
draft-name-ask = Bu qaydaların adı nə olsun? Bu mesaja cavab verin: ən çoxu { $most } işarə. Fikriniz dəyişsə — /cancel.
draft-name-placeholder = Qaydaların adı
draft-medley = <b>Bir neçə oyundan matç</b>
draft-games = Oyunlara oynanacağı sıra ilə basın: 2 ilə { $most } arası, təkrar da olar. Sonuncudan sonra yenə birinci gəlir.
button-draft-medley = Bir neçə oyundan matç…
button-draft-drop = ⌫ Sonuncunu çıxar
draft-left = Qaydalar yadda saxlanmadı. Yenidən başlamaq — /rules yeni
draft-busy = Telegram { $seconds } saniyə gözləməyi xahiş edir. Sonra bir də basın.
button-draft-name = Hazır — ad ver
button-draft-back = ‹ Geri
button-draft-cancel = Ləğv et
refused-not-your-draft = Bu qaydaları başqası qurur. Özünüzünkü üçün — /rules yeni
refused-draft-over = Burada daha qayda qurulmur. Yenidən başlamaq — /rules yeni

# Uyğun olmayan ad
name-empty = Adda heç olmasa bir hərf olmalıdır. Başqasını göndərin.
name-too-long = Çox uzundur: ən çoxu { $most } işarə. Başqasını göndərin.
name-spoken-for = Bu söz tutulub: /play və ya /rules-dan sonra mənası var. Başqasını göndərin.
name-taken = Bu söhbətdə bu adda qaydalar artıq var. Başqasını göndərin.
too-many-rulesets = Bu söhbətdə artıq { $most } öz oyununuz var, bundan çox olmur. Artığını silmək — /rules öz

# Hazır qaydalar
own-made = ✅ <b>Qaydalar yadda saxlandı.</b>
own-title = Bu söhbətin öz qaydaları
own-none = Hələ yoxdur.
own-new = Yenisini qurmaq — /rules yeni
own-made-of = Əsası «{ $base }». Müəllif: { $maker }.
own-made-by = Oyunların növbələşdiyi matç. Müəllif: { $maker }.
own-delete = «{ $name }» qaydaları silinsin? Başlanan partiyalar onlarla bitəcək.
own-deleted = «{ $name }» qaydaları silindi.
button-own-play = Oyuna çağır
button-own-rules = Misallarla izah et
button-own-list = Qaydalar
button-own-delete = Sil
button-own-delete-sure = Sil
button-own-keep = Saxla
refused-not-your-ruleset = Bu qaydaları yalnız müəllifi, ya da söhbətin admini silə bilər.
switch-checkers = Neçə daş
switch-checkers-line = Hərə başda neçə daşla başlayır?
switch-checkers-15 = on beş
switch-checkers-15-line = həmişəki kimi
switch-checkers-7 = yeddi
switch-checkers-7-line = partiya üç dəfə qısa olur
switch-checkers-3 = üç
switch-checkers-3-line = bir neçə dəqiqəlik partiya
switch-opening = İlk gediş
switch-opening-line = Püşkü udan hansı zərlə gedir?
switch-opening-kept = püşkün zəri ilə
switch-opening-kept-line = püşkdə gələn iki zəri oynayır
switch-opening-anew = yeni atışla
switch-opening-anew-line = hər iki zəri təzədən atır, qoşa da gələ bilər

# Seçimlər: ad, sual, qiymətlər və hər birinin mənası
switch-homeHit = Evdə vurma
switch-homeHit-line = Öz evində vuran daş həmin gedişdə nə edə bilər?
switch-homeHit-free = hər şey
switch-homeHit-free-line = məhdudiyyət yoxdur, beynəlxalq qaydalardakı kimi
switch-homeHit-no-bear-off = çıxmır
switch-homeHit-no-bear-off-line = həmin gedişdə çıxarılmır, qoşada da; onun yanına gələn də çıxarılmır
switch-homeHit-no-hiding = gizlənmir
switch-homeHit-no-hiding-line = həmin gedişdə öz daşının yanına gedə bilməz; üstünü örtmək, boş xanaya aparmaq olar, çıxarmaq — yalnız başqa gediş yoxdursa
switch-homeHit-no-running = yerində qalır
switch-homeHit-no-running-line = həmin gedişdə nə gedir, nə də çıxarılır; üstünü başqa daşla örtmək olar

switch-fullMove = Tam gediş
switch-fullMove-line = Atışı tam oynamaq mümkün olanda xal itirmək olar?
switch-fullMove-false = məcburi deyil
switch-fullMove-false-line = bütün zərlər oynansın, bəsdir: böyük zərlə yaxın daşı da çıxarmaq olar
switch-fullMove-true = məcburidir
switch-fullMove-true-line = atış bütün xalı ilə oynanırsa, itirmək olmaz

switch-headException = Başdan iki daş
switch-headException-line = İlk gedişdə başdan ikinci daşı nə vaxt götürmək olar?
switch-headException-opponent-head = { $rolls }
switch-headException-opponent-head-line = birinci daşa rəqibin başı mane olanda
switch-headException-any-double = hər qoşa
switch-headException-any-double-line = bir daşla tam oynanmayan istənilən qoşada
switch-headException-fours-sixes = 4:4 və 6:6
switch-headException-fours-sixes-line = 4:4 və 6:6 ilə, birinci daşa nə mane olursa olsun
switch-headException-none = heç vaxt
switch-headException-none-line = həmişə gedişə bir daş

switch-block = Altılıq divar
switch-block-line = Dalbadal altı xananı nə vaxt tutmaq olar?
switch-block-opponent-ahead = rəqib qabaqda
switch-block-opponent-ahead-line = rəqibin heç olmasa bir daşı divarın qabağında olanda
switch-block-opponent-home = rəqib evdə
switch-block-opponent-home-line = rəqibin heç olmasa bir daşı evinə çatanda
switch-block-start-quarter = başlanğıcda yox
switch-block-start-quarter-line = hər yerdə, amma başlanğıcdakı altı xananın hamısını yox
switch-block-free = həmişə
switch-block-free-line = məhdudiyyət yoxdur

switch-leftover = Qalan zər
switch-leftover-line = Oynamaq olmayan zər nə olsun?
switch-leftover-lost = yanır
switch-leftover-lost-line = növbə rəqibə keçir
switch-leftover-opponent = rəqibə
switch-leftover-opponent-line = rəqib öz zərini atmazdan əvvəl onu öz daşları ilə oynayır
switch-leftover-groups = qoşanın qalanı rəqibə
switch-leftover-groups-line = yalnız böyüyən qoşadan qalır; rəqib oynaya bilmədiyini buraxır, gül-barada olduğu kimi

switch-doubles = Qoşa
switch-doubles-line = Qoşa necə oynanılır?
switch-doubles-four = dörd gediş
switch-doubles-four-line = hər zər iki dəfə
switch-doubles-roll-again = və bir atış da
switch-doubles-roll-again-line = dörd gedişi də oynayan bir də atır, gülbardakı kimi
switch-doubles-ascending = böyüyən
switch-doubles-ascending-line = öz ədədindən altıya qədər: 4:4 — dörd, beş və altı, dəli gülbardakı kimi

switch-ascendingMoves = Neçə dəfə
switch-ascendingMoves-line = Böyüyən qoşanın hər ədədi neçə dəfə oynanılır?
switch-ascendingMoves-2 = iki dəfə
switch-ascendingMoves-2-line = 5:5 — 5 5 6 6
switch-ascendingMoves-4 = dörd dəfə
switch-ascendingMoves-4-line = 5:5 — 5 5 5 5 6 6 6 6, bolqar gül-barasında olduğu kimi

switch-ascendingFromTurn = Qoşa böyüyür
switch-ascendingFromTurn-line = Qoşa oyunçunun neçənci gedişindən böyüyür? O vaxta qədər dörd adi gedişdir.
switch-ascendingFromTurn-1 = 1-ci gedişdən
switch-ascendingFromTurn-1-line = dərhal
switch-ascendingFromTurn-2 = 2-ci gedişdən
switch-ascendingFromTurn-2-line = ilk gediş adidir
switch-ascendingFromTurn-3 = 3-cü gedişdən
switch-ascendingFromTurn-3-line = ilk iki gediş adidir
switch-ascendingFromTurn-4 = 4-cü gedişdən
switch-ascendingFromTurn-4-line = ilk üç gediş adidir, bolqar gül-barasında olduğu kimi
switch-koks = Koks
switch-koks-line = Uduzan heç nə çıxarmayıbsa və daşı barda, ya da udanın evində qalıbsa, qələbə neçə sayılır?
switch-koks-3 = × 3
switch-koks-3-line = üçqat
switch-koks-off = yox
switch-koks-off-line = adi mars sayılır, ×2

switch-homeMars = Ev marsı
switch-homeMars-line = Uduzanın bütün daşları evdədirsə, amma heç biri çıxarılmayıbsa, qələbə neçə sayılır?
switch-homeMars-3 = × 3
switch-homeMars-3-line = üçqat
switch-homeMars-4 = × 4
switch-homeMars-4-line = dördqat
switch-homeMars-off = yox
switch-homeMars-off-line = adi mars sayılır, ×2

switch-nextFirst = Kim başlayır
switch-nextFirst-line = Növbəti partiyaya kim başlayır?
switch-nextFirst-throw = püşk
switch-nextFirst-throw-line = hərə yenə bir zər atır
switch-nextFirst-winner = udan
switch-nextFirst-winner-line = udan başlayır
switch-nextFirst-alternate = növbə ilə
switch-nextFirst-alternate-line = keçən partiyaya başlamayan başlayır

switch-cube = Kub
switch-cube-line = Zər atmazdan əvvəl dave demək — mərci artırmağı təklif etmək olar?
switch-cube-false = kubsuz
switch-cube-false-line = mərc artmır; bir partiyaya kubu /play-dən sonra «kubla» sözü qoyur
switch-cube-true = kubla
switch-cube-true-line = daveni qəbul edən kubu götürür, növbəti dəfə o artıra bilər

switch-raise = Mərc artır
switch-raise-line = Hər dave ilə mərc nə qədər artır?
switch-raise-double = ikiqat
switch-raise-double-line = 1, 2, 4, 8 …
switch-raise-arithmetic = bir-bir
switch-raise-arithmetic-line = 1, 2, 3, 4 …

switch-beaver = Biver
switch-beaver-line = Daveyə cavab olaraq elə o an bir də artırıb kubu saxlamaq olar?
switch-beaver-false = yox
switch-beaver-false-line = dave ya qəbul olunur, ya da pas deyilir
switch-beaver-true = var
switch-beaver-true-line = daveyə üçüncü cavab — «biver»

switch-jacoby = Yakobi qaydası
switch-jacoby-line = Mars və koks nə vaxt sayılır?
switch-jacoby-false = yox
switch-jacoby-false-line = həmişə
switch-jacoby-true = var
switch-jacoby-true-line = yalnız partiyada dave deyilibsə, yoxsa bir oyundur

switch-autoDoubles = Avtodave
switch-autoDoubles-line = Püşkdə bərabər gəlsə, mərc artır?
switch-autoDoubles-0 = yox
switch-autoDoubles-0-line = sadəcə yenidən atırlar
switch-autoDoubles-1 = bir
switch-autoDoubles-1-line = yalnız birinci bərabərlik artırır
switch-autoDoubles-2 = ikiyədək
switch-autoDoubles-2-line = ilk iki bərabərlik artırır
switch-autoDoubles-3 = üçədək
switch-autoDoubles-3-line = ilk üç bərabərlik artırır
