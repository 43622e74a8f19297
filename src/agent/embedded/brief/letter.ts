import { isGreeting, REGARDS } from "./greetings.ts";
import { CONTACT, isSignatureLine, signsAlone } from "./letter-words.ts";
import { TITLE_NAMES } from "./mail-edge-words.ts";
import { POSTSCRIPT } from "./secrecy-words.ts";
import { isTagged } from "./subject-marks.ts";
import { toPattern } from "../text/regex.ts";

/** What frames a letter and is no part of what it tells: sender and receiver, greeting, regards and signature. */
export type Letter = {
  text: string;
  /** Its subject line, as it stands. */
  subject: string | null;
  /** Lines that a mail or a release bears above its subject: who sends it. */
  leftOut: string[];
};

const SUBJECT = toPattern(
  `^[ \\t*_]*(?:${TITLE_NAMES}|subject|العنوان|re|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|předmět|ämne|emne|betrifft|betreft|dotyczy|тема|件名|主题|主題|主旨|konu|الموضوع|נושא|विषय|বিষ(?:\u09AF\u09BC|\u09DF)|பொருள்|เรื่อง|chủ đề|về việc|v/v|perihal|subjek|hal)[ \\t*_]*[:：][ \\t*_]*(.{3,160}?)[ \\t*_]*$`,
  "imu",
);
/** The Arabic word for a title is that for an address as well: a house, a street, a telephone. */
const IS_ADDRESS = /العنوان[ \t*_]*[:：].*(?:شارع|طريق|ميدان|حي |ص\.?\s?ب|عمارة|هاتف|[\p{Nd}]{4})/u;
const HEADER =
  "(?:from|to|cc|bcc|date|sent|reply-to|von|an|datum|gesendet|de|à|envoyé|para|fecha|enviado|da|a|data|inviato|od|do|van|aan|от|кому|копия|дата|差出人|宛先|日付|日時|发件人|收件人|抄送|日期|寄件者|收件者|보낸\\s?사람|받는\\s?사람|날짜|kimden|kime|tarih|من|إلى|التاريخ|מאת|אל|תאריך|प्रेषक|प्रति|दिनांक|প্রেরক|প্রাপক|তারিখ|அனுப்புநர்|பெறுநர்|தேதி|ถึง|วันที่|người gửi|người nhận|kính gửi|ngày|dari|kepada|tanggal)";
const HEADER_LINE = toPattern(`^[ \\t*_]*${HEADER}[ \\t*_]*[:：]`, "iu");
/** "… (sorry, long)", "… (eilig)": what a sender says of the mail behind its subject, in a few words that say nothing of its matter. */
const OF_MAIL =
  "(?:(?:very|a bit|so|too|rather|bit|sehr|etwas|leider|un peu|très|trop|muy|algo|un po['’]|molto|muito|um pouco|erg|heel|beetje|een beetje|ganska|lite|bardzo|trochę|очень|немного|çok|biraz)\\s)?(?:sorry|apologies|long|longish|urgent|asap|important|fyi|entschuldigung|sorry|lang|eilig|dringend|wichtig|désolée?|pardon|longue?|urgente?|perdón|lo siento|larg[oa]|importante|scusate?|lung[oa]|desculpem?|long[oa]|belangrijk|dringend|spoed|haast|förlåt|lång[t]?|brådskande|viktigt|przepraszam|dług[ieao]+|pilne|ważne|извините|длинн[оы]\\p{L}*|срочно|важно|вибачте|терміново|uzun|acil|kusura bakmayın)";
const APOLOGY = toPattern(`\\s*[(（]${OF_MAIL}(?:,? (?:and |und |et |y |e |en |och |i |и |ve )?${OF_MAIL}){0,3}!?[)）]\\s*$`, "iu"); // prettier-ignore

