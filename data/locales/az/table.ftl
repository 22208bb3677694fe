nobody = oyunçu

empty-seat = boş yer
waiting-seat = gözləyir

# Çağırış
challenge-open = { $name } daşları düzüb. Qarşısında kim oturur?
challenge-cancelled = { $name } çağırışı geri götürdü.
button-sit = 🎲 Mən oynayıram
button-cancel = Geri götür

# Şərtlər
terms-stake = mərc { $stake }
terms-match = { $match } xallıq matç
terms-cube = kub
terms-cube-with = kub, { $extras }
terms-beaver = biver
terms-from = mövqedən, sayılmır
terms-jacoby = Yakobi qaydası
terms-auto-doubles =
    { $count ->
        [1] bir avtodave
       *[other] ən çoxu { $count } avtodave
    }
terms-arithmetic = bir-bir artır
crawford = Krouford partiyası, kubsuz
words-cube = kub, kubla, kublu, dave
words-no-cube = kubsuz
words-beaver = biver, biverlə
words-jacoby = yakobi, cekobi
words-with = ilə, qarşı
words-without = olmadan, yox
words-friend = dost, dostla, dostumla
words-match = matç
words-to = qədər
words-one = bir
words-two = iki
words-three = üç
words-four = dörd
words-five = beş
words-six = altı
words-seven-of = yeddi
words-eight = səkkiz
words-nine = doqquz
words-ten = ona, onadək
words-points = xal, xala, xallıq
words-idle = və, ilə, mərc, mərclə, xal, xala, xallıq, qədər
words-nardy = nərd, nərdi, nərdlər, oyun, oyunu
# Dostun taxtası altında bunlar ona deyilən sözdür, oyunun adı deyil
words-small-talk = dəli, quduz, tez, tam, sərt, sürətli, klassik, oyun, oyunu, türkiyə, yunanıstan, iran, bolqarıstan, azərbaycan, gürcüstan
words-clock = vaxt, vaxtla, saatla, taymer
words-seconds = s, san, sn, saniyə
words-minutes = dəq, dq, dəqiqə
words-per = hər, gedişə
words-turn = gediş, gedişə

# Partiyanın gedişi
series-score = hesab { $score }
opening =
    { $reader ->
        [own] Püşk { $throws }: siz başlayırsınız.{ $raise }
       *[other] Püşk { $throws }: { $player } başlayır.{ $raise }
    }
opening-played = Püşk { $throws }.{ $raise } { $told }
opening-raised = Avtodave: mərc × { $value }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } qalan { $roll } oynayır: { $moves }
no-move = gediş yoxdur
forced = tək gediş
unplayed = { $dice } oynanmadı
unplayed-leftover =
    { $reader ->
        [own] { $dice } sizə qaldı
       *[other] { $dice } rəqibə qaldı
    }
to-roll =
    { $reader ->
        [own] Zər atın!
        [called] { $player }, zər atın.
       *[other] { $player } zər atır.
    }
to-roll-again =
    { $reader ->
        [own] Qoşa oynandı: bir də atın!
        [called] { $player }, qoşa oynandı: bir də atın.
       *[other] { $player } qoşanı oynadı, bir də atır.
    }
doubled =
    { $reader ->
        [own] { $player }: dave × { $value } — ortada { $worth }, pas { $price }. Qəbul edirsiniz?
        [called] { $player }: dave × { $value } — ortada { $worth }, pas { $price }. { $opponent }, qəbul edirsiniz?
       *[other] { $player }: dave × { $value } — ortada { $worth }, pas { $price }. Cavab verir: { $opponent }.
    }
redoubled =
    { $reader ->
        [own] { $player }: yenə dave × { $value } — ortada { $worth }, pas { $price }. Qəbul edirsiniz?
        [called] { $player }: yenə dave × { $value } — ortada { $worth }, pas { $price }. { $opponent }, qəbul edirsiniz?
       *[other] { $player }: yenə dave × { $value } — ortada { $worth }, pas { $price }. Cavab verir: { $opponent }.
    }
