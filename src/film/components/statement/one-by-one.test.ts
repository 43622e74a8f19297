import assert from "node:assert/strict";
import test from "node:test";
import type { BulletsVisual, ProcessVisual } from "../../../artifacts/storyboard.ts";
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
      assert.equal(new Set(sizes.filter((size) => size !== undefined)).size, 1, where);
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
