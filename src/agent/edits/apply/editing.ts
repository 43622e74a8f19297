import type { StoryScene, Storyboard } from "../../../artifacts/storyboard.ts";
import { Unclear } from "../unclear.ts";
import type { Planning } from "./new-scenes.ts";
import { secondsOf } from "./shorten.ts";
import { openFilm, sceneWas, type WorkingFilm, type WorkingScene } from "./working-film.ts";

/** A turn's operations under way: the film as it is by now, and what is to be told of it in the end. */
export type Editing = {
  readonly film: WorkingFilm;
  readonly planning: Planning;
  /** Told once all is done, when each scene has its last place. */
  note(tell: () => string): void;
  notes(): string[];
  /** The scene of a number that the caller knows. @throws Unclear where the same turn dropped it. */
  get(number: number): WorkingScene;
  /** "scene 3, “Cost”": by the place that it has now. */
  name(entry: WorkingScene): string;
  place(entry: WorkingScene): number;
  seconds(scene: StoryScene): number;
  estimate: (text: string) => number;
};

export function startEditing(storyboard: Storyboard, planning: Planning): Editing {
  const film = openFilm(storyboard);
  const notes: (() => string)[] = [];
  const place = (entry: WorkingScene): number => film.scenes.indexOf(entry) + 1;
  const estimate = (text: string): number => planning.estimateSeconds(text, film.language);
  return {
    film,
    planning,
    place,
    estimate,
    note: (tell) => void notes.push(tell),
    notes: () => notes.map((tell) => tell()),
    get(number) {
      const found = sceneWas(film, number);
      if (found !== null) return found;
      throw impossible(
        `Scene ${number} is dropped by the same instruction, so nothing else can be done to it.`,
      );
    },
    name: (entry) => `scene ${place(entry)}, “${entry.scene.title}”`,
    seconds: (scene) => secondsOf(scene, estimate),
  };
}

export function impossible(text: string): Unclear {
  return new Unclear({ kind: "impossible", text });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function numberList(numbers: readonly number[]): string {
  return numbers.join(", ").replace(/, (\d+)$/, " and $1");
}
