import type { Cue } from "./cue.ts";

/**
 * A length, an angle, an area or a weight as the brief writes it, and its plain value: all lengths of a figure in one unit.
 * `display` is "" where the figure needs the value to be drawn, and the brief does not say it. It comes with its word.
 */
export type Measured = { display: string; value: number; cue?: Cue };

/**
 * A right triangle: `base` lies, `height` stands on one end of it. `angle`: at the other end, in degrees. `stands`: what it is
 * of, a ladder that leans against a wall, or a ramp. `squares`: on its sides, each with its area where that is told.
 */
export type TriangleSketch = {
  kind: "triangle";
  base: Measured;
  height: Measured;
  long?: Measured;
  angle?: Measured;
  stands?: "ladder" | "ramp";
  squares?: { base?: Measured; height?: Measured; long?: Measured; cue?: Cue };
};

/** A square as well. Where its area is told and its sides are whole, squares of one unit are seen in it. */
export type RectangleSketch = { kind: "rectangle"; width: Measured; height: Measured; area?: Measured };

export type CircleSketch = {
  kind: "circle";
  /** Of the circle as it is drawn; what is told of it is labelled. */
  radius: Measured;
  diameter?: Measured;
  circumference?: Measured;
  area?: Measured;
};

/** More than 0 and less than 180 degrees. */
export type AngleSketch = { kind: "angle"; angle: Measured };

/** 2 or 3 cubes, small to large; `volume`: what each holds, or so many times what the first does. */
export type CubesSketch = { kind: "cubes"; cubes: { edge: Measured; volume?: Measured; cue?: Cue }[] };

/** A box, as long, as deep and as high as it is told. */
export type BoxSketch = { kind: "box"; width: Measured; depth: Measured; height: Measured };

/** 2 to 7 layers from top to bottom, their thickness to scale. */
export type LayersSketch = {
  kind: "layers";
  layers: { name: string; thickness: Measured; cue?: Cue }[];
};

/** Two loads on a beam that balance; arms to scale. */
export type LeverSketch = { kind: "lever"; left: LeverSide; right: LeverSide };
export type LeverSide = { load: Measured; arm: Measured; name?: string };

/** A figure drawn from its measures, true to scale and angle. */
export type SketchedFigure =
  | TriangleSketch
  | RectangleSketch
  | CircleSketch
  | AngleSketch
  | CubesSketch
  | BoxSketch
  | LayersSketch
  | LeverSketch;

export type SketchVisual = { kind: "sketch"; heading: string; figure: SketchedFigure; cue?: Cue };
