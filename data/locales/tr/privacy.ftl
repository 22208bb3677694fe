# Bot insanlar hakkında ne biliyor
privacy-title = <b>Ne saklıyorum</b>
privacy =
    • Sizinle ilgili: Telegram kimliğiniz (telefon numaranız değil), adınız, kullanıcı adınız ve diliniz, son gördüğüm hâliyle.
    • Bir sohbetle ilgili: kimliği, dili, grubun adı, ayarları, orada yapılan kurallar ve yöneticilerin orada kimi oynatmadığı; bu, /forget sonrasında da kalır.
    • Davet ve oyunlarla ilgili: kim kiminle neyine oynuyor, her zar ve her hamle zamanıyla, nasıl ve kaç puanla bittiği, oyun ortasında sohbetten kim çıktı. /top, reytingler ve /me içindeki zarlar bunlardan çıkar.
    • Arena, kupa ve şuetle ilgili: kim oynadı, ne kazandı; şuetteki öneriler oyun bitene kadar.
    • Haber almak istediklerinizle ilgili: zile dokunduğunuz grup ve oyunlar, izlediğiniz oyun. Haftanın şampiyonunun önceki etiketi.
    • Rakip aramakla ilgili: en son ne aradığınız, kiminle bir daha eşleşmek istemediğiniz neyi bildirdiğiniz ve bulunan bir oyunu son zamanlarda yarıda bırakıp bırakmadığınız.
    • Yedililerle ilgili: hamleleriniz ve neye mal oldukları, hangi grupların gösterebileceği, hatırlatma istediyseniz saati ve günleri.
    • İnsanların birbirine gönderdiği konum ve yedililerle ilgili: kim gönderdi, kim ne oynadı; iki hafta sonra silinir.
    • Antrenmanla ilgili: kendi oyunlarınızın analiz edilmiş konumları, oradaki hamleleriniz, bir konumun ne zaman döneceği, gücünüz, bir günde ve üst üste kaç tane çözdüğünüz.
    • Dosya olarak gönderdiğiniz maçlar: oyunları ve analizi; bir hafta sonra silinir.
    • Tahtalar güncel kalsın diye: kendi mesajlarımın kimlikleri, sıranın kimde ve ne zamandan beri olduğu.
privacy-messages = Yazışmaları saklamam: tahtanın altına yazdıklarınızı tek satır olarak yalnız rakibiniz görür, hiçbir yere kaydetmem. Kural yaparken ya da bahis koyarken verdiğiniz yanıtlar işiniz bitince, en geç bir saat sonra unutulur.
privacy-challenges = Oyuna dönüşmeyen davet { $days } gün sonra silinir.
privacy-people = Sizi { $days } gün görmezsem kendiliğimden unuturum.
privacy-rights = Hepsi bu botu işletende kalır, başka kimseyle paylaşılmaz. Sizinle ilgili her şeyi tek dosyada gönderebilir (/export) ya da sizi unutabilirim (/forget).
forget-ask =
    <b>Sizi unutayım mı?</b>

    Adınızı, kullanıcı adınızı, dilinizi ve özel sohbetimizdeki bütün ayarları siler, açık davetlerinizi geri çekerim. Oynadığınız oyunlar ve skorlar kalır, çünkü rakiplerinizin de; ama adınızın yerinde “{ $nobody }” yazar.
forget-games = Bitmemiş { $games } oyununuz var: her birini pes etmiş gibi kaybedersiniz; tek oyun, mars ya da katmerli mars, tahtaya göre.
forget-after = Özel sohbetimizdeki tahtaları silerim; öteki sohbetlerde adınız, mesajın hâlâ değiştirilebildiği her yerden kalkar. Bana yeniden yazarsanız ya da bir düğmeme dokunursanız yeniden tanışırız, adınız da geri gelir.
button-forget = Beni unut
button-forget-not = Vazgeç
forgotten = Tamam: adınız, kullanıcı adınız, diliniz ve özel sohbetimizin ayarları silindi. Artık yalnızca “{ $nobody }” diye anılıyorsunuz.
export-in-private = Sizinle ilgili her şeyin dosyasını yalnız özel sohbetimize gönderirim: orada /export yazın.
export-caption = Sizinle ilgili sakladığım her şey. Zarların sırları oyun kayıtlarında.
refused-export-just-sent = Dosya zaten burada. Yenisini bir gün sonra alabilirsiniz.
refused-not-yours-to-forget = Yalnız kendi verilerinizi sildirebilirsiniz: /forget yazın.
button-export = 📦 Verilerim
button-forget-ask = 🗑 Beni unut…
button-privacy = 🔒 Ne saklıyorum
privacy-in-private = İnsanlarla ilgili ne sakladığımı özel sohbetimizde anlatırım.
