# /rules: oyunların listesi
rules-list =
    <b>Tavlanın kuralları</b>, örneklerle
    <b>Tavla</b> ve <b>modern</b> — karşılaşırsınız, açık pul kırılır.
    <b>Uzun</b> — ikisi de aynı yöne gider; pul kırılmaz, önü kapatılır.
    Özel kurallar: yapmak için /rules yeni, görmek için /rules özel
rules-unknown = “{ $word }” diye bir oyun bilmiyorum. Bildiğim kurallar:
rules-several = “{ $word }” birkaç oyun olabilir. Hangisini anlatayım?
rules-button-family =
    { $family ->
        [long] Öteki uzunlar…
       *[short] Öteki tavlalar…
    }
button-guide = 📖 Nasıl oynanır
button-guides = 📖 Arena, kupa…
guide-list = <b>Oyunlarla ilgili daha fazlası</b>
rules-button-list = ☰ Oyunlar
rules-button-countries = 🌍 Komşu oyunları
rules-countries = <b>Komşuların oyunları.</b> Bu tahtada Balkanlardan İran’a kadar oynanır. Hangi ülke?
rules-you = Siz
rules-opponent = Rakip

# Sayfaların adları
rules-title-how = Hamle yapmak
rules-title-signs = Tahtadaki işaretler
rules-title-start = Başlangıç
rules-title-opening = Kim başlar
rules-title-moves = Hamle
rules-title-compulsion = Oynamak zorunlu
rules-title-bar = Bar
rules-title-home-hit = Evde kırmak
rules-title-head = Baş
rules-title-first-turn = İlk hamle
rules-title-disputed = 5:5 sonrası
rules-title-block = Blokaj: yasak
rules-title-block-allowed = Blokaj: serbest
rules-title-doubles = Çift
rules-title-rolls = Zarlar ve adları
rules-title-leftovers = Artan zar
rules-title-leftovers-example = Artan zar: örnek
rules-title-bear-off = Toplamak
rules-title-full-move = Tam hamle
rules-title-win = Kazanmak
rules-title-end = Pes, sonraki oyun
rules-title-stakes = Bahis ve maç
rules-title-cube = Küp
rules-title-extras = Beaver ve Jacoby

# Hamle yapmak
rules-how-long = Tahtanın altındaki düğmelerle oynanır: “24→21” bir pulu 24. haneden 21’e götürür. Her düğme sırasının başında o hamlelerin zarı durur. Seçenek azsa tek düğme zarın tümünü oynar: “24→20”.
rules-how-short = Tahtanın altındaki düğmelerle oynanır: “8→5” bir pulu 8. haneden 5’e götürür. Her düğme sırasının başında o hamlelerin zarı durur. Seçenek azsa tek düğme zarın tümünü oynar: “8→5 6→5”.
rules-how-done = “Geri al” pulu geri getirir, “Tamam” hamleyi bitirir; grupta hamle, son zarla kendiliğinden de biter. Zar tek türlü oynanıyorsa sizin yerinize oynarım; hiç hamle yoksa sıra geçer.
rules-how-example-long = <i>Tahtada</i> zar 3:1: “24→21”, sonra “21→20” ve “Tamam”.
rules-how-example-short = <i>Tahtada</i> zar 3:1: “8→5”, sonra “6→5” ve “Tamam”.
rules-signs-turns = ⚪ ve 🔴 oyuncular, 24→18 bir hamle, ✶ kırmak, ×2 aynı hamle iki kez. “Tek hamle” sizin yerinize oynanır.
rules-signs-pips = Adın yanındaki sayı (emoji tahtada 👣) kalan yoldur. 🏁 toplanan pullar; 🧊×4 küp: kimdeyse sonra o artırabilir. Şuette ×4⚪ oyuncunun Solo’nun elindeki küpü, 13→7² iki kişinin önerisidir.
rules-signs-dice = Soluk zar oynanmıştır. Oynatabileceğiniz pullar işaretlidir, son hamle de (emoji tahtada 🟦 ve ›).
rules-signs-hash = 🔒 zarların ardındaki sırrın mührüdür: oyundan sonra her zar denetlenebilir.
rules-signs-menu = Kurallar, pes etmek ve yeni tahta “⋯” düğmesinin altında.

# Başlangıç
rules-start-short = Herkesin 15 pulu var: 24. hanede iki, 13’te beş, 8’de üç, 6’da beş. Haneleri kendi evinizden sayarsınız: ev 1–6, dış saha 7–12.
rules-start-long = Herkesin 15 pulu var, hepsi kendi 24. hanesinde: burası baştır. Haneleri kendi evinizden sayarsınız: ev 1–6, dış saha 7–12.
rules-way-short = Siz 24. hanenizden 1’e gidersiniz; rakip ters yönde gelir.
rules-way-long = İkisi de aynı yöne gider, herkes kendi 24. hanesinden kendi 1. hanesine.
rules-drawn-short =
    Açık renk ok sizin yolunuz, koyusu rakibin. Evler çerçeveli. Burada sizinki { $home ->
        [left] sol altta; gerçek tahtada sağda da olabilir.
       *[right] sağ altta; gerçek tahtada solda da olabilir.
    }
