# İlk sözler
start-group = Tavla oynayalım! “Oyna” düğmesine dokunun, bir oyun seçin; karşıya isteyen otursun. Gerisi: /help.
start-private = Bir el tavla? Tahta ve hilesiz zar benden; rakip ben ya da arkadaşınız.
start-more = Kalabalık oynamak için beni bir gruba ekleyin. Başka herhangi bir sohbette @{ $me } yazın, tahta orada açılır.
help =
    <b>Nasıl oynanır</b>
    /play tavla 5 küp — bahis 5, küplü
    /play modern 60sn — hamleye 60 sn
    /play @ad — arkadaşla, /play bot
    /play bul — kim olursa
    Kurallar, ipucu, pes: ⋯ altında.
    /result, /dice, /clock — gerçek tavla
    /train — hatalar, XGID · /privacy
button-play-friend = 🤝 Arkadaşla
button-start-back = ‹ Geri
button-add-to-group = Gruba ekle
about-bot = Evdeki gibi tavla: botla, arkadaşla, grupça.
about-bot-short = Evdeki gibi tavla ve yirmiden fazla oyun. Botla, arkadaşla, grupça. Turnuvalar, günün soruları, hilesiz zar.
command-play = oyuna davet et
command-board = tahtayı yeniden gönder
command-top = grubun sıralaması
command-me = istatistiğiniz ve zarlarınız
command-rules = oyunların kuralları, örneklerle
command-help = nasıl oynanır

# Yanıt satırları
too-many-challenges = Bu sohbette zaten { $mostChallenges } açık davet var: birini kabul edin.
too-many-games = Zaten { $mostGames } süren oyununuz var. Önce birini bitirin: /games.
nothing-to-cancel = Geri çekilecek bir şey yok: burada açık davetiniz yok. Yenisi: /play.
unknown-ruleset = “{ $word }” diye bir oyun bilmiyorum. Oynanabilenler:
which-ruleset = “{ $word }” birkaç oyun olabilir. Hangisi?
unknown-word = Buradaki “{ $word }” kelimesini anlamadım. Neler yazılabilir: /help.
bad-stake = “{ $word }” bahis olamaz: 1 ile { $mostStake } arasında tam sayı gerekir, örneğin /play tavla 5.
two-stakes = Birden çok bahis var: { $word }. Bir tane yeter, örneğin /play tavla 5.
no-match-length = Maç kaç puanlık? Sayıyı da yazın, örneğin /play modern maç 5.
match-without-cube = Maç küple oynanır. “Küpsüz” kelimesini çıkarın ya da tek oyun oynayın.
bad-match = “{ $word }” maç uzunluğu olamaz: 1 ile { $mostMatch } arasında tam sayı gerekir, örneğin /play modern maç 5.
bad-clock = Süre “{ $word }” olamaz: hamleye 15 saniyeden bir saate ya da toplam en çok 60 dakika, örneğin /play modern 60sn veya /play modern 5dk+10sn.
no-table-here = Bu sohbette oynayan yok. Başka sohbetlerdeki oyunlarınız: /games. Yenisi: /play.
no-table = Şu an burada oynayan yok. Başlamak için: /play.
no-own-game = Bu sohbette süren oyununuz yok. Başlamak için: /play.
unknown-command = Komutlardan ve düğmelerden anlarım. Oyun başlatmak: /play, gerisi: /help.

# Kısa bildirimler (en çok 200 karakter)
press-failed = Bende bir şey ters gitti. Lütfen bir daha dokunun.
dialog-failed = Bende bir şey ters gitti, hiçbir şey kaydedilmedi. Lütfen baştan başlayın.
slower = Biraz yavaş lütfen, yetişemiyorum. Bir şeyi kaçırdıysam bir dakika sonra yeniden deneyin.
refused-unknown-button = Bu düğme eskimiş. Yeni tahta: /board.
refused-no-challenge = Bu davet artık yok. Yenisi: /play.
refused-own-challenge = Bu sizin davetiniz: karşıya başkası oturmalı.
refused-not-your-challenge = Daveti yalnız gönderen geri çekebilir.
refused-challenge-closed = Bu davet kapandı. Yenisi: /play.
refused-no-game = Bu oyun artık yok. Yenisi: /play.
refused-not-your-game = Bu oyunda değilsiniz ama izleyebilirsiniz.
board-on-its-way = Bu düğme eskimiş: yeni tahta geliyor.
refused-stale = Tahta değişti: yenisini kullanın.
refused-not-your-resignation = Bu soru size değil: pes etmek isteyen oyuncuya.
refused-not-your-turn = Sıra sizde değil.
refused-not-rolling = Zarlar zaten atıldı.
refused-not-moving = Önce zar atın.
refused-illegal-move = Bu hamle olmuyor.
refused-turn-over = Sıra rakibe geçti: artık geri alamazsınız.
refused-nothing-to-undo = Geri alınacak hamle yok.
refused-dice-left = Daha oynanacak zarınız var.
refused-resignation-pending = Önce pes teklifi karara bağlanmalı.
refused-no-resignation = Pes teklifi artık geçerli değil.
refused-outcome-impossible = Bu konumda bu sonuçla pes edemezsiniz.
refused-game-over = Oyun bitti.
refused-already-open = Oyun çoktan başladı.
refused-not-over = Oyun daha bitmedi.
refused-already-asked = Rövanş istediniz. Rakibiniz bekleniyor.
refused-rematch-began = Sıradaki oyun başladı bile: /board.
refused-cube-off = Bu oyun küpsüz.
refused-cube-not-yours = Küp rakipte: şimdi yalnız o artırabilir.
refused-cube-not-now = Vido zar atmadan önce çekilir.
refused-double-pending = Önce vidoya yanıt verilmeli.
refused-no-double = Vidoya zaten yanıt verildi.
refused-own-double = Bu sizin vidonuz: yanıt rakibin.
refused-beaver-off = Burada beaver olmaz.
refused-not-for-you = Bu davet başkasına.
refused-sidelined = Şimdilik bu grupta oynayamıyorsunuz: yöneticiler böyle karar verdi.
refused-link-expired = Bu bağlantının süresi doldu: yenisini isteyin.
refused-too-many-games = Zaten { $mostGames } süren oyununuz var. Önce birini bitirin: /games.
refused-opponent-plays-too-much = Daveti gönderenin zaten { $mostGames } süren oyunu var, biraz beklemeniz gerek.
refused-offer-confirmed = Onaylandı. Artık karşıya başkası oturabilir.
refused-needs-word = Bu kadar yüksek bahsi davet eden onaylamalı: önce kendisi buraya dokunsun.
refused-unconfirmed = Davet eden daha oynamadı: o oynayana kadar bu oyun sayılmaz.
button-play = 🎲 Oyna
rules-sent = Kurallar özel sohbetimizde.
list = { $one }, { $other }
list-of-lists = { $one }; { $other }
