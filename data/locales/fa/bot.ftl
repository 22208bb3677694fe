# First words
start-group = بیایید تخته‌نرد بازی کنیم! «بازی» را بزنید و یکی را انتخاب کنید؛ هر کس خواست روبه‌رو می‌نشیند. بقیه: /help.
start-private = سلام! یک دست تخته؟ تاس سالم با من؛ حریف یا من، یا دوستتان.
start-more = برای بازی گروهی مرا به گروه اضافه کنید. در هر گفتگوی دیگر @{ $me } را بنویسید تا تخته همان‌جا باز شود.
help =
    <b>چطور بازی کنیم</b>
    /play بلند 5 مکعب — ارزش ۵، مکعب
    /play بک‌گمون 60ثانیه — نوبتی ۶۰ ثانیه
    /play @name — با دوست، /play ربات
    /play حریف — با هر کسی
    قواعد، راهنمایی، تسلیم: زیر ⋯.
    /result، /dice، /clock — تختهٔ واقعی
    /train — تمرین، XGID · /privacy
button-play-friend = 🤝 با دوست
button-start-back = ‹ بازگشت
button-add-to-group = افزودن به گروه
about-bot = تختهٔ خودمانی با ربات و دوستان.
about-bot-short = تخته‌نرد خودمانی و بیش از بیست بازی دیگر. با ربات، دوست و گروه. مسابقه، مسئله‌های روز، تاس سالم.
command-play = دعوت به بازی
command-board = تختهٔ تازه
command-top = جدول گروه
command-me = آمار و تاس‌های شما
command-rules = قواعد بازی‌ها با مثال
command-help = چطور بازی کنیم

# Lines in answer
too-many-challenges = در این گفتگو { $mostChallenges } دعوت باز هست: یکی از آن‌ها را بپذیرید.
too-many-games = شما { $mostGames } بازی نیمه‌تمام دارید. اول یکی را تمام کنید: /games.
nothing-to-cancel = چیزی برای پس گرفتن نیست: اینجا دعوت بازی ندارید. شروع بازی: /play.
unknown-ruleset = بازی «{ $word }» را نمی‌شناسم. این‌ها را می‌شود بازی کرد:
which-ruleset = «{ $word }» می‌تواند چند بازی باشد. کدام؟
unknown-word = «{ $word }» را اینجا نمی‌فهمم. چه می‌شود نوشت: /help.
bad-stake = «{ $word }» ارزش درستی نیست: عددی از ۱ تا { $mostStake } لازم است، مثل /play بلند 5.
two-stakes = بیش از یک ارزش نوشته‌اید: { $word }. یکی بس است، مثل /play بلند 5.
no-match-length = مسابقه تا چند امتیاز باشد؟ عدد را هم بنویسید، مثل /play بک‌گمون مسابقه 5.
match-without-cube = مسابقه با مکعب است. «بدون مکعب» را بردارید یا یک دست بازی کنید.
bad-match = «{ $word }» برای مسابقه درست نیست: عددی از ۱ تا { $mostMatch } لازم است، مثل /play بک‌گمون مسابقه 5.
bad-clock = زمان «{ $word }» نمی‌شود: از ۱۵ ثانیه تا یک ساعت برای هر نوبت، یا تا ۶۰ دقیقه برای کل بازی، مثل /play بک‌گمون 60ثانیه یا /play بک‌گمون 5دقیقه+10ثانیه.
no-table-here = کسی در این گفتگو بازی نمی‌کند. بازی‌های شما در جاهای دیگر: /games. بازی تازه: /play.
no-table = الان کسی اینجا بازی نمی‌کند. شروع بازی: /play.
no-own-game = در این گفتگو بازی نیمه‌تمامی ندارید. شروع بازی: /play.
unknown-command = من دستورها و دکمه‌ها را می‌فهمم. شروع بازی: /play؛ بقیه: /help.

