# The chouette: three to six people at one board. One has the box, the others are the team with a captain; each has a cube with the box.
words-chouette = شوئت
chouette-title = 🦉 <b>شوئت</b> · { $terms }
chouette-how = یک نفر («یکه‌باز») در برابر تیم: کاپیتان حرکت می‌کند، بقیه نظر می‌دهند. هر کس مکعب خودش را دارد.
chouette-how-uncubed = یک نفر («یکه‌باز») در برابر تیم: کاپیتان حرکت می‌کند، بقیه نظر می‌دهند.
chouette-seated = پای تخته: { $names }
chouette-throw = 🎲 تاس برای نوبت نشستن: { $throws }
chouette-seats =
    { $missing ->
        [0] می‌شود شروع کرد؛ جای خالی: { $free }.
       *[other] { $missing } بازیکن دیگر لازم است.
    }
chouette-seats-full = همهٔ جاها پر است.
chouette-line = { $name } { $points }
chouette-games =
    { $games ->
        [0] بازی اول.
       *[other] { $games } بازی انجام شد.
    }
chouette-plays = بازی در جریان است؛ حالا بنشینید تا از بازی بعدی باشید.
chouette-over = 🏁 شوئت تمام شد.
chouette-cancelled = شوئت بسته شد.
chouette-last = 🏁 بازی آخر: بعد از آن شوئت تمام است.
chouette-to-end = برای پایان دادن به شوئت: /chouette پایان
chouette-podium = 🏆 <b>شوئت تمام شد</b> · { $terms }
chouette-podium-line = { $medal } <b>{ $name }</b> — { $points }
chouette-apart = امتیازهای شوئت جداست: در /top حساب نمی‌شود.
house-advice-playing = کسانی که هنوز در بازی‌اند می‌توانند نظر بدهند.
house-advice-team = همهٔ تیم می‌تواند نظر بدهد.
house-advice-cubed = وقتی مکعب‌تان دوبل شد می‌توانید نظر بدهید.
house-advice-nobody = بدون نظر دادن.
house-loneTaker-free = اگر فقط یک نفر قبول کند، مثل همیشه ادامه می‌دهد.
house-loneTaker-beavers = اگر بقیه رد کرده باشند، آن که مانده یا بیور می‌کند یا رد.
house-boxTakes-any = یکه‌باز هر مکعبی را که بخواهد قبول می‌کند.
house-boxTakes-half = یکه‌باز دست‌کم نیمی از مکعب‌ها را قبول می‌کند یا هیچ‌کدام را.
house-boxTakes-all = یکه‌باز همهٔ مکعب‌ها را قبول می‌کند یا هیچ‌کدام را.
button-house-advice-playing = نظر: کسانی که هنوز در بازی‌اند
button-house-advice-team = نظر: همهٔ تیم
button-house-advice-cubed = نظر: بعد از دوبل
button-house-advice-nobody = نظر: هیچ‌کس

# The table
team-players = ⚪ { $box } — 🔴 { $members }
team-member = { $name } { $cube }
team-next = بعدی: یکه‌باز — { $box }، کاپیتان — { $captain }
team-next-few = برای بازی بعد { $missing } بازیکن دیگر لازم است.
team-box-doubles =
    ⚪ { $box } { $what ->
        [beaver] بیور
       *[double] دوبل
    } می‌کند. قبول یا رد: { $members }.
team-alone = { $member }، بقیه رد کردند: بیور یا رد.
team-doubles =
    { $members }: { $what ->
        [beaver] بیور
       *[double] دوبل
    }. ⚪ { $box }، قبول می‌کنید؟
team-box-wins = 🏆 یکه‌باز برد، { $box }: { $outcome }.
team-wins = 🏆 تیم از یکه‌باز برد ({ $box }): { $outcome }.
team-cubes = با مکعب‌ها تمام شد
team-resigned = یکه‌باز تسلیم شد
team-claimed = یکه‌باز پاسخ نمی‌دهد
team-points = { $members }. یکه‌باز { $box }
team-missing =
    ⌛ { $name } پاسخ نمی‌دهد: { $who ->
        [box] تیم می‌تواند برد را بگیرد.
        [asked] می‌شود سکوت را رد حساب کرد.
        [left] می‌شود رفتن حسابش کرد.
       *[captain] نفر بعدی می‌تواند حرکت کند.
    }
button-chouette-sit = 🪑 می‌نشینم
button-chouette-up = برمی‌خیزم
button-chouette-begin = ▶️ شروع
button-chouette-close = 🏁 پایان شوئت
button-chouette-next = ▶️ بازی بعدی
button-team-double = دوبل
button-team-double-all = دوبل به همه
button-team-take-all = قبول همه
button-team-drop-all = رد همه
button-team-take = ✓ { $name } { $value }
button-team-drop = ✗ { $name }
button-team-double-one = دوبل به { $name }
button-team-go-on =
    { $who ->
        [box] تیم برد
        [asked] رد حساب شود
        [left] رفته حساب شود
       *[captain] نفر بعدی حرکت کند
    }
