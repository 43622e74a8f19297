/** Headings of what a sender wishes of the film: alternatives of regular expressions by language. */

/** They name the film itself: "For the film", "So stellen wir uns den Film vor". */
export const OF_THE_FILM: readonly string[] = [
  "(?:for|about|on) (?:the|this|our) (?:film|video|clip)|how (?:i|we) (?:imagine|picture|see) (?:the|this|our) (?:film|video)|(?:what (?:i|we)(?:['’]d| would) like|(?:our |my )?(?:wishes|ideas|requests|notes)) (?:in|for|on|about) (?:the|this|our) (?:film|video)|what (?:the|our) (?:film|video) should (?:look|feel|be) like",
  "(?:zum|für den|über den) film|so stell\\p{L}+ (?:ich mir|wir uns) (?:den|unseren) film vor|wie (?:ich mir|wir uns) (?:den|unseren) film vorstell\\p{L}+|(?:(?:unsere |meine )?(?:wünsche|ideen|hinweise)) (?:zum|für den|an den) film|wie der film (?:aussehen|werden|sein) soll(?:te)?",
  "pour (?:le film|la vidéo)|comment (?:j['’]imagine|nous imaginons|on imagine|je vois|nous voyons) (?:le film|la vidéo)|(?:nos |mes )?(?:souhaits|envies|idées|consignes|remarques) pour (?:le film|la vidéo)|à quoi (?:le film|la vidéo) devrait ressembler",
  "(?:para|sobre) el v[ií]deo|cómo (?:me|nos) (?:imagino|imaginamos) el v[ií]deo|(?:deseos|ideas|indicaciones) para el v[ií]deo|(?:per|sul) (?:il )?video|come (?:immagino|immaginiamo) il (?:video|film)|(?:desideri|idee|indicazioni) per il (?:video|film)|(?:para|sobre) o v[ií]deo|como (?:imagino|imaginamos) o (?:v[ií]deo|filme)|(?:desejos|ideias|indicações) para o (?:v[ií]deo|filme)",
  "(?:voor|over) (?:de film|het filmpje|de video)|hoe (?:ik me|wij ons|we ons) (?:de film|het filmpje) voorstel\\p{L}+|(?:wensen|ideeën|opmerkingen) (?:voor|bij) (?:de film|het filmpje)|(?:do|o) filmu|jak (?:wyobrażam|wyobrażamy) sobie film|(?:życzenia|pomysły|uwagi) do filmu|(?:for|om|till) filmen|så (?:här )?(?:tänker|föreställer) (?:jag mig|vi oss) filmen|(?:önskemål|idéer) (?:om|för|till) filmen|(?:ønsker|idéer) (?:til|for) filmen",
  "(?:для|о) (?:фильма|фильме|ролика|ролике|видео)|как (?:я|мы) представля\\p{L}+(?: себе)? (?:фильм|ролик|видео)|пожелания (?:к|по) (?:фильму|ролику|видео)|побажання до (?:фільму|відео)|(?:ملاحظات|رغباتنا|أفكار) (?:حول|بشأن|عن|لل)\\s?(?:ال)?(?:فيلم|فيديو)|كيف (?:أتخيل|نتخيل) (?:الفيلم|الفيديو)|(?:בקשות|הערות|רעיונות) לסרט(?:ון)?|איך (?:אני מדמיין|אני מדמיינת|אנחנו מדמיינים) את הסרט(?:ון)?",
  "(?:फ़िल्म|फिल्म|वीडियो) (?:के लिए|के बारे में)(?: (?:सुझाव|बातें|इच्छाएँ))?|(?:ছবি|ভিডিও|ফিল্ম)(?:টি|টির)? (?:কেমন চাই|নিয়ে কথা|নিয়ে অনুরোধ|নিয়ে অনুরোধ)|(?:关于|關於|对|對)(?:视频|影片|短片)的?(?:要求|想法|希望|说明)|(?:视频|影片|短片)(?:要求|的要求|制作要求)|(?:動画|映像|ビデオ)(?:について(?:の(?:希望|お願い))?|への(?:希望|要望|お願い)|のイメージ|の希望)|(?:영상|동영상|비디오)(?:에 대한)? ?(?:요청|요청 ?사항|바라는 점|희망 ?사항|느낌)",
];

