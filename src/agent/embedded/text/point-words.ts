import { toPattern } from "./regex.ts";

/** Words at the seams of a sentence, by language, as alternatives of a regular expression. */
type Words = Readonly<Record<string, string>>;

/** What sets a clause against the one before it. Behind a comma or a dash only. */
const AGAINST: Words = {
  en: "but(?! for)|yet", de: "aber|doch|sondern|jedoch", fr: "mais|pourtant", es: "pero|sino", it: "ma|però|bensì", pt: "mas|porém",
  nl: "maar|doch", sv: "men", da: "men", nb: "men", pl: "ale|lecz|jednak", cs: "ale|nýbrž|avšak", sk: "ale|no",
  ru: "но|однако|зато", uk: "але|проте|однак|зате", bg: "но|обаче", hr: "ali|nego|no", sr: "ali|nego|но|али|него",
  tr: "ama|fakat|ancak|oysa", el: "αλλά|όμως|μα", hu: "de|hanem|azonban", fi: "mutta|vaan", ro: "dar|însă|ci", ca: "però|sinó",
  id: "tetapi|tapi|namun|melainkan", vi: "nhưng", ar: "و?لكن(?:ه|ها|هم|هما|نا|ني)?|بل|غير أن\\p{L}*|إلا أن\\p{L}*", he: "אבל|אך|אלא|אולם",
  fa: "اما|ولی|بلکه", ur: "لیکن|مگر|بلکہ", hi: "लेकिन|मगर|परंतु|परन्तु|किंतु|किन्तु|बल्कि", mr: "पण|परंतु", bn: "কিন্তু|তবে", ta: "ஆனால்", te: "కానీ",
}; // prettier-ignore

/** Scripts without spaces: no word ends where the next begins. */
const AGAINST_UNSPACED = /^(?:但是?|可是?|却|然而|不过|而是|只是|只不过)/u;

/** What makes of a clause a part of the next one; "der", "die", "das" and the like open a sentence in another sense. */
const NEVER_FIRST: Words = {
  en: "which|who|whose|whom|and then|so that|without|where", de: "sondern|da|der|die|das|dass|dessen|deren|während|seit", fr: "qui|dont|que|comme",
  es: "sino|que|cuyo|quien|como", it: "che|cui|come|se ne", pt: "que|cujo|quem|como", nl: "die|dat|als|sinds",
  ru: "потому|который|которая|которое|которые|что|пока|после", pl: "bo|któr\\p{L}+|co|że|żeby|gdzie", cs: "že|kter\\p{L}+|co|kde|než|aby", sv: "att|som|vars|där|sedan|fast",
  da: "at|som|der|hvor|da|før|siden", nb: "at|som|der|hvor|da|før|siden", uk: "тому що|який|яка|які|що|поки|після", ar: "الذي|التي|الذين|لأن",
  he: "כי|אשר|ש\\S+|כש\\S+", hi: "जो|कि|क्योंकि",
}; // prettier-ignore

/** Where a language has no list of openers of its own, or more of them. */
const FIRST: Words = {
  en: "even (?:if|though|when)|as soon as|as long as|wherever", de: "da (?=(?:es|er|sie|man|wir|ein\\p{L}*|der|die|das)\\s)|während (?=(?:er|sie|es|man|wir|ich)\\s)|seit (?=(?:er|sie|es|man|wir)\\s)|als (?=\\p{L}+\\s)",
  fr: "dès qu(?:e|['’])|alors qu(?:e|['’])|tant qu(?:e|['’])|même si|chaque fois qu(?:e|['’])|pour qu(?:e|['’])", es: "apenas|en cuanto|a pesar de que|siempre que|como (?=no )", it: "benché|sebbene|ogni volta che|finché|non appena", pt: "assim que|sempre que|apesar de",
  nl: "toen|zodra|zolang|als (?=(?:de|het|een|je|ze|hij|er|we)\\s)", ru: "как только|пока не|после того как|перед тем как|едва", uk: "щойно|як тільки|якби", tr: "eğer|madem", el: "όταν|αν|επειδή|αφού|μόλις|όσο|καθώς|ενώ|παρόλο που",
  hu: "amikor|ha|mivel|bár|miután|mielőtt|amíg|amint", fi: "kun|jos|koska|vaikka|kunnes|ennen kuin", ro: "când|dacă|deși|pentru că|fiindcă|înainte să|după ce", ca: "quan|si|encara que|perquè|mentre", bg: "когато|ако|въпреки че|докато|след като", hr: "kad(?:a)?|ako|iako|dok|čim", sk: "keď|ak|hoci|kým",
  id: "ketika|jika|saat|karena|meskipun|setelah|sebelum|apabila|kalau", vi: "khi|nếu|vì|mặc dù|dù|sau khi|trước khi", fa: "وقتی|هنگامی که|اگر|چون|گرچه|با اینکه", ur: "جب|اگر|چونکہ|اگرچہ", mr: "जेव्हा|जर|जरी", bn: "যখন|যদি|যদিও|যেহেতু", he: "כאשר|כשה\\p{L}+",
  zh: "当|如果|虽然|尽管|由于|因为|只要|每当|即使|一旦|自从|随着|为了|直到", ko: "만약|비록",
}; // prettier-ignore

