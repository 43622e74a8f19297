import type { Brief } from "./brief/brief.ts";
import { englishOpening } from "./english/opening.ts";
import { draftSection } from "./scenes/draft-section.ts";
import { say, type SceneContext, type SceneDraft, type Utterance } from "./scenes/draft.ts";
import { capitalise, countWords, endSentence } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";
import { withoutEmoji } from "./text/speakable-prose.ts";

/** Intros beyond this are a scene's worth of content and are shown as one. */
const MAX_TITLE_WORDS = 46;

/** The first scene: the title, the question that the goal asks, and the brief's own introduction. */
export function draftOpening(brief: Brief, title: string, context: SceneContext): SceneDraft {
  const spokenTitle = withoutEmoji(title).trim();
  const greeting = openingSentences(spokenTitle, brief.goal, context);
  const intro =
    brief.intro.length === 0
      ? null
      : draftSection(
          { title: null, blocks: brief.intro, span: spanOf(brief) },
          { ...context, heading: title, ownHeading: true },
          [],
        );
  const first: Utterance[] = greeting.map((sentence) => say(sentence, 2, []));
  const words = intro === null ? 0 : intro.utterances.reduce((sum, one) => sum + countWords(one.text), 0);
  const draft: SceneDraft = {
    title,
    role: "opening",
    kind: "title",
    utterances: first,
    visual: () => ({ kind: "title", title: hardLabel(title, 14), ...subtitleOf(brief) }),
    point: greeting[0] ?? title,
    span: spanOf(brief),
  };
  if (intro === null) return draft;
  const repeats = intro.utterances[0]?.text.replace(/[.。]$/u, "") === spokenTitle;
  const utterances = [...first, ...(repeats ? intro.utterances.slice(1) : intro.utterances)];
  const showsMore = words > MAX_TITLE_WORDS && intro.kind !== "statement" && intro.kind !== "bullets";
  if (
    showsMore ||
    (intro.kind === "bullets" && words > 12 && brief.intro.some((block) => block.kind === "list"))
  ) {
    return { ...draft, kind: intro.kind, visual: intro.visual, utterances };
  }
  return { ...draft, utterances };
}

function spanOf(brief: Brief): { start: number; end: number } {
  const spans = brief.intro.map((block) => block.span);
  return {
    start: Math.min(0, ...spans.map((span) => span.start)),
    end: Math.max(brief.sections[0]?.span.start ?? 0, ...spans.map((span) => span.end)),
  };
}

/** A short first sentence under the title is its subtitle. */
function subtitleOf(brief: Brief): { subtitle?: string } {
  const first = brief.intro[0];
  if (first?.kind !== "paragraph") return {};
  const label = hardLabel(first.text.shown, 14);
  return countWords(first.text.shown) <= 16 ? { subtitle: label } : {};
}

function openingSentences(title: string, goal: string | null, context: SceneContext): string[] {
  if (title === "") return [];
  if (context.base === "en") return englishOpening(title, goal, context.names);
  const said = capitalise(endSentence(title, context.language));
  if (context.base === "zh") {
    const asked =
      goal === null
        ? null
        : /(?:能|能够|可以|能夠)?(?:说出|說出|了解|理解|知道|明白|解释|解釋|学会|學會)([^。]{4,60})$/u.exec(
            goal,
          );
    if (asked !== null)
      return [said, `我们来看看，${asked[1] ?? ""}${/[吗呢什么怎哪为]/u.test(asked[1] ?? "") ? "？" : "。"}`];
  }
  return [said];
}
