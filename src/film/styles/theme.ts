import type { FontPackage } from "../fonts/font-packages.ts";
import type { Format, Paint } from "../../artifacts/timeline.ts";

/** Styles that have a look of their own by now. */
export type ThemeName = "clean_lecture" | "science_explainer";

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

/** What everything is painted with: a style at one format. Lengths are px of the format. */
export type Theme = {
  name: ThemeName;
  format: Format;
  dark: boolean;
  /** px of the format for one px at a short side of 1080. */
  unit: number;
  color: {
    background: string;
    /** Panels, opaque, as it looks on the background. */
    surface: string;
    text: string;
    muted: string;
    primary: string;
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
  face: Record<FaceName, Face>;
  size: Record<SizeName, number>;
  /** No text is smaller: 28 px at 1080p. */
  minSize: number;
  margin: { x: number; top: number; bottom: number };
  /** Between columns; between things that belong together; between groups. */
  gap: { column: number; near: number; far: number };
  radius: number;
  hairline: number;
  stroke: number;
  motion: {
    /** Frames of an entrance, of an exit and of the passage between scenes. */
    enter: number;
    exit: number;
    transition: number;
    /** px that an entering thing rises. */
    rise: number;
  };
  iconWeight: "duotone" | "regular" | "fill" | "bold";
  /** What lies behind everything. */
  background: Paint[];
};
