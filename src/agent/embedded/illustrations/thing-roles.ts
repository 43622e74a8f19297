import { regex } from "../text/regex.ts";
import { leadOf, takesPart } from "./takes-part.ts";

/** Where a sentence names a thing: the place and the length of its word. */
type Named = { sentence: string; place: number; length: number };

/** Behind these a clause only adds to what the sentence says: "until he went to fetch his sandwich". */
const ADDING: Readonly<Record<string, string>> = {
  en: "until|because|although|though|unless|that|who|whom|whose|which|where|when|while|since|before|after|if|as|than|like|once(?! (?:a|an|every|more|again))|even|or|without|except",
  de: "bis|weil|obwohl|wenn|dass|der|die das|welche\\p{L}*|wo|während|seit|bevor|nachdem|ob|als|wie|damit|oder|ohne|falls|sobald",
  fr: "jusqu\\p{L}*|parce|puisque|bien|si|qui|que|qu|dont|où|quand|lorsque?|pendant|depuis|avant|après|comme|ou|sans|sauf|même",
  es: "hasta|porque|aunque|si|que|quien\\p{L}*|donde|cuando|mientras|desde|antes|después|como|o|sin|salvo|ni",
  it: "finché|perché|anche|sebbene|se|che|chi|cui|dove|quando|mentre|dopo|prima|come|o|oppure|senza|tranne",
  pt: "até|porque|embora|se|que|quem|onde|quando|enquanto|desde|antes|depois|como|ou|sem|salvo",
  nl: "tot|totdat|omdat|hoewel|als|dat|die|wie|waar|wanneer|terwijl|sinds|voordat|nadat|of|zonder|zodra|dan",
  sv: "tills|eftersom|fast|om|att|som|där|när|medan|sedan|innan|än|eller|utan",
  da: "indtil|fordi|selvom|hvis|at|som|der|hvor|når|mens|siden|før|end|eller|uden",
  nb: "til|fordi|selv|hvis|at|som|der|hvor|når|mens|siden|før|enn|eller|uten",
  pl: "aż|bo|ponieważ|chociaż|choć|jeśli|jeżeli|że|któr\\p{L}+|gdzie|kiedy|gdy|zanim|niż|jak|albo|lub|bez|żeby",
  cs: "až|protože|ačkoli|když|jestli|že|kter\\p{L}+|kde|než|jak|jako|nebo|bez|aby",
  ru: "пока|потому|хотя|если|что|котор\\p{L}+|где|когда|чем|как|или|без|чтобы",
  uk: "поки|бо|хоча|якщо|що|як\\p{L}{1,3}|де|коли|ніж|як|або|чи|без|щоб",
};

/** What does a thing's work: it leads the thing, with an article and a word that says which, at the end of its clause. */
const WITH: Readonly<Record<string, string>> = {
  en: "with|using",
  de: "mit",
  fr: "avec",
  es: "con",
  it: "con",
  pt: "com",
  nl: "met",
  sv: "med",
  da: "med",
  nb: "med",
};
/** What puts something in, on or under the thing, or takes it there; none that only says of what or like what another is. */
const PLACES: Readonly<Record<string, string>> = {
  en: "in|into|inside|on|onto|at|under|through|past|from|by|to|with",
  de: "in|im|ins|auf|an|am|unter|durch|aus|mit|zum|zur",
  fr: "dans|sur|sous|par|avec",
  es: "en|sobre|bajo|con",
  it: "in|nel|nell|nello|nella|nei|negli|nelle|su|sul|sull|sulla|sullo|sui|sulle|sotto|con",
  pt: "em|no|na|nos|nas|num|numa|sobre|sob|com",
  nl: "in|op|onder|door|uit|met|naar",
  sv: "i|på|under|med|genom",
  da: "i|på|under|med|gennem",
  nb: "i|på|under|med|gjennom",
  pl: "w|we|na|pod|przez",
  cs: "v|ve|na|pod|přes",
  ru: "в|во|на|под|через",
  uk: "в|у|на|під|через",
  ro: "în|pe|sub|prin|cu|din|la",
  el: "σε|στο|στη|στην|στον|στα|στους|στις|με|από",
  id: "di|ke|dari|dengan|dalam",
  vi: "trong|trên|dưới|vào|bằng",
};
/** The same where it grows on a noun, or stands behind it, or before it among letters. */
const FOLLOWING: Readonly<Record<string, RegExp>> = {
  ja: /^(?:で|に|へ|から)(?!は?ない|つい|よる|よって|関|対)/u,
  ko: /^(?:에서|에|으로|로)(?!\p{L})/u,
  hi: /^[\p{M}]*\s(?:में|पर|से|को)(?![\p{L}\p{M}])/u,
  bn: /^[\p{M}]*(?:তে|য়|ে)(?![\p{L}\p{M}])/u,
  tr: /^\p{L}{0,6}(?:[dt][ae]n?|yl[ae])(?!\p{L})/u,
  fi: /^\p{L}{0,4}(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle)(?!\p{L})/u,
  hu: /^\p{L}{0,4}(?:b[ae]n?|ból|ből|[rn][ae]|on|en|ön|val|vel)(?!\p{L})/u,
};
const LEADING: Readonly<Record<string, RegExp>> = {
  zh: /(?:用|把|将|拿|带|帶|放进|放進|放在|装进|装在|坐在|骑|打开|关上)[^，。、的]{0,3}$/u,
  he: /(?:^|\s)ו?(?:ב|ל|מ)ה?$/u,
  ar: /(?:^|\s)(?:(?:في|على|إلى|داخل|فوق|تحت) (?:ال)?|[وف]?[بل](?:ال)?)$/u,
};
/** A sentence of more words, or letters, names more than one thing in passing. */
const MOST_WORDS = 22;
const MOST_LETTERS = 140;
/** A sentence of so few words, or letters where they are not parted, has little but its thing. */
const FEW = { words: 9, letters: 18 };
/** A noun with an article and a word before it that says which. */
const LED = 2;

