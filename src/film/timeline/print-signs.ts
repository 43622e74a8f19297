import { quotationMarks } from "../layout/quotation-marks.ts";
import { apostrophes } from "./apostrophes.ts";
import { changed, type Change, type Changed } from "./changed-text.ts";
import { numbersInRtl } from "./numbers-in-rtl.ts";

/**
 * A text as print sets it: quotation marks and apostrophes for the typewriter's, no comma behind its last word, a dash for two hyphens, or for one between blanks, an
 * ellipsis for three dots. Inches (`12"`), the gershayim of Hebrew (צה"ל), options (`--help`) and what is typed behind them stay as written.
 */
export function printSigns(source: string, language: string): Changed {
  return changed(source, [
    ...quotes(source, language),
    ...apostrophes(source, language),
    ...dashes(source, language),
    ...hangingPause(source),
    ...numbersInRtl(source, language),
  ]);
}

/** "1398年，", "Bring a torch,": behind the last word of a text that stands by itself nothing goes on. */
const HANGING_PAUSE = /(?<=[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}%°])\s*[,،，、;；]+\s*$/u;

function hangingPause(source: string): Change[] {
  const found = HANGING_PAUSE.exec(source);
  return found === null ? [] : [{ from: found.index, to: source.length, by: "" }];
}

/** What a quotation mark follows that is typed, not read: `-C "you@work"`, `--message="fix"`, `name="Ada"`, `print("`. */
const TYPED = /(?:^|\s)--?[A-Za-z][\w-]*[ =]$|[A-Za-z_]\w*=$|[A-Za-z_]\w*\($/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Words that run on without a space, or take a short one in front: "와", "و". */
const ATTACHES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
/** The sign before the last letter of an abbreviation. */
const GERSHAYIM = /^\p{Script=Hebrew}"\p{Script=Hebrew}(?!\p{Script=Hebrew})/u;

function quotes(source: string, language: string): Change[] {
  const [opening, closing] = quotationMarks(language);
  const changes: Change[] = [];
  let open = false;
  let typed = false;
  for (const { index } of source.matchAll(/"/gu)) {
    if (typed || (!open && TYPED.test(source.slice(0, index)))) {
      typed = !typed;
      continue;
    }
    const before = source.slice(0, index).at(-1) ?? " ";
    const after = source.at(index + 1) ?? " ";
    if (GERSHAYIM.test(source.slice(Math.max(0, index - 1), index + 3))) continue;
    const set = (by: string): void => void changes.push({ from: index, to: index + 1, by });
    if (open) {
      // A mark that stands between two spaces ends nothing.
      if (/\s/u.test(before) && !/\s/u.test(after)) continue;
      set(closing);
      open = false;
    } else if (/\p{N}/u.test(before)) {
      // Inches, or seconds of arc.
      continue;
    } else if (!/\s/u.test(after) && (!LETTER.test(before) || ATTACHES.test(before))) {
      if (!LETTER.test(after) && /[.,;:!?)\]}…]/u.test(after)) continue;
      set(opening);
      open = true;
    } else if (!/\s/u.test(before) && !LETTER.test(after)) set(closing);
  }
  return changes;
}

/** Between clauses these set the long dash, as others set the short one. */
const LONG_DASH = /^(?:ru|uk|be|bg|sr|mk|kk|ky|es|pt-BR|pl)\b/u;

function dashes(source: string, language: string): Change[] {
  const change = (by: string) => (found: RegExpExecArray) => ({
    from: found.index,
    to: found.index + found[0].length,
    by,
  });
  return [
    ...[...source.matchAll(/(?<=\s)--(?=\s)/gu)].map(change(LONG_DASH.test(language) ? "—" : "–")),
    // A hyphen between blanks is a dash that a keyboard lacks; between figures it may be a minus.
    ...[...source.matchAll(/(?<=[\p{L}\p{M}”"»)\p{Nd}]\s)-(?=\s[\p{L}“"«(])/gu)].map(
      change(LONG_DASH.test(language) ? "—" : "–"),
    ),
    ...[...source.matchAll(/(?<=\p{L})---?(?=\p{L})/gu)].map(change("—")),
    ...[...source.matchAll(/(?<!\.)\.\.\.(?!\.)/gu)].map(change("…")),
  ];
}