/** Before a comma they tell when or where, and nothing that happened. */
const PHRASE: Words = {
  en: "in(?! fact| short| general| addition| contrast| particular| truth| other words| the end| theory)|on(?! the other| the contrary| average)|at(?! least)|by(?! contrast| comparison)|for(?! example| instance)|from|during|under|over|within|since|until|after(?! all,)|before|between|beneath|behind|above(?! all)|below|along|across|around|inside|outside|near|with|without|despite|according to|throughout|beyond|today|now|nowadays|tonight|yesterday|tomorrow|every (?:day|night|year|week|month|spring|summer|autumn|winter|morning|evening)|each (?:day|night|year|week|month|spring|summer|autumn|winter|morning|evening)|one (?:day|night|morning|evening)|that (?:day|night|year|same year)|(?:two|three|four|five|six|seven|eight|nine|ten|a few|many|some|\\p{Nd}+) (?:years?|days?|weeks?|months?|hours?|minutes?|decades?|centuries) (?:later|ago|earlier|before|on)|(?:years|days|weeks|months|centuries|decades) (?:later|ago)|once a (?:year|month|week|day)",
  fr: "en(?! effet| revanche| fait| général| outre| somme| résumé)|dans|à|au|aux|pour|pendant|depuis|vers|dès|durant|après|avant|sous|sur|chez|entre|jusqu['’]|selon|malgré|sans|avec|grâce|au lieu|aujourd['’]hui|hier|demain|chaque (?:jour|nuit|année|matin|soir|été|hiver|printemps|automne|semaine)|un (?:jour|soir|matin)|(?:deux|trois|quatre|cinq|dix|\\p{Nd}+) (?:ans|jours|mois|semaines|siècles) plus tard",
  es: "en(?! efecto| cambio| realidad| general| resumen)|durante|desde|hacia|tras|después de|antes de|hasta|según|sin(?! embargo)|con|sobre|bajo|entre|para|por(?! ejemplo| eso| tanto| supuesto)|a (?:lo largo|finales|principios|partir|los|las)|al (?:final|principio|amanecer|anochecer|cabo)|hoy|ayer|mañana|ahora|cada (?:año|día|noche|semana|mes|invierno|verano|primavera)|un día|una noche",
  it: "nel(?:l['’]|la|lo)?|negli|nei|nelle|in(?! realtà| effetti| breve| generale)|durante|dal(?:l['’]|la)?|dopo|prima|per(?! esempio| questo)|con|senza|tra|fra|sotto|sopra|su(?:l|lla)?|secondo|oggi|ieri|domani|ora|ogni (?:anno|giorno|notte|sera|mattina|inverno|estate)|un giorno|all['’]inizio|alla fine",
  pt: "em(?! geral| suma| resumo)|no(?! entanto)|na|nos|nas|durante|desde|após|depois|antes|até|por(?! exemplo| isso| outro lado)|para|com|sem|sob|sobre|entre|segundo|hoje|ontem|amanhã|agora|cada (?:ano|dia|noite)|todos os (?:anos|dias)|um dia|ao (?:longo|fim|final|amanhecer)",
  ar: "في|خلال|منذ|بعد|قبل|حتى|على|عند|اليوم|الآن|بعد ذلك|تحت|فوق", he: "ב\\p{L}+|בשנת|לפני|אחרי|במשך|היום|כיום|מאז|לאחר", tr: "bugün|şimdi|her (?:yıl|gün|gece|sabah|kış|yaz|bahar)", fa: "در|پس از|پیش از|امروز|اکنون|تا|از", ur: "آج|اب", el: "σήμερα|τώρα|κάθε χρόνο|το|στην?|στο|στα|μετά|πριν|κατά|από|για",
  id: "pada|di|sejak|selama|setelah|sebelum|hari ini|kini|sekarang|dari|dalam", vi: "năm|vào|ở|trong|từ|sau|trước|hôm nay|ngày nay|mỗi năm|mỗi ngày", ro: "în|la|după|înainte|de|pentru|azi|astăzi|acum|timp de", ca: "en|durant|des|després|abans|avui|al|als|a", hu: "ma|most|tavaly", fi: "tänään|nyt",
}; // prettier-ignore

