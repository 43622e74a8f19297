import { withoutAside } from "./main-clause.ts";
import { withoutOpenEnd } from "./recast/told.ts";
import { capitalise, countWords } from "./sentences.ts";
import { isUnspaced } from "./unspaced.ts";
import { toPattern } from "./regex.ts";

/** Signs of an event's words on an axis, wished and at the most; scripts that need fewer for a word have less. */
const MOST: Readonly<Record<string, readonly [wished: number, most: number]>> = {
  zh: [22, 22],
  ja: [28, 30],
  ko: [32, 34],
};
const MOST_SIGNS = [60, 72] as const;
const FEWEST_WORDS = 3;

/**
 * What happened, as short as an axis needs it: the sentence whole, or its main clause without what only tells when,
 * why, what for or what then. Null where neither is short enough: nothing is broken off within a thought.
 */
export function eventLabel(whole: string, base: string): string | null {
  const [wished, most] = MOST[base] ?? MOST_SIGNS;
  const short = shortened(whole, base, wished) ?? shortened(whole, base, most);
  if (short !== null) return short;
  // "…; it closed in 1896": what another sentence would say stands behind a semicolon.
  const [head = ""] = whole.split(/[;；]\s/u);
  const first = head === whole ? null : (shortened(head, base, wished) ?? shortened(head, base, most));
  // One clause without a comma is read whole, though it is a line longer.
  const one = !/[,;،؛，；、]/u.test(head) && Array.from(head).length <= most * A_LINE_MORE;
  return first ?? (one ? capitalise(head, base) : null);
}

const A_LINE_MORE = 1.2;

/** Whether what stands behind its date as one of a row may be seen whole on an axis, though it is long. */
export function fitsLine(whole: string, base: string): boolean {
  const [, most] = MOST[base] ?? MOST_SIGNS;
  return Array.from(whole).length <= most * LONGER;
}

const LONGER = 1.4;

function shortened(whole: string, base: string, most: number): string | null {
  const fits = (text: string): boolean => Array.from(text).length <= most;
  if (fits(whole)) return whole;
  const clause = base === "ja" ? japaneseClause(whole) : mainPart(whole, base);
  if (clause === null) return null;
  const label = fits(clause) ? clause : withoutAdjunct(clause, base, fits);
  if (label === null || !isWhole(label, base)) return null;
  return capitalise(label, base);
}

function isWhole(label: string, base: string): boolean {
  const unspaced = isUnspaced(base);
  const long = unspaced ? Array.from(label).length >= 5 : countWords(label) >= FEWEST_WORDS;
  const paired = [/[«»]/gu, /[“”„]/gu, /[()]/gu, /"/gu].every(
    (sign) => (label.match(sign)?.length ?? 0) % 2 === 0,
  );
  return long && paired && withoutOpenEnd(label, base) === label;
}

const COMMA = /(?<!\p{Nd})\s*[,،，;；]\s*|\s*[,،，;；](?!\p{Nd})\s*|\s[–—]\s/u;

/** A clause that a verb is not whole without. */
const OBJECT_CLAUSE: Readonly<Record<string, RegExp>> = {
  de: /^(?:was|wie|wo|warum|wer|wem|wen|dass|ob|welche[nrms]?|womit|woraus)\s/iu,
  nl: /^(?:wat|hoe|waar|waarom|wie|dat|of|welke)\s/iu,
};

/** The clause between the commas that tells the event; null where they part something else. */
function mainPart(whole: string, base: string): string | null {
  const opens = FRONTED[base];
  const all = whole.split(COMMA).filter((part) => part !== "");
  // "tras seis años de obras, volvió a abrir": how it came about stands before it.
  const skipped = all.length > 1 && opens?.test(all[0] ?? "") === true ? 1 : 0;
  const parts = all.slice(skipped);
  const [first, second] = parts;
  if (first === undefined || second === undefined) return first ?? null;
  // "beschloss der Rat, die Bahn zu ersetzen": what was decided is told behind the comma.
  if (/^(?:de|nl)$/u.test(base) && /\s(?:zu|te)\s\p{Ll}+$/u.test(second)) return null;
  // "legte er fest, was ins Bier darf": what was laid down is told behind the comma.
  if (OBJECT_CLAUSE[base]?.test(second) === true) return null;
  if (CONJUNCTION[base]?.test(second) === true) return first;
  if (parts.length > 2) return base === "en" ? aroundAside(parts) : null;
  if (RELATIVE[base]?.test(second) === true) return first;
  if (base === "zh") return Array.from(first).length >= 7 ? first : null;
  // "zerstörte Schule, Kirche und Rathaus": a row of things is not cut.
  const row = AND[base]?.test(second) === true && !ADDS[base]?.test(second);
  return row ? null : first;
}

