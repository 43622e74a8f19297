import { toPattern } from "../text/regex.ts";

/** How people ask for a film, language by language; in each pattern `s` is the subject and `a` the audience. */

const EN_FILM =
  "(?:video|film|clip|movie|animation|explainer|short|reel|tutorial|presentation|walkthrough|trailer|teaser|advert|ad|commercial|lesson|episode|documentary)s?";
const EN_ABOUT =
  "(?:about|on|of|explaining|explains|(?:that|which|to) (?:explains?|shows?|introduces?|tells?|presents?|describes?|teaches)|showing|introducing|presenting|describing|telling|covering|announcing|promoting|teaching|titled|called)(?: us| them| people| viewers)?(?: about)?";
const EN_LENGTH = "(?: (?:of|in|under|lasting|with|that is)[^,.]{0,24}(?:seconds?|minutes?|secs?|mins?))?";

const en = [
  // "Please make me a 45 second video for owners explaining …", "We need a film about …"
  `(?:(?:hi|hello)[,!]? )?(?:please |kindly )?(?:(?:can|could|would|will) you (?:please )?|(?:i|we)(?:['’]d| would)? (?:need|want|like|love)(?: you)?(?: to)? |let['’]?s )?(?:(?:make|create|produce|generate|write|record|build|prepare|do|draft|design|have|get) )?(?:me |us )?(?:an?|the|one|some|this|our) (?:[\\w'’-]+,? ){0,7}?${EN_FILM}${EN_LENGTH}(?: for (?<a>[^.:]{2,90}?))?,? ${EN_ABOUT}:? (?<s>.+)`,
  // "Explain to 14-year-olds how …"
  "(?:please |can you |could you |would you )*(?:explain|describe|teach|tell|show)(?: (?:to )?(?<a>(?!how |why |what |when |where |who |which |that |the |a |your |my |his |her |about |somebody |someone |anyone |everyone at )[^,.:]{2,60}?))? (?:about )?(?<s>(?:how|why|what|when|where|who|which|the story of) .+)",
  "(?:please |can you |could you |would you )*(?:explain|describe) (?<s>(?!to |your |it |what you )(?![^,.;:]*\\byour\\b)[^,.;:]{2,80})",
];