/** Words by which the beginning of a sentence already tells something: "In 1720 opened the Caffè Florian, …". */
const TELLS: Words = {
  en: "stood|lay|lived|came|went|hung|sat|stands|lies|lives|rose|began|(?!hundred)\\p{Ll}{3,}ed", fr: "est|sont|était|étaient|fut|furent|naît|naquit|vit|vivent|a|ont|avait|avaient|\\p{L}+(?:èrent|irent|urent|ait|aient)",
  es: "\\p{L}{2,}(?:ó|aron|ieron|aba|aban|ían)|fue|fueron|era|eran|es|hay|había|son|está|están|tiene|nace|vive|viven", it: "\\p{L}{2,}(?:ò|ì|arono|irono|ava|avano|eva|evano)|è|nacque|fu|furono|era|erano|sono|ha|hanno|vive|vivono|nasce|c['’]è|venne",
  pt: "\\p{L}{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)|é|foi|foram|era|eram|há|são|tem|vive|vivem|está",
}; // prettier-ignore

/** Behind the comma they give a reason, or what speaks against it; what was said before stands by itself. */
const REASON: Words = {
  en: "because|although|though|even though|even if|since (?=(?:it|they|he|she|we|you|the|its|their|his|her|no|nobody|there)\\s)", de: "weil|obwohl|denn|wobei|obgleich|zumal|da (?=(?:es|er|sie|man|wir|ein\\p{L}*|der|die|das|ihr\\p{L}*|sein\\p{L}*|kein\\p{L}*)\\s)", fr: "parce qu(?:e|['’])|car|puisqu(?:e|['’])|bien qu(?:e|['’])|quoiqu(?:e|['’])|même si",
  es: "porque|pues|ya que|aunque|puesto que|si bien", it: "perché|poiché|dato che|anche se|sebbene|benché|giacché", pt: "porque|pois|embora|já que|uma vez que|apesar de|ainda que", nl: "omdat|want|hoewel|ook al|aangezien", sv: "eftersom|för(?! att)|fast|även om|trots att", da: "fordi|selvom|selv om|for(?! at)|skønt", nb: "fordi|selv om|for(?! å)|ettersom",
  pl: "bo|ponieważ|gdyż|choć|chociaż|mimo że", cs: "protože|neboť|ačkoli|i když|přestože", sk: "pretože|lebo|hoci", ru: "потому что|так как|поскольку|ведь|хотя|ибо", uk: "бо|тому що|оскільки|адже|хоча", bg: "защото|тъй като|въпреки че|макар", hr: "jer|iako|premda", sr: "jer|iako|јер|иако", tr: "çünkü", el: "γιατί|επειδή|αφού|αν και|παρότι|διότι",
  hu: "mert|hiszen|bár|mivel|noha", fi: "koska|sillä|vaikka", ro: "pentru că|deoarece|fiindcă|deși|căci", ca: "perquè|ja que|encara que", id: "karena|sebab|meskipun|walaupun", vi: "vì|bởi vì|mặc dù|dù", ar: "لأن\\p{L}*|رغم أن\\p{L}*|على الرغم من|مع أن\\p{L}*", he: "כי|מפני ש\\p{L}+|משום ש\\p{L}+|אף על פי ש\\p{L}+|למרות ש\\p{L}+", fa: "زیرا|چون|چرا که|هرچند|گرچه", ur: "کیونکہ|اگرچہ|حالانکہ", hi: "क्योंकि|हालाँकि|हालांकि|चूँकि", mr: "कारण", bn: "কারণ|যদিও",
}; // prettier-ignore
const REASON_UNSPACED = /^(?:因为|虽然|尽管)/u;

