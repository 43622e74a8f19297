import { ADDRESS } from "../text/address.ts";
import { namedDays } from "../text/calendar-days.ts";
import { hotlineSpans } from "../text/hotline.ts";
import { quotationsIn } from "../text/quotations.ts";
import { countWords, splitSentences } from "../text/sentences.ts";
import { isData } from "../scenes/kinds-of-cells.ts";
import { leansOn } from "../scenes/leaning-subjects.ts";
import type { Block, ParagraphBlock, Section } from "./brief.ts";

/** More is a passage of its own, and no line that closes. */
const MOST = { sentences: 4, words: 48, beforeLast: 22 };
/** Signs of a quotation that closes a film. */
const FEWEST_OF_QUOTATION = 12;

/** A number that is called, not counted: eight digits or more in groups, or behind its word. */
const TELEPHONE =
  /(?<![\p{Nd}.,])(?:\+|00)?\p{Nd}{2,5}(?:[\s\u00A0/–-]\p{Nd}{2,5}){1,4}(?![\p{Nd}%.,]\p{Nd})|(?:tel|phone|hotline|helpline|call|line|telefon|telefono|teléfono|telefone|телефон|тел|هاتف|الخط الساخن|हेल्पलाइन|फ़ोन|फोन|電話|电话|热线|전화|whats?app)\p{L}{0,3}\.?\s?[:：]?\s?\p{Nd}{3,}|(?:ruf\p{L}*|wähl\p{L}*|notruf|appel\p{L}*|composez|faites le|llam\p{L}*|marque\p{L}*|chiam\p{L}*|ligu\p{L}*|zadzwoń|dzwoń|звоните|телефонуйте|اتصل|اطلب|拨打|撥打|ring|bel)\s?(?:an\s|le\s|al\s|il\s|o\s|na\s|por\s|para o\s|ب|على\s|رقم\s)?\p{Nd}{3,}|(?<!\p{Nd})\p{Nd}{3,4}['’]\p{L}{1,4}\sara/iu;
/** A house in a street, in the order of either kind of language. */
const STREET =
  /(?:\p{L}+(?:straße|strasse|str\.|gasse|weg|platz|allee|straat|laan|plein|gatan|vägen|gata|vej|gade|caddesi|sokağı|utca)|(?:street|road|lane|avenue|square|rue|avenue|place|boulevard|calle|c\/|avenida|plaza|via|viale|piazza|corso|rua|largo|praça|ul\.|ulica|pl\.|plac|al\.|ул\.|улица|пл\.|площадь|пр\.|проспект|вул\.|вулиця|площа|просп\.|شارع|ميدان|רחוב|cad\.|sok\.|mah\.))(?:\s[\p{L}.'’-]+){0,4},?\s\p{Nd}|(?<!\p{Nd})\p{Nd}{1,4}[a-z]?,?\s(?:(?:bis|rue|avenue|place|boulevard|شارع)\s\p{L}|(?:\p{Lu}[\p{L}'’.]+\s){1,3}(?:Street|St\.?|Road|Rd|Lane|Avenue|Square|Drive|Way|Close))|[\p{Script=Han}]{1,8}(?:路|街|巷|丁目|番地)\s?\p{Nd}|\p{Nd}+(?:号|號|番地|丁目)|[가-힣]+(?:로|길)\s\p{Nd}/iu;
/** An hour of the day. */
const HOUR =
  /(?<!\p{Nd})\p{Nd}{1,2}[:.]\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?(?:am|pm|a\.m\.|p\.m\.|Uhr|uur|uhr|h(?:\d\d)?)(?!\p{L})|(?:klo?\.?|alle|a las|às|à|о|в|saat|الساعة|ساعة)\s\p{Nd}{1,2}(?!\p{Nd})|\p{Nd}{1,2}(?:点|點|時|시)|बजे/iu;

