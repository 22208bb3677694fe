settings-league = لیگ
settings-league-about = دوشنبه‌ها در یک پیام نتایج هفته و رقیب‌های هفتهٔ تازه. اگر ربات مدیر باشد و اجازهٔ ویرایش برچسب اعضا را داشته باشد، قهرمان هفته برچسب می‌گیرد.
toggle-league = نتایج هفته

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
league-rivals-apart = فاصله { $points }
rival-news = ⚔️ { $group }: رقیب هفتهٔ شما { $name } است ({ $gap })
button-rivals = ⚔️ { $one } و { $other }
rival-not-yours = این دکمه برای همان دو نفر است.

# Offered once in a group that plays much.
league-offer = 🏆 اینجا زیاد بازی می‌کنید. دوشنبه‌ها نتایج هفته را بنویسم: بهترین کیست و رقیب هر کس کیست؟
button-league-on = بله
button-league-off = لازم نیست
league-begun = 🏆 نتایج هفته دوشنبه‌ها می‌آید. برای خاموش کردن: /settings
