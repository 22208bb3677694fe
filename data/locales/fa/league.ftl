settings-league = لیگ
settings-league-about = دوشنبه‌ها یک پیام دربارهٔ هفته: چند بازی شد، بهترین نتیجه، بیشترین برد پیاپی، مارس هفته، خوش‌تاس‌ترین بازیکن. نزدیک‌ترین‌ها در جدول، رقیب‌های هفتهٔ تازه می‌شوند. اگر هیچ‌کس بازی نکرده باشد، این پیام نمی‌آید. اگر ربات مدیر باشد و اجازهٔ ویرایش برچسب اعضا را داشته باشد، قهرمان هفته برچسب می‌گیرد.
toggle-league = نتایج هفته
toggle-rivals = رقیب‌های هفته

league-title = هفته: { $from } تا { $to }
league-played = { $games } بازی، { $players } بازیکن
league-best = 🏆 بهترین نتیجه: { $name }، { $points }
league-run = 🔥 بیشترین برد پیاپی: { $name }، { $games } بازی
league-mars = 💥 مارس هفته: { $winner } در برابر { $loser }، { $points }
league-koks = 💥 سیاه‌مارس هفته: { $winner } در برابر { $loser }، { $points }
league-luck = 🎲 خوش‌تاس‌ترین: { $name }، میانگین { $pips } خال در هر تاس (معمولش ۸٫۲ است)
# 16 letters at most, no emoji
league-tag = قهرمان هفته
league-rivals = ⚔️ رقیب‌های هفتهٔ تازه: { $pairs }
league-rivals-pair = { $above } در برابر { $below } ({ $gap })
league-rivals-level = برابر
rival-news = ⚔️ { $group }: رقیب هفتهٔ شما { $name } است ({ $gap })
button-rivals = ⚔️ { $one } و { $other }
rival-not-yours = این دکمه برای همان دو نفر است.
