settings-league = Liqa
settings-league-about = Bazar ertəsi həftənin yekunu bir mesajla gəlir: neçə partiya oynanıb, ən yaxşı kimdir, ən uzun qələbə seriyası, həftənin marsı, ən bəxtli zər. Cədvəldə bir-birinə ən yaxın olanlar yeni həftənin rəqibləri olur. Burada oynayan olmayıbsa, gəlmir. Bot admindirsə və üzvlərin nişanını dəyişə bilirsə, həftənin çempionu nişan daşıyır.
toggle-league = Həftənin yekunu
toggle-rivals = Rəqiblər

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

# partiya bitəndə taxtanın altında sətir; udan haqqında
rival-news = ⚔️ { $group }: həftənin rəqibi — { $name } ({ $gap })
button-rivals = ⚔️ { $one } — { $other }
rival-not-yours = Bu düymə həmin iki nəfər üçündür.
