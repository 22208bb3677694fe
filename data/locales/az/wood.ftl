# Əsl taxtada: partiyanın nəticəsi
wood-needs-group = Nəticə qrupda yazılır: orada dostunuzun mesajına /result ilə cavab verin.
wood-needs-friend = Kiminlə oynadınız? Dostunuzun mesajına /result ilə cavab verin və ya /result @ad yazın.
wood-nobody = «{ $name }» adlı oyunçu tanımıram. Mesajına /result ilə cavab verin.
wood-with-other = Nərd iki nəfərlə oynanır: oynadığınız adamın mesajına /result ilə cavab verin.
wood-not-here = Bu qrupda belə oyunçu yoxdur.
wood-with-whom = Əsl taxtada oynadınız? Kiminlə?
wood-ask =
    🎲 Əsl taxtada: { $one } və { $other } · { $game }
    Kim, necə uddu?
wood-which-game = Hansı oyunu oynadınız?
button-wood-begin = Əsl taxtada oynadıq
button-wood-win = { $name }: { $outcome }
button-wood-game = Başqa oyun
wood-told = 🏆 { $winner } — { $outcome }, { $points }. Əsl taxtada, rəqib { $loser } · { $game }
wood-told-match = 🏆 { $winner } { $match } xallıq matçı uddu. Əsl taxtada, rəqib { $loser } · { $game }
wood-is-right = { $name }, düzdür?
button-wood-right = Düzdür
button-wood-wrong = Elə deyil
wood-counted = Cədvəldə: { $winner } { $one } · { $loser } { $other }
button-wood-again = Bir partiya da
button-wood-no-match = Kubokdan kənar partiya
button-wood-tell-anew = Yenidən de
wood-dropped = Yazılmadı.
wood-late = Bir həftə heç kim təsdiqləmədi: yazılmadı.
wood-right-toast = Qrupun cədvəlinə yazıldı.
refused-wood-enough = Bu gün ikinizin { $most } partiyanız var: artığı sayılmır.
refused-wood-gone = Bu nəticə artıq bağlanıb.
refused-wood-other-answers = Bunu o biri oyunçu deyir.
# Zərlər
wood-dice-title = Əsl taxta üçün zərlər
wood-dice-promise = Bütün zərlər indidən bəllidir: sirr sonda açılır və bu qıfıla uyğun gəlir. Hamı ata bilər.
wood-dice-by = Atış { $number } · { $name }
wood-dice-before = Əvvəlkilər: { $dice }
wood-dice-over = Bitdi. Cəmi { $count } atış; sirr yazıdadır.
button-wood-throw = 🎲 Zər at
button-wood-secret = Bitir
button-wood-record = Yazı və sirr
button-wood-new-dice = 🎲 Yeni zərlər
refused-dice-not-yours = Bu zərləri ortaya qoyan bitirir.
refused-dice-gone = Bu zərlər yığışdırılıb. Yenisi: /dice.
wood-dice-thrown = Artıq atılıb: { $roll }
wood-dice-caption = Zərlərin sirri və bütün atışlar. Yoxlamaq üçün: npm run verify-dice -- { $file }.
# Saat
wood-clock-how = «{ $word }» nə deməkdir, anlamadım. /clock 10+8: 10 dəqiqə və hər gedişə 8 saniyə; /clock 5: əlavəsiz 5 dəqiqə.
wood-clock-new = Gediş etdiniz — öz düymənizi basın: rəqibin vaxtı gedir.
wood-clock-runs = Vaxtı gedən: { $name }
wood-clock-stands = Fasilə. Öz düymənizi basın, rəqibin vaxtı gedəcək.
wood-clock-fallen = 🚩 Vaxtı bitdi: { $loser }. Qalib: { $winner }.
button-wood-pause = Fasilə
wood-clock-limits = Saat 1–60 dəqiqəyə qurulur, hər gedişə əlavə 60 saniyəyədəkdir: /clock 10+8. Ya da hər gedişə 15 saniyədən 60 dəqiqəyədək: /clock 30s.
refused-clock-not-yours = Bu saat oynayan iki nəfər üçündür. Sizinki: /clock.
refused-clock-gone = Bu saat artıq yoxdur. Yenisi: /clock.
refused-clock-fallen = Vaxt bitdi: partiya qurtardı.
refused-clock-not-running = Gedən vaxt sizin deyil: rəqib basır.
refused-clock-stands = Saat onsuz da dayanıb.
