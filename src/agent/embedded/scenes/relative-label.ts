import { opensRelative } from "../parallel/relative-words.ts";
import { capitalise } from "../text/sentences.ts";
import type { Striking } from "./striking.ts";
import { toPattern } from "../text/regex.ts";

/** Languages whose relative clauses go on as sentences do, what may stand before a name there, and what opens another subject. */
const IN_ORDER: Readonly<Record<string, { word: string; before: string; subject: string }>> = {
  en: { word: "which|who", before: "in|at|from|to|near|by|with|for|through|across|and", subject: "i|you|he|she|it|we|they|the|an?|this|these|those|its?|his|her|our|their|in|for|at|by|then|when" },
  es: { word: "que|quien", before: "en|con|por|para|hacia|desde|y", subject: "yo|tú|él|ella|nos\\p{L}*|ellos|ellas|el|la|los|las|un|una|su|sus|se|en|por|a" },
  pt: { word: "que|quem", before: "em|com|por|para|desde|e", subject: "eu|tu|ele|ela|nós|eles|elas|o|a|os|as|um|uma|seu|sua|se|em|por" },
}; // prettier-ignore
/** A name of one to three words: "Portugal", "Nova Scotia". */
const NAME = "(?<name>\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]+){0,2})";

/**
 * A label that is a relative clause says nothing of whom: "½ / Which makes about half of the world's supply". Where a name stands
 * right before it, and the clause goes on as a sentence would, the name takes the pronoun's place; null where none does, and
 * the figure is told by its sentence.
 */
export function withAntecedent(one: Striking, text: string, base: string): Striking | null {
  const at = relativeIn(one.label, text, base);
  if (at === null) return one;
  const { word, before, subject } = IN_ORDER[base] ?? {};
  if (word === undefined || before === undefined || subject === undefined) return null;
  const rest = toPattern(`^(?:${word})\\s+(?!(?:${subject})(?!\\p{L}))(?=\\p{Ll})`, "iu").exec(one.label);
  const name =
    toPattern(`(?:^|[,;:]\\s|(?<!\\p{L})(?:${before})\\s)${NAME},\\s*$`, "u").exec(text.slice(0, at)) // prettier-ignore
      ?.groups?.["name"];
  if (rest === null || name === undefined) return null;
  return { ...one, label: capitalise(`${name} ${one.label.slice(rest[0].length)}`) };
}

/** Where a label's own relative clause begins in its sentence; null where it is none. */
function relativeIn(label: string, text: string, base: string): number | null {
  if (!opensRelative(base === "de" ? `, ${label}` : label, base)) return null;
  // In Hebrew the pronoun is a letter that as many nouns begin with.
  if (base === "he" && !label.startsWith("אשר")) return null;
  const at = text.toLowerCase().indexOf(label.toLowerCase());
  if (at <= 0) return null;
  // What asks is no clause, and what opens a sentence has nothing before it.
  if (/[.!?。！？:：]\s*$/u.test(text.slice(0, at)) || /[?？؟]\s*$/u.test(text)) return null;
  return base === "de" && !endsInVerb(label) ? null : at;
}

/** "…, die etwa die Hälfte liefert": behind an article a noun or an adjective follows, and the verb does not stand last. */
function endsInVerb(label: string): boolean {
  const words = label.split(/\s+/u);
  return !/^\p{Lu}/u.test(words[1] ?? "") && /^\p{Ll}+(?:t|en|te|st|ind|ar)$/u.test(words.at(-1) ?? "");
}
