import { toPattern } from "../regex.ts";

/**
 * How sure a sentence is of a figure. Turned around its figure, "The pump did not cut the bill by $48,000" would say
 * the contrary, and "Critics say …", "If …" or "aims to …" would become facts.
 *
 * - `told`: as a fact.
 * - `possible`: with a verb of will or may before its own ("could save", "plans to build"), which must not be lost.
 * - `doubted`: by somebody, on a condition, as a question, or beside a clause that denies something.
 * - `denied`: it is told that it is not so.
 */
export type Standing = "told" | "possible" | "doubted" | "denied";

type Words = { denies: string; doubts: string; may?: string };

const CONDITIONAL = {
  es: "(?:podr|deber|habr|ser|tendr|costar|bajar|subir|aumentar|reducir|ahorrar|alcanzar|llegar|crecer|caer|pagar|recibir|ganar|perder|querr)ía[ns]?",
  pt: "(?:poder|dever|haver|ser|ter|custar|baixar|subir|aumentar|reduzir|poupar|economizar|atingir|chegar|crescer|cair|pagar|receber|ganhar|perder|quer)iam?",
};

/** Whole words, as regular expressions; verbs that do not come about are denied as well ("failed to", "casi alcanzó"). */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    denies:
      "not(?!\\s(?:only|just|merely|least))|\\p{L}*n['’]t|cannot|never|no(?!\\s(?:doubt|wonder))|none|nobody|no-one|nothing|nowhere|neither|nor|hardly|barely|scarcely|rarely|seldom|(?<!(?:a|the|last|past|next|first|these|those|his|her|our|their)\\s)few|fail(?:s|ed|ing)?\\sto|yet\\sto|refus\\p{L}+|declin\\p{L}+\\sto|forgot\\p{L}*\\sto|den(?:y|ies|ied|ying)|reject\\p{L}*|avoid\\p{L}*|prevent\\p{L}*|instead\\sof|rather\\sthan|unable|unlikely|impossible|far\\sfrom|short\\sof|miss(?:es|ed)|wrongly|falsely|untrue|(?:almost|nearly)\\s(?!(?:all|every|each|half|an?|the|as|any|one|two|three|twice|double)(?!\\p{L}))\\p{Ll}{4,}",
    may: "could|would|should|might|must|can|will|shall|may|ought|(?:aim|hope|want|plann?|intend|promise|pledge|vow|try|trie|expect|seek|need|propose|like|wish|agree|decide|prepare|offer|attempt|struggle|threaten)(?:s|d|ed)?\\s(?:to|at|for)|(?:ha[sd]|have|is|are|was|were|planning|hoping|trying|aiming|set|due|likely|supposed|expected|said|going|about)\\sto",
    doubts:
      "says?|said|claim(?:s|ed)?|alleg\\p{L}+|reportedly|supposedly|supposed|apparently|perhaps|maybe|possibly|probably|presumably|according|if|unless|whether|suppos(?:e|es|ing)|imagin(?:e|es|ing)|assum\\p{L}+|believ\\p{L}+|thinks?|thought|guess(?:es|ed)?|fear(?:s|ed)?|predict\\p{L}*|forecasts?|rumou?r\\p{L}*|argue[sd]?|insist(?:s|ed)?|suggest(?:s|ed)?|doubt\\p{L}*|used\\sto|without|could\\shave|would\\shave|should\\shave|might\\shave",
  },
  de: {
    denies:
      "nicht(?!\\snur)|nie|niemals|kein(?:e[rnsm]?)?|niemand(?:em|en)?|nichts|nirgends|weder|noch\\snie|kaum|verfehl\\p{L}+|verhinder\\p{L}+|verweiger\\p{L}+|lehnt\\p{L}*|anstatt|statt(?=\\s)|(?:fast|beinahe)\\s(?!(?:all|jed|ein|die|der|das|den|auf|bei|um|immer)\\p{L}*)\\p{Ll}{4,}",
    may: "könnten?|dürften?|soll(?:en|te|ten)?|will|wollen|wollten?|möchten?|würden?|müssten?|muss|müssen|kann|können|plan(?:t|en)|hofft|hoffen|versprach\\p{L}*|verspricht|versuch\\p{L}*|strebt|streben",
    doubts:
      "laut|angeblich|vermutlich|vielleicht|möglicherweise|wahrscheinlich|wohl|sag(?:t|en|te|ten)|behaupt\\p{L}+|mein(?:t|en|te|ten)|glaub(?:t|en|te|ten)|heißt\\ses|zufolge|nach\\sangaben|wenn|falls|ob|sofern|hätten?|wären?|(?<!ich\\s)habe(?!\\sich)|sei|seien|schätz(?:t|en|te|ten)|fürcht\\p{L}+|befürcht\\p{L}+|ohne",
  },
  fr: {
    denies:
      "ne|n['’]\\p{L}+|jamais|aucune?|refus\\p{L}+|empêch\\p{L}+|failli|à\\speine|au\\slieu\\sd\\p{L}*|presque\\s(?!(?:tous|toutes?|chaque|autant)(?!\\p{L}))\\p{L}{4,}",
    may: "peut|peuvent|doit|doivent|veut|veulent|souhait\\p{L}+|espèr\\p{L}+|prévoi\\p{L}+|vise(?:nt)?|promet\\p{L}*|promis|tent\\p{L}+\\sd\\p{L}*|essa[iy]\\p{L}+|cherch\\p{L}+\\sà|va\\s\\p{L}+r|vont\\s\\p{L}+r",
    doubts:
      "selon|d['’]après|paraît|prétend\\p{L}*|affirm\\p{L}+|dit|disent|estime(?:nt)?|croi(?:t|ent)|pense(?:nt)?|si|s['’]ils?|peut-être|probablement|sans|soi-disant|craign\\p{L}+|craint|\\p{L}+(?:er|ir|dr|rr)ai(?:t|ent)|aurai(?:t|ent)",
  },
  es: {
    denies:
      "no(?!\\ssol[oa])|nunca|jamás|tampoco|ningun[oa]s?|ningún|nadie|ni|neg(?:ó|aron)|niegan?|rechaz\\p{L}+|evit(?:ó|aron|a|an)|en\\slugar\\sde|apenas(?=\\s\\p{L})|casi\\s(?!(?:tod|cada|la|el|los|las|un|una|siempre|sin)(?!\\p{L})|tod)\\p{L}{4,}",
    may: "puede[ns]?|podrán?|debe[ns]?|quieren?|pretende[ns]?|(?<!(?:de|la|en)\\s)esperan?|planean?|prevén?|buscan?|aspiran?|promet\\p{L}+|intent\\p{L}+|van?\\sa\\s\\p{L}+r|tratan?\\sde|trat(?:ó|aron)\\sde",
    doubts: `según|dicen?|dijo|dijeron|afirm(?:a|an|ó|aron)|asegur(?:a|an|ó|aron)|creen?|supuest\\p{L}+|presunt\\p{L}+|quizás?|tal\\svez|acaso|si|${CONDITIONAL.es}|hubier\\p{L}+|hubies\\p{L}+|probablemente|al\\sparecer|sin`,
  },
  it: {
    denies:
      "non(?!\\ssol[oa])|mai|nessun[oa]?|nessun['’]\\p{L}+|niente|nulla|né|neppure|nemmeno|rifiut\\p{L}+|evit(?:ò|arono|ato)|invece\\sdi|anziché|quasi\\s(?!(?:tutt[oiea]|ogni|sempre)(?!\\p{L}))\\p{L}{4,}",
    may: "può|possono|potrà|potranno|deve|devono|dovrà|vuole|vogliono|mira(?:no)?|punta(?:no)?\\sa|spera(?:no)?|prevede|prevedono|intend\\p{L}+|promett\\p{L}+|promesso|cerca(?:no)?\\sdi|tenta(?:no)?\\sdi|ha\\stentato|hanno\\stentato",
    doubts:
      "(?:(?<=^)|(?<=,\\s))secondo|dice|dicono|disse|afferma(?:no)?|sosten\\p{L}+|credono|crede|pensa(?:no)?|sembra(?:no)?|pare|forse|se|\\p{L}+rebbe(?:ro)?|avess\\p{L}+|fosse(?:ro)?|probabilmente|presunt\\p{L}+|senza|qualora",
  },
  pt: {
    denies:
      "não(?!\\s(?:só|apenas))|nunca|jamais|nenhuma?|ninguém|nem|neg(?:ou|aram|a|am)|recus(?:ou|aram|a|am)|evit(?:ou|aram)|em\\svez\\sde|mal|quase\\s(?!(?:tod[oa]s?|cada|sempre|um|uma)(?!\\p{L}))\\p{L}{4,}",
    may: "pode[m]?|poderá|deve[m]?|querem?|quer|pretendem?|(?<!(?:de|a|em)\\s)esperam?|planejam?|planeiam?|visam?|buscam?|promet\\p{L}+|tent(?:a|am|ou|aram)|vai\\s\\p{L}+r|vão\\s\\p{L}+r",
    doubts: `(?:(?<=^)|(?<=,\\s))(?:segundo|se|caso)|diz|dizem|disse|disseram|afirm(?:a|am|ou|aram)|aleg(?:a|am|ou|aram)|acreditam?|acham?|talvez|${CONDITIONAL.pt}|houvesse|tivess\\p{L}+|fosse[m]?|supost\\p{L}+|provavelmente|parecem?|sem`,
  },
  nl: {
    denies:
      "niet(?!\\salleen)|nooit|geen|niemand|niets|nergens|noch|amper|nauwelijks|weiger\\p{L}*|mislukt\\p{L}*|voorkom\\p{L}*|verhinder\\p{L}*|in\\splaats\\svan|bijna\\s(?!(?:all|elk|ieder|een|de|het|naar|tot|altijd)\\p{L}*)\\p{L}{4,}",
    may: "kan|kunnen|zou|zouden|wil|willen|wilden?|moet(?:en)?|mag|mogen|hoopt|hopen|streeft|streven|beloof\\p{L}*|belooft|probeer\\p{L}*|zal|zullen|verwacht\\p{L}*",
    doubts:
      "volgens|zegt|zeggen|zei|zeiden|beweer\\p{L}*|(?:(?<=^)|(?<=,\\s))als|indien|mits|misschien|wellicht|waarschijnlijk|naar\\sverluidt|denkt|denken|geloof\\p{L}*|vermoed\\p{L}*|schijnt|zonder",
  },
  sv: {
    denies:
      "inte(?!\\sbara)|aldrig|ingen|inget|inga|ingenting|varken|knappt|knappast|icke|ej|vägra\\p{L}*|misslyck\\p{L}*|istället\\sför|nästan\\s(?!(?:all|varje|en|ett|till|halv)\\p{L}*)\\p{L}{4,}",
    may: "kan|kunde|skulle|ska|skall|vill|ville|bör|borde|måste|hoppas|planerar|siktar|lovar|lovade|försök\\p{L}*|väntas|räknar\\smed",
    doubts:
      "enligt|säger|sade|sa|påstå\\p{L}*|hävda\\p{L}*|(?:(?<=^)|(?<=,\\s))om|ifall|kanske|möjligen|troligen|antagligen|lär|sägs|uppges|tror|trodde|utan|befarar",
  },
  nb: {
    denies:
      "ikke(?!\\sbare)|aldri|ingen|intet|ingenting|verken|knapt|neppe|nekt(?:er|et)|mislyk\\p{L}*|i\\sstedet\\sfor|nesten\\s(?!(?:all|hver|en|ett?|til|halv)\\p{L}*)\\p{L}{4,}",
    may: "kan|kunne|skulle|skal|vil|ville|bør|burde|må|måtte|håper|planlegger|lover|lovet|prøv\\p{L}+|forsøk\\p{L}+|ventes",
    doubts:
      "ifølge|sier|sa|påstå\\p{L}*|hevde\\p{L}*|hvis|dersom|(?:(?<=^)|(?<=,\\s))om|kanskje|muligens|trolig|antakelig|angivelig|tror|trodde|uten",
  },
  da: {
    denies:
      "ikke(?!\\s(?:bare|kun))|aldrig|ingen|intet|ingenting|hverken|næppe|knap|nægte\\p{L}*|mislyk\\p{L}*|i\\sstedet\\sfor|næsten\\s(?!(?:all|hver|en|et|til|halv)\\p{L}*)\\p{L}{4,}",
    may: "kan|kunne|skulle|skal|vil|ville|bør|burde|må|måtte|håber|planlægger|lover|lovede|prøve\\p{L}*|forsøg\\p{L}*|ventes",
    doubts:
      "ifølge|siger|sagde|påstå\\p{L}*|hævde\\p{L}*|hvis|såfremt|(?:(?<=^)|(?<=,\\s))om|måske|muligvis|formentlig|angiveligt|tror|troede|uden",
  },
  pl: {
    denies:
      "nie(?!\\stylko)|nigdy|nikt|nic|żaden|żadn\\p{L}+|ani|ledwo|ledwie|omal|odmówi\\p{L}+|odmawia\\p{L}*|zamiast|prawie\\s(?!(?:wszys|każd|co|do|o|cał)\\p{L}*)\\p{L}{4,}",
    may: "może|mogą|mógł|mogł\\p{L}+|ma\\s\\p{L}+ć|mają\\s\\p{L}+ć|chce|chcą|chciał\\p{L}*|powinn\\p{L}+|powinien|musi|muszą|planuj\\p{L}+|zamierza\\p{L}*|obieca\\p{L}*|obiecuj\\p{L}+|spodziewa\\p{L}*|próbuj\\p{L}+|będzie|będą",
    doubts:
      "według|zdaniem|twierdz\\p{L}+|mówi|mówią|powiedzi\\p{L}+|podobno|rzekomo|ponoć|jeśli|jeżeli|gdyby\\p{L}*|być\\smoże|chyba|prawdopodobnie|uważa\\p{L}*|sądz\\p{L}+|czy|bez|\\p{L}+(?:łby|łaby|łoby|liby|łyby)",
  },
  ru: {
    denies:
      "не(?!\\sтолько)|ни|никогда|никто|ничего|нет|нельзя|вряд\\sли|едва|чуть|отказ\\p{L}+|вместо|почти\\s(?!(?:вс|кажд|до|на|в|весь|полов)\\p{L}*)\\p{L}{4,}",
    may: "может|могут|мог|могл[аио]|можно|должен|должн[аоы]|хочет|хотят|хотел\\p{L}*|план\\p{L}+|намерен\\p{L}*|собира\\p{L}+|надее\\p{L}+|обеща\\p{L}+|стрем\\p{L}+|пыта\\p{L}+|будет|будут|смож\\p{L}+",
    doubts:
      "по\\s(?:словам|мнению|данным|оценкам|слухам|сообщениям)|согласно|говор(?:ит|ят|ил[аи]?)|сказал\\p{L}*|утвержда\\p{L}+|заявля\\p{L}+|заявил\\p{L}*|считает|считают|если|бы|возможно|наверное|вероятно|якобы|будто|без|ли",
  },
  uk: {
    denies:
      "не(?!\\sтільки|\\sлише)|ні|ніколи|ніхто|нічого|немає|навряд|ледь|відмов\\p{L}+|замість|майже\\s(?!(?:вс|усі|кож|до|на|весь)\\p{L}*)\\p{L}{4,}",
    may: "може|можуть|можна|міг|могл[аио]|має\\s\\p{L}+ти|мають\\s\\p{L}+ти|повин\\p{L}+|хоч\\p{L}+|хотіл\\p{L}*|план\\p{L}+|сподіва\\p{L}+|обіця\\p{L}+|намага\\p{L}+|буде|будуть",
    doubts:
      "за\\s(?:словами|даними|оцінками|чутками)|згідно|каж(?:е|уть)|сказа\\p{L}+|стверджу\\p{L}+|вважа\\p{L}+|якщо|якби|би|б|можливо|мабуть|ймовірно|нібито|без|чи",
  },
  ar: {
    denies: "و?(?:لم|لن|ليس|ليست|لا|دون|بدون|عدم|كاد|كادت|يكاد|تكاد)|رفض\\p{L}*|بدلًا?ا?\\sمن",
    doubts:
      "و?(?:قد\\s[يت]\\p{L}+|ربما|لو|إذا|وفق[ًا]*|وفقا|بحسب|حسب|يقول|تقول|قال|قالت|زعم\\p{L}*|يزعم\\p{L}*|يعتقد\\p{L}*|يمكن|يخطط|تخطط|يهدف|تهدف|يأمل|تأمل|وعد\\p{L}*|يريد|تريد)|من\\sالمتوقع",
  },
  he: {
    denies: "(?:ו|ש)?(?:לא|אין|אינו|אינה|אינם|אינן|מעולם|בלי|ללא)|במקום|כמעט\\s(?!(?:כל|תמיד)(?!\\p{L}))\\p{L}{3,}",
    doubts:
      "(?:ו|ש)?(?:אם|אילו|אולי|ייתכן|לפי|אמר\\p{L}*|אומר\\p{L}*|טוענ\\p{L}+|טוען|טען|טענו|עלול\\p{L}*|עשוי\\p{L}*|עשויה|יכול\\p{L}*|רוצ\\p{L}+|מתכנ\\p{L}+|מקוו\\p{L}+)",
  },
}; // prettier-ignore