rules-drawn-long =
    Açık renk ok sizin yolunuz, koyusu rakibin: ikisi de { $home ->
        [left] saat yönünde
       *[right] saat yönünün tersine
    }. Evler çerçeveli. Burada sizinki { $home ->
        [left] sol
       *[right] sağ
    } altta; kitaplarda öbür taraftan da çizilir.
rules-goal = Bütün pullarınızı eve getirin ve toplayın. Hepsini önce toplayan kazanır.
rules-opening-short = Başlamak için herkes birer zar atar. Büyük atan başlar ve iki sayıyı da oynar. Berabereyse yeniden atılır.
rules-opening-long = Başlamak için herkes birer zar atar. Büyük atan başlar ve iki zarı yeniden atar. Berabereyse ilk zar yinelenir.
rules-brief = <b>Bu kuralların farkı</b>
rules-brief-opening-kept = • ilk hamlede ilk zar oynanır
rules-brief-opening-anew = • başlayan yeniden zar atar
rules-brief-held = • emoji tahtasında 🔒: altında rakibin pulu hapis; resimde o, altta yarım görünür
rules-brief-koks-off = • katmerli mars yok: yalnız tek oyun ve mars
rules-brief-home-hit-free = • kendi evinizde kırmaya sınır yok
rules-brief-home-hit-no-bear-off = • evde pul kıran pul o hamlede toplanmaz
rules-brief-home-hit-no-hiding = • kendi evinde kırıp saklanmak yok
rules-brief-home-hit-no-running = • evde pul kıran pul o hamlede daha ileri gitmez
rules-brief-full-move = • olabiliyorsa her zar tam sayısıyla oynanır
rules-brief-head-opponent-head = • ilk hamlede, ilk pulu rakibin başı durdurursa baştan ikinci pul
rules-brief-head-any-double = • ilk hamlede, tek pul bütün çifti oynayamazsa baştan ikinci pul
rules-brief-head-none = • baştan her zaman tek pul, ilk hamlede de
rules-brief-block-opponent-ahead = • blokaj ancak önünde bir rakip pul varsa
rules-brief-block-opponent-home = • blokaj ancak rakibin bir pulu evine girdiyse
rules-brief-block-free = • blokaj her yerde kurulabilir
rules-brief-home-mars-3 = • ev marsı ×3 sayılır
rules-brief-home-mars-4 = • ev marsı ×4 sayılır
rules-brief-home-mars-off = • ev marsı yok: yalnız tek oyun ve mars
rules-brief-difference = • galibiyet, rakibin toplamadığı pul sayısı kadardır
rules-brief-doubles-roll-again = • bütün çifti oynayan bir daha atar
rules-brief-doubles-ascending = • çift altılara kadar tırmanır
rules-brief-leftovers = • oynayamadığınızı rakip oynar
rules-brief-next-winner = • sonraki oyuna kazanan başlar
rules-brief-next-alternate = • ilk oyundan sonra sırayla başlanır
rules-brief-cube = • küple oynanır

# Hamle
rules-moves = İki zarı iki pulla ya da, arada konacak yer varsa, tek pulla oynarsınız. Bir zar bölünmez.
rules-closed-short = İki ya da daha çok rakip pulun durduğu hane kapalıdır: kapı.
rules-closed-long = Tek bir rakip pulun durduğu hane bile kapalıdır: uzun tavlada pul kırılmaz.
rules-moves-example = <i>Tahtada</i> iki zarı da tek pul oynuyor: aradaki hane boş.
rules-notation-short = Yazımda 13→8, 13’ten 8’e; “bar” bardan, “topla” toplandı, ✶ kırdı, ×2 hamle iki kez yapıldı demektir.
rules-notation-long = Yazımda 24→18, 24’ten 18’e; “topla” toplandı, ×2 hamle iki kez yapıldı demektir.
rules-compulsion = Oynamak zorunludur. İki zar da oynanabiliyorsa ikisini oynayın. Ya birini ya ötekini oynayabiliyor, ikisini birden oynayamıyorsanız büyüğünü. Hiçbiri oynanmıyorsa sıra geçer.
rules-larger-short = <i>Tahtada</i> altı da dört de oynanır, ama sonra ikisinde de kapalı 5. hane gelir. Öyleyse altı oynanmalı: 15→9, yani 15’ten 9’a.
rules-larger-long = <i>Tahtada</i> altı da dört de oynanır, ama sonra ikisinde de kapalı 10. hane gelir. Öyleyse altı oynanmalı: 20→14, yani 20’den 14’e.

