import { ASKED_AROUND, ASKED_LEADS, ASKED_TAIL } from "./asked-end-words.ts";
import { BEGINS } from "./sentence-head.ts";
import { toPattern } from "../text/regex.ts";

/** Where an order stands, and the words that it gives. */
export type AskedEnd = { start: number; end: number; line: string; address?: string };

const MARKS = [
  '["“”„«»「『]\\s*(?<line>[^"“”„«»「」『』\\n]{2,160}?)\\s*["”“»«」』]',
  // 'Ask us, we've opened both': an apostrophe stands between two letters.
  "[‘'](?<line>(?:[^'‘’\"\\n]|(?<=\\p{L})['’](?=\\p{L})){6,160})['’]",
];
/** '… and the web address harbour.example'. */
const WITH_ADDRESS =
  "(?:,? (?:and|und|et|y|e|en|och|og|i|и) (?:(?:with |mit |avec |con |com |met |med )?(?:the|our|der|die|unserer?|l['’]|la|le|notre|nuestra|il|il nostro|o|a|nosso|nossa|de|het|onze|vår|vores|nasz\\p{L}*) ?)?(?:(?:web|internet|e-?mail)?[ -]?(?:site|address|adresse|adres|adress\\p{L}*|page|url|link|dirección|indirizzo|sito|endereço|hjemmeside|stron\\p{L}+)(?: (?:web|internet))?\\s?:? )(?<address>[\\p{L}\\p{N}@_/-]+(?:\\.[\\p{L}\\p{N}@_/-]+)+))?";
const STOP = "[ \\t]*(?:[.?!؟।]+|(?=\\n|$))";
const ORDERS = MARKS.flatMap((marks) => [
  toPattern(`${BEGINS}(?:${ASKED_LEADS})\\s?[:：,]?\\s*${marks}${ASKED_TAIL}${WITH_ADDRESS}${STOP}`, "giu"),
  ...ASKED_AROUND.map(([lead, tail]) =>
    toPattern(`${BEGINS}(?:${lead})\\s?[:：]?\\s*${marks}${tail}${ASKED_TAIL}${STOP}`, "giu"),
  ),
]);

/**
 * 'Can you end on "Ask us, we've opened both"?', „Kann der Film mit „…“ enden?": whoever asks so for a last line speaks of the film,
 * wherever it stands in a text; "End your letter with …" is told.
 */
export function askedEndIn(source: string): AskedEnd | null {
  if (!/["“”„«»「『‘']/u.test(source)) return null;
  const found = ORDERS.flatMap((order) => [...source.matchAll(order)])
    .filter(({ groups }) => /\p{L}{2}/u.test(groups?.["line"] ?? ""))
    .toSorted((a, b) => a.index - b.index)
    .at(-1);
  if (found === undefined) return null;
  const { index, 0: said, groups } = found;
  const address = groups?.["address"];
  return {
    start: index,
    end: index + said.length,
    line: groups?.["line"]?.trim() ?? "",
    ...(address === undefined ? {} : { address }),
  };
}