beavered =
    { $reader ->
        [own] { $player }: biver × { $value } — ortada { $worth }, pas { $price }. Qəbul edirsiniz?
        [called] { $player }: biver × { $value } — ortada { $worth }, pas { $price }. { $opponent }, qəbul edirsiniz?
       *[other] { $player }: biver × { $value } — ortada { $worth }, pas { $price }. Cavab verir: { $opponent }.
    }
to-move =
    { $reader ->
        [own] Növbə sizdədir — { $roll }
        [called] { $player }, növbə sizdədir — { $roll }
       *[other] { $player } oynayır — { $roll }
    }
to-move-leftovers =
    { $reader ->
        [own] Rəqibin zərini oynayın: { $roll }
        [called] { $player }, rəqibin zərini oynayın: { $roll }
       *[other] { $player } rəqibin zərini oynayır: { $roll }
    }
goal = Bütün daşları evinizə, 1–6 xanalarına aparın, sonra çıxarın.
taken = { $player } qəbul edir: kub × { $value }.
beaver-taken = { $opponent } biveri qəbul edir: kub × { $value }.
resignation-declined = Təslim baş tutmadı, oyun davam edir.
# Gedişlər, atışlar, hesab: mətndə harada olsa
notation = { $moves }
figures-of-two = { $first }:{ $second }
roll-called = { $dice }, { $name }
point-bar = bar
point-off = çölə
button-roll = 🎲 Zər at
button-double = Dave × { $value }
button-redouble = Yenə dave × { $value }
button-take = Qəbul et
button-drop = Pas
button-beaver = Biver
button-undo = ↩ Qaytar
button-undo-short = ↩
button-done = Hazır
button-resign = Təslim
button-rules = Qaydalar
button-menu-close = Bağla
button-down = Təzə taxta

# Təslim və son
resign-ask = 🏳 { $player }, doğrudan təslim olursunuz? Qiyməti: { $prices }.
resign-ask-free = 🏳 { $player }, doğrudan təslim olursunuz? Partiya sayılmır.
resign-ask-early = 🏳 { $player }, doğrudan təslim olursunuz? Beşinci gedişə qədər partiya sayılmır.
menu-sent = Menyu şəxsi söhbətimizdədir.
resign-sure = 🏳 { $player }, belə təkcə partiyanı yox, matçı da uduzursunuz. Əminsiniz?
button-resign-at-once = { $outcome } — dərhal
button-resign-if-accepted = { $outcome } — qəbul olunsa
button-resign-match = Matçı ver…
button-resign-sure = Bəli, matçı ver
button-resign-sure-by = Bəli: { $outcome }
button-not-now = İndi yox
button-resign-not = Oyuna davam
button-accept = Qəbul et
button-decline = Oyuna davam
resignation =
    { $reader ->
        [own] { $player } təslim olur ({ $outcome }). Qəbul edirsiniz?
        [called] { $player } təslim olur ({ $outcome }). { $opponent }, qəbul edirsiniz?
       *[other] { $player } təslim olur ({ $outcome }). Cavab verir: { $opponent }.
    }
outcome-short-oin = oyun
outcome-short-mars = mars
outcome-koks = koks
outcome-long-oin = oyun
outcome-long-mars = mars
outcome-home-mars = ev marsı
outcome-mother = ana
outcome-drawn = heç-heçə
# Xaçapuri: uduzanın çıxarmadığı daşlar
outcome-difference = { $checkers } daş
outcome-times = { $outcome } ×{ $multiplier }
over-borne-off =
    { $reader ->
        [own] 🏆 Siz uddunuz: { $outcome }!
       *[other] Qalib: { $winner } — { $outcome }.
    }
over-won =
    { $reader ->
        [own] 🏆 Siz uddunuz!
       *[other] Qalib: { $winner }.
    }
