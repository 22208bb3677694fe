# /play menüsü
which-game = <b>Ne oynayalım?</b>
play-with = Tek kişiye davet: { $friend }
button-more-games = Diğer…
button-own-games = Özel kurallar
button-terms = Bahis, küp, maç…
button-games = ‹ Geri
play-own = Bu sohbette yapılan oyunlar:
play-own-none = Burada henüz özel kural yok. Bir dakika sürer: bir oyun seçin, istediğinizi değiştirin.
button-own-begin = ✏️ Kendin yap
play-terms = <b>Hangi koşullarla?</b>
play-terms-stake = <b>Bahis</b>: tek oyunun puanı, para değil.
play-terms-match = <b>Maç</b>: belli bir puana kadar, her zaman küplü.
play-terms-cube = <b>Küp</b>: zar atmadan önce bahsi ikiye katlayabilirsiniz, “vido”.
play-terms-extras = <b>Beaver</b>: yanıt olarak bir daha artırmak. <b>Jacoby</b>: vido çekilmediyse her galibiyet tek oyun sayılır.
play-terms-clock = <b>⏱</b> Süre dolunca hamleye bot karar verir, ikincide kaybedersiniz.
# The keys of terms: each says what is chosen
term-stake = Bahis: { $stake }
term-match =
    { $match ->
        [0] Maç: yok
       *[other] Maç: { $match } puan
    }
term-cube =
    { $cube ->
        [on] Küp: var
       *[off] Küp: yok
    }
term-hints =
    { $hints ->
        [on] İpucu: iki tarafa
       *[off] İpucu: yok
    }
term-no-clock = ⏱ Süresiz
button-beaver-wish = Beaver
button-jacoby-wish = Jacoby
button-match-wish = Maç { $match }
button-terms-done = ‹ Oyunlara dön
play-length = Kaç puana kadar?
play-waiting = Davetiniz bekliyor: { $terms }.
play-waiting-replaced = Yenisi onun yerini alır.
button-show = Daveti göster
friend-unknown = “{ $name }” ile burada henüz oynamadınız. Mesajına /play ile yanıt verin ya da /play @ad yazın.
which-friend = Hangisini çağıralım?
button-way-computer = 🤖 Botla
button-way-friend = 🤝 Dostla
button-way-seek = 🔎 Bul
button-close = Kapat
refused-not-your-menu = Bu menüyü başkası açtı. Kendi menünüz: /play.
refused-no-ruleset = Bu kurallar artık yok. Neler var: /play.


# …-line: oyunu ayıran şey; …-button: düğmedeki adı, en çok 17 harf
ruleset-long-line = pul kırılmaz: rakibi geçin, önünü kapatın
ruleset-long-button = Uzun
ruleset-long-classic-line = ilk hamlede her çiftte baştan iki pul; blokaj rakip eve girince; kazanan başlar
ruleset-long-classic-button = Klasik
ruleset-long-federation-line = ev marsı yok
ruleset-long-federation-button = Oyun ve mars
ruleset-gulbar-line = artan zar rakibe kalır; çifti oynayan bir daha atar
ruleset-gulbar-button = Gülbar
ruleset-mad-gulbar-line = artan zar rakibe kalır; çift altılara kadar tırmanır
ruleset-mad-gulbar-button = Deli gülbar
ruleset-short-line = açık pul kırılır; uluslararası kurallar
ruleset-short-button = Modern
ruleset-short-strict-line = evde pul kıran o hamlede toplanmaz
ruleset-short-strict-button = Katı
ruleset-short-full-line = oynanabilecek sayı boşa harcanmaz
ruleset-short-full-button = Tam hamle
ruleset-short-caucasian-line = evde kırıp saklanmak yok
ruleset-short-caucasian-button = Kafkas
ruleset-quick-long-line = uzun tavla, başta yedi pul: birkaç dakikalık oyun
ruleset-quick-long-button = Hızlı uzun
ruleset-hypergammon-line = üç pulla modern tavla: birkaç dakikalık oyun
ruleset-hypergammon-button = Hypergammon
ruleset-nackgammon-line = modern tavla, geride iki değil dört pul
ruleset-nackgammon-button = Nackgammon
ruleset-tavla-line = bildiğimiz tavla: evde vur-kaç yok, küp yok
ruleset-tavla-button = Tavla
ruleset-portes-line = evde vur-kaç yok
ruleset-portes-button = Yunan
ruleset-takhteh-line = evde vur-kaç yok, ilk zar oynanır
ruleset-takhteh-button = İran
ruleset-prava-line = modern gibi, katmerli mars yok
ruleset-prava-button = Bulgar
ruleset-tawla-line = modern gibi, katmerli mars yok, İsrail’de de oynanır
ruleset-tawla-button = Arap
ruleset-own-line = bu sohbetin özel kuralları
button-play-again = ▶️ Yine: { $game }
ruleset-tavli-line = sırayla Yunan tavlası, plakoto ve fevga oynanan maç
ruleset-tavli-button = Tavli
ruleset-sreshta-line = sırayla Bulgar tavlası, gül bara ve tapa oynanan maç
ruleset-sreshta-button = Sreşta
# Komşuların oyunları: ülkeler
country-tr = Türkiye
country-gr = Yunanistan
country-ir = İran
country-bg = Bulgaristan
country-ar = Arap ülkeleri
country-az = Azerbaycan
country-ge = Gürcistan
country-xx = Diğer
# Oyunu değişen maç: şimdi hangisi, sonra hangisi
game-and-next = { $game }, sonra { $next }
ruleset-celebi-line = çift, şeşe kadar tırmanır
ruleset-celebi-button = Çelebi
ruleset-chelebi-line = çift dördüncü zardan sonra tırmanır, artan rakibin
ruleset-chelebi-button = Bulgar çelebi
ruleset-fevga-line = önce tek pul koşar, pul kırılmaz
ruleset-fevga-button = Fevga
ruleset-moultezim-line = önce tek pul koşar, pul kırılmaz
ruleset-moultezim-button = Mültezim
ruleset-uzun-line = 4:4 ve 6:6 ile baştan iki pul
ruleset-uzun-button = Azeri uzun
ruleset-gul-bara-line = uzun tavla, baş ve blokaj serbest, çift tırmanır
ruleset-gul-bara-button = Gül bara
ruleset-plakoto-line = açık hapsedilir; anası hapsedilen yenilir
ruleset-plakoto-button = Plakoto
ruleset-tapa-line = plakoto gibi; iki ana da hapisteyse birer puan
ruleset-tapa-button = Tapa
ruleset-khachapuri-line = uzun tavla, on bir pul evde başlar, puan toplanmamış pul sayısıdır
ruleset-khachapuri-button = Haçapuri
ruleset-mahbusa-line = açık kırılmaz, hapsedilir
ruleset-mahbusa-button = Mahbusa
