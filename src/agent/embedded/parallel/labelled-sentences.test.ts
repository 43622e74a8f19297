import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { labelledSentences } from "./labelled-sentences.ts";

const labels = (text: string, language: string): string[] | undefined =>
  labelledSentences(splitSentences(text, language), 0, language)?.parts.map(({ label }) => label);

test("sentences that each name what they are about are a list with labels", () => {
  assert.deepEqual(
    labels(
      "Oven: 230 degrees. Dough: at room temperature, never from the fridge. Water: half a cup, in a tin below.",
      "en",
    ),
    ["Oven", "Dough", "Water"],
  );
  assert.deepEqual(
    labels("Ofen: 230 Grad. Teig: zimmerwarm, nie aus dem Kühlschrank. Wasser: eine halbe Tasse.", "de"),
    ["Ofen", "Teig", "Wasser"],
  );
  assert.deepEqual(labels("烤箱：230度。面团：室温，不要从冰箱直接取出。水：半杯，放在下层。", "zh"), [
    "烤箱",
    "面团",
    "水",
  ]);
  const visual = shown(
    "Week before: book the hall and ask two neighbours for chairs. Evening before: carry the tables down. On the day: open at nine, bread first. Week after: thank them.",
    "en",
  );
  assert.equal(visual.kind, "bullets");
});

test("amounts alone, people who talk, two sentences and a sentence that runs on are none", () => {
  for (const text of [
    "Leeds: 320 parcels. York: 210 parcels. Hull: 150 parcels.",
    "Anna: I came by train and then on foot. Ben: so did I, from the other side. Anna: then we must have met.",
    "Oven: 230 degrees. Dough: at room temperature, never cold.",
    "The oven is hot: wear gloves for all of it. Then wait: it takes an hour or more. The smell, in short: it tells you when.",
  ])
    assert.equal(labels(text, "en"), undefined, text);
});
