import { splitSentences } from "../text/sentences.ts";
import { COLOUR_WISH, GROUND_FIRST, LOOK_HEAD, NO_VIEWS } from "./look-words.ts";

/** A heading, or a label that stands alone on its line. */
const HEAD =
  /^\s*(?:#{1,6}\s+(?<hashed>.+?)\s*#*|\*\*(?<strong>[^*]+)\*\*:?|(?<labelled>[^.!?。]{2,40}[:：]))\s*$/u;
/** "إلى صانع الفيلم: أريده دافئًا": what opens its line as a heading would. */
const LEADING = /^\s*(?<head>[^:：.]{2,40})[:：]\s*(?=\S)/u;
const ITEM = /^\s*(?:[-*•–]|\d+[.)])\s+/u;
const OWN_LABEL =
  /^(?:\p{P}\s*)?(?:our|brand|company|house|haus|marken|firmen|unsere|nos|nuestros|nostri|nasze|наши)/iu;

/** What a brief says of how its film is to look: below its heading, or by itself. `prompt`: as it was written, since such notes are told nowhere. */
export function lookSentences(prompt: string, language: string): string[] {
  let below = false;
  return prompt.split("\n").flatMap((line) => {
    if (/^\s*\|/u.test(line)) return [];
    const { hashed, strong, labelled } = HEAD.exec(line)?.groups ?? {};
    const head = hashed ?? strong ?? labelled;
    if (head !== undefined) {
      below = LOOK_HEAD.test(numberless(head));
      return [];
    }
    const lead = LEADING.exec(line)?.groups?.["head"];
    const opened = lead !== undefined && LOOK_HEAD.test(lead.trim());
    const isItem = ITEM.test(line);
    const said = splitSentences(line.replace(ITEM, "").trim(), language);
    if (below || opened) return said;
    return said.filter(
      (sentence, at) => wishesColours(sentence, isItem) || NO_VIEWS.test(said[at - 1] ?? ""),
    );
  });
}

/** "6. Gestaltung" */
function numberless(head: string): string {
  return head
    .replace(/^[\d.)\s]+/u, "")
    .replaceAll(/[*_]/gu, "")
    .trim();
}

/** An item "Colours: red, blue" is what something is sold in. */
function wishesColours(sentence: string, isItem: boolean): boolean {
  if (GROUND_FIRST.test(sentence)) return true;
  return COLOUR_WISH.test(sentence) && (!isItem || OWN_LABEL.test(sentence));
}
