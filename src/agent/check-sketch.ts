import type { Measured, SketchedFigure } from "../artifacts/sketch.ts";

/** Of a drawing to scale to its smallest line: more cannot be seen in one frame. */
const MOST_SPREAD = 1000;

/** What a figure cannot be drawn from: measures that are none, and too many or too few of its parts. */
export function checkSketch(figure: SketchedFigure): string[] {
  const problems: string[] = [];
  const parts =
    figure.kind === "cubes" ? figure.cubes.length : figure.kind === "layers" ? figure.layers.length : 2;
  if (parts < 2 || parts > (figure.kind === "cubes" ? 3 : 7)) problems.push(`a sketch of ${figure.kind} has ${parts} parts`); // prettier-ignore
  const values = lengthsOf(figure).map(({ value }) => value);
  if (!values.every((value) => Number.isFinite(value) && value > 0))
    problems.push("a measure of a sketch is not above 0");
  else if (Math.max(...values) > MOST_SPREAD * Math.min(...values))
    problems.push("a sketch has measures too far apart");
  const turn = figure.kind === "angle" ? figure.angle.value : 90;
  if (!(turn > 0 && turn < 180)) problems.push(`a sketch has an angle of ${turn}°`);
  return problems;
}

/** What it is drawn from, without what is only told of it. */
function lengthsOf(figure: SketchedFigure): Measured[] {
  switch (figure.kind) {
    case "triangle":
      return [figure.base, figure.height];
    case "rectangle":
      return [figure.width, figure.height];
    case "circle":
      return [figure.radius];
    case "angle":
      return [figure.angle];
    case "cubes":
      return figure.cubes.map(({ edge }) => edge);
    case "box":
      return [figure.width, figure.depth, figure.height];
    case "layers":
      return figure.layers.map(({ thickness }) => thickness);
    case "lever":
      break;
  }
  return [figure.left.arm, figure.right.arm];
}
