/**
 * The storyboard: what is said and what is shown, scene by scene. The planner writes it, the voice
 * speaks it, the film engine lays it out. Screen texts are short; the narration explains.
 */
import type { Cue, Emphasis, Figure } from "./cue.ts";
import type {
  ChartVisual,
  TableVisual,
  ComparisonVisual,
  DiagramVisual,
  MapVisual,
  CodeVisual,
  FormulaVisual,
} from "./data-visuals.ts";
import type { SketchVisual } from "./sketch.ts";
import type { Place } from "./place.ts";
import type { Sky } from "./sky.ts";
import type { View } from "./views.ts";
import type { Brand } from "./brand.ts";
import type { Degradation } from "./degradation.ts";
import type { MediaRef } from "./media.ts";
import type { SourceSpan } from "./outline.ts";
import type { Colorway, StyleName } from "./style.ts";

export type TitleVisual = {
  kind: "title";
  title: string;
  subtitle?: string;
  /** Where the subtitle is said; with the title where it is not. */
  subtitleCue?: Cue;
  eyebrow?: string;
  /** Where a film ends on it: what leads up to the title, above it, from the beginning. */
  lead?: string;
  /** Where the title is said, behind its lead; from the beginning else. */
  cue?: Cue;
  /** What a name at a film's end asks for, below it. */
  line?: string;
  /** Where, when and how to reach somebody, at a film's end. 1 to 4. */
  contacts?: Contact[];
  /** A drawing of the subject (`illustrations.ts`). */
  illustration?: string;
};

/**
 * What is told of an item behind its label, a sentence or two at a time, each seen while it is said. Items that have it stand one
 * by one, what is told in turn below its label and in place of `detail`; without a cue it is there as the label is.
 */
export type Further = { text: string; emphasis?: Emphasis[]; cue?: Cue };

export type BulletsVisual = {
  kind: "bullets";
  heading: string;
  /**
   * 1 to 5 (6 at most). `label` is about 7 words; `detail` one short line; `icon` an English noun for the icon search;
   * `swatch` the colour that the label names, as #rrggbb; `illustration` a drawing of what it names
   * (`illustrations.ts`), seen where the items stand one by one. `warns`: the detail forbids or warns, and is no fine print.
   */
  items: {
    label: string;
    /** Amounts within the label. */
    emphasis?: Emphasis[];
    detail?: string;
    warns?: true;
    more?: Further[];
    icon?: string;
    swatch?: string;
    illustration?: string;
    cue?: Cue;
  }[];
  /** The items are things to do: a style that ticks its points ticks only these. */
  toDo?: boolean;
  /** None of the items is allowed or so ("Never", "Not included"): crosses stand before them. */
  denied?: boolean;
  /** The items are counted ("three reasons"): numerals from this one on stand in place of points and icons. */
  numbered?: number;
};

export type StatementVisual = {
  kind: "statement";
  heading?: string;
  text: string;
  emphasis?: Emphasis[];
  /**
   * The stretch that matters, set large; what leads up to it, and what adds to it, is set smaller. Without one the text
   * is of one size.
   */
  point?: Emphasis;
  cue?: Cue;
  /** A drawing of what is spoken of (`illustrations.ts`), beside this thought. */
  illustration?: string;
  /** What this thought names in a row, beside it in place of one drawing. 3 to 9. */
  things?: Thing[];
  /** This thought forbids something, or warns of it. */
  warns?: true;
  /**
   * Later thoughts, each in place of the one before it. `illustration`: the drawing beside it, null for none; where it
   * is left out, what stood beside the thought before stays. `place`: where it is, if it leaves that of the one before.
   * `sky`: over it, null for none again; where it is left out, that of the thought before. `things` and `warns` are of their thought alone.
   */
  more?: {
    text: string;
    emphasis?: Emphasis[];
    point?: Emphasis;
    cue?: Cue;
    illustration?: string | null;
    things?: Thing[];
    warns?: true;
    place?: Place;
    sky?: Sky | null;
  }[];
  /** How to reach somebody: lines under the words, each from its cue to the end of the scene. 1 to 4. */
  contacts?: Contact[];
  ground?: Ground;
};

/** One of several that a thought names: its drawing (`illustrations.ts`), seen from its word on. */
export type Thing = { illustration: string; cue?: Cue };

/**
 * A telephone number or an extension, an address of mail or one of the web, or when and where to come, as it is written. Without a cue it
 * is there when the scene begins.
 */
export type Contact = { text: string; by: "phone" | "mail" | "web" | "time" | "place"; cue?: Cue };

/** `second`: the style's other ground, a change of colour among scenes that are words alone. */
export type Ground = "second";

export type QuoteVisual = {
  kind: "quote";
  heading?: string;
  /** Before the words, when or to whom they were said, where nobody is named: "A year later she wrote". */
  lead?: string;
  text: string;
  attribution?: string;
  cue?: Cue;
  ground?: Ground;
};

