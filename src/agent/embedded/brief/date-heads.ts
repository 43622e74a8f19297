import { toPattern } from "../text/regex.ts";
import { MONTH_NAMES } from "../text/day-names.ts";
import type { ListBlock, ListItem, ParagraphBlock, Prose } from "./brief.ts";
import { countWords } from "../text/sentences.ts";

/** What is told below a date, or behind it in its paragraph. */
export type Dated = { date: string; told: Prose; block: ParagraphBlock };

const YEAR = "(?:1\\p{Nd}{3}|20\\p{Nd}{2}|[१২२১][\\p{Nd}]{3}|[١٢۱۲]\\p{Nd}{3})(?!\\p{Nd})";
/** About when in a year, or the year. */
const WHEN = [
  "early|mid|late|spring|summer|autumn|fall|winter|christmas|easter|circa|ca\\.|c\\.|about|around|since|from|end of|beginning of|in|the",
  "anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|weihnachten|ostern|um|seit|ab|im|début|fin|mi|printemps|été|automne|hiver|vers|dès|depuis|en|noël|pâques",
  "principios|mediados|finales|fines|primavera|verano|otoño|invierno|hacia|desde|navidad|inizio|metà|fine|estate|autunno|inverno|verso|dal|nel|natale|pasqua|início|meados|fim|finais|verão|outono|inverno|desde|cerca",
  "begin|midden|eind|voorjaar|lente|zomer|najaar|herfst|winter|rond|sinds|kerst|pasen|początek|połowa|koniec|wiosna|lato|jesień|zima|około|od|początek|začátek|konec|jaro|léto|podzim|kolem",
  "весна|лето|осень|зима|около|начало|конец|с|літо|осінь|початок|кінець|близько|vår(?:en)?|sommar(?:en)?|höst(?:en)?|vinter(?:n|en)?|början av|slutet av|omkring|sedan|forår(?:et)?|efterår(?:et)?|sommer(?:en)?|høst(?:en)?|vinteren|ilkbahar|yaz|sonbahar|kış",
  "ربيع|صيف|خريف|شتاء|حوالي|منذ|مطلع|أواخر|עام|في|אביב|קיץ|סתיו|חורף|סביב|בשנת|गर्मी|सर्दी|लगभग|বসন্ত|শীত|গ্রীষ্ম|প্রায়",
].join("|");
const OF = "(?:(?:de|del|of|den|le|el|il|du|of the|di|d['’])\\s)?";
const MONTH = `(?:${MONTH_NAMES.filter((name) => !/[\s’']/u.test(name)).join("|")})\\.?`;
const DAY = "\\p{Nd}{1,2}(?:\\.|st|nd|rd|th|er|º|°)?";
const DATE = [
  `(?:(?:le|el|il|am|on)\\s)?${DAY}\\s${OF}[\\p{L}\\p{M}]{3,12}\\.?,?\\s${OF}${YEAR}`,
  `${MONTH}\\s${DAY},?\\s${YEAR}`,
  `(?:(?:${WHEN})[\\s-]){0,3}${OF}(?:${MONTH}\\s)?${OF}${YEAR}(?:['’]?s|er(?: Jahre)?)?`,
  "\\p{Nd}{4}年(?:\\p{Nd}{1,2}月)?(?:\\p{Nd}{1,2}日)?(?:[春夏秋冬])?",
  "\\p{Nd}{4}년(?: \\p{Nd}{1,2}월)?(?: \\p{Nd}{1,2}일)?(?: ?(?:봄|여름|가을|겨울))?",
].join("|");
const UNTIL = `(?:\\s?[–—-]\\s?(?:${YEAR}|\\p{Nd}{2}))?(?:\\s?(?:гг?\\.?|рр?\\.?|р\\.))?`;
/** "…, Rio de Janeiro", "… (Mauritius)": where, in few words. */
const PLACE =
  "(?:(?:,|，|、|،|\\s[–—-])\\s?(?<place>\\p{L}[^.:：;!?,()\\n]{1,32}))?(?:\\s?[(（][^()（）\\n]{2,44}[)）])?";
