import type { Paint } from "../../artifacts/timeline.ts";
import { bell, roundLight } from "./bell.ts";
import { tenth, type At, type LightPen } from "./light-pen.ts";

/** The whole stage under a light that is `part` of the brightest in its middle; `reach`: of the stage's height, or of that of a stage in 16:9 as wide. */
export function bellAt({ stage, px, tone }: LightPen, at: At, reach: number, part: number): Paint {
  const radius = tenth(Math.max(stage.height, stage.width * 0.56) * reach);
  return { kind: "rect", ...stage, fill: { kind: "radial", center: px(at), radius, stops: bell(tone(1), part) } }; // prettier-ignore
}

/**
 * A long light that ends nowhere: half its length and half its width as parts of the stage's diagonal, `turn` in radians from where
 * lines run to, upwards.
 */
export function streak(
  { stage, px, tone }: LightPen,
  at: At,
  length: number,
  width: number,
  turn: number,
  part: number,
): Paint {
  const diagonal = Math.hypot(stage.width, stage.height) / 2;
  const [x, y] = px(at);
  const [ahead] = px([at[0] + 0.1, at[1]]);
  const side = ahead < x ? -1 : 1;
  const [cos, sin] = [Math.cos(turn) * side, -Math.sin(turn)];
  const [long, wide] = [(diagonal * length) / 100, (diagonal * width) / 100];
  return roundLight(bell(tone(1), part), [cos * long, sin * long, -sin * wide, cos * wide, x, y]);
}
