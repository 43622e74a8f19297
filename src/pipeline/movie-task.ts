/** Child process: joins a film, measures the file, and takes its poster. */
import { readFileSync, writeFileSync } from "node:fs";
import type { MovieReport } from "../artifacts/movie.ts";
import type { Timeline } from "../artifacts/timeline.ts";
import { measureMovie } from "../film/check/measure-movie.ts";
import { joinMovie } from "../film/movie/join-movie.ts";
import { makeThumbnail } from "../film/movie/thumbnail.ts";
import { serveTask } from "./child-task.ts";
import type { SoundTrack } from "./sound-task.ts";

export type MovieInput = {
  timeline: Timeline;
  segmentFiles: string[];
  sound: SoundTrack;
  /** File of the encoded sound's bytes. */
  soundFile: string;
  withoutCaptions: boolean;
  outFile: string;
  /** A JPEG goes here. */
  posterFile: string;
};

serveTask<MovieInput, MovieReport>(async (input) => {
  const { timeline, segmentFiles, outFile } = input;
  const poster = await makeThumbnail(timeline, segmentFiles);
  writeFileSync(input.posterFile, poster);
  const narration = {
    ...input.sound,
    configuration: Uint8Array.from(input.sound.configuration),
    data: readFileSync(input.soundFile),
  };
  joinMovie(
    { timeline, segmentFiles, narration, withoutCaptions: input.withoutCaptions, cover: poster },
    outFile,
  );
  return measureMovie(outFile, timeline);
});