const HEAD = `(?:${DATE})${UNTIL}${PLACE}`;
const WHOLE = toPattern(`^(?:${HEAD})[:：.。]?$`, "iu");
const OPENS = toPattern(`^(?<date>${HEAD})\\s?(?:[:：.。]|\\s[–—]\\s)\\s*(?<told>\\S.+)$`, "isu");
/** A figure of a year's, or a name with a year in it, opens no history. */
const MOST_OF_HEAD = 72;

/** Whether a heading only says when something was, and where. */
export function isDateHead(heading: string): boolean {
  const found = WHOLE.exec(heading.trim());
  return heading.length <= MOST_OF_HEAD && found !== null && isPlace(found.groups?.["place"]);
}

/** "1941–1945: Of 64 drivers …": the date that leads a sentence, and nothing that opens a row. */
export function leadingDate(sentence: string): string | null {
  const [, lead = ""] = /^([^:：]{4,72}?)\s?[:：]\s/u.exec(sentence) ?? [];
  return lead !== "" && isDateHead(lead) ? lead : null;
}

/** "27 July 1740. Jeanne Baret is born …": the date that opens a paragraph, and what it tells. */
export function openingDate(block: ParagraphBlock): Dated | null {
  const [shown, spoken] = [OPENS.exec(block.text.shown)?.groups, OPENS.exec(block.text.spoken)?.groups];
  if (shown === undefined || spoken === undefined || block.formulas.length > 0) return null;
  const date = shown["date"] ?? "";
  if (date.length > MOST_OF_HEAD || !isPlace(shown["place"])) return null;
  return { date, told: { shown: shown["told"] ?? "", spoken: spoken["told"] ?? "" }, block };
}

/** A name begins large, where letters have two sizes. */
const isPlace = (named: string | undefined): boolean => named === undefined || !/^\p{Ll}/u.test(named);

/** More is told, in words on average, than an event on an axis has room for. */
const MOST_OF_EVENT = 14;
const MOST_OF_LONGEST = 26;

/** Whether each date has so little that all are events of one history. */
export function areEvents(history: readonly Dated[]): boolean {
  const words = history.map(({ told }) => countWords(told.spoken));
  return words.reduce((sum, one) => sum + one, 0) <= MOST_OF_EVENT * history.length && Math.max(...words) <= MOST_OF_LONGEST; // prettier-ignore
}

export function eventsOf(history: readonly Dated[]): ListBlock {
  const items = history.map((dated): ListItem => ({
    text: onAxis(dated),
    label: { shown: dated.date, spoken: dated.date },
    detail: dated.told,
    below: [],
    span: dated.block.span,
  }));
  const span = { start: history[0]?.block.span.start ?? 0, end: history.at(-1)?.block.span.end ?? 0 };
  return { kind: "list", ordered: false, items, span };
}

/** "März 1873, Hamburg": the place is of what is told, and heard as a word by itself. */
function onAxis({ date, told }: Dated): Prose {
  const { when = date, place = "" } = WITH_PLACE.exec(date)?.groups ?? {};
  if (place === "" || !/\p{Nd}{3}/u.test(when)) return ledBy(date, told);
  return { shown: `${when}: ${place}: ${told.shown}`, spoken: `${when}: ${place}. ${told.spoken}` };
}

const WITH_PLACE = /^(?<when>.+?)(?:[,，、،]\s?)(?<place>[^\p{Ll}\p{Nd}\s,，、،][^,，、،()（）]*)$/u;
const ledBy = (date: string, told: Prose): Prose => ({ shown: `${date}: ${told.shown}`, spoken: `${date}: ${told.spoken}` }); // prettier-ignore

/** The paragraph with its date before its first sentence: it leads the page, and needs none of its own. */
export function ledByDate({ date, told, block }: Dated): ParagraphBlock {
  const text = ledBy(date, told);
  return { ...block, text, lines: [text.shown], strong: null };
}
