# İlk sözlər
start-group = Gəlin nərd oynayaq! «Oyna» düyməsinə basın, oyunu seçin — kim istəsə, qarşınızda otursun. Qalan hər şey: /help.
start-private = Bir əl nərd? Taxta da, halal zər də məndən; rəqib mən, ya dostunuz.
start-more = Yığışıb oynamaq üçün məni qrupa əlavə edin. İstənilən başqa söhbətdə @{ $me } yazın — taxta elə orada açılacaq.
help =
    <b>Necə oynamalı</b>
    /play uzun 5 kubla — mərc 5, kubla
    /play döymə 60san — gedişə 60 san
    /play @ad — dostla, /play bot
    /play tap — kim olursa-olsun
    Qaydalar, ipucu, təslim — ⋯ altında.
    /result, /dice, /clock — əsl taxta
    /train — səhvlər, XGID · /privacy
button-play-friend = 🤝 Dostla
button-start-back = ‹ Geri
button-add-to-group = Qrupa əlavə et
about-bot = Evdəki kimi nərd: botla, dostla, qrupla.
about-bot-short = Evdəki kimi nərd: uzun, döymə və iyirmidən çox oyun. Botla, dostla, qrupla. Turnirlər, günün məsələləri, halal zər.
command-play = partiyaya çağırmaq
command-board = taxtanı yenidən göndərmək
command-top = qrupun cədvəli
command-me = statistikam və zərlərim
command-rules = oyunların qaydaları, misallarla
command-help = necə oynamalı

# Cavab sətirləri
too-many-challenges = Bu söhbətdə artıq { $mostChallenges } açıq çağırış var: birini qəbul edin.
too-many-games = Artıq davam edən { $mostGames } partiyanız var. Birini bitirin — siyahı /games əmrindədir.
nothing-to-cancel = Geri götürməyə bir şey yoxdur: burada açıq çağırışınız yoxdur. Yenisi — /play.
unknown-ruleset = «{ $word }» adlı oyun tanımıram. Bunları oynamaq olar:
which-ruleset = «{ $word }» bir neçə oyuna uyğun gəlir. Hansını deyirsiniz?
unknown-word = «{ $word }» sözünü burada başa düşmürəm. Nə yazmaq olar — /help.
bad-stake = «{ $word }» mərc ola bilməz: 1 ilə { $mostStake } arasında tam ədəd lazımdır, məsələn, /play uzun 5.
two-stakes = Burada bir neçə mərc var: { $word }. Biri bəsdir, məsələn, /play uzun 5.
no-match-length = Matç neçə xallıqdır? Ədədi yazın, məsələn, /play döymə matç 5.
match-without-cube = Matç kubla oynanılır. «Kubsuz» sözünü çıxarın, ya da adi partiyaya çağırın.
bad-match = «{ $word }» xallıq matç olmur: 1 ilə { $mostMatch } arasında tam ədəd lazımdır, məsələn, /play döymə matç 5.
bad-clock = «{ $word }» vaxtı qoymaq olmur: gedişə 15 saniyədən bir saatadək, ehtiyatda ən çoxu 60 dəqiqə, məsələn, /play döymə 60san və ya /play döymə 5dəq+10san.
no-table-here = Bu söhbətdə heç kim oynamır. Başqa söhbətlərdəki partiyalarınız — /games, yenisi — /play.
no-table = Hazırda burada heç kim oynamır. Başlamaq üçün — /play.
no-own-game = Bu söhbətdə davam edən partiyanız yoxdur. Başlamaq üçün — /play.
unknown-command = Mən əmrləri və düymələri başa düşürəm. Partiyaya başlamaq — /play, qalan hər şey — /help.

# Düymələrə cavablar (ən çoxu 200 işarə)
press-failed = Məndə nəsə alınmadı. Bir də basın.
dialog-failed = Məndə nəsə alınmadı, heç nə yadda qalmadı. Zəhmət olmasa, yenidən başlayın.
slower = Yavaş-yavaş: çatdıra bilmirəm. Cavab gəlməsə, bir dəqiqədən sonra təkrar edin.
refused-unknown-button = Bu düymə köhnəlib. Təzə taxta — /board.
refused-no-challenge = Bu çağırış artıq yoxdur. Yenisi — /play.
refused-own-challenge = Bu sizin çağırışınızdır: qarşınıza başqası oturmalıdır.
refused-not-your-challenge = Çağırışı yalnız çağıran geri götürə bilər.
refused-challenge-closed = Bu çağırış bağlanıb. Yenisi — /play.
refused-no-game = Bu partiya artıq yoxdur. Yenisi — /play.
refused-not-your-game = Bu partiyada siz oynamırsınız, amma baxmaq olar.
board-on-its-way = Bu düymə köhnəlib: təzə taxta indicə gəlir.
refused-stale = Taxta dəyişib: təzəsinə baxın.
refused-not-your-resignation = Bu sual sizə deyil: təslim olmaq istəyən cavab verir.
refused-not-your-turn = Növbə sizdə deyil.
refused-not-rolling = Zər artıq atılıb.
refused-not-moving = Əvvəlcə zər atın.
refused-illegal-move = Belə getmək olmaz.
refused-turn-over = Növbə artıq rəqibə keçib, gedişi qaytarmaq olmaz.
refused-nothing-to-undo = Qaytarmağa gediş yoxdur.
refused-dice-left = Hələ oynanmamış zər var.
refused-resignation-pending = Əvvəlcə təslim məsələsi həll olunmalıdır.
refused-no-resignation = Təslim artıq təklif olunmur.
refused-outcome-impossible = Bu vəziyyətdə belə təslim olmaq olmaz.
refused-game-over = Partiya bitib.
refused-already-open = Partiya artıq başlayıb.
refused-not-over = Partiya hələ bitməyib.
refused-already-asked = Revanş təklif etmisiniz. Rəqibi gözləyirik.
refused-rematch-began = Növbəti partiya artıq gedir: /board.
refused-cube-off = Bu partiya kubsuz oynanılır.
refused-cube-not-yours = Kub rəqibdədir: indi mərci yalnız o artıra bilər.
refused-cube-not-now = Dave yalnız zər atmazdan əvvəl deyilir.
refused-double-pending = Əvvəlcə daveyə cavab verilməlidir.
refused-no-double = Daveyə artıq cavab verilib.
refused-own-double = Bu sizin davenizdir: rəqib cavab verir.
refused-beaver-off = Burada biver demək olmur.
refused-not-for-you = Bu çağırış başqa oyunçuyadır.
refused-sidelined = Hələlik bu qrupda oynamırsınız: adminlər belə qərar verib.
refused-link-expired = Bu linkin vaxtı keçib: yenisini istəyin.
refused-too-many-games = Artıq davam edən { $mostGames } partiyanız var. Birini bitirin — siyahı /games əmrindədir.
refused-opponent-plays-too-much = Çağıranın artıq davam edən { $mostGames } partiyası var: gözləmək lazım gələcək.
refused-offer-confirmed = Təsdiqləndi. İndi o biri tərəfə başqası otura bilər.
refused-needs-word = Belə böyük mərci çağıranın özü təsdiqləməlidir: əvvəlcə o bura bassın.
refused-unconfirmed = Çağıran hələ oynamayıb: o oynamayınca partiya sayılmır.
button-play = 🎲 Oyna
rules-sent = Qaydalar şəxsi söhbətimizdədir.
list = { $one }, { $other }
list-of-lists = { $one }; { $other }
