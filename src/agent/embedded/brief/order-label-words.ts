import { toPattern } from "../text/regex.ts";

/** What a form for a film asks, by the words that stand before its colons; a label alone proves nothing (`order-labels.ts`). */
export type OrderLabel =
  | "audience"
  | "goal"
  | "tone"
  | "length"
  | "format"
  | "style"
  | "voice"
  | "music"
  | "captions"
  | "aside"
  | "spared"
  | "other";

export const ORDER_LABELS: Readonly<Record<OrderLabel, string>> = {
  audience:
    "(?:target|intended) audience|audience|viewers?|who (?:it['’]s|it is|is it|this is|is this|(?:is )?the (?:film|video)(?: is)?|we['’]re making (?:it|this)) for|for whom|who (?:will watch|watches|is watching)(?: (?:it|this))?|für wen(?: (?:ist )?(?:der film|das|er|es)(?: ist)?)?|an wen(?: (?:er|sich) .{0,16}?richtet)?|pour qui|à qui (?:s['’]adresse|est destinée?)(?: (?:ce|le|cette|la) (?:film|vidéo))?|para quién(?: es| va)?(?: (?:el|este) v[ií]deo)?|a quién (?:va dirigid[oa]|se dirige)|dirigid[oa] a|para quem(?: é)?|a quem se (?:destina|dirige)|per chi(?: è)?|a chi (?:è (?:rivolto|destinato)|si rivolge)|rivolto a|voor wie(?: (?:is )?(?:het|dit|de film)(?: is)?)?|dla kogo(?: (?:jest|to))?(?: (?:ten )?film)?|do kogo(?: (?:jest )?(?:kierowany|skierowany))?|для кого(?: (?:этот )?(?:фильм|ролик))?|кому (?:адресован|предназначен)[оа]?|kimin için|لمن(?: (?:هذا )?(?:الفيلم|الفيديو|المقطع))?|المشاهدون|למי(?: (?:זה|הסרט(?:ון)?))?(?: מיועד)?|עבור מי|किसके लिए|किन के लिए|给谁看|給誰看|面向谁?|誰に(?:見せるか?|向けて)|誰向け(?:か)?|누구를 위한(?: (?:영상|것)(?:인가(?:요)?)?)?|zielgruppe|publikum|zielpublikum|zuschauer(?:innen)?|spectateurs|espectadores|spettatori|toeschouwers|widzowie|tittare|seere|seerne|für wen|public(?: cible| visé)?|cible|público(?:[- ]?(?:alvo|objetivo|meta))?|audiencia|destinatarios|para quién|destinatari|pubblico|target|destinatários|para quem|doelgroep|publiek|kijkers|voor wie|odbiorcy|grupa docelowa|dla kogo|(?:целевая )?аудитория|для кого|зрители|(?:цільова )?аудиторія|cílová skupina|pro koho|målgrupp(?:en)?|målgruppe(?:n)?|hedef kitle(?:si)?|izleyiciler|kim(?:ler)? için|الجمهور(?: المستهدف)?|الفئة المستهدفة|קהל(?: ה?יעד)?|(?:लक्षित )?दर्शक|目标受众|受众|目标观众|观众|受眾|目標觀眾|対象者?|ターゲット|視聴者|대상|시청자|দর্শক|কাদের জন্য|பார்வையாளர்(?:கள்)?|யாருக்காக|ప్రేక్షకులు|ఎవరి కోసం|प्रेक्षक|कोणासाठी|ناظرین|سامعین|مخاطب(?:ان|ین)?|ผู้ชม|กลุ่มเป้าหมาย|khán giả|người xem|đối tượng|penonton|sasaran|diváci|pro koho|cílová skupina|publicul(?: țintă)?|pentru cine|public(?:ul)?[- ]țintă|públic(?: objectiu| destinatari)?|destinataris|per a qui|a qui va dirigi(?:t|da)|közönség|célközönség|nézők|kinek szól|κοινό|για ποιον|publik|målgrupp(?:en)?|målgruppe(?:n)?|yleisö|kohderyhmä|kenelle|קהל היעד|צופים|(?:hedef )?[iİ]zleyici(?:ler(?:imiz)?|miz)?|seyirci(?:ler(?:imiz)?|miz)?|hedef grup|глядачі|для кого (?:цей )?(?:фільм|ролик|відео)|зритель|адресаты?|κοινό[- ]στόχος|θεατές|(?:σε|για) ποιους(?: απευθύνεται)?|بینندگان|تماشاگران|برای چه کسانی|مخاطب هدف|الفئة المستهدفة",
  goal: "goals?|objectives?|aim|purpose|ziele?|objectifs?|objectius?|obiectiv(?:ul|e|ele)?|objetivos?|obiettiv[oi]|scopo|doel|cel|цель|мета|cíl|mål|formål|syfte|amaç|الهدف|מטרה|लक्ष्य|उद्देश्य|目标|目標|目的|ねらい|狙い|scop(?:ul)?|목적|목표|উদ্দেশ্য|நோக்கம்|లక్ష్యం|उद्दिष्ट|مقصد|هدف|เป้าหมาย|วัตถุประสงค์|mục tiêu|mục đích|tujuan|célja?|σκοπός|στόχος|tavoite|tarkoitus|(?:lern|lehr)ziele?|zweck|finalité|finalidad|propósito|finalità|finalidade|leerdoel|bedoeling|účel|obiectiv(?:ul)?|задач[аи]|ціль|завдання|hedef(?:imiz|i)?|amacı(?:mız)?|الغاية|الغرض|המטרה|יעד|লক্ষ্য|இலக்கு|குறிக்கோள்",
  tone: "tone(?: of voice)?|tono d[ei] vo(?:z|ce)|tom(?: de voz)?|ton de (?:la )?voix|toon|语调|語調|語り口|말투|ton|tonality|mood|ton(?:alität|fall|alité)?|stimmung|anmutung|tono|tom|toon|sfeer|nastrój|тон(?:альность)?|настроение|настрій|tón|nálada|tonläge|stämning|stemning|üslup|النبرة|نبرة|טון|נימה|लहजा|स्वर|语气|語氣|基调|トーン|口調|雰囲気|톤|어조|분위기|সুর|ভঙ্গি|தொனி|స్వరం|सूर|लहजा|لہجہ|انداز|لحن|น้ำเสียง|โทน|giọng(?: điệu)?|nada|hangnem|hangvétel|τόνος|ύφος|sävy|tonefall",
  length:
    "(?:video |film |running |total |max\\.? )?(?:length|duration)(?: wanted| needed)?|running time|run ?time|(?:film|video)?(?:länge|dauer)|laufzeit|spieldauer|durée|longueur|duración|longitud|durata|lunghezza|duração|lengte|duur|długość|czas(?: trwania)?|длина|длительность|продолжительность|хронометраж|тривалість|délka|stopáž|längd|speltid|længde|varighed|varighet|lengde|süre(?:si)?|uzunluk|المدة|مدة الفيديو|الطول|אורך|משך|अवधि|时长|時長|片长|片長|长度|長度|長さ|尺|再生時間|길이|분량|দৈর্ঘ্য|সময়(?:কাল)?|நீளம்|கால அளவு|నిడివి|వ్యవధి|कालावधी|लांबी|دورانیہ|طوالت|مدت|ความยาว|ระยะเวลา|độ dài|thời lượng|durasi|panjang|durata|hossza?|időtartam|διάρκεια|kesto|pituus",
  format:
    "(?:video |film )?format(?:o|en|et)?|aspect ratio|seitenverhältnis|auflösung|resolution|résolution|формат|formát|التنسيق|פורמט|प्रारूप|画幅|格式|フォーマット|画面比|형식|포맷|비율",
  style:
    "(?:visual |video |film )?style|look(?: and feel)?|(?:bild)?stil|estilo|stile|stijl|styl|стиль|الأسلوب|סגנון|शैली|风格|風格|スタイル|스타일",
  voice:
    "voice(?:-?over)?|narrat(?:or|ion)|sprecher(?:in|stimme)?|stimme|voix(?: off)?|voz(?: en off)?|locución|locutora?|voce(?: fuori campo)?|locução|stem|voice-over|głos|lektor(?:ka)?|голос|диктор|hlas|röst|speak(?:er)?|stemme|ses|seslendirme|الصوت|קול|קריין|आवाज़|आवाज|配音|声音|ナレーション|声|목소리|내레이션|성우|কণ্ঠ|குரல்|గొంతు|आवाज|آواز|صدا|เสียงบรรยาย|giọng đọc|suara|narator|hang|φωνή|ääni",
  music:
    "(?:background )?music|(?:hintergrund)?musik|musique|música|musica|muziek|muzyka|музыка|музика|hudba|musikk|müzik|الموسيقى|מוזיקה|संगीत|音乐|音樂|配乐|BGM|音楽|음악|সঙ্গীত|இசை|సంగీతం|موسیقی|ดนตรี|เพลง|nhạc|musik|zene|μουσική|musiikki",
  captions:
    "subtitles|captions|untertitel|sous-titres|subtítulos|sottotitoli|legendas|ondertitel(?:s|ing)|napisy|субтитры|субтитри|titulky|undertexter|undertekster|altyazı|ترجمة|כתוביות|उपशीर्षक|字幕|자막",
  // What is said of many things, and of a film beside the others: no proof, and no second label.
  aside:
    "(?:please )?avoid|do|dos|don['’]?ts?|do not|dos? and don['’]?ts?|do['’]s and don['’]ts|no[- ]gos?|please don['’]t|not to (?:show|mention|say)|(?:bitte |zu )?vermeiden|nicht zeigen|tabus?|à (?:éviter|faire|ne pas faire)|éviter|(?:a |qué )?evitar|no mostrar|a evitar|não mostrar|(?:da )?evitare|non mostrare|(?:te )?vermijden|niet doen|wel doen|(?:czego )?unikać|(?:чего )?избегать|не показывать|(?:чого )?уникати|kaçınılacaklar|kaçınılması gerekenler|kaçının|(?:يجب |ما يجب )?تجنب(?:ه|وا)?|להימנע(?: מ)?|לא להראות|(?:इनसे )?बचें|क्या न करें|(?:请)?避免|禁忌|避けること|避けたいこと|避ける|NG|피할 것|피해야 할 것|call[- ]to[- ]action|cta|handlungsauf(?:forderung|ruf)|appel à l['’]action|llama(?:da|do) a la acción|invito all['’]azione|chamada (?:para |à )(?:a )?ação|oproep(?: tot actie)?|wezwanie do działania|призыв(?: к действию)?|заклик(?: до дії)?|harekete geçirici mesaj|دعوة (?:إلى|للـ?|لاتخاذ) ?(?:ال)?(?:عمل|إجراء|تحرك)|קריאה לפעולה|कॉल टू एक्शन|行动号召|行動呼籲|コールトゥアクション|行動喚起|콜 투 액션|행동 유도|(?:film|video|working)[- ]?title|title of the (?:film|video)|filmtitel|titel des (?:films|videos)|titre (?:du film|de la vidéo)|título d(?:el|o|e la|a) (?:v[ií]deo|película|filme)|titolo del (?:film|video)|titel van de (?:film|video)|tytuł filmu|название (?:фильма|ролика)|filmin adı|عنوان (?:الفيلم|الفيديو)|שם הסרט(?:ון)?|फ़िल्म का (?:नाम|शीर्षक)|片名|影片标题|動画タイトル|영상 제목|brand|marke|marque|marca|merk|marka|бренд|العلامة التجارية|מותג|ब्रांड|品牌|ブランド|브랜드",
  spared: [
    "(?:please )?(?:don['’]t|do not) mention|not to (?:be )?mention(?:ed)?|(?:bitte )?nicht erwähnen|(?:à )?ne pas (?:mentionner|évoquer)|no mencionar|(?:da )?non menzionare|não mencionar|niet (?:noemen|vermelden)",
    "nie wspominać|не упоминать|не згадувати|nezmiňovat|nämn(?:s)? inte|nævn(?:es)? ikke|ikke nevn|nevn ikke|ei mainita|ne említsék?|nu menționați|(?:να μην|μην) αναφερ(?:θεί|θούν)|μην αναφέρετε",
    "(?:değinilmesin|bahsedilmesin|anılmasın|bahsetmeyin|değinmeyin)|(?:لا (?:ت?ُ?ذكر(?:وا)?|يُ?ذكر)|عدم ذكر)|ذکر نشود|(?:לא|אין|נא לא) להזכיר|(?:ज़िक्र|जिक्र|उल्लेख) (?:न|मत|नहीं)(?: करें| करना| हो)?|উল্লেখ (?:করবেন|করা যাবে) না|குறிப்பிட வேண்டாம்",
    "(?:请)?(?:不要|别|勿|不)提(?:及|到|起)?|(?:請)?(?:不要|別)提(?:及|到|起)?|触れない(?:こと|でほしいこと|話題)?|NGワード|언급 ?(?:금지|하지 말 것|제외)|không (?:nhắc|đề cập)(?: đến| tới)?|(?:ห้าม|อย่า|ไม่ต้อง)พูดถึง|jangan (?:sebut(?:kan)?|singgung|dibahas)",
  ].join("|"),
  other:
    "숫자|数字|數字|colou?rs?|colou?r scheme|palette|farb(?:en|welt)|couleurs|colores|colori|cores|kleuren|kolory|цвета|кольори|barvy|färger|farver|farger|renkler|الألوان|צבעים|रंग|颜色|配色|カラー|색상|deadline|due(?: date)?|needed by|delivery|abgabe(?:termin)?|liefertermin|échéance|délai|date limite|fecha límite|plazo|entrega|scadenza|consegna|prazo|oplevering|termin|сроки?|дедлайн|термін|termín|son tarih|teslim|الموعد النهائي|דדליין|समय सीमा|截止日期|交付|締切|納期|마감|납기|language|sprache|langue|idioma|lingua|língua|taal|język|язык|мова|jazyk|språk|sprog|dil|اللغة|שפה|भाषा|语言|語言|言語|언어|platform|channel|where|used (?:on|for|in)|to be shown|plattform|kanal|einsatz(?:ort)?|verwendung|support|diffusion|canal|plataforma|uso|utilizzo|canale|kanaal|kanał|площадка|канал|mecra|المنصة|פלטפורמה|मंच|平台|渠道|用途|플랫폼|채널|용도|logo|budget|pace|tempo|rhythm|tempi|visuals?|images|pictures|bilder|bildsprache",
};

