import { toPattern } from "../text/regex.ts";

/**
 * Words that open the first step of several, a next one and the last, by language, as alternatives of a regular
 * expression. `past`: endings and words of sentences that tell what happened, and to whom, which are a story and no steps; `pastStep`: the
 * same where only a step, which begins with its verb or subject, shows it.
 */
export type StepWords = { first: string; next: string; last: string; past?: RegExp; pastStep?: RegExp };

const word = (source: string): RegExp =>
  toPattern(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, "iu");

/** What we did ends in נו, what they did in ו, what she did in ה; what they do ends in ים and ות, what she does in ת. */
const HEBREW_PAST = word(
  "(?!(?:של|ל|אות|אנח|ב|אית|כול|עלי|אלי)נו)\\p{L}{3,}(?:תי|נו)|היה|היית\\p{L}*|היו|אמר\\p{L}*|היא \\p{L}+ה|ה[םן] \\p{L}{2,}ו|הוא \\p{L}{3}|אני|סבא|סבתא|אבא|אמא",
);
/** A verb of what is done begins with a letter of its person, or commands; what was done begins with its root. */
const ARABIC_PAST =
  /^(?![يتناأإ])\p{L}|(?<![\p{L}\p{M}])(?:كان\p{L}*|قال\p{L}*|أنا|جد(?:ي|تي)|أبي|أمي|\p{L}{3,}نا(?!\p{L}))/u;

