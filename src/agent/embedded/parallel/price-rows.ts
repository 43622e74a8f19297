import { isClause, isPredicate } from "../english/grammar.ts";
import { tellsChange, wordsIn } from "../scenes/row-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { clausesOf, withoutAnd } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { withCurrency } from "./elided-currency.ts";
import { discountRow } from "./price-discount.ts";
import { amountsIn, joinBare, onePrice } from "./price-amounts.ts";
import { CHARGES, ENTERS, FREE, FREE_SHOWN, FROM_WORDS, LAST_VERB, PER, PRICE_WORDS } from "./price-words.ts";
import { isPriceTag } from "./price-tag.ts";
import { TURNS } from "./step-words.ts";
import { regex } from "../text/regex.ts";

/** A thing and what it costs, as written; `offset`: where in the sentence it begins; `of`: what the prices are for. */
export type PriceRow = { name: string; price: string; offset: number; of: string };

const LONGEST = 500;
const MOST_ROWS = 8;
const MOST_NAME_WORDS = 8;
const MOST_NAME_LETTERS = 44;
const MOST_TAIL_WORDS = 5;
/** Without a verb of paying, what stands before the first amount must be short. */
const MOST_BARE_WORDS = 4;

/** They speak of somebody or something that was named before, or begin a clause that tells more ("öğrenci kartı ise belgeyle"). */
const NO_NAME =
  /(?:^|\s)(?:it|they|this|these|those|we|he|she|you|there|that|which|who|whom|if|because|es|sie|er|wir|ich|dies|dass|wenn|weil|il|elle|ils|elles|nous|on|ce|qui|que|dont|si|ella|él|nos|cuando|che|lui|lei|loro|se|ele|ela|quem|hij|zij|wij|als|on|ona|oni|który|która|он|она|оно|они|мы|я|который|которая|если|هو|هي|هم|الذي|التي|הוא|היא|הם|वह|वे|他|她|它|我|彼|彼女|그|그녀|나|ise)(?=\s|$)/iu;
