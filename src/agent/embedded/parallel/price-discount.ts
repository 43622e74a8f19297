import { capitalise, countWords } from "../text/sentences.ts";
import type { Clause } from "./clauses.ts";
import { regex } from "../text/regex.ts";

const MOST_NAME_WORDS = 5;
const PERCENT = "\\p{Nd}{1,2}\\s?[%٪]";

/** Who pays less, and by how much, by language. */
const LESS: Readonly<Record<string, string>> = {
  ar: `(?<name>.+?)\\s(?<price>(?:خصم|تخفيض)(?:\\s(?:قدره|بنسبة))?\\s${PERCENT}|${PERCENT}\\s(?:خصم|تخفيض)[ًا]*)`,
  he: `(?<name>.+?)\\s(?:יש\\s|מגיעה\\s)?(?<price>הנחה\\s(?:של|בת)\\s${PERCENT}|${PERCENT}\\sהנחה)`,
  hi: `(?<name>.+?)\\s(?<price>${PERCENT}\\s(?:की\\s)?(?:छूट|रियायत))(?:\\s(?:है|मिलेगी|मिलती है|दी जाएगी))?`,
};

/** "… وللطالبات خصم 25%": among prices a row of its own, though it names no sum. */
export function discountRow(
  { text, start }: Clause,
  language: string,
): { name: string; price: string; offset: number; of: string } | null {
  const pattern = LESS[language];
  if (pattern === undefined) return null;
  const { name = "", price = "" } =
    regex(`^${pattern}$`, "iu").exec(text.trim().replace(/[.।]$/u, ""))?.groups ?? {};
  if (name === "" || /\p{N}/u.test(name) || countWords(name) > MOST_NAME_WORDS) return null;
  return { name: capitalise(name, language), price, offset: start, of: "" };
}
