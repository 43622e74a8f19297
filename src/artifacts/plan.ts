import type { Brand } from "./brand.ts";
import type { Degradation } from "./degradation.ts";
import type { Material } from "./media.ts";
import type { Outline } from "./outline.ts";
import type { Storyboard } from "./storyboard.ts";
import type { VideoDuration, VideoStyle } from "./style.ts";

/** What a planner works from. */
export type PlanRequest = {
  /** The brief as the caller wrote it, and prompts that later joined it. */
  prompt: string;
  /** Asked language (BCP-47 or ISO 639-1), default `en`. */
  targetLanguage: string;
  /** True where nobody asked for that language: a brief in another one is told in its own, which falls short of nothing. */
  languageByDefault?: boolean;
  duration: VideoDuration;
  style: VideoStyle;
  brand?: Brand;
  /** What the attachments hold, in the order in which they were given. */
  materials?: Material[];
  /** What fell short before planning began, such as an attachment that is damaged; told with the plan's own. */
  degradations?: Degradation[];
  /** Seconds that the chosen voice takes to say a written text, pauses included. */
  estimateSeconds: (text: string, language: string) => number;
};

export type OutlineResult =
  | { kind: "outline"; outline: Outline }
  /** The brief gives no film as it stands; `answer` asks for what is missing, concretely. */
  | { kind: "question"; answer: string };

/** Both planners (embedded, LLM) offer this and are held to the same checks. */
export type Planner = {
  readonly name: string;
  /** Part of every result's hash: a new version plans again. */
  readonly version: string;
  /** True where a trained model writes; a film says so in its mark of origin. */
  readonly generative: boolean;
  outline(request: PlanRequest): Promise<OutlineResult>;
  script(request: PlanRequest, outline: Outline): Promise<Storyboard>;
};