button-team-leave = ترک بازی: { $price }
team-leave-ask = 🏳 { $player }، مطمئنید؟ بهای رفتن { $price } است.
advised = نظر شما { $moves }: کاپیتان آن را روی دکمه می‌بیند.
advised-back = نظرتان را پس گرفتید.
chouette-sat = پای تخته نشستید.
chouette-up = از پای تخته بلند شدید. بازی شروع‌شده را می‌شود تمام کرد.
chouette-needs-group = شوئت برای گروه است: مرا به گروهی اضافه کنید و آنجا /chouette را بفرستید.
chouette-runs = اینجا شوئتی برپاست. برای بستن آن: /chouette لغو.
chouette-none = اینجا شوئتی نیست که بسته شود.
chouette-not-yours = فقط کسی که شوئت را باز کرده یا مدیر گروه می‌تواند آن را ببندد.
chouette-cancel-done = شوئت بسته شد.
refused-chouette-over = این شوئت تمام شده است.
refused-chouette-full = همهٔ جاها پر است.
refused-chouette-seated = شما پای تخته نشسته‌اید.
refused-chouette-not-seated = شما پای تخته نیستید: اول «می‌نشینم» را بزنید.
refused-chouette-plays = بازی هنوز در جریان است.
refused-chouette-too-few = شوئت دست‌کم سه نفر می‌خواهد.
refused-captain-moves = کاپیتان حرکت می‌کند.
refused-not-playing = این بازی برای شما تمام شده است.
refused-must-beaver = بقیه رد کردند: بیور یا رد.
refused-box-takes-half = اینجا یکه‌باز دست‌کم نیمی از مکعب‌ها را قبول می‌کند یا هیچ‌کدام را.
refused-box-takes-all = اینجا یکه‌باز همهٔ مکعب‌ها را قبول می‌کند یا هیچ‌کدام را.
refused-advice-nobody = پای این تخته نظر نمی‌دهند: کاپیتان حرکت می‌کند.
refused-advice-playing = فقط کسانی که هنوز در بازی‌اند نظر می‌دهند.
refused-advice-cubed = وقتی مکعب‌تان دوبل شد می‌توانید نظر بدهید.
button-house-loneTaker-free = فقط یکی قبول کرد: مثل همیشه
button-house-loneTaker-beavers = فقط یکی قبول کرد: بیور یا رد
button-house-boxTakes-any = یکه‌باز قبول می‌کند: هر کدام
button-house-boxTakes-half = یکه‌باز قبول می‌کند: دست‌کم نیمی
button-house-boxTakes-all = یکه‌باز قبول می‌کند: همه یا هیچ‌کدام
chouette-no-match = شوئت یک‌دست یک‌دست است، نه مسابقه: /chouette بک‌گمون 5.
chouette-no-hints = در شوئت تیم راهنمایی می‌کند، نه ربات: /chouette بک‌گمون 5.
chouette-no-clock = شوئت زمان ندارد: /chouette بک‌گمون 5.
house-seats = جاهای پای تخته: { $seats }.
button-house-seats = 🪑 جا: { $seats }
button-house-cube =
    مکعب: { $is ->
        [yes] بله
       *[other] نه
    }
button-house-beaver =
    بیور: { $is ->
        [yes] بله
       *[other] نه
    }
button-house-jacoby =
    جاکوبی: { $is ->
        [yes] بله
       *[other] نه
    }
chouette-cube-2 = بدون مکعب.
chouette-cube-3 = مکعب‌ها: با بیور، بدون جاکوبی.
chouette-cube-4 = مکعب‌ها: با جاکوبی، بدون بیور.
chouette-cube-5 = مکعب‌ها: با بیور و جاکوبی.
chouette-terms-about = <b>بیور</b>: در پاسخ دوبل، باز هم بالا بردن و نگه داشتن مکعب. <b>جاکوبی</b>: تا کسی دوبل نکرده، مارس و سیاه‌مارس برد ساده حساب می‌شوند.
team-cube-of-box = ×{ $value } (یکه‌باز)

# /rules
guide-title-chouette = شوئت
guide-chouette =
    یک نفر («یکه‌باز»، ⚪) روی یک تخته در برابر تیم (🔴)، از سه تا شش نفر. همه یک بار تاس می‌ریزند تا یکه‌باز و کاپیتان معلوم شوند. کاپیتان حرکت می‌کند، بقیه با زدن حرکت‌ها نظر می‌دهند.

    هر کس با یکه‌باز مکعب خودش را دارد و دوبل و قبول با خود اوست. هر کس رد کند یا دوبلش رد شود، از آن بازی بیرون است؛ اگر کاپیتان باشد، نفر بعدی حرکت می‌کند. اگر کسی ۱۰ دقیقه پاسخ ندهد، بازی بدون او ادامه می‌یابد.

    در پایان هر کس با یکه‌باز حساب می‌کند: ارزش × مکعب او × نتیجه. یکه‌باز اگر ببرد می‌ماند و کاپیتان به آخر صف می‌رود؛ وگرنه کاپیتانی که برده یکه‌باز می‌شود.
