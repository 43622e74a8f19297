import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { namedSum } from "./named-sum.ts";
import { partedWhole } from "./parted-whole.ts";

const WHOLES: [language: string, sentence: string, heading: string, labels: string[]][] = [
  ["pl", "Na 312 gości przypadło 128 emerytów, 96 studentów, 61 osób pracujących w okolicy i 27 rodziców z dziećmi.", "Na 312 gości", ["Emerytów", "Studentów", "Osób pracujących w okolicy", "Rodziców z dziećmi"]],
  ["en", "Of our 312 guests last Tuesday, 128 were pensioners, 96 students, 61 office workers and 27 parents.", "Of our 312 guests last Tuesday", ["Pensioners", "Students", "Office workers", "Parents"]],
  ["en", "Of 312 guests 128 were pensioners, 96 students, 61 worked nearby and 27 were parents.", "Of 312 guests", ["Pensioners", "Students", "Worked nearby", "Parents"]],
  ["en", "The flat of 95 m² has 40 m² of living room, 30 m² of bedrooms and 25 m² of terrace.", "The flat of 95 m²", ["Living room", "Bedrooms", "Terrace"]],
  ["de", "Von 312 Gästen waren 128 Rentner, 96 Studierende, 61 Berufstätige und 27 Eltern mit Kindern.", "Von 312 Gästen", ["Rentner", "Studierende", "Berufstätige", "Eltern mit Kindern"]],
  ["fr", "Sur 312 clients, 128 étaient des retraités, 96 des étudiants, 61 des salariés et 27 des parents.", "Sur 312 clients", ["Retraités", "Étudiants", "Salariés", "Parents"]],
  ["es", "De 312 clientes, 128 eran jubilados, 96 estudiantes, 61 trabajadores y 27 padres con hijos.", "De 312 clientes", ["Jubilados", "Estudiantes", "Trabajadores", "Padres con hijos"]],
  ["ru", "Из 312 гостей 128 были пенсионеры, 96 студенты, 61 работники и 27 родители с детьми.", "Из 312 гостей", ["Пенсионеры", "Студенты", "Работники", "Родители с детьми"]],
  ["ja", "312人のうち、128人が年金生活者、96人が学生、61人が会社員、27人が親子連れでした。", "312人", ["年金生活者", "学生", "会社員", "親子連れ"]],
  ["ko", "손님 312명 가운데 128명은 연금 생활자, 96명은 학생, 61명은 직장인, 27명은 부모였습니다.", "손님 312명", ["연금 생활자", "학생", "직장인", "부모"]],
  ["zh", "312位客人中，128位是退休人员，96位是学生，61位是上班族，27位是带孩子的父母。", "312位客人", ["退休人员", "学生", "上班族", "带孩子的父母"]],
  ["tr", "312 misafirin 128'i emekli, 96'sı öğrenci, 61'i çalışan ve 27'si çocuklu aileydi.", "312 misafir", ["Emekli", "Öğrenci", "Çalışan", "Çocuklu aile"]],
]; // prettier-ignore

for (const [language, sentence, heading, labels] of WHOLES)
  test(`parts that come to the whole named before them are its parts: ${sentence}`, () => {
    const sum = partedWhole(sentence, "", language);
    assert.equal(sum?.heading, heading);
    assert.deepEqual(sum?.points.map(({ label }) => label), labels);
    const [first] = sum?.points ?? [];
    assert.ok(sentence.slice(first?.offset).startsWith(first?.display ?? "-"));
  }); // prettier-ignore

test("the whole may stand in the sentence before", () => {
  const parts = "128 were pensioners, 96 students, 61 office workers and 27 parents.";
  const sum = partedWhole(parts, "We counted 312 guests on a Tuesday in March.", "en");
  assert.equal(sum?.heading, "312 guests on a Tuesday in March");
  assert.deepEqual(sum?.points.map(({ offset }) => parts.slice(offset, offset + 3)), ["128", "96 ", "61 ", "27 "]); // prettier-ignore
  assert.equal(partedWhole(parts, "We counted 313 guests on a Tuesday in March.", "en"), null);
});

const NONE: [why: string, language: string, sentence: string][] = [
  ["they do not come to it", "pl", "Na 312 gości przypadło 128 emerytów, 96 studentów i 27 rodziców z dziećmi."],
  ["two parts", "en", "Of 26 accidents 14 were after eight and 12 before."],
  ["another unit", "en", "A box of 12 kg holds 5 m of rope, 4 m of wire and 3 m of chain."],
  ["numbers of what happened", "en", "A team of 12 played 3 matches in 4 towns and won 5 prizes."],
  ["shares", "en", "Of the 100 percent, 50 percent are oaks, 30 percent limes and 20 percent pears."],
]; // prettier-ignore

for (const [why, language, sentence] of NONE)
  test(`no parts, ${why}: ${sentence}`, () => assert.equal(partedWhole(sentence, "", language), null));

test("parts of a sum stand between middots, slashes and semicolons as between commas", () => {
  const parts = ["farina e lievito 1,10", "persone 2,35", "luce e gas 0,80", "affitto 0,45", "tasse 0,30", "a noi 0,20"];
  for (const mark of [" · ", " / ", "; ", ", ", " | "]) {
    const sum = namedSum(`Dove vanno i 5,20: ${parts.join(mark)}.`, "it");
    assert.deepEqual(sum?.points.map(({ label }) => label), ["Farina e lievito", "Persone", "Luce e gas", "Affitto", "Tasse", "A noi"], mark); // prettier-ignore
  }
  const visual = shown(`Dove vanno i 5,20: ${parts.join("; ")}.`, "it");
  assert.equal(visual.kind === "chart" ? visual.chart : visual.kind, "donut");
}); // prettier-ignore

test("the parts of a passage are a ring that says what is whole, and what leads up to them is told before", () => {
  const [, sentence = ""] = WHOLES[0] ?? [];
  const { scenes } = film(`# Bar\n\n## Kto tu jada?\n\nPoliczyliśmy to w jeden wtorek w marcu. ${sentence}\n`, "pl");
  const scene = scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(scene?.visual.kind === "chart");
  assert.equal(scene.visual.chart, "donut");
  assert.equal(scene.visual.series[0]?.name, "Na 312 gości");
  assert.deepEqual(scene.visual.series[0]?.values, [128, 96, 61, 27]);
}); // prettier-ignore

test("what says that they are parts of it names none of them, and a long sentence heads them by what it counts", () => {
  const found = partedWhole(
    "118 of them were air-in-line, 57 were occlusion, 22 low battery, and the remaining 15 were something else.",
    "Between January and June the wards logged 212 alarms that needed a second person.",
    "en",
  );
  assert.equal(found?.heading, "212 alarms that needed a second person");
  assert.deepEqual(
    found?.points.map(({ label }) => label),
    ["Air-in-line", "Occlusion", "Low battery", "Something else"],
  );
});

test("其中 and 剩下 say that parts follow, and the counter is the amount's", () => {
  const found = partedWhole(
    "其中 137 起是充电时发生的，52 起是电池老化，剩下 29 起是私自改装。",
    "去年全市一共发生电动车火灾 218 起。",
    "zh",
  );
  assert.deepEqual(
    found?.points.map(({ label, value }) => `${label} ${value}`),
    ["充电时发生的 137", "电池老化 52", "私自改装 29"],
  );
});
