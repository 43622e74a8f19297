import type { MovieReport } from "../../artifacts/movie.ts";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import type { MediaFiles } from "../media/media-source.ts";
import type { ClipInput, PreparedClip } from "../media/prepare-clip.ts";
import type { PictureInput, PreparedPicture } from "../media/prepare-picture.ts";
import type { Origin } from "../../artifacts/origin.ts";
import type { MovieExpectation } from "../check/measure-movie.ts";
import type { SpeechFileType } from "../movie/encode-speech.ts";
import type { CredentialFiles } from "../origin/signing-credential.ts";
import type { SegmentStats } from "./segment-stats.ts";

export type SoundInput = {
  /** A scene's speech: 32-bit float samples, mono at 48 kHz. */
  samplesFile: string;
  /** How long it lasts. */
  seconds: number;
  /** Its encoded frames go here, as ADTS; no bytes where there is nothing to hear. */
  outFile: string;
};

/** Speech as a file of its own instead. */
export type SpeechFileInput = SoundInput & { fileType: SpeechFileType };

export type SigningInput = {
  film: string;
  outFile: string;
  origin: Origin;
  credential: CredentialFiles;
  /** Of the film. */
  bytes: number;
};

/** What a render process is asked to do, by kind, and what it answers. */
export type ChildJobs = {
  segment: {
    input: { segment: Segment; format: Format; outFile: string; files: MediaFiles };
    output: SegmentStats;
  };
  sound: { input: SoundInput; output: { frames: number } };
  speechFile: { input: SpeechFileInput; output: { bytes: number } };
  measure: { input: { file: string; expected: MovieExpectation }; output: MovieReport };
  still: {
    input: { segment: Segment; format: Format; frame: number; width: number; files: MediaFiles };
    output: Uint8Array;
  };
  picture: { input: PictureInput; output: PreparedPicture };
  clip: { input: ClipInput; output: PreparedClip };
  sign: { input: SigningInput; output: { bytes: number } };
  trySigning: { input: CredentialFiles; output: null };
};

export type ChildJobKind = keyof ChildJobs;

export type ChildRequest = { [K in ChildJobKind]: { kind: K; input: ChildJobs[K]["input"] } }[ChildJobKind];

export type ChildAnswer = { output: unknown } | { error: string };
