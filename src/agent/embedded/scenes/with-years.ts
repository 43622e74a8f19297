import { countWords } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";
import { YEAR } from "../text/year-alone.ts";

/** "From 1990 to 2020", "zwischen 1990 und 2020", "1990–2020", 1990年から2020年: two years with a word or a dash between them. */
const SPAN = toPattern(
  `(?<![\\p{Nd}.,])(?<from>${YEAR})(?:\\s?[–—-]\\s?|(?:年|년)?\\s?(?:\\p{L}[\\p{L}\\p{M}.’']*\\s?){1,3})(?<to>${YEAR})(?!\\p{Nd}|[.,]\\p{Nd})`,
  "gu",
);
const YEARS = toPattern(`(?<![\\p{Nd}.,])${YEAR}(?!\\p{Nd}|[.,]\\p{Nd})`, "gu");
/** "Depuis 2012,", "Seit dem Umbau 2012": what opens a sentence up to a comma and says when. */
const OPENS = toPattern(`^(?<when>[^,،，\\p{Nd}]{1,28}${YEAR})(?:年|년)?\\s?[,،，]`, "u");
const MOST_OPENING_WORDS = 5;

/**
 * A figure's label with the years that its sentence opens with, where the label has left them out: "−66 %, the leaks" of
 * "From 1990 to 2020 the leaks fell by 66 %" says nothing without them. `before`: the sentence up to the figure.
 */
export function withYears(label: string, before: string, base: string, others = ""): string {
  const told = [...before.matchAll(YEARS)].map(([year]) => year);
  if (told.length === 0 || told.some((year) => label.includes(year) || others.includes(year))) return label;
  const comma = isUnspaced(base) ? "、" : /^(?:ar|fa|ur)$/u.test(base) ? "، " : ", ";
  const [span, another] = [...before.matchAll(SPAN)];
  if (span !== undefined && another === undefined && told.length === 2)
    return `${label}${comma}${span.groups?.["from"] ?? ""}–${span.groups?.["to"] ?? ""}`;
  const when = OPENS.exec(before.trimStart())?.groups?.["when"] ?? "";
  if (told.length !== 1 || when === "" || countWords(when) > MOST_OPENING_WORDS) return label;
  return `${label}${comma}${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}
