import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { onFill } from "../styles/palette.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

/** How much of the ink each band takes up, in turn. */
const SHARES = [0.1, 0.26, 0.1, 0.16, 0.38, 0.1, 0.2];
/** Of a band's width: how far its point is ahead of its ends. */
const POINT = 0.5;

/** Broad arrowheads one behind the other on the style's colour: what comes next. */
export function chevrons(seed: string, rect: Rect, theme: Theme, direction: "ltr" | "rtl"): Paint[] {
  const { fill } = theme.color;
  const ink = onFill(fill);
  const first = Math.floor(seededBy(seed)() * SHARES.length);
  const upright = rect.height > rect.width;
  const [across, along] = upright ? [rect.width, rect.height] : [rect.height, rect.width];
  const ahead = across * POINT;
  const step = across * 0.42;
  const thick = step * 0.56;
  const lanes = Math.ceil((along + ahead) / step);
  // Down along a side, onward along the top.
  const place = (onto: number, aside: number): string => {
    if (upright) return `${rect.x + aside} ${rect.y + onto}`;
    const x = direction === "rtl" ? rect.x + rect.width - onto : rect.x + onto;
    return `${x} ${rect.y + aside}`;
  };
  const within = (onto: number): number => Math.min(along, Math.max(0, onto));
  const bands = Array.from({ length: lanes }, (_, lane): Paint => {
    const start = lane * step - ahead;
    const corner = (onto: number, aside: number) => place(within(onto), aside);
    const points = [
      corner(start, 0),
      corner(start + ahead, across / 2),
      corner(start, across),
      corner(start + thick, across),
      corner(start + thick + ahead, across / 2),
      corner(start + thick, 0),
    ];
    const share = SHARES[(first + lane) % SHARES.length] ?? 0.1;
    return { kind: "path", d: `M${points.join("L")}Z`, fill: mix(fill, ink, share) };
  });
  return [{ kind: "rect", ...rect, fill }, ...bands];
}
