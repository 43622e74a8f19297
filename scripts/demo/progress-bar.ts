const WIDTH = 28;

export type ProgressBar = {
  show(stage: string, percent: number, etaSeconds: number | null): void;
  /** Ends the line. */
  done(): void;
};

/** One line that renews itself on a terminal; elsewhere (a log, CI) one line a stage. */
export function makeProgressBar(output: NodeJS.WriteStream): ProgressBar {
  let lastStage = "";
  return {
    show(stage, percent, etaSeconds) {
      if (!output.isTTY) {
        if (stage !== lastStage) output.write(`  ${stage}\n`);
        lastStage = stage;
        return;
      }
      const filled = Math.round((percent / 100) * WIDTH);
      const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
      const eta = etaSeconds === null ? "" : `  about ${Math.max(1, Math.round(etaSeconds))} s left`;
      output.write(`\r\u001B[2K  ${bar} ${String(percent).padStart(3)} %  ${stage}${eta}`);
    },
    done() {
      if (output.isTTY) output.write("\r\u001B[2K");
    },
  };
}
