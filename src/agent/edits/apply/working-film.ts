import type { StoryScene, Storyboard } from "../../../artifacts/storyboard.ts";

/** A film under work: scenes in their present order, each with the number that the caller knows it by. */
export type WorkingFilm = {
  title: string;
  language: string;
  scenes: WorkingScene[];
};

export type WorkingScene = { was: number | null; scene: StoryScene };

export function openFilm(storyboard: Storyboard): WorkingFilm {
  return {
    title: storyboard.title,
    language: storyboard.language,
    scenes: storyboard.scenes.map((scene, at) => ({ was: at + 1, scene })),
  };
}

/** A scene that an earlier operation of the turn dropped cannot be found again: null. */
export function sceneWas(film: WorkingFilm, number: number): WorkingScene | null {
  return film.scenes.find(({ was }) => was === number) ?? null;
}

/** The storyboard, scenes numbered anew. A scene that was not touched is what it was but for its number. */
export function closeFilm(film: WorkingFilm, storyboard: Storyboard): Storyboard {
  return {
    ...storyboard,
    title: film.title,
    scenes: film.scenes.map(({ scene }, at) =>
      scene.index === at + 1 ? scene : { ...scene, index: at + 1 },
    ),
  };
}