/** What stands behind an English noun that no other noun follows: in "bread trays" there is no bread. */
const BEHIND_HEAD =
  /^\s*(?:$|[.,;:!?)…–—]|(?:and|or|but|in|on|at|to|for|from|with|by|into|onto|until|before|after|when|while|as|so|if|then|every|each|once|twice|again|too|first|here|there|now|today|together|beside|behind|under|over|up|down|out|off|open|that|which|who|is|are|was|were|will|can|has|have|had|a|an|the|your|our|their|its|my|his|her|he|she|it|they|we|you|i|this|these|those|all|both|any|half|just|only|even|still|already|always|never|not|overnight|away|home|tonight|tomorrow|soon|later|instead|anyway|please|because|through|across|along|around|about|against|during|between|near|next|than|without|except|of|may|must|should|could|would|might|do|does|did|goes|went|comes?|came|stands?|stood|makes?|made|gets?|got|gives?|gave|costs?|says|said|looks?|looked|holds?|held|lies|runs|turns|closes|closed|stays?|fits|sits|hangs|belongs?|needs?|takes?|took|keeps?|kept)(?!\p{L}))/iu;

/** Whether no noun follows that the noun only says more of, and none is its owner's. */
function isHead(after: string, base: string): boolean {
  if (base !== "en") return true;
  const rest = after.replace(/^\p{L}{0,3}/u, "");
  return !/^['’]/u.test(rest) && BEHIND_HEAD.test(rest);
}

/** Whether words before the noun, not its sentence's first, open a clause that only adds. */
function isAdded(before: string, base: string): boolean {
  // What takes part is marked on the noun itself.
  if (base === "ja" || base === "ko") return false;
  const adding = ADDING[base];
  if (adding === undefined) return true;
  return regex(`(?<=[\\p{L}\\p{M}\\p{N}][,:;]? )(?:${adding})(?![\\p{L}\\p{M}])`, "iu").test(before);
}

/** Whether a sentence acts on the thing, or tells of it, in its main clause, however late: "Ten weeks ahead, send us the form". */
export function isActedOn({ sentence, place, length }: Named, base: string): boolean {
  const before = sentence.slice(0, place);
  return (
    !isAdded(before, base) &&
    isHead(sentence.slice(place + length), base) &&
    takesPart(sentence, sentence.slice(place, place + length), place, base)
  );
}

/** Whether what a sentence tells of is done with the thing: "Look under the rim with a torch". */
export function isMeans({ sentence, place, length }: Named, base: string): boolean {
  const means = WITH[base];
  if (means === undefined) return false;
  const words = sentence.slice(0, place).match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const leads = words.slice(-LED - 1).map((word) => word.toLowerCase());
  const at = leads.findLastIndex((word) => regex(`^(?:${means})$`, "u").test(word));
  if (at === -1 || isAdded(sentence.slice(0, place), base)) return false;
  return (
    isHead(sentence.slice(place + length), base) &&
    /^\p{L}{0,3}\s*(?:$|[.,;:!?…])/u.test(sentence.slice(place + length))
  );
}

/** Whether the thing is where a sentence's main clause happens: "Keep spare ones in the fridge". */
export function isThere({ sentence, place, length }: Named, base: string): boolean {
  const before = sentence.slice(0, place);
  const after = sentence.slice(place + length);
  const [leads, follows] = [LEADING[base], FOLLOWING[base]];
  if (leads !== undefined || follows !== undefined)
    return isBrief(sentence) && (leads?.test(before) === true || follows?.test(after) === true);
  const places = PLACES[base];
  const lead = leadOf(sentence, place, base);
  if (places === undefined || lead === null || !isBrief(sentence)) return false;
  return regex(`^(?:${places})$`, "u").test(lead) && !isAdded(before, base) && isHead(after, base);
}

/** Whether a sentence of a few words names the thing as itself, outside of what only adds: "Then a walk to the library". */
export function isInFew({ sentence, place, length }: Named, base: string): boolean {
  const words = sentence.trim().split(/\s+/u).length;
  const isFew = words > 2 ? words <= FEW.words : Array.from(sentence).length <= FEW.letters;
  return (
    isFew && !isAddedSurely(sentence.slice(0, place), base) && isHead(sentence.slice(place + length), base)
  );
}

/** As `isAdded`, where a language has the words. */
function isAddedSurely(before: string, base: string): boolean {
  return ADDING[base] !== undefined && isAdded(before, base);
}

function isBrief(sentence: string): boolean {
  return sentence.split(/\s+/u).length <= MOST_WORDS && Array.from(sentence).length <= MOST_LETTERS;
}
