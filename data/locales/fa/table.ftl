nobody = بازیکن

empty-seat = جای خالی
waiting-seat = در انتظار

# Challenge
challenge-open = { $name } مهره‌ها را چیده. کی روبه‌رو می‌نشیند؟
challenge-cancelled = { $name } دعوت را پس گرفت.
button-sit = می‌نشینم
button-cancel = پس گرفتن

# Terms
terms-stake = ارزش { $stake }
terms-match = مسابقهٔ { $match } امتیازی
terms-cube = با مکعب
terms-cube-with = مکعب، { $extras }
terms-beaver = بیور
terms-from = از یک وضعیت، بی‌حساب
terms-jacoby = قاعدهٔ جاکوبی
terms-auto-doubles =
    { $count ->
        [1] یک دوبل خودکار
       *[other] تا { $count } دوبل خودکار
    }
terms-arithmetic = هر بار یکی بیشتر
crawford = بازی کرافورد، بدون مکعب
words-cube = مکعب, دوبل
# «بدون مکعب» در یک واژه
words-no-cube = بی‌مکعب
words-beaver = بیور
words-jacoby = جاکوبی
words-with = با, مقابل
words-without = بدون, بی
words-friend = دوست, دوستم, دوستان
words-match = مسابقه, مچ
words-to = تا
words-one = یک
words-two = دو
words-three = سه
words-four = چهار
words-five = پنج
words-six = شش
words-seven-of = هفت
words-eight = هشت
words-nine = نه
words-ten = ده
words-points = امتیاز, امتیازی
words-idle = و, ارزش, شرط, امتیاز, امتیازی
words-nardy = نرد, نردی, بازی
# Under a friend’s board these are words to them, not the name of a game
words-small-talk = دیوانه, تند, سریع, کامل, ساده, حبس, بازی, ترکیه, یونان, ایران, بلغارستان, آذربایجان, گرجستان
words-clock = زمان, تایمر
words-seconds = ثانیه, ثانیه‌ای
words-minutes = دقیقه, دقیقه‌ای
words-per = هر, برای هر
words-turn = نوبت, حرکت

# The game
series-score = نتیجه { $score }
opening =
    { $reader ->
        [own] تاس شروع { $throws }: شروع با شماست.{ $raise }
       *[other] تاس شروع { $throws }: { $player } شروع می‌کند.{ $raise }
    }
opening-played = تاس شروع { $throws }.{ $raise } { $told }
opening-raised = دوبل خودکار: ارزش × { $value }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } باقی‌مانده را بازی می‌کند، { $roll }: { $moves }
no-move = بدون حرکت
forced = تنها حرکت ممکن
unplayed = { $dice } بازی نشد
unplayed-leftover =
    { $reader ->
        [own] { $dice } به شما می‌رسد
       *[other] { $dice } به حریف می‌رسد
    }
to-roll =
    { $reader ->
        [own] تاس بریزید!
        [called] { $player }، تاس بریزید.
       *[other] نوبت تاس ریختن: { $player }
    }
to-roll-again =
    { $reader ->
        [own] جفت را کامل بازی کردید: دوباره تاس بریزید!
        [called] { $player }، جفت را کامل بازی کردید: دوباره تاس بریزید.
       *[other] { $player } جفت را کامل بازی کرد و دوباره تاس می‌ریزد.
    }
doubled =
    { $reader ->
        [own] { $player } دوبل می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. قبول می‌کنید؟
        [called] { $player } دوبل می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. { $opponent }، قبول می‌کنید؟
       *[other] { $player } دوبل می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. در انتظار پاسخ { $opponent }.
    }
redoubled =
    { $reader ->
        [own] { $player } دوباره دوبل می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. قبول می‌کنید؟
        [called] { $player } دوباره دوبل می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. { $opponent }، قبول می‌کنید؟
       *[other] { $player } دوباره دوبل می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. در انتظار پاسخ { $opponent }.
    }
