/** What is wished of a film, sentence by sentence: alternatives of regular expressions by language. */

/** What nobody speaks of in an order but who wants a film: what it shows, how it sounds, how long it stays. */
export const FILMIC: readonly string[] = [
  "timeline|(?:a|the|one) map (?:with|of|showing|that)|portrait|stock (?:photos?|images?|footage)|voice|narrat\\p{L}+|speaker|soundtrack|music|subtitles|captions|viewers|on[- ]screen|on the screen|the line should grow|16:9|9:16|4k|mp4|invoice|(?:we|i) need it by|deadline|(?:the )?pace|slow|calm(?:ly)?|jokes|animat\\p{L}+|an? look (?:like|of)|drawings?|illustrat\\p{L}+|film|video|clip art|clich[ée]s?|exclamation marks",
  "zeitleiste|zeitstrahl|eine karte (?:mit|von)|portr[äa]ts?|stockfotos|stimme|sprecher\\p{L}*|erzähl\\p{L}+|\\p{L}*musik|untertitel|zuschauer\\p{L}*|bildschirm|16:9|9:16|mp4|rechnung (?:an|bitte)|wir brauchen (?:ihn|es) bis|abgabe|tempo|langsam|schnell|witze|animation\\p{L}*|zeichnung\\p{L}*|film|klischees?|namen .{2,30} (?:nicht|vorkommen)",
  "frise(?: chronologique)?|une carte (?:avec|de)|portraits?|voix|narrat\\p{L}+|musique|fond sonore|sous-titres|spectateurs|écran|16:9|9:16|mp4|facture|il nous (?:le|la) faut (?:pour|avant)|rythme|lent\\p{L}*|calme|blagues|anim\\p{L}+|dessins?|visages? inventés?|film|vidéo|clichés?",
  "línea de(?:l)? tiempo|cronología|un mapa (?:con|de)|retratos?|voz|narra\\p{L}+|que hable|música|mariachis?|subtítulos|espectadores|pantalla|16:9|9:16|mp4|factura|lo necesitamos (?:para|antes)|ritmo|sin prisas?|chistes|anim\\p{L}+|dibuj\\p{L}+|no (?:me |nos )?(?:pongan|pongáis|digan|digáis|muestren|saquen|usen)|vídeo|video|clichés?|tópicos",
  "linea del tempo|cronologia|una (?:mappa|cartina) (?:con|di)|ritratti?|voce|narra\\p{L}+|racconta\\p{L}*|musica|mandolini|sottotitoli|spettatori|schermo|16:9|9:16|mp4|fattura|ci serve (?:per|entro)|ritmo|lent\\p{L}+|battute|anim\\p{L}+|disegn\\p{L}+|non (?:dite|mettete|mostrate|usate)|video|filmato|luoghi comuni|linha do tempo|cronologia|um mapa (?:com|de)|retratos?|voz|narra\\p{L}+|música|legendas|espetadores|espectadores|ecrã|tela|fatura|precisamos dele até|ritmo|sem pressa|piadas|desenh\\p{L}+|não (?:digam|ponham|mostrem|usem)|filme",
  "tijdlijn|een kaart (?:met|van)|portret\\p{L}*|stem|vertel\\p{L}*|muziek|ondertitel\\p{L}*|kijkers|scherm|16:9|9:16|mp4|factuur|tempo|langzaam|rustig\\p{L}*|grappen|anim\\p{L}+|tekening\\p{L}*|film\\p{L}*|clichés|oś czasu|mapa (?:z|ze)|portret\\p{L}*|głos\\p{L}*|lektor\\p{L}*|muzyk\\p{L}*|napis(?:y|ów|ami)|widz\\p{L}+|ekran\\p{L}*|faktur\\p{L}+|tempo|bez pośpiechu|żart\\p{L}*|animac\\p{L}+|rysun\\p{L}+|nie (?:pokazujcie|mówcie|pokazywać)|film\\p{L}*|tidslinje|en karta (?:med|över)|porträtt|röst\\p{L}*|berätta\\p{L}*|musik\\p{L}*|undertexter|tittar\\p{L}*|skärm\\p{L}*|faktura|lugnt?|långsam\\p{L}*|skämt|teckning\\p{L}*|film\\p{L}*|et kort (?:med|over)|stemme|undertekster|fortæl\\p{L}*|fortell\\p{L}*|vitser|tegning\\p{L}*",
  "(?:лент|шкал)\\p{L}+ времени|хронологи\\p{L}+|карт[ау] (?:с|пути|маршрута)|портрет\\p{L}*|голос\\p{L}*|диктор\\p{L}*|музык\\p{L}*|субтитр\\p{L}*|зрител\\p{L}+|экран\\p{L}*|темп\\p{L}*|не спеша|медленн\\p{L}+|спокойн\\p{L}+|шут(?:ок|ки)|анимац\\p{L}+|рисун\\p{L}+|фильм\\p{L}*|ролик\\p{L}*|видео|не (?:показывайте|говорите)|стрічк\\p{L}+ часу|музик\\p{L}*|глядач\\p{L}+|екран\\p{L}*|жарт\\p{L}*|спокійн\\p{L}+",
  "(?:ال)?خط (?:ال)?زمني|خريطة|صوت\\p{L}*|(?:ال)?راوي|(?:ال)?موسيقى|ترجمة|(?:ال)?شاشة|(?:ال)?مشاهدين|بطيء|هادئ\\p{L}*|نكات|رسوم|(?:ال)?فيلم|(?:ال)?فيديو|ציר (?:ה)?זמן|מפה|קול|קריין|קריינות|מוזיקה|כתוביות|מסך|צופים|לאט|רגוע|בדיחות|איור\\p{L}*|סרט\\p{L}*",
  "ses(?:i|in|ler)?|seslendir\\p{L}*|müzi\\p{L}+|altyazı\\p{L}*|çizim\\p{L}*|harita\\p{L}*|ekran\\p{L}*|izleyici\\p{L}*|yavaş çekim|film\\p{L}*|video\\p{L}*",
  "समयरेखा|नक्शा|आवाज़|आवाज|संगीत|उपशीर्षक|पर्दे|स्क्रीन|दर्शक|धीमी|शांत|चुटकुले|चित्र|फ़िल्म|फिल्म|वीडियो|সময়রেখা|মানচিত্র|কণ্ঠ|গান|সঙ্গীত|পর্দা\\p{M}*|দর্শক|ধীরে|শান্ত|ছবি|ভিডিও",
];
export const FILMIC_EAST =
  /时间轴|時間軸|时间线|地图上?|画外音|旁白|配音|音乐|音樂|字幕|屏幕|观众|觀眾|节奏|慢一?点|安静|笑话|动画|插图|视频|影片|年表|タイムライン|地図|声|ナレーション|音楽|BGM|画面|視聴者|テンポ|ゆっくり|落ち着い|冗談|イラスト|動画|映像|연표|타임라인|지도|그래프|목소리|내레이션|음악|자막|화면|시청자|속도|천천히|차분|농담|그림|영상|말하지/u;

