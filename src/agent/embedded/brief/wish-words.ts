import { toPattern } from "../text/regex.ts";

/** How a film is wished to be: what it is to do without, its tone, its style, its length. Each is a piece of a sentence. */

const PLEASE_BEHIND =
  "(?:,?\\s(?:please|pls|plz|bitte|svp|s['’]il (?:vous|te) plaît|por favor|per favore|alstublieft|graag|proszę|пожалуйста|lütfen|tack|tak|if possible|wenn möglich|si possible|si es posible|se possibile|se possível|als het kan|jeśli można|если можно|mümkünse))";

const WHAT_FILMS_HAVE =
  "graphics|(?:bar |pie )?charts?|graphs|diagrams|stock (?:photos|footage|images|music)|clip ?art|cartoons?|gimmicks|flashy effects|grafiken|diagramm(?:e|en)?|balkendiagramme|statistiken|stockfotos|comicfiguren|graphiques?|diagrammes?|dessins animés|gráfic[oa]s?|diagramas?|dibujos animados|grafici|diagrammi|cartoni animati|grafieken|diagrammen|tekenfilmfiguren|wykresów|diagramów|графиков|диаграмм|графіків|діаграм|grafů|diagram(?:mer|s)?|grafer|图表|圖表|グラフ|그래프|رسوم بيانية|גרפים|ग्राफ़?|music|soundtrack|cheering|hype|drama|fuss|kitsch|clich[eé]s?|jubel|euphorie|klischees?|triomphalisme|euforia|juichen|sound effects|ton-?effekte|soundeffekte|effekte|voice[- ]?overs?|narrator|narration|advertis\\p{L}+|ads?|sales[- ]?talk|sales pitch|marketing(?:[- ]speak)?|jargon|buzz ?words|subtitles|captions|logos?|animations?|emojis?|jokes|humou?r|effects|exclamation marks|musik|werbung|werbesprache|fachjargon|fachchinesisch|floskeln|untertitel|witze|musique|publicité|pub|jargon|sous-titres|blabla|música|publicidad|jerga|subtítulos|musica|pubblicità|gergo|sottotitoli|publicidade|jargão|legendas|muziek|reclame|jargon|ondertitel\\p{L}*|muzyk[ia]|reklam[ya]?|żargonu|napisów|музык[аи]|реклам[аыуиі]|жаргона|субтитр\\p{L}*|музики|müzik|reklam|jargon|reklame|undertexter|undertekster|fackspråk|fagsprog|音乐|音樂|广告|廣告|术语|字幕|音楽|BGM|宣伝|広告|専門用語|음악|광고|전문 ?용어|자막|موسيقى|إعلانات?|دعاية|مصطلحات|מוזיקה|פרסומות|פרסום|ז['׳]רגון|संगीत|विज्ञापन|advertising tone|sales tone|tonu|tónu|werbeton|ton publicitaire|tono (?:publicitario|comercial|pubblicitario)|tom publicitário|рекламного тона|тона|exaggeration|pathos|übertreibung\\p{L}*|pathos|exagération|exageraci\\p{L}+|esagerazion\\p{L}+|exagero|overdrijving|przesady|пафоса|abartı|夸张|誇張|과장|مبالغة|הגזמה|अतिशयोक्ति";