/** "a group of merchants, tired of waiting, rented two rooms". */
function aroundAside(parts: readonly string[]): string | null {
  const [first = "", second = "", third = ""] = parts;
  const joined = parts.join(", ");
  const plain = withoutAside(joined);
  if (plain !== joined) return plain.split(COMMA)[0] ?? null;
  const aside = !DEED.test(second) || PARTICIPLE.test(second);
  return DEED.test(third) && aside && countWords(first) <= 6 ? `${first} ${third}` : null;
}

/** A verb of the past, as the first word. */
const DEED =
  /^(?:was|were|\p{Ll}{2,}ed|became|began|bought|built|came|drew|fell|gave|grew|held|led|left|lost|made|met|rose|sold|sent|set|spent|stood|struck|swept|took|went|won|wrote)\s/u;
const PARTICIPLE = /^\p{Ll}+ed\s(?:of|by|to|with|from|in|at|for|as|after)\s/u;

/** At the end of a clause they begin what tells when, why, where or what for; the longest part before one that fits. */
function withoutAdjunct(clause: string, base: string, fits: (text: string) => boolean): string | null {
  const result = base === "en" ? secondDeed(clause) : null;
  if (result !== null && fits(result) && isWhole(result, base)) return result;
  const adjuncts = ADJUNCT[base];
  const cuts =
    adjuncts === undefined
      ? []
      : [...clause.matchAll(toPattern(`\\s(?=(?:${adjuncts})(?![\\p{L}\\p{M}]))`, "giu"))];
  const that = THAT[base];
  const relatives = that === undefined ? [] : [...clause.matchAll(that)];
  return (
    [...cuts, ...relatives]
      .map(({ index }) => clause.slice(0, index).trim())
      .filter((part) => fits(part) && countWords(part) > FEWEST_WORDS && isWhole(part, base))
      .toSorted((a, b) => b.length - a.length)[0] ?? null
  );
}

/** "Joseph Hallam borrowed sixty pounds and opened a bakery": the second is what came of it. */
function secondDeed(clause: string): string | null {
  const [, first = "", second = ""] = /^(.+?)\sand\s(\p{Ll}+\s.+)$/su.exec(clause) ?? [];
  const tokens = first.split(" ");
  const verb = tokens.findIndex((word, at) => at > 0 && DEED.test(`${word} `));
  if (verb < 1 || verb > 5 || !DEED.test(second)) return null;
  if (/(?:^|\s)(?:it|its|them|their|him|his|her|this|that|there)(?=\s|$)/iu.test(second)) return null;
  return `${tokens.slice(0, verb).join(" ")} ${second}`;
}

/** Verbs stand last: a part that ends in a verb made of a noun ("開業し") is a heading without its ending. */
function japaneseClause(whole: string): string | null {
  const parts = whole.split(/、/u);
  for (let at = 1; at < parts.length; at += 1) {
    const told = parts.slice(0, at).join("、");
    const noun = /^(.+\p{Script=Han}{2})し$/u.exec(told)?.[1];
    if (noun !== undefined) return noun;
  }
  return null;
}

const words = (list: string) => toPattern(`^(?:${list})(?![\\p{L}\\p{M}])`, "iu");

