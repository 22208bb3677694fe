# Bitmiş partiyanın düymələri
button-dice = Zərlər
button-secret = 🔑 Sirr
dice-checked = 🎲 Yoxlandı: { $throws } atışın hamısı düzdür.
dice-wrong = ⚠️ Zər düz gəlmir: { $wrong } nömrəli atış sirlə tutmur.
dice-other-secret = ⚠️ Zər düz gəlmir: sirrin möhürü oyundan əvvəl göstərilən deyil.
button-record = Yazı

# Yazının verilməsi
record-coming = Yazı artıq göndərilir.
record-caption = { $game } nömrəli partiyanın yazısı. { $file } faylında zər sirri və bütün atışlar var: atışların partiyadan əvvəl bəlli olduğunu və dəyişmədiyini hər kəs onunla yoxlaya bilər. Hazır yoxlama: npm run verify-dice -- { $file }.
record-caption-running = { $game } nömrəli partiyanın bu yerə qədər yazısı. Sirr partiya bitəndə açılır; o vaxta qədər zəmanəti SHA-256-dır.
refused-record-just-sent = Yazı artıq buradadır: bir az yuxarıya baxın.
refused-record-needs-chat = Yazını yalnız şəxsi söhbətə göndərə bilirəm: onu açıb «Start» düyməsinə basın.

# Partiya mətn kimi
record-title = Şeş-beş · partiya { $game }
record-rules = Qaydalar: { $name } ({ $id })
record-placed = Partiya bu mövqedən başladı: { $line }
record-stake = Mərc: { $stake }
record-match = { $points } xallıq matç
record-games = Matçın oyunları növbə ilə: { $games }
record-number = Matçın partiyası: { $number }
record-crawford = Krouford partiyası, kubsuz
record-score = Bundan əvvəlki hesab: { $white }:{ $black }
record-began = Başlanıb: { $date }
record-ended = Bitib: { $date }
# Numbers of turns, each after the sign of its player
record-taken-back = Qaytarılan gedişlər: { $turns }
record-hash = Zər sirrinin SHA-256 möhürü: { $hash }
record-secret = Zər sirri: { $secret }
record-opening = Püşk: { $throws }.
record-leftovers = qalan zər { $dice }
record-no-move = gediş yoxdur
record-rest = oynanmadı: { $dice }
record-unfinished = (bitməyib)
record-doubled = dave: × { $value }
record-redoubled = yenə dave: × { $value }
record-beavered = biver: × { $value }
record-taken = qəbul edir: × { $value }
record-resignation-offered = təslim olur: { $outcome }
record-resignation-declined = Oyun davam edir.
record-timed-out = ⏱ vaxt bitdi, bot qərar verir

# Bitmiş partiyanı başqasına göstərmək: kart və təkrar
button-result = Kart
words-result = nəticə
button-show-friend = Paylaş
button-play-me = Mənimlə oyna
inline-no-result = Yalnız öz bitmiş partiyanızı göstərə bilərsiniz
replay-turn = Gediş { $turn }/{ $turns }
button-replay = Təkrar
share-coming = Çəkirəm…
share-just-sent = Artıq buradadır: bir az yuxarıya baxın.
share-enough = Üç şəkliniz hələ çəkilir: biri gələndə bir də basın.
share-needs-chat = Şəkli yalnız üzvü olduğum söhbətlərə göndərə bilirəm.
card-score = Xal hesabı
card-match = { $points } xallıq matç
card-rules = Oyun
card-length = Uzunluq
card-turns = { $turns } gediş
card-doubles = Qoşalar
card-ending = Sonu
card-resigned = təslim
card-dropped = daveyə pas
card-claimed = yarımçıq
card-wood = əsl taxtada
card-not-counted = sayılmır
card-last-turn = Son gediş
