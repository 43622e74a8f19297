import type { MediaRef } from "../../../artifacts/media.ts";
import type { Paint } from "../../../artifacts/timeline.ts";
import { layerOf, unionOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { blend } from "../../styles/contrast.ts";
import type { ComponentContext, SceneLayout } from "../component.ts";
import { coverSource } from "../shared/picture-fit.ts";
import { clipTrack, mediaPaint } from "../shared/picture-paint.ts";
import { setWords } from "./picture-scene.ts";
import type { PictureWords } from "./picture-scene.ts";

/**
 * A photograph that fills the stage, its words over its darkened foot: only in styles that do so, without
 * points, and where no more than a little of the picture is lost. Null otherwise.
 */
export function bleedScene(
  media: MediaRef,
  frame: number,
  words: PictureWords,
  context: ComponentContext,
): SceneLayout | null {
  const { theme, format, box } = context;
  const { stage } = theme;
  const source =
    theme.habit.picture === "bleed" && words.points.length === 0 ? coverSource(media, stage) : null;
  if (source === null) return null;
  const tracks = { opacity: fadeIn(theme, frame), ...clipTrack(media, frame, context) };
  const picture = layerOf("bleed-picture", [mediaPaint(media, stage, 0, format.fps, source)], tracks, format);
  const first = setWords(words, { ...context, portrait: true });
  if (first.length === 0) return { layers: [picture], findings: [] };
  const used = unionOf(first.map(({ bounds }) => bounds));
  // Ink may begin below the top of its line.
  const top = box.y + box.height - (used.y + used.height - box.y);
  const said = setWords(words, {
    ...context,
    portrait: true,
    box: { ...box, y: top },
  });
  const veil = layerOf("bleed-veil", [veilPaint(top, context)], { opacity: fadeIn(theme, frame) }, format);
  return { layers: [picture, veil, ...said], findings: [] };
}

/** From nothing above the words to nearly the style's ground at the foot, as a slope that is not seen as one. */
function veilPaint(top: number, { theme }: ComponentContext): Paint {
  const { stage, color } = theme;
  const start = Math.max(stage.y, top - Math.round(stage.height * 0.22));
  const end = stage.y + stage.height;
  const dark = blend(color.background.slice(0, 7), "#000000", 0.4);
  const alpha = (part: number): string =>
    Math.round(205 * part ** 1.4)
      .toString(16)
      .padStart(2, "0");
  return {
    kind: "rect",
    x: stage.x,
    y: start,
    width: stage.width,
    height: end - start,
    fill: {
      kind: "linear",
      from: [0, start],
      to: [0, end],
      stops: [0, 0.15, 0.3, 0.45, 0.6, 1].map((at) => ({
        at,
        color: `${dark}${alpha(Math.min(1, at / 0.6))}`,
      })),
    },
  };
}
