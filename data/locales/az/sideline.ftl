sideline-told = «{ $group }» qrupunda hələlik oynamırsınız: adminlər belə qərar verib. Mənimlə və dostlarınızla burada oynaya bilərsiniz: /play.
sideline-on = { $name } daha «{ $group }» qrupunda oynamır; başlanmış partiya sona qədər oynanılır. Qrupa bu barədə deyilməyib. Geri qaytarmaq üçün onun istənilən mesajına eyni əmrlə cavab verin.
sideline-off = { $name } yenidən «{ $group }» qrupunda oynayır.
sideline-done = Hazırdır.
sideline-how = Qrupda oynamamalı olan adamın mesajına /sideline əmri ilə cavab verin. Eyni əmr bir də yazılsa, o yenidən oynayır. Yalnız adminlərə qulaq asıram, qrupa heç nə demirəm.
sideline-not-yours = «{ $group }» qrupunda kimin oynadığına adminlər qərar verir.
