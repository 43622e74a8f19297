import type { Layer } from "../../artifacts/timeline.ts";
import { trackValue } from "../layers/layer-state.ts";
import type { Theme } from "../styles/theme.ts";

/**
 * How a scene's last picture leaves: on paper it fades where it stands; on the deep ground it moves on
 * towards the side that reading comes from.
 */
export function leavingLayers(frozen: Layer[], theme: Theme, direction: "ltr" | "rtl"): Layer[] {
  const { exit, rise } = theme.motion;
  const away = (direction === "rtl" ? 2 : -2) * rise;
  return frozen.map((layer) => {
    const opacity = trackValue(layer.tracks.opacity, 0, 1);
    const x = trackValue(layer.tracks.x, 0, 0);
    return {
      ...layer,
      id: `leaving-${layer.id}`,
      tracks: {
        ...layer.tracks,
        opacity: [
          { frame: 0, value: opacity },
          { frame: exit, value: 0, ease: "in" as const },
        ],
        ...(theme.name === "science_explainer" && {
          x: [
            { frame: 0, value: x },
            { frame: exit, value: x + away, ease: "in" as const },
          ],
        }),
      },
    };
  });
}
