import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

test("of three rows none is told without its sides, and no word opens two steps in a row", () => {
  const { scenes } = film("# 和紙\n\n和紙は千年以上もつといわれます。\n\n## 作り方\n\n1. 冬に楮を刈る\n2. 皮をはぐ\n3. 液で煮る\n4. ちりを取る\n5. 繊維をほぐす\n6. 簀桁で漉く\n7. 板に張って干す\n\n## 和紙と洋紙\n\n| | 和紙 | 洋紙 |\n|---|---|---|\n| 長さ | 約10ミリ | 約3ミリ |\n| 性質 | 中性 | 昔は酸性が多い |\n| 寿命 | 千年以上 | 約100年 |"); // prettier-ignore
  const said = scenes.flatMap(({ narration }) => narration);
  assert.ok(said.includes("性質：和紙は中性、洋紙は昔は酸性が多い。"), said.join("\n"));
  const openers = said.flatMap((line) => /^(?:続いて|それから|さらに|最後に)/u.exec(line)?.[0] ?? []);
  assert.deepEqual(openers, ["続いて", "それから", "最後に"]);
});

test("two columns whose heads open alike are two lists beside each other", () => {
  const table = (heads: string) => `# Trade\n\nGoods went both ways.\n\n## What travelled\n\n| ${heads} |\n|---|---|\n| silk | glass |\n| porcelain | wool |\n| tea | silver |`; // prettier-ignore
  const visual = film(table("Going west | Going east")).scenes.at(-1)?.visual;
  assert.ok(visual?.kind === "comparison");
  assert.deepEqual(visual.sides.map(({ points }) => points.map(({ text }) => text)), [["Silk", "Porcelain", "Tea"], ["Glass", "Wool", "Silver"]]); // prettier-ignore
  assert.equal(film(table("Goods | Price paid")).scenes.at(-1)?.visual.kind, "table");
});

test("a step too long for any page shows what is done first, and what follows below it", () => {
  const last =
    "Hacer bolitas de 30 gramos, aplastarlas en la prensa entre dos plásticos y al comal bien caliente: 20 segundos de un lado, 40 del otro, y se voltea otra vez hasta que se infle.";
  const { scenes } = film(`# Tortillas\n\n1. Lavar dos o tres veces.\n2. Moler en metate.\n3. ${last}`, "es");
  const steps = scenes.flatMap(({ visual }) => (visual.kind === "process" ? visual.steps : []));
  assert.equal(steps.at(-1)?.title, "Hacer bolitas de 30 gramos");
  assert.match(scenes.flatMap(({ narration }) => narration).join(" "), /hasta que se infle/u);
});
