import type { TitleFreed } from "./title-beside-order.ts";
import { blanked } from "./sentence-spans.ts";
import { saysWhereItHangs, withoutSheetForWhom } from "./sheet-for-whom.ts";
import { FOR_WHOM, WORKING_FORMS } from "./working-title-words.ts";

/** "Text for the entrance hall": what is spoken of as a text is written to be shown somewhere. */
const TEXTS =
  "(?:a |the |our )?(?:text|script|wording|copy)|(?:ein |der |unser )?(?:text|skript)|(?:un |le )?texte|(?:un |el )?(?:texto|guion)|(?:un |il )?testo|(?:um |o )?texto|(?:een |de )?tekst|tekst|текст|metin|نص[ّ]?ٌ?|טקסט|पाठ";
/** A first sentence or line of a few words that says what the text is written as, and for whom or where. */
const SHEET = new RegExp(
  `^(?:${WORKING_FORMS}|${TEXTS})\\s(?:${FOR_WHOM})(?:\\s[^\\n.!?。]{2,60}|(?=[.\\n]))(?:[.](?=\\s|$)|$)`,
  "iu",
);
/** "（贴门口+发群里用）", "（配布用）", "（初稿）", "(draft 2)", "(for the group chat)": behind a title, of where the text goes. */
const BRACKETED =
  /\s?(?:（[^（）\n]{0,12}(?:贴|張貼|发群|群里|打印|配布|掲示|上映|稿|草案|下書き)[^（）\n]{0,8}）|\((?:draft|final|version|v\.?\s?\d|entwurf|brouillon|borrador|bozza|rascunho|concept|szkic|черновик|taslak|for the (?:group|chat|board|notice board|website|newsletter|screen)|für (?:die gruppe|den aushang|die website)|pour (?:le groupe|l['’]affichage)|para el (?:grupo|tablón))[^()\n]{0,20}\))$/iu;

/**
 * The title without a bracket that says where the text is to hang, and a text without the line below its title that says what it
 * was written as: "Handout for the Tuesday group.", "نصّ لقاعة المدخل في متحف المدينة". In the same length, with what was taken.
 */
export function withoutSheetLines(text: string): TitleFreed {
  const alone = withoutSheetForWhom(text);
  if (alone.wishes.length > 0) return alone;
  const title = /^\s*(?<line>[^\n]+)(?:\n|$)/u.exec(text);
  const line = title?.groups?.["line"] ?? "";
  if (title === null || /[.。]["”»]?\s*$/u.test(line)) return { text, wishes: [] };
  const from = title[0].indexOf(line);
  const wishes: string[] = [];
  let left = text;
  const bracket = BRACKETED.exec(line.trimEnd()) ?? hangsBehind(line.trimEnd());
  if (bracket !== null && bracket.index > 2) {
    left = blanked(left, { start: from + bracket.index, end: from + bracket.index + bracket[0].length });
    wishes.push(bracket[0].trim());
    const bare = withoutSheetForWhom(left);
    if (bare.wishes.length > 0) return { text: bare.text, wishes: [...bare.wishes, ...wishes] };
  }
  const below = text.slice(title[0].length);
  const start = title[0].length + below.search(/\S/u);
  const sheet = below.trim() === "" ? null : SHEET.exec(/^[^\n]*/u.exec(text.slice(start))?.[0] ?? "");
  if (sheet === null) return { text: left, wishes };
  wishes.push(sheet[0].trim());
  return { text: blanked(left, { start, end: start + sheet[0].length }), wishes };
}

/** "Fire door reminder (for the noticeboard and the WhatsApp group)" */
function hangsBehind(line: string): RegExpExecArray | null {
  const found = /\s?[(（](?<said>[^()（）\n]{4,60})[)）]$/u.exec(line);
  return found !== null && saysWhereItHangs(found.groups?.["said"] ?? "") ? found : null;
}
