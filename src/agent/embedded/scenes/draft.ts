/** A scene in the making: sentences that know which visual part each of their words brings in. */
import type { Cue } from "../../../artifacts/cue.ts";
import type { Visual, VisualKind } from "../../../artifacts/storyboard.ts";
import type { SourceSpan } from "../../../artifacts/outline.ts";
import type { SeenFormula } from "./seen-formulas.ts";
import type { Phrases } from "../phrases/phrase-table.ts";

export type Mark = { key: string; offset: number };

/** One sentence of narration. */
export type Utterance = {
  text: string;
  marks: Mark[];
  /** How much the film would miss it; the least are left out first when time is short. */
  weight: number;
};

/** Finds the cue of a visual part by its key; undefined when no sentence that was kept names it. */
export type CueOf = (key: string) => Cue | undefined;

export type SceneDraft = {
  title: string;
  role: "opening" | "section" | "summary";
  kind: VisualKind;
  utterances: Utterance[];
  visual: (cueOf: CueOf) => Visual;
  /** The sentence that says best what the scene is about, for the outline. */
  point: string;
  span: SourceSpan;
};

/** Marks a sentence that only leads into the items after it, and goes when they do. */
export const LEAD: Mark = { key: "lead", offset: 0 };

/** Marks a sentence that the brief ends with a colon: what follows is seen as it is said. */
export const ANNOUNCING: Mark = { key: "announcing", offset: 0 };

/** One way to show a block of a section. The utterances replace the block's plain reading. */
export type Candidate = {
  kind: VisualKind;
  score: number;
  utterances: Utterance[];
  /** Said before everything else where this is what the scene shows. */
  opening?: Utterance;
  /** Of a formula whose symbols the section may explain. */
  tex?: string;
  /** The scene's name, where what is shown asks for another than the section has. */
  heading?: string;
  visual: (cueOf: CueOf) => Visual;
};

export type SceneContext = {
  /** BCP-47 tag of film and brief. */
  language: string;
  /** Its language part; the key of grammar rules. */
  base: string;
  phrases: Phrases;
  /** The film's title. */
  topic: string;
  /** Sentences of the brief that recommend one of several things. */
  recommends?: readonly string[];
  /** What the scene is headed with on screen. */
  heading: string;
  /** The same as it is said, without emoji. */
  spokenHeading: string;
  /** False where the heading was derived from the text and would only repeat it. */
  ownHeading: boolean;
  /** The heading is made of the section's own words, and may end where their sentence goes on. */
  untitled?: true;
  names: ReadonlySet<string>;
  /** What the brief writes small somewhere. */
  small?: ReadonlySet<string>;
  /** What the sections before this one said, where it has a formula. */
  earlier?: readonly string[];
  /** Formulas within its sentences, as they are said and seen. */
  formulas?: readonly SeenFormula[];
  /** What the section says beside its table. */
  proseAround?: string;
  /** Prose of the section stands before its table. */
  led?: boolean;
  /** The film ends with this section: what it asks of its viewers stays on the screen. */
  closes?: boolean;
  /** The one address that the brief names. */
  address?: string;
  /** The brief is a letter: when and where it asks viewers to come is what they look for in its sentences. */
  isLetter?: true;
};

export function say(text: string, weight = 1, marks: Mark[] = []): Utterance {
  return { text, weight, marks };
}

/** Builds a sentence from parts; a part with a key marks its first letter. */
export function compose(
  parts: readonly (string | readonly [key: string, text: string])[],
  weight = 1,
): Utterance {
  let text = "";
  const marks: Mark[] = [];
  for (const given of parts) {
    const part = typeof given === "string" && COLON.test(given) && ASKS.test(text) ? answerTo(given) : given;
    // "Who never did? Left, …": what answers begins a sentence.
    const answers = ASKS.test(text.trimEnd());
    if (typeof part === "string") text += answers ? capitaliseFirst(part) : part;
    else {
      // Intl joins before a name in another script by a hyphen, and sees none of the names here.
      if (/(?:^|\s)ו-$/u.test(text) && /^\p{Script=Hebrew}/u.test(part[1])) text = text.slice(0, -1);
      marks.push({ key: part[0], offset: text.length });
      text += part[1];
    }
  }
  return { text, marks, weight };
}

const COLON = /^\s?[:：]/u;
const ASKS = /[?？؟!！]["”’»」』)）]?$/u;

/** Behind a question its answer is a sentence of its own, and no "?:" stands between them. */
function answerTo(part: string): string {
  return part.replace(/^\s?：/u, "").replace(/^[\s\u00A0]?:\s*/u, " ");
}

function capitaliseFirst(part: string): string {
  return part.replace(/^(\s*)(\p{Ll})/u, (_, blank: string, letter: string) => blank + letter.toUpperCase());
}

/** Optional properties must be absent, not undefined. */
export function withCue<T extends object>(part: T, cue: Cue | undefined): T & { cue?: Cue } {
  return cue === undefined ? part : { ...part, cue };
}
