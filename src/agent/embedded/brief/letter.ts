import {
  GREETS_AT_END,
  isSignatureLine,
  MORE_GREETINGS,
  MORE_REGARDS,
  SIGNED_OFF,
  signsAlone,
} from "./letter-words.ts";
import { titleOfSubject } from "./subject-line.ts";

/** What frames a letter and is no part of what it tells: sender and receiver, greeting, regards and signature. */
export type Letter = {
  text: string;
  /** What its subject line names; null where it has none, or one that only asks for a film. */
  subject: string | null;
};

const SUBJECT =
  /^[ \t*_]*(?:subject|title|titel|titre|título|titolo|tytuł|название|заголовок|başlık|标题|標題|タイトル|العنوان|כותרת|शीर्षक|re|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|тема|件名|主题|主題|主旨|제목|konu|الموضوع|נושא|विषय)[ \t*_]*[:：][ \t*_]*(.{3,160}?)[ \t*_]*$/imu;
const HEADER =
  "(?:from|to|cc|bcc|date|sent|reply-to|von|an|datum|gesendet|de|à|envoyé|para|fecha|enviado|da|a|data|inviato|od|do|van|aan|от|кому|копия|дата|差出人|宛先|日付|日時|发件人|收件人|抄送|日期|寄件者|收件者|보낸\\s?사람|받는\\s?사람|날짜|kimden|kime|tarih|من|إلى|التاريخ|מאת|אל|תאריך|प्रेषक|प्रति|दिनांक)";
