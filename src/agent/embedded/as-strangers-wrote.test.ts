import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

const last = (section: string, language: string) =>
  film(`# Film\n\n## A\n\nRobins sing at night.\n\n${section}`, language).scenes.at(-1);

test("what each point forbids is not forbidden above them too", () => {
  const scene = last(
    "## Never\n\n- Never promise a time.\n- Never blame a colleague.\n- Never post it online.",
    "en",
  );
  assert.equal(scene?.narration[0], "Never promise a time.");
  const german = last(
    "## Niemals\n\n- Niemals Wasser auf brennendes Fett gießen\n- Niemals den Deckel vom Topf heben",
    "de",
  );
  assert.equal(german?.narration[0], "Niemals Wasser auf brennendes Fett gießen.");
});

test("steps that say which day they are have no other count", () => {
  const scene = last(
    "## Yedi gün\n\n1. Birinci gün unu karıştırın.\n2. İkinci gün bekleyin.\n3. Üçüncü gün yarısını atın.",
    "tr",
  );
  assert.deepEqual(scene?.narration.slice(1), ["Birinci gün unu karıştırın.", "İkinci gün bekleyin.", "Üçüncü gün yarısını atın."]); // prettier-ignore
  const chinese = last("## 點餐\n\n1. 先說飲料名稱。\n2. 再說甜度。\n3. 最後說冰塊。", "zh-Hant");
  assert.deepEqual(chinese?.narration.slice(1), ["先說飲料名稱。", "再說甜度。", "最後說冰塊。"]);
});

test("years that are set apart by their type alone are a history", () => {
  const scene = last("## Van ramp naar plan\n\n- **1421** De Sint-Elisabethsvloed verzwelgt dertig dorpen.\n- **1932** De Afsluitdijk maakt een meer.\n- **1953** De Watersnoodramp kost 1.836 mensen het leven.", "nl"); // prettier-ignore
  assert.ok(scene?.visual.kind === "timeline");
  assert.deepEqual(scene.visual.events.map(({ date }) => date), ["1421", "1932", "1953"]); // prettier-ignore
  const amounts = last("## Besucher\n\n- 1500 Kinder\n- 1800 Frauen\n- 2000 Männer", "de");
  assert.notEqual(amounts?.visual.kind, "timeline");
});

test("the parts of a night are named by their stage", () => {
  const scene = last("## How the night is shared out\n\nHealthy adults spend 5 % of the night in N1, 50 % in N2, 20 % in N3 and 25 % in REM.", "en"); // prettier-ignore
  assert.ok(scene?.visual.kind === "chart");
  assert.deepEqual(scene.visual.categories, ["N1", "N2", "N3", "REM"]);
});

test("a quotation that its speaker interrupts between commas is one sentence, and a pronoun is no speaker", () => {
  const scene = last('## The light\n\n"As long as it burned," he said, "I knew you were alive."', "en");
  assert.ok(scene?.visual.kind === "quote");
  assert.equal(scene.visual.text, "As long as it burned, I knew you were alive.");
  assert.equal(scene.visual.attribution, undefined);
});

test("Hebrew joins a Hebrew word without a hyphen", () => {
  const scene = last(
    "## מי עובר כאן?\n\n| מין | מספר בשנה |\n|---|---|\n| חסידה | 500,000 |\n| שקנאי | 50,000 |\n| עיט | 140,000 |",
    "he",
  );
  assert.match(scene?.narration.join(" ") ?? "", / ושקנאי /u);
});