beavered =
    { $reader ->
        [own] { $player } بیور می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. قبول می‌کنید؟
        [called] { $player } بیور می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. { $opponent }، قبول می‌کنید؟
       *[other] { $player } بیور می‌کند، × { $value }: بازی { $worth }، رد کردن { $price }. در انتظار پاسخ { $opponent }.
    }
to-move =
    { $reader ->
        [own] نوبت شماست: { $roll }
        [called] { $player }، نوبت شماست: { $roll }
       *[other] نوبت { $player }: { $roll }
    }
to-move-leftovers =
    { $reader ->
        [own] تاس حریف را بازی کنید: { $roll }
        [called] { $player }، تاس حریف را بازی کنید: { $roll }
       *[other] { $player } تاس حریف را بازی می‌کند: { $roll }
    }
goal = همهٔ مهره‌ها را به زمین خودتان، خانه‌های ۱ تا ۶، بیاورید و از آنجا بردارید.
taken = { $player } قبول کرد: مکعب × { $value }.
beaver-taken = { $opponent } بیور را قبول کرد: مکعب × { $value }.
resignation-declined = تسلیم منتفی شد: بازی ادامه دارد.
# حرکت‌ها، تاس‌ها و نتیجه‌ها از چپ می‌مانند
notation = ⁦{ $moves }⁩
# هر عدد کنار بازیکن خودش
figures-of-two = { $first } – { $second }
roll-called = { $dice }، { $name }
point-bar = بار
point-off = بیرون
button-roll = 🎲 تاس
button-double = دوبل × { $value }
button-redouble = دوبل دوباره × { $value }
button-take = قبول
button-drop = رد
button-beaver = بیور
button-undo = ↩ برگشت
button-undo-short = ↩
button-done = تمام
button-resign = تسلیم
button-rules = قواعد
button-menu-close = بستن
button-down = تختهٔ تازه

# Resigning and the end
resign-ask = 🏳 { $player }، مطمئنید که تسلیم می‌شوید؟ بهای آن: { $prices }.
resign-ask-free = 🏳 { $player }، مطمئنید که تسلیم می‌شوید؟ این بازی به حساب نمی‌آید.
resign-ask-early = 🏳 { $player }، مطمئنید که تسلیم می‌شوید؟ پیش از نوبت پنجم به حساب نمی‌آید.
menu-sent = منو در گفتگوی خصوصی ماست.
resign-sure = 🏳 { $player }، با این کار کل مسابقه را می‌بازید، نه فقط این بازی را. مطمئنید؟
button-resign-at-once = { $outcome } — فوری
button-resign-if-accepted = { $outcome } — اگر بپذیرند
button-resign-match = واگذاری مسابقه…
button-resign-sure = بله، مسابقه را واگذار می‌کنم
button-resign-sure-by = بله: { $outcome }
button-not-now = حالا نه
button-resign-not = ادامهٔ بازی
button-accept = می‌پذیرم
button-decline = ادامهٔ بازی
resignation =
    { $reader ->
        [own] { $player } می‌خواهد تسلیم شود ({ $outcome }). می‌پذیرید؟
        [called] { $player } می‌خواهد تسلیم شود ({ $outcome }). { $opponent }، می‌پذیرید؟
       *[other] { $player } می‌خواهد تسلیم شود ({ $outcome }). در انتظار پاسخ { $opponent }.
    }
outcome-short-oin = برد ساده
outcome-short-mars = مارس
outcome-koks = سیاه‌مارس
outcome-long-oin = برد ساده
outcome-long-mars = مارس
outcome-home-mars = مارس خانگی
over-borne-off =
    { $reader ->
        [own] 🏆 شما بردید: { $outcome }!
       *[other] { $winner } برد: { $outcome }.
    }
over-won =
    { $reader ->
        [own] 🏆 شما بردید!
       *[other] { $winner } برد.
    }
over-mother =
    { $reader ->
        [own] 🏆 مادر حبس شد: دوبرابر بردید!
       *[other] مادر حبس شد. { $winner } دوبرابر برد.
    }
