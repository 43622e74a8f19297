import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { countedHead } from "./counted-heads.ts";

/** Scenes of lines below a title and a sentence of their language. */
function told(lines: string, language: string, first = "A first sentence about it."): string[] {
  const plan = film(`# A title of its own\n\n${first}\n\n## B\n\n${lines}\n`, language);
  return plan.scenes.slice(1).flatMap(({ visual }) => {
    if (visual.kind === "timeline")
      return [`timeline: ${visual.events.map(({ date, text }) => `${date} = ${text}`).join(" | ")}`];
    if (visual.kind === "table") return [`table: ${visual.rows.map((row) => row.join(" = ")).join(" | ")}`];
    if (visual.kind === "bullets")
      return [`bullets: ${visual.items.map(({ label, detail = "" }) => `${label} = ${detail}`).join(" | ")}`];
    return [];
  });
}

test("days that open their lines without a colon are a programme, in every way to count them", () => {
  assert.deepEqual(told("Day 1 Fly to Oslo, harbour walk\nDay 2 Oslo: Munch museum\nDay 3 train to Bergen", "en"), [
    "timeline: Day 1 = Fly to Oslo, harbour walk | Day 2 = Oslo: Munch museum | Day 3 = Train to Bergen",
  ]); // prettier-ignore
  assert.deepEqual(told("1日目 港からフェリーで島へ\n2日目 海岸を散歩\n3日目 お土産を買う", "ja", "島を三日でめぐる静かな旅です。"), [
    "timeline: 1日目 = 港からフェリーで島へ | 2日目 = 海岸を散歩 | 3日目 = お土産を買う",
  ]); // prettier-ignore
  assert.deepEqual(told("اليوم الأول الوصول من جدة\nاليوم الثاني المقابر النبطية\nاليوم الثالث جبل الفيل عند الغروب", "ar", "رحلة هادئة إلى العلا مع مجموعة صغيرة."), [
    "timeline: اليوم الأول = الوصول من جدة | اليوم الثاني = المقابر النبطية | اليوم الثالث = جبل الفيل عند الغروب",
  ]); // prettier-ignore
});

test("a long programme goes on on another page in the same form", () => {
  const days = Array.from({ length: 9 }, (_, at) => `Tag ${at + 1} Wanderung zum Gipfel ${"und weiter ".repeat(at === 2 ? 8 : 1)}ins Tal`); // prettier-ignore
  const scenes = told(days.join("\n"), "de");
  assert.equal(scenes.length, 2);
  assert.ok(scenes.every((scene) => scene.startsWith("table: ")));
  assert.match(scenes.join(" "), /Tag 1 = .*Tag 9 = /u);
});

test("a day and its hour head a line of several sentences", () => {
  assert.deepEqual(told("Program:\nCuma 17.00 – Kortej ve açılış\nCumartesi 09.30 – Hep birlikte hasat. Sepet bizden.\nPazar 10.00 – Yarışma", "tr", "Şenlik için meydanda buluşuyoruz ve üç gün birlikte eğleniyoruz."), [
    "timeline: Cuma 17.00 = Kortej ve açılış | Cumartesi 09.30 = Hep birlikte hasat. Sepet bizden | Pazar 10.00 = Yarışma",
  ]); // prettier-ignore
});

test("things that are told apart by a letter look alike, however many sentences tell of them", () => {
  const [scene = ""] = told("Grupo A – infectante: gaze com sangue. Saco branco.\nGrupo B – químico: reagente. Saco laranja.\nGrupo C – radioativo: ninguém mexe.\nGrupo D – comum: papel. Saco preto.", "pt", "Cada grupo tem o seu saco e ninguém deve misturar os resíduos."); // prettier-ignore
  assert.match(scene, /^bullets: Grupo A – infectante = .*Grupo B – químico = .*Grupo C – radioativo = .*Grupo D – comum = /u); // prettier-ignore
});

test("what only happens to begin with a number is no head", () => {
  assert.equal(countedHead("Room 101% full", "en"), null);
  assert.equal(countedHead("Version 2.1 came out", "en"), null);
  assert.equal(countedHead("The first of them left early", "en"), null);
  // A thing of which something is told is no row of its own.
  assert.ok(!told("Room 1 is closed today\nRoom 2 is open today\nRoom 3 is being painted", "en").some((scene) => scene.startsWith("bullets: Room 1 = "))); // prettier-ignore
  // Counted backwards, or twice the same, it is no course of days.
  assert.ok(!told("Day 3 We rest\nDay 2 We walk\nDay 1 We arrive", "en").some((scene) => scene.startsWith("timeline"))); // prettier-ignore
});

test("teams, their hours and whom they meet stand in columns, and none is lost", () => {
  assert.deepEqual(told("10s 8.30am v Dulwich Hill\n12A 9.45 v Earlwood\n14B 11 v St Brigids\nMixed 3pm v Canterbury", "en"), [
    "table: 10s = 8.30am = v Dulwich Hill | 12A = 9.45 = v Earlwood | 14B = 11 = v St Brigids | Mixed = 3pm = v Canterbury",
  ]); // prettier-ignore
  const others = told("U9 is 9 years old and plays\nU11 was 10.30 minutes late\nU13 won", "en");
  assert.ok(others.every((scene) => !scene.startsWith("table: U9 = ")));
});

test("amounts by day are drawn, and are no programme", () => {
  const plan = film("# Stairs\n\nA first sentence about it.\n\n## Heights\n\nDay 1: 120 m\nDay 2: 340 m\nDay 3: 280 m\nDay 4: 90 m\n", "en");
  const chart = plan.scenes.find(({ visual }) => visual.kind === "chart")?.visual;
  assert.ok(chart?.kind === "chart");
  assert.deepEqual(chart.categories, ["Day 1", "Day 2", "Day 3", "Day 4"]);
}); // prettier-ignore
