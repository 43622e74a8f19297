/** The added last scene says the film's strongest facts again; a fact whose scene is dropped goes from it. */
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { joinList } from "../../embedded/phrases/join-list.ts";
import { phrasesFor } from "../../embedded/phrases/phrases.ts";

const FEWEST = 2;

export function isRecap(scene: StoryScene, language: string): boolean {
  const { visual } = scene;
  return (
    visual.kind === "summary" &&
    visual.closing === undefined &&
    visual.heading === phrasesFor(language).recapHeading &&
    scene.narration.length === 1 &&
    visual.points.every(({ cue }) => cue?.sentence === 0)
  );
}

/**
 * The recap without what only a dropped scene told: the same scene where it told nothing of it, null where
 * too little remains to be recalled.
 */
export function recapWithout(
  recap: StoryScene,
  dropped: readonly StoryScene[],
  language: string,
): StoryScene | null {
  const { visual } = recap;
  const [sentence] = recap.narration;
  if (visual.kind !== "summary" || sentence === undefined) return recap;
  const starts = visual.points.map(({ cue }) => cue?.offset ?? 0);
  const pieces = visual.points.map((point, at) => ({
    point,
    text: bare(sentence.slice(starts[at], starts[at + 1] ?? sentence.length)),
  }));
  const kept = pieces.filter(({ text }) => !dropped.some((scene) => tells(scene, text)));
  if (kept.length === pieces.length) return recap;
  if (kept.length < FEWEST) return null;
  const marks = kept.map((_, at) => `\uE200${at}\uE201`);
  const locale =
    kept.some(({ text }) => text.includes(" and ")) && language.startsWith("en") ? "en-US" : language;
  const list = language.startsWith("zh") ? marks.join("；") : joinList(marks, locale);
  let text = sentence.slice(0, starts[0]);
  const offsets: number[] = [];
  for (const part of list.split(/(\uE200\d+\uE201)/)) {
    const at = /^\uE200(\d+)\uE201$/.exec(part)?.[1];
    if (at !== undefined) offsets.push(text.length);
    text += at === undefined ? part : (kept[Number(at)]?.text ?? "");
  }
  const stop = /[.!。！।]+$/u.exec(sentence)?.[0] ?? "";
  return {
    ...recap,
    narration: [text + stop],
    visual: {
      ...visual,
      points: kept.map(({ point }, at) => ({ ...point, cue: { sentence: 0, offset: offsets[at] ?? 0 } })),
    },
  };
}

/** A fact without what joins it to the next. */
function bare(piece: string): string {
  return piece
    .replace(/[,;；，]?\s*(?:(?:and|und|et|y|e|en|och|og|i|и|ve|и)\s+)?$/u, "")
    .replace(/[.!。！।]+\s*$/u, "")
    .trim();
}

function tells(scene: StoryScene, fact: string): boolean {
  const letters = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return letters(scene.narration.join(" ")).includes(letters(fact));
}
