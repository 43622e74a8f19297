import { ADDRESS } from "../../text/address.ts";
import { DIRECTS } from "../closing-label.ts";
import { linesOf, textAt, type Span } from "../sentence-spans.ts";
import { scriptLabelsIn, type ScriptLabel } from "./script-labels.ts";
import type { Written } from "./written.ts";

/** "End slide: …" where a text ends: nothing but a film has one, whatever else the text is. */
export function lastCardIn(source: string): ScriptLabel | null {
  const last = scriptLabelsIn(source).findLast(({ kind }) => kind === "end") ?? null;
  if (last === null || last.value === "" || ALSO_OF_GAMES.test(last.name)) return null;
  const below = linesOf(source.slice(last.line.end)).length;
  return below <= MOST_BELOW ? last : null;
}

const MOST_BELOW = 2;
/** "Final frame: 6–4". */
const ALSO_OF_GAMES = /^(?:final|last|closing) ?-?(?:frame|title|board|panel|screen)/iu;

/** What stands behind the label of the last picture is read there, and so it is told; "logo on white" is not. */
export function readEndCard(script: Written, label: Span, value: Span, whole: Span): void {
  const said = textAt(script.text, value);
  const reaches = ADDRESS.test(said) || /\p{Nd}[\p{Nd} ()/-]{5,}\p{Nd}/u.test(said);
  const directs = DIRECTS.test(said.replace(/^["“„«「『]/u, "")) || (!reaches && SHOWS.test(said));
  if (said !== "" && directs) return script.leave({ start: label.start, end: whole.end });
  script.part(label, whole);
  script.blank({ start: value.end, end: whole.end });
  withoutQuotes(script, value);
}

/** "Trust logo, no voice": what is put there, and no words of it. */
const SHOWS =
  /(?<!\p{L})(?:logos?|logotip\p{L}*|logotyp\p{L}*|no voice|ohne ton|hold \p{Nd}|brand guide|логотип\p{L}*|شعار|לוגו|लोगो|โลโก้)(?!\p{L})|ロゴ|标志|標誌|로고/iu;

export function withoutQuotes(script: Written, { start, end }: Span): void {
  const written = script.text.slice(start, end);
  const quoted = /^(?<open>\s*["“„«「『])[^"“”„«»「」『』\n]+(?<close>["“”»」』])[.。]?\s*$/u.exec(written);
  if (quoted === null) return;
  script.blank({ start, end: start + (quoted.groups?.["open"] ?? "").length });
  const close = start + written.lastIndexOf(quoted.groups?.["close"] ?? "");
  script.blank({ start: close, end: close + 1 });
}
