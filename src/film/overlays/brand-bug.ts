import type { Brand } from "../../artifacts/brand.ts";
import type { Layer } from "../../artifacts/timeline.ts";
import { layerOf } from "../layout/layer-builder.ts";
import type { Theme } from "../styles/theme.ts";
import { logoPaint } from "./logo-paint.ts";

/**
 * The brand's logo, small in its corner, the same in every scene and passage: what never changes is drawn
 * once a segment and costs nothing. `until`: the frame from which the end card shows it large instead.
 */
export function brandBug(brand: Brand | undefined, theme: Theme, until?: number): Layer[] {
  if (brand?.logo === undefined) return [];
  const { bug, clear, grounds, plate } = theme.logo;
  const across = theme.direction === "rtl" ? 0 : 1;
  const pad = Math.round(clear * 0.7);
  const { paint } = logoPaint(brand.logo, bug, { across, grounds, plate }, pad);
  const leaving =
    until === undefined
      ? {}
      : {
          opacity: [
            { frame: until, value: 1 },
            { frame: until + theme.motion.exit, value: 0 },
          ],
        };
  return [layerOf("brand-bug", paint, leaving, theme.format)];
}
