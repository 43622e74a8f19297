import assert from "node:assert/strict";
import { test } from "node:test";
import { asQuestion } from "./english/headings.ts";
import { markedQuestion } from "./phrases/question-mark.ts";
import { film } from "./plan.fixture.ts";
import { changeOf } from "./scenes/then-to-now.ts";

/** What is said of the only table of a brief in some sentences of its language. */
const INTRO: Readonly<Record<string, string>> = {
  en: "A short look at two ways of doing the same thing, for people who have to choose one.",
  de: "Wer zum ersten Mal wählt, fragt sich, was für den eigenen Alltag besser passt.",
  es: "Elegir no es fácil, y muchas familias nos preguntan qué les conviene más en su casa.",
  ja: "はじめて選ぶ方のために、二つの品をわかりやすくくらべてご紹介します。",
  ru: "Мы объясняем новым клиентам, чем отличаются два тарифа для дома и что выбрать.",
};

function rowsSaid(language: string, table: string): string[] {
  const { scenes } = film(`# Film\n\n${INTRO[language] ?? ""}\n\n## A\n\n${table}\n`, language);
  return (
    scenes.find(({ visual }) => visual.kind === "table" || visual.kind === "comparison")?.narration ?? []
  );
}

test("each row tells both sides with their names, whatever its values are", () => {
  for (const [language, table, said] of [
    ["ja", "| 項目 | 従来品 | 新製品 |\n|---|---|---|\n| 時間 | 5分 | 2分 |\n| 重さ | 1.3kg | 0.9kg |\n| 湯もれ | あり | なし |", "湯もれ：従来品 あり、新製品 なし。"],
    ["en", "| | Merge | Rebase |\n|---|---|---|\n| History | Keeps the fork | Straight line |\n| Hashes | Unchanged | Rewritten |", "History: Merge keeps the fork; Rebase, straight line."],
    ["es", "| Aspecto | Gas | Inducción |\n|---|---|---|\n| Limpieza | Hay que desmontar | Basta un paño |\n| Luz | – | ✓ |", "Limpieza: Gas, hay que desmontar; Inducción, basta un paño."],
    ["es", "| Aspecto | Gas | Inducción |\n|---|---|---|\n| Limpieza | Hay que desmontar | Basta un paño |\n| Luz | – | ✓ |", "Luz: no en Gas, sí en Inducción."],
    ["en", "| Compared | Iron pot | Clay pot | Rice cooker |\n|---|---|---|---|\n| Time | 18 min | 25 min | 50 min |\n| Induction | yes | no | — |", "Induction: Iron pot yes and Clay pot no."],
    ["ru", "| Критерий | Лёгкий | Полный |\n|---|---|---|\n| Роутер | ✗ | ✓ |\n| Договор | Без срока | На год |", "Роутер: Лёгкий, нет; Полный, да."],
  ] as const) assert.ok(rowsSaid(language, table).includes(said), rowsSaid(language, table).join(" "));
}); // prettier-ignore

test("a row of numbers opens with what they count, and money stands as the language writes it", () => {
  for (const [language, table, said] of [
    ["es", "| Años | Simple (€) | Compuesto (€) |\n|---|---|---|\n| 10 | 1.500 | 1.628,89 |\n| 20 | 2.000 | 2.653,30 |", "20 años: simple 2.000 € y compuesto 2.653,30 €."],
    ["ru", "| Годы | Простые (₽) | Сложные (₽) |\n|---|---|---|\n| 2 | 1500 | 1628 |\n| 20 | 2000 | 2653 |", "2 года: простые 1500 ₽ и сложные 1628 ₽."],
    ["en", "| People | Water (g) | Salt (g) |\n|---|---|---|\n| 4 | 600 | 3 |\n| 8 | 1,200 | 6 |", "8 people: water 1,200 g and salt 6 g."],
  ] as const) assert.ok(rowsSaid(language, table).includes(said), rowsSaid(language, table).join(" "));
}); // prettier-ignore