export const STEP_WORDS: Readonly<Record<string, StepWords>> = {
  en: {
    first: "first(?: of all)?|to begin with|to start with",
    next: "then|next|after that|after this|afterwards|and then|from there",
    last: "finally|lastly|at the end|to finish",
    past: word("was|were|had|did|went|came|saw|said|heard|fell|rose|took|made|got|gave|left|kept|knew|thought|felt|found|began|ran|sat|stood|told|lost|won|met|held|brought|bought|he|she|my|I|(?:grand)?(?:mother|father)|aunt|uncle"),
  },
  de: {
    first: "zuerst|zunächst|als erstes|zu beginn",
    next: "dann|danach|anschließend|im nächsten schritt|als nächstes|darauf|daraufhin",
    last: "zum schluss|schließlich|zuletzt|am ende|abschließend|zum abschluss",
    past: word("war|waren|hatten?|wurden?|kam|kamen|ging|gingen|sah|sahen|sagten?|stand|lag|fand|fanden|blieb|ließ|hörten?|erkannten?|lief|nahm|nahmen|gab|begann|starb|machten?|wollten?|konnten?|mussten?|dachten?|fiel|rief|trat|schrieb|sprach|brachten?|mein\\p{L}*|er|ich|mich|(?:groß)?(?:mutter|vater)|oma|opa|tante|onkel"),
  },
  fr: {
    first: "d['’]abord|tout d['’]abord|pour commencer|en premier",
    next: "ensuite|puis|après cela|après quoi|après",
    last: "enfin|finalement|pour finir|pour terminer|en dernier|à la fin",
    past: word("étai(?:t|ent)|avai(?:t|ent)|fut|furent|\\p{L}{2,}(?:aient|èrent|irent)|(?:a|ont|est|sont|suis|ai)\\s(?:\\p{L}+ment\\s)?(?:\\p{L}+ée?s?|venue?s?|parti|partie|mort|morte|dit|vu|mis|pris|fait)|mon|ma|mes|je|elle|lui|(?<!['’])il(?=\\s(?!faut|suffit|s\\p{L}*agit|y\\s|reste|vaut))"),
  },
  es: {
    first: "primero|en primer lugar|para empezar|ante todo",
    next: "después|luego|a continuación|entonces|seguidamente",
    last: "por último|finalmente|al final|para terminar",
    past: word("\\p{L}{2,}(?:ó|aron|ieron|aban?)|fue|fueron|era|eran|había|habían|hizo|dijo|vino|vinieron|mi|mis|ella|él|yo|abuel[oa]"),
  },
  it: {
    first: "prima(?: di tutto)?|per prima cosa|innanzitutto|anzitutto|dapprima|per cominciare",
    next: "poi|dopo|quindi|in seguito|successivamente|dopodiché",
    last: "infine|alla fine|da ultimo|per finire",
    past: word("\\p{L}{2,}(?:ò|arono|erono|irono|avano|evano|ivano)|era|erano|fu|furono|aveva|disse|venne|vide|mio|mia|miei|lui|lei|io|nonn[oa]"),
  },
  pt: {
    first: "primeiro|em primeiro lugar|para começar|antes de mais",
    next: "depois|em seguida|a seguir|de seguida|então",
    last: "por fim|por último|finalmente|no final|no fim",
    past: word("\\p{L}{2,}(?:ou|aram|eram|iram|avam?)|foi|era|tinha|disse|veio|viu|minha|meu|ele|ela|eu|avó|avô"),
  },
  nl: {
    first: "eerst|allereerst|om te beginnen",
    next: "dan|daarna|vervolgens|hierna|daarop",
    last: "tot slot|ten slotte|tenslotte|uiteindelijk|als laatste",
    past: word("was|waren|had|hadden|kwam|kwamen|ging|gingen|zag|zagen|werd|werden|begon|begonnen|zei|stond|mijn|toen|hij|ik"),
  },
  sv: { first: "först", next: "sedan|därefter|efter det|sen", last: "till sist|slutligen|till slut", past: word("var|hade|kom|gick|såg|sade|sa|blev|min|mitt") },
  da: { first: "først", next: "så|derefter|bagefter", last: "til sidst|til slut|endelig", past: word("var|havde|kom|gik|så jeg|sagde|blev|min|mit") },
  nb: { first: "først", next: "så|deretter|etterpå", last: "til slutt|til sist|endelig", past: word("var|hadde|kom|gikk|sa|ble|min|mitt") },
  pl: { first: "najpierw|na początku", next: "potem|następnie|później", last: "na koniec|na końcu|wreszcie", past: word("\\p{L}{2,}(?:ł|ła|li|ły)|mój|moja|on|ona") },
  cs: { first: "nejprve|nejdřív(?:e)?", next: "pak|potom|poté", last: "nakonec", past: word("\\p{L}{2,}(?:l|la|li|ly)|můj") },
  ru: { first: "сначала|сперва|для начала|прежде всего", next: "затем|потом|после этого|далее", last: "наконец|в конце|под конец|в завершение", past: word("\\p{L}{2,}(?:л|ла|ли|ло|лся|лась|лись)|мой|моя|он|она|я|бабушка|дед(?:ушка)?") },
  uk: { first: "спочатку|спершу", next: "потім|далі|після цього", last: "нарешті|наприкінці|наостанок|насамкінець", past: word("\\p{L}{2,}(?:в|ла|ли|ло|вся|лася|лися)|мій|моя") },
  tr: { first: "önce|ilk önce|öncelikle|ilk olarak", next: "sonra|ardından|daha sonra|bundan sonra", last: "son olarak|en son|sonunda|en sonunda", past: word("\\p{L}{2,}[dt][ıiuü](?:k|m|n|lar|ler|nız|niz)?") },
  ar: { first: "أول[اًا]{1,3}|في البداية|بداية|بدايةً", next: "ثم|بعد ذلك|وبعد ذلك|بعدها|ومن ثم", last: "و?أخير[اًا]{1,3}|في النهاية|وفي النهاية|في الختام", pastStep: ARABIC_PAST },
  he: { first: "קודם(?: כ[ו]?ל)?|תחילה|ראשית|בהתחלה", next: "אחר כך|לאחר מכן|אחרי כן|בהמשך|ו?אז", last: "ו?לבסוף|בסוף|לסיום", pastStep: HEBREW_PAST },
  hi: { first: "सबसे पहले|पहले", next: "फिर|इसके बाद|उसके बाद", last: "अंत में|आखिर में|आख़िर में", past: /(?:या|ए|ई|था|थे|थी|[ाी]) ?(?:हम|मैं)?$|(?<=\s)(?:गए|गया|गई|था|थे|थी|मेरे|मेरी)(?=\s|।|$)|(?:ा|ाया|ाई|ीं|ए)[।.]?$/u },
  ja: { first: "まず(?:は)?|最初に|はじめに|初めに", next: "次に|続いて|つづいて|(?:その|この)(?:後|あと)(?:に|は)?|それから|つぎに|そして", last: "最後に|仕上げに", past: /(?:た|だった|ました|でした)[。]?$|彼|彼女/u },
  zh: { first: "首先|第一步|先", next: "然后|接着|随后|之后|再|然後|接著|第[二三四五]步", last: "最后|最後", past: /[他她我]|了(?=[，。]|$)/u },
  ko: { first: "먼저|우선|첫 번째로", next: "그다음(?:에|으로)?|그 다음(?:에|으로)?|그런 다음|다음으로|이어서|그리고 나서", last: "마지막으로|끝으로|마지막에", past: /[았었였했갔왔됐랐렸졌](?:습니다|다|어요)[.]?$|(?:^|\s)(?:내|나는|그는|그녀는)\s/u },
  vi: { first: "trước hết|trước tiên|đầu tiên", next: "sau đó|tiếp theo|tiếp đó|kế đến|rồi", last: "cuối cùng|sau cùng", past: word("hồi đó|ngày ấy|tôi|ông|bà|họ|anh ấy|cô ấy|chị ấy") },
  id: { first: "pertama-tama|pertama|mula-mula|langkah pertama", next: "kemudian|lalu|setelah itu|selanjutnya|berikutnya", last: "terakhir|sebagai penutup|di akhir", past: word("ia|dia|mereka|saya|kami|waktu itu|dulu|tahun lalu") },
  bn: { first: "প্রথমে|শুরুতে", next: "তারপর|এরপর|এর পর", last: "শেষে|সবশেষে|সব শেষে", past: /(?:লেন|লাম|লো|গেল|হল|এল|ছিল|ছিলেন|তাম)$/u },
  ta: { first: "முதலில்", next: "பிறகு|பின்னர்|அடுத்து|அதன் பிறகு", last: "கடைசியாக|இறுதியாக|கடைசியில்|இறுதியில்", past: /(?:ார்|ாள்|ான்|ேன்|ோம்|ார்கள்|ந்தது|த்தது|ட்டது|னது)$/u },
}; // prettier-ignore