/** "The visit lasts an hour and | costs 12 euros": what is joined on is no part of a name. */
const JOINS_ON = /\s(?:and|or|but|und|oder|et|ou|y|e|o|ed|en|och|og|i|a|и|а|та|ve|و|ו|और)$/iu;
/** "£25 for a cut", "£18 an hour for the hall". */
const FOR =
  /^(?<per>\s(?:an?|per|pro|par|por|al|all['’]|de|la|die|der)\s?[\p{L}]+|\s?\/\s?\p{L}+)?\s*(?:(?:each|pro stück|chacun|cada)\s+)?(?:for|on|für|pour|para|per|voor|för|for|dla|za|для|за|للـ?|ל)\s+/iu;

const INFLECTED = /^(?:pl|cs|ru|uk)$/;
const FOR_ALONE = /(?:dla|pro|для)\s+$/iu;

/** In Italian an article. */
const I = /(?:^|\s)I(?=\s|$)/u;

/** "So the heat pump costs £2,000 more": what is concluded names nothing. */
const CONCLUDES =
  /^(?:so|thus|therefore|hence|that is why|deshalb|daher|darum|also|somit|donc|ainsi|c['’]est pourquoi|así que|por eso|entonces|quindi|perciò|dunque|portanto|por isso|logo|dus|daarom|więc|dlatego|zatem|поэтому|значит|итак|тому|отже|yani|bu yüzden|इसलिए|तो|لذلك|إذن|所以|因此|だから)(?:[\s,،、，]|(?<=\p{Script=Han}|だから))/iu;

function namesNothing(name: string): boolean {
  return CONCLUDES.test(name.trim()) || NO_NAME.test(name) || JOINS_ON.test(name.trim());
}

type Words = { verb: string; noun: string; is: string; article: string };

/** Whether a text says that it is about prices. */
export function tellsPrices(text: string, language: string): boolean {
  const words = PRICE_WORDS[language];
  if (words === undefined) return false;
  const any = [words.verb, words.noun].filter((one) => one !== "").join("|");
  return regex(`${edge(language).before}(?:${any})${edge(language).after}`, "iu").test(text);
}

function edge(language: string): { before: string; after: string } {
  const unspaced = /^(?:ja|zh|ko)$/u.test(language);
  return unspaced
    ? { before: "", after: "" }
    : { before: "(?<![\\p{L}\\p{M}])", after: "(?![\\p{L}\\p{M}])" };
}

/**
 * The prices that a sentence lists, each with its thing and its conditions; null where any of its clauses is
 * something else. `told`: a heading or a sentence before says that it is about prices. `goesOn`: rows stand before it, so
 * that it may tell only who pays nothing.
 */
export function pricesIn(
  sentence: string,
  language: string,
  told: boolean,
  goesOn: boolean,
): PriceRow[] | null {
  const words = PRICE_WORDS[language];
  if (
    words === undefined ||
    sentence.length > LONGEST ||
    (!/\p{N}/u.test(sentence) && !goesOn) ||
    /[?？؟"“”„«»「」]/u.test(sentence)
  )
    return null;
  const isTold = told || tellsPrices(sentence, language);
  const colon = /^([^\p{N}:：]{2,60}[:：])\s*\S/u.exec(sentence);
  const from = colon?.[1]?.length ?? 0;
  const whole = withCurrency(clausesOf(sentence), language).flatMap((clause) => afterColon(clause, from));
  const clauses = joinBare(
    whole.flatMap((clause) => onePrice(clause, language)),
    sentence,
    language,
  );
  if (clauses.length === 0 || clauses.length > MOST_ROWS) return null;
  for (const read of [nameFirst, priceFirst]) {
    const rows = clauses.map((clause, at) =>
      (at > 0 ? discountRow(withoutAnd(clause, language), language) : null) ??
      read(at === 0 && from === 0 ? clause : withoutAnd(clause, language), { at, headed: from > 0 }, words, language),
    ); // prettier-ignore
    const found = rows.filter((row) => row !== null);
    // "$6, or $110 a month" is a choice of one.
    if (found.some(({ name }) => OR.test(name))) return null;
    const priced = goesOn || clauses.some(({ text }) => amountsIn(text, language).length > 0);
    if (priced && found.length === rows.length && (isTold || areTags(sentence, found, language)))
      return found;
  }
  return null;
}

/** "A single class is £9, a card for ten £75": several amounts as tags bear them, which things are, are prices though no word says so. */
function areTags(sentence: string, rows: readonly PriceRow[], language: string): boolean {
  const [first] = rows;
  if (first === undefined || rows.length < 2 || !rows.every(({ price }) => isPriceTag(price, language)))
    return false;
  const { before, after } = edge(language);
  const is = PRICE_WORDS[language]?.is ?? "";
  const opens = sentence.slice(0, sentence.indexOf(first.price)).trimEnd();
  return /\s[–—]$/u.test(opens) || (is !== "" && regex(`${before}(?:${is})${after}$`, "iu").test(opens));
}

function afterColon({ text, start }: Clause, from: number): Clause[] {
  if (start + text.length <= from) return [];
  const cut = Math.max(0, from - start);
  return [{ text: text.slice(cut), start: start + cut }];
}

type Place = { at: number; headed: boolean };

/** "A cut costs £25", "children under 14 £6", "大人800円". */
function nameFirst(clause: Clause, place: Place, words: Words, language: string): PriceRow | null {
  const free = freeRow(clause, place, language);
  if (free !== null) return free;
  const [amount, another] = amountsIn(clause.text, language);
  if (amount === undefined || another !== undefined) return null;
  const tail = tailOf(clause.text.slice(amount.end), language);
  if (tail === null) return null;
  const start = startOfPrice(clause.text, amount.start);
  const before = clause.text.slice(0, start);
  const name = nameBefore(before, place, words, language);
  if (name === null) return null;
  // "Rent £1,440 (council)": who pays, or what it is for, is no part of a sum.
  const [aside = ""] = /^\s?[(（][^()（）]+[)）]$/u.exec(tail) ?? [];
  return {
    name: shownName(name.text, words, language) + (aside === "" ? "" : ` ${aside.trim()}`),
    price: clause.text.slice(start, amount.end) + (aside === "" ? tail : ""),
    offset: clause.start + name.start,
    of: name.of,
  };
}

/** "From £60", 1日500円: where what belongs to an amount begins. */
function startOfPrice(text: string, amount: number): number {
  const before = text.slice(0, amount);
  const from = regex(`(?:^|\\s)${FROM_WORDS}\\s*$`, "iu").exec(before) ?? PER.exec(before);
  return from === null ? amount : from.index + (/^\s/u.test(from[0]) ? 1 : 0);
}

/** What stands before an amount, without the verb: null where it is more than a name. */
function nameBefore(
  before: string,
  { at, headed }: Place,
  words: Words,
  language: string,
): { text: string; start: number; of: string } | null {
  const { before: left, after: right } = edge(language);
  const bare = before.replace(/[\s,،:：–—-]+$/u, "").replace(/\s(?:at|à|a|por|per|zu|za|за)$/iu, "");
  const joint = (one: string): RegExpExecArray | null =>
    one === "" ? null : regex(`^(.*?)(?:${left}(?:${one})${right})(.*)$`, "isu").exec(bare);
  const verb = joint(words.verb);
  const copula = verb === null ? joint(words.is) : null;
  const found = verb ?? copula;
  const first = at === 0 && !headed;
  const whole = found === null ? bare : (found[1] ?? "");
  // "Somos 410 familias y la cuota es de 15 euros" tells something else first.
  if (COUNTS_FIRST.test(whole)) return null;
  let text = whole;
  const behind = (found?.[2] ?? "").trim();
  let start = text.length - text.trimStart().length;
  let of = "";
  if (behind !== "") {
    // "料金は大人800円", "입장료는 어른 5000원": what is told of all stands before its particle.
    const topic = /^(?:ja|ko|zh)$/u.test(language) && found !== null;
    if (topic && first && countWords(behind) <= MOST_BARE_WORDS) {
      start = bare.lastIndexOf(behind);
      return isName(behind, language) ? { text: behind, start, of: text.trim() } : null;
    }
    if (!first || verb === null || countWords(behind) > 3) return null;
    // "Nach fünf Jahren kostet Kaufen 5.050 €".
    if (TURNS.has(language) && WHEN.test(text.trim()))
      return isName(behind, language)
        ? { text: behind, start: bare.lastIndexOf(behind), of: text.trim() }
        : null;
    // "Erwachsene zahlen im Vorverkauf 18 €, an der Abendkasse 22 €": when and where is part of the row.
    if (IN.test(behind)) text = `${text.trim()} ${behind}`;
    // "Für Erwachsene kostet der Eintritt 8 Euro".
    else if (TURNS.has(language)) of = behind;
    else return null;
  } else if (first && found === null && countWords(bare) > MOST_BARE_WORDS) return null;
  const when = first ? OPENS_WITH_WHEN.exec(text) : null;
  if (when !== null) of = when[1] ?? "";
  const now = when?.[0].length ?? (first ? (NOW.exec(text)?.[0].length ?? 0) : 0);
  start += now === 0 ? 0 : now - start;
  const name = text.slice(now).trim();
  return isName(name, language) ? { text: name, start, of: shownName(of, words, language) } : null;
}

/** "Somos 410 familias y …". */
export const COUNTS_FIRST =
  /^(?:\p{L}+\s){1,3}\p{Nd}[\p{Nd}.,]*\s\p{L}+\s(?:and|und|et|y|e|en|och|og|i|и|та)\s/u;

/** "£25 for a cut", behind "Entry is" or "We charge" in the first clause. */
function priceFirst(clause: Clause, { at }: Place, words: Words, language: string): PriceRow | null {
  const [amount, another] = amountsIn(clause.text, language);
  if (amount === undefined || another !== undefined) return null;
  const start = startOfPrice(clause.text, amount.start);
  const before = clause.text.slice(0, start).trim();
  if (at > 0 && before !== "") return null;
  const told = [words.verb, words.is, words.noun, CHARGES].filter((one) => one !== "").join("|");
  const opens = before === "" || regex(`(?<!\\p{L})(?:${told})\\s*[:：]?\\s*$`, "iu").test(before);
  if (!opens || countWords(before) > MOST_BARE_WORDS + 2) return null;
  const after = clause.text.slice(amount.end);
  const joint = FOR.exec(after);
  const named = joint === null ? "" : after.slice(joint[0].length).trim();
  // "Dla dorosłych": without its preposition the case would be left over.
  const name = INFLECTED.test(language) ? `${FOR_ALONE.exec(joint?.[0] ?? "")?.[0] ?? ""}${named}` : named;
  if (joint === null || !isName(name, language)) return null;
  return {
    name: shownName(name, words, language),
    price: clause.text.slice(start, amount.end).trim() + (joint.groups?.["per"] ?? ""),
    offset: clause.start + start,
    of: "",
  };
}

/** Where no verb stands between a thing and that it is free: "ההשתתפות חינם", "الدخول مجاناً". */
function saysFreeOfThing(name: string, language: string): boolean {
  if (/^(?:ja|zh|ko)$/u.test(language)) return true;
  return /^(?:he|ar)$/u.test(language) && countWords(name) === 1;
}

/** "Children under six free". */
function freeRow({ text, start }: Clause, { at, headed }: Place, language: string): PriceRow | null {
  const { before, after } = edge(language);
  const found = regex(`^(.+?)(${before}(?:${ENTERS})${after}\\s*)?${before}(${FREE})${after}(.*)$`, "iu").exec(
    text.trim(),
  ); // prettier-ignore
  const [, name = "", enters, price = "", tail = ""] = found ?? [];
  // "The children play free" at the beginning may be anything.
  if (at === 0 && !headed && enters === undefined && !saysFreeOfThing(name, language)) return null;
  if (found === null || (tail.trim() !== "" && !LAST_VERB.test(tail)) || !isName(name.trim(), language))
    return null;
  const words = PRICE_WORDS[language];
  if (words === undefined) return null;
  return {
    name: shownName(name.trim(), words, language),
    price: FREE_SHOWN[language] ?? price,
    offset: start,
    of: "",
  };
}

/**
 * Where the verb stands last, what a price is for or goes by, behind it; any other word there is a verb, and tells what to
 * do: "Kartına en az 50 lira | yükle", "۵۰ هزار تومان | شارژ کنید".
 */
const BEHIND_BEFORE_VERB: Readonly<Record<string, RegExp>> = {
  tr: /^(?:kişi|adet|tane|çocuk|oda|gece|başına|gecelik|saatlik|günlük|haftalık|aylık|yıllık|dahil|hariç|artı|civarı)(?!\p{L})/u,
  fa: /^(?:در|برای|به ازای|به(?:\u200c|\s)اضافه|هر|با|بدون|تا)(?![\p{L}\p{M}])/u,
  ur: /^(?:فی|ہر|کے|میں|سے|تک|ماہانہ|روزانہ)(?![\p{L}\p{M}])/u,
  hi: /^(?:प्रति|हर|में|तक|से|के|पर|महीना|रोज़|रोज|महीने|साल|घंटा|दिन|वाला|वाली)(?![\p{L}\p{M}])/u,
};

/** What is said behind an amount: "per hour", "im Vorverkauf"; null where it is more than that. */
function tailOf(after: string, language: string): string | null {
  if (after.trim() === "" || LAST_VERB.test(after)) return "";
  const bare = after.replace(/[\s.]+$/u, "");
  if (countWords(bare) > MOST_TAIL_WORDS || namesNothing(bare) || /\p{N}/u.test(bare)) return null;
  const known = BEHIND_BEFORE_VERB[language];
  if (known !== undefined && /^\p{L}/u.test(bare.trim()) && !known.test(bare.trim())) return null;
  return /^[/／]/u.test(bare.trim()) ? bare.trim() : bare;
}

/** What a name does not end in: a figure behind it is no price of it. */
const OPEN_END =
  /(?:^|\s)(?:by|of|to|with|about|than|over|under|for|um|von|mit|auf|als|über|unter|de|du|à|avec|que|par|con|por|más|menos|di|per|più|com|mais|door|met|van|na|o|z|за|на|от|до|с|بنسبة|بـ|إلى)$/iu;
/** When or where a price holds. */
const IN =
  /^(?:im|in|an|am|bei|mit|ohne|auf|on|at|online|with|without|en|sur|avec|sans|con|sin|senza|com|sem|met|bij|op|w|z|bez|в|на|при|с|без)(?:\s|$)/iu;
/** When the prices are these is no part of a name. */
const NOW =
  /^\s*(?:today|now|currently|here|nowadays|this (?:year|season)|heute|derzeit|jetzt|aujourd['’]hui|désormais|hoy|ahora|oggi|ora|hoje|agora|vandaag|nu|dziś|dzisiaj|obecnie|сегодня|сейчас|сьогодні|зараз),?\s+(?=\S)/iu;
/** "After five years": over what time all of the amounts are counted. */
const WHEN_WORDS =
  "(?:after|within|over|in|by the end of|at the end of|nach|innerhalb von|über|in|après|au bout d[eu]|au bout d['’]|sur|en|à la fin d[eu]|después de|al cabo de|al final de|tras|dopo|nel corso di|al termine d[ei]\\p{L}*|alla fine d[ei]\\p{L}*|ao fim de|ao cabo de|no fim de|depois de|após|em|na|over|po|przez|w ciągu|po upływie|через|за|після|после|по истечении|efter|etter|på)";
const WHEN = regex(`^${WHEN_WORDS}\\s[^,،，]{2,28}$`, "iu");
const OPENS_WITH_WHEN = regex(`^\\s*(${WHEN_WORDS}\\s[^,،，]{2,28}),\\s+(?=\\S)`, "iu");
export const OR = /^(?:or|oder|ou|o|u|oppure|of|lub|albo|nebo|или|або|veya|ya da|أو|או|या)(?=\s|$)/iu;
const YEAR = /(?<!\p{N})(?:1[5-9]|20)\d{2}(?!\p{N})/u;

/** Whether words can name a thing that is sold. */
export function isName(text: string, language: string): boolean {
  // A thing and what is told of another are no one name.
  if (/[；;]/u.test(text)) return false;
  const words = countWords(text);
  return (
    // "breakfast adds" tells what happens.
    !(language === "en" && (isClause(text) || isPredicate(text) || I.test(text))) &&
    !VERB.test(text) &&
    !EARNS.test(text) &&
    !ADDS.test(text) &&
    !OPEN_END.test(text) &&
    !YEAR.test(text) &&
    !tellsChange(wordsIn(text).at(-1) ?? "") &&
    /\p{L}/u.test(text) &&
    words >= 1 &&
    words <= MOST_NAME_WORDS &&
    Array.from(text).length <= MOST_NAME_LETTERS &&
    // The Italian article is a French pronoun.
    !namesNothing(language === "it" ? text.replaceAll(/(?<=^|\s)il\s/giu, "") : text) &&
    !/[.:;!?]/u.test(text)
  );
}

/** "… and will save $90,000 a year", "kosztował i przyniósł": what was done is nothing that is sold. */
const VERB =
  /^(?:will|would|can|could|may|might|should|must|saved|earned|raised|brought|made|lost|gained|cut|sparte|brachte|économise|ahorr(?:a|ó)|ha fatto|poup(?:a|ou)|bespaart|bespaarde|przyni(?:ósł|osł[aoy]|esie)|сэкономил[аои]?|принёс|принес(?:ла|ло|ли)?)(?!\p{L})|(?:^|\s)kosztował[aoy]?$/iu;

/** "The tin brought in", "La caisse a rapporté": what came in is no row of what is paid. */
const EARNS =
  /(?<![\p{L}\p{M}])(?:(?:brought|brings?|took|takes|pulled) in|raised|raises|earned|earns|yielded|yields|made|collected|(?:brachten?|bringt|bringen|ergab(?:en)?|ergibt|nahm(?:en)?|nimmt|erzielten?|erlösten?|spülten?)(?: ein)?|(?:a|ont) (?:rapporté|produit|récolté|permis de récolter)|rapporten?t?|(?:ha|han) (?:aportado|recaudado|dado|generado)|recaud(?:ó|aron|an?)|aport(?:ó|aron|an?)|(?:ha|hanno) (?:reso|fruttato|incassato|raccolto|portato)|fruttò|incassò|rende(?:u|ram)|arrecad(?:ou|aram)|trouxe(?:ram)?|(?:bracht(?:en)?|leverde|leverden|haalde|haalden)(?: op)?|przyni(?:ósł|osł[aoy])|zebran[oa]|dał[aoy]?|принес(?:ла|ло|ли)|принёс|собрал[аио]?|выручил[аио]?|заработал[аио]?|принесл[аои]|зібрал[аио]|gav(?: in)?|drog in|inbringade|indbragte|innbrakte|getirdi|kazandırdı|topladı|(?:جمع|جلب|حقق|أدخل|أدر)ت?|הכניס(?:ה|ו)?|גייס(?:ה|ו)?|जुटाए|मिले|集まった|もたらした|带来|帶來|筹得|모였|벌었)$/iu;

/** "Eine Ampel würde", "dazu jedes Jahr": a verb whose other half stands behind the amount, and what only adds to a price. */
const ADDS =
  /(?:^|\s)(?:würden?|wird|werden|dürften?|soll(?:en)?|könnten?|müssten?|would|zou(?:den)?|serait|coûterait|costaría|costerebbe|custaria)$|^(?:dazu|hinzu|zusätzlich|außerdem|plus|in addition|on top|en plus|en outre|además|inoltre|além disso|daarnaast|daarbij|do tego|к этому|кроме того|до того)(?!\p{L})/iu;

/** As it stands in a table: without its article, with a capital. */
function shownName(text: string, { article }: Words, language: string): string {
  const bare = text.replace(/[\s,，،:：–—-]+$/u, "");
  const stripped =
    article === "" ? bare : bare.replace(regex(`^(?:${article})(?:\\s+|(?<=['’]))(?=\\S)`, "iu"), "");
  return capitalise(language === "de" ? withOwnEnding(bare, stripped) : stripped, language);
}

/** "Das teuerste Gericht": without its article an adjective has the ending that the article had. */
function withOwnEnding(written: string, stripped: string): string {
  const article = /^(?:der|das)(?=\s)/iu.exec(written)?.[0].toLowerCase();
  if (article === undefined || stripped === written) return stripped;
  return stripped.replace(/^(\p{Ll}+e)(?=\s\p{Lu})/u, (word) => `${word}${article === "der" ? "r" : "s"}`);
}