# Bar
rules-bar = Yalnız duran pul açıktır. Rakibin açığına konarsanız onu kırarsınız: pul bara gider.
rules-bar-enter = Barda kırık pulunuz varken başka pul oynatamazsınız: önce onu rakibin evine sokun. 1 ile 24. hanenize girilir, 6 ile 19’a. Kapı varsa girilmez; iki zar da girmezse gele: sıra geçer.
rules-bar-example = <i>Tahtada</i> altıyla girilmez: 19 kapalı. Dörtle 21’e girilir, altıyı istediğiniz pul oynar. Dördü 13’ten oynamak olmaz: önce bar.

# Evde kırmak
rules-home-hit-free = Uluslararası kurallarda kendi evinizde kırmaya sınır yoktur. Kıran pul aynı hamlede yürüyebilir, başka pulunuzun yanına gidebilir ya da toplanabilir.
rules-home-hit-example-free = <i>Tahtada</i> 6→4✶ ile kırılır. 1 ile o pulun üstü kapatılabilir, 5→4, ya da o pul ötekilerin yanına gidebilir, 4→3.
rules-home-hit-no-bear-off = Kendi evinizde kıran pul o hamlede toplanmaz, çiftte bile. Aynı hamlede yanına gelen de toplanmaz: ikisi bir sayılır. Evin içinde yürüyebilir, sonraki hamlede toplanabilirler. Zar başka türlü oynanamıyorsa yanar.
rules-home-hit-example-no-bear-off = <i>Tahtada</i> dört kırar, 5→1✶. 1’i başka bir pul oynar, 6→5. Kıran pulu toplamak, 1→topla, olmaz.
rules-home-hit-no-hiding = Kafkas âdeti: kendi evinizde kırıp saklanamazsınız. Kıran pul aynı hamlede başka pulunuzun durduğu haneye gidemez: rakibin karşılık vermeye şansı olmalı.
rules-home-hit-no-hiding-but = Üstünü başka pulla kapatabilir, onu boş haneye götürebilir ya da onunla ikinci bir açığı kırabilirsiniz. Toplamak ancak o zar başka türlü oynanamıyorsa olur. Üstü kapanınca, kapatan pul serbestçe yürüyebilir.
rules-home-hit-example-no-hiding = <i>Tahtada</i> 6→4✶ ile kırılır. Üstünü kapatmak, 5→4, olur. 3’te saklamak, 4→3, olmaz.
rules-home-hit-no-running = Kendi evinde pul kıran pul o hamlede ne yürür ne toplanır: vur-kaç yok. Başka bir pul üstünü kapatabilir; o zaman oradan kapatan ayrılabilir. Zar başka türlü oynanamıyorsa yanar.
rules-home-hit-example-no-running = <i>Tahtada</i> 6→4✶ kırar. 5→4 ile üstünü kapatmak olur. 4→3 ile kaçmak olmaz.

# Baş
rules-head = Baş sizin 24. hanenizdir. Her hamlede baştan tek pul kalkar, çiftte bile. Gerisini yoldaki pullar oynar.
rules-head-roll-again = Çiftten sonraki atış yeni bir hamledir: baştan bir pul daha kalkabilir. Ama ilk hamle sayılmaz.
rules-head-ascending = Tırmanan çiftin tümü tek hamledir: bütün sayıları için baştan tek pul kalkar.
rules-head-leftovers = Rakibin artan zarını oynamak ayrı bir hamledir: onda da baştan bir pul kalkabilir.
rules-head-example = <i>Tahtada</i> altıyla baştan bir pul alındı, 24→18; 3’ü başka pul oynar. Baştan ikincisi, 24→21, olmaz.

# İlk hamle
rules-first-turn-opponent-head = İstisna ilk hamlenizdir. Çift atarsanız ({ $rolls }) ve ilk pulu rakibin başı durdurursa baştan ikinci pul kalkabilir. Zarı ikisi arasında istediğiniz gibi bölün.
rules-first-turn-any-double = İstisna ilk hamlenizdir. Çift atarsanız ve tek pul hepsini oynayamazsa baştan ikinci pul kalkabilir. Zarı ikisi arasında istediğiniz gibi bölün.
rules-first-turn-none = İstisna yok: ilk hamlenizde de, çift ne olursa olsun, baştan tek pul kalkar.
rules-first-turn-example-two = <i>Tahtada</i> ilk hamlede 6:6. Bir pul 24→18 oynar, rakibin başı onu durdurur. İkincisi de aynı haneye gider. Üçüncüsü gidemez.
rules-first-turn-example-one = <i>Tahtada</i> ilk hamlede 6:6. Bir pul 24→18 oynar, rakibin başı onu durdurur. İkincisi gidemez.
rules-rest-lost = Artan { $dice } yanar.
rules-rest-opponent = Artan { $dice } rakibe kalır, o oynar.
rules-rest-none = Artan yok: 6:6 yalnızca { $dice } demektir.
rules-disputed-opponent-head = İkinci pulu yalnız rakibin başı serbest bırakır; başka bir engel buna yetmez.
rules-disputed-example-opponent-head = <i>Tahtada</i> rakip 5:5 ile başladı ve tek pulla sizin 16. hanenize koştu. Siz 4:4 attınız. Pulunuzu baş değil o koşucu durduruyor. Öyleyse baştan tek pul: 24→20.
rules-disputed-any-double = İlk pulun önünde ne olduğu önemli değil.
rules-disputed-example-any-double = <i>Tahtada</i> rakip 5:5 ile başladı ve tek pulla sizin 16. hanenize koştu. Siz 4:4 attınız. Pulunuz 20’ye gelip o koşucuya takılır, bu yüzden baştan ikincisi kalkar. Üçüncüsü kalkmaz.

