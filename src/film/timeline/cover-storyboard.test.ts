import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import type { Storyboard, StoryScene } from "../../artifacts/storyboard.ts";
import type { Timeline } from "../../artifacts/timeline.ts";
import { STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { buildTimeline } from "./build-timeline.ts";
import { evenSpeech } from "./even-speech.ts";
import { runs } from "../../../test/support/runs.ts";

const RARE = "\u{13000}";

function storyboard(text: string, more: Partial<Storyboard> = {}): Storyboard {
  const scenes = ["statement", "formula"].map((kind, index): StoryScene => ({
    index: index + 1,
    title: text,
    role: "section",
    narration: [`We say ${text} today, and then no more of it.`],
    visual:
      kind === "formula"
        ? { kind, heading: text, tex: `x = \\text{${text.replaceAll(/[\\{}$%#&_^~]/gu, "")}}`, terms: [] }
        : { kind: "statement", heading: text, text },
    lowerThird: { name: text, role: text },
    sources: [],
  }));
  return {
    version: 1,
    title: text,
    language: "en",
    style: "clean_lecture",
    scenes,
    degradations: [],
    brand: { name: text, colors: {} },
    endCard: { line: text, address: text },
    ...more,
  };
}

function made(board: Storyboard): Promise<Timeline> {
  const speeches = board.scenes.map(({ index, narration }) => evenSpeech(index, narration, board.language));
  return buildTimeline(board, speeches, { width: 1920, height: 1080, fps: 30 }, { burnedCaptions: true });
}

function painted({ segments }: Timeline): { id: string; text: string }[] {
  return segments.flatMap(({ layers }) =>
    layers.flatMap(({ id, paint }) =>
      paint.flatMap((one) => (one.kind === "text" ? [{ id, text: one.text }] : [])),
    ),
  );
}

test("a rare sign fails no film, wherever it is painted, and each loss is told", async () => {
  const timeline = await made(storyboard(`Old ${RARE} signs`));
  assert.deepEqual(
    timeline.findings.filter(({ severity }) => severity === "error"),
    [],
  );
  const texts = painted(timeline);
  assert.ok(!texts.some(({ text }) => text.includes(RARE)));
  const withIt = new Set(texts.flatMap(({ id, text }) => (/Old A1|^A1/u.test(text) ? [id] : [])));
  for (const part of ["lower-third", "end-card", "subtitle-1", "heading"])
    assert.ok(withIt.has(part), `${part} of ${[...withIt].join(" ")}`);
  assert.ok(
    [...withIt].some((id) => id.startsWith("said-")),
    "the word is marked as it is said",
  );
  const lost = timeline.findings.filter(({ code }) => code === "glyph_replaced");
  assert.ok(lost.some(({ message }) => message.includes("the caption")));
  assert.ok(lost.some(({ message }) => message.includes("the formula of")));
  assert.ok(lost.every(({ sceneIndex }) => sceneIndex === 1 || sceneIndex === 2));
  // The track's captions are the player's to draw.
  assert.ok(timeline.captions.some(({ lines }) => lines.join(" ").includes(RARE)));
});

test("whatever Unicode has: no film shows a box", async () => {
  const signs = fc.oneof(
    fc.integer({ min: 0x20, max: 0x2fff }),
    fc.integer({ min: 0x1f000, max: 0x1faff }),
    fc.integer({ min: 0x20, max: 0x10ffff }).filter((one) => one < 0xd800 || one > 0xdfff),
  );
  const words = fc
    .array(signs, { minLength: 1, maxLength: 8 })
    .map((points) => String.fromCodePoint(...points));
  const run = fc.asyncProperty(words, fc.constantFrom(...STYLE_NAMES), async (word, style) => {
    const { findings } = await made(storyboard(`Word ${word} here`, { style }));
    assert.deepEqual(
      findings.filter(({ code }) => code === "missing_glyph"),
      [],
    );
  });
  await fc.assert(run, { numRuns: runs(30) });
});