/** They say that somebody imagines or wishes: below them, what speaks of films is a wish at any length. */
export const OF_IMAGINING: readonly string[] = [
  "how (?:i|we) (?:imagine|picture|see|envisage|would like|['’]d like) (?:it|this)(?: to (?:look|be|feel))?|what (?:i|we)(?:['’]d| would)? (?:like|love|want)(?: to (?:see|have))?|what (?:i|we) (?:have|had) in mind|(?:our|my|some|a few) wishes|wish ?list|wishes",
  "(?:so|wie) (?:stell(?:e|en)? (?:ich mir|wir uns)|(?:ich mir|wir uns)) (?:das|es)(?: vor(?:stelle|stellen)?| denke| denken)?|was (?:ich mir|wir uns) (?:wünsch\\p{L}+|vorstell\\p{L}+)|was (?:ich|wir) (?:gern\\p{L}*|uns) (?:sehen|hätten|sehen würden|wünschen)(?: würden?)?|(?:unsere |meine |ein paar )?wünsche",
  "comment (?:je l['’]imagine|nous l['’]imaginons|on l['’]imagine|je le vois|nous le voyons|on le voit|je vois (?:ça|cela|les choses))|ce (?:que|qu['’]) ?(?:j['’]|je |nous |on )(?:aimerais|aimerions|aimerait|souhaite|souhaitons|voudrais|voudrions)(?: (?:y )?(?:voir|avoir))?|(?:nos |mes |quelques )?(?:souhaits|envies)",
  "cómo (?:me|nos) (?:lo|la) (?:imagino|imaginamos|gustaría)|(?:así|como) (?:me|nos) (?:lo|la) (?:imagino|imaginamos)|lo que (?:me|nos) gustaría(?: ver)?|qué (?:me|nos) gustaría(?: ver)?|(?:nuestros |mis |algunos )?deseos",
  "come (?:me )?lo (?:immagino|immaginiamo|vedo|vorrei|vorremmo)|cosa (?:mi|ci) piacerebbe(?: vedere)?|quello che (?:vorrei|vorremmo)(?: vedere)?|(?:i nostri |i miei |alcuni )?desideri|como (?:eu |nós )?(?:o )?(?:imagino|imaginamos)(?: isto)?|o que (?:eu )?(?:gostaria|gostaríamos)(?: de ver)?|(?:os nossos |nossos |meus )?desejos",
  "(?:hoe|zo) (?:ik het|ik het me|wij het ons|we het ons|stel ik het me|stellen (?:wij|we) het ons) (?:zie|zien|voorstel\\p{L}*|voor)|wat (?:ik|wij|we) (?:graag )?(?:willen zien|wil zien|zouden willen zien|zou willen zien|wensen|zouden zien)|(?:onze |mijn )?wensen",
  "jak (?:to sobie|sobie to|ja to|my to) (?:wyobrażam|wyobrażamy|widzę|widzimy)|co (?:chciałabym|chciałbym|chcielibyśmy) zobaczyć|(?:nasze |moje )?życzenia|så (?:här )?(?:tänker jag mig|ser jag|tänker vi oss|ser vi) det|(?:vad|det) (?:jag|vi) (?:gärna )?(?:vill|skulle vilja) se|(?:våra |mina )?önskemål|(?:hvad|hva) (?:jeg|vi) (?:gerne|gjerne) vil se|(?:sådan|slik) (?:forestiller|ser) (?:jeg|vi) (?:mig|meg|os|oss|det)(?: det)?|(?:jak (?:si to )?(?:představuji|představujeme)(?: to)?|naše přání)",
  "как (?:я|мы) (?:это|его) (?:себе )?(?:представля\\p{L}+|ви[дж]\\p{L}+)|как (?:я|мы) (?:себе )?(?:это|его) (?:представля\\p{L}+|ви[дж]\\p{L}+)|(?:что|чего) (?:нам|мне|мы) (?:бы )?(?:хотелось|хотим|хотели)(?: бы)?(?: (?:у)?видеть)?|(?:наши |мои )?пожелания|як (?:я|ми) (?:це|його) (?:собі )?(?:уявля\\p{L}+|бач\\p{L}+)|(?:наші |мої )?побажання",
  "كيف (?:أتخي[ّ]?له?ا?|نتخي[ّ]?له?ا?|أراه|نراه)|(?:ما|الذي) (?:نود|أود|نحب|أحب|نرغب في) (?:رؤيته|أن نراه)|رغباتنا|أمنياتنا|איך (?:אני רואה|אני מדמיין|אני מדמיינת|אנחנו רואים|אנחנו מדמיינים) את זה|מה (?:היינו רוצים|הייתי רוצה|נרצה|נשמח) לראות|הבקשות שלנו|nasıl (?:hayal|düşünüyor) ?(?:ediyoruz|ediyorum|uz|um)?|(?:görmek istediklerimiz|[iİ]steklerimiz)",
  "(?:मैं|हम) इसे कैसे (?:देखता|देखती|देखते|सोचते|सोचता|सोचती) (?:हूँ|हूं|हैं)|हम क्या देखना चाहेंगे|हमारी इच्छाएँ|(?:আমি|আমরা) (?:যেমন|কেমন) (?:ভাবছি|চাই|ভাবি)|যেমন (?:চাই|ভাবছি)|আমরা যা দেখতে চাই",
  "(?:我|我们|我們)(?:的)?(?:想象|设想|想像|設想|希望看到的?|想看到的?|心愿|愿望)|(?:こんな|こういう)(?:イメージ|感じ)(?:で|です)?|イメージ(?:と(?:トーン|希望))?|(?:見たいもの|希望|ご?要望|お願い)(?:したいこと)?|(?:이런|이렇게) (?:느낌|모습)(?:이면|으로)?(?: 좋겠어요| 좋겠습니다)?|(?:제가|우리가|저희가) (?:생각하는|바라는|원하는|보고 싶은) (?:것|모습|점|느낌)|(?:희망|요청) ?사항|(?:그려|보여|넣어) (?:주셨으면|주면|주시면) (?:하는|좋겠는|좋을) (?:것|그림|장면)(?:들)?",
];