# Blokaj
rules-block = Blokaj, yan yana tuttuğunuz altı hanedir. Rakip onu geçemez: en uzun adım altıdır.
rules-block-opponent-ahead = En az bir rakip pul blokajın önündeyse, yani kendi yolunda daha ilerideyse ya da toplandıysa kurabilirsiniz. Bütün pulları hapsetmek olmaz.
rules-block-opponent-home = Ancak rakip en az bir pulunu evine getirdiyse ya da topladıysa kurabilirsiniz.
rules-block-free = Hiçbir şey yasak değil: istediğiniz yerde kurun, rakibin bütün pullarını bile hapsedin.
rules-block-row = Bu, hamlenin ortasında da geçerli: altı haneyi yan yana bir an bile tutamazsınız. “Yan yana” rakibin yoluna göredir: onun son hanesiyle başı komşu değildir.
rules-block-example-opponent-ahead = <i>Tahtada</i> 3’e gitmek 8’den 3’e altı hane eder, önde rakip pul yok. Ne üçle, 6→3, ne beşle, 8→3, olur.
rules-block-example-opponent-home = <i>Tahtada</i> 3’e gitmek 8’den 3’e altı hane eder. Rakibin bir koşucusu önde, sizin 22’nizde, ama evine girmedi. Ne üçle, 6→3, ne beşle, 8→3, olur.
rules-block-allowed-opponent-ahead = <i>Tahtada</i> her şey aynı, ama rakibin bir koşucusu sizin 22. hanenize kaçtı. Artık 8’den 3’e blokaj olur: 6→3.
rules-block-allowed-opponent-home = <i>Tahtada</i> her şey aynı, ama rakibin koşucusu evde, sizin 17. hanenizde. Artık 8’den 3’e blokaj olur: 6→3.
rules-block-allowed-free = <i>Tahtada</i> üçle, 6→3, 8’den 3’e altı hane olur. Rakip hapsoldu, hakkınız.

# Çift
rules-double = İki eşit zar çifttir.
rules-double-four = Dört kez oynanır: 4:4 dört kez dörttür, istediğiniz pullarla, tek pulla bile. Dördü oynanmıyorsa oynayabildiğiniz kadarını oynayın.
rules-double-again-lost = Dördünü de oynarsanız bir daha atarsınız; çift atıp oynadıkça sürer. Her atış yeni bir hamledir. Oynayamazsanız rakip atar.
rules-double-again-opponent = Dördünü de oynarsanız bir daha atarsınız; çift atıp oynadıkça sürer. Her atış yeni bir hamledir. Oynayamazsanız ikinci atış yok, artanı rakip oynar.
rules-double-ascending =
    Altılara kadar tırmanır, her sayı { $moves ->
        [2] iki
       *[other] dört
    } kez oynanır. 4:4 şudur: { $dice }, tam bu sırayla; 6:6 ise yalnız { $sixes ->
        [2] iki
       *[other] dört
    } altı.
rules-double-ascending-lost = Oynayamadığınız ilk sayıda hamle biter, gerisi yanar. Olabildiğince çok oynamak zorundasınız. İkinci atış yok.
rules-double-ascending-opponent = Oynayamadığınız ilk sayıda hamle biter, gerisi aynı sırayla rakibe geçer. Olabildiğince çok oynamak zorundasınız. İkinci atış yok.
rules-double-until =
    { $turns ->
        [1] İlk hamlenizde
       *[other] İlk { $turns } hamlenizde
    } çift her zamanki gibi dört kez oynanır; sonra tırmanır.
rules-double-example = <i>Tahtada</i>: çifti oynamanın bir yolu.
rules-roll-names = Zarların adları Farsçadır, birden altıya: yek, dü, se, cihar, penc (çiftte ve altıyla beş denir), şeş; büyük sayı önce söylenir. 6:5 şeşbeş, 1:1 hepyek, 2:2 dubara, 4:4 dörtcihar, 6:6 düşeş, 3:2 sebaidü.
rules-software-dice = Benim zarlarım hep düz durur. Gerçek tahtada zar dışarı çıkarsa, pulun üstüne gelirse, yan durursa ya da zarlar iki ayrı yarıya düşerse yeniden atılır.

