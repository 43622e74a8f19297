/**
 * What can be done to a film. Scenes are named by the numbers that the caller saw before the turn, also
 * where an earlier operation of the same turn moved or dropped scenes.
 */
export type Place =
  | { at: "start" }
  | { at: "end" }
  /** Where a new scene belongs if nothing is said: last, but before a summary. */
  | { at: "body" }
  | { before: number }
  | { after: number }
  | { number: number }
  | { by: number };

export type ShorterBy = { kind: "some" } | { kind: "half" } | { kind: "by" | "to"; seconds: number };

export type ShownAs =
  | "chart"
  | "bar chart"
  | "column chart"
  | "line chart"
  | "table"
  | "bullets"
  | "process"
  | "timeline"
  | "comparison";

export type Operation =
  | { kind: "title-film"; title: string }
  | { kind: "title-scene"; scene: number; title: string }
  | { kind: "drop"; scenes: number[] }
  | { kind: "keep"; scenes: number[] }
  | { kind: "move"; scenes: number[]; place: Place }
  | { kind: "swap"; scenes: [number, number] }
  | { kind: "add"; title: string | null; text: string; place: Place }
  | { kind: "extend"; scene: number; text: string }
  | { kind: "say"; scene: number; text: string }
  | { kind: "shorten"; scenes: number[]; by: ShorterBy }
  | { kind: "lengthen"; scenes: number[] }
  /** `to` is empty where the words are to go. No `scenes`: everywhere. */
  | { kind: "replace"; from: string; to: string; scenes: number[] | null }
  | { kind: "show-as"; scene: number; as: ShownAs }
  /** A drawing of the set (`artifacts/illustrations.ts`) beside the words; null for none. */
  | { kind: "illustrate"; scene: number; drawing: string | null }
  | { kind: "merge"; scenes: number[] }
  | { kind: "split"; scene: number }
  /** All stays as it is: "never mind", "go on". */
  | { kind: "nothing" };

export type OperationKind = Operation["kind"];