/** A subject line as mails and releases have, and no title of a book. */
const MAIL_SUBJECT =
  /^[ \t*_]*(?:subject|re|betreff|betrifft|objet|asunto|oggetto|assunto|onderwerp|betreft|temat|dotyczy|тема|件名|主题|主題|제목|konu|الموضوع|נושא|विषय|বিষ(?:\u09AF\u09BC|\u09DF)|பொருள்|เรื่อง|chủ đề|tiêu đề|về việc|v\/v|perihal|subjek|hal|předmět|věc|ämne|emne)[ \t*_]*[:：]/iu;
const MOST_LETTERHEAD = 4;
/** Whom it is from or to: a person, and neither an hour nor a number. */
const SENDER_LINE = toPattern(`^[ \\t*_]*(?!(?:date|sent|datum|gesendet|fecha|data|дата|日付|日時|日期|날짜|tarih|التاريخ|תאריך|दिनांक|তারিখ|தேதி|วันที่|ngày|tanggal))${HEADER}[ \\t*_]*[:：]\\s*(?!\\p{N})`, "iu"); // prettier-ignore
/** "To: all staff. From: Marta. Date: 3 March." in one line. */
const HEADERS_IN_LINE = toPattern(`(?:^|[.;,|\\s])[*_]*${HEADER}[*_]*[:：]\\s`, "giu");
const GREETING_WORDS = 9;
const UNSPACED_GREETING = 20;
const SIGNATURE = { lines: 5, length: 60 };

/**
 * The text with its frame blanked, as long as before, so that places in it stay. `asked`: it asks for a film, so that
 * a greeting or regards alone make it a letter.
 */
export function withoutFrame(source: string, asked = false): Letter {
  const lines = source.split("\n");
  const title = /^\s{0,3}#{1,6}\s/mu.test(source);
  const filled = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at]));
  const labelled = title ? null : SUBJECT.exec(filled.slice(0, 8).map((at) => lines[at]).join("\n")); // prettier-ignore
  const found = IS_ADDRESS.test(labelled?.[0] ?? "") ? null : labelled;
  const first = title || filled.length < 2 ? "" : (lines[filled[0] ?? 0] ?? "");
  // 「【依頼】あかり市のムービー」: a subject that was pasted without its label.
  const tagged = found === null && isTagged(first) ? first : null;
  const subject = (found?.[1]?.trim() ?? tagged?.trim() ?? null)?.replace(APOLOGY, "") ?? null;
  const gone = new Set<number>();
  const regards = regardsAt(lines, filled);
  const signed = filled.filter((at) => regards !== null && at >= regards.from && at <= regards.to);
  // "From: Oslo, To: Bergen" may be a journey; with regards below it is a memo.
  const memo = regards !== null && filled.slice(0, 2).every((at) => HEADER_LINE.test(lines[at] ?? ""));
  const head = filled.slice(0, 10).map((at) => lines[at] ?? "");
  // The day of an event stands below its title; the day of a mail beside its sender.
  const mail = subject !== null && head.some((line) => SENDER_LINE.test(line));
  for (const at of filled.slice(0, 10)) {
    const line = lines[at] ?? "";
    const header = HEADER_LINE.test(line) && (mail || memo || headers(line) >= 2);
    if (header || (subject !== null && found !== null && line.trim() === found[0].trim())) gone.add(at);
  }
  if (tagged !== null) gone.add(filled[0] ?? 0);
  const letterhead = letterheadAt(lines, filled);
  for (const at of letterhead) gone.add(at);
  const greeting = greetingAt(lines, filled.filter((at) => !gone.has(at)).slice(0, 2));
  if (asked || memo || subject !== null || (greeting !== null && regards !== null)) {
    if (greeting !== null) gone.add(greeting);
    for (const at of signed) gone.add(at);
  }
  // A letter of nothing but its frame is told as it stands.
  const left = filled.some((at) => !gone.has(at) && /[\p{L}\p{N}]{2}/u.test(lines[at] ?? ""));
  if (gone.size === 0 || !left) return { text: source, subject: null, leftOut: [] };
  return {
    text: lines.map((line, at) => (gone.has(at) ? " ".repeat(line.length) : line)).join("\n"),
    subject,
    leftOut: letterhead.map((at) => lines[at]?.trim() ?? ""),
  };
}