/** Where the verb stands behind the figure, so does what denies it. Raw, since words are not set apart in all of them. */
const VERB_LAST: Readonly<Record<string, Words>> = {
  ja: {
    denies: "ません|なかった|(?<!少)ない(?=[。、とがの]|$)|ずに|ず(?=[、。]|$)|なく(?=[、て])|届か",
    doubts:
      "かもしれ|(?<![晴ば])らしい|そうです|そうだ|と言|という(?=こと|話|噂|報)|によると|によれば|はず(?=で|だ|の|が)|だろう|でしょう|予定|目標|見込|計画|たい(?=[。とで]|$)|もし|れば|たら|可能性|予想|想定|ようです|[?？]|ですか|ますか",
  },
  ko: {
    denies: "지\\s?(?:않|못)|못했|못하|없었|없다|없습|아니|(?<!\\p{L})안\\s\\p{L}",
    doubts:
      "수\\s있|수도\\s있|것으로|예정|목표|계획|만약|(?:이라|다|으)면(?=[\\s,])|따르면|라고|다고|듯|아마|가능성|전망(?!대)|추정|까\\?",
  },
  zh: {
    denies: "(?<![淹沉埋])[没沒]|未(?!来|來|必)|并非|並非|不(?![锈鏽断斷仅僅只同过過少久动動足到])",
    doubts: "可能|或许|或許|也许|也許|据说|據說|[据據][^，。]{0,8}[称稱]|预计|預計|计划|計劃|目标|目標|希望|如果|要是|假如|打算|[吗嗎]",
  },
  tr: {
    denies:
      "(?<!\\p{L})(?:değil|yok|hiç|asla|olmadan)(?!\\p{L})|\\p{L}{2,}m(?:[ae]d[ıi]|[ıiuü]yor|[ae]y[ae]c[ae][kğ]|[ae]m[ıi]ş|[ae]z)\\p{L}{0,4}(?!\\p{L})",
    doubts:
      "\\p{L}+[ae]bil(?:ir|ecek|irdi)\\p{L}*|hedef\\p{L}*|planl\\p{L}+|umuyor\\p{L}*|istiyor\\p{L}*|(?<!\\p{L})(?:eğer|belki|muhtemelen|göre)(?!\\p{L})|iddia|söyl(?:edi|üyor)\\p{L}*|sanıl\\p{L}+|m[ıiuü]ş(?!\\p{L})|(?<!\\p{L})ise(?!\\p{L})|\\p{L}{2,}[aeıiuü]rs[ae](?!\\p{L})",
  },
  hi: {
    denies: "(?<![\\p{L}\\p{M}])(?:नहीं|न|ना|मत|बिना)(?![\\p{L}\\p{M}])|इनकार",
    doubts:
      "सकत[ाेी]|चाहिए|लक्ष्य|योजना|अगर|यदि|शायद|के\\sअनुसार|कहना|कहा|दावा|संभव|उम्मीद|क्या",
  },
  bn: {
    denies: "(?<![\\p{L}\\p{M}])(?:না|নয়|নেই)(?![\\p{L}\\p{M}])|নি(?![\\p{L}\\p{M}])",
    doubts: "যদি|হয়তো|অনুযায়ী|দাবি|পার(?:ে|ত)|লক্ষ্য|পরিকল্পনা",
  },
}; // prettier-ignore

