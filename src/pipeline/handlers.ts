/** The way of the data, in order: outline → script → speech → timeline → segments (and sound) → movie → delivery. */
import type { StageHandler, PipelineDeps } from "./stage.ts";
import { makeDeliveryStage } from "./delivery.ts";
import { makeMovieStage } from "./movie.ts";
import { makeOutlineStage } from "./outline.ts";
import { makeScriptStage } from "./script.ts";
import { makeSegmentStage } from "./segments.ts";
import { makeSoundStage } from "./sound.ts";
import { makeSpeechStage } from "./speech.ts";
import { makeTimelineStage } from "./timeline.ts";

export function makeHandlers(deps: PipelineDeps): StageHandler<never>[] {
  return [
    makeOutlineStage(deps),
    makeScriptStage(deps),
    makeSpeechStage(deps),
    makeTimelineStage(deps),
    makeSegmentStage(deps),
    makeSoundStage(deps),
    makeMovieStage(deps),
    makeDeliveryStage(deps),
  ];
}
