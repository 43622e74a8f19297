/** The way of the data, in order: (archive →) outline → script → speech → timeline → segments (and sound) → movie → delivery. */
import type { StageHandler, PipelineDeps } from "./stage.ts";
import { makeArchiveStage } from "./archive.ts";
import { makeDeliveryStage } from "./delivery.ts";
import { makeMovieStage } from "./movie.ts";
import { makeOutlineStage } from "./outline.ts";
import { makeScriptStage } from "./script.ts";
import { makeSayStage } from "./say.ts";
import { makeSegmentStage } from "./segments.ts";
import { makeSoundStage } from "./sound.ts";
import { makeSpeechStage } from "./speech.ts";
import type { StopWatch } from "./stop-watch.ts";
import { makeTimelineStage } from "./timeline.ts";

export function makeHandlers(deps: PipelineDeps, { guard }: Pick<StopWatch, "guard">): StageHandler<never>[] {
  return [
    guard(makeArchiveStage(deps)),
    guard(makeOutlineStage(deps)),
    guard(makeScriptStage(deps)),
    guard(makeSpeechStage(deps)),
    guard(makeTimelineStage(deps)),
    guard(makeSegmentStage(deps)),
    guard(makeSoundStage(deps)),
    guard(makeMovieStage(deps)),
    guard(makeDeliveryStage(deps)),
    makeSayStage(deps),
  ];
}
