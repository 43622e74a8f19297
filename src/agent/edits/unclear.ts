/** Why an instruction cannot be followed as it stands; becomes a question to the caller. */
export type Doubt =
  /** No clause of the language fits. */
  | { kind: "not-understood"; clause: string; rest: string[] }
  | { kind: "which-scene"; reference: string; numbers: number[] }
  | { kind: "no-scene"; reference: string }
  | { kind: "no-words"; words: string }
  /** One scene is needed, and several were named. */
  | { kind: "one-scene"; reference: string; numbers: number[] }
  /** Something to say is missing: `text` asks for it, and a reply that is text completes `head`. */
  | { kind: "text-missing"; text: string; head: string }
  /** Said as it is, with instructions to choose from. */
  | { kind: "choose"; text: string; choices: { label: string; instruction: string }[] }
  /** What was asked cannot be done here. */
  | { kind: "impossible"; text: string };

/** Thrown while an instruction is read or carried out; nothing has been changed then. */
export class Unclear extends Error {
  readonly doubt: Doubt;
  /** What else the same prompt asked for: instructions that are to be carried out with the answer. */
  readonly others: readonly string[];

  /** The clause in English, where it was said in another language. */
  readonly translated: string | null;

  constructor(doubt: Doubt, others: readonly string[] = [], translated: string | null = null) {
    super(doubt.kind);
    this.name = "Unclear";
    this.doubt = doubt;
    this.others = others;
    this.translated = translated;
  }
}