/** Whether a sentence names what films have and little else does, or says how "it" is to be. */
export const HAS_PARTS_OF_FILM = toPattern(
  `(?<![\\p{L}])(?:${WHAT_FILMS_HAVE}|keep (?:it|this|things)|make it|voice|tone|ton|tono|tom|halte[nt]? (?:es|das)|stimme|voix|voz|voce)(?![\\p{L}])`,
  "iu",
);
/** "no music", "ohne Werbung", "广告不要", "음악 없이". */
export const WITHOUT = toPattern(
  `^(?:but |and |just |aber |und |nur |bitte |please |pero |ma |mais |y |e |et |i |en |и |och |og |ve )*(?:no|not? any|without(?: any)?|kein\\p{L}*|ohne|pas (?:de |d['’])|sans|sin|nada de|senza|niente|sem|nada de|geen|zonder|bez|żadn\\p{L}*|без|никак\\p{L}*|ingen|utan|uden|不要|不用|无|無|没有|بدون|دون|بلا|لا|ללא|בלי|बिना)\\s?(?:[\\p{L}-]+\\s){0,2}?(?:${WHAT_FILMS_HAVE})(?:\\s(?:or|and|oder|und|et|ou|o|y|e|of|en|ani|i|и|или|och|og|أو)\\s(?:\\p{L}+\\s){0,2}?\\p{L}+)?(?:\\s(?:technique|tecnico|técnico|técnica|के|के साथ))?${PLEASE_BEHIND}?$|^(?:${WHAT_FILMS_HAVE})\\s?(?:(?:は)?(?:なし|無し|不要|使わない)(?:で(?:お願い[^。]{0,8})?)?|없이(?: 부탁드립니다)?|olmasın|yok|के बिना|不要)$`,
  "iu",
);

const MANNER =
  "quiet|unhurried|slow|fast|gentle|restrained|understated|dignified|solemn|soft|vertical|horizontal|landscape|portrait|würdevoll|würdig|getragen|langsam|schlicht|still|leise|zurückhaltend|digne|lent|lente|doux|douce|solennel|recueilli|tranquila|digno|solemne|lento|sereno|sobria|dignitoso|lento|delicato|sereno|lent[ao]|suave|solene|waardig|ingetogen|traag|powolny|spokojna|godny|stonowany|медленно|тихо|торжественно|сдержанно|тихий|повільно|стримано|klidný|klidně|důstojný|pomalu|värdig|värdigt|stillsam|långsamt|værdig|stille|langsomt|stillfärdig|neutral|calm|friendly|warm|practical|serious|funny|light(?:hearted)?|upbeat|professional|simple|plain|clear|short|brief|snappy|engaging|informal|formal|factual|modern|relaxed|sober|matter-of-fact|down-to-earth|respectful|positive|honest|motivating|accessible|playful|dry|kind|gentle|lively|sachlich|ruhig|freundlich|neutral|seriös|locker|einfach|verständlich|kurz|knapp|humorvoll|motivierend|nüchtern|klar|warmherzig|neutre|calme|amical|chaleureux|sobre|simple|clair|sérieux|court|professionnel|posé|neutro|tranquilo|cercano|amable|sencillo|claro|serio|corto|breve|profesional|calmo|amichevole|semplice|chiaro|serio|sobrio|professionale|amigável|simples|claro|sério|curto|profissional|neutraal|rustig|vriendelijk|zakelijk|eenvoudig|kort|neutralny|neutralnie|spokojny|spokojnie|przyjazny|przyjaźnie|prosty|prosto|rzeczowo|нейтрально|спокойно|дружелюбно|просто|коротко|серьёзно|без пафоса|sade|sakin|samimi|kısa|tarafsız|lugn|vänlig|enkel|saklig|rolig|venlig|saglig|neutralt|lugnt|enkelt|roligt|lustig|heiter|drôle|divertid[oa]|divertente|engraçad[oa]|grappig|zabawn(?:y|ie)";
