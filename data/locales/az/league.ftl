settings-league = Liqa
settings-league-about = Bazar ertəsi bir mesajda həftənin yekunu və yeni həftənin rəqibləri. Bot admindirsə və üzvlərin nişanını dəyişə bilirsə, həftənin çempionu nişan daşıyır.
toggle-league = Həftənin yekunu

league-title = Həftə: { $from } — { $to }
league-played = { $games } partiya, { $players } oyunçu
league-best = 🏆 Ən yaxşı nəticə: { $name }, { $points }
league-run = 🔥 Ən uzun seriya: { $name }, { $games } qələbə
league-mars = 💥 Həftənin marsı: { $winner } — { $loser }, { $points }
league-koks = 💥 Həftənin koksu: { $winner } — { $loser }, { $points }
league-luck = 🎲 Ən bəxtli zər: { $name }, atışa orta hesabla { $pips } xal (adətən 8,2)
# ən çoxu 16 hərf, emojisiz
league-tag = həftə çempionu
league-rivals = ⚔️ Yeni həftənin rəqibləri: { $pairs }
league-rivals-pair = { $above } — { $below } ({ $gap })
league-rivals-level = bərabər
league-rivals-apart = fərq { $points }

# partiya bitəndə taxtanın altında sətir; udan haqqında
rival-news = ⚔️ { $group }: həftənin rəqibi — { $name } ({ $gap })
button-rivals = ⚔️ { $one } — { $other }
rival-not-yours = Bu düymə həmin iki nəfər üçündür.

# Offered once in a group that plays much.
league-offer = 🏆 Burada çox oynayırsınız. Bazar ertələri həftənin yekununu yazım: ən yaxşı kimdir, kim kimə rəqibdir?
button-league-on = Bəli
button-league-off = Xeyr
league-begun = 🏆 Həftənin yekunu bazar ertələri gələcək. Söndürmək üçün: /settings
