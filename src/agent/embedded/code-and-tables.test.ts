import assert from "node:assert/strict";
import { test } from "node:test";
import { film as planned } from "./plan.fixture.ts";

const film = (brief: string, language = "en") => planned(brief, language).scenes;

const SQL = `# Joins

## The classic trap
A condition on the right-hand table in WHERE turns a LEFT JOIN back into an INNER JOIN, because NULL is no number:
\`\`\`sql
LEFT JOIN orders AS o ON o.customer_id = c.id
WHERE o.amount > 30
\`\`\`
Move the condition into ON and Bo stays.

## Orders

| order_id | customer_id | amount |
|---|---|---|
| 10 | 1 | 40 |
| 11 | 1 | 25 |

Bo has never ordered.
`;

test("reason and remedy stand under the code, and the line that they name is in focus", () => {
  const visual = film(SQL).find(({ visual: { kind } }) => kind === "code")?.visual;
  assert.ok(visual?.kind === "code");
  assert.deepEqual(
    visual.notes?.map(({ text }) => text.split(" ").slice(0, 2).join(" ")),
    ["A condition", "Move the"],
  );
  assert.deepEqual(
    visual.focus.map(({ from }) => from),
    [2, 1],
  );
});

test("rows of a data base are seen, and told by the sentences around them", () => {
  const scene = film(SQL).find(({ visual: { kind } }) => kind === "table");
  assert.deepEqual(scene?.narration, ["Orders.", "Bo has never ordered."]);
});

const ROUTES = (head: string, rows: string[]): string =>
  `# Rutas\n\n## ¿Qué ruta elijo?\n\n${[head, head.replaceAll(/[^|]+/gu, "---"), ...rows].map((row) => `|${row}|`).join("\n")}\n`;

test("of a long table each row is told by what it is for; of a short one amounts and words are told apart", () => {
  const long = ROUTES("Ruta|Salida|Distancia|Para quién", [
    "Francés|Saint-Jean|780 km|Quien busca compañía",
    "Norte|Irún|820 km|Quien ama el mar",
    "Inglés|Ferrol|120 km|Quien tiene una semana",
    "Primitivo|Oviedo|320 km|Quien quiere montaña",
  ]);
  const said = film(long, "es").flatMap(({ narration }) => narration);
  assert.ok(said.includes("Francés, para quién: quien busca compañía."), said.join("\n"));
  assert.ok(said.includes("Norte: quien ama el mar."), said.join("\n"));
  const short =
    "# Kitchen\n\n## The danger zone\n\n| Task | Temperature | Check |\n|---|---|---|\n| Freezer | −18 °C or below | Start of shift |\n| Fridge | 5 °C or below | Start and end of shift |\n| Hot holding | 63 °C or above | Every two hours |\n";
  const told = film(short).flatMap(({ narration }) => narration);
  assert.ok(told.includes("Freezer: −18 °C or below; check: start of shift."), told.join("\n"));
  const amounts =
    "# Sales\n\n## Rows\n\n| Region | Q2 | Q3 | Change | Margin |\n|---|---|---|---|---|\n| North | 12 | 14 | 13% | 22% |\n| South | 9 | 8 | −11% | 3% |\n| East | 4 | 5 | 25% | 9% |\n| West | 11 | 11 | 0% | 18% |\n";
  const all = film(amounts)
    .flatMap(({ narration }) => narration)
    .join("\n");
  // Of five columns the first two amounts are told, and all are shown.
  assert.match(all, /South: 9 and 8\./u);
});

test("in Japanese and Korean a side is the topic of its cell", () => {
  const ja = film(
    "# お茶\n\n## 急須の材質\n\n| 観点 | 常滑焼 | ガラス |\n|---|---|---|\n| 保温 | 冷めにくい | 冷めやすい |\n| 手入れ | 洗剤を使わない | 洗剤で洗える |\n",
    "ja",
  );
  assert.ok(ja.some(({ narration }) => narration.includes("保温：常滑焼は冷めにくい、ガラスは冷めやすい。")));
  const ko = film(
    "# 한지와 양말\n\n## 무엇이 다를까요?\n\n| 항목 | 한지 | 양말 |\n|---|---|---|\n| 원료 | 닥나무 껍질 | 나무 펄프 |\n| 수명 | 약 천 년 | 백 년 안팎 |\n",
    "ko",
  );
  assert.ok(
    ko.some(({ narration }) => narration.some((one) => one.startsWith("원료: 한지는 닥나무 껍질, 양말은 "))),
  );
});

test("in the first row a head of several words tells what its figures are, also where their unit is said", () => {
  const { scenes } = planned(
    "# Обморожение\n\nПервая помощь.\n\n## Когда это опасно\n\n| Температура | Ветер | Через сколько мёрзнет кожа |\n|---|---|---|\n| −10 °C | 40 км/ч | 30 минут |\n| −20 °C | 40 км/ч | 10 минут |\n| −30 °C | 40 км/ч | 5 минут |\n",
  );
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /через сколько мёрзнет кожа: 30 минут/u);
  assert.doesNotMatch(said, /кожа: 10/u);
});
