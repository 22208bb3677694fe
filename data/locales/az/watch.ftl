button-watch = 👁 Bax
button-watch-next = Başqa partiya
button-watch-stop = Baxma

watch-on = 👁 Taxtanı şəxsi söhbətimizdə açıram.
watch-begun = 👁 Hazırdır: indi qrupda «Bax» düyməsinə bir də basın, taxta burada açılacaq.
watch-rivals = Aralarında: { $whiteMark } { $white } : { $black } { $blackMark }
watch-worth = Şans: { $whiteMark } { $white } — { $black } { $blackMark }

refused-nothing-to-watch = Hazırda başqa partiya yoxdur.
refused-watch-unreachable = Əvvəlcə mənimlə şəxsi söhbətə başlayın.