/** What a section is called under which such a line belongs; "Prevenire" does not say how to come ("venir"), nor "Handbook" to book. */
const OF_ITS_OWN =
  /contact|kontakt|contatt|contat|visit|besuch|anfahrt|adress|address|indirizz|direcci|direç|endere|hours|öffnung|horair|horari|orari|anmeld|inscri|iscri|regist|rejestr|zapis|запис|контакт|адрес|sign.?up|(?<![\p{Script=Latin}])book|apply|tickets?|join|(?<![\p{Script=Latin}])(?:where|when)(?![\p{Script=Latin}])|wann|^wo\b|(?<![\p{Script=Latin}])venir|acc[eè]s|dove|dónde|donde|onde|quando|cuándo|quand|question|frage|(?<!(?:de|ex|in)-?)termin|meet|treff|help|hilfe|aiuto|ayuda|ajuda|hulp|aide|pomoc|помощь|допомога|info|(?<![\p{Script=Latin}])report|melde|reach|get in touch|solicit|reserv|buch|prenot|联系|聯絡|联络|报名|報名|地址|时间|時間|预约|預約|連絡|問い合わせ|申込|申し込み|アクセス|場所|日時|문의|신청|연락|오시는|예약|장소|일시|اتصل|اتصال|تواصل|عنوان|موعد|مواعيد|حجز|تسجيل|संपर्क|पता|आवेदन|पंजीकरण|समय|iletişim|başvuru|kayıt|nerede|zaman|קשר|כתובת|הרשמה/iu;

/**
 * The last paragraphs of a brief that tell where, when or how to reach somebody, what somebody said, or a last word, stand below the
 * list, the table or the text of its last section, and are no part of it: a section without a heading, which closes.
 */
export function withClosingLines(sections: readonly Section[], language: string): Section[] {
  const last = sections.at(-1);
  if (last === undefined || last.title === null) return [...sections];
  const from = closingFrom(last.blocks, OF_ITS_OWN.test(last.title.spoken), language);
  if (from === null) return [...sections];
  const [own, closing] = [last.blocks.slice(0, from), last.blocks.slice(from)];
  const start = closing[0]?.span.start ?? last.span.end;
  return [
    ...sections.slice(0, -1),
    { ...last, blocks: own, span: { ...last.span, end: Math.max(last.span.start + 1, start) } },
    { title: null, closes: true, blocks: closing, span: { start, end: last.span.end } },
  ];
}

/** Where the closing lines begin; null where there are none, or nothing else. */
function closingFrom(blocks: readonly Block[], tellsOfIt: boolean, language: string): number | null {
  const last = blocks.at(-1);
  const before = blocks.slice(0, -1);
  if (last === undefined || before.every(({ kind }) => kind === "subheading")) return null; // prettier-ignore
  if (blocks.some(({ kind }) => kind === "subheading")) return null;
  if (isLastWord(last, blocks.at(-2), language)) return blocks.length - 1;
  const listed = before.some(({ kind }) => kind !== "paragraph");
  if (!closes(last, listed, language)) return null;
  const quoted = last.kind === "quote" || (last.kind === "paragraph" && !isReach(last.text.shown));
  if (tellsOfIt && !quoted) return null;
  // A section of prose that tells of such things all along goes on.
  if (!listed && before.some((block) => block.kind === "paragraph" && isReach(block.text.shown))) return null;
  let from = blocks.length - 1;
  while (from > 1 && isAside(blocks[from - 1], language)) from -= 1;
  return from;
}

