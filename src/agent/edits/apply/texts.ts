import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { splitSentences } from "../../embedded/text/sentences.ts";
import { linesOf, withLines } from "../narration.ts";
import type { Place } from "../operations.ts";
import { changeWords, wordChange } from "../replace-words.ts";
import { changeVisual, textsOf } from "../visual-texts.ts";
import { indexOf } from "./arrange.ts";
import { capital, impossible, numberList, type Editing } from "./editing.ts";
import { planScenes } from "./new-scenes.ts";
import { withFilmTitle, withSceneTitle } from "./retitle.ts";
import type { WorkingScene } from "./working-film.ts";

/** No film is longer than this; the interface recommends about 12 scenes. */
const MOST_SCENES = 60;
const NO_WORD = "The text has no word that could be said.";

export function titleFilm(edit: Editing, title: string): void {
  const { film, planning } = edit;
  const [first] = film.scenes;
  if (first !== undefined)
    first.scene = withFilmTitle(first.scene, film.title, title, film.language, planning);
  film.title = title;
  edit.note(() => `The film is now called “${title}”.`);
}

export function titleScene(edit: Editing, number: number, title: string): void {
  const entry = edit.get(number);
  const { film, planning } = edit;
  const old = entry.scene.title;
  entry.scene =
    entry.scene.visual.kind === "title"
      ? withFilmTitle(entry.scene, old, title, film.language, planning)
      : withSceneTitle(entry.scene, old, title, film, planning);
  edit.note(() => `Scene ${edit.place(entry)}, formerly “${old}”, is now called “${title}”.`);
}

export function addScene(edit: Editing, title: string | null, text: string, place: Place): void {
  const { film, planning } = edit;
  const scenes = planScenes(film, title, text, planning).map((scene) => ({ was: null, scene }));
  if (scenes.length === 0) throw impossible(NO_WORD);
  if (film.scenes.length + scenes.length > MOST_SCENES)
    throw impossible(`A film has at most ${MOST_SCENES} scenes.`);
  film.scenes = film.scenes.toSpliced(indexOf(edit, place, film.scenes), 0, ...scenes);
  for (const entry of scenes) edit.note(() => `New is ${edit.name(entry)}.`);
}

export function extendScene(edit: Editing, number: number, text: string): void {
  const entry = edit.get(number);
  const sentences = splitSentences(text.replace(/\s+/gu, " "), edit.film.language);
  if (sentences.length === 0) throw impossible(NO_WORD);
  entry.scene = withLines(entry.scene, [
    ...linesOf(entry.scene),
    ...sentences.map((sentence) => ({ text: sentence, was: null })),
  ]);
  const many = sentences.length === 1 ? "one sentence" : `${sentences.length} sentences`;
  edit.note(() => `${capital(edit.name(entry))}, says ${many} more.`);
}

export function rewriteScene(edit: Editing, number: number, text: string): void {
  const entry = edit.get(number);
  const [planned, ...others] = planScenes(edit.film, entry.scene.title, text, edit.planning);
  if (planned === undefined) throw impossible(NO_WORD);
  if (others.length > 0)
    throw impossible("The text is too long for one scene. Add it as scenes of their own instead.");
  const { index, role, title } = entry.scene;
  entry.scene = { ...planned, index, role, title };
  edit.note(() => `${capital(edit.name(entry))}, has a new text.`);
}

export function replaceWords(
  edit: Editing,
  { from, to, scenes }: { from: string; to: string; scenes: readonly number[] | null },
): void {
  const { film } = edit;
  const change = wordChange(from, to, film.language);
  const entries = scenes === null ? film.scenes : scenes.map((number) => edit.get(number));
  const touched = entries.filter((entry) => {
    const fresh = withWords(edit, entry, (text) => changeWords(text, change));
    if (fresh !== null) entry.scene = fresh;
    return fresh !== null;
  });
  const title = scenes === null ? changeWords(film.title, change)?.text : undefined;
  if (title !== undefined && title.trim() !== "") film.title = title;
  if (touched.length === 0 && title === undefined) {
    const where =
      scenes === null
        ? "anywhere in the film"
        : scenes.length === 1
          ? `in scene ${scenes[0]}`
          : "in these scenes";
    throw impossible(`“${from}” is neither said nor shown ${where}. Which words shall I replace, by which?`);
  }
  edit.note(() => {
    const places = touched.map((entry) => edit.place(entry));
    const where =
      places.length === 0 ? "the title" : `${places.length === 1 ? "scene" : "scenes"} ${numberList(places)}`;
    return to === "" ? `“${from}” is gone from ${where}.` : `“${from}” is now “${to}” in ${where}.`;
  });
}

/** The scene with words changed in all that it says and shows; null where it does not hold them. */
function withWords(
  edit: Editing,
  entry: WorkingScene,
  change: (text: string) => ReturnType<typeof changeWords>,
): StoryScene | null {
  const { scene } = entry;
  const lines = linesOf(scene).flatMap((line) => {
    const edited = change(line.text);
    if (edited === null) return [line];
    return /[\p{L}\p{N}]/u.test(edited.text) ? [{ ...line, text: edited.text, at: edited.at }] : [];
  });
  const said =
    lines.length !== scene.narration.length || lines.some(({ text }, at) => text !== scene.narration[at]);
  const visual = changeVisual(scene.visual, edit.film.language, change);
  const title = change(scene.title)?.text ?? scene.title;
  const shown = withNames(scene, change);
  if (!said && visual === scene.visual && title === scene.title && shown === scene) return null;
  const before = textsOf(scene.visual);
  const isEmptied = textsOf(visual).some((text, at) => text.trim() === "" && before[at]?.trim() !== "");
  if (lines.length === 0 || title.trim() === "" || isEmptied)
    throw impossible(
      `Without these words something in ${edit.name(entry)}, would be empty. Tell me what it should say instead.`,
    );
  return withLines({ ...shown, title, visual }, lines);
}

/** Names at the foot of the picture. */
function withNames(scene: StoryScene, change: (text: string) => ReturnType<typeof changeWords>): StoryScene {
  const { lowerThird } = scene;
  if (lowerThird === undefined) return scene;
  const name = change(lowerThird.name)?.text ?? lowerThird.name;
  const role = lowerThird.role === undefined ? undefined : (change(lowerThird.role)?.text ?? lowerThird.role);
  if (name === lowerThird.name && role === lowerThird.role) return scene;
  return { ...scene, lowerThird: { ...lowerThird, name, ...(role === undefined ? {} : { role }) } };
}