/** What a film is not to be, where it is not "too" something. */
const NOT_LIKE =
  "nothing (?:too |very |so )?(?:fancy|cheesy|flashy|salesy|corny|formal|long|boring|technical|complicated|fussy|loud|crazy|dramatic|slick|serious|silly|preachy|glossy|stiff|kitschy|childish|special|over the top)|not (?:fancy|cheesy|flashy|salesy|corny|silly|boring|stiff|pushy|preachy|kitschy|childish|patronising)|not (?:too|overly) \\p{L}+|nichts (?:kitschiges|ausgefallenes|aufwendiges|aufwändiges|werbliches|übertriebenes|wildes|großes|besonderes|albernes|reißerisches)|nicht (?:zu|allzu) \\p{L}+|nicht (?:werblich|reißerisch|kitschig|albern)|rien de (?:trop )?(?:compliqué|clinquant|kitsch|publicitaire|fou|spécial|extravagant|formel)|pas trop \\p{L}+|nada (?:demasiado |muy )?(?:cursi|llamativo|publicitario|complicado|formal|recargado)|no (?:demasiado|muy) \\p{L}+|niente di (?:troppo )?(?:complicato|pubblicitario|sdolcinato|esagerato|pacchiano|speciale|formale)|non troppo \\p{L}+|nada (?:muito |demasiado )?(?:formal|publicitário|complicado|exagerado)|não (?:muito|demasiado) \\p{L}+|niets (?:bijzonders|overdrevens|ingewikkelds)|niet te \\p{L}+|nic (?:zbyt )?(?:wyszukanego|kiczowatego|reklamowego|skomplikowanego)|nie (?:za|zbyt) \\p{L}+|ничего (?:слишком )?(?:вычурного|рекламного|лишнего|сложного)|не слишком \\p{L}+|inget märkvärdigt|inte för \\p{L}+|ikke for \\p{L}+";
const MANNER_PIECE = `(?:${NOT_LIKE}|(?:(?:very|quite|rather|nice and|a (?:bit|little|touch)|slightly|ein (?:bisschen|wenig)|etwas|un peu|un poco|un po['’]|um pouco|een beetje|lite|lidt|litt|trochę|немного|трохи|biraz|sehr|eher|plutôt|très|muy|molto|bem|heel|raczej|очень|bitte|please)\\s)*(?:${MANNER}))`;
/** "Neutral please", "calm but friendly", "ruhig und sachlich, bitte". */
export const IN_MANNER = toPattern(
  `^(?:with |mit |avec |con |com |met |med )(?:(?:plenty |lots? |a lot )?(?:of )?)(?:(?:room|space|time|air)(?: to breathe| between .{2,24})|(?:long |short )?pauses|viel (?:luft|ruhe|zeit)|(?:langen )?pausen|des (?:silences|pauses)|du temps|pausas|calma|pause|respiro|pausas|rust|pauzes|luft|pauser)$|^(?:(?:but|aber|mais|pero|ma|mas|maar|ale|но|men|bitte|please|something|etwas|was|quelque chose de|algo|qualcosa di|iets|coś|что-нибудь|något|noget)\\s)*${MANNER_PIECE}(?:(?:\\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale|и|но|ve|och|men|og)\\s|\\s)${MANNER_PIECE})*${PLEASE_BEHIND}?$`,
  "iu",
);

const EAST_TONE = "语气|語氣|口吻|トーン|口調|語り口|感じ|雰囲気|톤|어조|말투|분위기";
const EAST_STYLE = "风格|風格|文体|声音|문체|목소리";
const LEADS =
  "(?:(?:in|with|mit|im|in einem|dans|d['’]|sur|avec|con|en|em|num|com|met|op|w|z|в|с|med|i)\\s)?(?:an?\\s|ein(?:e[mnr]?)?\\s|une?\\s|un[oa]?\\s|um\\s|uma\\s|een\\s|en\\s|ett\\s|et\\s|bir\\s)?";
const POSSESSED =
  "(?!(?:my|your|his|her|its|our|their|mein|dein|sein|ihr|unser|mon|ton|son|ma|ta|sa|notre|leur|mi|tu|su|the|this|that|every|another|no|der|die|das|le|la|les|el|il|o|a|de|het)\\s)";
/** One word or several before a noun that is about nothing but how something is said. */
const before = (nouns: string): string =>
  `${LEADS}${POSSESSED}(?:[\\p{L}\\p{M}-]+(?:\\s(?:and|but|und|en|i|и|ve|och|og))?\\s){1,3}(?:${nouns})`;
const behind = (nouns: string, qualities = "[\\p{L}\\p{M}-]+"): string =>
  `${LEADS}(?:${nouns})\\s(?:${qualities})(?:\\s(?:et|y|e|ed|i|и|و|mais|pero|ma|mas)\\s[\\p{L}\\p{M}-]+)?`;
