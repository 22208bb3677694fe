button-listen = 🔔 Məni çağır
button-to-group = Qrupa keç
button-listen-stop = 🔕 Çağırma
button-listen-often = Tez-tez
button-listen-seldom = Gündə bir dəfə

# düyməyə cavablar: ən çoxu 200 işarə
listen-on = 🔔 Burada rəqib axtarılanda, ya da arena, kubok, şuet yığılanda sizə yazacağam: gündə ən çoxu bir dəfə. Bir də bassanız, yazmaram.
listen-off = 🔕 Daha çağırmıram.
listen-more = 🔔 Hər dəfə çağıracağam, amma on dəqiqədə bir dəfədən çox yox.
listen-less = 🔔 Gündə ən çoxu bir dəfə çağıracağam.

listen-begun = 🔔 Hazırdır: o qrupda rəqib axtarılanda, ya da arena, kubok, şuet yığılanda bura yazacağam — gündə ən çoxu bir dəfə.
listen-challenge = 🔔 { $name } rəqib axtarır: { $terms } · { $group }
listen-arena = 🔔 Arena başlayır: { $terms } · { $group }
listen-chouette = 🔔 Şuetə yığışırlar: { $terms } · { $group }
listen-cup = 🔔 Kuboka qeydiyyat gedir: { $terms } · { $group }
listen-stopped = 🔕 Bu qrupdan daha çağırmıram. Yenidən yandırmaq — qrupdakı çağırışın altında zəngə basın.
