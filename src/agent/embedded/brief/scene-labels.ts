import { matchesOf } from "../text/matches.ts";
import { blanked, type Span } from "./sentence-spans.ts";
import { toPattern } from "../text/regex.ts";

/** What a script calls its parts, and hardly anything else is called. */
const NAMES = [
  "scenes?|slides?|frames?|shots?|key message|szene|einstellung|folie|kernbotschaft|scène|diapo(?:sitive)?|message[- ]clé|escena|diapositiva|mensaje clave|scena|inquadratura|messaggio chiave|cena|mensagem[- ]chave|dia|kernboodschap",
  "slajd|ujęcie|scéna|záběr|snímek|scen|sahne|slayt|kohtaus|jelenet|cadru(?:l)?|σκηνή|διαφάνεια|кадр|сцена|слайд|ключевая мысль",
  "المشهد|مشهد|اللقطة|لقطة|شريحة|الشريحة|סצנה|סצינה|שקופית|दृश्य|स्लाइड|দৃশ্য|স্লাইড|காட்சி|సీన్|صحنه|اسلاید|منظر|cảnh|adegan|ฉาก(?:ที่)?|สไลด์(?:ที่)?",
  "シーン|カット|スライド|镜头|鏡頭|分镜|分鏡|场景|場景|幻灯片|投影片|장면|씬|컷|슬라이드",
].join("|");
const NUMBER =
  "(?:n[.º°o]*\\s?|#\\s?)?(?<number>[\\p{Nd}]{1,2}|[一二三四五六七八九十]{1,2}|[IVX]{1,4})(?![\\p{L}\\p{Nd}])";
/** A label where a line of a script begins, before what else says which part it is: "Scene 1, 0:00–0:08". */
export const SCENE_LEAD = `(?:${NAMES})[ \\t]?(?:n[.º°o]*\\s?|#\\s?)?\\p{Nd}{1,2}`;
/** Behind a label stand a remark on its picture in brackets, a mark, or nothing. */
const LABEL = toPattern(
  `^(?<lead>[ \\t]*(?:#{1,6}[ \\t]+|[-*•][ \\t]+)?[*_【\\[(]{0,2})(?<label>(?:${NAMES})[ \\t]?${NUMBER}[*_】\\])]{0,2}(?:[ \\t]*[(（][^()（）\\n]{0,90}[)）])?[*_]{0,2}[ \\t]*(?:[.:：–—、，-]+[*_]{0,2}(?=\\s|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])|$))`,
  "gimu",
);
/** A play has scenes of its own. */
const STAGED =
  /(?<![\p{L}\p{M}])(?:theat(?:re|er)s?|(?:the|this|a|our) (?:school )?play|acts|playwright|shakespeare|opera|act (?:\p{Nd}|[IVX]+)|theater\p{L}*|oper|théâtre|pièce|acte|teatro|acto|atto|ato|toneel\p{L}*|teatr\p{L}*|театр\p{L}*|пьес\p{L}*|спектакл\p{L}*|divadl\p{L}*|tiyatro\p{L}*|مسرح\p{L}*|מחזה|תיאטרון|नाटक)(?![\p{L}\p{M}])|戏剧|戲劇|话剧|話劇|歌剧|演劇|芝居|연극|오페라/iu;
const FEWEST = 2;

/**
 * "Кадр 1. Нашёл машину?", "Slide 3 (most important, give it air)", 「シーン2」: a script numbers its scenes for whoever makes them,
 * and nobody says so to viewers. What goes on behind the label is left to stand.
 */
export function withoutSceneLabels(source: string): string {
  return numbersScenes(source) ? matchesOf(LABEL, source).map(spanOf).reduce(blanked, source) : source;
}

/** Whether a text numbers scenes of its own, and none of a play. */
export function numbersScenes(source: string): boolean {
  const numbers = new Set(matchesOf(LABEL, source).map(({ groups }) => groups?.["number"]));
  return numbers.size >= FEWEST && !STAGED.test(source);
}

/** With the mark of its heading or item, where nothing else is on the line. */
function spanOf({ index, 0: whole, groups, input }: RegExpExecArray): Span {
  const end = index + whole.length;
  const alone = /^[ \t]*(?:\n|$)/u.test(input.slice(end));
  return { start: alone ? index : index + (groups?.["lead"] ?? "").replace(/[*_【[(]+$/u, "").length, end };
}