const QUALITY_ENDS =
  "[\\p{L}-]*(?:eux|el|al|ant|ent|if|ique|aire|ier|ible|able|é|és|neutre|calme|sobre|simple|vif|doux|complice|tendre|franc|direct|drôle|moqueur|grave|serein|léger)";
const whole = (patterns: readonly string[]): RegExp => toPattern(`^(?:${patterns.join("|")})${PLEASE_BEHIND}?$`, "iu"); // prettier-ignore
/** Chinese qualities of how something is said. */
const EAST_MANNER =
  "[轻輕松鬆亲親切平实實温溫和暖活泼潑幽默严嚴肃肅正式简簡单單自然友好柔静靜冷专專业業热熱情]{2,4}";
const east = (nouns: string): string =>
  `(?:[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\s]{1,10}?)(?:的|な|の|한|은|는)?(?:${nouns})(?:で|に|으로|로|即可|就好)?(?:お願いします|お願いいたします|お願いできますか|希望|요| ?해주세요| ?부탁드립니다| ?부탁드려요)?|(?:${nouns})(?:要|请|請|尽量|儘量)[^。]{1,12}|(?:${nouns})(?:は|는|은)\\s?[^。.]{1,14}?(?:で|に|く|お願いします|してください|希望|하게|부탁드립니다|해주세요)|(?:${nouns})${EAST_MANNER}(?:一点|一些|点|些|即可|就好)?`;

/** A tone that is named, with no verb of its own: "calm, practical tone", "freundlicher Ton", "語り口はやさしく". */
export const IN_TONE = whole([
  before("tone|tonality|vibe|mood|tonfall|tonalität|stimmung|toon|тон(?:е|ом)?|üslup\\p{L}*"),
  `(?:in\\s|mit\\s|im\\s|bitte\\s|einen?\\s|einem\\s)*(?:\\p{L}+(?:er|en|em)\\s){1,2}ton|(?:en\\s|med\\s|i\\s)*(?:\\p{L}+\\s){1,2}ton`,
  `(?:w\\s|o\\s)?\\p{L}+(?:y|ym|ego)\\sto?n(?:ie|em)?|ton\\s\\p{L}+(?:y|ym|ny|ki)`,
  `(?:(?:sur|avec|d['’]|dans) ?)?un ton(?: [\\p{L}-]+){1,3}|(?:le )?ton (?:${QUALITY_ENDS})(?: (?:et|mais) [\\p{L}-]+)?`,
  behind("tono"),
  `(?:(?:com|em|num) )?um tom(?: [\\p{L}-]+){1,3}|(?:em )?tom (?:amigável|calmo|sério|neutro|caloroso|formal|informal|simples|leve|positivo|profissional|próximo|acolhedor|alegre|sereno)(?: e \\p{L}+)?`,
  behind("ب?نبرة|לשון|טון"),
  "(?:[\\p{L}\\p{M}]+\\s){1,2}लहज(?:ा|े)(?:\\sमें)?",
  east(EAST_TONE),
]);
/** "Simple language", "voz femenina": what may be the subject of a text as well. */
export const IN_STYLE = whole([
  `${LEADS}(?:(?:${MANNER}|female|male|young|cartoon|documentary|minimal|clean|natural)e?[mnrst]?(?:,? (?:and |und |en |i |и )?)?\\s?){1,3}(?<=\\s)(?:voice|style|language|words|sentences|worte|sätze|woorden|zinnen|sprache|stil|stimme|stem|taal|stijl|język|styl|głos|язык|стиль|голос|dil|ses|språk|röst|sprog|stemme)(?: olsun)?`,
  `${LEADS}(?:weibliche|männliche|junge|einfache|ruhige|freundliche|leichte|kobiecy|męski|женский|мужской|rustige|vrolijke)[mnrs]?\\s(?:stimme|sprache|stil|sprecherin|głos|голос|stem|toon)`,
  `${LEADS}(?:voix|langage|mots|phrases|palabras|frases|parole|frasi|palavras|style|voz|lenguaje|estilo|voce|linguaggio|stile|linguagem)\\s(?:${QUALITY_ENDS}|${MANNER}|fem\\p{L}+|masc\\p{L}+|masch\\p{L}+|hom\\p{L}+|féminine|jov\\p{L}*|giov\\p{L}*)s?(?:\\s(?:et|y|e)\\s[\\p{L}-]+)?`,
  `(?:[\\p{L}]+\\s){0,2}(?:samimi|sade|sakin|basit|yalın|resmî?) bir (?:dil|üslup|ses)\\p{L}*(?: olsun| lütfen)?`,
  behind("ب?(?:أسلوب|لغة|صوت|نبرة)|סגנון|שפה|בסגנון|בשפה", "[\\p{L}\\p{M}-]+(?:\\sو[\\p{L}\\p{M}]+)?"),
  "(?:в |во )?[\\p{Script=Cyrillic}]+(?:ый|ий|ой|ом|ым|им|ая|ое|ою)(?:,? (?:и |й )?[\\p{Script=Cyrillic}]+(?:ый|ий|ой|ом|ым|им|ая|ое|ою))?\\s(?:стил(?:ь|е|ем|і)|язык(?:ом|е)?|мов(?:а|ою)|голос(?:ом)?)",
  "(?:सरल|आसान|सीधी|मधुर|शांत)\\s(?:भाषा|शैली|स्वर)(?:\\sमें)?",
  `(?:语气|語氣|口吻|风格|風格|文体)(?:${EAST_MANNER})`,
  "(?:সহজ|সরল|শান্ত|মধুর)\\s(?:ভাষায়|ভাষা|সুরে|ভঙ্গিতে)",
  east(EAST_STYLE),
]);

