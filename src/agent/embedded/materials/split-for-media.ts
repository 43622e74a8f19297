import type { Cue } from "../../../artifacts/cue.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";

export type Parted = {
  /** The scene of the picture; its visual is still to be set. */
  picture: StoryScene;
  rest: StoryScene;
  /** The picture comes before the rest. */
  first: boolean;
};

/**
 * Parts a scene that shows data: the sentences before the first that names a part of it, or those after the
 * last, go to a picture. Null where every sentence is needed.
 */
export function splitForMedia(scene: StoryScene): Parted | null {
  const cues: number[] = [];
  walk(scene.visual, ({ sentence }) => cues.push(sentence));
  const { narration } = scene;
  const named = cues.length === 0 ? [0] : cues;
  const lead = Math.min(...named);
  const tail = narration.length - 1 - Math.max(...named);
  if (lead === 0 && tail === 0) return null;
  const first = lead >= 1;
  // At least two sentences where there are some: a picture is to be looked at.
  const count = first ? lead : Math.min(tail, Math.max(2, Math.floor(narration.length / 2)));
  const at = first ? count : narration.length - count;
  if (at === 0 || at === narration.length) return null;
  const [source] = scene.sources;
  // Each has a place of its own in the text, so that a confirmed outline finds both again.
  const middle = source === undefined ? 0 : Math.floor((source.start + source.end) / 2);
  const spans =
    source === undefined
      ? [[], []]
      : [[{ start: source.start, end: middle }], [{ start: middle, end: source.end }]];
  const head = { ...scene, narration: narration.slice(0, at), sources: spans[0] ?? [] };
  const end = { ...scene, narration: narration.slice(at), sources: spans[1] ?? [] };
  if (!first) return { picture: end, rest: head, first };
  return { picture: head, rest: { ...end, visual: shifted(scene.visual, at) }, first };
}

function isCue(value: object): value is Cue {
  return "sentence" in value && "offset" in value && typeof value.sentence === "number";
}

function walk(value: unknown, each: (cue: Cue) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, each);
  else if (value !== null && typeof value === "object") {
    if (isCue(value)) each(value);
    else for (const one of Object.values(value)) walk(one, each);
  }
}

/** The visual with its cues counted from a later sentence. */
function shifted<T>(value: T, by: number): T {
  if (Array.isArray(value)) return value.map((one: unknown) => shifted(one, by)) as T;
  if (value === null || typeof value !== "object") return value;
  if (isCue(value)) return { ...value, sentence: value.sentence - by };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shifted(one, by)])) as T;
}