/** Aspects of a look in pairs, which a painter's film has of its own. */
export const OF_ASPECTS: readonly string[] = [
  "(?:the )?(?:look|tone|style|mood|visuals?|pictures?|sound|colou?rs?|voice|pace)(?:(?:,| and| &| \\+) (?:the )?(?:feel|look|tone|style|mood|visuals?|pictures?|sound|music|colou?rs?|voice|pace))+|the look|dos and don['’]ts",
  "(?:optik|look|stil|ton|bilder|farben|stimmung|stimme|tempo)(?:(?:,| und) (?:ton|stil|musik|farben|stimmung|optik|stimme|tempo|bilder))+|gestaltung(?:swünsche)?",
  "(?:l['’])?(?:ambiance|style|ton|images?|couleurs|voix|rythme)(?:(?:,| et) (?:le |la |les )?(?:ton|style|musique|couleurs|ambiance|voix|rythme|images?))+",
  "(?:estilo|tono|imagen|colores|voz|ritmo)(?:(?:,| y| e) (?:tono|estilo|imagen|música|colores|voz|ritmo))+|(?:stile|tono|immagini|colori|voce|ritmo)(?:(?:,| e) (?:tono|stile|immagini|musica|colori|voce|ritmo))+|(?:estilo|tom|imagem|cores|voz|ritmo)(?:(?:,| e) (?:tom|estilo|imagem|música|cores|voz|ritmo))+",
  "(?:stijl|toon|beeld|kleuren|stem|tempo)(?:(?:,| en) (?:toon|stijl|beeld|muziek|kleuren|stem|tempo))+|(?:styl|ton|obraz|kolory|głos|tempo)(?:(?:,| i) (?:ton|styl|obraz|muzyka|kolory|głos|tempo))+|(?:stil|ton|bild|färger|röst|tempo)(?:(?:,| och) (?:ton|stil|bild|musik|färger|röst|tempo))+",
  "(?:стиль|тон|цвета|голос|темп|музыка)(?:(?:,| и) (?:стиль|тон|цвета|голос|темп|музыка))+|الشكل والنبرة|الأسلوب والنبرة|(?:מראה|סגנון) ו(?:טון|צבעים)|रूप और स्वर",
  "(?:风格|風格|画面|畫面|色彩|颜色)(?:和|与|與|、)(?:语气|語氣|音乐|声音|色彩|风格|画面)|(?:雰囲気|見た目|色)(?:と|・)(?:トーン|声|色|雰囲気)|(?:말투|분위기|톤|색|색감)(?:와|과) (?:말투|톤|색|색감|분위기|음악)",
];