const de = [
  "(?:bitte )?(?:(?:erstelle?n?|mache?n?|produziere?n?|drehe?n?|generiere?n?|schreibe?n?|baue?n?)(?: sie)? (?:bitte )?(?:mir |uns )?|(?:ich|wir) (?:brauchen?|möchten?|wollen|will|hätten? gern) )?(?:einen?|ein|das|den) (?:[\\p{L}\\d-]+,? ){0,5}?(?:video|film|clip|erklärvideo|kurzfilm|lernvideo|erklärfilm|imagefilm|lehrfilm)(?: (?:von|mit)[^,.]{0,20}(?:sekunden|minuten?))?(?: für (?<a>(?:[^.:]|(?<=\\d)\\.){2,80}?))?,? (?:über|zum thema|zur frage,?|darüber,?|zum|zur|zu|(?:der|das) (?:erklärt|zeigt),?) (?<s>.+)",
  "(?:bitte )?erkläre?(?:n sie)?(?: (?<a>(?!wie |warum |was )[^,.:]{2,50}?))?,? (?<s>(?:wie|warum|weshalb|was|wann|wo|wer) .+)",
];
const fr = [
  "(?:(?:crée|créez|fais|faites|réalise|réalisez|produis|produisez|prépare|préparez)(?:[- ](?:moi|nous))? |(?:je|nous) (?:veux|voudrais|voulons|voudrions|souhaite|souhaitons)(?: avoir)? |il (?:me|nous) faut )?(?:une?|la|le) (?:[\\p{L}\\d'’-]+ ){0,4}?(?:vidéo|film|clip|court[- ]métrage|animation|reportage)(?: (?:[\\p{Ll}]+ )?(?:de|d['’])[^,.]{0,20}(?:secondes|minutes?))?(?: \\p{Ll}{4,})?(?: pour (?<a>[^.:]{2,80}?))?,? (?:sur|à propos d(?:e|u|es)|au sujet d(?:e|u|es)|qui (?:explique|présente|montre|raconte)|expliquant|pour expliquer|présentant) (?<s>.+)",
  "(?:explique|expliquez)(?:[- ](?:moi|nous))?(?: (?:à|aux) (?<a>[^,.:]{2,50}?))? (?<s>(?:comment|pourquoi|ce qu|quand|où|qui|d['’]où) ?.+)",
];
const es = [
  "(?:por favor,? )?(?:(?:haz|haga|hagan|hazme|crea|cree|produce|produzca|genera|genere|prepara|prepare)(?:me|nos)? |(?:quiero|queremos|quisiera|necesito|necesitamos|quisiéramos) )?(?:una?|el|la) (?:[\\p{L}\\d-]+ ){0,4}?(?:v[ií]deo|película|clip|corto|cortometraje|animación|documental)(?: \\p{Ll}{4,})?(?: de[^,.]{0,20}(?:segundos|minutos?))?(?: para (?<a>[^.:]{2,80}?))?,? (?:sobre|acerca de|que (?:explique|explica|muestre|muestra|presente|cuente|enseñe)|explicando|para explicar) (?<s>.+)",
  "(?:por favor,? )?expli(?:ca|que)(?:me|nos|les)?(?: a (?<a>[^,.:]{2,50}?))? (?<s>(?:cómo|por qué|qué|cuándo|dónde|quién) .+)",
];
const it = [
  "(?:per favore,? )?(?:(?:crea|crei|fai|faccia|realizza|realizzi|produci|prepara|genera)(?:mi|ci)? |(?:vorrei|voglio|vogliamo|vorremmo|(?:mi|ci) serve|ho bisogno di|abbiamo bisogno di) )?(?:una?|un['’]|il|lo) ?(?:[\\p{L}\\d-]+ ){0,4}?(?:video|film|filmato|clip|cortometraggio|animazione|documentario)(?: \\p{Ll}{4,})?(?: di[^,.]{0,20}(?:secondi|minut[oi]))?(?: per (?<a>[^.:]{2,80}?))?,? (?:su|sul|sulla|sui|sulle|sugli|sullo|riguardo a|che (?:spieghi|spiega|mostri|mostra|presenti|racconti)|per spiegare) (?<s>.+)",
  "(?:per favore,? )?spiega(?:mi|te|ci)?(?: (?:a|ai|agli|alle) (?<a>[^,.:]{2,50}?))? (?<s>(?:come|perché|che cosa|cosa|quando|dove|chi) .+)",
];
const pt = [
  "(?:por favor,? )?(?:(?:faça|faz|crie|cria|produza|gere|prepare)(?:-me|-nos)? |(?:quero|queremos|gostaria de|gostaríamos de|preciso de|precisamos de) )?(?:uma?|o|a) (?:[\\p{L}\\d-]+ ){0,4}?(?:vídeo|video|filme|clipe|curta|animação|documentário)(?: \\p{Ll}{4,})?(?: de[^,.]{0,20}(?:segundos|minutos?))?(?: para (?<a>[^.:]{2,80}?))?,? (?:sobre|acerca de|que (?:expli(?:que|ca)|mostre|mostra|apresente|conte)|explicando|para explicar|a explicar) (?<s>.+)",
  "(?:por favor,? )?expli(?:ca|que)(?:-me|-nos)?(?: (?:a|aos|às) (?<a>[^,.:]{2,50}?))? (?<s>(?:como|por que|porque|o que|quando|onde|quem) .+)",
];
const nl = [
  "(?:(?:maak|maakt u|produceer) (?:mij |ons )?|(?:ik wil|we willen|wij willen|ik zoek) )?(?:een|de) (?:[\\p{L}\\d-]+ ){0,4}?(?:video|film|filmpje|clip|animatie)(?: van[^,.]{0,20}(?:seconden|minut(?:en|uut)|minuut))?(?: voor (?<a>[^.:]{2,80}?))?,? (?:over|(?:die|dat) uitlegt|waarin) (?<s>.+)",
  "leg(?: (?:aan )?(?<a>[^,.:]{2,50}?))? uit,? (?<s>(?:hoe|waarom|wat|wanneer|waar|wie) .+)",
];
const nordic = [
  "(?:(?:kan|kunne|skulle) (?:ni|du|i|dere) )?(?:(?:gör|göra|skapa|lav|lave|lag|lage|vi (?:behöver|vill ha|ønsker|har brug for|trenger)|jag vill ha|jeg vil(?: gerne)? have) )?(?:en|et|ett) (?:[\\p{L}\\d-]+ ){0,4}?(?:video|film|videofilm|kortfilm|animation)(?: (?:på|av)[^,.]{0,20}(?:sekunder|minut(?:er|ter)?))?(?: (?:för|till|for|til) (?<a>[^.:]{2,80}?))?,? (?:om|som (?:förklarar|visar|forklarer|viser|fortæller|forteller)) (?<s>.+)",
  "(?:förklara|forklar)(?: (?:för |for )?(?<a>[^,.:]{2,50}?))?,? (?<s>(?:hur|varför|vad|hvordan|hvorfor|hva|hvad) .+)",
];
const pl = [
  "(?:(?:zrób|stwórz|przygotuj|nagraj|wygeneruj|proszę o|chcę|chcemy|potrzebuję|potrzebujemy) )?(?:[\\p{L}\\d-]+ ){0,3}?(?:filmu|filmik|film|wideo|klip|animację)(?: dla (?<a>[^.:]{2,80}?))?,? (?:o tym,|na temat|pokazujący,?|wyjaśniający,?|który (?:wyjaśnia|pokazuje),?|o) (?<s>.+)",
  "wyjaśnij(?: (?<a>[^,.:]{2,50}?))?,? (?<s>(?:jak|dlaczego|co|kiedy|gdzie|kto) .+)",
];
const ru = [
  "(?:пожалуйста,? )?(?:(?:сделай|сделайте|создай|создайте|снимите|сними|подготовь|подготовьте|нужен|нужно|нам нужно|нам нужен|мне нужно|мне нужен|хочу|мы хотим) )?(?:[\\p{L}\\d-]+ ){0,3}?(?:видео|фильм|ролик|клип|видеоролик|мультфильм)(?: на[^,.]{0,20}(?:секунд\\p{L}*|минут\\p{L}*))?(?: для (?<a>[^.:]{2,80}?))?,? (?:о том,|про то,|на тему|объясняющ\\p{L}+,?|рассказывающ\\p{L}+ о|котор\\p{L}+ (?:объясняет|покажет|расскажет о),?|об|обо|о|про) (?<s>.+)",
  "(?:пожалуйста,? )?объясни(?:те)?(?: (?<a>[^,.:]{2,50}?))?,? (?<s>(?:как|почему|зачем|что|когда|где|кто) .+)",
];
const uk = [
  "(?:будь ласка,? )?(?:(?:зроби|зробіть|створи|створіть|підготуй|підготуйте|потрібне|потрібен|нам потрібне|хочу|хочемо) )?(?:[\\p{L}\\d-]+ ){0,3}?(?:відео|фільм|ролик|кліп|відеоролик)(?: для (?<a>[^.:]{2,80}?))?,? (?:про те,|на тему|що пояснює,?|який пояснює,?|про) (?<s>.+)",
  "(?:будь ласка,? )?поясни(?:ть)?(?: (?<a>[^,.:]{2,50}?))?,? (?<s>(?:як|чому|навіщо|що|коли|де|хто) .+)",
];
const tr = [
  "(?:lütfen )?(?:(?<a>[^.:]{2,60}?) için )?(?<s>[^.]{3,120}?) (?:hakkında|ile ilgili|üzerine|konulu|anlatan|açıklayan) (?:[\\p{L}\\d-]+,? ){0,7}?(?:video|film|klip)(?:yu|i)?(?: (?:hazırla\\p{L}*|yap\\p{L}*|oluştur\\p{L}*|ist\\p{L}+|üret\\p{L}*|çek\\p{L}*|lazım|gerek\\p{L}*))?",
];
const zh = [
  "(?:请|請|麻烦|烦请|帮我们?|幫我們?|帮忙|幫忙|给我们?|我们需要|我們需要|我想要?|我要|需要)*(?:做|制作|製作|生成|创建|拍摄?)(?:出|成)?(?:一个|一部|一段|一支|一条|一個|一則|个|部|段)(?:(?:给|給|面向|供)(?<a>[^，。、]{2,14}?)(?:看|观看|觀看|用)?的)?[^，。、]{0,10}?(?:视频|影片|短片|动画|動畫|片子|視頻)[，,](?:内容是|主要)?(?:讲讲|讲一讲|講講|講一講|讲清楚|講清楚|说说|說說|说一说|讲述|讲解|講解|解释|解釋|介绍|介紹|说明|說明|讲|講)(?:一下)?[，,:：]?(?<s>[^。]{3,60})",
  "(?:请|請|麻烦|烦请|帮我们?|幫我們?|帮忙|幫忙|给我们?|我们需要|我們需要|我想要?|我要|需要)*(?:做|制作|製作|生成|创建|拍摄?)(?:出|成)?(?:一个|一部|一段|一支|一条|一個|一則|个|部|段)[^，。、]{0,16}?(?:视频|影片|短片|动画|動畫|片子|視頻)[，,]?(?:用来|用於|用于)?(?:向|给|給|对|為|为|面向|跟)(?<a>[^，。]{2,16}?)(?:说明|說明|讲解|講解|解释|解釋|介绍|介紹|讲清楚|讲讲|展示|宣传)(?:一下)?(?<s>[^。]{2,60})",
  "(?:请|請|麻烦|帮我|幫我|给我|給我|为我们|我们需要|我們需要|我想要?|我要|需要)*(?:做|制作|製作|生成|创建|拍摄?|写|来)(?:一个|一部|一段|一支|一条|一個|一則|个|部|段)?(?:[^，。、]{0,12}?)(?:(?:面向|给|給|为|為)(?<a>[^，。]{2,20}?))?的?[，,]?(?:关于|關於|介绍|介紹|讲解|講解|讲述|解释|解釋|说明|說明)(?<s>[^。]{2,60}?)的?(?:短)?(?:视频|影片|短片|动画|動畫|片子|視頻)",
  "(?=请|請|向|给|給|为|為|[^，。]{2,8}一下|(?:解释|解釋|讲解|講解)(?:为什么|為什麼|如何|怎么|什么))(?:请|請)?(?:(?:向|给|給|为|為)(?<a>[^，。]{2,20}?))?(?:解释|解釋|讲解|講解|介绍|介紹|说明|說明)(?:一下)?[，,:：]?(?<s>[^。]{2,60})",
];
const ja = [
  "(?:(?<a>[^、。]{2,24}?)(?:向けに|向けの|のために)、?)?(?<s>[^。]{2,60}?)(?:について(?:の|説明する|紹介する|解説する)?|を(?:説明|紹介|解説)(?:する|した)|に関する)(?:[^。]{0,12}?)(?:動画|映像|ビデオ|映画|ムービー)(?:(?:を|が)?(?:作って|作成して|制作して|お願い|ほしい|欲しい|作りたい|必要)[^。]{0,12}|です|を)?",
];
const ko = [
  "(?:(?<a>[^.]{2,24}?)(?:을|를) 위한 )?(?<s>[^.]{2,60}?)(?:에 대한|에 관한|에 대해 설명하는|을 설명하는|를 설명하는|을 소개하는|를 소개하는) (?:[^.]{0,14}?)(?:영상|동영상|비디오|영화)(?:을|를)?(?: ?(?:만들어|제작해|부탁|필요)[^.]{0,10})?",
];
const ar = [
  "(?:من فضلك،? )?(?:(?:أنشئ|اصنع|أنتج|أعد|أريد|نريد|نحتاج(?: إلى)?|احتاج(?: إلى)?) )?(?:لنا |لي )?(?:[\\p{L}\\d]+ ){0,3}?(?:فيديو|فيلم|فيلمًا|فيلماً|مقطع)(?: [\\p{L}\\p{M}]{3,}){0,2}?(?: (?:لل|ل)(?<a>[^.،:]{2,50}?))? (?:عن|حول|يشرح|يوضح|يعرض|يتحدث عن|يحكي) (?<s>.+)",
  "اشرح(?:وا)?(?: (?:لل|ل)(?<a>[^.،:]{2,40}?))? (?<s>(?:كيف|لماذا|ما|متى|أين|من) .+)",
];
const he = [
  "(?:בבקשה,? )?(?:(?:צור|צרי|הכן|הכיני|תכין|תעשה|אנחנו צריכים|אני רוצה|אנו רוצים) )?(?:[\\p{L}\\d]+ ){0,2}?(?:סרטון|סרט|וידאו)(?: [\\p{L}\\p{M}]{2,}){0,2}?(?: ל(?<a>[^.,:]{2,40}?))? (?:על|אודות|שמסביר|המסביר|שמציג|שמראה) (?<s>.+)",
  "הסב(?:ר|ירי|ירו)(?: ל(?<a>[^.,:]{2,40}?))?,? (?<s>(?:איך|כיצד|למה|מדוע|מה|מתי|איפה|מי) .+)",
];
const hi = [
  "(?:(?:कृपया|हमें|मुझे|हम|हमको) )*(?:(?<a>[^।]{2,40}?) के लिए )?(?<s>[^।]{2,80}?) (?:के बारे में|पर|समझाने वाला|समझाती हुई|बताने वाला) (?:[\\p{L}\\p{M}\\d]+ ){0,4}?(?:वीडियो|फ़िल्म|फिल्म)(?: (?:बनाओ|बनाएँ|बनाएं|बनाइए|बनाइये|बना दो|चाहिए|बनानी है|बनाना है))?",
];

