import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { Visual } from "../../artifacts/storyboard.ts";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { layoutVisual } from "../components/registry.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { layerState } from "../layers/layer-state.ts";
import { contrast } from "../styles/contrast.ts";
import { filmInput } from "../timeline/arbitrary-storyboard.ts";
import { buildTimeline } from "../timeline/build-timeline.ts";
import { evenSpeech } from "../timeline/even-speech.ts";
import { themeFor } from "../styles/theme-for.ts";
import { spanAt } from "./fullness.ts";
import { ghostColor } from "./ghost-paint.ts";
import { withGhosts } from "./ghosts.ts";

/** The part of what a scene spans at its end that it spans all the time. */
const LEAST_PART = 0.5;

test("from one second after its start a scene is a finished composition, whatever the film", async () => {
  await fc.assert(
    fc.asyncProperty(filmInput, async ({ storyboard, format }) => {
      const speeches = storyboard.scenes.map(({ index, narration }) =>
        evenSpeech(index, narration, storyboard.language),
      );
      const timeline = await buildTimeline(storyboard, speeches, format);
      const { margin, motion } = themeFor(storyboard.style, format);
      const box = {
        x: margin.x,
        y: margin.top,
        width: format.width - 2 * margin.x,
        height: format.height - margin.top - margin.bottom,
      };
      for (const segment of timeline.segments.filter(({ kind }) => kind === "scene")) {
        const whole = timeline.scenes.find(({ index }) => index === segment.sceneIndex)?.frames ?? 0;
        const { visual } = storyboard.scenes[segment.sceneIndex - 1] ?? {};
        // Thoughts that take each other's place are each whole, the shortest too: one of them is always there.
        const inTurn = visual?.kind === "statement" && visual.more !== undefined;
        const end = inTurn ? 0.001 : spanAt(segment.layers, segment.frames - 1, box);
        // A page may leave before the next stands: no longer than an exit and an entrance take.
        let short = 0;
        for (let frame = format.fps - (whole - segment.frames); frame < segment.frames; frame += 1) {
          const span = spanAt(segment.layers, frame, box);
          short = span < LEAST_PART * end ? short + 1 : 0;
          assert.ok(
            short <= motion.exit + motion.enter,
            `${visual?.kind} spans ${span.toFixed(2)} of the frame at ${frame}, and ${end.toFixed(2)} at its end`,
          );
        }
      }
    }),
    { numRuns: 25 },
  );
});

const THREE: Visual = {
  kind: "bullets",
  heading: "Inside the leaf",
  items: [
    { label: "Stomata", icon: "leaf", cue: { sentence: 4, offset: 0 } },
    { label: "Veins", icon: "water", cue: { sentence: 8, offset: 0 } },
    { label: "Chloroplasts", icon: "people", cue: { sentence: 12, offset: 0 } },
  ],
};

test("a list that waits for its words spans most of the frame, and shows none of them", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style);
    const { layers } = await layoutVisual(THREE, context);
    const shown = withGhosts(layers, context);
    const spoken = new Set(["Stomata", "Veins", "Chloroplasts"]);
    assert.ok(spanAt(shown, 30, context.box) > 0.45, `${style}: ${spanAt(shown, 30, context.box)}`);
    const words = shown
      .filter((layer) => layerState(layer, 100).opacity > 0)
      .flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])));
    assert.deepEqual(
      words.filter((word) => spoken.has(word)),
      [],
    );
  }
});

test("a ghost costs no frame of its own", async () => {
  const context = contextOf();
  const { layers } = await layoutVisual(THREE, context);
  const changed = (shown: typeof layers) => {
    const segment = {
      name: "s",
      kind: "scene" as const,
      sceneIndex: 1,
      frames: context.frames,
      layers: shown,
    };
    const damage = damageOf(segment, context.format);
    return Array.from({ length: context.frames }, (_, frame) => damage(frame).length > 0).filter(Boolean)
      .length;
  };
  assert.equal(changed(withGhosts(layers, context)), changed(layers));
});

test("a ghost has left when its thing has come", async () => {
  const context = contextOf();
  const { layers } = await layoutVisual(THREE, context);
  const ghosts = withGhosts(layers, context).filter(({ id }) => id.startsWith("ghost-"));
  assert.equal(ghosts.length, 3);
  for (const ghost of ghosts) assert.equal(layerState(ghost, context.frames - 1).opacity, 0);
});

test("where the ground has many colours, a ghost is a veil of its colour", () => {
  const { theme } = contextOf("product_showcase");
  assert.match(ghostColor("#FFD84D", theme), /^#FFD84D[0-9a-f]{2}$/i);
  const alpha = (color: string) => Number.parseInt(color.slice(7), 16) / 255;
  assert.ok(alpha(ghostColor("#FFD84D", theme, "area")) < alpha(ghostColor("#FFD84D", theme)));
  assert.ok(alpha(ghostColor("#FFFFFF21", theme, "area")) <= 0x21 / 255, "never more than the thing itself");
});

test("a ghost is pale by one measure, whatever its hue", () => {
  for (const style of STYLE_NAMES) {
    const { theme } = contextOf(style);
    if (theme.habit.ghost === "veil") continue;
    const ratios = theme.color.hues.map((hue) => contrast(ghostColor(hue, theme), theme.color.background));
    assert.ok(Math.max(...ratios) - Math.min(...ratios) < 0.05, ratios.join(" "));
    assert.ok(Math.min(...ratios) > 1.3 && Math.max(...ratios) < 2);
  }
});
