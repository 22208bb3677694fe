button-listen = 🔔 Bana haber ver
button-to-group = Gruba git
button-listen-stop = 🔕 Bırak
button-listen-often = Daha sık
button-listen-seldom = Günde en çok bir kez

# kısa bildirimler: en çok 200 karakter
listen-on = 🔔 Burada rakip arandığında ya da arena, kupa, şuet açıldığında size yazarım: günde en çok bir kez. Bir daha dokunursanız bırakırım.
listen-off = 🔕 Artık haber vermem.
listen-more = 🔔 Her seferinde haber veririm, ama on dakikada bir kezden sık değil.
listen-less = 🔔 Günde en çok bir kez haber veririm.

listen-begun = 🔔 Tamam: o grupta rakip arandığında ya da arena, kupa, şuet açıldığında buraya yazarım — günde en çok bir kez.
listen-challenge = 🔔 { $name } rakip arıyor: { $terms } · { $group }
listen-arena = 🔔 Arena açılıyor: { $terms } · { $group }
listen-chouette = 🔔 Şuet için oyuncu aranıyor: { $terms } · { $group }
listen-cup = 🔔 Kupa için oyuncu aranıyor: { $terms } · { $group }
listen-stopped = 🔕 Bu gruptan artık haber vermem. Oradaki bir davetin altındaki zil yeniden açar.