over-mothers = هر دو مادر حبس شدند: مساوی.
over-frozen = صد نوبت پشت سر هم کسی نتوانست بازی کند: مساوی.
draw-each = به هر بازیکن { $worth }
over-resigned = { $loser } تسلیم شد. { $won }
over-not-counted = به حساب نمی‌آید: دعوت‌کننده حتی یک حرکت هم نکرد.
over-left-early = پیش از نوبت پنجم رها شد: نه در جدول می‌آید و نه در ریتینگ.
over-wood = روی تختهٔ واقعی. { $won }
over-dropped = { $loser } رد کرد. { $won }
over-beaver-dropped = { $loser } بیور را رد کرد. { $won }
points = { $points } امتیاز
worth-in-match = { $worth }، نتیجهٔ مسابقه { $score }
cut-by-jacoby = { $counted } (جاکوبی)
match-over = { $winner } مسابقه را برد.
match-over-too =
    { $reader ->
        [own] مسابقه هم مال شماست!
        [lost] مسابقه را هم حریف برد.
       *[other] با این برد، مسابقه هم برده شد.
    }
button-rematch = دوباره
button-next-game = بازی بعدی
button-next-game-of = بعدی: { $game }
button-rematch-accept = می‌پذیرم
button-rematch-asked = ⏳ منتظر پاسخ حریف
button-rematch-with = یک دست دیگر با { $name }
button-next-game-with = بازی بعدی با { $name }
rematch-asked = { $name } یک دست دیگر می‌خواهد.

# زیر عدد باقی‌مانده در تصویر تخته؛ حداکثر ۸ حرف
picture-pips = تا پایان
# در بازی‌های طولانی: هر دو چقدر راه دارند
checker-held =
    { $reader ->
        [own] مهرهٔ شما حبس است: تا مهرهٔ رویی نرود، تکان نمی‌خورد.
       *[other] { $player }، مهرهٔ شما حبس است: تا مهرهٔ رویی نرود، تکان نمی‌خورد.
    }

moves-counted = { $moves }
board-in = تختهٔ تازه تا { $seconds } ثانیهٔ دیگر
button-hash = مُهر
hash-whole = SHA-256 راز تاس‌ها، برای مقایسه پس از بازی: { $hash }
hash-and-secret =
    🔑 راز: { $secret }
    🔒 SHA-256: { $hash }
dice-nonce = 🍀 از بازیکنان: { $nonce }

board-late = تصویر دیر کرده است؛ تخته الان این‌طور است:
pictures-forbidden = در این گفتگو فرستادن عکس مجاز نیست؛ از این به بعد تخته را با ایموجی می‌سازم. هر وقت عکس مجاز شد، در /settings دوباره روشنش کنید.

# شکلک‌ها
button-emote-bravo = 👏
button-emote-lucky = 🍀
button-emote-alas = 😅
emote-bravo = 👏 آفرین!
emote-lucky = 🍀 عجب تاسی!
emote-alas = 😅 امروز تاس با من نیست.
emote-heard = { $name }: { $words }
refused-emote-said = در هر نوبت یک شکلک بس است.
refused-emotes-off = شکلک‌ها در این بازی خاموش‌اند: /settings.

# گفت‌وگو: آنچه در گفت‌وگوی خصوصی نوشته می‌شود یک خط زیر تختهٔ دیگری است، تا هر دو بازی کنند.
talk-asks = گپ بزنیم؟ 💬 را بزنید
talk-agrees = گپ بزنیم! همین‌جا بنویسید.
talk-heard = 💬 { $name }: { $words }
voice-words-only = زیر تخته فقط نوشته به { $name } می‌رسد.
voice-off = گفتگوی زیر تخته برای شما خاموش است: /settings.
voice-unheard = { $name } نوشته‌های زیر تخته را نمی‌بیند.
voice-unasked = وقتی هر دو 💬 را بزنید، نوشته‌هایتان می‌رسد.
voice-waiting = وقتی { $name } هم 💬 را بزند، نوشته‌هایتان می‌رسد.
way-to-person = برای نوشتن مستقیم: { $link }
button-talk-ask = 💬 گفتگو
button-talk-mute = حرف‌هایش را نبینم
button-talk-unmute = حرف‌هایش را ببینم
talk-asked = پرسیدم. وقتی او هم 💬 را بزند، همین‌جا بنویسید.
talk-on = همین‌جا بنویسید: نوشته‌تان زیر تختهٔ حریف دیده می‌شود.
talk-muted = نوشته‌های حریف دیگر زیر تختهٔ شما نمی‌آید. برای برگرداندن، باز همان ⋯.
talk-unmuted = نوشته‌های حریف دوباره زیر تختهٔ شما می‌آید.

