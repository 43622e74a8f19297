import type { Cue } from "../../artifacts/cue.ts";
import type { Visual } from "../../artifacts/storyboard.ts";
import { cellNumber, findFigures } from "../embedded/text/figures.ts";
import type { EditedText } from "./text-edits.ts";

/** Not read by people as words, or bound to other data. */
const VERBATIM = new Set([
  "kind",
  "code",
  "tex",
  "language",
  "icon",
  "illustration",
  "tone",
  "align",
  "chart",
  "side",
  "media",
]);

type Change = (text: string) => EditedText | null;

/**
 * The visual with every text that is shown changed, and the figures behind them. Null from `change`
 * leaves a text as it is. Gives the very same object where nothing changed.
 */
export function changeVisual<V extends Visual>(visual: V, language: string, change: Change): V {
  return changeIn(visual, "", language, change) as V;
}

function changeIn(value: unknown, key: string, language: string, change: Change): unknown {
  if (VERBATIM.has(key)) return value;
  if (typeof value === "string") return change(value)?.text ?? value;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => changeIn(part, key, language, change));
    return parts.some((part, at) => part !== value[at]) ? parts : value;
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(
    ([name, part]) => [name, changeIn(part, name, language, change)] as const,
  );
  const changed: Record<string, unknown> = Object.fromEntries(entries);
  const old = value as Record<string, unknown>;
  if (entries.every(([name, part]) => part === old[name])) return value;
  return consistent(old, changed, language, change);
}

/** What depends on a text that changed: emphasis in it, the value of a figure, the values of a series. */
function consistent(
  old: Record<string, unknown>,
  changed: Record<string, unknown>,
  language: string,
  change: Change,
): Record<string, unknown> {
  // Of a point of a list it is in its label, of a step in its title.
  const told = old["text"] ?? old["label"] ?? old["title"];
  if (typeof told === "string" && Array.isArray(old["emphasis"])) {
    const edited = change(told);
    if (edited !== null) {
      const spans = old["emphasis"] as { start: number; end: number }[];
      changed["emphasis"] = spans
        .map(({ start, end }) => ({ start: edited.at(start), end: edited.at(end) }))
        .filter(({ start, end }) => end > start && end <= edited.text.length);
    }
  }
  if (typeof old["text"] === "string" && typeof old["point"] === "object") {
    const edited = change(old["text"]);
    const { start, end } = old["point"] as { start: number; end: number };
    if (edited !== null) {
      const point = { start: edited.at(start), end: edited.at(end) };
      const whole = point.end <= point.start || point.end - point.start >= edited.text.length;
      if (whole) delete changed["point"];
      else changed["point"] = point;
    }
  }
  if (typeof old["display"] === "string" && "value" in old && old["display"] !== changed["display"]) {
    const display = String(changed["display"]);
    const found = findFigures(display, language);
    const [only] = found;
    const whole = only !== undefined && found.length === 1 && only.start === 0 && only.end === display.length;
    return whole
      ? { ...only.figure, display }
      : { display, value: null, decimals: 0, prefix: "", suffix: "" };
  }
  // Another figure tells another part of its whole, which nobody has told.
  if ("share" in old && old["figure"] !== changed["figure"]) delete changed["share"];
  if (Array.isArray(old["displays"]) && Array.isArray(old["values"])) {
    const displays = changed["displays"] as string[];
    changed["values"] = (old["values"] as (number | null)[]).map((value, at) => {
      const display = displays[at] ?? "";
      return display === (old["displays"] as string[])[at]
        ? value
        : (cellNumber(display, language)?.value ?? null);
    });
  }
  return changed;
}

type Move = (cue: Cue) => Cue | null;

/**
 * The visual with every cue moved by `move`; a cue that goes leaves its part visible from the beginning.
 * Lines of code in focus are moved by `moveFocus`: without their word there is no focus.
 */
export function moveCues<V extends Visual>(visual: V, move: Move, moveFocus: Move = move): V {
  return moveIn(visual, move, moveFocus) as V;
}

function moveIn(value: unknown, move: Move, moveFocus: Move): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown) => {
      if (isFocus(part)) {
        const cue = moveFocus(part.cue);
        return cue === null ? [] : [{ ...part, cue }];
      }
      return [isCue(part) ? move(part) : moveIn(part, move, moveFocus)];
    });
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (!isCue(part)) return [[name, moveIn(part, move, moveFocus)]];
      const cue = move(part);
      return cue === null ? [] : [[name, cue]];
    }),
  );
}

function isCue(value: unknown): value is Cue {
  return typeof value === "object" && value !== null && "sentence" in value && "offset" in value;
}

function isFocus(value: unknown): value is { from: number; to: number; cue: Cue } {
  return typeof value === "object" && value !== null && "from" in value && "to" in value && "cue" in value;
}

/** Every text that a visual shows. */
export function textsOf(visual: Visual): string[] {
  const found: string[] = [];
  changeVisual(visual, "en", (text) => {
    found.push(text);
    return null;
  });
  return found;
}
