import { SOUND_FRAME_SAMPLES } from "../../artifacts/timeline.ts";

/** Every film's sound track: AAC-LC, stereo, 48 kHz. No native code here: the file is joined without any. */
export const AUDIO_SAMPLE_RATE = 48_000;
/** Raised by hand with every change of the encoding that makes other bytes of the same samples. */
export const SOUND_ENCODER_VERSION = 2;
/**
 * FFmpeg's scale for a constant quality (`-q:a`), not a bit rate: to meet a rate, its encoder codes most frames two to
 * five times over. Speech has 44 dB above the error with it, four more than at 96 kbit/s, in as many bytes and half the time.
 */
export const QUALITY = 2;
/** What speech comes to, for the file's head: players plan their buffers with it. */
export const USUAL_BIT_RATE = 116_000;
/** AudioSpecificConfig: AAC-LC (2), 48 kHz (index 3), two channels. */
export const STEREO_CONFIGURATION = Uint8Array.of(0x11, 0x90);
/** Samples before the first that is heard: FFmpeg's encoder delays by one frame (its `initial_padding`). */
export const PRIMING = SOUND_FRAME_SAMPLES;
/** What the encoder gives for silence that follows silence and goes on (tested against it). */
export const SILENT_FRAME = Uint8Array.of(0x21, 0x10, 0x14, 0x60, 0x00, 0x1c);