/** What only a maker does: they show, draw and say. */
export const SHOWING: readonly string[] = [
  "(?:don['’]t|do not|never|please) (?:show|draw|say|call|picture)|talk like|nicht (?:zeigen|sagen|darstellen)|keine? .{0,24}(?:bilder|aufnahmen)|anrede|ne (?:montrez|dites|mettez|dessinez) pas|no (?:me |nos )?(?:pongan|pongáis|digan|digáis|muestren|saquen|mostréis)|non (?:dite|mettete|mostrate|fate vedere)|não (?:digam|ponham|mostrem)",
  "zeg niet|laat .{0,30} niet zien|toon geen|nie (?:pokazujcie|mówcie|róbcie)|не (?:показывайте|говорите|рисуйте)|не (?:показуйте|кажіть)|säg (?:inte|aldrig)|visa inte|vis ikke|sig ikke|(?:göster|söyle|de)meyin",
  "(?:न|नहीं|मत) (?:दिखाएँ|दिखाएं|कहें)|(?:ছবি|দৃশ্য) .{0,10}(?:দেবেন|দেখাবেন) না|(?:দেখাবেন|বলবেন) না|لا (?:تقولوا|تظهروا|تعرضوا|نريد صور)|אל ת(?:גידו|ראו|ציירו)",
];
export const SHOWING_EAST = /(?:絵|写真|イラスト|映像)(?:も|は)?(?:いりません|要りません|使わない)|言葉は使わない|言わないで|不要(?:拍|说|說|出现)|(?:장면|그림|사진)(?:은|도)? ?(?:넣지|쓰지)|말하지/u; // prettier-ignore

