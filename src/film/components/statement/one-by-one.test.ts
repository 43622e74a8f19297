import assert from "node:assert/strict";
import test from "node:test";
import { STEP_SMALLER } from "../shared/item-voices.ts";
import type { BulletsVisual, Further, ProcessVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import type { ComponentContext } from "../component.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];

const DETAIL = "It must be firm and level, and never a box, a pallet or wet leaves in the autumn";
const STEPS: ProcessVisual = {
  kind: "process",
  heading: "Before you start",
  steps: [
    { title: "Check the ladder", detail: "Look at the feet, the rungs and the locking catches", cue: { sentence: 2, offset: 0 } },
    { title: "Check the ground", detail: DETAIL, cue: { sentence: 12, offset: 0 } },
    { title: "Look up", detail: "Keep six metres away from overhead power lines", cue: { sentence: 22, offset: 0 } },
  ],
}; // prettier-ignore

/** A scene of so many seconds, in which the nth sentence begins with the nth. */
function lasting(seconds: number, context: ComponentContext): ComponentContext {
  const { fps } = context.format;
  return {
    ...context,
    frames: seconds * fps,
    at: (cue) =>
      cue === null || cue === undefined ? context.opening : Math.max(context.opening, cue.sentence * fps),
  };
}

const wordsOf = ({ paint }: Layer): string =>
  paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])).join(" ");

function seenAt(layers: readonly Layer[], frame: number): string {
  const seen = layers.filter(({ tracks }) => {
    const keys = tracks.opacity ?? [];
    return keys.length === 0 || (keys.findLast((key) => key.frame <= frame)?.value ?? 0) > 0;
  });
  return seen.map(wordsOf).join(" ");
}

test("steps that are told at length have the frame to themselves, each with its number and all that is shown of it", async () => {
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = lasting(32, contextOf(style, "en", format));
      const layout = await layoutVisual(STEPS, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      const [first, second, third] = [8, 18, 28].map((second) => seenAt(layout.layers, second * format.fps));
      assert.match(first ?? "", /1.*Check the ladder.*catches/u, where);
      assert.match(second ?? "", /2.*Check the ground.*autumn/u, where);
      assert.match(third ?? "", /3.*Look up.*power lines/u, where);
      assert.doesNotMatch(second ?? "", /ladder|Look up/u, where);
      assert.ok(!layout.layers.some(({ id }) => id.startsWith("standing")), where);
      const sizes = layout.layers
        .filter(({ id }) => id.startsWith("statement"))
        .map(({ paint }) => paint.flatMap((one) => (one.kind === "text" && /Check|Look up/u.test(one.text) ? [/([\d.]+)px/u.exec(one.font)?.[1]] : []))[0]); // prettier-ignore
      const set = sizes.flatMap((size) => (size === undefined ? [] : [Number(size)]));
      assert.ok(Math.min(...set) >= STEP_SMALLER * Math.max(...set), `${where}: ${set.join()}`);
    }
  }
});

test("what is told quickly is seen together, and what is forbidden keeps its marks", async () => {
  const context = contextOf("clean_lecture");
  const quick = { ...STEPS, steps: STEPS.steps.map((step, at) => ({ ...step, cue: { sentence: 2 + 4 * at, offset: 0 } })) }; // prettier-ignore
  const together = await layoutVisual(quick, lasting(15, context));
  assert.match(seenAt(together.layers, 14 * 30), /ladder.*ground.*Look up/su);
  const never: BulletsVisual = {
    kind: "bullets",
    heading: "What you never do",
    denied: true,
    items: STEPS.steps.map(({ title, ...rest }) => ({ label: title, ...rest })),
  };
  const denied = await layoutVisual(never, lasting(32, context));
  assert.ok(!denied.layers.some(({ id }) => id === "statement-2"));
});

const further = (text: string, sentence: number): Further => ({ text, cue: { sentence, offset: 0 } });

/** Told in English, or in Arabic with the same times: the label at its second, then what is told of it, each at its own. */
const TOLD = {
  en: [
    { label: "Roof", more: [further("We will replace the roof of the east hall", 2), further("The lowest of three offers was £1.86 m", 6), further("The lottery fund pays £390,000 of it", 10)], cue: { sentence: 2, offset: 0 } },
    { label: "Old lift", more: [further("The inspector hung a red tag on it", 17), further("A new one is £210,000", 20)], cue: { sentence: 14, offset: 0 } },
    { label: "Keys", cue: { sentence: 24, offset: 0 } },
  ],
  ar: [
    { label: "السقف", more: [further("سنستبدل سقف القاعة الشرقية", 2), further("كان أرخص العروض 1.86 مليون", 6), further("يدفع الصندوق 390,000 منها", 10)], cue: { sentence: 2, offset: 0 } },
    { label: "المصعد", more: [further("علّق المفتش بطاقة حمراء عليه", 17), further("ثمن الجديد 210,000", 20)], cue: { sentence: 14, offset: 0 } },
    { label: "المفاتيح", cue: { sentence: 24, offset: 0 } },
  ],
} satisfies Record<string, BulletsVisual["items"]>; // prettier-ignore

