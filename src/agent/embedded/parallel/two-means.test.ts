import assert from "node:assert/strict";
import { test } from "node:test";
import { beforeAndAfterWithin } from "./before-and-after-within.ts";
import { twoMeans } from "./two-means.ts";

test("one measure of two things at the head of their clauses is two bars", () => {
  for (const [language, sentence, bars] of [
    ["de", "Mit dem Bus dauert die Fahrt 26 Stunden, mit dem Zug 3.", ["Mit dem Bus 26 Stunden", "Mit dem Zug 3 Stunden"]],
    ["en", "By bus the trip takes 26 hours, by train 3.", ["By bus 26 hours", "By train 3 hours"]],
    ["es", "En autobús se tarda 26 horas, en tren 3.", ["En autobús 26 horas", "En tren 3 horas"]],
    ["pt", "De autocarro são 26 horas, de comboio são 3.", ["De autocarro 26 horas", "De comboio 3 horas"]],
    ["zh", "坐公交要40分钟，骑车只要15分钟。", ["坐公交 40分钟", "骑车 15分钟"]],
    ["ja", "バスでは40分、自転車では15分かかります。", ["バス 40分", "自転車 15分"]],
  ] as const) {
    const parts = twoMeans(sentence, language)?.shows.parts ?? [];
    assert.deepEqual(parts.map(({ label, display }) => `${label} ${display}`), [...bars]);
    for (const { said } of parts) assert.ok(sentence.includes(said), said);
  } // prettier-ignore
});

test("two measures, hours of the day and another unit stay a sentence", () => {
  for (const [language, sentence] of [
    ["en", "In summer it takes 3 days, in winter 40 people help."],
    ["fr", "Le train part à 9 heures, le bus à 10 heures."],
    ["de", "Der Kurs dauert 4 Abende, und 12 Leute machen mit."],
    ["en", "It weighs 12 kg, or 10 kg without the battery."],
    ["zh", "全长40公里，高300米。"],
  ] as const)
    assert.equal(twoMeans(sentence, language), null, sentence);
});

test("one measure before and after in one sentence is a figure with what it was", () => {
  for (const [language, sentence, label, from, to] of [
    ["zh", "办一张卡先前要9分钟，现在只要4分钟。", "办一张卡", "9分钟", "4分钟"],
    ["ja", "受付は以前は9分かかりましたが、今は4分です。", "受付", "9分", "4分"],
    ["en", "Last year tenants waited 19 days, now it is 4 days.", "Tenants waited", "19 days", "4 days"],
    ["ru", "Раньше жильцы ждали 19 дней, теперь — 4 дня.", "Ждали жильцы", "19 дней", "4 дня"],
  ] as const) {
    const shows = beforeAndAfterWithin(sentence, language)?.shows;
    const part = shows?.form === "figures" ? shows.parts[0] : undefined;
    assert.deepEqual([part?.label, part?.from?.figure.display, part?.figure.display], [label, from, to]);
    assert.ok(sentence.includes(part?.said ?? "–"));
  } // prettier-ignore
  assert.equal(beforeAndAfterWithin("以前は9分かかりましたが、今は4分です。", "ja"), null);
});
