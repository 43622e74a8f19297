import type { Cue } from "../../artifacts/cue.ts";
import type { TitleVisual } from "../../artifacts/storyboard.ts";
import { besideTitle } from "./beside-title.ts";
import type { Brief } from "./brief/brief.ts";
import type { DerivedTitle } from "./derive-title.ts";
import { asQuestion } from "./english/headings.ts";
import { englishOpening } from "./english/opening.ts";
import { markedQuestion } from "./phrases/question-mark.ts";
import { draftSection } from "./scenes/draft-section.ts";
import { say, type SceneContext, type SceneDraft, type Utterance } from "./scenes/draft.ts";
import { capitalise, countWords, endSentence, splitSentences, withoutStop } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";

/** Intros beyond this are a scene's worth of content and are shown as one. */
const MAX_TITLE_WORDS = 46;

/**
 * The first scene: the title, the question that the goal asks, and the brief's own introduction.
 * `derived` has the brief's first sentence where it has no title of its own.
 */
export function draftOpening(
  brief: Brief,
  derived: Pick<DerivedTitle, "opening" | "below"> | null,
  context: SceneContext,
): SceneDraft {
  const title = context.heading;
  const greeting =
    derived === null
      ? openingSentences(brief, context)
      : [capitalise(askedIn(derived.opening, context) ?? endSentence(derived.opening, context.language))];
  const greeted = greeting
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => say(sentence, 2));
  const asked = derived === null && brief.intro.length === 0 ? askedAloud(greeted, context) : null;
  const set = hardLabel(title, 14);
  const beside = besideTitle(set, derived?.opening ?? title);
  const draft: SceneDraft = {
    title,
    role: "opening",
    kind: "title",
    utterances: greeted,
    visual: (cueOf) =>
      withDedication(
        brief,
        readOnce({
          kind: "title",
          title: set,
          ...beside,
          ...projectOf(brief, title),
          ...(asked === null ? {} : { subtitle: asked, ...cuedSubtitle(cueOf(ASKED)) }),
          ...(derived?.below === undefined ? { ...withWhole(derived, title), ...subtitleOf(brief, context) } : { subtitle: derived.below }), // prettier-ignore
        }),
      ),
    point: greeting[0] ?? title,
    span: spanOf(brief),
  };
  if (brief.intro.length === 0) return draft;
  const intro = draftSection(
    { title: null, blocks: brief.intro, span: spanOf(brief) },
    { ...context, spokenHeading: "", ownHeading: false },
    [],
  );
  const words = intro.utterances.reduce((sum, one) => sum + countWords(one.text), 0);
  const first = intro.utterances[0]?.text ?? "";
  // "Fjordsync. Fjordsync is a small tool": the name is said once.
  const name = context.spokenHeading.replace(/\s*[(（].*$/u, "").toLowerCase();
  const repeats = name !== "" && first.toLowerCase().startsWith(name);
  const greetings = repeats ? draft.utterances.slice(1) : draft.utterances;
  const utterances = repeats ? [...intro.utterances, ...greetings] : [...greetings, ...intro.utterances];
  const lists = brief.intro.some((block) => block.kind === "list" || block.kind === "table");
  const showsMore =
    words > MAX_TITLE_WORDS && intro.kind !== "statement" && (intro.kind !== "bullets" || lists);
  return showsMore
    ? { ...draft, kind: intro.kind, visual: intro.visual, utterances }
    : { ...draft, utterances };
}

const ASKED = "asked";
/** A subtitle of three lines at most. */
const MOST_ASKED = 24;

/** What the film is to answer, as its second sentence says it, is read under the title as it is said. */
function askedAloud(utterances: readonly Utterance[], { base }: SceneContext): string | null {
  const second = utterances[1];
  if (base !== "en" || second === undefined || countWords(second.text) > MOST_ASKED) return null;
  const asked = /^Let us find out (?<what>\S.+)$/u.exec(second.text)?.groups?.["what"] ?? second.text;
  if (countWords(asked) < FEWEST_ASKED) return null;
  second.marks.push({ key: ASKED, offset: 0 });
  return withoutStop(capitalise(asked));
}

/** Of fewer words it has nothing to read. */
const FEWEST_ASKED = 5;