/** "no fewer than 300" denies nothing. */
const BOUNDS =
  /(?:no|not) (?:more|fewer|less) than|nicht (?:mehr|weniger) als|pas (?:plus|moins) d(?:e|['’])|no (?:más|menos) de|non (?:più|meno) di|não (?:mais|menos) d[eo]|niet (?:meer|minder) dan|inte (?:mer|mindre|fler|färre) än|ikke (?:mer|mere|mindre|flere|færre) en[nd]|nie (?:więcej|mniej) niż|не (?:более|менее|больше|меньше)(?: чем)?|не (?:більше|менше)(?: ніж)?/giu;

/** Whoever says it stands behind it: "…, the mayor said". */
const SAID_AFTER =
  /[,،]\s(?:\S+\s){0,4}?(?:says?|said|claims?|claimed|sagt|sagte|sagen|heißt es|so (?:der|die|das)|dit|disent|selon|d['’]après|dice|dicen|dijo|dicono|ha detto|secondo|diz|disse|segundo|zegt|zei|volgens|säger|enligt|sier|siger|ifølge|mówi|twierdzi|według|говорит|сказал|по словам|каже|за словами)(?!\p{L})/iu;
/** "Had we sold 3,000 tickets", "Did the city pay", "Were it to". */
const INVERTED = /^(?:had|were|should|did|do|does|has|have|is|are|was|will|would|can|could)\s(?:\p{L}+)/iu;

type Patterns = { denies: RegExp; doubts: RegExp; may: RegExp | null; strong: RegExp };
const made = new Map<string, Patterns>();

function patternsOf(language: string): Patterns | null {
  const known = made.get(language);
  if (known !== undefined) return known;
  const last = VERB_LAST[language];
  const words = last ?? WORDS[language];
  if (words === undefined) return null;
  const whole = (source: string): RegExp =>
    toPattern(last === undefined ? `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])` : source, "iu");
  const patterns = {
    denies: whole(words.denies),
    doubts: whole(words.doubts),
    may: words.may === undefined ? null : whole(words.may),
    strong: strongSigns(language),
  };
  made.set(language, patterns);
  return patterns;
}

/** `start` and `end` of the figure in its sentence; `language` the language part of its tag. */
export function standingOf(sentence: string, start: number, end: number, language: string): Standing {
  const patterns = patternsOf(language);
  if (/[?？؟]\s*["”»]?\s*$/u.test(sentence)) return "doubted";
  if (patterns === null) return "told";
  const before = afterLast(sentence.slice(Math.max(0, start - FARTHEST), start), patterns.strong).replaceAll(
    BOUNDS,
    "",
  );
  // May is a month.
  const told = language === "en" ? before.replaceAll(/(?<!\p{L})May(?!\p{L})/gu, "") : before;
  const own = afterLast(told, WEAK);
  const behind =
    VERB_LAST[language] === undefined ? "" : ` ${/^[^,，、;；。.!]*/u.exec(sentence.slice(end))?.[0] ?? ""}`;
  if (patterns.denies.test(own + behind)) return "denied";
  const far = told.slice(0, told.length - own.length);
  if (patterns.denies.test(far) || patterns.doubts.test(told + behind)) return "doubted";
  if (SAID_AFTER.test(sentence.slice(end))) return "doubted";
  if (language === "en" && INVERTED.test(told.trim())) return "doubted";
  return patterns.may?.test(own) === true ? "possible" : "told";
}

/** What joins a clause that stands for itself. */
const JOINS: Readonly<Record<string, string>> = {
  en: "and|but|so|yet|while|whereas", de: "und|aber|doch|sondern|während", fr: "et|mais|tandis", es: "y|pero|sino|mientras",
  it: "e|ma|mentre", pt: "e|mas|enquanto", nl: "en|maar|terwijl", sv: "och|men|medan", nb: "og|men|mens", da: "og|men|mens",
  pl: "i|a|ale|lecz", ru: "и|а|но", uk: "і|й|та|а|але", tr: "ve|ama", ar: "لكن|ولكن", he: "אבל|אך",
}; // prettier-ignore
/** UTF-16 units before a figure beyond which nothing speaks of it. */
const FARTHEST = 400;
/** Beyond these another sentence begins, or one that stands beside it. */
function strongSigns(language: string): RegExp {
  const joins = JOINS[language] ?? "(?!)";
  return toPattern(
    `[.;:!?。；：！？؛।](?!\\p{Nd})|\\s[–—]\\s|[,،]\\s(?:${joins})\\s|\\s(?:but|aber|sondern|sino|maar|lecz|но|але)\\s`,
    "giu",
  );
}
const WEAK = /[,،、，](?!\p{Nd})/gu;

function afterLast(text: string, sign: RegExp): string {
  const last = [...text.matchAll(sign)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

/** Whether words deny something; unknown languages deny nothing. */
export function denies(text: string, language: string): boolean {
  return patternsOf(language)?.denies.test(text.replaceAll(BOUNDS, "")) === true;
}
