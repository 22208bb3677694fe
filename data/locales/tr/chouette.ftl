# Şuet: bir tahtada üç ila altı kişi. Biri Solo, ötekiler kaptanlı takım; her birinin Solo ile kendi küpü var.
words-chouette = şuet
chouette-title = 🦉 <b>Şuet</b> · { $terms }
chouette-how = Bir kişi (“Solo”) takıma karşı: kaptan oynar, ötekiler önerir. Herkesin kendi küpü vardır.
chouette-how-uncubed = Bir kişi (“Solo”) takıma karşı: kaptan oynar, ötekiler önerir.
chouette-seated = Masada: { $names }
chouette-throw = 🎲 Yerler için zar: { $throws }
chouette-seats =
    { $missing ->
        [0] Başlayabilirsiniz; boş yer: { $free }.
       *[other] { $missing } oyuncu daha gerek.
    }
chouette-seats-full = Bütün yerler dolu.
chouette-line = { $name } { $points }
chouette-games =
    { $games ->
        [0] İlk oyun.
       *[other] { $games } oyun oynandı.
    }
chouette-plays = Oyun sürüyor; şimdi oturan sonrakinde oynar.
chouette-over = 🏁 Şuet bitti.
chouette-cancelled = Şuet kapatıldı.
chouette-last = 🏁 Son oyun, bununla bitiriyoruz.
chouette-to-end = Akşamı bitirmek için: /chouette dur
chouette-podium = 🏆 <b>Şuet bitti</b> · { $terms }
chouette-podium-line = { $medal } <b>{ $name }</b> — { $points }
chouette-apart = Şuet puanları ayrıdır: /top sıralamasına girmez.
house-advice-playing = Oyunda kalanlar öneri verebilir.
house-advice-team = Bütün takım öneri verebilir.
house-advice-cubed = Küpü çevrilmiş olan öneri verebilir.
house-advice-nobody = Öneri yok.
house-loneTaker-free = Tek başına alan her zamanki gibi oynar.
house-loneTaker-beavers = Tek başına alan ya beaver der ya pas geçer.
house-boxTakes-any = Solo, istediği küpleri alır.
house-boxTakes-half = Solo, küplerin en az yarısını alır ya da hiçbirini.
house-boxTakes-all = Solo, bütün küpleri alır ya da hiçbirini.
button-house-advice-playing = Öneri: oyunda kalanlar
button-house-advice-team = Öneri: bütün takım
button-house-advice-cubed = Öneri: vidodan sonra
button-house-advice-nobody = Öneri: yok

# Masa
team-players = ⚪ { $box } — 🔴 { $members }
team-member = { $name } { $cube }
team-next = Sırada: Solo — { $box }, kaptan — { $captain }
team-next-few = Yeni oyun için { $missing } oyuncu daha gerek.
team-box-doubles =
    ⚪ { $box } { $what ->
        [beaver] beaver dedi
       *[double] vido çekti
    }. Almak mı, pas mı: { $members }.
team-alone = { $member }, ötekiler pas geçti: beaver ya da pas.
team-doubles =
    { $members }: { $what ->
        [beaver] beaver
       *[double] vido
    }. ⚪ { $box }, alıyor musunuz?
team-box-wins = 🏆 Solo kazandı ({ $box }): { $outcome }.
team-wins = 🏆 Takım, Solo’yu yendi ({ $box }): { $outcome }.
team-cubes = küpler belirledi
team-resigned = Solo pes etti
team-claimed = Solo yanıt vermiyor
team-points = { $members }. Solo { $box }
team-missing =
    ⌛ { $name } yanıt vermiyor: { $who ->
        [box] takım hükmen kazanabilir.
        [asked] susan pas geçmiş sayılabilir.
        [left] ayrılmış sayılabilir.
       *[captain] sonraki oyuncu oynayabilir.
    }
button-chouette-sit = 🪑 Otur
button-chouette-up = Kalk
button-chouette-begin = ▶️ Başla
button-chouette-close = 🏁 Akşamı bitir
button-chouette-next = ▶️ Sıradaki oyun
button-team-double = Vido
button-team-double-all = Hepsi vido
button-team-take-all = Hepsi al
button-team-drop-all = Hepsi pas
button-team-take = ✓ { $name } { $value }
button-team-drop = ✗ { $name }
button-team-double-one = Vido: { $name }
button-team-go-on =
    { $who ->
        [box] Takım kazansın
        [asked] Pas say
        [left] Ayrıldı say
       *[captain] Sonraki oynasın
    }
