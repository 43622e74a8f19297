import { isPlural, plural, singular, takesAn } from "./inflect.ts";
import { applyEdits, type EditedText, type TextEdit } from "./text-edits.ts";
import { toPattern } from "../embedded/text/regex.ts";

export type WordChange = {
  find: RegExp;
  /** What stands for a match. */
  write: (match: string) => string;
  /** Whether the language has English articles. */
  english: boolean;
};

/**
 * The change of a word or phrase wherever it stands as one: in any case, and in English in singular
 * and plural. `to` may be empty: the words go.
 */
export function wordChange(from: string, to: string, language: string): WordChange {
  const english = /^en(?:-|$)/i.test(language);
  const forms = new Map<string, string>([[from.toLowerCase(), to]]);
  if (english && /\p{L}$/u.test(from)) {
    const [other, otherTo] = isPlural(from)
      ? [singular(from), to === "" ? "" : singular(to)]
      : [plural(from), to === "" ? "" : plural(to)];
    if (!forms.has(other.toLowerCase())) forms.set(other.toLowerCase(), otherTo);
  }
  const sources = [...forms.keys()].toSorted((a, b) => b.length - a.length).map(patternOf);
  return {
    find: toPattern(sources.join("|"), "giu"),
    english,
    write: (match) => {
      const key = match.toLowerCase().replace(/\s+/gu, " ").replace(/’/g, "'");
      const known = forms.get(key) ?? [...forms].find(([form]) => form.replace(/’/g, "'") === key)?.[1] ?? to;
      return inCaseOf(match, from, known);
    },
  };
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function patternOf(form: string): string {
  const body = form
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/gu, "\\s+")
    .replace(/['’]/g, "['’]");
  const first = Array.from(form)[0] ?? "";
  const last = Array.from(form).at(-1) ?? "";
  const bounded = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign) && !UNSPACED.test(sign);
  const before = bounded(first) ? "(?<![\\p{L}\\p{N}_])(?<!\\d[.,])" : "";
  const after = bounded(last) ? "(?![\\p{L}\\p{N}_])(?![.,]\\d)" : "";
  return `${before}${body}${after}`;
}

function inCaseOf(match: string, from: string, to: string): string {
  const letters = match.replace(/[^\p{L}]/gu, "");
  const shouts = (text: string): boolean => /\p{L}\p{L}/u.test(text) && text === text.toUpperCase();
  if (letters.length > 1 && shouts(match) && !shouts(from)) return to.toUpperCase();
  const upper = (text: string): boolean => /^\p{Lu}/u.test(text);
  if (upper(match) && !upper(from)) return to.charAt(0).toUpperCase() + to.slice(1);
  if (!upper(match) && upper(from) && upper(to) && /^\p{Lu}[^\p{Lu}]*$/u.test(to) && /^\p{L}/u.test(match))
    return to.charAt(0).toLowerCase() + to.slice(1);
  return to;
}

/** The text with the change made, or null where it does not hold the words. */
export function changeWords(text: string, change: WordChange): (EditedText & { count: number }) | null {
  const edits: TextEdit[] = [];
  for (const match of text.matchAll(change.find)) {
    const start = match.index;
    const end = start + match[0].length;
    const written = change.write(match[0]);
    if (written === "") {
      edits.push(withoutGap(text, start, end));
      continue;
    }
    if (change.english) {
      const article = /(?<![\p{L}\p{N}])(an?)\s+$/iu.exec(text.slice(Math.max(0, start - 6), start));
      const asked = takesAn(written) ? "an" : "a";
      if (article?.[1] !== undefined && takesAn(match[0]) !== takesAn(written)) {
        const at = start - article[0].length;
        const cased = article[1].startsWith("A") ? asked.charAt(0).toUpperCase() + asked.slice(1) : asked;
        if (article[1].toLowerCase() !== asked)
          edits.push({ start: at, end: at + article[1].length, text: cased });
      }
    }
    edits.push(withoutDoubling(text, { start, end, text: written }));
  }
  return edits.length === 0 ? null : { ...applyEdits(text, edits), count: edits.length };
}

/** "solar modules" with "solar panel" for "module" gives "solar panels", not "solar solar panels". */
function withoutDoubling(text: string, edit: TextEdit): TextEdit {
  const parts = edit.text.split(" ");
  const before = text.slice(0, edit.start).toLowerCase();
  const after = text.slice(edit.end).toLowerCase();
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const head = `${parts.slice(0, count).join(" ")} `.toLowerCase();
    if (before.endsWith(head) && !/[\p{L}\p{N}]$/u.test(before.slice(0, -head.length)))
      return { ...edit, text: parts.slice(count).join(" ") };
    const tail = ` ${parts.slice(-count).join(" ")}`.toLowerCase();
    if (after.startsWith(tail) && !/^[\p{L}\p{N}]/u.test(after.slice(tail.length)))
      return { ...edit, text: parts.slice(0, -count).join(" ") };
  }
  return edit;
}

/** Words that go take one of the spaces around them along; a sentence then begins with a capital. */
function withoutGap(text: string, start: number, end: number): TextEdit {
  const space = /^\s+/u.exec(text.slice(end))?.[0].length ?? 0;
  if (start === 0) {
    const comma = /^[\s,;]+/u.exec(text.slice(end))?.[0].length ?? 0;
    const first = text.charAt(end + comma);
    return { start, end: end + comma + first.length, text: first.toUpperCase() };
  }
  if (space > 0 && /\s$/u.test(text.slice(0, start))) return { start, end: end + space, text: "" };
  const before = /\s+$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  return { start: start - before, end, text: "" };
}
