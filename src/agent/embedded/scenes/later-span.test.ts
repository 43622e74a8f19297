import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { datedSentences } from "./dated-sentences.ts";
import { toldTimes } from "./told-times.ts";

const history = (text: string, base: string) => {
  const found = datedSentences(splitSentences(text, base), base);
  return found === null ? null : [...found.values()].map(({ date, text: told }) => `${date} ${told}`);
};

test("what happened so many years later stands on the axis by the words that say so", () => {
  assert.deepEqual(history("Маяк построили в 1864 году. В 1919 году его взорвали. Через три года башню восстановили.", "ru"), [
    "1864 Маяк построили",
    "1919 Его взорвали",
    "Через три года Башню восстановили",
  ]);
  assert.deepEqual(history("Die Schule wurde 1921 eröffnet. 1944 brannte sie aus. Sechs Jahre später zog sie wieder ein.", "de"), [
    "1921 Die Schule wurde eröffnet",
    "1944 Sie brannte aus",
    "Sechs Jahre später Sie zog wieder ein",
  ]);
  assert.equal(history("In 1969 my mother was 14. Ten years later she had three children. Last year she turned 70.", "en"), null);
  assert.equal(history("The first count in 2004 found only 6 otters. Ten years later there were 21. In 2024 volunteers counted 48.", "en"), null);
}); // prettier-ignore

test("建于1909年, and a Spanish verb that is a German pronoun, are of a history", () => {
  assert.deepEqual(history("车站建于1909年。1937年被炸毁。1946年在原址重建。", "zh"), [
    "1909年 车站建成",
    "1937年 被炸毁",
    "1946年 在原址重建",
  ]);
  const [, , , last] = history("La fábrica abrió en 1928. En 1953 llegaron los hornos. Cerró en 1994. Desde 2018 es un centro cultural.", "es") ?? [];
  assert.equal(last, "2018 Es un centro cultural");
}); // prettier-ignore

test("the year after is a time of a series, also where its noun has more words behind it", () => {
  for (const [base, text, count] of [
    ["de", "2022 haben wir 85 Geräte repariert. Im Jahr darauf waren es 140. Letztes Jahr waren es 215.", 3],
    ["fr", "En 2021, nous avons prêté 120 outils. L'année suivante, 260. L'an dernier, 410.", 3],
    ["ja", "2019年の参加者は40人でした。翌年は65人でした。去年は120人でした。", 3],
  ] as const)
    assert.equal(toldTimes(splitSentences(text, base), 0, base)?.points.length, count, text);
  const { scenes } = film("# Les accidents\n\nEn 2019, on comptait 14 accidents dans les lycées de l'académie ; en 2023, 5.\n\nLa formation est obligatoire.\n", "fr");
  assert.ok(scenes.some(({ visual }) => visual.kind === "chart"));
}); // prettier-ignore

test("a span of dates ends with a year", () => {
  const { scenes } = film("# Мост\n\nМост построили в 1892 году. В 1943 году его взорвали. Через три года движение открыли снова.\n", "ru");
  assert.ok(scenes.some(({ title }) => title === "1892 – 1943"));
}); // prettier-ignore