/** Languages that turn the verb before its subject behind such a word: without the word they would ask. */
export const TURNS: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "nb"]);

/**
 * Words that count what is said, from the first on. `frame`: they count only before "is" or a noun that is counted
 * ("The first is …", "Der zweite Grund ist …"), as the pattern of what stands behind them, with the noun as `noun`.
 */
export type CountWords = { ordinals: readonly string[]; frame?: string };

export const COUNT_WORDS: Readonly<Record<string, readonly CountWords[]>> = {
  en: [
    { ordinals: ["firstly|first,", "secondly|second,", "thirdly|third,", "fourthly|fourth,", "fifthly|fifth,", "sixthly|sixth,", "seventhly|seventh,", "eighthly|eighth,", "ninthly|ninth,", "tenthly|tenth,", "eleventh,", "twelfth,"] },
    { ordinals: ["the first", "the second|another", "the third", "the fourth", "the fifth"], frame: "(?:\\s(?<noun>\\p{L}+))?\\s(?:is|are)(?:\\sthat)?\\s" },
  ],
  de: [
    { ordinals: ["erstens", "zweitens", "drittens", "viertens", "fünftens", "sechstens", "siebtens|siebentens", "achtens", "neuntens", "zehntens", "elftens", "zwölftens"] },
    { ordinals: ["de[rn]? erste|die erste|das erste", "de[rn]? zweite|die zweite|das zweite", "de[rn]? dritte|die dritte|das dritte", "der vierte|die vierte|das vierte"], frame: "(?:\\s(?<noun>\\p{L}+))?\\s(?:ist|sind)(?:,\\sdass)?\\s" },
  ],
  fr: [
    { ordinals: ["premièrement", "deuxièmement|secondement", "troisièmement", "quatrièmement", "cinquièmement", "sixièmement", "septièmement", "huitièmement", "neuvièmement", "dixièmement", "onzièmement", "douzièmement"] },
    { ordinals: ["l[ea] premi(?:er|ère)", "l[ea] (?:deuxième|seconde?)", "l[ea] troisième", "l[ea] quatrième"], frame: "(?:\\s(?<noun>\\p{L}+))?(?:\\sest|,\\sc['’]est)\\s(?:que\\s)?" },
  ],
  es: [
    { ordinals: ["en primer lugar|primero,", "en segundo lugar|segundo,", "en tercer lugar|tercero,", "en cuarto lugar|cuarto,", "en quinto lugar|quinto,", "en sexto lugar|sexto,", "en séptimo lugar|séptimo,", "en octavo lugar|octavo,", "en noveno lugar|noveno,", "en décimo lugar|décimo,"] },
    { ordinals: ["l?a?e?l? ?primer[oa]?", "(?:el|la) segund[oa]", "(?:el|la) tercer[oa]?", "(?:el|la) cuart[oa]"], frame: "(?:\\s(?<noun>\\p{L}+))?\\ses\\s(?:que\\s)?" },
  ],
  it: [
    { ordinals: ["in primo luogo", "in secondo luogo", "in terzo luogo", "in quarto luogo", "in quinto luogo", "in sesto luogo", "in settimo luogo", "in ottavo luogo", "in nono luogo", "in decimo luogo"] },
    { ordinals: ["il primo|la prima", "il secondo|la seconda", "il terzo|la terza", "il quarto|la quarta"], frame: "(?:\\s(?<noun>\\p{L}+))?\\sè\\s(?:che\\s)?" },
  ],
  pt: [
    { ordinals: ["em primeiro lugar", "em segundo lugar", "em terceiro lugar", "em quarto lugar", "em quinto lugar", "em sexto lugar", "em sétimo lugar", "em oitavo lugar", "em nono lugar", "em décimo lugar"] },
    { ordinals: ["o primeiro|a primeira", "o segundo|a segunda", "o terceiro|a terceira", "o quarto|a quarta"], frame: "(?:\\s(?<noun>\\p{L}+))?\\sé\\s(?:que\\s)?" },
  ],
  nl: [
    { ordinals: ["ten eerste", "ten tweede", "ten derde", "ten vierde", "ten vijfde", "ten zesde", "ten zevende", "ten achtste", "ten negende", "ten tiende"] },
    { ordinals: ["de eerste|het eerste", "de tweede|het tweede", "de derde|het derde"], frame: "(?:\\s(?<noun>\\p{L}+))?\\sis(?:\\sdat)?\\s" },
  ],
  sv: [{ ordinals: ["för det första", "för det andra", "för det tredje", "för det fjärde", "för det femte", "för det sjätte", "för det sjunde", "för det åttonde", "för det nionde", "för det tionde"] }],
  da: [{ ordinals: ["for det første", "for det andet", "for det tredje", "for det fjerde", "for det femte", "for det sjette", "for det syvende", "for det ottende", "for det niende", "for det tiende"] }],
  nb: [{ ordinals: ["for det første", "for det andre", "for det tredje", "for det fjerde", "for det femte", "for det sjette", "for det sjuende|for det syvende", "for det åttende", "for det niende", "for det tiende"] }],
  pl: [{ ordinals: ["po pierwsze", "po drugie", "po trzecie", "po czwarte", "po piąte", "po szóste", "po siódme", "po ósme", "po dziewiąte", "po dziesiąte"] }],
  cs: [{ ordinals: ["za prvé|zaprvé", "za druhé|zadruhé", "za třetí|zatřetí", "za čtvrté|začtvrté", "za páté|zapáté", "za šesté|zašesté", "za sedmé|zasedmé", "za osmé|zaosmé", "za deváté|zadeváté", "za desáté|zadesáté"] }],
  ru: [
    { ordinals: ["во-первых", "во-вторых", "в-третьих", "в-четв[её]ртых", "в-пятых", "в-шестых", "в-седьмых", "в-восьмых", "в-девятых", "в-десятых"] },
    { ordinals: ["перв(?:ый|ая|ое)", "втор(?:ой|ая|ое)", "трет(?:ий|ья|ье)", "четв[её]рт(?:ый|ая|ое)"], frame: "(?:\\s(?<noun>\\p{L}+))?\\s[—–-]\\s" },
  ],
  uk: [{ ordinals: ["по-перше", "по-друге", "по-третє", "по-четверте", "по-п['’]яте", "по-шосте", "по-сьоме", "по-восьме", "по-дев['’]яте", "по-десяте"] }],
  tr: [{ ordinals: ["birincisi|birinci neden", "ikincisi|ikinci neden", "üçüncüsü|üçüncü neden", "dördüncüsü"] }],
  ar: [
    { ordinals: ["أول[اًا]{1,3}", "ثاني[اًا]{1,3}", "ثالث[اًا]{1,3}", "رابع[اًا]{1,3}", "خامس[اًا]{1,3}", "سادس[اًا]{1,3}", "سابع[اًا]{1,3}", "ثامن[اًا]{1,3}", "تاسع[اًا]{1,3}", "عاشر[اًا]{1,3}"] },
    { ordinals: ["(?:السبب |العامل )?الأول(?:ى)?", "(?:و)?(?:السبب |العامل )?الثاني[ة]?", "(?:و)?(?:السبب |العامل )?الثالث[ة]?", "(?:و)?(?:السبب |العامل )?الرابع[ة]?"], frame: "\\s(?:هو|هي|أن)\\s|[،:]\\s" },
  ],
  he: [
    { ordinals: ["ראשית", "שנית", "שלישית", "רביעית"] },
    { ordinals: ["ה\\p{L}+ הראשו(?:ן|נה)|הראשו(?:ן|נה)", "(?:ה\\p{L}+ )?השני(?:יה|ה)?", "(?:ה\\p{L}+ )?השלישי(?:ת)?"], frame: "\\s(?:הוא|היא)\\s|[,:]\\s" },
  ],
  hi: [{ ordinals: ["पहल[ाी](?:\\s(?:कारण|वजह|बात))?", "दूसर[ाी](?:\\s(?:कारण|वजह|बात))?", "तीसर[ाी](?:\\s(?:कारण|वजह|बात))?", "चौथ[ाी](?:\\s(?:कारण|वजह|बात))?", "पाँचव[ाी]ँ?|पांचव[ाी]ं?", "छठ[ाी]", "सातव[ाी][ँं]?", "आठव[ाी][ँं]?", "नौव[ाी][ँं]?", "दसव[ाी][ँं]?"], frame: "[,:]\\s|\\s(?:यह\\s(?:है\\s)?कि\\s|है\\s)" }],
  ja: [{ ordinals: ["第一に|(?:一|1)つ目は|一点目は", "第二に|(?:二|2)つ目は|二点目は", "第三に|(?:三|3)つ目は|三点目は", "第四に|(?:四|4)つ目は", "第五に|(?:五|5)つ目は", "第六に|(?:六|6)つ目は", "第七に|(?:七|7)つ目は", "第八に|(?:八|8)つ目は", "第九に|(?:九|9)つ目は", "第十に"] }],
  zh: [{ ordinals: ["第一(?=[，,])|其一|一是", "第二(?=[，,])|其二|二是", "第三(?=[，,])|其三|三是", "第四(?=[，,])|其四|四是", "第五(?=[，,])|其五|五是", "第六(?=[，,])|其六|六是", "第七(?=[，,])|其七|七是", "第八(?=[，,])|其八|八是", "第九(?=[，,])", "第十(?=[，,])"] }],
  ko: [{ ordinals: ["첫째|첫 번째(?:는|로)?", "둘째|두 번째(?:는|로)?", "셋째|세 번째(?:는|로)?", "넷째|네 번째(?:는|로)?", "다섯째|다섯 번째(?:는|로)?", "여섯째|여섯 번째(?:는|로)?", "일곱째|일곱 번째(?:는|로)?", "여덟째|여덟 번째(?:는|로)?", "아홉째|아홉 번째(?:는|로)?", "열째|열 번째(?:는|로)?"] }],
}; // prettier-ignore
