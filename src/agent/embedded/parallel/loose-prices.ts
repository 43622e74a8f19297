import { isSum } from "../text/currencies.ts";
import { findFigures } from "../text/figures.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { AND, clausesOf, partedAtAnd, type Clause } from "./clauses.ts";
import { amountsIn } from "./price-amounts.ts";
import { COUNTS_FIRST, isName, tellsPrices, type PriceRow } from "./price-rows.ts";
import { isPriceTag } from "./price-tag.ts";
import { ENTERS, FREE, FREE_SHOWN, PRICE_WORDS } from "./price-words.ts";

/** Two of them may be anything that somebody says of money. */
const ROWS = { least: 3, most: 8, sums: 2 };
const LONGEST = 400;
const MOST_WORDS = { name: 8, tail: 5, note: 9, per: 4 };

export type LoosePrices = { rows: PriceRow[]; note: string };

/**
 * Prices as somebody tells them, each in its own way: "A plot costs £48 a year, a half plot is £26 and if you're over 65 it's 20",
 * "L'entrée est à 6 euros pour les enfants, 8 euros pour les adultes et c'est gratuit pour les moins de 3 ans". Null where a clause of
 * the sentence is no price, but for what is told of all of them behind the last.
 */
export function loosePrices(sentence: string, language: string, told: boolean): LoosePrices | null {
  if (!/\p{Nd}/u.test(sentence)) return null;
  if (
    PRICE_WORDS[language] === undefined ||
    sentence.length > LONGEST ||
    /[?？؟"“”„«»「」:：;()（）]/u.test(sentence)
  )
    return null;
  const pieces = withItsCurrency(onePriceEach(clausesOf(sentence), sentence, language), language);
  const last = pieces.at(-1);
  if (last === undefined) return null;
  const note = isPriced(last.text, language) ? "" : last.text;
  const priced = note === "" ? pieces : pieces.slice(0, -1);
  if (priced.length < ROWS.least || priced.length > ROWS.most) return null;
  if (note !== "" && !tellsOfAll(note, language)) return null;
  const rows = priced.map((piece, at) => rowOf(piece, at, language));
  const found = rows.filter((row) => row !== null);
  const sums = found.filter(({ price }) => amountsIn(price, language).length > 0);
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  if (found.length < rows.length || names.size < rows.length || sums.length < ROWS.sums) return null;
  const areTags = sums.every(({ price }) => isPriceTag(findTag(price, language), language));
  return areTags && (told || tellsPrices(sentence, language) || hasCopula(sentence, language))
    ? { rows: found, note: capitalise(withoutStop(note), language) }
    : null;
}

const isPriced = (text: string, language: string): boolean =>
  amountsIn(text, language).length > 0 || isFree(text) || WORD_PRICE.test(text);

/** "A tenner". */
const WORD_PRICE = /(?<!\p{L})a (?:tenner|fiver|quid|buck)(?!\p{L})/iu;

function isFree(text: string): boolean {
  return regex(`(?<![\\p{L}\\p{M}])(?:${FREE})(?![\\p{L}\\p{M}])`, "iu").test(text);
}

/** Cut at commas and "and"s so that each piece has a price; what has none stands before one, or ends the sentence. */
function onePriceEach(clauses: readonly Clause[], sentence: string, language: string): Clause[] {
  const and = AND[language];
  const parted = clauses.flatMap((clause) => partedAtAnd(clause, language));
  const joined: Clause[] = [];
  for (const clause of parted) {
    const open = joined.at(-1);
    const between = open === undefined ? "" : sentence.slice(open.start + open.text.length, clause.start);
    // "oma's en opa's" have one price; "a tenner while you wait" is one.
    const isOne =
      open !== undefined &&
      (!isPriced(open.text, language) || (/\swhile\s/u.test(between) && !isPriced(clause.text, language)));
    if (open !== undefined && isOne) {
      joined.splice(-1, 1, { text: `${open.text}${between}${clause.text}`, start: open.start });
    } else joined.push({ ...clause });
  }
  return joined.map(({ text, start }) => {
    const lead = and === undefined ? "" : (regex(`^\\s*(?:${and})\\s+`, "iu").exec(text)?.[0] ?? "");
    return { text: text.slice(lead.length).trim(), start: start + lead.length };
  });
}

/** "…, a half plot is £26 and if you're over 65 it's 20": a number that ends its piece is in the currency of the one before. */
function withItsCurrency(pieces: readonly Clause[], language: string): Clause[] {
  let sign: { prefix: string; suffix: string } | null = null;
  return pieces.map((piece) => {
    const figure = findFigures(piece.text, language).find(isSum)?.figure;
    if (figure !== undefined) sign = figure;
    const { before = "", number = "" } = BARE_AT_END.exec(piece.text)?.groups ?? {};
    if (figure !== undefined || sign === null || number === "") return piece;
    return { ...piece, text: `${before}${sign.prefix}${number}${sign.suffix}` };
  });
}

const BARE_AT_END =
  /^(?<before>\p{L}.*\s)(?<number>(?!1[5-9]\p{Nd}{2}|20\p{Nd}{2})\p{Nd}{1,4}(?:[.,]\p{Nd}{2})?)$/u;

function rowOf({ text, start }: Clause, at: number, language: string): PriceRow | null {
  const [amount, another] = amountsIn(text, language);
  if (another !== undefined) return null;
  if (amount === undefined) return freeRow(text, start, language) ?? wordRow(text, start, language);
  const [before, behind] = [text.slice(0, amount.start).trim(), text.slice(amount.end)];
  const bare = behind.replace(TAIL_VERB, "").trim();
  const forWhom = regex(`^${FOR}`, "iu").test(bare);
  // "8 euros pour les adultes"; "L'entrée est à 6 euros pour les enfants" as well.
  if (forWhom && (before === "" || at === 0)) {
    const name = nameOf(bare, language);
    const opens = before === "" || nameBefore(before, language) !== null;
    return name === null || !opens
      ? null
      : {
          name,
          price: text.slice(amount.start, amount.end),
          offset: start + (before === "" ? 0 : amount.start),
          of: "",
        };
  }
  const name = nameBefore(before, language);
  if (name === null || countWords(bare) > MOST_WORDS.tail || /\p{Nd}/u.test(bare)) return null;
  const tail = bare === "" || /^[/,]/u.test(bare) ? bare : ` ${bare}`;
  return { name, price: `${text.slice(amount.start, amount.end)}${tail}`, offset: start, of: "" };
}

/** "Kinder unter 12 Jahren kommen umsonst rein", "c'est gratuit pour les moins de 3 ans", "it's free if you're under ten". */
function freeRow(text: string, start: number, language: string): PriceRow | null {
  const price = FREE_SHOWN[language];
  const pattern = `^(?:(?:it['’]s|it is|c['’]est|es|è|é|ist|is|det är)\\s|(?<name>.+?)\\s(?:(?:${ENTERS}|${COMES})\\s)?)(?:${FREE})(?:\\s(?:${INSIDE}))?(?:\\s(?<behind>(?:${FOR}|${IF}).+))?$`;
  const { name = "", behind = "" } = regex(pattern, "iu").exec(text)?.groups ?? {};
  if (price === undefined || (name === "") === (behind === "")) return null;
  const shown = nameOf(behind === "" ? name : behind, language);
  return shown === null ? null : { name: shown, price, offset: start, of: "" };
}

function wordRow(text: string, start: number, language: string): PriceRow | null {
  const found = WORD_PRICE.exec(text);
  if (language !== "en" || found === null) return null;
  const name = nameBefore(text.slice(0, found.index).trim(), language);
  const tail = text.slice(found.index + found[0].length);
  return name === null || countWords(tail) > MOST_WORDS.tail
    ? null
    : { name, price: capitalise(found[0]) + tail, offset: start, of: "" };
}

/** A thing before the verb that says its price; "if you're over 65 it's" is for whom it is. */
function nameBefore(before: string, language: string): string | null {
  const words = PRICE_WORDS[language];
  if (words === undefined || COUNTS_FIRST.test(before)) return null;
  const condition = regex(`^(?<name>(?:${IF}).+?),?\\s(?:it['’]s|it is|that['’]s|only|es|c['’]est|è|é|ist es|kostet es|is het|koster det|är det)$`, "iu").exec(before)?.groups?.["name"]; // prettier-ignore
  if (condition !== undefined)
    return countWords(condition) <= MOST_WORDS.name ? capitalise(condition, language) : null;
  const verbs = [words.verb, words.is].filter((one) => one !== "").join("|");
  const bare = verbs === "" ? before : before.replace(regex(`\\s(?:${verbs})$`, "iu"), "");
  return nameOf(bare.replace(/\s(?:at|à|a|de|di|zu|za|за)$/iu, ""), language);
}

function nameOf(text: string, language: string): string | null {
  const article = PRICE_WORDS[language]?.article ?? "";
  const bare = text.replace(/[\s,،:–—-]+$/u, "");
  const plain =
    article === "" || regex(`^(?:${FOR}|${IF})`, "iu").test(bare)
      ? bare
      : bare.replace(regex(`^(?:${article})(?:\\s+|(?<=['’]))(?=\\S)`, "iu"), "");
  // "For under 12s": what stands behind the word for whom is the name.
  const named = plain.replace(regex(`^(?:${FOR}|${IF})`, "iu"), "");
  return countWords(plain) <= MOST_WORDS.name &&
    (isName(named, language) || (plain !== named && PERSON.test(named)))
    ? capitalise(plain, language)
    : null;
}

/** "You're over 65": who is meant. */
const PERSON =
  /^(?:you(?:['’]re| are)|you['’]ve|vous (?:êtes|avez)|du|sie|tiene|es|hai|tem|je)\s[^,]{2,40}$/iu;
const FOR = "(?:for|für|pour|para|per|voor|för|for|til|till|dla|pro|для|за)\\s";
const IF = "(?:if|wenn|falls|si|se|als|om|hvis|jeśli|gdy|pokud|если|якщо)\\s";
const COMES =
  "kommen|kommt|dürfen|gehen|peuvent entrer|pueden entrar|possono entrare|mogen|kunnen|får|går|są|mają|can come|come";
const INSIDE = "rein|hinein|herein|in|binnen|naar binnen|erin|ind|inn";
/** Behind a price, in languages whose verb comes last: "150 रुपये का है". */
const TAIL_VERB = /^\s(?:का|की|के)(?:\s(?:है|हैं))?(?=\s|$)|^\s(?:है|हैं)(?=\s|$)/u;

/** "A single is £9": a verb between a thing and its price. */
function hasCopula(sentence: string, language: string): boolean {
  const is = PRICE_WORDS[language]?.is ?? "";
  if (language === "hi") return /रुपये (?:का|की|के)/u.test(sentence);
  const first = findFigures(sentence, language).find(isSum);
  return (
    first !== undefined &&
    is !== "" &&
    regex(`(?<!\\p{L})(?:${is})$`, "iu").test(sentence.slice(0, first.start).trimEnd())
  );
}

function findTag(price: string, language: string): string {
  const [amount] = amountsIn(price, language);
  return amount === undefined ? price : price.slice(amount.start, amount.end);
}

/** "…, com fato e prancha incluídos": no clause of its own. */
function tellsOfAll(note: string, language: string): boolean {
  return (
    countWords(note) <= MOST_WORDS.note &&
    regex(`^(?:${OF_ALL[language] ?? "(?!)"})(?![\\p{L}\\p{M}])`, "iu").test(note)
  );
}

const OF_ALL: Readonly<Record<string, string>> = {
  en: "with|all|both|including|incl\\.?", de: "mit|inklusive|inkl\\.?|alles", fr: "avec|tout|boissons|\\p{L}+ compris", es: "con|todo|incluid[oa]", it: "con|tutto|compres[oa]",
  pt: "com|tudo|incluindo", nl: "met|alles|inclusief", sv: "med|allt|inklusive", da: "med|alt|inklusive", nb: "med|alt|inkludert", pl: "z|ze|wszystko|w cenie", cs: "s|se|vše|včetně",
}; // prettier-ignore
