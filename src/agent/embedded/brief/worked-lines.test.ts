import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withArrows } from "../text/typed-arrows.ts";

test("an arrow is one sign as it is typed, and code, a comparison or a formula keeps what it has", () => {
  for (const [typed, said] of [
    ["9 x 3 = 27 -> 2+7=9", "9 x 3 = 27 → 2+7=9"],
    ["27->2+7", "27 → 2+7"],
    ["dry soil --> one watering", "dry soil → one watering"],
    ["bez dźwięku => napisy", "bez dźwięku → napisy"],
    ["topraksa -> su", "topraksa → su"],
  ] as const)
    assert.equal(withArrows(typed).trim(), said);
  for (const kept of ["user->name", "a <-> b", "x <=> y", "3 >= 2", "e-mail", "a >> b", "f(x)=>y"])
    assert.equal(withArrows(kept), kept);
});

const visualOf = (lines: readonly string[], language: string) =>
  film(
    `# Film\n\nA first sentence that tells something of it.\n\n${lines.join("\n")}\n\nThat is all.\n`,
    language,
  )
    .scenes.map(({ visual }) => visual)
    .find((visual) => visual.kind === "bullets");

test("lines of worked examples are points, each with its arrows", () => {
  for (const [language, lines] of [
    ["en", ["start with examples", "9 x 3 = 27 -> 2+7=9", "9 x 24 = 216 -> 2+1+6 = 9"]],
    [
      "de",
      [
        "Beispiele",
        "Hälfte von 13 -> 12 + 1 -> 6 und ein Halb",
        "Hälfte von 25 -> 24 + 1 -> 12 und ein Halb",
      ],
    ],
    ["fr", ["Exemples", "15 x 4 = 60", "15 x 6 = 90", "15 x 12 = 180"]],
    ["ja", ["例", "9×3=27 -> 2+7=9", "9×7=63 -> 6+3=9"]],
    ["ru", ["Примеры", "сухая земля => полив", "мокрая земля => ждём"]],
  ] as const) {
    const visual = visualOf(lines, language);
    assert.ok(visual?.kind === "bullets", lines.join(" | "));
    assert.equal(visual.items.length, lines.length - 1);
    assert.ok(visual.items.every(({ label, detail }) => detail === undefined && !/[-=]>/u.test(label)));
  }
});

test("verse, sentences and a single example among other lines stay what they are", () => {
  for (const lines of [
    ["The road goes on and on", "and 3 + 4 = 7 is what I know", "the hills are far away"],
    ["We water the dry soil -> it drinks.", "Then we wait for a week.", "It grows."],
  ])
    assert.equal(visualOf(lines, "en"), undefined);
});