const UNITS =
  "seconds?|secs?|s|minutes?|mins?|sekunden?|minuten?|secondes?|segundos?|minutos?|secondi|minut[oi]|seconden|minuut|sekund\\p{L}*|minut\\p{L}*|секунд\\p{L}*|минут\\p{L}*|хвилин\\p{L}*|dakika|saniye|λεπτ(?:ά|ό|ών)|δευτερόλεπτα|secunde|minute|phút|giây|menit|detik|นาที|วินาที|মিনিট|সেকেন্ড|perc|másodperc|minuuttia|sekuntia";
const NUMBER = "(?:\\p{N}{1,3}|an?|one|two|three|ninety|sixty|thirty|eine?r?|zwei|une?|deux|uno?|dos|due|um|dois|een|één|twee|jedn\\p{L}+|dw\\p{L}+|одн\\p{L}+|дв\\p{L}+|en|ett|to|två|bir|iki|δύο|ένα|ενάμισι|doi|două|un|một|hai|satu|dua|หนึ่ง|สอง|এক|দুই|kaksi|két|egy)"; // prettier-ignore
/** "Keep it under 60 seconds", "Use a friendly voice", "Bitte einen ruhigen Ton verwenden". */
export const ORDERS: readonly RegExp[] = [
  "^(?:the |our )?(?:logos? (?:follows?|to follow|will follow|is on its way)|invoices?,? (?:please )?(?:goes )?to\\s).{0,60}$",
  "^(?:(?:das|unser|die) (?:logo|fotos?) (?:schicken|senden|reichen|liefern) wir .{0,20}(?:nach|noch)|(?:das|unser) logo (?:folgt|kommt (?:noch|per|separat)).{0,30}|(?:die )?rechnung (?:bitte |geht (?:bitte )?)?an\\s.{1,50})$",
  "^(?:le logo (?:suit|suivra|arrive).{0,30}|(?:la )?facture (?:est )?(?:à adresser |svp )?(?:à|au|aux)\\s.{1,50}|el logo (?:lo|os lo|se lo) (?:enviamos|mandamos|enviaremos).{0,30}|la factura(?:,? por favor,?)? (?:a|al|va a)\\s.{1,50}|il logo (?:segue|arriva|ve lo).{0,30}|la fattura (?:va )?(?:a|al|alla)\\s.{1,50})$",
  "^(?:please |pls )?use (?:something|some|an?|the|our) (?:[\\p{L}-]+ ){0,4}(?:colou?rs?|colou?r[- ]wise|fonts?|music)(?:\\W.{0,40})?$",
  "^(?:we|i)(?:['’]?d| would) (?:really )?(?:like|love) (?:that|this|it|those|these) (?:in|included|mentioned|on|shown)(?: (?:there|too|it|if (?:at all )?(?:poss|possible|you can|there['’]?s room)|please|pls|somewhere|at the end))*$",
  `^(?:so |and )?(?:please |pls )?(?:keep|make|leave) (?:it|this|that|the (?:tone|style|language|whole thing|film|video)|things)(?: all)? (?:${MANNER_PIECE}(?:(?:,| and|,? but) ${MANNER_PIECE})*|(?:(?:to |at |at most |around |about |under |below |within |shorter than |less than |no longer than |max\\.? )+)${NUMBER}[\\s-]?(?:and a half |minute and a half|seconds?|secs?|s|minutes?|mins?)(?: long| max)?)(?:,? please)?$`,
  "^(?:please )?(?:use|with|have|go for|speak (?:with|in)|choose|pick) (?:an?|the|one)? ?(?:[\\p{L}-]+ (?:and |but )?){0,3}(?:voice|tone|narrator|voice-?over|style|language)(?:,? please)?$",
  "^(?:please )?(?:avoid|skip|drop) (?:any |all |the )?(?:\\p{L}+ )?(?:jargon|music|slang|advertising|sales talk|buzzwords|marketing speak)$",
  `^(?:bitte )?(?:halte[nt]?(?: sie)?|haltet) (?:es|das|den (?:film|ton)|das video) (?:bitte )?(?:${MANNER_PIECE}(?: und ${MANNER_PIECE})*|(?:unter|bei|auf) ${NUMBER} (?:sekunden|minuten?))$`,
  `^(?:no longer than|not (?:more|longer) than|at most|max(?:imum)?\\.?|under|nicht länger als|höchstens|maximal|unter|pas plus (?:de |d['’])|moins (?:de |d['’])|no más de|menos de|máximo(?: de)?|que dure (?:menos de|unos)?|máx\\.?|non più di|meno di|massimo|não mais (?:de|que)|no máximo|niet langer dan|maximaal|hooguit|nie dłużej niż|maksymalnie|do|не (?:больше|более|дольше|довше|більше)|до|максимум|максимально|högst|max|inte längre än|højst|ikke længere end) ?${NUMBER}? ?(?:${UNITS})(?:,? (?:please|pls|bitte|max))?$`,
  "^و?ليكن (?:ال)?(?:أسلوب|نبرة|لغة|إيقاع|صوت|سرد|فيلم)\\p{M}*(?: [\\p{L}\\p{M}]+){1,5}$",
  `^(?:en fazla |en çok )?${NUMBER} (?:saniye|dakika)\\p{L}*(?: geçmesin| olsun| kadar)?$`,
  "^(?:时长|時長|长度|長度)?(?:控制在|不超过|不超過|最多|大约|大約|约|約)?\\s?(?:\\p{N}{1,3}|[一两兩二三])\\s?(?:秒|分钟|分鐘)(?:以内|以內|左右|之内)?(?:就好|即可)?$",
  "^(?:長さは)?(?:約)?(?:\\p{N}{1,3}|[一二三])\\s?(?:秒|分)(?:以内|くらい|ほど|程度)?(?:で(?:お願いします|お願いいたします)?|に(?:してください|まとめてください))?$",
  "^[\\p{Script=Han}]{1,4}(?:一点|一點|一些)(?:就好|即可|吧)?$",
  "^(?:простыми|понятными|своими|простими|зрозумілими)\\s(?:словами|предложениями|реченнями)$",
  "^(?:길이는 )?(?:약 )?\\p{N}{1,3} ?(?:초|분) ?(?:이내로?|정도로?|안으로)?(?: 부탁드립니다| 해주세요| 해 주세요)?$",
  "^(?:لا (?:يزيد|تزيد|يتجاوز|تتجاوز) عن|أقل من|في حدود|حوالي|بحد أقصى) ?.{0,12}(?:ثانية|ثوان|دقيقة|دقائق|دقيقتين)$",
  "^(?:עד|לא יותר מ-?|בערך|כ-?) ?.{0,10}(?:שניות|דקה|דקות)$",
  "^(?:अधिकतम|लगभग|करीब)? ?.{0,10}(?:सेकंड|मिनट)(?: से (?:कम|ज़्यादा नहीं|अधिक नहीं)| का| में)?(?: हो| रखें)?$",
].map((pattern) => toPattern(pattern, "iu"));
/** "Length about two minutes", "Duración de unos dos minutos": what a length may be called. */
const LENGTH_LABEL =
  "(?:(?:the )?(?:length|duration|running time)|(?:die )?(?:länge|dauer)|(?:la )?durée|(?:la )?duración|(?:la )?durata|(?:a )?duração|lengte|duur|długość|czas(?: trwania)?|длительность|продолжительность|хронометраж|тривалість|längd|længde|varighet|varighed|süre(?:si)?|المدة|مدة (?:الفيديو|الفيلم)|(?:ה)?(?:משך|אורך)|时长|時長|片长|片長|長さは?|길이는?|अवधि)(?:\\s(?:of|is|von|ist|van|est|es|di|de|d['’]|of)(?=[\\s\\p{L}]))?[\\s:]?\\s?(?:d['’])?";
