import { quotationsIn } from "../text/quotations.ts";
import { countWords } from "../text/sentences.ts";
import { withoutVerbs } from "./english-verbs.ts";
import { withoutNamesLikeThings } from "./names-like-things.ts";
import { withoutOtherBirds } from "./other-birds.ts";
import { withoutOtherThings } from "./other-things.ts";
import { toPattern } from "../text/regex.ts";

/** Nouns whose letters are also a verb's: "quem vinha de Setúbal", "el banco cobra". */
const ALSO_VERBS: Readonly<Record<string, string>> = {
  pt: "vinhas?|cobras?",
  es: "vino|cobras?",
  fr: "tentes?|pêches?|fermes?|enveloppes?|montres?|pompes?|portes?|livres?|trompes?|scies?|lances?",
};
/** What stands before a noun; where anything else does, the word is a verb as likely as not. */
const BEFORE_NOUN: Readonly<Record<string, string>> = {
  pt: "a|as|o|os|da|das|do|dos|na|nas|no|nos|uma|um|umas|uns|de|em|à|às|ao|pela|pelas|com|sem|e|ou|esta|essa|aquela|sua|minha|nossa|cada|velha|nova",
  es: "el|la|los|las|del|al|un|una|unos|unas|de|en|con|sin|y|o|su|mi|este|esta|ese|esa|buen|cada|nuestro|nuestra|mucho|más",
  fr: "la|les|une|des|de|du|en|avec|sans|et|ou|sa|ma|ta|leur|leurs|cette|ces|notre|nos|votre|vos|chaque|à|sous|grande|petite|vieille|vieux|belle|beau|ancienne|ancien|première|premier|dernière|dernier|seule|seul|même|nouvelle|nouveau|bonne|bon|jeune|autre|quelle|quel|quelques|plusieurs|deux|trois|quatre|cinq|six|dix|cent|mille|par|sur|pour|contre|dans|comme|chez|entre|vers|aucune|aucun|toute|tout|toutes|tous|ses|mes|tes|aux|au|un|le|grosse|gros|haute|simple|double|ce|quels|quelles",
};
/** What is called after a thing, and does not show it: "before every milking, wash your hands", "at Kestrel Climbing". */
const WORK: Readonly<Record<string, RegExp>> = {
  // A toast is drunk from no spectacles, and a colour, a language or a typeface is none of what it is called after.
  en: /(?<![\p{L}])[Mm]ilking(?![\p{L}])|(?<=(?<!\p{L})(?:[Rr]aise[sd]?|[Rr]aising|[Cc]link(?:ed|ing)?|[Ff]ill(?:ed)?) (?:your|a|our|their|his|her|the|up your) )glass(?:es)?(?![\p{L}])|(?<=(?<!\p{L})in )Mandarin(?![\p{L}])|[Tt]urtle ?-?doves?(?![\p{L}])|(?<=(?:pink|brown|grey|gray|green|red|yellow|black|cream|white|ochre) and )olive(?![\p{L}])|(?<=[Ll]etters? )(?:nun|\p{Lu})(?![\p{L}])|[Ll]etters?(?= (?:nun|alef|aleph|\p{Lu})(?![\p{L}]))|(?<=(?:[Aa]t|[Ww]ith|[Ff]rom|[Bb]y|[Jj]oin|[Jj]oining) )\p{Lu}\p{Ll}+(?= (?:\p{Lu}\p{Ll}+ing|Ltd|Inc|Co|Group|Press|Studios?|Labs?|Software|Systems|Partners|Logistics|Supplies|Foods|Events|Works|Media|Energy|Insurance|Consulting)(?!\p{L}))|(?<=(?<!\p{L})[Aa]n )orange(?= (?!(?:is|are|was|and|or|a|at|with|from|for|in|on|to|of|each|every|tree|juice|peel|slice|segment|grove|cut)(?!\p{L}))\p{Ll})/gu,
  // Who mended it ("תיקן") is no cockroach, who guesses ("לנחש") no snake, and what stands right before the sign of an object is a verb.
  // "מאוזן": well balanced, and no ear.
  he: /(?<![\p{L}])(?:ו?ש?(?:ל|מ|ת|נ|י|א)נחש(?:ים|ת|ות|ו|י)?(?![\p{L}])|ו?ש?ל(?:ספר|שיר|דוג|קטר|תקן|סגור|רכב|צבוע)(?![\p{L}])|ו?(?!ה)\p{L}+(?=\s(?:את|אותו|אותה|אותם|אותן)\s)|[וש]{0,2}תיקן|ה?מאוזנ?[ןתיםות]{1,3})(?![\p{L}])/giu,
  // A centrifuge throws no parcel; and who is somebody's father, son or daughter is called so: "أبو نجم", "محمد بن هلال".
  ar: /(?:ال)?طرد (?:ال)?مركزي\p{L}*|(?<![\p{L}\p{M}])(?:(?:بن|[وفبلك]?(?:ابن|أبو|أبي|أبا|ابنة|آل))\s\p{L}[\p{L}\p{M}]*|\p{L}[\p{L}\p{M}]*(?=\sبن\s\p{L}))/gu,
  // "세 가지": three kinds, and no eggplants.
  ko: /(?<![\p{L}])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|몇몇|여러|갖은|온갖|\p{Nd}+)\s?가지/gu,
  // What one has to spend or to eat is called a bag and a basket.
  zh: /[钱錢米]袋子?|[“「]菜[篮籃]子[”」]|菜[篮籃]子工程|[电電]饭?飯?[锅鍋]|[锅鍋][炉爐]|背[锅鍋]|鼓(?=[了起励勵舞掌动動捣吹])/gu,
  // "Rør i dejen": stir it, and no pipe.
  da: /(?<=(?:^|[.!?:]\s*))rør(?=\s(?:morgen|om|i|til|godt|rundt|ned|ud|op|det|den|dem|dejen|jævnligt|forsigtigt|ikke|aldrig)(?![\p{L}]))/giu,
  nb: /(?<=(?:^|[.!?:]\s*))rør(?=\s(?:om|i|til|godt|rundt|inn|ut|opp|det|den|dem|deigen|jevnt|forsiktig|ikke|aldri)(?![\p{L}]))/giu,
  // A village begins like a tree.
  ru: /(?<![\p{L}])дереве?н[ьяеиюй]\p{L}*|(?<![\p{L}])деревенск\p{L}*/giu,
  // A square ("ময়দান") is no flour ("ময়দা").
  bn: /ম(?:\u09df|\u09af\u09bc)দান[\p{L}\p{M}]*/gu,
  // What was another building once. "Dokuz ayı": nine months, and no bear. "Geri koyun": put it back, and no sheep.
  // "Turuncuya döner": it turns orange, and nobody eats.
  tr: /(?<=(?<![\p{L}])(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|\p{Nd}+|bu|şu|o|her|geçen|gelecek|önümüzdeki|son|ilk|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|ramazan|muharrem|bal|hasat)\s)ayı(?![\p{L}])|(?<![\p{L}])eski \p{L}+ bina\p{L}*|(?<![\p{L}])koyun(?=\s*(?:[.,;:!?…]|$|ve(?!\p{L})))|(?<=\p{L}[aeıiuü]\s)döner(?=\s*[.,;!?]|$)/giu,
  // A set of barrels or pots.
  // Where something is bought shows no bread.
  pt: /(?<=(?:^|\s)na )padaria(?![\p{L}])/giu,
  // A chest is a box of ribs, and a box of wood is no parcel.
  es: /(?<![\p{L}])cajas? (?:torácicas?|de (?:madera|lata|tipos|música))|(?<=(?:^|\s)en la )panader[ií]a(?![\p{L}])/giu,
  fr: /(?<=(?:^|\s)(?:à|en) (?:la )?)boulangerie(?![\p{L}])/giu,
  // "In unserem Haus" is the firm, "Haus C" a letter.
  // Thursday begins like thunder, digging ends like ravens, and the flesh of a fruit is no meat.
  // Trees with a high trunk are no logs.
  de: /(?<![\p{L}])(?:hoch|halb|nieder|viertel)st[aä]mm\p{L}*|(?<![\p{L}])donnerstag\p{L}*|(?<![\p{L}])\p{L}*gr[aä]ben(?![\p{L}])|fruchtfleisch\p{L}*|siebenbürg\p{L}+|(?<![\p{L}])bürgen(?![\p{L}])|(?<=(?:^|\s)(?:beim|in der|zur|bei der) )bäckerei(?![\p{L}])|(?<=(?:^|\s)unser(?:em|en|es|e)? )haus(?:e|es)?(?![\p{L}])|(?<![\p{L}])haus(?=\s(?:[a-h]|\p{Nd}+)(?![\p{L}\p{N}]))/giu,
  // "Mi chiese chi": he asked.
  // "Il succo è": what it comes to, and nothing to drink.
  it: /(?<![\p{L}])succo(?=\s(?:è|era|sta|del(?:la (?:questione|storia|faccenda)| (?:discorso|problema))|di (?:tutto|quanto))(?![\p{L}]))|(?<=(?<![\p{L}])(?:mi|ti|gli|ci|vi|si|lo|la|ne|e|poi|non)\s)chiese(?![\p{L}])|(?<![\p{L}]|(?<![\p{L}])(?:le|delle|alle|dalle|nelle|sulle|due|tre|molte|tante|altre)\s)chiese(?=\s(?:a|al|alla|ai|chi|se|di|che|perché|come|quando|dove|cosa|scusa|aiuto|quanto)(?![\p{L}]))|(?<![\p{L}])calcio(?=[^.]{0,60}(?:magnesi|fosforo|ossa|vitamin|miner))|(?<=(?:(?:carbonat|fosfat|solfat|idrossid|clorur|ossid)o di|ioni|magnesio e(?: il)?|vitamina D e(?: il)?)\s)calcio|(?<![\p{L}])batteri[ae](?=\s(?:di\s(?:botti|barili|pentole|test)|fu\s|venne\s|nacque\s))/giu,
};

