import type { Finding } from "./timeline.ts";

/** What the finished MP4 is, as measured on the file itself. */
export type MovieReport = {
  durationSeconds: number;
  width: number;
  height: number;
  fps: number;
  bytes: number;
  /** Integrated loudness of the decoded sound track in LUFS, true peak in dBTP. */
  loudnessLufs: number;
  truePeakDbtp: number;
  findings: Finding[];
};