export type NumberVisual = {
  kind: "number";
  heading?: string;
  eyebrow?: string;
  /**
   * 1 to 4 figures, each with what it counts. `share`: the figure tells this part of this whole, which a
   * figure that stands alone shows as a picture. `from`: what it was before, in what counts the same.
   * `asked`: the label is the question that the figure answers, or its sentence up to it: it stands above the figure and
   * from its own word on.
   * `lead`: the words before it that are a part of it, set smaller ("by" 15 October, "from" €12, "Friday" 4 November).
   * `name`: what has this figure, as the title of its card: a plan and its price.
   */
  figures: {
    figure: Figure;
    label: string;
    name?: string;
    lead?: string;
    share?: { part: number; whole: number };
    from?: { figure: Figure; cue?: Cue };
    asked?: Cue;
    cue?: Cue;
  }[];
};

export type ProcessVisual = {
  kind: "process";
  heading: string;
  /** 2 to 16 steps in order. `illustration`: a drawing of what a step names, seen where they stand one by one. */
  steps: {
    title: string;
    /** Amounts within the title. */
    emphasis?: Emphasis[];
    detail?: string;
    warns?: true;
    more?: Further[];
    icon?: string;
    illustration?: string;
    cue?: Cue;
  }[];
  /** The number of the first step, where others were told before; else 1. */
  first?: number;
  /** After the last step the first comes again: 3 to 8 steps. False where steps were left out. */
  cycle?: boolean;
  /** Where it is said that a cycle begins again: with it comes the arrow back to the first step, else with the last step. */
  closing?: Cue;
  /** A drawing of what goes round (`illustrations.ts`), in the middle of a cycle's ring where there is room. */
  illustration?: string;
};

export type TimelineVisual = {
  kind: "timeline";
  heading: string;
  /** 2 to 8 events in order; `date` as written. */
  events: { date: string; text: string; cue?: Cue }[];
};

export type SummaryVisual = {
  kind: "summary";
  heading?: string;
  points: { text: string; icon?: string; cue?: Cue }[];
  /** The brief's best line, given room. */
  closing?: { text: string; emphasis?: Emphasis[]; point?: Emphasis; cue?: Cue };
};

export type ImageVisual = {
  kind: "image";
  heading?: string;
  /** 1 to 4 of the caller's pictures; a caption is one short line. */
  pictures: { media: MediaRef; caption?: string; cue?: Cue }[];
  /** Up to 4 short lines beside it. */
  points?: { text: string; cue?: Cue }[];
};

export type VideoVisual = {
  kind: "video";
  heading?: string;
  /** The caller's clip, which plays once from its cue on, without its sound. */
  media: MediaRef;
  caption?: string;
  points?: { text: string; cue?: Cue }[];
  cue?: Cue;
};

export type Visual =
  | TitleVisual
  | BulletsVisual
  | StatementVisual
  | QuoteVisual
  | NumberVisual
  | ProcessVisual
  | TimelineVisual
  | ChartVisual
  | TableVisual
  | ComparisonVisual
  | DiagramVisual
  | MapVisual
  | CodeVisual
  | FormulaVisual
  | SketchVisual
  | ImageVisual
  | VideoVisual
  | SummaryVisual;

export type VisualKind = Visual["kind"];

export type StoryScene = {
  /** From 1, same as in the outline. */
  index: number;
  title: string;
  role: "opening" | "section" | "summary";
  /** Sentences in written form (digits, symbols as the brief has them); the voice makes them speakable. At least one. */
  narration: string[];
  visual: Visual;
  /** Where it takes place; a scene without one is where the scene before it was. */
  place?: Place;
  /** The hour or the weather that it begins in. */
  sky?: Sky;
  /** The place that it tells of, with the things in it: what stands beside a list, a figure, a quotation or its end. */
  view?: View;
  /** The drawing that stands large on its grounds, where the film wears emblems: one of them, or a thing that it shows; else none. */
  emblem?: string;
  /** It speaks of another thing than the film opens with, whose drawing has no place on its ground. */
  isApart?: boolean;
  /** Who is speaking or shown: set at the foot of the scene from the cue on. */
  lowerThird?: LowerThird;
  sources: SourceSpan[];
};

/** What stands above a scene's content. */
export function headingOf({ visual }: Pick<StoryScene, "visual">): string | undefined {
  return "heading" in visual ? visual.heading : undefined;
}

export type LowerThird = { name: string; role?: string; cue?: Cue };

/** As `#rrggbb`; `ground`: whether it is to be light or dark, `paper`: its own colour where the brief names it. */
export type WishedColors = {
  primary?: string;
  accent?: string;
  ground?: "light" | "dark";
  paper?: string;
};

/** What the film ends on where it has a brand: its name and logo, and a line or an address of the brief's. */
export type EndCard = { line?: string; address?: string };

export type Storyboard = {
  version: 1;
  title: string;
  language: string;
  style: StyleName;
  /** The style's family of colours; left out: the one that it was designed in. A brand's colours go before. */
  colorway?: Colorway;
  /** Colours and a ground that the brief itself orders, in place of those of the family. A brand's go before. */
  wishedColors?: WishedColors;
  /** Why these colours were chosen, as a sentence; left out where nothing spoke for them, or a brand has its own. */
  colorwayReason?: string;
  /** Why `auto` took the style, as a sentence; left out where the caller chose. */
  styleReason?: string;
  brand?: Brand;
  /** Only with a brand. */
  endCard?: EndCard;
  /**
   * Drawings of what the film shows, by their names (`illustrations.ts`): what grounds without a drawing of their own wear.
   * An edit of a scene takes some away at most, so that the others stay as they are.
   */
  emblems?: string[];
  scenes: StoryScene[];
  degradations: Degradation[];
};