const compiled = new Map<string, RegExp>();

function verbsOf(base: string): RegExp | null {
  const words = ALSO_VERBS[base];
  if (words === undefined) return null;
  const known = compiled.get(base);
  if (known !== undefined) return known;
  const before = BEFORE_NOUN[base] ?? "(?!)";
  const made = toPattern(`(?<=\\p{L}\\s)(?<!(?<![\\p{L}\\p{M}])(?:${before})\\s)(?:${words})(?![\\p{L}\\p{M}-])`, "giu"); // prettier-ignore
  compiled.set(base, made);
  return made;
}

/** A text without words that are verbs there, or part of a name in marks: „Ogródek” is a theatre, no garden. */
export function withoutOtherReadings(text: string, base: string): string {
  const verbs = verbsOf(base);
  const plain = base === "en" ? withoutVerbs(text, GONE) : verbs === null ? text : text.replace(verbs, GONE);
  const work = WORK[base];
  const things = withoutOtherBirds(withoutOtherThings(plain, base), base);
  const called = withoutNamesLikeThings(things.replace(MODEL, GONE), base, GONE);
  return withoutNames(work === undefined ? called : called.replace(work, GONE));
}

/** "Kestrel 3 infusion pump": a word with its number is what a product is called, unless it is a thing that has numbers. */
const MODEL =
  /(?<![\p{L}])(?!(?:Bus|Tram|Train|Line|Bike|Boat|Ferry|House|Flat|Gate|Room|Apollo)\s)\p{Lu}\p{Ll}{3,}(?=\s\p{Nd}{1,2}\s\p{Ll}+\s\p{Ll})/gu;
const GONE = " · ";
const MOST_OF_NAME = 4;
const FEWEST_AROUND = 4;

function withoutNames(text: string): string {
  let left = text;
  for (const { start, end, inner } of quotationsIn(text).toReversed()) {
    if (end === null || !/^\p{Lu}/u.test(inner.trim()) || /[.!?…,;]\s*$/u.test(inner)) continue;
    const around = (text.slice(0, start) + text.slice(end)).match(/\p{L}/gu)?.length ?? 0;
    if (countWords(inner) > MOST_OF_NAME || around < FEWEST_AROUND) continue;
    left = left.slice(0, start) + GONE + left.slice(end);
  }
  return left;
}
