import { countWords } from "../text/sentences.ts";
import { blanked, type Span } from "./sentence-spans.ts";
import { BEHIND, COMPOUND, WHERE_OR_WHO } from "./sheet-places.ts";
import { WORKING_FORMS } from "./working-title-words.ts";

/** A text without such a line, in the same length, and the line. */
export type SheetNoted = { text: string; wishes: string[] };

/** "Text for the entrance hall": of a title alone these say nothing, and before a place neither. */
const PLAIN_FORMS =
  "(?:short |little )?(?:text|script|wording|copy|words)|(?:kurzer |kleiner )?text|(?:petit |court )?texte|texto|testo|tekst|текст|metin|yazı";
const FOR =
  "for|für|zum|zur|pour|para|per|voor|dla|do|na|для|к|till|til|à afficher (?:dans|sur)|para colgar en|da appendere (?:in|nel|nella)";
const FORM = new RegExp(`^(?:${WORKING_FORMS}|${PLAIN_FORMS})\\s(?=(?:${FOR})\\s)`, "iu");
const WHOM = new RegExp(`^(?:${FOR})\\s(?<rest>\\S.*)$`, "iu");
const MOST_BEFORE = 3;
const MOST_BEHIND = 4;

/** Whether words are "for" and somebody who is handed a sheet, or a place where it hangs: "for the Tuesday group at the hall". */
export function isForPlaceOrGroup(said: string): boolean {
  const rest = WHOM.exec(said)?.groups?.["rest"] ?? "";
  const words = rest
    .toLowerCase()
    .replace(/(?<!\p{L})[ld]['’]/gu, "")
    .split(/\s+/u);
  for (const [at, word] of words.slice(0, MOST_BEFORE + 1).entries()) {
    const two = `${word} ${words[at + 1] ?? ""}`;
    const length = WHERE_OR_WHO.has(two) ? 2 : WHERE_OR_WHO.has(word) || COMPOUND.test(word) ? 1 : 0;
    if (length === 0) continue;
    const behind = words.slice(at + length);
    if (behind.length === 0) return true;
    return BEHIND.has(behind[0] ?? "") && behind.length > 1 && behind.length <= MOST_BEHIND;
  }
  return false;
}

const OTHERS: readonly RegExp[] = [
  /^(?:نص|ورقة|منشور|مطوية|ملاحظات|كلمة|ملصق)\s(?:ل|إلى )(?:ل|ال)?(?:قاعة|مدخل|بهو|ردهة|لوحة|باب|جدار|مصعد|مجموعة|صف|دورة|فريق|اجتماع|شاشة|موقع|سكان|طلاب|زوار|أهالي|أعضاء|موظفين|متطوعين)(?:\s(?:ال)?\p{L}+){0,2}$/u,
  /^(?:טקסט|דף|עלון|דפון|רשימות|שלט)\sל(?:לוח|קבוצת|קבוצה|כיתה|חוג|צוות|דלת|קיר|מעלית|לובי|כניסה|מסך|אתר|דיירים|הורים|תלמידים|מבקרים|מתנדבים|חדר)(?:\s\p{L}+){0,3}$/u,
  /^(?:.{1,12}?(?:クラス|グループ|教室|班|掲示板|玄関|入口|受付|待合室|エレベーター|会合|集まり)(?:用|向け)(?:の)?(?:配布)?(?:資料|プリント|原稿|文章|チラシ|メモ|貼り紙|張り紙)|.{1,10}に貼る(?:文章|紙|もの|原稿))$/u,
  /^(?:(?:给|給|发给|發給)?.{1,10}?(?:小组|小組|群|班|公告栏|公告欄|门口|門口|大厅|大廳|电梯|電梯|展厅|展廳)(?:用的?|里?贴的?|发的?)?(?:讲义|講義|传单|傳單|稿子|文稿|文字|材料|文案))$/u,
  /^(?:.{1,14}?(?:모임|반|그룹|게시판|현관|입구|로비|대기실|엘리베이터|수업)용?\s(?:유인물|자료|원고|글|전단|메모|안내지))$/u,
  /^.{2,30}?(?:grubu|sınıfı|kursu|ekibi|panosu|kapısı|girişi|lobi|asansör|toplantı)\siçin\s(?:el ilanı|notlar|metin|yazı|broşür|taslak|çalışma kâğıdı)$/iu,
  /^.{2,40}?(?:समूह|कक्षा|दीवार|दरवाज़े|सूचना पट्ट|प्रवेश कक्ष|बैठक)\sके लिए\s(?:पर्चा|नोट्स|पाठ|मसौदा)$/u,
];
/** Vowel signs that Arabic may write or leave out. */
const HARAKAT = /[\u064B-\u0652\u0670]/gu;
const MOST_LINE = 70;
const FEWEST_TOLD = 12;

/** Whether a line only says that a text is a sheet for a group or a wall: "Handout for the Tuesday group", "نصّ لقاعة المدخل". */
export function isSheetForWhom(line: string): boolean {
  const said = line.trim().replace(HARAKAT, "").replaceAll("İ", "i");
  if (said.length > MOST_LINE || /[.!?。！？،,:：]$/u.test(said)) return false;
  const form = FORM.exec(said)?.[0];
  if (form !== undefined && isForPlaceOrGroup(said.slice(form.length))) return true;
  return OTHERS.some((pattern) => pattern.test(said));
}

/**
 * Takes a first line away that only says as what a text is handed out or hung up, and for whom: it names nothing. With a subject
 * behind its form ("Flyer for the summer fair", "Text of the old constitution") it stays.
 */
export function withoutSheetForWhom(source: string): SheetNoted {
  const start = source.search(/\S/u);
  const none = { text: source, wishes: [] };
  if (start < 0) return none;
  const [line = ""] = /^[^\n]*/u.exec(source.slice(start)) ?? [];
  const span: Span = { start, end: start + line.length };
  const rest = source.slice(span.end);
  if (!/^[^\S\n]*\n[^\S\n]*\n/u.test(rest) || !isSheetForWhom(line)) return none;
  const letters = rest.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (countWords(rest) < FEWEST_TOLD && letters < FEWEST_TOLD * 2) return none;
  return { text: blanked(source, span), wishes: [line.trim()] };
}

/** "To hang up", and what may follow: only who hands a sheet out says so. */
const TO_HANG =
  /^(?:to (?:hang|put|post) (?:up )?(?:on|in|by|at)|zum (?:aushängen|ausdrucken|verteilen)|à afficher|para (?:colgar|imprimir|pegar|afixar|colar|pendurar)|da (?:appendere|affiggere|stampare)|om op te hangen|do (?:wywieszenia|powieszenia|rozdania)|повесить|вывесить|распечатать|asılacak)(?:\s.*)?$/iu;
const AND = /\s(?:and|und|et|y|e|en|i|и|\+|&)\s/iu;

/**
 * Whether words in brackets behind a title say only where it is to hang or to be handed out: "(for the noticeboard and the WhatsApp
 * group)", "(zum Aushängen)".
 */
export function saysWhereItHangs(bracketed: string): boolean {
  const said = bracketed.trim();
  if (said.length > MOST_LINE) return false;
  if (TO_HANG.test(said)) return true;
  const [first = "", ...others] = said.split(AND);
  const [word = ""] = first.split(" ");
  return isForPlaceOrGroup(first) && others.every((one) => isForPlaceOrGroup(one) || isForPlaceOrGroup(`${word} ${one}`)); // prettier-ignore
}
