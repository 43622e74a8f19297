/** A window whose highest sample is below this counts as silent: -50 dBFS. */
const SILENCE_PEAK = 10 ** (-50 / 20);
const WINDOW_SECONDS = 0.01;

export type SilenceMeter = {
  add(samples: Float32Array): void;
  /** The longest run of silent windows, in seconds. */
  longest(): { longestSilence: number; silenceFrom: number };
};

export function makeSilenceMeter(sampleRate: number): SilenceMeter {
  const windowSamples = Math.round(sampleRate * WINDOW_SECONDS);
  let peak = 0;
  let filled = 0;
  let windows = 0;
  let run = 0;
  let longest = 0;
  let from = 0;
  return {
    add(samples) {
      for (const sample of samples) {
        const level = Math.abs(sample);
        if (level > peak) peak = level;
        filled += 1;
        if (filled < windowSamples) continue;
        run = peak < SILENCE_PEAK ? run + 1 : 0;
        windows += 1;
        if (run > longest) {
          longest = run;
          from = windows - run;
        }
        peak = 0;
        filled = 0;
      }
    },
    longest: () => ({ longestSilence: longest * WINDOW_SECONDS, silenceFrom: from * WINDOW_SECONDS }),
  };
}
