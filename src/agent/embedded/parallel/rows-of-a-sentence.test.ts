import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function shown(text: string, language: string) {
  const { scenes } = film(`# Plan\n\n${text}`, language);
  return { visuals: scenes.slice(1).map(({ visual }) => visual), said: scenes.flatMap(({ narration }) => narration).join(" ") }; // prettier-ignore
}

test("amounts that make the sum named before them are its parts, each called by whom or what", () => {
  const cases = [
    ["nl", "Het kost 31 miljoen euro; de gemeente betaalt 19 miljoen, het Rijk 8 miljoen en de provincie 4 miljoen.", ["Gemeente", "Rijk", "Provincie"]],
    ["it", "Nel 2025 abbiamo accolto 1.340 oggetti: 870 riparati, 290 da riportare con un pezzo di ricambio, 180 irrecuperabili.", ["Riparati", "Da riportare con un pezzo di ricambio", "Irrecuperabili"]],
    ["tr", "45 milyon liralık yatırım arıyoruz. Bunun 20 milyonu depo, 15 milyonu araç, 10 milyonu yazılım için.", ["Depo", "Araç", "Yazılım"]],
    ["ja", "昨年は1200人が参加し、うち700人が学生、300人が会社員、200人が退職者でした。", ["学生", "会社員", "退職者"]],
    ["zh", "总投资31亿元，其中市政府19亿元，国家8亿元，省里4亿元。", ["市政府", "国家", "省里"]],
  ] as const; // prettier-ignore
  for (const [language, text, parts] of cases) {
    const chart = shown(text, language).visuals.find(({ kind }) => kind === "chart");
    assert.ok(chart?.kind === "chart" && chart.chart === "donut", text);
    assert.deepEqual(chart.categories, parts);
  }
  const other = shown("The school costs £9m; the roof was £2m and the hall £3m.", "en");
  assert.ok(other.visuals.every(({ kind }) => kind !== "chart"));
});

test("what a sentence tells of a way, behind its head or the question before it, is a process", () => {
  const cases = [
    ["es", "Cómo se hace: la aceituna llega al patio antes de seis horas, se lava, se muele, se bate a 27 grados y se separa en la centrífuga.", 5],
    ["fr", "Comment ça marche ? Vous réservez en ligne, vous payez un euro, vous prenez le vélo et vous le rendez où vous voulez.", 4],
    ["tr", "Nasıl çalışır: uygulamayı indirin, kodu okutun, bisikleti alın ve istediğiniz durağa bırakın.", 4],
  ] as const; // prettier-ignore
  for (const [language, text, count] of cases) {
    const process = shown(text, language).visuals.find(({ kind }) => kind === "process");
    assert.ok(process?.kind === "process", text);
    assert.equal(process.steps.length, count);
  }
  for (const text of [
    "How we feel: tired, cold and hungry. The night shift lasts ten hours and ends at six.",
    "How it ended: the boat hit a rock, the crew swam ashore, and nobody was hurt. The harbour opened again on Monday.",
  ])
    assert.ok(
      shown(text, "en").visuals.every(({ kind }) => kind !== "process"),
      text,
    );
});

test("clauses that open with a date are a timeline, and a year holds until the next", () => {
  const cases = [
    ["nl", "Het plan in stappen: in maart 2026 begint de proef met één pont, in september komen er drie bij, en in juni 2027 gaat de laatste dieselpont uit de vaart.", ["In maart 2026", "In september 2026", "In juni 2027"]],
    ["ko", "2026년 3월에 공사를 시작하고, 6월에 지붕을 올리고, 2027년 1월에 문을 엽니다.", ["2026년 3월", "2026년 6월", "2027년 1월"]],
    ["pl", "W marcu 2026 rusza budowa, we wrześniu staje dach, a w lutym otwieramy drzwi.", ["W marcu 2026", "We wrześniu 2026", "W lutym"]],
  ] as const; // prettier-ignore
  for (const [language, text, dates] of cases) {
    const timeline = shown(text, language).visuals.find(({ kind }) => kind === "timeline");
    assert.ok(timeline?.kind === "timeline", text);
    assert.deepEqual(timeline.events.map(({ date }) => date), dates); // prettier-ignore
  }
});

test("points parted by semicolons stand under their head, and a counted head governs as many as it counts", () => {
  const list = shown("Prazos que valem a pena guardar: 30 dias para sair quando o contrato acaba; 90 dias se o imóvel for vendido; 24 horas de aviso antes de uma visita.", "pt").visuals[0]; // prettier-ignore
  assert.ok(list?.kind === "bullets" && list.heading === "Prazos que valem a pena guardar");
  assert.equal(list.items.length, 3);
  const text =
    "Mehr Geld gibt es in zwei Stufen: 3,2 Prozent ab Februar 2027, weitere 2,4 Prozent ab Januar 2028. Mindestens aber 110 Euro im Monat. Auszubildende erhalten 140 Euro mehr.";
  const { visuals, said } = shown(text, "de");
  assert.ok(visuals[0]?.kind === "bullets" && visuals[0].items.length === 2);
  assert.ok(said.endsWith("140 Euro mehr."));
  const three = shown("Drei Dinge ändern sich außerdem: Schichtzuschläge steigen von 15 auf 20 Prozent. Wer Angehörige pflegt, kann bis zu zehn Tage frei nehmen. Und die Altersteilzeit läuft bis 2030 weiter.", "de").visuals[0]; // prettier-ignore
  assert.ok(three?.kind === "bullets" && three.items.length === 3);
});

test("a number that another is set beside is no part of a whole", () => {
  const shares = (text: string, language: string) =>
    shown(text, language).visuals.filter((visual) => visual.kind === "number" && visual.figures.some(({ share }) => share !== undefined)); // prettier-ignore
  assert.equal(shares("De cada 100 kilos salen 17 litros, frente a los 22 de diciembre.", "es").length, 0);
  assert.equal(shares("De cada 100 personas que llegan, 17 se quedan.", "es").length, 1);
});

test("one measure over amounts that rise is a line, told by its ends and its peak", () => {
  const rows = [[0, 0], [0.5, 6.3], [1, 10.1], [1.5, 11.5], [2, 10.4], [3, 0.9]].map(([x, y]) => `| ${x} | ${y} |`).join("\n"); // prettier-ignore
  const { visuals, said } = shown(`| Time (s) | Height (m) |\n|---|---|\n${rows}`, "en");
  assert.ok(visuals[0]?.kind === "chart" && visuals[0].chart === "line");
  assert.match(said, /at 0 s 0 m, at 1\.5 s 11\.5 m and at 3 s 0\.9 m/u);
});

test("a column from a month on is told as it is headed", () => {
  const table = "| Gruppe | bisher | ab Februar 2027 |\n|---|---|---|\n| EG 5 | 3.012 € | 3.122 € |\n| EG 8 | 3.640 € | 3.756 € |\n| EG 9 | 3.840 € | 3.956 € |"; // prettier-ignore
  assert.match(shown(table, "de").said, /3\.122 € ab Februar 2027/u);
});
