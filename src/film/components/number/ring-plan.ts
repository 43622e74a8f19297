import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { fitText } from "../../layout/text-block.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import type { Ring } from "../chart/donut-geometry.ts";
import { fitFigures } from "./fit-figures.ts";
import type { PlacedFigure } from "./placed-figure.ts";
import type { Share } from "./share-picture.ts";

/** Of the radius. */
const THICKNESS = 0.17;
/** Of the hole: what a figure in it may take and still stand free. */
const HOLE = { width: 0.8, height: 0.6 };
/** A round room is used better by two lines. */
const IN_RING = 1;
/** px of the design. */
const GAP = { wide: 104, tall: 64 };

/** A share as a ring around its figure: words beside it in a wide frame, else under it. */
export function planRing(
  figure: NumberVisual["figures"][number],
  share: Share,
  rest: Rect,
  context: ComponentContext,
): PlacedFigure {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const wide = isWide(format);
  const gap = px(wide ? GAP.wide : GAP.tall);
  const room = wide ? Math.min(rest.height * 0.9, rest.width * 0.4, px(700)) : 0;
  const width = wide ? Math.min(rest.width - room - gap, px(1000)) : rest.width;
  const label = fitText(
    figure.label,
    { face: "body", size: px(isPortrait(format) ? 76 : wide ? 84 : 54), color: theme.color.text },
    { width, height: wide ? rest.height * 0.8 : rest.height * 0.26 },
    context,
  );
  const size = Math.floor(
    wide ? room : Math.min(rest.width * 0.86, rest.height - label.height - gap, px(860)),
  );
  const { rect } = layOutFlex(
    wide ? besideTree(size, label, gap, context) : underTree(size, label, gap),
    rest,
    direction,
  );
  const at = rect("ring");
  const radius = size / 2;
  const ring: Ring = {
    cx: Math.round(at.x + radius),
    cy: Math.round(at.y + radius),
    radius,
    thickness: Math.round(radius * THICKNESS),
  };
  const hole = 2 * (radius - ring.thickness);
  const inside = Math.round(hole * HOLE.width);
  const [set] = fitFigures(
    [figure],
    { widths: [inside], height: hole * HOLE.height, largest: Math.round(hole * HOLE.height), worth: IN_RING },
    context,
  );
  if (set === undefined) throw new Error("a figure is always set");
  const numberAt: Rect = {
    x: Math.round(ring.cx - inside / 2),
    y: Math.round(ring.cy - set.height / 2),
    width: inside,
    height: set.height,
  };
  return {
    cell: rest,
    inside: rest,
    divider: null,
    figure,
    hue: theme.color.primary,
    set,
    label,
    numberAt,
    labelAt: rect("label"),
    align: { number: "center", label: wide ? "start" : "center" },
    picture: { kind: "ring", ring, share },
  };
}

type Words = ReturnType<typeof fitText>;

function besideTree(size: number, label: Words, gap: number, { theme }: ComponentContext): FlexBox {
  const centre = theme.habit.align === "center";
  return {
    children: nearMiddle([
      {
        direction: "row",
        align: "center",
        justify: centre ? "center" : "start",
        gap,
        children: [
          { id: "ring", width: size, height: size },
          blockBox("label", label, { width: label.width + 2 }),
        ],
      },
    ]),
  };
}

function underTree(size: number, label: Words, gap: number): FlexBox {
  return {
    children: nearMiddle([
      { id: "ring", width: size, height: size, alignSelf: "center" },
      blockBox("label", label, { margin: { top: gap } }),
    ]),
  };
}
