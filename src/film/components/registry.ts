import type { Visual, VisualKind } from "../../artifacts/storyboard.ts";
import { bullets } from "./bullets/bullets.ts";
import { chart } from "./chart/chart.ts";
import { code } from "./code/code.ts";
import { comparison } from "./comparison/comparison.ts";
import type { Component, ComponentContext, SceneLayout } from "./component.ts";
import { sketch } from "./sketch/sketch.ts";
import { diagram } from "./diagram/diagram.ts";
import { formula } from "./formula/formula.ts";
import { image } from "./image/image.ts";
import { map } from "./map/map.ts";
import { number } from "./number/number.ts";
import { process } from "./process/process.ts";
import { quote } from "./quote/quote.ts";
import { statement } from "./statement/statement.ts";
import { summary } from "./summary/summary.ts";
import { table } from "./table/table.ts";
import { timeline } from "./timeline/timeline.ts";
import { title } from "./title/title.ts";
import { ITEM_BY_ITEM } from "../entrances/patience.ts";
import { withSaidItemsCalm } from "./shared/said-items.ts";
import { withWaitingItems } from "./shared/waiting-items.ts";
import { video } from "./video/video.ts";

type Registry = { [K in VisualKind]: Component<Extract<Visual, { kind: K }>> };

const COMPONENTS: Registry = {
  title,
  bullets,
  statement,
  quote,
  number,
  process,
  timeline,
  chart,
  table,
  comparison,
  diagram,
  map,
  code,
  formula,
  sketch,
  image,
  video,
  summary,
};

/** Lays a visual out with its component. */
export async function layoutVisual(visual: Visual, context: ComponentContext): Promise<SceneLayout> {
  // Kind and component belong together by the registry's type, which a lookup by a union loses.
  const component = COMPONENTS[visual.kind] as Component;
  const laid = await component.layout(visual, context);
  if (!comesInTurn(visual)) return laid;
  return { ...laid, layers: withWaitingItems(withSaidItemsCalm(laid.layers, context), context) };
}

/** Whether one thing after the other comes at a place that is final, or words do that are told after their heading. */
function comesInTurn(visual: Visual): boolean {
  // A figure that is alone is the event of its scene, and is not there before it is said.
  if (visual.kind === "number") return visual.figures.length > 1;
  return visual.kind === "statement" || ITEM_BY_ITEM.has(visual.kind);
}
