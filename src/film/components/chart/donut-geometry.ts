/** A part of the ring: angles in radians from twelve o'clock, clockwise. */
export type Arc = { from: number; to: number };

export type Ring = { cx: number; cy: number; radius: number; thickness: number };

/** The parts' arcs in order; `whole` is what the full circle stands for. */
export function arcsOf(values: readonly number[], whole: number): Arc[] {
  let before = 0;
  return values.map((value) => {
    const from = (before / whole) * 2 * Math.PI;
    before += value;
    return { from, to: (before / whole) * 2 * Math.PI };
  });
}

export function middleOf({ from, to }: Arc): number {
  return (from + to) / 2;
}

/** The point at a distance from the centre, in the direction of an angle. */
export function pointAt({ cx, cy }: Ring, angle: number, distance: number): { x: number; y: number } {
  return { x: cx + Math.sin(angle) * distance, y: cy - Math.cos(angle) * distance };
}

/**
 * The arc along the middle of the ring, to be stroked as thick as the ring; neighbours leave a gap of
 * `gap` px between them, and the smallest part still shows a trace.
 */
export function arcPath(ring: Ring, { from, to }: Arc, gap: number): string {
  const radius = ring.radius - ring.thickness / 2;
  const wished = gap / radius;
  const inset = Math.min(wished, Math.max(0, to - from - 2 / radius)) / 2;
  // A full circle has no end to arrive at; a hair less has.
  const [start, end] = [from + inset, Math.min(to - inset, from + 2 * Math.PI - 1e-4)];
  const points = [start, (start + end) / 2, end].map((angle) => {
    const { x, y } = pointAt(ring, angle, radius);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const r = radius.toFixed(2);
  return `M${points[0]}A${r} ${r} 0 0 1 ${points[1]}A${r} ${r} 0 0 1 ${points[2]}`;
}