const NUMBER = "(?:\\p{N}{1,3}(?:[.,]\\p{N})?|an?|one|two|three|eine?|zwei|drei|une?|deux|trois|uno?|una|dos|tres|due|tre|uma?|dois|três|een|één|twee|jedna|dwie|одна|две|дві|en|ett|to|två|bir|iki|[一二两三]|दो|एक)"; // prettier-ignore
const SECONDS = "(?:s|secs?|seconds?|sek\\p{L}*|secondes?|seg\\p{L}*|secondi|seconden|секунд\\p{L}*|с|сек|saniye|sn|ثانية|ثوان|שניות|सेकंड|秒钟?|秒|초)"; // prettier-ignore
const MINUTES = "(?:m|mins?|minutes?|minuten?|minutos?|minut[oi]|minuut|minut\\p{L}*|минут\\p{L}*|мин|хв\\p{L}*|хвилин\\p{L}*|dakika|dk|دقيقة|دقائق|דקות|דקה|मिनट|分钟|分鐘|分|분)"; // prettier-ignore
const ABOUT = "(?:about|around|approx\\.?|max(?:imum|\\.)?|under|up to|at most|circa|ca\\.?|etwa|rund|ungefähr|höchstens|environ|moins de|unos|aproximadamente|máximo|circa|cerca de|massimo|ongeveer|około|maks\\.?|ok\\.|около|примерно|до|не более|приблизно|cca|ungefär|omkring|yaklaşık|约|約|大约|حوالي|כ-?|लगभग|약|~|≈|<)?\\s?"; // prettier-ignore