/** "Stadtwerke Lindenau – Pressestelle" above "Betreff: …": short lines that name a sender and tell nothing. */
function letterheadAt(lines: readonly string[], filled: readonly number[]): number[] {
  const subject = filled.slice(0, MOST_LETTERHEAD + 1).findIndex((at) => MAIL_SUBJECT.test(lines[at] ?? ""));
  const above = filled.slice(0, Math.max(0, subject));
  const names = above.every((at) => {
    const line = lines[at]?.trim() ?? "";
    const short = line.length <= SIGNATURE.length + 20 && !/[.!?。！？]$/u.test(line);
    return short && !/^\s*(?:#|[-*+•]\s|\||>)/u.test(line) && !HEADER_LINE.test(line);
  });
  return names ? above : [];
}

function headers(line: string): number {
  return line.length > 240 ? 0 : (line.match(HEADERS_IN_LINE)?.length ?? 0);
}

/** A line of its own, before a blank one or after the header. */
function greetingAt(lines: readonly string[], first: readonly number[]): number | null {
  const [at] = first;
  const line = lines[at ?? 0]?.trim() ?? "";
  if (at === undefined || !isGreeting(line) || line.split(/\s+/u).length > GREETING_WORDS) return null;
  // Without spaces a whole request would be a few words.
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(line) && line.length > UNSPACED_GREETING) return null;
  const alone = /[,，:：!！、]$/u.test(line) || (lines[at + 1] ?? "").trim() === "";
  return alone && !/[.?？。]\s+\S/u.test(line) && line.length <= SIGNATURE.length ? at : null;
}

/** From the regards to the end of a short signature, or to a postscript; or a signature that stands by itself. */
function regardsAt(lines: readonly string[], filled: readonly number[]): { from: number; to: number } | null {
  const end = filled.findIndex((at) => POSTSCRIPT.test(lines[at]?.trim() ?? ""));
  // Some write the postscript above their regards.
  return (end < 0 ? null : regardsIn(lines, filled.slice(0, end))) ?? regardsIn(lines, filled);
}

function regardsIn(lines: readonly string[], above: readonly number[]): { from: number; to: number } | null {
  for (const at of above.slice(-SIGNATURE.lines - 1)) {
    if (!REGARDS.test(lines[at]?.trim() ?? "")) continue;
    const after = above.filter((other) => other > at);
    const signs =
      after.length <= SIGNATURE.lines && after.every((other) => isSigned(lines[other]?.trim() ?? ""));
    return signs ? { from: at, to: after.at(-1) ?? at } : null;
  }
  const last = above.at(-1);
  return last !== undefined && signsAlone(lines[last]?.trim() ?? "") ? { from: last, to: last } : null;
}

/** A name, a part of an address, a mark; "No need to book" below a thank-you tells. */
function isSigned(line: string): boolean {
  if (line.length > SIGNATURE.length) return isSignatureLine(line);
  if (isSignatureLine(line) || REGARDS.test(line) || CONTACT.test(line)) return true;
  const words = line.match(/[\p{L}\p{M}’'.-]+/gu) ?? [];
  const named = words.filter((word) => !/^\p{Ll}/u.test(word)).length;
  const cased = /[\p{Lu}\p{Ll}]/u.test(line);
  // Names are written large, all but the small words between them; a single small word is a nickname.
  const person = words.length <= 1 || (cased ? named * 2 >= words.length : words.length <= 5);
  return person && !/[.!?。！？…]["”»]?$/u.test(line.replace(/(?<=^\S{1,4}|\s\S{1,4})\.$/u, ""));
}
