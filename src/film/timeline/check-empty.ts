import type { Finding, Layer } from "../../artifacts/timeline.ts";
import type { ComponentContext } from "../components/component.ts";
import { isContent, isSeen } from "../entrances/first-content.ts";

/** Longer than this a frame with a heading alone, or nothing, looks as if something were missing. */
const EMPTY_SECONDS = 3.5;
const STEP_SECONDS = 0.1;

/** Stretches of a scene in which none of its content is seen. `layers`: those of its visual, without overlays. */
export function checkEmpty(layers: readonly Layer[], { frames, format }: ComponentContext): Finding[] {
  const content = layers.filter(isContent);
  const step = Math.max(1, Math.round(STEP_SECONDS * format.fps));
  const findings: Finding[] = [];
  let since = 0;
  const report = (until: number): void => {
    if ((until - since) / format.fps <= EMPTY_SECONDS) return;
    const [from, to] = [since, until].map((frame) => (frame / format.fps).toFixed(1));
    const message = `from ${from} to ${to} s of the scene there is nothing but a heading to see`;
    findings.push({ severity: "warning", code: "empty_frame", message });
  };
  for (let frame = 0; frame < frames; frame += step) {
    if (!content.some((layer) => isSeen(layer, frame))) continue;
    report(frame);
    since = frame + step;
  }
  report(frames);
  return findings;
}