/** Before the comma, and no subject with its verb. */
const FRONTED: Readonly<Record<string, RegExp>> = {
  en: words("after|before|when|while|as|because|although|though|with|without|during|following|since|under|despite|thanks to|to|in|on|at|by|for|from|\\p{L}+ing|tired|faced"),
  de: words("nach|nachdem|als|weil|da|obwohl|während|mit|ohne|wegen|trotz|dank|infolge|um|bevor|aus"),
  fr: words("après|avant|quand|lorsque|comme|parce que|avec|sans|pendant|malgré|grâce|à|au|aux|sous|pour|dans|en|face|faute"),
  es: words("tras|después|antes|cuando|como|con|sin|durante|gracias|a|al|ante|bajo|por|para|en|debido"),
  it: words("dopo|prima|quando|con|senza|durante|grazie|a|al|in|per|sotto|poiché|nonostante|su|essendo"),
  pt: words("após|depois|antes|quando|com|sem|durante|graças|a|ao|à|em|por|para|sob|como|devido"),
  nl: words("na|nadat|toen|omdat|met|zonder|tijdens|wegens|dankzij|ondanks|om|voor"),
  ru: words("после|когда|во время|из-за|несмотря|благодаря|чтобы|так как|в|на|под|при|ради|через"),
  uk: words("після|коли|під час|через|незважаючи|завдяки|щоб|у|в|на|при"),
  ar: words("بعد|قبل|عندما|خلال|أثناء|بسبب|رغم|مع|في"),
  zh: /^(?:为了?|由于|因为|因|随着|在.*[后时中下]$|当.*时$|经过|虽然|尽管|.{2,14}[后时]$)/u,
}; // prettier-ignore

/** Behind the comma: another clause, joined on. */
const CONJUNCTION: Readonly<Record<string, RegExp>> = {
  en: words("and|but|so|yet|because|although|though|while|whereas|until|when|where|after|before|so that|as|thus|which meant"),
  de: words("und|aber|doch|sondern|sodass|weil|da|nachdem|obwohl|während|um|bis|damit|wobei|wodurch|womit|worauf|als|bevor|wo|denn|ohne"),
  fr: words("et|mais|car|puis|parce que|ce qui|où|quand|lorsque|tandis que|pour|afin|avant|après|si bien que|alors que|avec|sans|sous"),
  es: words("y|pero|porque|aunque|cuando|donde|para|mientras|tras|después|lo que|hasta|con|sin|bajo|pues|ya que|por lo que"),
  it: words("e|ma|perché|mentre|dove|quando|per|così|dopo|prima|poiché|fino|con|senza|sotto|anche se|il che"),
  pt: words("e|mas|porque|embora|quando|onde|para|enquanto|depois|após|antes|até|com|sem|sob|o que|pois"),
  nl: words("en|maar|omdat|waarna|terwijl|zodat|waardoor|toen|nadat|hoewel|om|waarbij|want|waarmee|tot"),
  ru: words("и|но|а|потому что|когда|чтобы|где|хотя|так как|после|из-за|поэтому|пока|что"),
  uk: words("і|й|та|але|а|тому що|коли|щоб|де|хоча|після|через|поки"),
  ar: /^(?:و\p{L}|لكن|لأن|عندما|حيث|مما|بعد|قبل|حتى|ثم|ف\p{L}{3})/u,
  zh: /^(?:但|并|于是|因此|从此|而|使|这|其中|成为|后来|结果|不过|轰动|导致)/u,
}; // prettier-ignore

const RELATIVE: Readonly<Record<string, RegExp>> = {
  en: words("which|who|whose|whom"),
  de: words("der|die|das|den|dem|deren|dessen|denen|was|welche[rs]?"),
  fr: words("qui|dont|que|lequel|laquelle|lesquels|lesquelles"),
  es: words("que|quien|quienes|cuyo|cuya|cuyos|cuyas|el cual|la cual"),
  it: words("che|cui|il quale|la quale|i quali|il cui|la cui"),
  pt: words("que|quem|cujo|cuja|cujos|cujas|o qual|a qual"),
  nl: words("die|dat|wiens|waarvan|waarin"),
  ru: /^(?:(?:в|на|с|по|из|о|под|к|от|для|через)\s)?котор\p{L}+/iu,
  uk: /^(?:(?:в|у|на|з|по|із|про|під|до|від|для|через)\s)?як(?:ий|а|е|і|ого|ої|ому|ій|им|ою|их|ими)(?!\p{L})/iu,
};