# Artan zar
rules-leftovers = Oynayamadığınız zarı rakip kendi zarından önce kendi pullarıyla oynar. Oynayabiliyorsa oynamak zorundadır; onun da oynayamadığı yanar. İki farklı zar istenen sırayla oynanır, ötekiler kaldıkları sırayla, oynanamayan ilkine kadar.
rules-leftovers-head = Onun için ayrı bir hamledir: baştan bir pul kalkabilir.
rules-leftovers-first = Ama ilk hamle sayılmaz: baş istisnası geçmez.
rules-leftovers-cube = Artan zar oynanmadan vido çekilmez.
rules-leftovers-example-long =
    <i>Tahtada</i> rakip 6:6 ile başladı, baştan { $count ->
        [2] iki pul
       *[other] bir pul
    } aldı ve takıldı. Size { $dice } kaldı. Altılardan birini oynayın, 24→18. Sonra rakibin başı yolda, sizinkinden de ikinci pul kalkamaz: gerisi yanar, kendi zarınızı atarsınız.
rules-leftovers-example-climb = <i>Tahtada</i> rakip 4:4 attı ve takıldı: sonraki haneler dolu. Size { $dice } kaldı. Sırayla, baştan tek pulla oynayın. Sonra kendi zarınızı atın.
rules-leftovers-example-short = <i>Tahtada</i> rakibin barda iki pulu vardı, 6:3 attı. Biri üçle girdi, altı ötekini sokmuyor. Onu siz oynarsınız, sonra kendi zarınızı atarsınız.

# Toplamak
rules-bear-off = Bütün pullarınız evdeyse toplayabilirsiniz, sonuncusunun geldiği hamlede bile. Zorunda değilsiniz: ev içinde yürümek de olur.
rules-bear-off-die = Zar tam kendi hanesinden toplar: beş, 5’ten. O hane boşsa daha yüksekten bir pul yürütün. Daha yüksekte pul yoksa en yüksek hanenizden toplayın.
rules-bear-off-blocked = Daha yüksek hanede oynanamayan bir pul, aşağıdakileri de tutar.
rules-bear-off-hit = Toplarken kırılırsanız, sürdürmeden önce o pulu sokup eve getirin.
rules-bear-off-example = <i>Tahtada</i> 5. hane boş, ama 6’da pul var: beş yürür, 6→1. Artık 4 ve üstünde pul yok, dört en yüksekten, 3’ten toplar.

# Tam hamle
rules-full-move = Her zarı tam oynamanın bir yolu varsa onu oynamak zorundasınız. Büyük zarla küçük haneden toplayıp sayıyı boşa harcamak ancak başka yol yoksa olur.
rules-full-move-example = <i>Tahtada</i> 6→3 oynayıp beşle 4’ten toplamak çekici, ama bu beşin yalnız dördüdür. Tam hamle var: 6→1 ve 4→1. Onu oynamalısınız.

# Kazanmak
rules-oin = <b>Tek oyun</b>, ×1 — kaybeden en az bir pul topladı.
rules-mars = <b>Mars</b>, ×2 — kaybeden hiç pul toplamadı.
rules-koks = <b>Katmerli mars</b>, ×3 — kaybeden hiç pul toplamadı ve barda ya da kazananın evinde pulu var.
rules-mars-not-home = <b>Mars</b>, ×2 — kaybeden hiç pul toplamadı ve pullarının hepsi evde değil.
rules-home-mars = <b>Ev marsı</b>, ×{ $times } — kaybedenin bütün pulları evde, ama hiçbiri toplanmadı.
rules-mars-only = <b>Mars</b>, ×2 — kaybeden hiç pul toplamadı, pulları nerede olursa olsun. Burada oyun en çok bu kadar eder.
rules-win-example-koks = <i>Tahtada</i> siz hepsini topladınız, rakip hiçbirini; bir pulu sizin evinizde, 1’de kaldı: katmerli mars.
rules-win-example-mars = <i>Tahtada</i> siz hepsini topladınız, rakip hiçbirini: mars.
rules-win-example-home-mars = <i>Tahtada</i> siz hepsini topladınız. Rakip eve geldi ama hiç toplamadı: ev marsı.
rules-resign-short = Pes etmek tahtanın altında, “⋯” düğmesinde. Bir pul topladıysanız bedeli tek oyun, yoksa mars; katmerli mars ancak hâlâ olabiliyorsa ve rakip toplamaya başladıysa. Bu bedelle oyun hemen biter; daha azını önerirseniz rakip karar verir.
rules-resign-long = Pes etmek tahtanın altında, “⋯” düğmesinde. Bir pul topladıysanız bedeli tek oyun, yoksa mars. Bu bedelle oyun hemen biter; daha azını önerirseniz rakip karar verir.
rules-resign-home-mars = Ev marsı ancak bütün pullarınız evdeyse, hiçbiri toplanmadıysa ve rakibin dört ya da daha az pulu kaldıysa bedeldir.
rules-claim = Rakip süresinde oynamazsa aynı bedelle hükmen kazanabilirsiniz. Yanıtsız vido pas sayılır. Süreli oyunda (⏱) süre ilk kez dolunca bot karar verir; ikincisinde süresi dolan kaybeder.
rules-next-winner = Sonraki oyuna kazanan başlar ve iki zarı atar.
rules-next-throw = Sonraki oyuna kimin başlayacağını yeni bir ilk zar belirler.
rules-next-alternate = Oyunlara sırayla başlanır: birine siz, sonrakine rakip.