/** "About a minute and a half", "circa 90 Sekunden": a length alone, as a piece of a sentence. */
export const LENGTH = toPattern(
  `^(?:${LENGTH_LABEL})?(?:(?:about|around|max(?:imum)?\\.?|at most|under|circa|cirka|cca|ca\\.?|etwa|ungefähr|höchstens|environ|moins de|unos|aproximadamente|máximo|y máximo|alrededor de|około|maks\\.?|около|примерно|не более|приблизно|cerca de|de unos|de cerca de|massimo|ongeveer|ungefär|omkring|yaklaşık|约|約|大约|大約|حوالي|כ-?|लगभग)\\s?)?(?:${NUMBER}\\s?(?:[-–—]|to|bis|à|a|до)\\s?)?(?:${NUMBER}(?: and a half| en half)?|\\p{L}+einhalb|anderthalb)?[\\s-]?(?:${UNITS}|秒|分钟|分鐘|分|초|분|ثانية|دقيقة|دقائق|دقيقتان|دقيقتين|שניות|דקות|דקה|सेकंड|मिनट)(?:\\s(?:long|lang|max|de long|de durée|and a half|e mezz[oa]|y medi[oa]|e mei[oa]|et demie?|at most|or so|oder so|environ|más o menos|تقريبًا|تقريباً|تقريبا|o giù di lì))?${PLEASE_BEHIND}?$`,
  "iu",
);

