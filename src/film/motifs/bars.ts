import type { Paint, Rect } from "../../artifacts/timeline.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

/** How steep the bars stand, in radians. */
const TURN = -Math.PI / 4;
/** Of a bar's thickness: round ends would make pills of them. */
const CORNER = 0.14;
/** Of a band's long side to its short one. */
const BAND = 5;

type Bar = { cx: number; cy: number; long: number; thick: number; turn: number };

/** Bold bars that rise in step, in the style's inks and veils, or lie end to end in a band: a cover on a gradient. */
export function bars(title: string, rect: Rect, theme: Theme, direction: "ltr" | "rtl"): Paint[] {
  const { primary, accent, text } = theme.color;
  const random = seededBy(title);
  const inks = [primary, `${text}33`, accent, `${text}1f`, `${text}4d`];
  const first = Math.floor(random() * inks.length);
  const [short, long] = [Math.min(rect.width, rect.height), Math.max(rect.width, rect.height)];
  const placed = long > BAND * short ? endToEnd(rect, random) : inStep(rect, random, direction);
  return placed.map((bar, at) => barPaint(bar, inks[(first + at) % inks.length] ?? primary));
}

/** Side by side along the long side of the room, each as long as it goes. */
function inStep(rect: Rect, random: () => number, direction: "ltr" | "rtl"): Bar[] {
  const wide = rect.width > rect.height * 1.2;
  const [across, along] = wide ? [rect.height, rect.width] : [rect.width, rect.height];
  const thick = across * (wide ? 0.3 : 0.235);
  const turn = direction === "rtl" ? -TURN : TURN;
  // From the room's edge to a middle, so that a bar is twice as long as it is thick.
  const inset = thick * (0.5 + 0.6 * Math.SQRT1_2);
  const lanes = Math.max(3, Math.round((along - 2 * inset) / (thick * 1.45)) + 1);
  return Array.from({ length: lanes }, (_, lane) => {
    const onto = inset + ((along - 2 * inset) * lane) / (lanes - 1);
    const off = across / 2 + (random() - 0.5) * Math.max(0, across - 2 * inset) * 0.7;
    const [cx, cy] = wide ? [rect.x + onto, rect.y + off] : [rect.x + off, rect.y + onto];
    const room = Math.min(cx - rect.x, rect.x + rect.width - cx, cy - rect.y, rect.y + rect.height - cy);
    // Its corners, too, stay in the room.
    const most = (room * 2) / Math.SQRT1_2 - thick;
    return { cx, cy, long: Math.min(most, across * (0.66 + 0.4 * random())), thick, turn };
  });
}

/** One after the other, long and short. */
function endToEnd(rect: Rect, random: () => number): Bar[] {
  const upright = rect.height > rect.width;
  const [across, along] = upright ? [rect.width, rect.height] : [rect.height, rect.width];
  const thick = across * 0.5;
  const gap = thick * 0.4;
  const shares = Array.from(
    { length: Math.max(3, Math.round(along / (thick * 3.2))) },
    () => 1 + 2 * random(),
  );
  const unit = (along - gap * (shares.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return shares.map((share) => {
    const middle = from + (share * unit) / 2;
    from += share * unit + gap;
    const [cx, cy] = upright
      ? [rect.x + across / 2, rect.y + middle]
      : [rect.x + middle, rect.y + across / 2];
    return { cx, cy, long: Math.max(thick, share * unit), thick, turn: upright ? Math.PI / 2 : 0 };
  });
}

function barPaint({ cx, cy, long, thick, turn }: Bar, fill: string): Paint {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y, r] = [long / 2, thick / 2, thick * CORNER];
  const corner = (toX: number, toY: number): string => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return {
    kind: "path",
    d: `M${r - x} ${-y}H${x - r}${corner(x, r - y)}V${y - r}${corner(x - r, y)}H${r - x}${corner(-x, y - r)}V${r - y}${corner(r - x, -y)}Z`,
    fill,
    transform: [cos, sin, -sin, cos, cx, cy],
  };
}
