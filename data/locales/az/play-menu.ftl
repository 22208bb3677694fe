# /play menyusu
which-game = <b>Nə oynayırıq?</b>
play-with = Çağırış yalnız bir oyunçuya: { $friend }
button-more-games = Digər…
button-own-games = Öz qaydalarımız
button-terms = Mərc, kub, matç…
button-games = ‹ Geri
play-own = Bu söhbətdə qurulan oyunlar:
play-own-none = Burada hələ öz qaydalarınız yoxdur. Bir dəqiqəlik işdir: istənilən oyunu götürüb nəyi istəsəniz dəyişin.
button-own-begin = ✏️ Qayda qur
play-terms = <b>Hansı şərtlərlə?</b>
play-terms-stake = <b>Mərc</b> — bir oyunun xalı, pul deyil.
play-terms-match = <b>Matç</b> — seçilmiş xala qədər, həmişə kubla.
play-terms-cube = <b>Kub</b> — zər atmazdan əvvəl mərci artırmaq olar: «dave».
play-terms-extras = <b>Biver</b> — cavabında bir də artırmaq. <b>Yakobi</b> — dave olmayıbsa, mars da, koks da bir oyun sayılır.
play-terms-clock = <b>⏱</b> Vaxt bitdi — bot qərar verir, ikinci dəfə — uduzursunuz.
# The keys of terms: each says what is chosen
term-stake = Mərc: { $stake }
term-match =
    { $match ->
        [0] Matç: yox
       *[other] Matç: { $match } xal
    }
term-cube =
    { $cube ->
        [on] Kub: var
       *[off] Kub: yox
    }
term-hints =
    { $hints ->
        [on] İpucu: hər ikinizə
       *[off] İpucu: yox
    }
term-no-clock = ⏱ Vaxtsız
button-beaver-wish = Biver
button-jacoby-wish = Yakobi
button-match-wish = Matç { $match }
button-terms-done = ‹ Oyunlara
play-length = Neçə xala qədər?
play-waiting = Çağırışınız gözləyir: { $terms }.
play-waiting-replaced = Yenisi onu əvəz edəcək.
button-show = Çağırışı göstər
friend-unknown = «{ $name }» ilə burada hələ oynamamısınız. Onun mesajına /play ilə cavab verin və ya /play @ad yazın.
which-friend = Hansını çağıraq?
button-way-computer = 🤖 Botla
button-way-friend = 🤝 Dostla
button-way-seek = 🔎 Tap
button-close = Bağla
refused-not-your-menu = Bu menyunu başqası açıb. Özünüzünkü — /play.
refused-no-ruleset = Bu qaydalar artıq yoxdur. Nə var — /play.


# …-line: oyunun fərqi; …-button: düymədə adı, ən çoxu 17 hərf
ruleset-long-line = daş vurulmur: rəqibi ötüb qabağına divar çəkirlər
ruleset-long-button = Rus uzunu
ruleset-long-classic-line = istənilən qoşada başdan iki daş; divar — rəqib evə çatandan sonra; udan başlayır
ruleset-long-classic-button = Klassik
ruleset-long-federation-line = ev marsı yoxdur
ruleset-long-federation-button = Oyun və mars
ruleset-gulbar-line = oynanmayanı rəqib oynayır; qoşadan sonra bir də atılır
ruleset-gulbar-button = Gülbar
ruleset-mad-gulbar-line = oynanmayanı rəqib oynayır; qoşa altıya qədər böyüyür
ruleset-mad-gulbar-button = Dəli gülbar
ruleset-short-line = tək daşı vururlar; beynəlxalq qaydalar
ruleset-short-button = Döymə
ruleset-short-strict-line = evdə vuran daş həmin gedişdə çıxarılmır
ruleset-short-strict-button = Sərt
ruleset-short-full-line = oynamaq mümkündürsə, xal itirmək olmaz
ruleset-short-full-button = Tam gediş
ruleset-short-caucasian-line = öz evində vurub gizlənmək olmaz
ruleset-short-caucasian-button = Qafqaz
ruleset-quick-long-line = başında yeddi daşla uzun nərd: bir neçə dəqiqəlik partiya
ruleset-quick-long-button = Sürətli uzun
ruleset-hypergammon-line = üç daşla döymə: bir neçə dəqiqəlik partiya
ruleset-hypergammon-button = Hiperqemmon
ruleset-nackgammon-line = arxada iki yox, dörd daşla döymə
ruleset-nackgammon-button = Nakqemmon
ruleset-tavla-line = döymə, evdə vurub qaçmaq olmaz
ruleset-tavla-button = Tavla
ruleset-portes-line = döymə, evdə vurub qaçmaq olmaz
ruleset-portes-button = Portes
ruleset-takhteh-line = döymə, evdə vurub qaçmaq olmaz
ruleset-takhteh-button = Təxtə-nərd
ruleset-prava-line = kokssuz döymə
ruleset-prava-button = Prava tabla
ruleset-tawla-line = kokssuz döymə, İsraildə də oynanır
ruleset-tawla-button = Taula
ruleset-celebi-line = döymə, qoşa altıya qədər böyüyür
ruleset-celebi-button = Çələbi
ruleset-chelebi-line = dördüncü atışdan qoşa böyüyür, qalanı rəqibindir
ruleset-chelebi-button = Bolqar çələbisi
ruleset-fevga-line = qaçağanla uzun nərd
ruleset-fevga-button = Fevqa
ruleset-moultezim-line = qaçağanla uzun nərd
ruleset-moultezim-button = Mültezim
ruleset-uzun-line = öz uzunumuz: daş vurulmur, 4:4 və 6:6 ilə başdan iki daş
ruleset-uzun-button = Uzun nərd
ruleset-gul-bara-line = uzun nərd, baş və divar azaddır, qoşa böyüyür
ruleset-gul-bara-button = Gül-bara
ruleset-plakoto-line = tək daş həbs olunur; anası həbs olunan uduzur
ruleset-plakoto-button = Plakoto
ruleset-tapa-line = plakoto kimi; hər iki ana həbsdədirsə, bir xal
ruleset-tapa-button = Tapa
ruleset-khachapuri-line = uzun nərd, on bir daş evdən başlayır, xal çıxmamış daşlara görədir
ruleset-khachapuri-button = Xaçapuri
ruleset-mahbusa-line = tək daş vurulmur, həbs olunur
ruleset-mahbusa-button = Məhbusə
ruleset-own-line = bu söhbətin öz qaydaları
button-play-again = ▶️ Yenə: { $game }
ruleset-tavli-line = portes, plakoto və fevqa növbə ilə oynanan matç
ruleset-tavli-button = Tavli
ruleset-sreshta-line = prava, gül-bara və tapa növbə ilə oynanan matç
ruleset-sreshta-button = Sreşta
# Qonşuların oyunları: ölkələr
country-tr = Türkiyə
country-gr = Yunanıstan
country-ir = İran
country-bg = Bolqarıstan
country-ar = Ərəb ölkələri
country-az = Azərbaycan
country-ge = Gürcüstan
country-xx = Digərləri
# Oyunların növbələşdiyi matç: hansı gedir, sonra hansıdır
game-and-next = { $game }, sonra { $next }
