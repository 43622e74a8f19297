import type { VideoVisual } from "../../../artifacts/storyboard.ts";
import { bleedScene } from "../image/bleed-scene.ts";
import type { DrawPictures } from "../image/picture-scene.ts";
import { pictureScene } from "../image/picture-scene.ts";
import type { Component } from "../component.ts";
import { framePicture } from "../shared/picture-paint.ts";

/** The caller's clip, playing once without its sound, with its words beside or below it. */
export const video: Component<VideoVisual> = {
  kind: "video",
  layout: ({ media, heading, caption, points = [], cue }, context) => {
    const said = points.map((point) => ({ text: point.text, frame: context.at(point.cue) }));
    const words = { heading, caption, points: said };
    const filled = bleedScene(media, context.at(cue), words, context);
    if (filled !== null) return filled;
    const draw: DrawPictures = (room, place) => {
      const at = { frame: context.at(cue), ...place };
      const { layer, frame } = framePicture("clip", media, room, at, context);
      return { layers: [layer], covers: frame };
    };
    return pictureScene(draw, media.width / media.height, words, context);
  },
};