test("one measure at two times is told from the one to the other, in its order", () => {
  const numbers = (heads: string): string[] =>
    rowsSaid("en", `| | ${heads} |\n|---|---|---|\n| Revenue ($M) | 43.4 | 48.6 |\n| Margin | 9.1% | 8.4% |`);
  assert.ok(numbers("Q3 last year | Q3 this year").includes("Margin: from 9.1% to 8.4%."));
  assert.ok(!numbers("Q3 this year | Q3 last year").join(" ").includes("from"));
  assert.deepEqual(
    [changeOf("43.4", "48.6", "en"), changeOf("9,1 %", "8,4 %", "pt"), changeOf("7", "7", "en"), changeOf("no", "8", "en")],
    ["▲ 12%", "▼ 0,7", "", ""],
  ); // prettier-ignore
});

test("an address within a step is not cut at its dot", () => {
  const { scenes } = film(
    "# حملة\n\n## كيف تشارك؟\n\n1. سجّل اسمك عبر الموقع shati.example أو على الرقم 1515.\n2. احضر قبل الموعد بربع ساعة.\n3. اجمع وافرز.\n",
    "ar",
  );
  const process = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "process");
  assert.ok(process?.kind === "process");
  assert.equal(process.steps[0]?.title, "سجّل اسمك عبر الموقع shati.example أو على الرقم 1515");
});

test("symbols listed below a formula are its legend; a list of other things stays one", () => {
  const { scenes } = film(
    "# Interés\n\nCon el interés compuesto, los intereses también generan intereses cada año.\n\n## La fórmula\n\n$$C_n = C_0 \\cdot (1 + r)^n$$\n\n- $C_0$: capital inicial\n- $r$: tipo de interés anual\n- $n$: número de años\n\n## Ejemplo\n\n- $r$ sube: pagas más\n- Sustituimos: $C_3 = 1000 \\cdot 1{,}05^3$\n",
    "es",
  );
  const formula = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "formula");
  assert.ok(formula?.kind === "formula");
  assert.deepEqual(
    formula.symbols?.map(({ text }) => text),
    ["capital inicial", "tipo de interés anual", "número de años"],
  );
  const list = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "bullets");
  assert.ok(list?.kind === "bullets");
  assert.equal(list.items[1]?.detail, "C₃ = 1000 · 1,05³");
  assert.ok(scenes.flatMap(({ narration }) => narration).some((text) => text.includes("1,05 al cubo")));
});

test("a source at the end is a small line below the last figures", () => {
  const told = "Próximo passo\n\nEm 2025, a autarquia investe em camiões elétricos.\n\n";
  const source = "Fonte: Câmara Municipal, relatório anual, janeiro de 2025.";
  const table = "| Destino | Parte (%) |\n|---|---|\n| Aterro | 54 |\n| Reciclagem | 27 |\n| Outros | 19 |\n";
  const { scenes } = film(`# Lixo\n\n## Para onde vai\n\n${table}\n## ${told}${source}\n`, "pt");
  const chart = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "chart");
  assert.ok(chart?.kind === "chart");
  assert.equal(chart.source, source);
  assert.ok(
    !scenes
      .flatMap(({ narration }) => narration)
      .join(" ")
      .includes("Fonte"),
  );
});

test("headings that leave out their verb ask nothing", () => {
  const none = new Set<string>();
  for (const heading of ["What did not", "Who pays and who does not", "What we can and cannot change"])
    assert.equal(asQuestion(heading, none), null);
  assert.equal(asQuestion("What rebase really does", none), "What does rebase really do?");
  for (const [language, heading] of [["pt", "O que não"], ["es", "Qué no"], ["fr", "Quand il pleut"]] as const)
    assert.equal(markedQuestion(heading, language), null); // prettier-ignore
  assert.equal(markedQuestion("Por qué no", "es"), "¿Por qué no?");
  assert.equal(markedQuestion("O que ninguém lhe conta", "pt"), null);
  assert.equal(markedQuestion("O que é um índice", "pt"), "O que é um índice?");
});

