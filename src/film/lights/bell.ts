import type { GradientStop, Paint } from "../../artifacts/timeline.ts";
import { alpha } from "../styles/contrast.ts";

const STEPS = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1];

/** A light that falls off as a bell does, and so ends nowhere: from `strength` (0 to 1) in its middle to nothing. */
export function bell(color: string, strength = 1, steps: readonly number[] = STEPS): GradientStop[] {
  return steps.map((at) => ({
    at,
    color: `${color}${alpha(strength * Math.cos((at * Math.PI) / 2) ** 2)}`,
  }));
}

const CIRCLE = "M-100 0A100 100 0 1 0 100 0A100 100 0 1 0 -100 0Z";

/** A radial gradient in a disc about the origin whose radius is 100 px, where a transform brings that. */
export function roundLight(
  stops: GradientStop[],
  transform: [number, number, number, number, number, number],
): Paint {
  return {
    kind: "path",
    d: CIRCLE,
    fill: { kind: "radial", center: [0, 0], radius: 100, stops },
    transform,
  };
}
