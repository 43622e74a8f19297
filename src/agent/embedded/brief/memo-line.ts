import { toPattern } from "../text/regex.ts";
import { HAPPENED } from "./opening-order-words.ts";
import { FILM } from "./request-words.ts";
import { blanked, linesOf, textAt } from "./sentence-spans.ts";
import { wordsOrSignsTold } from "./words-told.ts";

/** A text without such a line, in the same length, and what it says. */
export type MemoLine = { text: string; wishes: string[] };

const MEMOS = [
  "(?:a |an |my |our )?(?:curator['’]?s?|curatorial|director['’]?s?|keeper['’]?s?|author['’]?s?|concept|working|draft) (?:note|notes|statement|memo|brief)|(?:a )?(?:note|memo|brief|treatment|statement of intent|letter of intent)(?: of intent)?",
  "(?:konzept(?:papier|notiz|skizze)?|exposé|treatment|notiz|kuratorennotiz|kuratorische notiz|absichtserklärung|vermerk|briefing)|(?:note|notes) d['’]intention|note (?:de travail|du conservateur|de la conservatrice)|propos(?:ition)?|mémo",
  "nota (?:de intenci(?:ón|ones)|curatorial|d['’]intenti|di regia|de trabajo|di lavoro|curatoriale|de intenções|curatorial)|memoria|tratamiento|trattamento|(?:curatoren|concept)notitie|notitie|(?:notatka|nota) (?:kuratorska|autorska)|(?:kuratorisk )?(?:anteckning|notat)|kurátorská poznámka",
  "(?:заметка|записка) (?:куратора|хранителя)|(?:кураторская|пояснительная) записка|нотатка куратора|küratör notu|(?:ملاحظة|مذكرة) (?:القيّم|المنسق|القيم)|הערת האוצר(?:ת)?|企画(?:書|メモ|意図)|学芸員(?:の)?メモ|(?:기획|큐레이터) (?:노트|메모|의도)|策展人?(?:说明|笔记)|创作说明",
].join("|");
const MEMO = toPattern(`^(?:${MEMOS})(?![\\p{L}\\p{M}])`, "iu");
const FOR = "for|to|on|of|für|zu[mr]?|pour|de|para|per|di|voor|bij|do|dla|för|om|till?|for|pro|для|к|о|için";
/** "Note d'intention pour un film d'accompagnement"; a note in a drawer says that a film was lost. */
const FOR_FILM = toPattern(
  `^.{2,60}?\\s(?:${FOR})\\s.{0,60}?(?:${FILM})|[\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hebrew}\\p{Script=Arabic}].{0,40}(?:${FILM})|(?:${FILM}).{0,12}[\\p{Script=Han}\\p{Script=Hangul}]`,
  "iu",
);
const FIRST_LINES = 4;
const MOST_LETTERS = 260;
const FEWEST_TOLD = 12;

/**
 * "*Note d'intention pour un film d'accompagnement, salle 3. Claire Vasseur, conservatrice.*" below a title: a line in italics or in
 * brackets that says what the text is, for which film, and who wrote it.
 */
export function withoutMemoLine(source: string): MemoLine {
  const filled = linesOf(source).filter((line) => textAt(source, line) !== "");
  const found = filled.slice(0, FIRST_LINES).find((line) => isMemo(textAt(source, line)));
  const text = found === undefined ? source : blanked(source, found);
  if (found === undefined || wordsOrSignsTold(text) < FEWEST_TOLD) return { text: source, wishes: [] };
  return { text, wishes: [textAt(source, found).replace(/^[*_(（–—\s]+|[*_)）\s]+$/gu, "")] };
}

function isMemo(line: string): boolean {
  const set = /^(?:[*_]{1,2}(?![\s*_])(?<starred>.+)[*_]{1,2}|[(（](?<bracketed>.+)[)）]|[–—]\s*(?<dashed>.+))$/u.exec(line)?.groups; // prettier-ignore
  const said = set?.["starred"] ?? set?.["bracketed"] ?? set?.["dashed"];
  return (
    said !== undefined &&
    said.length <= MOST_LETTERS &&
    MEMO.test(said) &&
    FOR_FILM.test(said) &&
    !HAPPENED.test(said)
  );
}
