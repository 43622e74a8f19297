import * as fc from "fast-check";
import type { Cue, Figure } from "../../artifacts/cue.ts";
import type { StoryScene, Storyboard, Visual } from "../../artifacts/storyboard.ts";
import { VIDEO_STYLES } from "../../artifacts/style.ts";
import type { StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { VIEWS } from "../../artifacts/views.ts";

/** Random storyboards for property tests: the kinds of this folder, in several scripts, short and long. */

const STYLES = VIDEO_STYLES.filter((style) => style !== "auto");
const LANGUAGES = ["en", "de", "zh", "ar", "ru", "hi"] as const;
type Language = (typeof LANGUAGES)[number];

const WORDS: Record<Language, string[]> = {
  en: ["leaf", "a", "photosynthesis", "of", "light", "the", "carbon-dioxide", "1640s", "and", "🌱"],
  de: ["Geschwindigkeitsbegrenzung", "die", "Straße", "und", "Rücksichtnahme", "im", "Straßenverkehr"],
  zh: ["二十四节气", "春天", "，", "农民", "播种", "的", "时候", "收割", "。"],
  ar: ["الماء", "والهواء", "من", "ضوء", "الشمس", "كل", "يوم"],
  ru: ["лист", "и", "фотосинтез", "в", "электричество", "свет"],
  hi: ["प्रकाश", "और", "संश्लेषण", "में", "पानी", "हवा"],
};

function textOf(language: Language, longest: number) {
  return fc
    .array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: longest })
    .map((words) => words.join(language === "zh" ? "" : " "));
}

const cue = fc.option(
  fc.record({ sentence: fc.integer({ min: 0, max: 1 }), offset: fc.integer({ min: 0, max: 40 }) }),
  {
    nil: undefined,
    freq: 6,
  },
);
const illustration = fc.option(fc.constantFrom("volcano", "deciduous-tree", "bicycle"), { nil: undefined });
/** Titles and statements may show a whole place, and other scenes have one beside them. */
const view = fc.constantFrom(...VIEWS);
const picture = fc.option(fc.oneof(fc.constantFrom("volcano", "deciduous-tree", "bicycle"), view), {
  nil: undefined,
});
const thing = fc.constantFrom("bread", "cooking-pot", "ladder", "cow");
const things = fc.option(
  fc.array(fc.record({ illustration: thing }), {
    minLength: 3,
    maxLength: 9,
  }),
  { nil: undefined, freq: 3 },
);
const ground = fc.option(fc.constant("second" as const), { nil: undefined });
const icon = fc.option(fc.constantFrom("leaf", "water", "people", "nonsense-word"), { nil: undefined });

const figure: fc.Arbitrary<Figure> = fc.integer({ min: -5000, max: 900_000_000 }).map((value) => ({
  display: `${new Intl.NumberFormat("en").format(value)} kg`,
  value,
  decimals: 0,
  prefix: "",
  suffix: " kg",
}));

type Cued = { cue?: Cue | undefined; more?: { cue?: Cue | undefined }[] | undefined };

/** What is said of an item comes behind its name, and before the next item: as a list is told. */
function inTheirOrder<Item extends Cued>(items: Item[]): Item[] {
  const told = items.flatMap((item) => [item, ...(item.more ?? [])]);
  const places = (cued: Cued): number => (cued.cue?.sentence ?? 0) * 1000 + (cued.cue?.offset ?? 0);
  const cues = told.toSorted((a, b) => places(a) - places(b)).map((one) => one.cue);
  told.forEach((one, at) => (one.cue = cues[at]));
  return items;
}