test("what is told of an item takes its turns below it, each while it is said, in every style and frame", async () => {
  for (const language of ["en", "ar"] as const) {
    for (const style of STYLE_NAMES) {
      for (const format of FORMATS) {
        const context = lasting(28, contextOf(style, language, format));
        const visual: BulletsVisual = { kind: "bullets", heading: "", items: TOLD[language] };
        const layout = await layoutVisual(visual, context);
        const where = `${style} ${language} ${format.width}×${format.height}`;
        assert.doesNotThrow(() => assertLawful(layout, context), where);
        const at = (second: number): string => seenAt(layout.layers, second * format.fps);
        const [roof, lift] = language === "en" ? [/Roof/u, /Old lift/u] : [/السقف/u, /المصعد/u];
        for (const second of [4, 8, 12]) assert.match(at(second), roof, `${where} at ${second}`);
        assert.doesNotMatch(at(4), /1\.86|390/u, where);
        assert.match(at(8), /1\.86/u, where);
        assert.doesNotMatch(at(8), /390/u, where);
        assert.match(at(12), /390/u, where);
        // The label alone, until something is told of it.
        assert.match(at(16), lift, where);
        assert.doesNotMatch(at(16), /390|210/u, where);
        assert.match(at(22), /210/u, where);
        assert.doesNotMatch(at(27), /210/u, where);
      }
    }
  }
});

test("a label stands still while what is told of it changes, and all that is told is of one size", async () => {
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = lasting(28, contextOf(style, "en", format));
      const { layers } = await layoutVisual({ kind: "bullets", heading: "", items: TOLD.en }, context);
      const labels = layers.filter((layer) => wordsOf(layer) === "Roof" && !layer.id.startsWith("waiting-"));
      assert.equal(labels.length, 1, style);
      const told = layers.filter(({ id }) => /-told-\d$/u.test(id));
      assert.equal(told.length, 5, style);
      const sizes = told.flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [/([\d.]+)px/u.exec(one.font)?.[1]] : []))); // prettier-ignore
      assert.equal(new Set(sizes).size, 1, `${style} ${format.width}×${format.height}: ${sizes.join(" ")}`);
    }
  }
});

test("one long sentence and six more of an item have room, of two steps and of one point", async () => {
  const long = "because the heating of the small pool alone costs as much as all the staff at the desk together in a normal winter month, and nobody knows why"; // prettier-ignore
  const six = Array.from({ length: 6 }, (_, at) => further(`The ${at + 1}. thing that is told costs £${at + 1}40`, 3 + 2 * at)); // prettier-ignore
  const steps: ProcessVisual["steps"] = [
    { title: "Close the pool for eleven weeks", more: six, cue: { sentence: 1, offset: 0 } },
    { title: "Raise the fee", more: [further(long, 18)], cue: { sentence: 16, offset: 0 } },
  ];
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = lasting(26, contextOf(style, "en", format));
      const layout = await layoutVisual({ kind: "process", heading: "What we do", steps }, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      for (const at of six.keys())
        assert.match(seenAt(layout.layers, (4.5 + 2 * at) * format.fps), new RegExp(`£${at + 1}40`, "u"), where); // prettier-ignore
      assert.match(seenAt(layout.layers, 24 * format.fps), /2 Raise the fee .*nobody knows why/su, where);
      const [only] = steps;
      assert.ok(only !== undefined);
      const { title, ...rest } = only;
      const one = await layoutVisual({ kind: "bullets", heading: "", items: [{ label: title, ...rest }] }, context); // prettier-ignore
      assert.doesNotThrow(() => assertLawful(one, context), where);
      assert.match(seenAt(one.layers, 6.5 * format.fps), /£240/u, where);
    }
  }
});

test("what is told of a step of a cycle is seen beside the ring while it is said", async () => {
  const steps = ["Filling", "Freezing", "Turning", "Emptying"].map((title, at) => ({
    title,
    detail: `It takes ${at + 3} minutes. Then it uses ${at + 1}80 watts.`,
    more: [further(`It takes ${at + 3} minutes`, 2 + 6 * at), further(`Then it uses ${at + 1}80 watts`, 5 + 6 * at)],
    cue: { sentence: 2 + 6 * at, offset: 0 },
  })); // prettier-ignore
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = lasting(28, contextOf(style, "en", format));
      const visual: ProcessVisual = { kind: "process", heading: "Ice", steps, cycle: true };
      const layout = await layoutVisual(visual, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      for (const at of steps.keys())
        assert.match(seenAt(layout.layers, (7 + 6 * at) * format.fps), new RegExp(`${at + 1}80 watts`, "u"), where); // prettier-ignore
    }
  }
});

test("an item that has a drawing shows it, and the next one without does not, in every style and frame", async () => {
  const steps = STEPS.steps.map((step, at) => (at === 0 ? { ...step, illustration: "ladder" } : step));
  for (const style of STYLE_NAMES) {
    for (const format of FORMATS) {
      const context = lasting(32, contextOf(style, "en", format));
      const layout = await layoutVisual({ ...STEPS, steps }, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      assert.ok(layout.layers.filter(({ id }) => id.startsWith("illustration")).length <= 1, where);
      // Where words would be too small beside it, they stand alone.
      if (format.width > format.height && style === "clean_lecture")
        assert.ok(layout.layers.some(({ id }) => id.startsWith("illustration")), where); // prettier-ignore
    }
  }
});
