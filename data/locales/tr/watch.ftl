button-watch = 👁 İzle
button-watch-next = Başka oyun
button-watch-stop = İzlemeyi bırak

watch-on = 👁 Tahta özel sohbetimizde açılıyor.
watch-begun = 👁 Tamam: grupta “İzle” düğmesine bir daha dokunun, tahta burada açılır.
watch-rivals = Aralarındaki skor: { $whiteMark } { $white } : { $black } { $blackMark }
watch-worth = Şanslar: { $whiteMark } { $white } — { $black } { $blackMark }

refused-nothing-to-watch = Şu an başka oyun yok.
refused-watch-unreachable = Önce benimle özel sohbet başlatın.
