import type { Paint } from "../../artifacts/timeline.ts";
import { bell } from "./bell.ts";
import { tenth, type At, type LightPen } from "./light-pen.ts";

/** The whole stage under a light that is `part` of the brightest in its middle; `reach`: of the stage's height, or of that of a stage in 16:9 as wide. */
export function bellAt({ stage, px, tone }: LightPen, at: At, reach: number, part: number): Paint {
  const radius = tenth(Math.max(stage.height, stage.width * 0.56) * reach);
  return { kind: "rect", ...stage, fill: { kind: "radial", center: px(at), radius, stops: bell(tone(1), part) } }; // prettier-ignore
}
