import type { Cue, Visual } from "../../artifacts/storyboard.ts";
import type { Finding, Format, Layer, Paint, Rect } from "../../artifacts/timeline.ts";
import type { TextContext } from "../layout/text-context.ts";

/** What a component lays its visual out in. Frames count from the scene's start, its incoming transition included. */
export type ComponentContext = TextContext & {
  format: Format;
  /** The frame is not wide: things stand one under another (square frames too). */
  portrait: boolean;
  /** Where content may stand: inside the margins, above what captions reserve. */
  box: Rect;
  /** Frames of the whole scene; nothing may still move at its end. */
  frames: number;
  /** The frame at which the scene's first things enter, once those of the scene before have left. */
  opening: number;
  /** The frame of the word that a cue names; `opening` where there is no cue. Never before `opening`. */
  at: (cue: Cue | null | undefined) => number;
  /** The scene is the film's first: its title opens the film. */
  role: "opening" | "section" | "summary";
};

/**
 * A layer, and how its ghost looks while it waits for its word (see `ghosts/ghosts.ts`). `form`: so many of its
 * first paints are its form, numerals too; left out, all that is not text. `ghost`: what is shown in
 * place of the form, where the form made pale does not serve; empty for nothing.
 */
export type ComponentLayer = Layer & { form?: number; ghost?: Paint[] };

/**
 * A visual as layers in painter's order, without the background, ids unique. Layers enter by tracks
 * at their cues and stay; where the content needs several pages, a page leaves before the next enters.
 */
export type SceneLayout = { layers: ComponentLayer[]; findings: Finding[] };

export type Component<V extends Visual = Visual> = {
  kind: V["kind"];
  layout: (visual: V, context: ComponentContext) => SceneLayout | Promise<SceneLayout>;
};