# Turns told of in one line
chain-stuck = { $player } با { $rolls } نتوانست حرکت کند
chain-stuck-both = { $player } با { $stuck } نتوانست حرکت کند و { $rolls } بازی کرد
chain-passed = { $player } { $times } بار نتوانست حرکت کند
chain-played = { $player } { $rolls } بازی کرد
chain-both = { $player } { $times } بار نتوانست حرکت کند و { $rolls } بازی کرد
chain-rolls = { $turns } تاس
chain-and = { $first } و { $last }
board-bot = ربات { $stars }
# In somebody’s first game
board-bot-first = ربات

# The end of a game
card-you-won = شما بردید! { $outcome }
caption-you-won = 🏆 برد مال شماست!
caption-you-lost = این دست مال حریف. بعدی مال شما؟
caption-you-lost-there = این دست مال حریف شد.
missed-double = 🎲 فقط یک جفت خوب کم بود: { $pips } خال.
card-streak = بردهای پیاپی
card-streak-ended = پایان بردهای پیاپی
button-over-more = بیشتر…
button-next-dice = 🔒 تاس‌های بعدی

# A rare run of rolls
luck-doubles = 🍀 { $player }: سه جفت پشت سر هم! یک در { $oneIn }.
luck-same-double = 🍀 { $player }: دو بار پشت سر هم { $roll }! یک در { $oneIn }.
luck-same-roll = 🍀 { $player }: سه بار پشت سر هم { $roll }! یک در { $oneIn }.
luck-no-double = 🙈 { $player }: { $rolls } تاس بدون جفت. یک در { $oneIn }.
outcome-mother = مادر
outcome-drawn = مساوی
# Khachapuri: the checkers that the loser has not borne off
outcome-difference = { $checkers } مهره
outcome-times = { $outcome } ×{ $multiplier }

# پس گرفتن نوبت: با رضایت حریف؛ با ربات بی‌درنگ
button-ask-back = پس گرفتن؟
button-take-back = پس گرفتن نوبت
button-allow-back = باشد
button-refuse-back = نه
asked-back =
    { $reader ->
        [own] { $player } می‌خواهد نوبت { $roll } را پس بگیرد. قبول است؟
        [called] { $player } می‌خواهد نوبت { $roll } را پس بگیرد. { $opponent }، قبول است؟
        [asker] خواستید نوبت { $roll } را پس بگیرید. پاسخ با { $opponent } است.
       *[other] { $player } می‌خواهد نوبت { $roll } را پس بگیرد. پاسخ با { $opponent } است.
    }
taken-back = نوبت پس گرفته شد.
take-back-refused = نوبت پس گرفته نشد: بازی ادامه دارد.
back-asked = پرسیدم. تا حریف مهره‌ای جابه‌جا نکرده، می‌تواند بپذیرد.
back-taken = باز نوبت شماست، با همان تاس. این بازی دیگر تمرینی است و برای پله‌ها حساب نمی‌شود.
refused-nothing-to-take-back = نوبتی برای پس گرفتن ندارید.
refused-moved-on = دیر شد: مهره‌ای جابه‌جا شده است.
refused-cube-turned = تازه دوبل شده است: آن نوبت می‌ماند.
refused-asked-before = برای این نوبت پیش‌تر خواسته‌اید.
refused-no-question = دیگر کسی نمی‌خواهد نوبتی را پس بگیرد.
refused-own-question = پاسخ این با حریف است.
refused-take-back-off = در این بازی نوبت پس گرفته نمی‌شود.
