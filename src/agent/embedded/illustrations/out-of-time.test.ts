import assert from "node:assert/strict";
import { test } from "node:test";
import { inTime, isOfOld, tellsOfOld } from "./out-of-time.ts";

test("a year is told by the words around it, and a count is none", () => {
  for (const sentence of [
    "The cruise ship carries 1800 passengers.",
    "The plant makes 1200 cars a day.",
    "Das Schiff trägt 1800 Passagiere.",
    "La salle compte 1500 places.",
    "Der Turm kostet 1800 €.",
    "The tower weighs 1800 tonnes, and the bridge 1,850.",
  ])
    assert.equal(tellsOfOld([sentence]), false, sentence);
  for (const sentence of [
    "In 1789 the crowd stormed the Bastille.",
    "On 14 July 1789 people marched.",
    "The line opened in 1869.",
    "Isaac Newton (1642–1727) wrote it.",
    "Mozart wurde 1756 in Salzburg geboren.",
    "Le canal fut ouvert en 1869.",
    "El canal abrió en 1869.",
    "W 1795 roku kraj zniknął z map.",
    "В 1812 году город сгорел.",
    "1869年に開通しました。",
    "1869, the canal opened.",
    "July 4, 1776 was a Thursday.",
    "In January 1915 Curtis Welch found it.",
    "Im Januar 1915 entdeckte er sie.",
    "في يناير 1915 اكتشف الطبيب المرض.",
    "В январе 1925 года врач обнаружил дифтерию.",
  ])
    assert.equal(tellsOfOld([sentence]), true, sentence);
  assert.equal(isOfOld(["It was built in 1869.", "It holds 2000 people."]), true);
  assert.equal(isOfOld(["It was built in 1869.", "It was rebuilt in 1974."]), false);
});

test("a tram of old is no tram of today", () => {
  assert.deepEqual(inTime([{ drawing: "tram", score: 1 }], true), [{ drawing: "tram-car", score: 1 }]);
  assert.deepEqual(inTime([{ drawing: "smoke-detector", score: 1 }], true), []);
});

test("a year behind a word without a blank is one, and the end of a telephone number is none", () => {
  assert.ok(tellsOfOld(["这座桥建于1908年。"]));
  assert.ok(!isOfOld(["这栋楼建于1988年，修过1908年的桥。"]));
  assert.ok(!tellsOfOld(["有问题请找楼长老周，电话是010-5550-1872"]));
});
