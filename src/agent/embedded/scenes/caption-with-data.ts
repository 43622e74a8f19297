import type { SceneDraft } from "./draft.ts";
import { bareLetters } from "../text/bare-letters.ts";

/**
 * "Harvest in 2023, in thousand tonnes" told before the chart or map that bears it below its heading: said while that is
 * seen, and on no page of its own. So is a heading's question before it.
 */
export function captionsWithData(parts: readonly SceneDraft[]): SceneDraft[] {
  const found: SceneDraft[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const told = last?.kind === "statement" ? last.utterances.map(({ text }) => text) : [];
    const caption = bareLetters(captionOf(part) ?? "");
    if (last === undefined || caption === "" || bareLetters(told.at(-1) ?? "") !== caption) {
      found.push(part);
      continue;
    }
    const stays = told.length > 2 || (told.length === 2 && !/[?？؟]$/u.test(told[0] ?? ""));
    const moved = stays ? last.utterances.slice(-1) : last.utterances;
    // What showed the caption had marks of its own.
    const said = moved.map((utterance) => ({ ...utterance, marks: [] }));
    const span = stays ? part.span : { start: last.span.start, end: part.span.end };
    // A statement shows what it still says.
    const rest = stays ? [{ ...last, utterances: last.utterances.slice(0, -1) }] : [];
    found.splice(-1, 1, ...rest, { ...part, utterances: [...said, ...part.utterances], span });
  }
  return found;
}

function captionOf({ visual }: SceneDraft): string | null {
  const shown = visual(() => undefined);
  if (shown.kind === "map") return shown.caption ?? null;
  const [only, another] = shown.kind === "chart" ? shown.series : [];
  return another === undefined ? (only?.name ?? null) : null;
}