over-mother =
    { $reader ->
        [own] 🏆 Ana həbsdədir: ikiqat uddunuz!
       *[other] Ana həbsdədir: ikiqat qələbə — { $winner }.
    }
over-mothers = Hər iki ana həbsdədir: heç-heçə.
over-frozen = Yüz gediş ərzində heç kim oynaya bilmədi: heç-heçə.
draw-each = Hər oyunçuya { $worth }
over-resigned = { $loser } təslim oldu. { $won }
over-not-counted = Partiya sayılmır: çağıran oyunçu heç oynamadı.
over-left-early = Beşinci gedişə qədər bitdi: cədvələ və reytinqə düşmür.
over-wood = Əsl nərd taxtasında. { $won }
over-dropped = { $loser } pas dedi. { $won }
over-beaver-dropped = { $loser } biverə pas dedi. { $won }
points = { $points } xal
worth-in-match = { $worth }, matçda { $score }
cut-by-jacoby = { $counted } (Yakobi)
match-over = Matç bitdi. Qalib: { $winner }.
match-over-too =
    { $reader ->
        [own] Matç da sizindir!
        [lost] Matç da rəqibindir.
       *[other] Bununla matç da qazanıldı.
    }
button-rematch = Revanş
button-next-game = Davam
button-next-game-of = Davam: { $game }
button-rematch-accept = Razıyam
button-rematch-asked = ⏳ Revanş təklifi
button-rematch-with = Revanş: { $name }
button-next-game-with = Davam: { $name }
rematch-asked = { $name } bir də oynamaq istəyir.

# Taxtanın şəklində qalan xalın altında; ən çoxu 8 hərf.
picture-pips = qalır
# Uzun çəkən oyunlarda: hər ikisinə nə qədər yol qalıb
checker-held =
    { $reader ->
        [own] Daşınız həbsdədir: üstündəki getməyincə tərpənmir.
       *[other] { $player }, daşınız həbsdədir: üstündəki getməyincə tərpənmir.
    }

# Düyməyə cavab; taxta bir az sonra gələ bilər.
moves-counted = { $moves }
board-in = Taxta { $seconds } saniyəyə gəlir
button-hash = Möhür
hash-whole = Zər sirrinin SHA-256 möhürü. Partiyadan sonra tutuşdurun: { $hash }
hash-and-secret =
    🔑 Sirr: { $secret }
    🔒 SHA-256: { $hash }
dice-nonce = 🍀 Oyunçulardan: { $nonce }

board-late = Şəkil gecikir, taxta indi belədir:
pictures-forbidden = Bu söhbətə şəkil göndərmək olmur, ona görə taxtalar bundan sonra emojidir. İcazə verilsə, şəkli /settings ilə qaytarın.

# Oyunçuların bir-birinə dediyi söz; rəqib onu öz növbəti basışında görür.
button-emote-bravo = 👏
button-emote-lucky = 🍀
button-emote-alas = 😅
emote-bravo = 👏 Afərin, gözəl oyun!
emote-lucky = 🍀 Zərə bax, zərə!
emote-alas = 😅 Bu gün zər gəlmir.
emote-heard = { $name }: { $words }
refused-emote-said = Bir gedişə bir söz bəsdir.
refused-emotes-off = Bu partiyada sözlər söndürülüb: /settings.

# Söhbət: şəxsi çatda yazılan söz rəqibin taxtası altında bir sətirdir, ikisi də oynayana qədər.
talk-asks = Söhbət edək? 💬 basın
talk-agrees = Söhbət edək! Elə bura yazın.
talk-heard = 💬 { $name }: { $words }
voice-words-only = Taxtanın altında { $name } yalnız yazını görür.
voice-off = Taxta altında söhbət sizdə söndürülüb: /settings.
voice-unheard = { $name } taxtanın altına yazılanları görmür.
voice-unasked = İkiniz də 💬 basanda yazdıqlarınız çatacaq.
voice-waiting = { $name } 💬 basanda yazdıqlarınız çatacaq.
way-to-person = Birbaşa yazmaq üçün: { $link }
button-talk-ask = 💬 Söhbət
button-talk-mute = Yazdığını gizlət
button-talk-unmute = Yazdığını göstər
talk-asked = Soruşdum. Rəqib də 💬 bassa, elə bura yazın.
talk-on = Elə bura yazın: sözləriniz rəqibin taxtası altında görünəcək.
talk-muted = Rəqibin yazdıqları daha taxtanızın altında görünməyəcək. Qaytarmaq üçün yenə ⋯.
talk-unmuted = Rəqibin yazdıqları yenə taxtanızın altında görünür.