/** Where a comma before it says that the clause only adds: elsewhere every relative clause has one. */
const ADDS: Words = {
  en: "which|who|whose|where", fr: "qui|dont|où", es: "cuy[oa]s?|donde|lo que|quien(?:es)?", it: "il (?:cui|quale)|la (?:cui|quale)|dove", pt: "cuj[oa]s?|onde|o que", nl: "waardoor|waar|wat",
}; // prettier-ignore

/** Of a row of things: "apples, pears and plums". */
const AND: Words = {
  en: "and|or|nor|&", de: "und|oder|sowie", fr: "et|ou|ni", es: "y|e|o|u|ni", it: "ed?|od?|né", pt: "e|ou|nem", nl: "en|of", sv: "och|eller", da: "og|eller", nb: "og|eller", pl: "i|oraz|lub|albo|a", cs: "a|nebo|i", sk: "a|alebo", ru: "и|или|да", uk: "і|й|та|або", bg: "и|или", hr: "i|ili", sr: "i|ili|и|или", tr: "ve|veya|ile", el: "και|κι|ή", hu: "és|vagy", fi: "ja|tai|sekä", ro: "și|sau", ca: "i|o", id: "dan|atau|serta", vi: "và|hoặc|hay", ar: "أو", he: "או", fa: "و|یا", ur: "اور|یا", hi: "और|या|तथा", mr: "आणि|किंवा", bn: "এবং|ও|বা", ta: "மற்றும்|அல்லது", ko: "및|그리고|또는",
}; // prettier-ignore

function opening(words: Words): ReadonlyMap<string, RegExp> {
  return new Map(
    Object.entries(words).map(([base, some]) => [base, toPattern(`^(?:${some})(?<![\\p{L}\\p{M}](?=[\\p{L}\\p{M}]))`, "iu")]),
  ); // prettier-ignore
}

const against = opening(AGAINST);
const neverFirst = opening(NEVER_FIRST);
const first = opening(FIRST);
const phrase = opening(PHRASE);
const reason = opening(REASON);
const adds = opening(ADDS);
const tellings = new Map(
  Object.entries(TELLS).map(([base, words]) => [
    base,
    toPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "u"),
  ]),
);
const unspaced = (base: string): boolean => base === "zh" || base === "yue";

export const opensAgainst = (part: string, base: string): boolean =>
  against.get(base)?.test(part) === true || (unspaced(base) && AGAINST_UNSPACED.test(part));
export const isNeverFirst = (part: string, base: string): boolean =>
  neverFirst.get(base)?.test(part) === true;
export const opensFirst = (part: string, base: string): boolean =>
  unspaced(base) ? FIRST_UNSPACED.test(part) : first.get(base)?.test(part) === true;
export const opensPhrase = (part: string, base: string): boolean => phrase.get(base)?.test(part) === true;
/** Whether the words that stand first hold a verb, or a name behind their year. */
export const tells = (part: string, base: string): boolean =>
  tellings.get(base)?.test(part) === true || /\p{Nd}{4} \p{L}{4,}/u.test(part);
export const opensReason = (part: string, base: string): boolean =>
  reason.get(base)?.test(part) === true || (unspaced(base) && REASON_UNSPACED.test(part));
export const opensAddition = (part: string, base: string): boolean => adds.get(base)?.test(part) === true;

const FIRST_UNSPACED = toPattern(`^(?:${FIRST["zh"] ?? ""})`, "u");

const rows = new Map(
  Object.entries(AND).map(([base, words]) => [
    base,
    {
      near: toPattern(`^(?:\\S+\\s){0,3}(?:${words})\\s`, "iu"),
      any: toPattern(`(?:^|\\s)(?:${words})\\s`, "iu"),
    },
  ]),
);
/** Whether a part may go on with a row of things: "pears and plums fell". */
export function goesOnWithRow(part: string, base: string): boolean {
  if (base === "ar" || base === "he")
    return /^(?:\S+\s){0,2}[وו](?=\p{L}{3})/u.test(part) || rows.get(base)?.near.test(part) === true;
  return rows.get(base)?.near.test(part) ?? false;
}
export function hasAnd(part: string, base: string): boolean {
  return rows.get(base)?.any.test(part) ?? false;
}