button-team-leave = Oyundan ayrıl: { $price }
team-leave-ask = 🏳 { $player }, emin misiniz? Ayrılmanın bedeli: { $price }.
advised = Öneriniz { $moves }: kaptan bunu düğmede görür.
advised-back = Öneri geri alındı.
chouette-sat = Masadasınız.
chouette-up = Masadan kalktınız. Başlamış oyun tamamlanabilir.
chouette-needs-group = Şuet gruplar içindir: beni bir gruba ekleyin ve orada /chouette yazın.
chouette-runs = Burada zaten bir şuet var. Kapatmak için: /chouette iptal.
chouette-none = Burada kapatılacak şuet yok.
chouette-not-yours = Şueti yalnız açan ya da bir yönetici kapatabilir.
chouette-cancel-done = Şuet kapatıldı.
refused-chouette-over = Bu şuet bitti.
refused-chouette-full = Masadaki bütün yerler dolu.
refused-chouette-seated = Zaten masadasınız.
refused-chouette-not-seated = Masada değilsiniz: önce “Otur” düğmesine dokunun.
refused-chouette-plays = Oyun hâlâ sürüyor.
refused-chouette-too-few = Şuet en az üç kişiyle oynanır.
refused-captain-moves = Kaptan oynar.
refused-not-playing = Bu oyun sizin için bitti.
refused-must-beaver = Ötekiler pas geçti: beaver ya da pas.
refused-box-takes-half = Burada Solo, küplerin en az yarısını alır ya da hiçbirini.
refused-box-takes-all = Burada Solo, bütün küpleri alır ya da hiçbirini.
refused-advice-nobody = Bu masada öneri yok: kaptan oynar.
refused-advice-playing = Yalnız oyunda kalanlar öneri verebilir.
refused-advice-cubed = Küpünüz çevrildikten sonra öneri verebilirsiniz.
button-house-loneTaker-free = Tek alan: serbest
button-house-loneTaker-beavers = Tek alan: beaver ya da pas
button-house-boxTakes-any = Solo alır: dilediğini
button-house-boxTakes-half = Solo alır: en az yarısını
button-house-boxTakes-all = Solo alır: hepsini ya da hiçbirini
chouette-no-match = Şuet maç olarak değil, oyun oyun oynanır: /chouette modern 5.
chouette-no-hints = Şuette ipucunu bot değil takım verir: /chouette modern 5.
chouette-no-clock = Şuet süresiz oynanır: /chouette modern 5.
house-seats = Masadaki yer: { $seats }.
button-house-seats = 🪑 Yer: { $seats }
button-house-cube =
    Küp: { $is ->
        [yes] var
       *[other] yok
    }
button-house-beaver =
    Beaver: { $is ->
        [yes] var
       *[other] yok
    }
button-house-jacoby =
    Jacoby: { $is ->
        [yes] var
       *[other] yok
    }
chouette-cube-2 = Küp yok.
chouette-cube-3 = Küpler: beaver var, Jacoby yok.
chouette-cube-4 = Küpler: Jacoby var, beaver yok.
chouette-cube-5 = Küpler: beaver ve Jacoby var.
chouette-terms-about = <b>Beaver</b>: vidoya bir daha artırarak karşılık vermek, küp sizde kalır. <b>Jacoby</b>: vido yoksa mars ve katmerli mars tek oyun sayılır.
team-cube-of-box = ×{ $value } (Solo)

# /rules
guide-title-chouette = Şuet
guide-chouette =
    Bir kişi (“Solo”, ⚪) tek tahtada takıma (🔴) karşı, üç ila altı kişi. Kimin Solo, kimin kaptan olduğunu herkesin attığı birer zar belirler. Kaptan oynar, ötekiler hamlelere dokunarak önerir.

    Herkesin Solo ile kendi küpü vardır; vidoyu kendisi çeker, kendisi alır. Pas geçen ya da vidosuna pas geçilen o oyundan çıkar; çıkan kaptansa sonraki oynar. 10 dakika yanıt vermeyen olursa oyun onsuz sürer.

    Sonunda herkes Solo ile hesaplaşır: bahis × kendi küpü × sonuç. Kazanan Solo yerinde kalır, kaptan sona geçer; yoksa kazanan kaptan Solo olur.