/** What an order begins with or has: "please", a verb for the maker, what is not wanted; and the colours of a look, said without a verb. */
export const ORDERING: readonly string[] = [
  "please|no|not|don['’]t|do not|avoid|keep|make|use|show|(?:would|could) (?:be|help)|(?:we|i)(?:['’]d| would| ['’]d) (?:like|love|prefer|rather)",
  "bitte|kein\\p{L}*|nicht|ohne|gern\\p{L}*|wäre|soll(?:en|te|ten)?|möchte\\p{L}*|s['’]il (?:vous|te) plaît|pas (?:de|d['’])|aucune?|sans|serait|évite\\p{L}*|merci|por favor|no|sin|nada de|sería|que (?:sea|hable|tenga)|y no",
  "per favore|niente|nessun\\p{L}*|non|senza|sarebbe|e non|vorre\\p{L}+|sem|nada de|não|seria|gostar\\p{L}+|graag|geen|niet|zonder|zou|mag|proszę|prosim\\p{L}*|bez|nie|żadn\\p{L}+|gärna|inga?|inte|utan|vore|gerne|ingen|ikke|uden|uten|пожалуйста|просим|не|без|никаких|будь ласка|прошу",
  "lütfen|olmasın|olsun|istemiyoruz|(?:kullan|göster|söyle|de)meyin",
  "(?:من فضلك\\p{L}*|رجاءً?|نرجو|يرجى|لا|بدون|دون)|(?:בבקשה|נא|בלי|ללא|לא|אל)|(?:कृपया|बिना|न|नहीं|मत)|(?:দয়া করে|অনুগ্রহ করে|না|নয়|ছাড়া)",
];
export const ORDERING_EAST = /请|請|不要|别|別|希望|最好|ください|下さい|お願い|ほしい|欲しい|ないで|なし|주세요|말아|마세요|없이|좋겠|부탁/u; // prettier-ignore
/** At the beginning of a sentence. */
export const COLOURS: readonly string[] = [
  "colou?rs?|blues|greens|browns|pastels?|cream|farben|farbtöne|couleurs?|des couleurs|colores|colori|cores|kleuren|kolory|barw\\p{L}+|färger(?:na)?|farver(?:ne)?|farger|цвета|кольори|الألوان|ألوان|צבעים|रंग|রং|রঙ|renkler(?:i)?|颜色|色彩|顏色|色は|색(?:은|감|상)",
];

/** A text about wishes or about designing has such headings of its own. */
export const ABOUT_WISHES: readonly string[] = [
  "surveys?|respondents|questionnaires?|consultations?|households answered|design(?:ing|ers?)?|illustrat(?:ion|ing|ors?) (?:course|class)|film-?making|cinema|photography|wishes",
  "umfrage\\p{L}*|befragung\\p{L}*|bürgerbeteiligung|gestaltung\\p{L}*|grafikdesign|filmemach\\p{L}*|wünsche",
  "sondages?|enquêtes?|consultation|graphisme|design|souhaits|encuestas?|consulta|diseño|deseos|sondaggi?o?|progettazione|desideri|inquéritos?|desejos",
  "enquêtes?|vormgeving|wensen|ankiet\\p{L}*|projektowani\\p{L}+|życzeni\\p{L}+|enkät\\p{L}*|formgivning|önskemål|spørgeskema\\p{L}*|ønsker|опрос\\p{L}*|дизайн\\p{L}*|пожелани\\p{L}+|опитуванн\\p{L}+|استطلاع|تصميم|סקר|עיצוב|सर्वेक्षण|डिज़ाइन|জরিপ|নকশা",
];
export const ABOUT_WISHES_EAST = /调查|調查|设计|設計|愿望|アンケート|デザイン|願い|설문|디자인|소원/u; // prettier-ignore
