# Dosta link
challenge-link = Çağırışı dostunuza göndərin: bir basışla qəbul edər, taxta hər ikinizə gələr. Bir həftə keçərlidir, bir dəfə qəbul olunur.
challenge-link-to = Çağırış yalnız bir oyunçuya: { $opponent }. Linki göndərin, başqası istifadə edə bilməz. Bir həftə keçərlidir.
challenge-reached = { $opponent } çağırışınızı aldı: qəbul edən kimi taxta bura gələcək.
called-lately = { $name } bir az əvvəl çağırılıb: cavabını gözləyin.
cancelled = Çağırış geri götürüldü: { $terms }.
challenge-to-you = { $name } sizi oyuna çağırır.
challenge-to = { $name } oyuna çağırır: { $opponent }!
challenge-taken-by = { $name } və { $opponent } oynayır — hərəsi öz şəxsi söhbətində.
challenge-taken = Bu taxtaya artıq oturublar.
challenge-declined = { $name }, bu dəfə rəqib oynamaq istəmədi. Yenisi — /play.
challenge-expired = { $name }: linkin vaxtı keçib (bir həftə keçərli idi). Yenisi — /play.
link-declined = { $name } sizi oyuna çağırdı, imtina etdiniz. Fikriniz dəyişsə, yer hələ boşdur.
link-declined-by = ✋ { $name } oynamaq istəmir.
challenge-yourself = Özünüzlə oynamaq olmaz: başqasını çağırın.
button-send-link = Dostu çağır
button-copy-link = Linki kopyala
button-accept-challenge = Qəbul et
button-refuse = İmtina et
button-to-board = Taxtaya keç
link-message = 🎲 { $name } sizi nərdə çağırır. Taxta hazırdır, bir siz çatmırsınız!
invitation = { $name } taxta başında gözləyir
invitation-score = { $name } taxta başında gözləyir · aranızda hesab { $score }
button-apart = Hər kəs öz söhbətində
link-no-challenge = Belə link yoxdur: dostunuzdan yenisini istəyin. Özünüz dost çağırmaq üçün — /play.
link-own-challenge = Bu sizin öz linkinizdir: onu dostunuza göndərin.
link-challenge-closed = Bu linklə artıq oyuna oturublar, ya da çağırış geri götürülüb. Yenisi — /play.
link-link-expired = Bu linkin vaxtı keçib (bir həftə keçərli idi): yenisini istəyin. Özünüz dost çağırmaq üçün — /play.
link-accepted = Oynayırıq! Taxta mənimlə şəxsi söhbətinizdədir.
link-not-for-you = Bu çağırış başqa oyunçuyadır.
link-too-many-games = Artıq davam edən { $mostGames } partiyanız var. Birini bitirin — siyahı /games əmrindədir.
link-opponent-plays-too-much = Çağıranın artıq davam edən { $mostGames } partiyası var: gözləmək lazım gələcək.

# İstənilən söhbətdən çağırış
words-challenge = çağırış
inline-no-challenge = Bu çağırış artıq yoxdur. Nə yazmaq olar?
inline-here = Elə burada, bu söhbətdə
inline-unknown-ruleset = Belə oyun yoxdur. Nə yazmaq olar?
inline-unknown-word = Bu sözü tanımıram. Nə yazmaq olar?
inline-bad-stake = Mərc — 1 ilə { $mostStake } arasında tam ədəd
inline-two-stakes = Bir mərc bəsdir, məsələn: uzun 5
inline-bad-match = «matç» sözündən sonra — 1 ilə { $mostMatch } arasında ədəd
inline-bad-clock = Vaxt: gedişə 15 saniyədən bir saatadək, məsələn, 60san və ya 5dəq+10san
inline-no-match-length = «matç» sözündən sonra xalı yazın: matç 5
inline-match-without-cube = Matç kubla oynanılır: «kubsuz» sözünü çıxarın
inline-link = Şəxsi söhbətlərdə, hərəyə öz taxtası
inline-more = Başqa şərtlər
inline-more-line = mərc, kub, matç, vaxt — botun adından sonra sözlər
inline-more-text =
    İstənilən söhbətdə nərdə belə çağırırlar: @{ $bot } və sözlər yazın, məsələn:
    <code>@{ $bot } uzun 5</code>
    <code>@{ $bot } döymə matç 5</code>
    <code>@{ $bot } gülbar 60san</code>
link-offer-confirmed = Təsdiqləndi. İndi çağırışı başqası qəbul edə bilər.
link-needs-word = Belə böyük mərci çağıranın özü təsdiqləməlidir: əvvəlcə öz mesajındakı düyməyə bassın.

# Çağırışı başqa söhbətdə qəbul olunana, şəxsi söhbətə.
challenge-accepted = ✅ { $name } oyuna oturur: { $terms }.

# Təklifi onsuz qəbul olunana, şəxsi söhbətə: taxta başqa söhbətdədir.
offer-taken =
    { $name } çağırışınızı qəbul etdi: { $terms }. Oyun həmin mesajda gedir.
    Onu siz göndərməmisinizsə, heç nəyə basmayın: siz oynamayınca partiya sayılmır.

# Eyni, partiya şəxsi söhbətlərdə gedəndə: taxtası yuxarıdadır.
offer-taken-in-private =
    { $name } çağırışınızı qəbul etdi: { $terms }. Taxtanız bu söhbətdədir.
    Onu siz göndərməmisinizsə, sadəcə oynamayın: siz oynamayınca partiya sayılmır.

# Bot söhbətdə olmayanda adından sonra gələn sözlər.
guest-unknown-word = «{ $word }» sözünü tanımıram. Məsələn, belə yazın: @{ $bot } döymə və ya @{ $bot } uzun 5.
words-play = play, oyna, oynayaq, oynayırıq, oyun
guest-no-offer = Belə partiyaya burada başlamaq olmur. Məsələn, belə yazın: «uzun» və ya «döymə 5».
