# A link for a friend
challenge-link = دعوت را برای دوستی بفرستید: با یک لمس می‌پذیرد و تخته برای هر دو می‌آید. یک هفته اعتبار دارد و یک بار کار می‌کند.
challenge-link-to = دعوت برای { $opponent }: لینک را برایش بفرستید؛ به کار کس دیگری نمی‌آید. یک هفته اعتبار دارد.
challenge-reached = { $opponent } دعوت شما را گرفت؛ همین که بپذیرد، تخته اینجا می‌آید.
called-lately = { $name } همین چند دقیقه پیش دعوت شد؛ منتظر پاسخ بمانید.
cancelled = دعوت پس گرفته شد: { $terms }.
challenge-to-you = { $name } شما را به بازی دعوت کرده است.
challenge-to = دعوت به بازی از { $name } به { $opponent }.
challenge-taken-by = { $name } و { $opponent } بازی می‌کنند، هر کدام در گفتگوی خصوصی خود.
challenge-taken = جای حریف پر شده است.
challenge-declined = { $name }، این بار حریف نیامد. دعوت تازه: /play.
challenge-expired = مهلت این لینک گذشته است (یک هفته). دعوت‌کننده: { $name }. لینک تازه: /play.
link-declined = { $name } شما را دعوت کرد و رد کردید. اگر نظرتان عوض شد، جا هنوز خالی است.
link-declined-by = ✋ { $name } نمی‌خواهد بازی کند.
challenge-yourself = با خودتان نمی‌شود بازی کرد: کس دیگری را دعوت کنید.
button-send-link = دعوت از دوست
button-copy-link = کپی لینک
button-accept-challenge = پذیرفتن دعوت
button-refuse = نمی‌پذیرم
button-to-board = رفتن به تخته
link-message = 🎲 { $name } شما را به یک دست تخته می‌خواند. مهره‌ها چیده است، فقط شما کم‌اید!
invitation = { $name } پشت تخته منتظر است
invitation-score = { $name } پشت تخته منتظر است · نتیجهٔ شما { $score }
button-apart = هر کس در گفتگوی خودش
link-no-challenge = این لینک کار نمی‌کند: از دوست‌تان لینک تازه بخواهید. اگر می‌خواهید خودتان دعوت کنید: /play.
link-own-challenge = این لینک خود شماست: برای دوستی بفرستیدش.
link-challenge-closed = این لینک به کار رفته یا دعوت پس گرفته شده است. دعوت تازه: /play.
link-link-expired = مهلت این لینک گذشته است (یک هفته): لینک تازه بخواهید. اگر می‌خواهید خودتان دعوت کنید: /play.
link-accepted = بازی شروع شد! تخته در گفتگوی خصوصی شما با من است.
link-not-for-you = این دعوت برای کس دیگری است.
link-too-many-games = شما { $mostGames } بازی نیمه‌تمام دارید. اول یکی را تمام کنید: /games.
link-opponent-plays-too-much = دعوت‌کننده { $mostGames } بازی نیمه‌تمام دارد؛ باید صبر کنید.

# Challenges from any chat
words-challenge = دعوت
inline-no-challenge = این دعوت دیگر نیست. چه می‌شود نوشت؟
inline-here = همین‌جا، در همین گفتگو
inline-unknown-ruleset = چنین بازی‌ای نیست. چه می‌شود نوشت؟
inline-unknown-word = این کلمه را نمی‌شناسم. چه می‌شود نوشت؟
inline-bad-stake = ارزش عددی از ۱ تا { $mostStake } است
inline-two-stakes = یک ارزش بس است، مثل: بلند 5
inline-bad-match = بعد از «مسابقه» عددی از ۱ تا { $mostMatch }
inline-bad-clock = زمان: از ۱۵ ثانیه تا یک ساعت در هر نوبت، مثل 60ثانیه یا 5دقیقه+10ثانیه
inline-no-match-length = بعد از «مسابقه» تعداد امتیاز را بنویسید: مسابقه 5
inline-match-without-cube = مسابقه مکعب می‌خواهد: «بدون مکعب» را بردارید
inline-link = در گفتگوی خصوصی، برای هر کدام یک تخته
inline-more = شرایط دیگر
inline-more-line = ارزش، مکعب، مسابقه، زمان: بعد از نام ربات بنویسید
inline-more-text =
    در هر گفتگویی می‌شود به تخته‌نرد دعوت کرد: @{ $bot } را بنویسید و بعد مثلاً
    <code>@{ $bot } بلند 5</code>
    <code>@{ $bot } بک‌گمون مسابقه 5</code>
    <code>@{ $bot } گلبار 60ثانیه</code>
link-offer-confirmed = تأیید شد. حالا کس دیگری می‌تواند بپذیرد.
link-needs-word = برای ارزشی به این بزرگی تأیید دعوت‌کننده لازم است: اول او باید دکمهٔ پیام خودش را بزند.

challenge-accepted = ✅ { $name } نشست پای تخته: { $terms }.

offer-taken =
    { $name } دعوت شما را پذیرفت: { $terms }. بازی در همان پیام است.
    اگر شما نفرستاده‌اید، کاری نکنید: تا حرکتی نکرده‌اید این بازی به حساب نمی‌آید.

offer-taken-in-private =
    { $name } دعوت شما را پذیرفت: { $terms }. تختهٔ شما در همین گفتگوست.
    اگر شما نفرستاده‌اید، حرکت نکنید: تا حرکتی نکرده‌اید این بازی به حساب نمی‌آید.

guest-unknown-word = واژهٔ «{ $word }» را نمی‌شناسم. مثلاً بنویسید @{ $bot } بک‌گمون یا @{ $bot } بلند 5.
words-play = بازی, بازی کنیم
guest-no-offer = این بازی را اینجا نمی‌شود شروع کرد. مثلاً بنویسید: «بلند» یا «بک‌گمون 5».
