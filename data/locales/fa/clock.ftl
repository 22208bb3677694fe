# Reminders and the time for a move
reminder = ⏰ { $player }، نوبت شماست.
reminder-answer = ⏰ { $player }، منتظر پاسخ شما هستیم.
overdue = ⌛ وقت تمام شد: { $player } می‌تواند برد را بگیرد.
button-claim = گرفتن برد
over-claimed = { $loser } بازی را رها کرد. { $won }
refused-not-due = هنوز برای حرکت وقت هست.
refused-claim-not-yours = برد را فقط حریف می‌تواند بگیرد: نوبت شماست.

# Who is gone
left-chat = 🚪 { $player } دیگر در این گفتگو نیست.
stopped-bot = 💤 پیام‌های ربات به { $player } نمی‌رسد.
gone-until = بازی تا { $until } صبر می‌کند؛ بعد از آن می‌شود برد را گرفت.
gone-deadline = زمان مثل همیشه می‌گذرد.
gone-no-deadline = بازی صبر می‌کند.

# The bell
button-bell = 🔔 خبرم کن
bell-on = 🔔 نوبت شما در این بازی که شد، در گفتگوی خصوصی خبر می‌دهم. دوباره بزنید تا دیگر خبر ندهم.
bell-off = 🔕 دیگر خبر نمی‌دهم: بازی را همین‌جا دنبال کنید.
bell-begun = 🔔 انجام شد: نوبت شما در آن بازی که شد، همین‌جا می‌نویسم.
bell-move = 🔔 نوبت شما: بازی با { $name } · { $group }
bell-answer = 🔔 منتظر پاسخ شما: بازی با { $name } · { $group }

# The clock
terms-clock-turn = ⏱ هر نوبت { $time }
terms-clock-bank = ⏱ { $time } + { $add } در هر نوبت
terms-clock-bank-alone = ⏱ در کل { $time } برای هر نفر
clock-minutes = { $count } دقیقه
clock-seconds = { $count } ثانیه
clock-bank = ⏱ { $time } + { $add }
clock-until = ⏱ { $near }
clock-counts = ⏱ اگر «تمام» را فراموش کنید هم، وقت که تمام شود همین حرکت حساب می‌شود.
timed-out = وقت تمام شد، ربات حرکت کرد
timed-out-once = ⏱ وقت { $player } تمام شد و ربات تصمیم گرفت. یک بار دیگر یعنی باخت.
over-timed-out = ⏱ وقت { $loser } دوباره تمام شد. { $won }
reminder-clock = ⏰ { $player }، نوبت شماست: پایان وقت { $near }
reminder-clock-answer = ⏰ { $player }، منتظر پاسخ شما هستیم: پایان وقت { $near }

# /rules
guide-title-clock = زمان
guide-clock =
    مهلتی برای هر نوبت، یا ذخیره‌ای با کمی افزوده در هر نوبت؛ ذخیره برای کل مسابقه است. تا تخته به شما نشان داده نشده، زمان نمی‌گذرد.

    بار اول که وقت تمام شود ربات به‌جای شما تصمیم می‌گیرد؛ حرکتی که فقط «تمام» کم دارد، همان‌طور حساب می‌شود. بار دوم می‌بازید: پیش از نوبت دهم شما به اندازهٔ یک برد ساده × مکعب، بعد از آن به بهای تسلیم.
