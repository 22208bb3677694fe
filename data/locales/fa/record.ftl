# Buttons of a finished game
button-dice = تاس‌ها
button-secret = 🔑 راز
dice-checked = 🎲 بررسی شد: هر { $throws } تاس با راز جور است.
dice-wrong = ⚠️ تاس‌ها جور نیست: تاس شمارهٔ { $wrong } با راز نمی‌خواند.
dice-other-secret = ⚠️ تاس‌ها جور نیست: مُهر راز آنی نیست که پیش از بازی نشان داده شد.
button-record = شرح بازی

# Handing the record out
record-coming = شرح بازی در راه است.
record-caption = شرح بازی { $game }. راز تاس‌ها و همهٔ تاس‌ها در { $file } است: با آن هر کس می‌تواند بررسی کند که تاس‌ها پیش از شروع بازی معلوم بوده و عوض نشده است. روش بررسی: npm run verify-dice -- { $file }.
record-caption-running = شرح بازی { $game } تا اینجا. راز بعد از پایان بازی گفته می‌شود؛ تا آن وقت SHA-256 آن ضامن است.
refused-record-just-sent = شرح بازی همین‌جاست: کمی بالاتر را ببینید.
refused-record-needs-chat = شرح بازی را فقط در گفتگوی خصوصی می‌فرستم: آن را باز کنید و اول «شروع» را بزنید.

# The game as text
record-title = شش‌وبش · بازی { $game }
record-rules = قواعد: { $name } ({ $id })
record-placed = بازی از این وضعیت شروع شد: { $line }
record-stake = ارزش: { $stake }
record-match = مسابقه تا { $points } امتیاز
record-games = بازی‌های مسابقه به نوبت: { $games }
record-number = بازی مسابقه: { $number }
record-crawford = بازی کرافورد، بدون مکعب
record-score = نتیجه پیش از این بازی: { $white } – { $black }
record-began = آغاز: { $date }
record-ended = پایان: { $date }
# Numbers of turns, each after the sign of its player
record-taken-back = نوبت‌های پس‌گرفته: { $turns }
record-hash = SHA-256 راز تاس‌ها: { $hash }
record-secret = راز تاس‌ها: { $secret }
record-opening = تاس شروع: { $throws }.
record-leftovers = باقی‌مانده { $dice }
record-no-move = حرکت مجاز ندارد
record-rest = می‌ماند: { $dice }
record-unfinished = (ناتمام)
record-doubled = دوبل: × { $value }
record-redoubled = دوبل دوباره: × { $value }
record-beavered = بیور: × { $value }
record-taken = قبول: × { $value }
record-resignation-offered = پیشنهاد تسلیم: { $outcome }
record-resignation-declined = بازی ادامه دارد.
record-timed-out = ⏱ وقت تمام شد: ربات تصمیم می‌گیرد

# A finished game, to be shown to others: a card and a replay
button-result = کارت
words-result = نتیجه
button-show-friend = برای دوست
button-play-me = با من بازی کن
inline-no-result = فقط بازی تمام‌شدهٔ خودتان را می‌توانید نشان دهید
replay-turn = نوبت { $turn } از { $turns }
button-replay = بازپخش
share-coming = دارم می‌کشم…
share-just-sent = همین‌جاست: کمی بالاتر را ببینید.
share-enough = سه تا از تصویرهایتان در دست ساخت است: یکی که رسید دوباره بزنید.
share-needs-chat = عکس را فقط به گفتگویی می‌فرستم که در آن باشم.
card-score = نتیجه به امتیاز
card-match = مسابقه تا { $points }
card-rules = بازی
card-length = طول بازی
card-turns = { $turns } نوبت
card-doubles = جفت‌ها
card-ending = پایان با
card-resigned = تسلیم
card-dropped = رد دوبل
card-claimed = رها کردن بازی
card-wood = روی تختهٔ واقعی
card-not-counted = به حساب نمی‌آید
card-last-turn = نوبت آخر