function cuedSubtitle(cue: Cue | undefined): { subtitleCue?: Cue } {
  return cue === undefined ? {} : { subtitleCue: cue };
}

function askedIn(opening: string, context: SceneContext): string | null {
  return context.base === "en" && !/[.!?]$/.test(opening) ? asQuestion(opening, context.names) : null;
}

function spanOf(brief: Brief): { start: number; end: number } {
  const spans = brief.intro.map((block) => block.span);
  return {
    start: Math.min(0, ...spans.map((span) => span.start)),
    end: Math.max(brief.sections[0]?.span.start ?? 0, ...spans.map((span) => span.end)),
  };
}

/** What the film belongs to stands above its title. */
function projectOf({ project }: Brief, title: string): { eyebrow?: string } {
  return project === undefined || title.toLowerCase().includes(project.toLowerCase())
    ? {}
    : { eyebrow: project };
}

/** "12 Nisan saat 14'teki | açık kapı günü": what is read below a title is not read above it as well. */
function readOnce(visual: TitleVisual): TitleVisual {
  const { eyebrow, ...rest } = visual;
  return eyebrow !== undefined && eyebrow === visual.subtitle ? rest : visual;
}

/** Below the title, or above it where something stands below. */
function withDedication({ dedication }: Brief, visual: TitleVisual): TitleVisual {
  if (dedication === undefined) return visual;
  return visual.subtitle === undefined ? { ...visual, subtitle: dedication } : { ...visual, eyebrow: visual.eyebrow ?? dedication }; // prettier-ignore
}

/** "Week 32, Monday to Friday": where the title is a part of the first sentence and lacks a figure of it, the rest is read below. */
function withWhole(derived: Pick<DerivedTitle, "opening"> | null, title: string): { subtitle?: string } {
  const opening = derived?.opening ?? "";
  const lost = (opening.match(/\p{Nd}+/gu) ?? []).filter((figure) => !title.includes(figure));
  if (lost.length === 0 || countWords(opening) > MOST_ASKED) return {};
  const whole = withoutStop(opening);
  const at = whole.toLowerCase().indexOf(title.toLowerCase());
  const [before, after] = at < 0 ? ["", ""] : [whole.slice(0, at), whole.slice(at + title.length)];
  const rest = before.trim() === "" ? after : after.trim() === "" ? before : "";
  const bare = rest.replace(/^[\s,;:،、，–—-]+|[\s,;:،、，–—-]+$/gu, "");
  return { subtitle: bare === "" ? whole : capitalise(bare) };
}

/** A short first sentence under the title is its subtitle. */
function subtitleOf(brief: Brief, context: SceneContext): { subtitle?: string } {
  const first = brief.intro[0];
  if (first?.kind !== "paragraph") return {};
  const sentence = splitSentences(first.text.shown.replace(/\n/g, " "), context.language)[0] ?? "";
  return sentence !== "" && countWords(sentence) <= MOST_ASKED
    ? { subtitle: withoutStop(sentence).replace(/[,،，、]$/u, "") }
    : {};
}

/** A goal that is one thing to know; of "能自己发面,并知道为什么会塌" one clause would be half of it. */
const GOAL_ASKS =
  /^(?:(?:看完|看后|学完|學完)(?:这部|這部)?(?:影片|短片|视频|片子)?(?:后|以后|之后|後)?[，,]?)?(?:观众|觀眾|学生|學生|孩子们?|大家|他们|他們|人们)?(?:就|都|也)?(?:能|能够|可以|能夠|会|會)?(?:说出|說出|了解|理解|知道|明白|解释|解釋|学会|學會)([^。,，;；]{4,60})$/u;

function openingSentences(brief: Brief, context: SceneContext): string[] {
  const title = context.spokenHeading;
  const { goal } = brief;
  if (title === "") return [];
  if (context.base === "en") return englishOpening(title, goal, context.names);
  const said = capitalise(markedQuestion(title, context.base) ?? endSentence(title, context.language));
  if (context.base === "zh") {
    const asked = goal === null ? null : GOAL_ASKS.exec(goal);
    if (asked !== null)
      return [said, `我们来看看，${asked[1] ?? ""}${/[吗呢什么怎哪为]/u.test(asked[1] ?? "") ? "？" : "。"}`];
  }
  return [said];
}
