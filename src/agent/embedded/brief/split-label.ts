import { isPredicate } from "../english/grammar.ts";
import { isConnective } from "../text/connective.ts";
import { countWords } from "../text/sentences.ts";
import type { Prose } from "./brief.ts";

/** A colon between two digits belongs to a time or a ratio. */
const SEPARATOR = /^(.{1,60}?)(?:\s*(?:(?<!\d)[:：]|[:：](?!\d))\s*|\s+[–—-]\s+|\s*——\s*)(?=\S)(.+)$/su;
/** A step that opens with a short sentence of its own: "Stop. Do not click."; "shati.example" is no two. */
const SHORT_SENTENCE = /^([^.!?。！？]{2,48})(?:[.!]\s+|[。！]\s*)(\S.*)$/su;

/** Splits "Stomata: pores on the underside" or "**Stomata** pores…" into label and detail. */
export function splitLabel(prose: Prose & { strongStart: string | null }): [Prose | null, Prose | null] {
  const strong = prose.strongStart;
  if (strong !== null && strong.length < 60 && prose.shown.startsWith(strong) && strong !== prose.shown) {
    const shownRest = stripSeparator(prose.shown.slice(strong.length));
    const label = strong.replace(/[\s:：.。,-]+$/u, "");
    if (shownRest !== "" && /^[\s:：.。–—-]/u.test(prose.shown.slice(label.length))) {
      const spokenAt = prose.spoken.indexOf(label);
      const spokenRest =
        spokenAt < 0 ? shownRest : stripSeparator(prose.spoken.slice(spokenAt + label.length));
      if (/[:：.。–—-]/u.test(prose.shown.slice(label.length, label.length + 3))) {
        return [
          { shown: label, spoken: spokenAt < 0 ? label : label },
          { shown: shownRest, spoken: spokenRest },
        ];
      }
    }
  }
  if (strong !== null && countWords(strong) <= 4 && prose.shown.startsWith(`${strong} `)) {
    // "**DNS** turns the name into an address": the strong words are what the rest is said of.
    const [shownRest, spokenRest] = [prose.shown, prose.spoken].map((text) =>
      text.slice(strong.length).trim(),
    );
    if (prose.spoken.startsWith(`${strong} `) && isPredicate(shownRest ?? ""))
      return [
        { shown: strong, spoken: strong },
        { shown: shownRest ?? "", spoken: spokenRest ?? "" },
      ];
  }
  const shown = SEPARATOR.exec(prose.shown);
  const spoken = SEPARATOR.exec(prose.spoken);
  const dash = /^\s+[–—-]\s/u.test(prose.spoken.slice(spoken?.[1]?.length ?? 0));
  if (
    shown !== null &&
    spoken !== null &&
    isLabel(spoken[1] ?? "", dash) &&
    !isOneOfTwo(spoken[2] ?? "") &&
    /[\p{L}\p{N}]/u.test(spoken[2] ?? "")
  )
    return parts(shown, spoken);
  return [null, null];
}

/** As `splitLabel`, and a short first sentence counts as a label too: right for steps. */
export function splitStep(prose: Prose): [Prose | null, Prose | null] {
  const shown = SHORT_SENTENCE.exec(prose.shown);
  const spoken = SHORT_SENTENCE.exec(prose.spoken);
  if (shown === null || spoken === null || /\d$|[(（][^)）]*$/u.test(shown[1] ?? "")) return [null, null];
  if (/[\p{L}\p{N}]/u.test(spoken[1] ?? "") && /[\p{L}\p{N}]/u.test(spoken[2] ?? ""))
    return parts(shown, spoken);
  return [null, null];
}

function parts(shown: RegExpExecArray, spoken: RegExpExecArray): [Prose, Prose] {
  return [
    { shown: shown[1]?.trim() ?? "", spoken: spoken[1]?.trim() ?? "" },
    { shown: shown[2]?.trim() ?? "", spoken: spoken[2]?.trim() ?? "" },
  ];
}

/** "Red dot: not read, grey dot: seen": of two labels in a row the first is none of the whole. */
function isOneOfTwo(detail: string): boolean {
  return /^[^:：]{2,60}[,;]\s[^\s,;:：][^,;:：]{1,28}[:：]\s+\S/u.test(detail);
}

function stripSeparator(text: string): string {
  return text.replace(/^[\s:：.。–—-]+/u, "").trim();
}

/** "Doors open at 8", with its minutes behind the colon; "days 18 to 21" is no hour. */
const HOUR =
  /(?<!\d\s)(?<!\p{L})(?:at|by|from|um|ab|gegen|à|dès|las?|alle|às|om|vanaf|kl\.?|klo|godz\.?|o|od|в|о|с|saat)\s\d{1,2}$/iu;

/** A clock time or a web address is no label, nor is a whole sentence; before a dash no number is half a time. */
function isLabel(text: string, dash: boolean): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || isConnective(text)) return false;
  if (!dash && text.length > 8 && HOUR.test(text)) return false;
  if (/(?:https?|mailto)$/i.test(text)) return false;
  if (/[.!?。!?]\s/u.test(text)) return false;
  return text.split(/\s+/).length <= 7;
}
