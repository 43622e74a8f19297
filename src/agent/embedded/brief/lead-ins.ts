import { detectLanguage, primaryLanguage } from "../../language/detect-language.ts";
import { countWords } from "../text/sentences.ts";
import { ORDER_WORDS } from "./content-orders/order-words.ts";
import { hasVerbLast } from "./content-orders/verb-second.ts";
import { capitalised, BEGINS } from "./sentence-head.ts";
import { IN_SHORT, LEAD_BESIDE, LEAD_ORDERED, TO_MENTION } from "./lead-in-words.ts";
import { regex, toPattern } from "../text/regex.ts";

/** A text without such words, as long as before, and what they say. */
export type LeadIns = { text: string; wishes: string[] };

const MARKS = "[*_]{0,2}";
const COLON = `${MARKS}\\s?[:：]${MARKS}`;
/** Behind it on its line stands what the film is to say, which keeps its own mark. */
const NEXT = '[ \\t\\u3000]*(?<next>(?:["“„«»「『][\\u0020\\u00a0\\u202f]?)?[\\p{L}\\p{N}])';
const ORDERED = toPattern(`${BEGINS}${MARKS}(?:${LEAD_ORDERED})${COLON}${NEXT}`, "giu");
const BESIDE = toPattern(`(?<=(?:^|\\n[ \\t]*\\n)[ \\t]*)${MARKS}(?:${LEAD_BESIDE})${COLON}${NEXT}`, "giu");
/** On a line of its own above what it leads to. */
const ALONE = toPattern(`(?<=^|\\n)[ \\t]*${MARKS}(?:${LEAD_ORDERED})${COLON}[ \\t]*(?=\\n|$)`, "giu");
const PASSING = toPattern(`${BEGINS}(?:${IN_SHORT})(?:\\s?[:：]|,|(?<=eigenlijk|im grunde|im prinzip))\\s+(?<next>[\\p{L}\\p{N}])`, "giu"); // prettier-ignore
/** "Also im Grunde geht's um seinen Garten.": what it is about, said to the maker and told by the text itself. */
const PASSING_ABOUT = toPattern(
  `${BEGINS}(?:${IN_SHORT})(?:\\s?[:：])?,?\\s+(?:(?:it|this)(?:['’]s| is) (?:all )?about|(?:es )?geht(?:['’]s| es) um|(?:il s['’]agit|c['’]est) de|se trata de|si tratta di|trata-se de|(?:het )?gaat (?:het )?(?:om|over)|(?:det )?(?:handlar|handler)(?: det)? om|chodzi o|(?:речь|дело) (?:о|в)|йдеться про)\\s[^.!?\\n]{3,90}[.!?]`,
  "giu",
);
/** "Please mention that the next sale is on 5 December": what is to be mentioned is told. */
const MENTIONED = toPattern(`${BEGINS}(?:${TO_MENTION})(?<next>[\\p{L}\\p{N}])`, "giu");
const FEWEST_WORDS = 2;

/**
 * "What it should say: last year passengers left 41,200 things …" → "Last year passengers left …": what leads up to the words
 * of the film is said to its maker. `asked`: the text asks for a film, and speaks to one in its looser words too.
 */
export function withoutLeadIns(source: string, asked: boolean): LeadIns {
  const wishes: string[] = [];
  const cut = (text: string, pattern: RegExp): string =>
    text.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      const at = Number(rest.findLast((one) => typeof one === "number"));
      const line = text.slice(at + found.length - 1).split("\n", 1)[0] ?? "";
      const said = found.trimEnd();
      if (!/[\p{L}\p{N}]$/u.test(said) || !tells(line)) return found;
      wishes.push(said.slice(0, -1).replace(/["“„«»「『\s]+$/u, ""));
      return capitalised(found);
    });
  const ordered = cut(source, ORDERED).replaceAll(ALONE, (found) => {
    wishes.push(found.trim());
    return found.replaceAll(/[^\n]/gu, " ");
  });
  if (!asked) return { text: ordered, wishes };
  const abouts = ordered.replaceAll(PASSING_ABOUT, (found) => {
    wishes.push(found.trim());
    return found.replaceAll(/[^\n]/gu, " ");
  });
  const beside = cut(cut(abouts, BESIDE), PASSING);
  return { text: cut(withClausesParted(beside), MENTIONED), wishes };
}

/** "Mention that A and that B": each is a sentence, in languages whose clauses have the order of one. */
function withClausesParted(text: string): string {
  if (text.search(MENTIONED_WHOLE) < 0) return text;
  const language = primaryLanguage(detectLanguage(text));
  const again = ORDER_WORDS[language]?.again;
  if (again === undefined || hasVerbLast(language)) return text;
  return text.replaceAll(MENTIONED_WHOLE, (found: string) => {
    const [lead = ""] = MENTIONED_LEAD.exec(found) ?? [];
    const clauses = found
      .slice(lead.length)
      .replaceAll(
        regex(`(?<and>${again})\\s*(?<next>\\p{L})`, "giu"),
        (joint: string, ...rest: unknown[]) => {
          const { next = "" } = rest.at(-1) as Record<string, string>;
          return `.${" ".repeat(joint.length - 1 - next.length)}${next.toUpperCase()}`;
        },
      );
    return lead + clauses;
  });
}

const MENTIONED_WHOLE = toPattern(`${BEGINS}(?:${TO_MENTION})[^.!?\\n]*`, "giu");
const MENTIONED_LEAD = toPattern(`^[^\\p{L}]*(?:${TO_MENTION})`, "iu");

function tells(line: string): boolean {
  return countWords(line) >= FEWEST_WORDS || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]{4}/u.test(line); // prettier-ignore
}