# Bahis ve küp
rules-stakes = Oyunun değeri, bahis çarpı sonuç, varsa bir de küptür. Bahis yalnız puandır: para yok. Bahsi böyle koyun: <code>/play { $game } 5</code>.
rules-match = Beş puanlık maç: <code>/play { $game } maç 5</code>. Küplüdür, ama otomatik vido, beaver ve Jacoby yoktur. Birinin maça bir puanı kaldıktan sonraki ilk oyun, Crawford oyunu, küpsüzdür. Bahis skora girmez.
rules-cube-off = Burada varsayılan küpsüzdür. Küple oynamak için kelimeyi ekleyin: <code>/play { $game } küp</code>. O zaman:
rules-cube = Zar atmadan önce vido çekebilir, yani bahsi artırmayı önerebilirsiniz: { $values }…
rules-cube-answer = Rakip pas geçerse oyun biter ve artmadan önceki bahsi kaybeder. Alırsa küp onun olur, sonra yalnız o artırabilir. Sınır yok. <i>Tahtada</i> küp sizde.
rules-cube-opening = İlk zardan önce vido çekilmez: zarlar zaten tahtada.
rules-cube-again = Çiftten sonraki ek atıştan önce vido çekilmez.
rules-beaver =
    { $used ->
        [no] <b>Beaver</b> (burada kapalı)
       *[yes] <b>Beaver</b>
    }: kendisine vido çekilen, hemen bir daha artırıp küpü tutabilir. Vidoyu ilk çeken ya alır ya da artmış bahsi kaybeder.
rules-jacoby-short =
    { $used ->
        [no] <b>Jacoby kuralı</b> (burada kapalı)
       *[yes] <b>Jacoby kuralı</b>
    }: kimse vido çekmedikçe mars ve katmerli mars tek oyun sayılır.
rules-jacoby-long =
    { $used ->
        [no] <b>Jacoby kuralı</b> (burada kapalı)
       *[yes] <b>Jacoby kuralı</b>
    }: kimse vido çekmedikçe her mars tek oyun sayılır.
rules-auto-doubles = <b>Otomatik vido</b>: ilk zarda her beraberlik bahsi artırır, en çok { $most } kez. Küp ortada kalır.
rules-auto-doubles-off = <b>Otomatik vido</b> (burada kapalı): ilk zarda beraberlik bahsi kendiliğinden artırır. Küp ortada kalır.
rules-extras = Burada üçü de yalnız küplü oyunda geçerlidir. /settings ile açın; beaver ve Jacoby kelimeyle de istenir: <code>/play { $game } beaver jacoby</code>.
rules-extras-own = Beaver ve Jacoby küp ister, otomatik vido istemez. Burada neyin geçerli olduğunu kuralları yapan seçti.

# Kısaca: hepsinden önce yarım sayfa
rules-title-summary = Kısaca
rules-summary-long =
    • 15 pulun hepsi başta, 24. hanede başlar. Onları dolaştırıp evinize, 1–6’ya getirin ve toplayın.
    • Bir zar bir pul yürütür. Kırmak yok: rakibin tuttuğu hane kapalıdır.
    • Her hamlede baştan tek pul kalkar.
    • Hepsini önce toplayan kazanır: tek oyun ×1; karşı taraf hiç toplamadıysa mars ×2.
rules-summary-short =
    • 15 pulun hepsini eve, 1–6’ya getirin ve toplayın; rakip ters yönde gelir.
    • Bir zar bir pul yürütür. Açık pul kırılır: bardan yeniden başlar.
    • İki ya da daha çok pul kapı eder.
    • Hepsini önce toplayan: ×1; mars (hiç toplamadı) ×2; katmerli mars (barda ya da evinizde pulu var) ×3.

# Tek sayfada kurallar
rules-about-play = Oynamak için: <code>/play { $game }</code>
rules-about-quick-long =
    Uzun tavla, ama başta on beş değil { $checkers } pul var. Bütün kurallar kalır: baş, blokaj, ilk hamlede baştan iki pul, mars ve ev marsı. Hepsini uzun tavla anlatır.
    Az pulla blokaj uzun durmaz: sayıları boşa harcamayın, toplamaya önce siz başlayın.