/** One aspect alone; the others are the labels of an order's form. */
export const OF_ONE_ASPECT: readonly string[] = [
  "look|visuals?|(?:brand |the )?colou?rs?|pictures?|images?|imagery|art direction|design|bildsprache|farben|bilder|optik|l['’]image|images?|couleurs?|imagen|imágenes|colores|aspecto|immagini|colori|grafica|imagens|cores|beeld|kleuren|vormgeving|kolory|obraz|grafika|färger|bild(?:er)?|formspråk|farver|uttryck|цвета|изображение|оформление|картинка|الألوان|الشكل|צבעים|עיצוב|रंग|রং|颜色|画面|色|ビジュアル|색|색상|디자인",
];

/** What is not to be in the film, said without naming it; the heads that say more are `avoided-head-words.ts`. */
export const OF_UNWANTED: readonly string[] = [
  "what (?:i|we)(?: do not|['’]? ?don['’]?t| would not|['’]d rather not) (?:want|like|need)(?: to see)?|(?:please,? )?(?:not like this|none of this)|was (?:ich|wir) nicht (?:will|wollen|möchten?|brauchen?)|was nicht sein (?:soll|muss)",
  "ce (?:que|qu['’]) ?(?:je |nous |on )ne (?:veux|voulons|veut|voudrais|voudrions|souhaite|souhaitons) pas(?: voir)?|lo que no (?:quiero|queremos)(?: ver)?|qué no (?:quiero|queremos)|(?:quello|cosa|ciò) che non (?:vogliamo|voglio|vorrei|vorremmo)|cosa non (?:vogliamo|voglio)|o que não (?:quero|queremos)(?: ver)?",
  "wat (?:ik|wij|we) niet (?:wil|willen)(?: zien)?|czego nie (?:chcemy|chcę)|(?:vad|det) (?:vi|jag) inte vill(?: se| ha)?|(?:hvad|hva) (?:vi|jeg) ikke (?:vil|ønsker)(?: se| ha)?|co nechceme|чего (?:мы |я )?не (?:хотим|хочу|надо|нужно|хотелось бы)|чого (?:ми |я )?не (?:хочемо|хочу|треба|потрібно)|(?:[iİ]stemediklerimiz|[iİ]stemediğimiz şeyler|ne istemiyoruz)",
  "ما لا (?:نريده|أريده|نريد|أريد)|מה (?:לא|אנחנו לא|אני לא) (?:רוצים|רוצה|היינו רוצים)|(?:हम )?क्या (?:न|नहीं) (?:दिखाएँ|दिखाएं|चाहिए|चाहते)|(?:আমরা )?যা চাই না|(?:我们|我)?不(?:要|想要|希望)(?:的内容|看到的)?|やってほしくないこと|(?:使|入|見せ)(?:わ|れ|)ないでほしい(?:もの|こと)|(?:원하지|바라지) 않는 (?:것|점)|빼 ?주셨으면 하는 것",
];

