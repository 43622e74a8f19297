/** What the last picture of a film is called; what stands behind it is read there. */
export const END_CARDS = [
  "(?:end|closing|final|last)[- ]?(?:card|slide|screen|frame|title|board|panel|super)(?: text)?",
  "(?:end|schluss|abschluss)(?:card|folie|tafel|bild|einblendung|karte|slide|screen)|abbinder|letzte (?:folie|tafel)",
  "(?:écran|carton|diapo(?:sitive)?|plan|panneau|visuel) (?:de fin|finale?)|dernier (?:écran|carton)|dernière diapo(?:sitive)?",
  "(?:pantalla|placa|cartela|diapositiva|rótulo|tarjeta) (?:final|de cierre)|última (?:diapositiva|pantalla)|(?:schermata|cartello|slide|diapositiva) finale|ultima (?:slide|schermata)|(?:tela|ecrã|cartela|slide) (?:final|de encerramento)|último slide",
  "(?:eind|slot)(?:scherm|beeld|kaart|slide|dia)|laatste (?:dia|slide)|slut(?:bild|skylt|plansch|billede|skilt|bilde|plakat)|loppu(?:kuva|ruutu|kortti|teksti)",
  "plansza końcowa|ostatni slajd|(?:slajd|ekran|kadr) końcowy|(?:závěrečn[ýá]|poslední) (?:slide|snímek|titulek|obrazovka)|záró(?: ?(?:kép|dia|képernyő|felirat))|(?:ecran|slide|cadru) final",
  "(?:финальн|последн|заключительн)(?:ый|ая|яя|ий) (?:кадр|слайд|экран|заставка|титр|плашка)|(?:фінальн|останн)(?:ий|ій) (?:кадр|слайд|екран)",
  "τελικ(?:ή|ό) (?:κάρτα|διαφάνεια|πλάνο|καρέ)|(?:kapanış|bitiş|son) (?:kartı|ekranı|slaytı|karesi|slayt|ekran|kare)|(?:الشاشة|الشريحة|البطاقة|اللوحة|اللقطة) (?:الأخيرة|الختامية)|(?:שקופית|מסך|כרטיס|כרטיסיית) (?:סיום|הסיום|אחרונה?)|(?:اسلاید|صفحه|کارت) پایانی",
  "(?:आख़?िरी|अंतिम) (?:स्लाइड|स्क्रीन|फ़्रेम|फ्रेम)|এন্ড ?কার্ড|শেষ (?:স্লাইড|পর্দা)|(?:இறுதி|கடைசி) (?:ஸ்லைடு|திரை)|చివరి (?:స్లైడ్|తెర)|(?:สไลด์|การ์ด|จอ)(?:ปิดท้าย|สุดท้าย)|(?:slide|màn hình|khung hình) (?:cuối|kết)|(?:slide|layar|kartu) (?:penutup|akhir)",
  "エンドカード|エンドスライド|(?:最後|ラスト)の(?:スライド|画面|カット)|片尾(?:画面|字卡|卡)|结束(?:画面|页|卡)|最后一(?:页|屏|张)|結束(?:畫面|頁)|엔드 ?카드|엔딩 ?(?:카드|화면|크레딧)|마지막 (?:화면|슬라이드|장면)",
].join("|");
