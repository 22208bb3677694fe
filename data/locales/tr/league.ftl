settings-league = Lig
settings-league-about = Pazartesileri tek mesajda haftanın sonucu ve yeni haftanın rakipleri. Bot, üye etiketlerini değiştirebilen bir yöneticiyse haftanın şampiyonu etiket taşır.
toggle-league = Hafta sonucu

league-title = Hafta: { $from } — { $to }
league-played = { $players } oyuncu, { $games } oyun
league-best = 🏆 En iyi sonuç: { $name }, { $points }
league-run = 🔥 En uzun seri: { $name }, { $games } galibiyet
league-mars = 💥 Haftanın marsı: { $winner } — { $loser }, { $points }
league-koks = 💥 Haftanın katmerli marsı: { $winner } — { $loser }, { $points }
league-luck = 🎲 En şanslı zarlar: { $name }, zar başına ortalama { $pips } (olağanı 8,2)
# En çok 16 harf, emoji yok
league-tag = hafta şampiyonu
league-rivals = ⚔️ Yeni haftanın rakipleri: { $pairs }
league-rivals-pair = { $above } — { $below } ({ $gap })
league-rivals-level = eşit
league-rivals-apart = fark { $points }
rival-news = ⚔️ { $group }: haftanın rakibiniz { $name } ({ $gap })
button-rivals = ⚔️ { $one } — { $other }
rival-not-yours = Bu düğme o iki kişi için.

# Offered once in a group that plays much.
league-offer = 🏆 Burada çok oynuyorsunuz. Pazartesileri haftayı özetleyeyim mi: en iyi kim, kim kime rakip?
button-league-on = Evet
button-league-off = Gerek yok
league-begun = 🏆 Hafta sonucu pazartesileri gelecek. Kapatmak için: /settings
