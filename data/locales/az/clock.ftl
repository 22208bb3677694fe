# Xatırlatmalar və gediş vaxtı
reminder = ⏰ { $player }, növbə sizdədir.
reminder-answer = ⏰ { $player }, sizdən cavab gözlənilir.
overdue = ⌛ Gediş vaxtı bitdi: { $player } qələbəni götürə bilər.
button-claim = Qələbəni götür
over-claimed = { $loser } partiyanı yarımçıq qoydu. { $won }
refused-not-due = Gediş üçün hələ vaxt var.
refused-claim-not-yours = Qələbəni yalnız rəqibiniz götürə bilər: gediş sizindir.

# Kim gedib
left-chat = 🚪 { $player } artıq bu söhbətdə deyil.
stopped-bot = 💤 { $player } botun mesajlarını almır.
gone-until = Partiya bu vaxtadək gözləyir: { $until }; sonra qələbəni götürmək olar.
gone-deadline = Gediş vaxtı həmişəki kimi işləyir.
gone-no-deadline = Partiya gözləyər.

# Qrupdakı taxtanın altında zəng: basanın növbəsi çatanda şəxsi mesaj.
button-bell = 🔔 Növbəm
bell-on = 🔔 Bu partiyada növbəniz çatanda şəxsi söhbətə yazacağam. Bir də bassanız, yazmaram.
bell-off = 🔕 Daha çağırmıram: partiyanı burada izləyin.
bell-begun = 🔔 Hazırdır: zəngə basdığınız partiyada növbəniz çatanda bura yazacağam.
bell-move = 🔔 Növbə sizdədir! Rəqib: { $name } · { $group }
bell-answer = 🔔 Sizdən cavab gözlənilir! Rəqib: { $name } · { $group }

# Vaxt: hər gedişə, ya da ehtiyat və hər gedişə əlavə. near — Telegramın özü saydığı an.
terms-clock-turn = ⏱ gedişə { $time }
terms-clock-bank = ⏱ { $time } + gedişə { $add }
terms-clock-bank-alone = ⏱ hərəyə cəmi { $time }
clock-minutes = { $count } dəq
clock-seconds = { $count } san
clock-bank = ⏱ { $time } + { $add }
clock-until = ⏱ { $near }
clock-counts = ⏱ «Hazır» basmağı unutsanız da, vaxt bitəndə bu gediş sayılacaq.
timed-out = vaxt bitdi, bot oynadı
timed-out-once = ⏱ { $player }: vaxt bitdi, bot qərar verdi. Bir də belə olsa — uduzur.
over-timed-out = ⏱ { $loser } yenə gecikdi. { $won }
reminder-clock = ⏰ { $player }, növbə sizdədir. Vaxtın sonu: { $near }
reminder-clock-answer = ⏰ { $player }, sizdən cavab gözlənilir. Vaxtın sonu: { $near }

# /rules
guide-title-clock = Vaxt
guide-clock =
    Hər gedişə vaxt verilir, ya da ehtiyat vaxt və hər gedişə bir az əlavə; ehtiyat bütün matç üçündür. Taxta sizə göstərilməyincə vaxt getmir.

    Vaxt ilk dəfə bitəndə qərarı sizin yerinizə bot verir; yalnız «Hazır» çatmayan gediş sadəcə sayılır. İkinci dəfə partiyanı uduzursunuz: onuncu gedişinizə qədər — kubun qiymətinə bir oyun, sonra — təslim qiymətinə.