# Bir sətirdə deyilən gedişlər: neçə dəfə gediş olmayıb və hansı atışlar oynanıb.
chain-stuck = { $player } gedə bilmədi: { $rolls }
chain-stuck-both = { $player } gedə bilmədi: { $stuck }, oynadı: { $rolls }
chain-passed = { $player } { $times } dəfə gedə bilmədi
chain-played = { $player } oynadı: { $rolls }
chain-both = { $player } { $times } dəfə gedə bilmədi, oynadı: { $rolls }
chain-rolls = { $turns } atış
chain-and = { $first } və { $last }
# Taxtanın şəklində botun adı.
board-bot = Bot { $stars }
# Kiminsə ilk partiyasında
board-bot-first = Bot

# Partiyanın sonu
card-you-won = Siz uddunuz! { $outcome }
caption-you-won = 🏆 Qələbə sizindir!
caption-you-lost = Bu, rəqibin oldu. Növbətisi sizin?
caption-you-lost-there = Bu partiya rəqibin oldu.
missed-double = 🎲 Bir yaxşı qoşa çatmadı: { $pips } xal.
card-streak = Dalbadal uduş
card-streak-ended = Qələbə seriyası qırıldı
button-over-more = Digər…
button-next-dice = 🔒 Revanş zəri
luck-doubles = 🍀 { $player }: dalbadal üç qoşa! { $oneIn } dəfədən bir olur.
luck-same-double = 🍀 { $player }: dalbadal iki dəfə { $roll }! { $oneIn } dəfədən bir olur.
luck-same-roll = 🍀 { $player }: dalbadal üç dəfə { $roll }! { $oneIn } dəfədən bir olur.
luck-no-double = 🙈 { $player }: { $rolls } atışda bir qoşa da gəlmədi. { $oneIn } dəfədən bir olur.

# Gedişin qaytarılması: rəqibin razılığı ilə, botla dərhal
button-ask-back = Gedişi qaytaraq?
button-take-back = Gedişi qaytar
button-allow-back = Yaxşı
button-refuse-back = Yox
asked-back =
    { $reader ->
        [own] { $player } { $roll } gedişini qaytarmaq istəyir. Razısınız?
        [called] { $player } { $roll } gedişini qaytarmaq istəyir. { $opponent }, razısınız?
        [asker] { $roll } gedişini qaytarmaq istədiniz. Cavab: { $opponent }.
       *[other] { $player } { $roll } gedişini qaytarmaq istəyir. Cavab: { $opponent }.
    }
taken-back = Gediş qaytarıldı.
take-back-refused = Gediş qaytarılmır, oyun davam edir.
back-asked = Soruşuldu. Rəqib daşa toxunana qədər razılaşa bilər.
back-taken = Yenə sizin gedişinizdir, zərlər eynidir. Bu partiya artıq təlimdir: pilləyə sayılmır.
refused-nothing-to-take-back = Qaytarılası gedişiniz yoxdur.
refused-moved-on = Gecdir: artıq daş oynanıb.
refused-cube-turned = İndicə dave deyilib: o gediş qalır.
refused-asked-before = Bu gedişi artıq istəmisiniz.
refused-no-question = Artıq gediş qaytarmaq istəyən yoxdur.
refused-own-question = Buna rəqibiniz cavab verir.
refused-take-back-off = Bu partiyada gediş qaytarılmır.
