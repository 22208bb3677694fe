button-listen = 🔔 خبرم کن
button-to-group = به گروه
button-listen-stop = 🔕 بس است
button-listen-often = خبر بیشتر
button-listen-seldom = روزی یک بار

listen-on = 🔔 اگر اینجا کسی حریف بخواهد یا میدان، جام یا شوئتی باز شود، خبر می‌دهم: حداکثر روزی یک بار. دوباره بزنید تا دیگر خبر ندهم.
listen-off = 🔕 دیگر خبر نمی‌دهم.
listen-more = 🔔 هر بار خبر می‌دهم، ولی نه بیشتر از یک بار در ده دقیقه.
listen-less = 🔔 حداکثر روزی یک بار خبر می‌دهم.

listen-begun = 🔔 انجام شد: اگر در آن گروه کسی حریف بخواهد یا میدان، جام یا شوئتی باز شود، همین‌جا می‌نویسم؛ حداکثر روزی یک بار.
listen-challenge = 🔔 { $name } حریف می‌خواهد: { $terms } · { $group }
listen-arena = 🔔 میدان باز می‌شود: { $terms } · { $group }
listen-chouette = 🔔 شوئت بازیکن می‌خواهد: { $terms } · { $group }
listen-cup = 🔔 جام بازیکن می‌خواهد: { $terms } · { $group }
listen-stopped = 🔕 دیگر از این گروه خبر نمی‌دهم. زنگ زیر هر دعوت در آنجا دوباره روشنش می‌کند.