/** Absent rather than undefined, as in JSON. */
function compact<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function visualOf(language: Language): fc.Arbitrary<Visual> {
  const heading = textOf(language, 9);
  const label = textOf(language, 8);
  const detail = fc.option(textOf(language, 12), { nil: undefined });
  const line = textOf(language, 22);
  const more = fc.option(fc.array(fc.record({ text: line, cue }), { minLength: 1, maxLength: 6 }), {
    nil: undefined,
    freq: 2,
  });
  const list = { minLength: 1, maxLength: 6 };
  return fc
    .oneof(
      fc.record({
        kind: fc.constant("title" as const),
        title: textOf(language, 10),
        subtitle: detail,
        eyebrow: detail,
        illustration: picture,
      }),
      fc.record({
        kind: fc.constant("bullets" as const),
        heading,
        items: fc.oneof(
          {
            weight: 4,
            arbitrary: fc.array(fc.record({ label, detail, more, icon, cue }), list).map(inTheirOrder),
          },
          fc.array(fc.record({ label, cue, illustration: thing }), list).map(inTheirOrder),
        ),
      }),
      fc.record({
        kind: fc.constant("statement" as const),
        heading: fc.option(heading, { nil: undefined }),
        text: line,
        cue,
        illustration: picture,
        things,
        more: fc.option(
          fc.array(
            fc.record({ text: line, cue, things, illustration: fc.oneof(picture, fc.constant(null)) }),
            {
              maxLength: 4,
            },
          ),
          { nil: undefined },
        ),
        ground,
      }),
      fc.record({
        kind: fc.constant("quote" as const),
        heading: fc.option(heading, { nil: undefined }),
        text: line,
        attribution: detail,
        cue,
        ground,
      }),
      fc.record({
        kind: fc.constant("number" as const),
        heading: fc.option(heading, { nil: undefined }),
        figures: fc.array(
          fc.record(
            {
              figure,
              label,
              cue,
              share: fc.constantFrom({ part: 31, whole: 100 }, { part: 3, whole: 4 }, { part: 2, whole: 3 }),
              from: fc.record({ figure, cue }, { requiredKeys: ["figure"] }),
              lead: fc.constantFrom("by", "from", "vendredi", "الجمعة"),
            },
            { requiredKeys: ["figure", "label"] },
          ),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      fc.record({
        kind: fc.constant("process" as const),
        heading,
        steps: fc
          .array(fc.record({ title: label, detail, more, icon, cue }), { minLength: 3, maxLength: 10 })
          .map(inTheirOrder),
        first: fc.constantFrom(undefined, 9),
        cycle: fc.option(fc.boolean(), { nil: undefined }),
        illustration,
      }),
      fc.record({
        kind: fc.constant("timeline" as const),
        heading,
        events: fc.array(fc.record({ date: textOf(language, 2), text: line, cue }), {
          minLength: 2,
          maxLength: 8,
        }),
      }),
      fc.record({
        kind: fc.constant("summary" as const),
        heading: fc.option(heading, { nil: undefined }),
        points: fc.array(fc.record({ text: label, icon, cue }), { minLength: 1, maxLength: 5 }),
        closing: fc.option(fc.record({ text: line, cue }), { nil: undefined }),
      }),
    )
    .map((visual) => compact(visual) as Visual);
}

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1280, height: 720, fps: 24 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 60 },
];

export type FilmInput = { storyboard: Storyboard; format: Format };

export const filmInput: fc.Arbitrary<FilmInput> = fc.constantFrom(...LANGUAGES).chain((language) => {
  const scene = fc.record({
    narration: fc.array(textOf(language, 14), { minLength: 1, maxLength: 3 }),
    visual: visualOf(language),
    view: fc.option(view, { nil: undefined }),
  });
  return fc.record({
    format: fc.constantFrom(...FORMATS),
    storyboard: fc
      .record({
        style: fc.constantFrom<StyleName>(...STYLES),
        scenes: fc.array(scene, { minLength: 1, maxLength: 3 }),
      })
      .map(({ style, scenes }): Storyboard => ({
        version: 1,
        title: "A film",
        language,
        style,
        scenes: scenes.map(({ view: beside, ...one }, index): StoryScene => ({
          ...one,
          ...(beside === undefined ? {} : { view: beside }),
          index: index + 1,
          title: `Scene ${index + 1}`,
          role: "section",
          sources: [],
        })),
        degradations: [],
      })),
  });
});
