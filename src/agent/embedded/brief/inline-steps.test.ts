import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { inlineSteps } from "./inline-steps.ts";

test("steps that are numbered within a line are a list, and what stands behind them is none", () => {
  const read = (text: string, language: string) => {
    const found = inlineSteps(text, language);
    return found === null ? null : [found.head, ...found.parts, found.behind];
  };
  assert.deepEqual(read("Nächste Schritte: 1. Querung, Bau im Herbst 2026. 2. Speicher mit 5.000 Kubikmetern. 3. Ausstieg bis 2030.", "de"), ["Nächste Schritte", "Querung, Bau im Herbst 2026.", "Speicher mit 5.000 Kubikmetern.", "Ausstieg bis 2030.", ""]); // prettier-ignore
  assert.deepEqual(read("Se der algo errado: 1) pare 2) separe a bandeja 3) anote no livro. Ninguém é punido.", "pt"), ["Se der algo errado", "pare", "separe a bandeja", "anote no livro.", "Ninguém é punido."]); // prettier-ignore
  assert.deepEqual(read("使い方：①ふたを開ける。②水を入れる。③三分待つ。", "ja"), ["使い方", "ふたを開ける。", "水を入れる。", "三分待つ。", ""]); // prettier-ignore
  assert.deepEqual(read("कैसे करें: 1) हाथ धोएँ 2) मास्क पहनें 3) दूरी रखें", "hi"), ["कैसे करें", "हाथ धोएँ", "मास्क पहनें", "दूरी रखें", ""]); // prettier-ignore
  for (const [text, language] of [
    ["Termine: 1. Mai, 2. Juni, 3. Juli.", "de"],
    ["Sieger: 1. Platz Anna, 2. Platz Bert, 3. Platz Carla.", "de"],
    ["We compare (1) cost, (2) speed and (3) safety.", "en"],
    ["Der 1. FC Köln stieg ab. Die 2. Liga ist hart. Die 3. Liga auch.", "de"],
  ] as const)
    assert.equal(read(text, language), null, text);
});

test("they are shown as steps under what leads to them", () => {
  const plan = film("A boiler\n\nA first sentence about the boiler.\n\nTo reset it: 1) switch it off 2) wait a while 3) hold the red button. It may hum.\n", "en"); // prettier-ignore
  const shown = plan.scenes.flatMap(({ visual }) => (visual.kind === "process" ? [visual.heading, ...visual.steps.map(({ title }) => title)] : [])); // prettier-ignore
  assert.deepEqual(shown, ["To reset it", "Switch it off", "Wait a while", "Hold the red button"]);
});