/** More words than this tell something. */
const MOST_OF_LAST_WORD = 14;
const LEANS =
  /^(?:and|but|so|therefore|thus|then|that|this|because|also|even|however|und|aber|also|deshalb|deswegen|daher|dadurch|damit|das|dies\p{L}*|so|auch|et|mais|donc|ainsi|cela|ce|c['’]est|cette|y|pero|así|por eso|esto|eso|este|e|ma|così|perciò|questo|mas|por isso|isso|isto|en|maar|dus|daarom|dat|dit|zo|i|ale|dlatego|więc|to|и|но|а|поэтому|это|так|і|та|але|тому|це|och|men|därför|det|ve|ama|bu|böylece|و|ف|لكن|لذلك|هذا|ו|אבל|לכן|זה|और|लेकिन|इसलिए|यह)(?![\p{L}\p{M}])|^(?:所以|因此|但|而且|这|這|しかし|だから|その|この|それ|그래서|그러나|하지만|이것|이는)/iu;

/**
 * "Count in rounds, not in hours.": a short sentence in a paragraph of its own is the film's last word, below what somebody said
 * or other prose. Of what was named before it, or with figures, it goes on telling.
 */
function isLastWord(block: Block, before: Block | undefined, language: string): boolean {
  if (block.kind !== "paragraph" || block.lines.length > 1 || block.formulas.length > 0) return false;
  if (before === undefined || before.kind === "subheading" || before.kind === "list") return false;
  if (before.kind === "paragraph" && (before.lines.length > 1 || before.formulas.length > 0)) return false;
  const said = block.text.shown.trim();
  // "Bo has never ordered.": of rows that are seen and not told.
  if (before.kind === "table" && isData(before)) return false;
  const short = splitSentences(said, language).length <= 2 && countWords(said) <= MOST_OF_LAST_WORD;
  return short && !/\p{N}|[:：?？]/u.test(said) && !leansOn(said) && !LEANS.test(said);
}

function closes(block: Block, listed: boolean, language: string): boolean {
  if (block.kind === "quote") return true;
  if (block.kind !== "paragraph" || !isShort(block, language)) return false;
  const { shown } = block.text;
  if (isReach(shown) || isSaid(shown)) return true;
  const days = namedDays(shown, language).length > 0;
  return listed && days && HOUR.test(shown);
}

function isShort({ text, formulas }: ParagraphBlock, language: string): boolean {
  const short = countWords(text.shown) <= MOST.words && splitSentences(text.shown, language).length <= MOST.sentences; // prettier-ignore
  return short && formulas.length === 0 && !/[:：]\s*$/u.test(text.spoken);
}

/** Whether a heading or a label only says that where, when or how to reach somebody follows: "Contact", 地址. */
export function announcesReach(label: string): boolean {
  return OF_ITS_OWN.test(label);
}

/** Whether a text names an hour of the day. */
export function isHour(text: string): boolean {
  return HOUR.test(text);
}

/** Whether a text says where or how to reach somebody: an address, a street with its number, a telephone. */
export function isReach(text: string): boolean {
  return ADDRESS.test(text) || isTelephone(text) || STREET.test(text);
}

/** Whether a text has a number that is called. */
export function isTelephone(text: string): boolean {
  return TELEPHONE.test(text) || hotlineSpans(text).length > 0;
}

/** Whether a text names a house in a street. */
export function isStreet(text: string): boolean {
  return STREET.test(text);
}

/** What somebody said, and who. */
function isSaid(text: string): boolean {
  const [only, other] = quotationsIn(text);
  if (only === undefined || other !== undefined || only.end === null) return false;
  const around = text.length - (only.end - only.start);
  return only.inner.length >= FEWEST_OF_QUOTATION && around < only.inner.length + MOST_AROUND;
}

const MOST_AROUND = 30;

/** "The fee is £12 a year.": a short line of its own between the list and the address. */
function isAside(block: Block | undefined, language: string): boolean {
  if (block?.kind !== "paragraph" || countWords(block.text.shown) > MOST.beforeLast) return false;
  const days = namedDays(block.text.shown, language).length > 0;
  return isReach(block.text.shown) || isSaid(block.text.shown) || days || /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|грн|руб|zł|kr|Kč|TL|Ft)/u.test(block.text.shown); // prettier-ignore
}
