# For whoever runs the bot alone
owner-title = حال ربات
owner-day = ۲۴ ساعت گذشته: افراد { $people }، بازی‌ها { $games }، گروه‌ها { $chats }
owner-week = ۷ روز گذشته: افراد { $people }، بازی‌ها { $games }، گروه‌ها { $chats }
owner-all = همهٔ افراد: { $people }؛ بازی‌های جاری: { $running }
owner-calls = درخواست به تلگرام از زمان راه‌اندازی: { $calls }، عقب‌انداخته (429): { $refused }
owner-pace = مجاز در ثانیه: { $allowed }؛ عقب‌انداخته در ۶۰ دقیقه (429): { $refused }
owner-pressed = دکمه‌هایی که از زمان راه‌اندازی بیشتر زده شده‌اند: { $buttons }
owner-unpressed = دکمه‌هایی که از زمان راه‌اندازی هیچ زده نشده‌اند ({ $count } از { $all }): { $buttons }
owner-memory = حافظه: { $memory } مگابایت، پایگاه داده: { $database } مگابایت
owner-games = بازی‌ها، روز به روز