/** "Tone: upbeat", "Dauer: 60 Sekunden": a wish by its label; a length is one of a film. */
export const LABELLED =
  /^(?:(?:tone|tonality|tonalität|tonfall|ton|tono|tom|toon|тон|тональность|üslup|语气|語氣|トーン|口調|톤|어조|말투|النبرة|נימה|लहजा)\s*[:：]\s*.{2,60}|(?:length|duration|runtime|länge|dauer|durée|duración|durata|duração|lengte|duur|długość|czas|длина|длительность|süre|längd|længde|时长|時長|長さ|길이|المدة|אורך|अवधि)\s*[:：]\s*(?:(?:about|max\.?|under|ca\.?|etwa|environ|unos|circa|cerca de|约|約|약)\s?)?(?:\p{N}{2,3}\s?(?:s|sec\p{L}*|sek\p{L}*|seg\p{L}*|секунд\p{L}*|saniye|秒|초|ثانية|שניות|सेकंड)|(?:[1-5]|an?|one|two|eine|zwei|une|deux|un|dos|due|um|dois)\s?(?:m|min\p{L}*|минут\p{L}*|dakika|分钟?|분|دقائق|דקות|मिनट)).{0,10})$/iu;
/** What the preamble reads by itself: for whom, what for, which of the looks. */
export const READ_ELSEWHERE =
  /^(?:(?:target )?audience|viewers?|goals?|purpose|objectives?|zielgruppe|publikum|ziele?|public(?: cible)?|objectifs?|audiencia|público|objetivos?|destinatari|obiettivo|scopo|públic|objectius?|publicul|obiectiv(?:ul)?|scopul|doelgroep|doel|odbiorcy|cel|аудитория|цель|观众|受众|目标|対象(?:者)?|目的|대상|목적|الجمهور|الهدف|दर्शक|लक्ष्य)\s*[:：]|(?:clean|science|product|professional|cinematic)[ _-](?:lecture|explainer|showcase|training|story)/iu;

