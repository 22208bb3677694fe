# Lists of games
which-board = کدام تخته را دوباره بفرستم؟
which-resign = در کدام بازی تسلیم می‌شوید؟
no-games = بازی نیمه‌تمامی ندارید. شروع بازی: /play.
your-games = شما { $games } بازی نیمه‌تمام دارید.
your-games-here = شما در این گروه { $games } بازی نیمه‌تمام دارید.
your-turn = { $games } بازی منتظر حرکت شماست.
no-your-turn = همهٔ حرکت‌هایتان را کرده‌اید، خسته نباشید!
button-your-turn = 🟢 نوبت شما: { $name }
button-your-turns = 🟢 نوبت شما: { $games } بازی
no-games-here = در این گروه بازی نیمه‌تمامی ندارید. شروع بازی: /play.
games-elsewhere = بازی‌های دیگرتان را در گفتگوی خصوصی نشان می‌دهم: آنجا /games را بفرستید.
list-press = نام را بزنید تا تخته دوباره فرستاده شود.
list-private = گفتگوی خصوصی
list-group = گروه
list-inline = در گفتگویی که به آن فرستاده شد
list-open = در انتظار حریف
reposted-elsewhere = در همان گفتگویی که بازی می‌کنید دوباره فرستادم.
refused-no-table = این تخته دیگر نیست: بازی تمام شده یا دعوت بسته شده است.
refused-not-your-table = این تختهٔ دیگران است: فقط بازیکنانش می‌توانند دوباره آن را بخواهند.
list-your-turn = نوبت شما
list-their-turn = نوبت حریف
list-since = { $turn }، از { $time } پیش
list-left = { $turn }، { $time } مانده
span-minutes = { $minutes } دقیقه
span-hours = { $hours } ساعت
span-days = { $days } روز
command-games = بازی‌های شما، جاری و تمام‌شده

# Finished games
button-finished = بازی‌های تمام‌شده: { $games }
finished-title = <b>بازی‌های تمام‌شده</b>: { $games }
finished-press = برای تحلیل، بازپخش و کارت، شماره را بزنید.

button-waiting =
    { $others ->
        [0] ▶️ { $name } منتظر شماست
       *[other] ▶️ { $name } منتظر شماست · { $others } بازی دیگر
    }