const NAMES_FILM = /video|vídeo|v\[ií\]deo|vidéo|wideo|видео|відео|视频|動画|영상|فيديو|סרטון|वीडियो/u;

/** Whole sentences that ask for a film, each with whether they name one ("Explain how …" does not). */
export const COMMISSIONS: readonly (readonly [pattern: RegExp, namesFilm: boolean])[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  nordic,
  pl,
  ru,
  uk,
  tr,
  zh,
  ja,
  ko,
  ar,
  he,
  hi,
]
  .flat()
  .map((pattern) => [toPattern(`^(?:${pattern})[\\s.!。！।]*$`, "iu"), NAMES_FILM.test(pattern)]);

/** What only films have, or a text that is made into one: "Add music", "End with a question", "Use two examples". */
const OF_FILMS =
  "voice-?overs?|narrators?|narration|music|soundtrack|subtitles|captions|visuals|illustrations?|animations?|jargon|anecdotes?|analog(?:y|ies)|metaphors?|intro|outro|call to action|takeaways?|summary|recap|logo|humou?r|jokes?|(?:surprising |short |simple |open |rhetorical )?questions?|(?:surprising |fun |key |real[- ]life |everyday |short |simple |concrete |two |three )*(?:facts?|examples?|myths?)|(?:short |simple |plain |everyday |clear )+(?:language|words|sentences)|(?:our |brand |company )+colou?rs|(?:warm |calm |friendly |upbeat |light |serious |neutral |gentle |professional |young |female |male )+(?:tone|voice|style|mood)";
