import type { Paint } from "../../artifacts/timeline.ts";
import { alpha } from "../styles/contrast.ts";
import { tenth, type At, type LightPen } from "./light-pen.ts";

/** A light falls off as a bell does. */
const STEPS = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1];
const CIRCLE = "M-100 0A100 100 0 1 0 100 0A100 100 0 1 0 -100 0Z";

/** The whole stage under a light that is `part` of the brightest in its middle; `reach`: of the stage's height. */
export function bellAt({ stage, px, tone }: LightPen, at: At, reach: number, part: number): Paint {
  const stops = STEPS.map((step) => ({
    at: step,
    color: `${tone(1)}${alpha(part * Math.cos((step * Math.PI) / 2) ** 2)}`,
  }));
  const radius = tenth(Math.max(stage.height, stage.width * 0.56) * reach);
  return { kind: "rect", ...stage, fill: { kind: "radial", center: px(at), radius, stops } };
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
  const way = ahead < x ? -1 : 1;
  const [cos, sin] = [Math.cos(turn) * way, -Math.sin(turn)];
  const [long, wide] = [(diagonal * length) / 100, (diagonal * width) / 100];
  const stops = STEPS.map((step) => ({
    at: step,
    color: `${tone(1)}${alpha(part * Math.cos((step * Math.PI) / 2) ** 2)}`,
  }));
  return {
    kind: "path",
    d: CIRCLE,
    fill: { kind: "radial", center: [0, 0], radius: 100, stops },
    transform: [cos * long, sin * long, -sin * wide, cos * wide, x, y],
  };
}
