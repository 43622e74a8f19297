import assert from "node:assert/strict";
import test from "node:test";
import type { Visual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { layoutVisual } from "../registry.ts";
import { waitingFrom } from "./waiting-items.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const WIDE: Format = { width: 1920, height: 1080, fps: 30 };
const FORMATS: Format[] = [
  WIDE,
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const NAMES = ["Check the rungs", "Mind the angle", "Three points of contact"];
const cue = (at: number) => ({ sentence: 2 + 2 * at, offset: 0 });
const LISTS: Visual[] = [
  { kind: "bullets", heading: "Ladders", items: NAMES.map((label, at) => ({ label, cue: cue(at) })) },
  { kind: "process", heading: "Ladders", steps: NAMES.map((title, at) => ({ title, cue: cue(at) })) },
  {
    kind: "timeline",
    heading: "Ladders",
    events: NAMES.map((text, at) => ({ date: String(1900 + at), text, cue: cue(at) })),
  },
];
const waiting = (layers: readonly Layer[]) => layers.filter(({ id }) => id.startsWith("waiting-"));
const strength = ({ tracks }: Layer, frame: number): number =>
  tracks.opacity?.findLast((key) => key.frame <= frame)?.value ?? 0;

test("what is told later waits faintly under its place, and gives way as it comes", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS)
      for (const visual of LISTS) {
        const context = contextOf(style, "en", format);
        const layout = await layoutVisual(visual, context);
        const where = `${style} ${format.width}×${format.height} ${visual.kind}`;
        assertLawful(layout, context);
        for (const faint of waiting(layout.layers)) {
          const at = layout.layers.indexOf(faint);
          const told = layout.layers[at + 1];
          assert.equal(`waiting-${told?.id}`, faint.id, where);
          const comes = told?.tracks.opacity?.[0]?.frame ?? 0;
          const before = strength(faint, comes - 1);
          assert.ok(before > 0 && before < 0.35, where);
          assert.equal(strength(faint, comes + context.theme.motion.enter), 0, where);
          assert.deepEqual(faint.bounds, told?.bounds, where);
        }
      }
});

test("a heading that is said first does not stand above nothing", async () => {
  const sentence: Visual = {
    kind: "statement",
    heading: "Ladders",
    text: "Three points of contact",
    cue: cue(0),
    more: [{ text: "Then climb", cue: cue(1) }],
  };
  const shown: Visual[] = [...LISTS, sentence];
  for (const style of STYLE_NAMES)
    for (const visual of shown) {
      const context = contextOf(style, "en", WIDE);
      const { layers } = await layoutVisual(visual, context);
      const where = `${style} ${visual.kind}`;
      const first: Layer | undefined = waiting(layers)[0];
      assert.match(first?.id ?? "", /-(?:1|statement)$/u, where);
      // In none of the passage's frames, which no edit of what waits then changes.
      const { transition } = context.theme.motion;
      assert.equal(first?.tracks.opacity?.[0]?.frame, Math.max(context.opening, transition - 1), where);
    }
});

test("behind an announcement nothing waits, and what comes with its end waits for nothing", async () => {
  const context = contextOf("clean_lecture", "en", WIDE);
  const { layers } = await layoutVisual(LISTS[0] as Visual, context);
  const from = layers.find(({ id }) => id === "item-1")?.tracks.opacity?.[0]?.frame ?? 0;
  const later = waitingFrom(from, layers, context);
  assert.deepEqual(
    waiting(later).map(({ id, tracks }) => [id, tracks.opacity?.[0]?.frame]),
    [
      ["waiting-item-2", from],
      ["waiting-item-3", from],
    ],
  );
});

test("what comes with the scene, or at once with the first of its page, waits for nothing", async () => {
  const context = contextOf("clean_lecture", "en", WIDE);
  const items = NAMES.map((label, at) => ({ label, ...(at === 0 ? {} : { cue: cue(at) }) }));
  const inTurn = await layoutVisual({ kind: "bullets", heading: "Ladders", items }, context);
  assert.deepEqual(
    waiting(inTurn.layers).map(({ id }) => id),
    ["waiting-item-2", "waiting-item-3"],
  );
  const atOnce = await layoutVisual(
    { kind: "bullets", heading: "Ladders", items: NAMES.map((label) => ({ label })) },
    context,
  );
  assert.deepEqual(waiting(atOnce.layers), []);
});
