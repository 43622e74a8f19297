/** One film made by one renderer. Seconds of wall time. */
export type Measured = {
  /** From the start of the process to its end. */
  wallSeconds: number;
  /** Without start-up: what a process that is already up spends on this film. */
  renderSeconds: number;
};

/** A renderer with one choice of settings. */
export type Contender = {
  /** Path of its figures in the report, e.g. `["remotion", "fastest"]`. */
  name: readonly [renderer: string, settings: string];
  /** Said in the report, so that a reader can repeat it. */
  settings: Record<string, string | number>;
  make(outFile: string): Promise<Measured>;
};
