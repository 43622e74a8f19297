import type { Contender, Measured } from "./measured.ts";
import { SECONDS } from "./scenes/scene.ts";

export type Figures = {
  settings: Contender["settings"];
  /** Whole process; medians over the runs. */
  wall_seconds: number;
  wall_seconds_of_runs: number[];
  /** Without start-up. */
  render_seconds: number;
  /** Seconds of film per second of the whole process. */
  x_realtime: number;
  bytes: number;
};

export function figuresOf(contender: Contender, runs: readonly Measured[], bytes: number): Figures {
  const wallSeconds = median(runs.map((run) => run.wallSeconds));
  return {
    settings: contender.settings,
    wall_seconds: round(wallSeconds),
    wall_seconds_of_runs: runs.map((run) => round(run.wallSeconds)),
    render_seconds: round(median(runs.map((run) => run.renderSeconds))),
    x_realtime: round(SECONDS / wallSeconds),
    bytes,
  };
}

/** Ours over the peer's: 0.05 is twenty times faster, or a twentieth of the size. */
export function ratios(ours: Figures, peer: Figures) {
  return {
    wall: round(ours.wall_seconds / peer.wall_seconds),
    render: round(ours.render_seconds / peer.render_seconds),
    bytes: round(ours.bytes / peer.bytes),
    times_faster: round(peer.wall_seconds / ours.wall_seconds),
    times_faster_without_start_up: round(peer.render_seconds / ours.render_seconds),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
