import type { StoryScene } from "../../../artifacts/storyboard.ts";
import type { Place } from "../operations.ts";
import { capital, impossible, type Editing } from "./editing.ts";
import { joined, split } from "./join-scenes.ts";
import { isRecap, recapWithout } from "./recap.ts";
import type { WorkingScene } from "./working-film.ts";

export function dropScenes(edit: Editing, numbers: readonly number[]): void {
  const gone = numbers.map((number) => edit.get(number));
  if (gone.length === 0) return;
  const { film } = edit;
  if (gone.length >= film.scenes.length) throw impossible("That would leave no scene, and so no film.");
  film.scenes = film.scenes.filter((entry) => !gone.includes(entry));
  for (const { was, scene } of gone) edit.note(() => `Scene ${was ?? ""}, “${scene.title}”, is gone.`);
  adaptRecap(
    edit,
    gone.map(({ scene }) => scene),
  );
}

export function keepScenes(edit: Editing, numbers: readonly number[]): void {
  for (const number of numbers) edit.get(number);
  const others = edit.film.scenes.flatMap(({ was }) => (was !== null && !numbers.includes(was) ? [was] : []));
  dropScenes(edit, others);
}

function adaptRecap(edit: Editing, gone: readonly StoryScene[]): void {
  const { film } = edit;
  const recap = film.scenes.find(({ scene }) => isRecap(scene, film.language));
  if (recap === undefined) return;
  const adapted = recapWithout(recap.scene, gone, film.language);
  if (adapted === recap.scene) return;
  if (adapted !== null) {
    recap.scene = adapted;
    edit.note(() => "The summary no longer mentions what was dropped.");
  } else if (film.scenes.length > 1) {
    film.scenes = film.scenes.filter((entry) => entry !== recap);
    edit.note(() => "The summary had too little left to recall, and is gone too.");
  }
}

export function moveScenes(edit: Editing, numbers: readonly number[], place: Place): void {
  const { film } = edit;
  const moved = numbers.map((number) => edit.get(number));
  const [only] = moved;
  if ("by" in place && moved.length === 1 && only !== undefined) {
    const at = film.scenes.indexOf(only);
    const to = at + place.by;
    if (to < 0 || to >= film.scenes.length) throw impossible(`Scene ${at + 1} cannot be moved that far.`);
    film.scenes = film.scenes.toSpliced(at, 1).toSpliced(to, 0, only);
  } else {
    const rest = film.scenes.filter((entry) => !moved.includes(entry));
    film.scenes = rest.toSpliced(indexOf(edit, place, rest, moved), 0, ...moved);
  }
  for (const entry of moved) edit.note(() => `“${entry.scene.title}” is now scene ${edit.place(entry)}.`);
}

/** Where in `scenes` something that is put there begins. */
export function indexOf(
  edit: Editing,
  place: Place,
  scenes: readonly WorkingScene[],
  moved: readonly WorkingScene[] = [],
): number {
  const beside = (number: number): number => {
    const entry = edit.get(number);
    if (moved.includes(entry)) throw impossible("A scene cannot be moved beside itself.");
    return scenes.indexOf(entry);
  };
  if ("before" in place) return beside(place.before);
  if ("after" in place) return beside(place.after) + 1;
  if ("number" in place) {
    if (place.number < 1 || place.number > scenes.length + 1)
      throw impossible(`There is no place ${place.number} in this film.`);
    return place.number - 1;
  }
  if ("by" in place) throw impossible("Several scenes cannot be moved by steps.");
  if (place.at === "start") return 0;
  const endsWithSummary = scenes.at(-1)?.scene.role === "summary" && scenes.length > 1;
  return place.at === "body" && endsWithSummary ? scenes.length - 1 : scenes.length;
}

export function swapScenes(edit: Editing, numbers: readonly [number, number]): void {
  const [one, other] = [edit.get(numbers[0]), edit.get(numbers[1])];
  if (one === other) throw impossible("A scene cannot be swapped with itself.");
  edit.film.scenes = edit.film.scenes.map((entry) => (entry === one ? other : entry === other ? one : entry));
  edit.note(() => `“${one.scene.title}” and “${other.scene.title}” changed places.`);
}

export function mergeScenes(edit: Editing, numbers: readonly number[]): void {
  const entries = new Set(numbers.map((number) => edit.get(number)));
  const [first, ...others] = edit.film.scenes.filter((entry) => entries.has(entry));
  if (first === undefined || others.length === 0) throw impossible("Merging needs two scenes or more.");
  for (const other of others) {
    const fresh = joined(first.scene, other.scene);
    if (fresh === null)
      throw impossible(
        `“${first.scene.title}” (${first.scene.visual.kind}) and “${other.scene.title}” (${other.scene.visual.kind}) do not fit into one picture. Show one of them in another form first, or drop one.`,
      );
    first.scene = fresh;
  }
  const names = others.map(({ scene }) => `“${scene.title}”`).join(" and ");
  edit.film.scenes = edit.film.scenes.filter((entry) => !others.includes(entry));
  edit.note(() => `${capital(edit.name(first))}, now holds ${names} too.`);
}

export function splitScene(edit: Editing, number: number): void {
  const entry = edit.get(number);
  const parts = split(entry.scene);
  if (parts === null) throw impossible(`${capital(edit.name(entry))}, has no parts that could stand alone.`);
  const [one, other] = parts;
  entry.scene = one;
  const second: WorkingScene = { was: null, scene: other };
  edit.film.scenes = edit.film.scenes.toSpliced(edit.film.scenes.indexOf(entry) + 1, 0, second);
  edit.note(() => `“${one.title}” is now scenes ${edit.place(entry)} and ${edit.place(second)}.`);
}
