/** One area of a drawing: SVG path data in a box of `GRID` units, and an opaque colour. */
export type Shape = { d: string; fill: string; opacity: number; evenodd: boolean };

/** Edge of the box that the drawings are drawn in. */
export const GRID = 32;