const LONG =
  "(?:under |below |within |about |around |at most |max\\.? |no longer than |less than |up to |roughly )*(?:an?|one|two|three|\\d{1,3})[ -](?:and a half )?(?:minute and a half|seconds?|secs?|minutes?|mins?)(?: long)?";
const LIKE =
  "(?:(?:very |quite |rather |as |really |nice and )*(?:friendly|simple|short|fun|funny|light|warm|serious|professional|upbeat|engaging|accessible|informal|formal|concise|brief|factual|neutral|calm|clear|plain|positive|playful|practical|sober|snappy|lively|personal|honest|modern|casual)(?:,? (?:and |but |yet )?)?)+";
const EN_DIRECTIVES = [
  `(?:please )?keep (?:it|this|things|the (?:tone|style|language|video|film|voice|pace)|your (?:tone|language)) (?:all )?(?:${LIKE}|(?:to )?${LONG}|light-?hearted.*|free of .*|jargon-free.*)(?: .{0,40})?`,
  "(?:please )?(?:cover|include|mention|address|touch on|talk about)(?:\\s*:|\\s(?:what|how|why|the following|these (?:topics|points|questions)|topics)(?![\\p{L}])).*",
  `(?:please )?(?:include|end|start|begin|open|close|finish|use|avoid|add|show|do not use|don['’]t use|no|make use of|give|limit)(?: (?:it|the (?:film|video)))?(?: (?:with|on|by|in|any|all|too much|some|a few|an?|the|one|our|only))*\\s(?:${OF_FILMS})(?![\\p{L}])(?: (?:from|of|about|for|to|that|at|in|and|or) .{0,60})?`,
  `(?:please )?(?:make|limit) (?:it|this|the (?:video|film)) (?:to )?(?:${LIKE}|${LONG})(?: .{0,30})?`,
  `(?:the |its )?(?:tone|voice|style|length|duration|format|audience|language|music|video|film|narration|voice-?over)(?: (?:should|must|needs to|has to)\\s|\\s*:).*`,
  `(?:it|this) should (?:be|feel|last|sound|look|take|run)(?: like)? (?:${LIKE}|${LONG}|longer|shorter|no )(?:.{0,40})`,
];

/** What follows a commission and speaks of the film itself: "Keep it friendly." */
export const DIRECTIVES: readonly RegExp[] = EN_DIRECTIVES.map((pattern) =>
  toPattern(`^(?:${pattern})[.!]?$`, "isu"),
);