rules-about-quick-long-example = <i>Tahtada</i> ilk hamle ve 6:6: rakibin başı ilk pulu durdurdu, bu yüzden baştan ikincisi kalkar.
rules-about-nackgammon = Başka dizilişle modern tavla: 24 ve 23. hanelerde ikişer pul, 13’te dört, 8’de üç, 6’da dört. Geride iki yerine dört pul olunca oyun daha uzun ve çekişmeli olur. Gerisi modern tavladaki gibi.
rules-about-nackgammon-example = <i>Tahtada</i> ilk hamle ve 4:2: evde bir kapı.
rules-about-tavla = Türkiye’de oynandığı gibi. Diziliş ve hamleler modern tavladaki gibi, küp yok.
rules-about-tavla-example = <i>Tahtada</i> ilk hamle ve 3:1: 5. hane kapı oldu.
rules-about-portes = Yunanistan’da oynandığı gibi, adı portes; tavli’nin ilk oyunudur. Diziliş ve hamleler modern tavladaki gibi, küp yok.
rules-about-portes-example = <i>Tahtada</i> ilk hamle ve 6:6: birden iki kapı.
rules-about-takhteh = İran’da oynandığı gibi. Diziliş ve hamleler modern tavladaki gibi, küp yok. Barda ya da kazananın evinde pul kalınca marsı üç sayıyorsanız, özel kurallarda katmerli marsı açın.
rules-about-takhteh-example = <i>Tahtada</i> ilk hamle ve 6:1: 7. hane kapı oldu.
rules-about-prava = Bulgaristan’da oynandığı gibi: prava ya da obiknovena tabla. Diziliş ve hamleler modern tavladaki gibi, küp yok. Sreşta onunla başlar.
rules-about-prava-example = <i>Tahtada</i> ilk hamle ve 5:3: 3. hane kapı oldu.
rules-about-tawla = Arap ülkelerinde ve İsrail’de oynandığı gibi. Diziliş ve hamleler modern tavladaki gibi, küp yok. Barda ya da kazananın evinde pul kalınca marsı üç sayıyorsanız, özel kurallarda katmerli marsı açın.
rules-about-tawla-example = <i>Tahtada</i> ilk hamle ve 1:1: 7. ve 5. haneler kapı oldu.
rules-about-hypergammon =
    Üçer pulla modern tavla: 24, 23 ve 22. hanelerde birer pul. Öteki kurallar kalır: açık pul kırılır, bardan rakibin evine girilir, evden toplanır. Mars iki, katmerli mars üç sayılır. Hepsini modern tavla anlatır.
    Her kırış oyunu çevirir: kırılan pulun önünde bütün tahta vardır.
rules-about-hypergammon-example = <i>Tahtada</i> ilk hamle ve 4:2: 20’de artık iki pul var, kapı oldu.
rules-about-celebi = Türkiye’de oynanır. Diziliş ve yürüyüş modern tavladaki gibidir; küp ve katmerli mars yoktur. Çift tırmanır: 4:4 gelince dört tane dört, dört tane beş, dört tane altı, bu sırayla. Oynanamayan yanar.
rules-about-celebi-example = <i>Tahtada</i> ilk hamle, zar 5:5: dört beş, sonra dört altı.
rules-about-chelebi = Bulgaristan’da oynanır. Diziliş ve yürüyüş modern tavladaki gibidir; küp ve katmerli mars yoktur. Dördüncü zarınızdan başlayarak çift altıya kadar tırmanır, her sayı dört kez. Takıldığınız yerden kalanı rakip kendi zarından önce oynar; oynayamadığı zar yanar, sonrakine geçer. Hiçbirini oynayamadıysanız rakibe bir şey kalmaz.
rules-about-chelebi-example = <i>Tahtada</i> ilk hamle, zar 3:1: beşinci haneye kapı alındı.
rules-about-fevga = Yunanistan’da oynanır; tavlinin üçüncü oyunudur. İki taraf aynı yöne gider ve tek pul bile haneyi kapatır, uzun tavladaki gibi. İlk pul 11. haneye varmadan, yani rakibin başını geçmeden başka pul oynamaz; sonra baştan istediğiniz kadar pul kalkabilir. 19–24 arası altı hanenin hepsi hiçbir zaman tutulamaz. Art arda altı haneniz, bütün pulları hemen arkasındaki tek hanede duran bir rakibin önünü kesiyorsa, mümkünse birini açmalısınız.
rules-about-fevga-example = <i>Tahtada</i> ilk hamle, zar 6:1: iki zarı da koşan pul oynar.
rules-about-moultezim = Türkiye’de oynanır. İki taraf aynı yöne gider ve tek pul bile haneyi kapatır, uzun tavladaki gibi. İlk pul 11. haneye varmadan, yani rakibin başını geçmeden başka pul oynamaz; sonra baştan istediğiniz kadar pul kalkabilir. 19–24 arası altı hanenin hepsi hiçbir zaman tutulamaz; başka yerde her blokaj serbesttir.
rules-about-moultezim-example = <i>Tahtada</i> ilk hamle, zar 6:5: iki zarı da koşan pul oynar.
rules-about-uzun = Azerbaycan’da oynanır. Uzun tavladır: hamlede baştan bir pul kalkar; art arda altı hane ancak önde rakip pulu varsa tutulur. İlk hamlede baştan ikinci pul yalnız 4:4 ve 6:6 ile kalkar. Ev marsı yoktur, sonraki oyuna kazanan başlar.
rules-about-uzun-example = <i>Tahtada</i> ilk hamle, zar 4:4: baştan iki pul kalktı.
rules-about-gul-bara = Bulgaristan’da oynanır; sreştanın ikinci oyunudur. İki taraf aynı yöne gider ve tek pul bile haneyi kapatır, uzun tavladaki gibi. Ama baştan istediğiniz kadar pul kalkabilir, her blokaj serbesttir. Dördüncü zarınızdan başlayarak çift altıya kadar tırmanır, her sayı dört kez. Takıldığınız yerden kalanı rakip kendi zarından önce oynar; oynayamadığı zar yanar, sonrakine geçer. Hiçbirini oynayamadıysanız rakibe bir şey kalmaz. Art arda yüz hamlede kimse oynayamazsa oyun berabere biter.
rules-about-gul-bara-example = <i>Tahtada</i> ilk hamle, zar 5:3: baştan iki pul kalktı.
rules-about-plakoto =
    Yunanistan’da oynanır; tavlinin ikinci oyunudur. On beş pulun hepsi 24. haneden başlar, oyuncular karşılıklı yürür. Açık kırılmaz, hapsedilir: rakip üstünde durdukça o pul oynayamaz ve hanesi sahibine kapalıdır. Bir haneyi rakibe iki pul ya da hapis tutan tek pul kapatır. Bir pulunuz bile hapisteyken pul toplanmaz. Bar yoktur.
    24. hanedeki son pul anadır. Ana hapisteyse ve rakibin kendi 24. hanesinde pulu kalmamışsa rakip oyunu hemen, mars gibi iki katıyla kazanır. Bu yüzden son ikisini birlikte oynamak iyidir. İki ana da hapisteyse oyun berabere biter.