test("commands are named while their lines are in focus, and begin as they are typed", () => {
  const { scenes } = film(
    "# Rebase\n\nA tutorial for people who are scared of rebase.\n\n## The recipe\n\n```bash\ngit fetch origin\ngit rebase origin/main\n# fix conflicts, then:\ngit add a.py\ngit push --force-with-lease\n```\n\n## The way back\n\n`git rebase --abort` returns you to the start. `git reflog` keeps lost commits.\n",
  );
  const code = scenes.find(({ visual }) => visual.kind === "code");
  assert.ok(code?.visual.kind === "code");
  assert.deepEqual(code.narration, [
    "It takes four commands, first git fetch and git rebase.",
    "Fix conflicts, then git add and git push --force-with-lease.",
  ]);
  assert.deepEqual(
    code.visual.focus.map(({ from }) => from),
    [1, 2, 4, 5],
  );
  const said = scenes.flatMap(({ narration }) => narration);
  assert.ok(said.includes("git reflog keeps lost commits."), said.join(" "));
});

test("what depends on something is not ticked off", () => {
  const { scenes } = film(
    "# Bread\n\nHow do you know the starter is ready? Drop a teaspoon into water. If it floats, go. If it sinks, feed it and wait.\n\n## Shopping\n\nBuy flour.\n",
  );
  assert.ok(scenes.every(({ visual }) => visual.kind !== "bullets" || visual.toDo === undefined));
});

const rowsOf = (language: string, ...lines: string[]): string[] =>
  film(`# A\n\n## B\n${lines.join("\n")}\n`, language).scenes[1]?.narration ?? [];

test("questions of a comparison keep their marks, and no other stands behind one", () => {
  const said = rowsOf(
    "en",
    "| | Phase 1 | Phase 2 | Phase 3 |",
    "|---|---|---|---|",
    "| Volunteers | 20 to 100 | Several hundred | Thousands |",
    "| Main question | Is it safe? | Which dose? | Does it prevent disease? |",
    "| Compared with placebo? | Sometimes | Usually | Almost always |",
  );
  assert.equal(
    said.at(-2),
    "Main question: Phase 1, is it safe? Phase 2, which dose? Phase 3, does it prevent disease?",
  );
  assert.equal(
    said.at(-1),
    "Compared with placebo? Phase 1, sometimes; Phase 2, usually; Phase 3, almost always.",
  );
});

test("where one side does something so does the other, and no comma parts it from what it does", () => {
  const said = rowsOf(
    "en",
    "| | Morphy | Beginner |",
    "|---|---|---|",
    "| First moves | A new piece every move | The same piece twice |",
    "| King | Castles early | Stays in the middle |",
    "| Pieces | Gives them for time | Counts them |",
  );
  assert.equal(said.at(-2), "King: Morphy castles early; Beginner stays in the middle.");
  assert.equal(said.at(-1), "Pieces: Morphy gives them for time; Beginner counts them.");
});

test("of three rows each names its sides, in small letters where they are no names; of four and more the first", () => {
  const rows = [
    "| Exemples | épluchures, marc de café | feuilles mortes, carton |",
    "| Apport | azote | carbone |",
    "| Aspect | humides, molles | sèches, dures |",
  ];
  const head = ["| | Matières vertes | Matières brunes |", "|---|---|---|"];
  const few = rowsOf("fr", ...head, ...rows);
  assert.ok(
    few.slice(-3).every((row) => /matières vertes.*matières brunes/u.test(row)),
    few.join("\n"),
  );
  const more = rowsOf("fr", ...head, ...rows, "| Part | un tiers | deux tiers |");
  assert.match(more.at(-4) ?? "", /matières vertes.*matières brunes/u);
  assert.equal(more.at(-3), "Apport : azote ; carbone.");
  assert.equal(more.at(-1), "Part : un tiers ; deux tiers.");
});
