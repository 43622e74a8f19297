import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import { thingBox } from "../../places/thing.ts";
import { layoutVisual } from "../registry.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { contextOf } from "../testing/layout-laws.ts";

const LONG =
  "On Sundays people come to see the sun go down, and now and then somebody asks why there is a cross of stone that looks at the sea";

const wide = { ...contextOf("cinematic_story", "en"), place: "sea" as const };

async function wordsAndTower(text: string) {
  const visual: StatementVisual = { kind: "statement", text, illustration: "lighthouse" };
  const { layers } = await layoutVisual(visual, wide);
  const words = layers.find(({ id }) => id === "statement")?.bounds;
  assert.ok(words !== undefined);
  const { wing } = wingScene({}, "plain", wide, {
    isQuiet: true,
    passing: [{ place: "sea", thing: "lighthouse" }],
  });
  const tower = thingBox("sea", "lighthouse", wing, false);
  assert.ok(tower !== null);
  return { words, tower };
}

test("lines that reach as far as a tower stand above it", async () => {
  const { words, tower } = await wordsAndTower(LONG);
  assert.ok(words.x + words.width > tower.x, "they reach to it");
  assert.ok(words.y + words.height <= tower.y, `${words.y + words.height} is not above ${tower.y}`);
});

test("short lines are as large beside it as without it", async () => {
  const sizeOf = async (visual: StatementVisual): Promise<string | undefined> => {
    const { layers } = await layoutVisual(visual, wide);
    const [first] = layers.find(({ id }) => id === "statement")?.paint ?? [];
    return first?.kind === "text" ? first.font : undefined;
  };
  const short = { kind: "statement" as const, text: "Its light reaches 18 miles" };
  assert.equal(await sizeOf({ ...short, illustration: "lighthouse" }), await sizeOf(short));
});