rules-about-plakoto-example = <i>Tahtada</i> zar 6:3: 7→1✶ rakibin anasını hapseder. 24’ünüzde pul kalmadığı için oyun kazanılır; üç oynanmaz.
rules-about-tapa =
    Bulgaristan’da oynanır; sreştanın üçüncü oyunudur. On beş pulun hepsi 24. haneden başlar, oyuncular karşılıklı yürür. Açık kırılmaz, hapsedilir: rakip üstünde durdukça o pul oynayamaz ve hanesi sahibine kapalıdır. Bir haneyi rakibe iki pul ya da hapis tutan tek pul kapatır. Bir pulunuz bile hapisteyken pul toplanmaz. Bar yoktur.
    24. hanedeki son pul anadır. Ana hapisteyse ve rakibin kendi 24. hanesinde pulu kalmamışsa rakip oyunu hemen, mars gibi iki katıyla kazanır. Bu yüzden son ikisini birlikte oynamak iyidir. İki ana da hapisteyse oyun berabere biter, ikisi de birer puan alır.
rules-about-tapa-example = <i>Tahtada</i> zar 6:3: 7→1✶ rakibin anasını hapseder, ama sizinki hâlâ 24’te. 24→21 ile oyun kazanılır.
rules-about-khachapuri =
    Gürcistan’da oynanır. Dört pul başta, 24. hanededir; on bir pul ise daha baştan evde, 6. hanededir. İki taraf aynı yöne gider ve tek pul bile haneyi kapatır, uzun tavladaki gibi. Ama baştan istediğiniz kadar pul kalkabilir, her blokaj serbesttir.
    Kazanan, rakibin toplayamadığı her pul için bir puan alır: 1’den 15’e kadar. Pes eden, oyunu bırakan ya da süresini aşan, kalan bütün pullarını kaybeder. Küp yoktur. Art arda yüz hamlede kimse oynayamazsa oyun berabere biter.
rules-about-khachapuri-example = <i>Tahtada</i> ilk hamle, zar 6:5. 18. hanenizi rakibin on bir pulu kapatıyor, 24→18 olmaz; tek pul iki zarı da oynar: 24→19→13.
rules-about-mahbusa = Arap ülkelerinde oynanır. On beş pulun hepsi 24. haneden başlar, oyuncular karşılıklı yürür. Açık kırılmaz, hapsedilir: rakip üstünde durdukça o pul oynayamaz ve hanesi sahibine kapalıdır. Bir haneyi rakibe iki pul ya da hapis tutan tek pul kapatır. Bir pulunuz bile hapisteyken pul toplanmaz. Bar yoktur. Yüz el boyunca kimse oynayamazsa oyun berabere biter.
rules-about-mahbusa-example = <i>Tahtada</i> zar 5:2: 11→9✶ açığı hapseder. 18’deki pulunuz ise hapiste: oynayamaz, 20→18 de olmaz.
