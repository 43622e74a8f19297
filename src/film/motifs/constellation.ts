import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

type Body = { x: number; y: number; radius: number };

/** Luminous bodies, each joined to its nearest: a cover on a deep ground for a film whose subject has no picture. */
export function constellation(title: string, rect: Rect, theme: Theme): Paint[] {
  const { background, primary, accent, positive } = theme.color;
  const random = seededBy(title);
  const bodies = bodiesIn(rect, random, theme);
  const colors = [primary, accent, primary, positive];
  const lines = bodies.flatMap((body, at): Paint[] =>
    nearest(body, bodies.slice(0, at), 2).map((other) => ({
      kind: "path",
      d: `M${body.x} ${body.y}L${other.x} ${other.y}`,
      stroke: { color: mix(background, primary, 0.42), width: theme.hairline },
    })),
  );
  const lights = bodies.flatMap(({ x, y, radius }, at): Paint[] => {
    const color = colors[at % colors.length] ?? primary;
    const disc = (r: number, fill: string): Paint => ({ kind: "ellipse", cx: x, cy: y, rx: r, ry: r, fill });
    return [disc(radius * 2.1, mix(background, color, 0.2)), disc(radius, mix(background, color, 0.9))];
  });
  return [...lines, ...lights];
}

/** One body a cell of a loose grid, somewhere in its middle: none touch, none are alone. */
function bodiesIn(rect: Rect, random: () => number, { unit }: Theme): Body[] {
  const wished = 190 * unit;
  const columns = Math.max(1, Math.round(rect.width / wished));
  const rows = Math.max(1, Math.round(rect.height / wished));
  const [width, height] = [rect.width / columns, rect.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const large = random() < 0.26;
    return {
      x: Math.round(rect.x + width * ((index % columns) + 0.25 + 0.5 * random())),
      y: Math.round(rect.y + height * (Math.floor(index / columns) + 0.25 + 0.5 * random())),
      radius: Math.round((large ? 21 : 7 + 6 * random()) * unit),
    };
  });
}

function nearest(to: Body, among: readonly Body[], most: number): Body[] {
  const far = (one: Body) => (one.x - to.x) ** 2 + (one.y - to.y) ** 2;
  return among.toSorted((a, b) => far(a) - far(b)).slice(0, most);
}
