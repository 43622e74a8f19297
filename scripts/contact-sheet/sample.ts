import type { Visual } from "../../src/artifacts/storyboard.ts";

/** A scene to look at. */
export type Sample = { name: string; language: string; visual: Visual };
