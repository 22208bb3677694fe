# Arkadaşa bağlantı
challenge-link = Daveti bir arkadaşınıza gönderin: tek dokunuşla kabul eder, tahta ikinize de gelir. Bir hafta geçerlidir, bir kez kullanılır.
challenge-link-to = Tek kişiye davet: { $opponent }. Bağlantıyı gönderin; başkası kullanamaz. Bir hafta geçerlidir.
challenge-reached = { $opponent } davetinizi aldı: kabul edince tahta buraya gelecek.
called-lately = { $name } az önce davet edildi: yanıtını bekleyin.
cancelled = Davet geri çekildi: { $terms }.
challenge-to-you = { $name } sizi oyuna davet ediyor.
challenge-to = { $name } davet ediyor: { $opponent }!
challenge-taken-by = { $name } ve { $opponent } oynuyor, ikisi de kendi özel sohbetinde.
challenge-taken = Bu yer kapıldı.
challenge-declined = { $name }: davet geri çevrildi.
challenge-expired = { $name }: bağlantının bir haftalık süresi doldu. Yenisi: /play.
link-declined = { $name } sizi davet etti, geri çevirdiniz. Fikriniz değişirse yer hâlâ boş.
link-declined-by = ✋ { $name } oynamak istemiyor.
challenge-yourself = Kendinize karşı oynayamazsınız: başkasını davet edin.
button-send-link = Arkadaşı davet et
button-copy-link = Bağlantıyı kopyala
button-accept-challenge = Daveti kabul et
button-refuse = Geri çevir
button-to-board = Tahtaya git
link-message = 🎲 { $name } sizi tavlaya çağırıyor. Pullar dizildi, bir siz eksiksiniz!
invitation = { $name } tahta başında bekliyor
invitation-score = { $name } tahta başında bekliyor · aranızdaki skor { $score }
button-apart = Herkes kendi sohbetinde
link-no-challenge = Bu bağlantı çalışmıyor: arkadaşınızdan yenisini isteyin. Siz davet etmek isterseniz: /play.
link-own-challenge = Bu sizin bağlantınız: bir arkadaşınıza gönderin.
link-challenge-closed = Bu bağlantı kullanılmış ya da davet geri çekilmiş. Yenisi: /play.
link-link-expired = Bağlantının bir haftalık süresi dolmuş: yenisini isteyin. Siz davet etmek isterseniz: /play.
link-accepted = Oyun başladı! Tahta benimle özel sohbetinizde.
link-not-for-you = Bu davet başkasına.
link-too-many-games = Zaten { $mostGames } süren oyununuz var. Önce birini bitirin: /games.
link-opponent-plays-too-much = Daveti gönderenin zaten { $mostGames } süren oyunu var, biraz beklemeniz gerek.

# Herhangi bir sohbetten davet
words-challenge = davet
inline-no-challenge = Bu davet artık yok. Neler yazabilirim?
inline-here = Tam burada, bu sohbette
inline-unknown-ruleset = Böyle bir oyun yok. Neler yazabilirim?
inline-unknown-word = Bilmediğim bir kelime. Neler yazabilirim?
inline-bad-stake = Bahis 1 ile { $mostStake } arasında tam sayıdır
inline-two-stakes = Tek bahis yeter, örneğin: tavla 5
inline-bad-match = “Maç” sonrasına 1 ile { $mostMatch } arasında bir sayı
inline-bad-clock = Süre: hamleye 15 saniyeden bir saate, örneğin 60sn veya 5dk+10sn
inline-no-match-length = “Maç” sonrasına puan sayısını yazın: maç 5
inline-match-without-cube = Maç küple oynanır: “küpsüz” kelimesini çıkarın
inline-link = Özel sohbetlerde, herkese kendi tahtası
inline-more = Başka koşullar
inline-more-line = bahis, küp, maç, süre: bot adından sonra yazın
inline-more-text =
    Herhangi bir sohbette tavlaya böyle çağrılır: @{ $bot } ve birkaç kelime yazın, örneğin
    <code>@{ $bot } tavla 5</code>
    <code>@{ $bot } modern maç 5</code>
    <code>@{ $bot } gülbar 60sn</code>
link-offer-confirmed = Onaylandı. Artık başkası kabul edebilir.
link-needs-word = Bu kadar yüksek bahsi davet eden onaylamalı: önce kendi mesajındaki düğmeye dokunsun.

# Başka sohbette davet edene, özelden
challenge-accepted = ✅ { $name } masaya oturuyor: { $terms }.

# Daveti onsuz kabul edilene, özelden: tahta başka sohbette
offer-taken =
    { $name } davetinizi kabul etti: { $terms }. Oyun o mesajın içinde.
    Gönderen siz değilseniz hiçbir şey yapmayın: siz oynamadıkça oyun sayılmaz.

# Oyun özel sohbetlerdeyse aynısı: tahtası yukarıda
offer-taken-in-private =
    { $name } davetinizi kabul etti: { $terms }. Tahtanız bu sohbette.
    Gönderen siz değilseniz oynamayın, yeter: siz oynamadıkça oyun sayılmaz.

# Botun bulunmadığı yerde, adından sonraki kelimeler
guest-unknown-word = “{ $word }” kelimesini bilmiyorum. Örneğin @{ $bot } tavla ya da @{ $bot } uzun 5 yazın.
words-play = play, oyna, oynayalım, oyun
guest-no-offer = Bu oyun burada başlatılamaz. Örneğin şöyle yazın: “tavla” ya da “modern 5”.