/** A row of things ends in "and". */
const AND: Readonly<Record<string, RegExp>> = {
  en: /\s(?:and|or)\s/iu,
  de: /\s(?:und|oder|sowie)\s/iu,
  fr: /\s(?:et|ou)\s/iu,
  es: /\s(?:y|e|o)\s/iu,
  it: /\s(?:ed?|o)\s/iu,
  pt: /\s(?:e|ou)\s/iu,
  nl: /\s(?:en|of)\s/iu,
  ru: /\s(?:и|или)\s/iu,
  uk: /\s(?:і|й|та|або)\s/iu,
  ar: /\sو\p{L}/u,
};
/** Behind the comma they say more of what stood before it. */
const ADDS: Readonly<Record<string, RegExp>> = {
  en: words(
    "mostly|mainly|among|including|almost|\\p{L}+ing|with|by|thanks|through|past|across|along|near|from",
  ),
  de: words("vor allem|meist|darunter|fast|mit|nach|dank"),
  fr: words("presque|surtout|dont|notamment|avec|\\p{L}+ant"),
  es: words("casi|sobre todo|entre|\\p{L}+[ai]endo|\\p{L}+ando"),
  it: words("quasi|soprattutto|tra|fra|\\p{L}+[ae]ndo"),
  pt: words("quase|sobretudo|entre|\\p{L}+[aei]ndo"),
  nl: words("bijna|vooral|waaronder"),
  ru: words("почти|в основном|среди"),
};

const ADJUNCT: Readonly<Record<string, string>> = {
  en: "because|after|before|when|while|where|until|although|so that|as soon as|in front of|thanks to|in order to|together with|despite|during|following|without|and (?:was|were|had|made|took|became|began|moved|turned|gave|sold|built|set|\\p{Ll}{3,}ed)(?=\\s)",
  fr: "après|avant (?:de|d['’]|que)|parce que|lorsque|quand|où|afin (?:de|d['’])|grâce (?:à|au|aux)|pendant que|tandis que|malgré|pour \\p{Ll}+(?:er|ir|re)(?=\\s)",
  es: "porque|después de|antes de|tras|mientras|cuando|donde|hasta que|gracias a|debido a|para \\p{Ll}+[aei]r(?:l[aeo]s?|se)?(?=\\s)",
  it: "prima di|dopo|perché|quando|mentre|dove|in modo da|grazie a|per \\p{Ll}+[aei]re(?=\\s)",
  pt: "porque|depois de|antes de|quando|onde|enquanto|a fim de|graças a|devido a|para \\p{Ll}+[aei]r(?:-\\S+)?(?=\\s)",
  nl: "om(?=\\s.*\\ste\\s)|omdat|nadat|voordat|toen|terwijl|zodat|dankzij|vanwege",
  ru: "чтобы|потому что|когда|после|благодаря|из-за|где|пока",
  uk: "щоб|тому що|коли|після|завдяки|через|де|поки",
  ar: "بعد|قبل|بسبب|من أجل|لكي|حيث|عندما|رغم|بفضل|التي|الذي|الذين|ليصبح|لتصبح|ليكون|لتكون|حتى|إثر|عقب",
}; // prettier-ignore

/** A relative clause of something that was not named before: "een dijk | die …", never of "the company | that …". */
const THAT: Readonly<Record<string, RegExp>> = {
  en: /(?<=\s(?:an?|some|new|many|several)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+)\s(?=(?:that|which|who)\s)/giu,
  fr: /(?<=\s(?:une?|des)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+)\s(?=(?:qui|que|dont|où)\s|qu['’])/giu,
  es: /(?<=\s(?:una?|unos|unas)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+)\s(?=(?:que|donde)\s)/giu,
  it: /(?<=\s(?:una?|uno|dei|delle|degli)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+)\s(?=(?:che|dove|in cui)\s)/giu,
  pt: /(?<=\s(?:uma?|uns|umas)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+)\s(?=(?:que|onde)\s)/giu,
  nl: /(?<=\s(?:een)\s(?:[\p{L}-]+\s){0,1}[\p{L}-]+)\s(?=(?:die|dat|waarin)\s)/giu,
};
