sideline-told = “{ $group }” grubunda şimdilik oynayamıyorsunuz: yöneticiler böyle karar verdi. Benimle ve arkadaşlarınızla burada oynayabilirsiniz: /play.
sideline-on = { $name } artık “{ $group }” grubunda oynayamaz; süren oyun sonuna kadar oynanır. Gruba bir şey söylenmedi. Geri almak için herhangi bir mesajına aynı komutla yanıt verin.
sideline-off = { $name } yeniden “{ $group }” grubunda oynayabilir.
sideline-done = Tamam.
sideline-how = Grupta, oynamaması gereken kişinin mesajına /sideline ile yanıt verin. Aynı komut bir daha yazılınca yeniden oynayabilir. Yalnızca yöneticileri dinlerim, gruba bir şey söylemem.
sideline-not-yours = “{ $group }” grubunda kimin oynayacağına yöneticiler karar verir.
