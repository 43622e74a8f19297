import type { FontPackage } from "../fonts/font-packages.ts";
import type { Format, Paint, Rect } from "../../artifacts/timeline.ts";
import type { Spot } from "../lights/light-pen.ts";
import type { StyleName } from "../../artifacts/style.ts";

export type Face = {
  package: FontPackage;
  weight: number;
  /** Line height as a multiple of the size. */
  leading: number;
  /** Em; 0 where the face needs none. */
  tracking: number;
};

export type FaceName = "heading" | "body" | "strong" | "mono";

/** Type sizes in px of the format, largest first. Nothing is ever set smaller than `small`. */
export type SizeName = "display" | "title" | "heading" | "lead" | "label" | "body" | "small";

/** Colours by what they are for, `#rrggbb`. Every text colour reads at 4.5:1 on every one of `grounds`. */
export type Palette = {
  background: string;
  /** Panels, opaque, as it looks on the background. */
  surface: string;
  /** What a panel's area is filled with: the surface, or a shade with alpha over grounds of many colours. */
  panel: string;
  /** All that texts may stand on: the background (each end of a gradient) and panels. */
  grounds: readonly string[];
  text: string;
  muted: string;
  primary: string;
  /** The primary as rails, heads and tiles bear it; words on it are in `onFill(fill)`. */
  fill: string;
  /** The primary, so pale that it fills areas. */
  primaryPale: string;
  accent: string;
  positive: string;
  negative: string;
  /** Hairlines and axes. */
  line: string;
  /** Text on a fill of the primary. */
  onPrimary: string;
  /** Hues that items may take in turn; colour-blind people can tell neighbours apart. */
  hues: readonly string[];
};

/** How a style shapes and arranges things. Components ask for a habit, never for a style's name. */
export type Habit = {
  /** What groups things: a tint, a border in the item's hue, a white card, a shade of the ground, a rule above. */
  panel: "tint" | "outline" | "card" | "shade" | "rule";
  /** Rows, figures and tables are parted by lines or stand on panels. */
  grouping: "rules" | "panels";
  /** Rows of a list: between hairlines, each on a panel, or all on one sheet. */
  list: "ruled" | "panels" | "sheet";
  /** Few points stand beside each other as cards. */
  cards: boolean;
  /** Steps hang on a line with numbered nodes, or are cards joined by arrows. */
  steps: "line" | "cards";
  node: "solid" | "ring";
  /** Heads of cards, comparisons and tables. */
  head: "rule" | "tint" | "solid";
  heading: "rule-above" | "plain" | "rule-below";
  eyebrow: "plain" | "mono";
  /** An icon by itself, in a disc of its own hue, or on a filled tile. */
  marker: "bare" | "disc" | "tile";
  /** What marks an item without icon. */
  point: "dot" | "check" | "dash";
  /** What a sentence that fills the frame stands by: a bar where it warns or is somebody's, nothing, a rule beneath. */
  statement: "bar" | "bare" | "rule";
  /** Sentences that follow each other are set alike, or by their length: what tells as a passage is read, what strikes large. */
  sentences: "alike" | "by-length";
  /** A photograph stands in a frame, or fills the stage under its words. */
  picture: "framed" | "bleed";
  /** The ground of the opening's picture: a plate, rings on a deep ground, a coloured sheet, none, or none with words that keep from the edge. */
  art: "plate" | "orbits" | "sheet" | "bleed" | "none";
  /** Where words stand that are the picture themselves: title, statement, quote, figure. */
  align: "start" | "center";
  /** Faces of an item's label, and of dates and numerals. */
  label: FaceName;
  numeral: FaceName;
  /** How a colour is made paler: mixed into the ground, or as a veil (grounds of many colours). */
  pale: "mixed" | "veil";
};

/** How things come and how scenes follow each other; times in frames, lengths in px of the format. */
export type Motion = {
  /** Frames of an entrance, of an exit and of the passage between scenes. */
  enter: number;
  exit: number;
  transition: number;
  /** Frame of a scene at which its first things enter, once those of the scene before have left. */
  opening: number;
  entrance: "rise" | "slide" | "scale" | "dissolve";
  /** How far an entering thing comes: up, or from the side (signed); 0 where it does not move. */
  travel: number;
  passage: "rule" | "onward" | "push" | "wipe" | "dissolve";
  /** Colour of the rule that draws, of the rail that pushes, of the wipe. */
  ink: string;
};

/** What everything is painted with: a style at one format. Lengths are px of the format. */
export type Theme = {
  name: StyleName;
  format: Format;
  direction: "ltr" | "rtl";
  /** The ground is dark. */
  dark: boolean;
  /** px of the format for one px at a short side of 1080. */
  unit: number;
  color: Palette;
  face: Record<FaceName, Face>;
  size: Record<SizeName, number>;
  /** No text is smaller: 28 px at 1080p. */
  minSize: number;
  /** No text stands nearer to an edge: 5 % of the short side. */
  safe: number;
  margin: { x: number; top: number; bottom: number };
  /** Between columns; between things that belong together; between groups. */
  gap: { column: number; near: number; far: number };
  radius: number;
  hairline: number;
  stroke: number;
  /** Width of the bar along the edge that lines start from; 0 where the style has none. */
  rail: number;
  motion: Motion;
  habit: Habit;
  iconWeight: "thin" | "light" | "regular" | "bold" | "fill" | "duotone";
  /** What lies behind everything. */
  background: Paint[];
  /** Of a style of pages: its ground is lit by itself (`hasOwnLight`); a story has its `shot`. */
  isLit?: boolean;
  /** Of a style whose scenes are lit: where a thing stands in the light, what its section's pictures vary by, and what shines. */
  shot?: { spot: Spot; seed: string; glow: string };
  /** What pictures that fill the frame fill: all of it, or what letterbox bars leave. */
  stage: Rect;
  logo: Logo;
};

/** Room for the brand's logo. */
export type Logo = {
  /** Where it stands small in every scene: its clear space lies around this box and holds nothing else. */
  bug: Rect;
  clear: number;
  /** The colours that lie behind the bug; a logo that does not read on them stands on the plate. */
  grounds: readonly string[];
  plate: { fill: string; radius: number };
};