/** What every letter and notice has as well: below them all must be a film's. */
export const OF_DELIVERY: readonly string[] = [
  "practical(?:ities| things| matters| details| notes)?|technical(?: (?:details|notes|matters|bits|things|requirements))?|the technical (?:bits|side)|delivery|logistics|admin|housekeeping|please note|important(?: notes?)?|notes?|other",
  "praktisches|technisches|technik|abgabe|lieferung|organisatorisches|bitte beachten|wichtig|hinweise?|sonstiges",
  "(?:côté )?(?:pratique|technique)s?|livraison|à noter|merci de noter|important|remarques?|divers|détails pratiques",
  "(?:cosas |detalles )?(?:práctic[oa]s|técnic[oa]s)|lo (?:práctico|técnico)|entrega|ojo|importante|notas?|aspetti (?:pratici|tecnici)|consegna|note|da notare|(?:questões |aspetos |detalhes )?(?:práticas|práticos|técnicos|técnicas)|entrega|atenção",
  "praktisch(?:e zaken)?|technisch|oplevering|let op|belangrijk|opmerkingen|(?:sprawy )?(?:praktyczne|techniczne|organizacyjne)|uwagi|ważne|praktiskt|tekniskt|leverans|att tänka på|viktigt|praktisk|teknisk|levering",
  "практическое|техническое|технические (?:детали|требования)|сдача|важно|примечания?|практичне|технічне|важливо|أمور (?:عملية|تقنية|فنية)|التسليم|ملاحظات|ملاحظة|מעשי|פרטים (?:טכניים|מעשיים)|חשוב|הערות|व्यावहारिक(?: बातें)?|तकनीकी(?: बातें)?|কারিগরি|প্রয়োজনীয় কথা|技术(?:要求|细节)|技術要求|交付|注意事项|备注|備註|技術的なこと|納品|備考|注意|기술 ?(?:사항|요건)|납품|참고(?: ?사항)?|유의 ?사항",
];

/** What is handed over: nobody has such a heading but who makes things to order. */
export const OF_DELIVERABLES: readonly string[] = [
  "deliverables?|mandator(?:y|ies)(?: elements?)?|pflicht(?:elemente|angaben)|éléments obligatoires|(?:elementos )?obligatorios|elementi obbligatori|verplichte elementen|file formats?(?: and delivery)?|lieferumfang|livrables|entregables|consegne|entregáveis|op te leveren|leveranser|leverancer|do dostarczenia|المخرجات|交付物|納品物|납품물",
];

/** A paragraph's run-in head: "For the picture: one warm lamp", "Pour l'image : un seul rouge". */
export const OF_PICTURES: readonly string[] = [
  "(?:for|as for|on) the (?:pictures?|images?|visuals?|look|sound|music|voice|tone)|(?:zum|für das|zu den) (?:bild(?:er|ern)?|ton|look)|pour (?:l['’]image|le son|les images|la voix|la musique|le ton)|côté (?:image|son|images|musique)",
  "(?:para|en cuanto a) (?:la imagen|las imágenes|el sonido|la voz|la música)|per (?:l['’]immagine|le immagini|il suono|la voce|la musica)|para (?:a imagem|as imagens|o som|a voz|a música)|voor (?:het beeld|de beelden|het geluid|de stem)|(?:co do|do) (?:obrazu|dźwięku|głosu)|för (?:bilden|bilderna|ljudet|rösten)|til (?:billedet|billederne|bildet|lyden)|по (?:картинке|изображению|звуку)|для (?:картинки|изображения)|щодо (?:зображення|звуку)",
  "(?:عن|بخصوص|أما) (?:الصورة|الصوت|الصور)|לגבי (?:התמונה|התמונות|הקול|הצליל)|(?:चित्रों|तस्वीरों|आवाज़) के (?:लिए|बारे में)|关于(?:画面|声音|音乐)|(?:映像|画面|音|声)について(?:は)?|(?:그림|화면|소리)(?:은|는|에 대해)",
];