# Toasts (200 characters at most)
press-failed = اشکالی از طرف من پیش آمد. لطفاً دوباره بزنید.
dialog-failed = اشکالی از طرف من پیش آمد و چیزی ذخیره نشد. لطفاً از نو شروع کنید.
slower = لطفاً آهسته‌تر: نمی‌رسم. اگر چیزی جا ماند، یک دقیقهٔ دیگر دوباره بخواهید.
refused-unknown-button = این دکمه قدیمی است. تختهٔ تازه: /board.
refused-no-challenge = این دعوت دیگر نیست. دعوت تازه: /play.
refused-own-challenge = این دعوت خود شماست: کس دیگری باید روبه‌رو بنشیند.
refused-not-your-challenge = فقط دعوت‌کننده می‌تواند دعوت را پس بگیرد.
refused-challenge-closed = این دعوت بسته شده است. دعوت تازه: /play.
refused-no-game = این بازی دیگر نیست. بازی تازه: /play.
refused-not-your-game = شما در این بازی نیستید، ولی تماشا آزاد است.
board-on-its-way = این دکمه قدیمی است: تختهٔ تازه در راه است.
refused-stale = تخته عوض شده است: از تختهٔ تازه استفاده کنید.
refused-not-your-resignation = این پرسش از شما نیست: از کسی است که می‌خواهد تسلیم شود.
refused-not-your-turn = نوبت شما نیست.
refused-not-rolling = تاس را ریخته‌اید.
refused-not-moving = اول تاس بریزید.
refused-illegal-move = این حرکت مجاز نیست.
refused-turn-over = نوبت حریف شروع شده است: دیگر نمی‌شود حرکت را برگرداند.
refused-nothing-to-undo = چیزی برای برگرداندن نیست.
refused-dice-left = هنوز تاس بازی‌نشده دارید.
refused-resignation-pending = اول باید تکلیف تسلیم روشن شود.
refused-no-resignation = پیشنهاد تسلیم دیگر در میان نیست.
refused-outcome-impossible = در این وضعیت نمی‌توانید با این نتیجه تسلیم شوید.
refused-game-over = بازی تمام شده است.
refused-already-open = بازی شروع شده است.
refused-not-over = بازی هنوز تمام نشده است.
refused-already-asked = یک دست دیگر خواسته‌اید. در انتظار حریف.
refused-rematch-began = بازی بعدی شروع شده است: /board.
refused-cube-off = این بازی بدون مکعب است.
refused-cube-not-yours = مکعب دست حریف است: حالا فقط او می‌تواند دوبل کند.
refused-cube-not-now = فقط پیش از تاس ریختن می‌شود دوبل کرد.
refused-double-pending = اول باید به دوبل پاسخ داده شود.
refused-no-double = به دوبل پاسخ داده شده است.
refused-own-double = دوبل از خود شماست: پاسخ با حریف است.
refused-beaver-off = اینجا نمی‌شود بیور کرد.
refused-not-for-you = این دعوت برای کس دیگری است.
refused-sidelined = شما فعلاً در این گروه بازی نمی‌کنید؛ مدیران گروه چنین خواسته‌اند.
refused-link-expired = مهلت این لینک گذشته است: لینک تازه بخواهید.
refused-too-many-games = شما { $mostGames } بازی نیمه‌تمام دارید. اول یکی را تمام کنید: /games.
refused-opponent-plays-too-much = دعوت‌کننده { $mostGames } بازی نیمه‌تمام دارد؛ باید صبر کنید.
refused-offer-confirmed = تأیید شد. حالا کس دیگری می‌تواند روبه‌رو بنشیند.
refused-needs-word = برای ارزشی به این بزرگی تأیید دعوت‌کننده لازم است: اول او باید اینجا را بزند.
refused-unconfirmed = دعوت‌کننده هنوز حرکتی نکرده است: تا وقتی نکند، این بازی به حساب نمی‌آید.
button-play = 🎲 بازی
rules-sent = قواعد در گفتگوی خصوصی ماست.
list = { $one }، { $other }
list-of-lists = { $one }؛ { $other }
