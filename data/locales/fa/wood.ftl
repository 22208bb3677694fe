# روی تختهٔ واقعی: نتیجهٔ بازی
wood-needs-group = نتیجه در گروه ثبت می‌شود: آنجا در پاسخ به دوستتان /result بفرستید.
wood-needs-friend = با چه کسی بازی کردید؟ در پاسخ به پیام دوستتان /result بفرستید یا بنویسید /result @name.
wood-nobody = بازیکنی به نام «{ $name }» نمی‌شناسم. در پاسخ به پیامش /result بفرستید.
wood-with-other = تخته دو نفره است: در پاسخ به پیام کسی که با او بازی کردید /result بفرستید.
wood-not-here = چنین بازیکنی در این گروه نیست.
wood-with-whom = روی تختهٔ واقعی بازی کردید؟ با چه کسی؟
wood-ask =
    🎲 روی تختهٔ واقعی: { $one } و { $other } · { $game }
    چه کسی برد و چطور؟
wood-which-game = چه بازی‌ای بود؟
button-wood-begin = روی تختهٔ واقعی بازی کردیم
button-wood-win = { $name }: { $outcome }
button-wood-game = بازی دیگر
wood-told = 🏆 { $winner } — { $outcome }، { $points }. روی تختهٔ واقعی، حریف { $loser } · { $game }
wood-told-match = 🏆 { $winner } مسابقهٔ { $match } امتیازی را برد. روی تختهٔ واقعی، حریف { $loser } · { $game }
wood-is-right = { $name }، درست است؟
button-wood-right = درست است
button-wood-wrong = نه، غلط
wood-counted = در جدول: { $winner } { $one } · { $loser } { $other }
button-wood-again = یک بازی دیگر
button-wood-no-match = بازی بیرون از جام
button-wood-tell-anew = دوباره بگو
wood-dropped = ثبت نشد.
wood-late = یک هفته کسی تأییدش نکرد: ثبت نشد.
wood-right-toast = در جدول گروه ثبت شد.
refused-wood-enough = شما دو نفر امروز { $most } بازی دارید: بیشتر از این حساب نمی‌شود.
refused-wood-gone = تکلیف این نتیجه پیش‌تر روشن شده است.
refused-wood-other-answers = این را بازیکن دیگر می‌گوید.
# تاس
wood-dice-title = تاس برای تختهٔ واقعی
wood-dice-promise = همهٔ تاس‌ها از حالا معلوم‌اند: راز در پایان باز می‌شود و با این مُهر می‌خواند. هر کسی می‌تواند بریزد.
wood-dice-by = پرتاب { $number } · { $name }
wood-dice-before = پیش‌تر: { $dice }
wood-dice-over = تمام شد. روی هم { $count } پرتاب؛ راز در پرونده است.
button-wood-throw = 🎲 بریز
button-wood-secret = پایان
button-wood-record = پرونده و راز
button-wood-new-dice = 🎲 تاس تازه
refused-dice-not-yours = فقط کسی که این تاس‌ها را روی میز گذاشته می‌تواند تمامش کند.
refused-dice-gone = این تاس‌ها جمع شده‌اند. تازه: /dice.
wood-dice-thrown = ریخته شده: { $roll }
wood-dice-caption = راز تاس و همهٔ پرتاب‌ها. برای بررسی: npm run verify-dice -- { $file }.
# ساعت
wood-clock-how = «{ $word }» را نفهمیدم. /clock 10+8: ده دقیقه و هر نوبت ۸ ثانیه؛ /clock 5: پنج دقیقه بدون افزوده.
wood-clock-new = بعد از حرکت دکمهٔ خودتان را بزنید: وقت حریف می‌رود.
wood-clock-runs = وقتی که می‌رود: { $name }
wood-clock-stands = مکث. دکمهٔ خودتان را بزنید تا وقت حریف برود.
wood-clock-fallen = 🚩 وقتش تمام شد: { $loser }. برنده: { $winner }.
button-wood-pause = مکث
wood-clock-limits = ساعت را می‌شود روی ۱ تا ۶۰ دقیقه با حداکثر ۶۰ ثانیه افزوده در هر نوبت گذاشت: /clock 10+8. یا ۱۵ ثانیه تا ۶۰ دقیقه برای هر نوبت: /clock 30s.
refused-clock-not-yours = این ساعت برای دو بازیکن است. ساعت خودتان: /clock.
refused-clock-gone = این ساعت دیگر نیست. تازه: /clock.
refused-clock-fallen = وقت تمام شد: بازی پایان یافت.
refused-clock-not-running = وقتی که می‌رود مال شما نیست: حریف می‌زند.
refused-clock-stands = ساعت ایستاده است.