const HEADER_LINE = new RegExp(`^[ \\t*_]*${HEADER}[ \\t*_]*[:：]`, "iu");
/** "To: all staff. From: Marta. Date: 3 March." in one line. */
const HEADERS_IN_LINE = new RegExp(`(?:^|[.;,|\\s])[*_]*${HEADER}[*_]*[:：]\\s`, "giu");
const COMMON_GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|liebe[rs]?|sehr geehrte|hallo|guten (?:tag|morgen)|moin|chère?s?|bonjour|madame|monsieur|estimad|querid|hola|buenos días|buenas tardes|car[oiae]s?|gentil|egregi|buongiorno|ciao|salve|prezad|olá|bom dia|boa tarde|beste|geachte|drog|szanown|cześć|dzień dobry|уважаем|дорог|здравствуйте|привет|добрый день|sayın|merhaba|değerli|sevgili|عزيز|أعزائي|السادة|السلام عليكم|تحية|שלום|יקר|प्रिय|नमस्ते|आदरणीय|尊敬的|亲爱的|親愛的|各位|大家好|您好|你好|皆様|皆さん|お世話に|안녕하세요)(?:$|(?![\p{L}])|(?<=[^\p{Script=Latin}])|(?<=estimad|querid|prezad|drog|szanown)(?=\p{L}))/iu;
/** A greeting, by the words that it begins with. */
export const GREETING = new RegExp(
  `${COMMON_GREETING.source}|^(?:${MORE_GREETINGS})(?:$|(?![\\p{L}])|(?<=шановн)(?=\\p{L}))`,
  "iu",
);
const COMMON_REGARDS =
  /^(?:(?:(?:with )?(?:best|kind|warm|many) (?:regards|wishes|thanks)|regards|best|all the best|(?:yours )?sincerely|yours(?: \p{L}+)?|cheers|thanks(?: and regards| in advance)?|thank you(?: all| everyone| everybody| so much| very much)?|viele grüße|liebe grüße|mit freundlichen grüßen|beste grüße|herzliche grüße|freundliche grüße|schöne grüße|cordialement|bien (?:à vous|cordialement)|sincères salutations|amicalement|merci(?: d['’]avance)?|saludos(?: cordiales)?|un saludo|atentamente|gracias|(?:cordiali |distinti )?saluti|un saluto|grazie|atenciosamente|abraços?|(?:com os melhores )?cumprimentos|obrigad[oa]|met vriendelijke groet(?:en)?|groet(?:en|jes)?|pozdrawiam(?: serdecznie)?|z poważaniem|с уважением|с наилучшими пожеланиями|всего доброго|saygılarım(?:ız)?la|sevgiler(?:imle)?|iyi çalışmalar|teşekkürler|مع (?:أطيب |خالص )?(?:التحيات|التحية|الشكر)|وتفضلوا.*|شكراً|בברכה|תודה(?: רבה)?|धन्यवाद|सादर|此致|敬礼|祝好|顺颂商祺|敬上|敬具|以上|よろしくお願い(?:いた)?します|どうぞよろしくお願い(?:いた)?します|감사합니다|고맙습니다|수고하세요|잘 부탁드립니다|thx|thnx|thanx|tx|ty|tia|kr|br|vg|lg|vlg|mfg|bg|danke(?: euch| dir| ihnen)?(?: (?:im voraus|schon mal|vorab))?|(?:vielen|besten|herzlichen|lieben) dank|bises|bisous|à (?:bientôt|plus)|merci (?:beaucoup|à (?:tous|vous))|muchas gracias|un abrazo|slds|mille grazie|a presto|cari saluti|um abraço|obrigad[oa] (?:desde já|a todos)|valeu|dzięki|dziękuję|pozdro|(?:заранее )?спасибо(?: заранее)?|дякую|з повагою|teşekkür ederi[mz]|谢谢(?:大家|啦|您)?|多谢|谢啦|ありがとうございます|شكر[اًا]*|تحياتي|مع تحياتي|תודה מראש|शुक्रिया))(?:\s[:;]-?[)D])?[\s,，!！.。~–—-]*(?:(?<=(?:[,，–—-]|thx|thanks|lg|vg|kr|br|mfg|cheers|danke|merci|gracias|grazie|dzięki|спасибо|谢谢)\s*)\p{L}[\p{L}.’' -]{1,30})?$/iu;
export const REGARDS = new RegExp(
  `${COMMON_REGARDS.source}|^(?:${MORE_REGARDS})[\\s!！.。]*(?:[,，–—-]\\s*(?:\\p{L}[\\p{L}.’' -]{1,30})?)?$|${SIGNED_OFF.source}`,
  "iu",
);
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
  const found = title ? null : SUBJECT.exec(filled.slice(0, 8).map((at) => lines[at]).join("\n")); // prettier-ignore
  const subject = found?.[1]?.trim() ?? null;
  const gone = new Set<number>();
  const regards = regardsAt(lines, filled);
  // "From: Oslo, To: Bergen" may be a journey; with regards below it is a memo.
  const memo = regards !== null && filled.slice(0, 2).every((at) => HEADER_LINE.test(lines[at] ?? ""));
  for (const at of filled.slice(0, 10)) {
    const line = lines[at] ?? "";
    const header = HEADER_LINE.test(line) && (subject !== null || memo || headers(line) >= 2);
    if (header || (subject !== null && found !== null && line.trim() === found[0].trim())) gone.add(at);
  }
  const greeting = greetingAt(lines, filled.filter((at) => !gone.has(at)).slice(0, 2));
  if (asked || memo || subject !== null || (greeting !== null && regards !== null)) {
    if (greeting !== null) gone.add(greeting);
    if (regards !== null) for (const at of filled) if (at >= regards) gone.add(at);
  }
  // A letter of nothing but its frame is told as it stands.
  const left = filled.some((at) => !gone.has(at) && /[\p{L}\p{N}]{2}/u.test(lines[at] ?? ""));
  if (gone.size === 0 || !left) return { text: source, subject: null };
  return {
    text: lines.map((line, at) => (gone.has(at) ? " ".repeat(line.length) : line)).join("\n"),
    subject: subject === null ? null : titleOfSubject(subject),
  };
}

function headers(line: string): number {
  return line.length > 240 ? 0 : (line.match(HEADERS_IN_LINE)?.length ?? 0);
}

/** A line of its own, before a blank one or after the header. */
function greetingAt(lines: readonly string[], first: readonly number[]): number | null {
  const [at] = first;
  const line = lines[at ?? 0]?.trim() ?? "";
  if (
    at === undefined ||
    !(GREETING.test(line) || GREETS_AT_END.test(line)) ||
    line.split(/\s+/u).length > GREETING_WORDS
  )
    return null;
  // Without spaces a whole request would be a few words.
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(line) && line.length > UNSPACED_GREETING) return null;
  const alone = /[,，:：!！、]$/u.test(line) || (lines[at + 1] ?? "").trim() === "";
  return alone && !/[.?？。]\s+\S/u.test(line) && line.length <= SIGNATURE.length ? at : null;
}

/** The line of the regards, where only a short signature follows; or a signature that stands by itself. */
function regardsAt(lines: readonly string[], filled: readonly number[]): number | null {
  for (const at of filled.slice(-SIGNATURE.lines - 1)) {
    if (!REGARDS.test(lines[at]?.trim() ?? "")) continue;
    const after = filled.filter((other) => other > at);
    return after.length <= SIGNATURE.lines && after.every((other) => isSigned(lines[other]?.trim() ?? ""))
      ? at
      : null;
  }
  const last = filled.at(-1);
  return last !== undefined && signsAlone(lines[last]?.trim() ?? "") ? last : null;
}

function isSigned(line: string): boolean {
  return line.length <= SIGNATURE.length || isSignatureLine(line);
}
