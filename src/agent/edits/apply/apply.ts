/** Carries operations out on a film, one after the other, and tells what each did in plain words. */
import type { Storyboard } from "../../../artifacts/storyboard.ts";
import { emblemsLeft, leadsLeft } from "../../embedded/illustrations/emblems.ts";
import { withoutStrayDrawings } from "../../embedded/illustrations/stray-drawings.ts";
import { markWarnings } from "../../embedded/warnings/mark-warnings.ts";
import type { Operation } from "../operations.ts";
import { sayOperation } from "../say-operation.ts";
import { Unclear } from "../unclear.ts";
import { dropScenes, keepScenes, mergeScenes, moveScenes, splitScene, swapScenes } from "./arrange.ts";
import { startEditing, type Editing } from "./editing.ts";
import { illustrateScene } from "./illustrate-scene.ts";
import { lengthenScenes, shortenScenes } from "./lengths.ts";
import type { Planning } from "./new-scenes.ts";
import { showScene } from "./pictures.ts";
import { addScene, extendScene, replaceWords, rewriteScene, titleFilm, titleScene } from "./texts.ts";
import { closeFilm } from "./working-film.ts";

export type Applied = { storyboard: Storyboard; before: (number | null)[]; done: string[] };

function carryOut(edit: Editing, operation: Operation): void {
  switch (operation.kind) {
    case "title-film":
      return titleFilm(edit, operation.title);
    case "title-scene":
      return titleScene(edit, operation.scene, operation.title);
    case "drop":
      return dropScenes(edit, operation.scenes);
    case "keep":
      return keepScenes(edit, operation.scenes);
    case "move":
      return moveScenes(edit, operation.scenes, operation.place);
    case "swap":
      return swapScenes(edit, operation.scenes);
    case "add":
      return addScene(edit, operation.title, operation.text, operation.place);
    case "extend":
      return extendScene(edit, operation.scene, operation.text);
    case "say":
      return rewriteScene(edit, operation.scene, operation.text);
    case "shorten":
      return shortenScenes(edit, operation.scenes, operation.by);
    case "lengthen":
      return lengthenScenes(edit, operation.scenes);
    case "replace":
      return replaceWords(edit, operation);
    case "show-as":
      return showScene(edit, operation.scene, operation.as);
    case "illustrate":
      return illustrateScene(edit, operation.scene, operation.drawing);
    case "merge":
      return mergeScenes(edit, operation.scenes);
    case "split":
      return splitScene(edit, operation.scene);
    case "nothing":
      return;
    default:
      return operation satisfies never;
  }
}

/** The film's grounds keep what they wear, save what no scene shows or names any more. */
function withEmblemsLeft(edited: Storyboard): Storyboard {
  const { emblems } = edited;
  if (emblems === undefined) return edited;
  const left = emblemsLeft(emblems, edited);
  return { ...edited, emblems: left, scenes: leadsLeft(edited.scenes, left) };
}

/** What changed words forbid is marked anew; a scene that was not touched is what it was. */
function withWarningsAnew(
  edited: Storyboard,
  before: Storyboard,
  was: readonly (number | null)[],
): Storyboard {
  const isChanged = (place: number): boolean =>
    before.scenes[(was[place] ?? 0) - 1]?.visual !== edited.scenes[place]?.visual;
  const scenes = markWarnings(edited.scenes, edited, isChanged);
  return scenes.some((scene, at) => scene !== edited.scenes[at]) ? { ...edited, scenes } : edited;
}

/** @throws Unclear where an operation cannot be carried out; the storyboard itself is never changed. */
export function applyOperations(
  storyboard: Storyboard,
  operations: readonly Operation[],
  planning: Planning,
): Applied {
  const edit = startEditing(storyboard, planning);
  for (const operation of operations) {
    try {
      carryOut(edit, operation);
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      throw new Unclear(error.doubt, operations.filter((one) => one !== operation).map(sayOperation));
    }
  }
  const before = edit.film.scenes.map(({ was }) => was);
  const edited = withoutStrayDrawings(closeFilm(edit.film, storyboard), storyboard, before);
  return {
    storyboard: withEmblemsLeft(withWarningsAnew(edited, storyboard, before)),
    before,
    done: edit.notes(),
  };
}
