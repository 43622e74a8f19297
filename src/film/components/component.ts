import type { Setting } from "../settings/where-things-stand.ts";
import type { Place } from "../../artifacts/place.ts";
import type { Sky } from "../../artifacts/sky.ts";
import type { View } from "../../artifacts/views.ts";
import type { Cue } from "../../artifacts/cue.ts";
import type { Visual } from "../../artifacts/storyboard.ts";
import type { Finding, Format, Layer, Rect } from "../../artifacts/timeline.ts";
import type { TextContext } from "../layout/text-context.ts";
import type { ChapterGround } from "../styles/chapter-ground.ts";
import type { Theme } from "../styles/theme.ts";

/** What a component lays its visual out in. Frames count from the scene's start, its incoming transition included. */
export type ComponentContext = TextContext & {
  format: Format;
  /** The frame is not wide: things stand one under another (square frames too). */
  portrait: boolean;
  /** Chooses which of its style's shapes the film wears in all its scenes. */
  shapes: number;
  /** The film is on something grave: no shapes that cheer. */
  isGrave?: boolean;
  /** Where the scene takes place, for styles that paint it; null where the film names no place. */
  place: Place | null;
  /** The hour or the weather that it is told in, for styles that paint places; null where nothing is said of either. */
  sky: Sky | null;
  /** What stands in that place while it is seen (`things-in-places.ts`). */
  thing?: string | null;
  /** Where the subject that the film opens with is met, null where it has no drawing or that stands nowhere. */
  setting: Setting | null;
  /** The drawing that the film opens with, by its name. */
  subject: string | null;
  /** Drawings of what the film shows, by their names: its grounds without a drawing of their own wear them. */
  emblems: readonly string[];
  /** Which drawing stands large among them; null for none. */
  lead: string | null;
  /** The place that the scene tells of, painted in its wing where that has no drawing of its own. */
  view: View | null;
  /** The scene answers the one before on the other side: its words stand alone, in frames that are not wide above their wing. */
  turned: boolean;
  /** The style on its other ground, for a page of a scene that stands out from those around it; null where the film has one ground. */
  other?: Theme | null;
  /** What its section is announced on, null where that is the scene's own ground. */
  chapter?: ChapterGround | null;
  /** Which of the film's sections it is of, from 1, and what they are called; null before the first. */
  section?: { at: number; headings: readonly string[] } | null;
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
  /** The film ends with the scene: what is told last is what it leaves. */
  closes: boolean;
};

/**
 * A visual as layers in painter's order, without the background, ids unique. Layers enter by tracks
 * at their cues and stay; words come with their word, never before it, and with them all that they stand on: of what is still to come nothing is seen; where the content needs several pages, a page leaves before the next enters.
 */
export type SceneLayout = { layers: Layer[]; findings: Finding[] };

export type Component<V extends Visual = Visual> = {
  kind: V["kind"];
  layout: (visual: V, context: ComponentContext) => SceneLayout | Promise<SceneLayout>;
};
