/** What a caller's instruction about a film or outline leads to. */
import type { Storyboard } from "./storyboard.ts";

/**
 * What the agent asks about an instruction that it could not follow as it stood. Nothing was changed;
 * the reply goes on from here.
 */
export type EditQuestion = {
  /** As it is put to the caller, with its choices. */
  text: string;
  /** The instruction that is asked about. */
  instruction: string;
  choices: EditChoice[];
  /**
   * Set where text is missing: a reply that is no instruction is put behind it, and the two are the
   * instruction.
   */
  textFor: string | null;
};

export type EditChoice = {
  /** As it is shown. */
  label: string;
  /** The whole instruction that this choice stands for. */
  instruction: string;
  /** The scene that it names, as the caller numbers scenes. */
  scene: number | null;
};

export type EditResult =
  | {
      kind: "edited";
      storyboard: Storyboard;
      /** For each new scene the number that it had before; null where it is new. */
      before: (number | null)[];
      /** What was done, a plain sentence each. Empty where nothing was asked to change. */
      done: string[];
    }
  | { kind: "question"; question: EditQuestion };