/** Labels that only a film has, with its values; an audience and a length have others as well. */
export const OF_ITSELF: readonly OrderLabel[] = ["tone", "format", "voice", "music", "captions"];

/** What stands behind a label where it is surely said of a film; a label that is not named is no proof. */
export const OF_A_FILM: Readonly<Partial<Record<OrderLabel, RegExp>>> = {
  // "Audience: 300", "Público: 12.000 personas" was counted.
  audience: /^(?!\p{N}[\p{N}.,\s]*(?:\p{L}+)?[\s.]*$)(?=.*\p{L}{2})/u,
  tone: /^(?!.*\p{N}).{2,80}$/u,
  length: toPattern(`^${ABOUT}(?:${NUMBER}\\s?(?:[-–—]|to|bis|à|a|до)\\s?)?${NUMBER}[\\s-]?(?:${SECONDS}|${MINUTES})(?![\\p{L}\\p{M}])`, "iu"), // prettier-ignore
  format:
    /16\s?[:：x×]\s?9|9\s?[:：x×]\s?16|4\s?:\s?5|1\s?:\s?1|vertical|portrait|landscape|square|hochformat|querformat|quadrat|vertikal|horizontal|carré|cuadrado|quadrato|staand|liggend|pionow|poziom|вертикал|горизонтал|квадрат|dikey|yatay|mp4|mov(?!\p{L})|1080|720p|(?<!\p{L})4k|竖|横|縦|세로|가로/iu,
  voice:
    /(?<!\p{L})(?:female|male|woman|man|young|calm|warm|friendly|none|no|neutral|weiblich\p{L}*|männlich\p{L}*|ruhig\p{L}*|freundlich\p{L}*|keine?|féminine|masculine|calme|posée|aucune|femenina|masculina|tranquila|femminile|maschile|calma|feminina|vrouwelijk\p{L}*|mannelijk\p{L}*|rustig\p{L}*|geen|damski|męski|kobiecy|żeński|женский|мужской|спокойный|жіночий|чоловічий|ženský|mužský|kvinnlig|manlig|kvindelig|kvinnelig|kadın|erkek|صوت|أنثوي|نسائي|נשי|גברי|महिला|पुरुष)(?![\p{L}])|女|男|여성|남성/iu,
  music:
    /^(?:no|none|without|please no|yes|soft|light|quiet|calm|gentle|upbeat|subtle|keine?|ohne|leise|ruhig|dezent|nein|aucune|sans|pas de|douce|discrète|sin|ninguna|suave|tranquila|nessuna|senza|leggera|sem|nenhuma|calma|geen|zonder|rustig|bez|brak|spokojna|нет|без|спокойная|тихая|немає|спокійна|žádná|ingen|lugn|rolig|yok|hafif|بدون|لا|ללא|בלי|कोई नहीं|धीमा|なし|無し|不要|无|無|轻|없음|잔잔)(?![\p{L}\p{M}]{3})/iu,
  captions:
    /^(?:yes|no|none|ja|nein|oui|non|sí|no|sì|sim|não|nee|tak|nie|да|нет|так|ні|ano|ne|nej|evet|hayır|burned|open|closed|english|deutsch|français|español|あり|なし|有|无|無|없음|있음)(?![\p{L}\p{M}])/iu,
};