/** What only pictures of a film have, and no road or meal that viewers may be asked to avoid. */
const DRAWN =
  "(?:cartoon|comic|smil(?:ing|ey)|talking|animated|funny)[\\s-](?:\\p{L}+[\\s-]?){1,3}|cartoons?|clip ?art|emojis?|smileys?|mascots?|stock (?:photos?|footage|images)|(?:on|in) (?:screen|the (?:picture|pictures|image|images|film|video))|flashing (?:lights|images)|clich[eé]s?|stereotypes|comic(?:figuren|gesichter|stil)?|maskottchen|stockfotos|lächelnde\\p{L}*|im bild|auf (?:den )?bildern|klischees|dessins? animés?|mascottes?|à l['’](?:image|écran)|dans (?:le film|la vidéo)|visages souriants|dibujos animados|caras (?:sonrientes|de dibujos)|mascotas animadas|en (?:pantalla|imagen|el v[ií]deo)|cartoni animati|faccine|nelle immagini|sullo schermo|in video|mascotte|desenhos animados|no ecrã|na tela|carinhas|tekenfilm\\p{L}*|in beeld|stockfoto['’]s|kreskówk\\p{L}+|uśmiechnięt\\p{L}+|w kadrze|мультяшн\\p{L}+|мультипликаци\\p{L}+|в кадре|смайлик\\p{L}*|мультяшн\\p{L}+|у кадрі|kreslen\\p{L}+|v záběru|tecknade|tecknat|i bild|tegneserie\\p{L}*|tegnefilm\\p{L}*|i billedet";
const AVOID =
  "(?:please |pls )?(?:avoid|no|do not (?:use|show|draw)|don['’]t (?:use|show|draw)|not? more)|(?:bitte )?(?:vermeide\\p{L}*|keine?[nr]?|nicht)|bitte|merci d['’]éviter|(?:évite[zr]|pas de|pas d['’])|(?:por favor,? )?(?:evit(?:ad|en|ar|e)|nada de|sin)|(?:per favore,? )?(?:evita(?:te|re)?|niente|senza)|(?:por favor,? )?(?:evit(?:em|ar|e)|nada de|sem)|(?:graag |liever )?(?:geen|vermijd)|(?:proszę |prosimy )?(?:unika\\p{L}+|bez|żadnych)|(?:пожалуйста,? )?(?:избега\\p{L}+|без|никаких|не показывайте)|(?:будь ласка,? )?(?:уника\\p{L}+|без|жодних)|(?:prosím,? )?(?:bez|žádné|vyhněte se)|(?:undvik|inga|utan)(?: gärna)?|(?:undgå|ingen|uden)";
/** "Please avoid cartoon faces on the Moon.": what the pictures of the film are to do without. */
export const AVOIDS = toPattern(
  `^(?:${AVOID})\\s?(?:any |all |the )?(?=.{0,80}?(?<!\\p{L})(?:${DRAWN})(?!\\p{L})).{2,100}$|^(?:请|請)?(?:不要|避免|别用)[^。]{0,12}(?:卡通|表情包|动漫|画面)[^。]{0,10}$|^[^。]{0,20}(?:アニメ風|漫画風|キャラクター|イラスト)[^。]{0,10}(?:避けて|使わないで|やめて)[^。]{0,10}$|^[^.]{0,20}(?:만화|캐릭터|이모티콘)[^.]{0,14}(?:피해|쓰지|넣지)[^.]{0,14}$`,
  "iu",
);
