import { toPattern } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";
import type { Line } from "./closing.ts";
import { END_NAMES } from "./end-names.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Paragraph } from "./sentence-spans.ts";
import { wordsTold } from "./words-told.ts";

/** A text without the label of its last line, in the same length, and the line if it closes the film. */
export type ClosingLabel = { text: string; closing: Line | null };

/** Where makers write what comes last; "Fazit:" and "Conclusion:" are said to readers as well. */
const LABEL = toPattern(`^\\s*(?:\\*\\*|__)?(?:${END_NAMES})(?:\\*\\*|__)?\\s?[:：](?:\\*\\*|__)?\\s*`, "iu");
/** What a film shows or plays last, in the words of who orders it; an hour or a date of what ends then. */
export const DIRECTS =
  /^(?:please |bitte )?(?:show|fade|cut|zoom|play|display|put|use|our logo|the logo|logo|music|black|zeigt?|zeigen|einblenden|ausblenden|überblenden|schwarz|musik|unser logo|montrer|fondu|afficher|logo|notre logo|musique|mostrar|fundido|nuestro logo|música|mostrare|dissolvenza|il (?:nostro )?logo|musica|esmaecer|o (?:nosso )?logo|toon|ons logo|muziek|pokaż|logo|показать|затемнение|логотип|göster|logomuz|شعار|לוגו|लोगो|显示|淡出|放|ロゴ|フェード|로고|페이드)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{M}])|(?:logo|einblenden|ausblenden|zeigen|göster\p{L}*|表示|映す|보여\s?주기)\s*[.。]?$|^\p{Nd}{1,2}(?!\p{Nd}|年|년)|^["“”„«»「『]/iu;
const FEWEST = 4;
const MOST_LETTERS = 140;
/** Lines above that are labelled, too, are parts of a scheme: "Start: … / End: …". */
const OTHER_LABEL = /^\s*[*_•+–-]*\s*[\p{L}\p{M}][\p{L}\p{M}\s'’-]{1,24}?(?:\*\*|__)?\s?[:：]/u;

/**
 * "Schluss: Die Grundform von 1885 fährt noch immer.": in the last paragraph, or its last line, the label is the maker's and
 * the sentence the film's last. What is no sentence (an hour, a logo) is none of it.
 */
export function withoutClosingLabel(source: string): ClosingLabel {
  const none: ClosingLabel = { text: source, closing: null };
  const { paragraphs, blocksBelow } = paragraphsOf(source);
  const filled = paragraphs.filter((one) => textAt(source, one) !== "");
  const last = filled.at(-1);
  if (last === undefined || blocksBelow > 0 || source.slice(last.end).trim() !== "") return none;
  const start = lastLineOf(source, last);
  const found = LABEL.exec(source.slice(start, last.end));
  if (found === null || isScheme(source, start, filled)) return none;
  const span = { start, end: last.end };
  const said = textAt(source, { start: start + found[0].length, end: last.end });
  const sentences = sentencesOf(said, { start: 0, end: said.length });
  // "Fin : la roue s'arrête en 1950": what goes on small belongs to its label.
  if (!isSentence(said) || /^\p{Ll}/u.test(said) || DIRECTS.test(said)) return none;
  // Never all of a text.
  if (wordsTold(source.slice(0, start)) < FEWEST) return none;
  if (said.length <= MOST_LETTERS && sentences.length <= 2)
    return { text: blanked(source, span), closing: { text: said.replace(/(?<!\.)[.。।]$/u, ""), address: null, span } }; // prettier-ignore
  return { ...none, text: blanked(source, { start, end: start + found[0].length }) };
}

function lastLineOf(source: string, { start, end }: Paragraph): number {
  const at = source.slice(start, end).trimEnd().lastIndexOf("\n");
  return at < 0 || LABEL.test(source.slice(start, end)) ? start : start + at + 1;
}

/** Whether what stands right above has a label before its colon as well. */
function isScheme(source: string, start: number, paragraphs: readonly Paragraph[]): boolean {
  const line = source.slice(0, start).trimEnd().split("\n").at(-1) ?? "";
  const above = paragraphs.findLast((one) => one.end < start);
  const opens = above === undefined ? "" : source.slice(above.start, above.end);
  return [line, opens].some((text) => OTHER_LABEL.test(text));
}

function isSentence(said: string): boolean {
  const east = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Hangul}|\p{Script=Thai}/u.test(said);
  return /[.!?。！？।؟]["”»」』]?$/u.test(said) ? countWords(said) >= 2 || east : countWords(said) >= FEWEST && !/\p{Nd}[:.]\p{Nd}/u.test(said); // prettier-ignore
}
