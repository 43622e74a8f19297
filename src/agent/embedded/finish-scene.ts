import type { Cue } from "../../artifacts/cue.ts";
import type { StoryScene, Visual } from "../../artifacts/storyboard.ts";
import { bareLetters } from "./text/bare-letters.ts";
import type { CueOf, SceneDraft } from "./scenes/draft.ts";
import { withProhibitions } from "./scenes/with-prohibitions.ts";
import { fullWidth } from "./text/full-width.ts";

/** The scene as the storyboard has it: sentences, and a visual whose cues point into them. */
export function finishScene(draft: SceneDraft, index: number, base: string): StoryScene {
  const narration = draft.utterances.map((utterance) => fullWidth(utterance.text));
  return {
    index,
    title: fullWidth(draft.title),
    role: draft.role,
    narration,
    visual: fullWidthIn(withProhibitions(detailsInOneCase(withoutEcho(draft.visual(cueFinder(draft, narration)))), narration, base)), // prettier-ignore
    sources: [draft.span],
  };
}

/** A heading made of a quotation's own words, or of all that a sentence says, says nothing above them. */
function withoutEcho(visual: Visual): Visual {
  if (visual.kind === "quote" && visual.heading !== undefined) {
    const { heading, ...quote } = visual;
    return bareLetters(heading) === bareLetters(quote.text) ? quote : visual;
  }
  if (visual.kind === "statement" && visual.heading !== undefined && visual.more === undefined) {
    const { heading, ...statement } = visual;
    return bareLetters(heading) === bareLetters(statement.text) ? statement : visual;
  }
  return visual;
}

/** Where a detail of a list begins with a capital or is several sentences, all of them begin with one. */
function detailsInOneCase(visual: Visual): Visual {
  if (visual.kind === "process") return { ...visual, steps: inOneCase(visual.steps) };
  return visual.kind === "bullets" ? { ...visual, items: inOneCase(visual.items) } : visual;
}

function inOneCase<Item extends { detail?: string | undefined }>(items: readonly Item[]): Item[] {
  const capital = items.some(({ detail = "" }) => /^\p{Lu}\p{Ll}|\p{Ll}[.!?] \p{Lu}/u.test(detail));
  const small = (detail = ""): boolean => /^\p{Ll}(?!\p{Lu})/u.test(detail);
  if (!capital) return [...items];
  return items.map((item) =>
    item.detail !== undefined && small(item.detail)
      ? { ...item, detail: item.detail.charAt(0).toUpperCase() + item.detail.slice(1) }
      : item,
  );
}

function cueFinder(draft: SceneDraft, narration: readonly string[]): CueOf {
  const cues = new Map<string, Cue>();
  draft.utterances.forEach((utterance, sentence) => {
    for (const mark of utterance.marks) {
      if (!cues.has(mark.key))
        cues.set(mark.key, {
          sentence,
          offset: Math.min(mark.offset, Math.max(0, utterance.text.length - 1)),
        });
    }
  });
  return (key) => (key.startsWith("word:") ? findWord(key.slice(5), narration) : cues.get(key));
}

/** Code, formulas and addresses keep their characters. */
const VERBATIM = new Set(
  "kind code tex language icon illustration display displays chart id from to shape area".split(" "),
);

/** A visual with the punctuation of its language in all that is shown. */
function fullWidthIn<T>(value: T, key = ""): T {
  if (VERBATIM.has(key)) return value;
  if (typeof value === "string") return fullWidth(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => fullWidthIn(part, key)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, fullWidthIn(part, name)]),
  ) as T;
}

/** Where a word is first said. */
function findWord(word: string, narration: readonly string[]): Cue | undefined {
  const wanted = word.toLowerCase();
  for (const [sentence, text] of narration.entries()) {
    const lower = text.toLowerCase();
    let at = lower.indexOf(wanted);
    while (at >= 0) {
      const before = lower.charAt(at - 1);
      if (at === 0 || !/[\p{L}\p{N}]/u.test(before) || /\p{Script=Han}/u.test(before))
        return { sentence, offset: at };
      at = lower.indexOf(wanted, at + 1);
    }
  }
  return undefined;
}
