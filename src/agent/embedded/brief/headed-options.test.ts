import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { namedAspect } from "./named-aspect.ts";

const comparisons = (prompt: string, language: string) =>
  film(prompt, language).scenes.flatMap(({ visual }) => (visual.kind === "comparison" ? [visual] : []));

const HEATING =
  "Subject: heating for the hall\n\nWe have to decide between two heating systems for our hall, and the meeting is on the 19th.\n\nOption A. Air source heat pump\ninstall £27,500, grant of £7,500 so £20,000 net. running costs approx £2,150 a year. Warms slowly, so best left on low. Service £180 per year.\n\nOption B. Wood pellet boiler\ninstall £24,000, grant £5,000 so £19,000 net. Running about £2,600 a year. keeps the existing radiators. Service £350.\n\nThe roof of the hall is sound."; // prettier-ignore

test("two options under their heads are compared by what both tell, and what one tells alone stands beside the other's", () => {
  const [rows, rest, more] = comparisons(HEATING, "en");
  assert.ok(rows !== undefined && rest !== undefined && more === undefined);
  assert.deepEqual(rows.sides.map(({ title }) => title), ["A: Air source heat pump", "B: Wood pellet boiler"]); // prettier-ignore
  assert.deepEqual(rows.sides[0]?.points.map(({ aspect, text }) => `${aspect ?? ""} | ${text}`), ["Install | £27,500", "Grant | £7,500 so £20,000 net", "Running costs | approx £2,150 a year", "Service | £180 per year"]); // prettier-ignore
  assert.deepEqual(rows.sides[1]?.points.map(({ text }) => text), ["£24,000", "£5,000 so £19,000 net", "about £2,600 a year", "£350"]); // prettier-ignore
  assert.deepEqual(rest.sides.map(({ points }) => points.map(({ text }) => text)), [["Warms slowly, so best left on low"], ["Keeps the existing radiators"]]); // prettier-ignore
});

test("points of their lists are parted at no comma, and another paragraph's head stands not over them", () => {
  const [rows, rest] = comparisons(
    "## Twee warmtepompen naast elkaar\n\n**De situatie:** familie Van Dongen, tussenwoning uit 1984, met spouwmuurisolatie en dubbel glas.\n\n**Optie A – hybride warmtepomp**\n- Werkt samen met de ketel; die springt bij als het echt koud is\n- Investering: circa € 6.200\n- Gasverbruik daalt naar ongeveer 500 m³\n\n**Optie B – volledig elektrische warmtepomp**\n- Geen gas meer nodig, ook niet om te koken of te douchen\n- Investering: circa € 14.800\n- Gasverbruik: 0\n\n**Overeenkomsten:** voor allebei bestaat subsidie, en beide hebben een buitenunit.", // prettier-ignore
    "nl",
  );
  assert.ok(rows !== undefined && rest !== undefined);
  assert.deepEqual([rows.heading, rest.heading], ["", ""]);
  assert.deepEqual(rows.sides[1]?.points.map(({ aspect, text }) => [aspect, text]), [["Investering", "circa € 14.800"], ["Gasverbruik", "0"]]); // prettier-ignore
  assert.deepEqual(rest.sides.map(({ points }) => points.map(({ text }) => text)), [["Werkt samen met de ketel; die springt bij als het echt koud is"], ["Geen gas meer nodig, ook niet om te koken of te douchen"]]); // prettier-ignore
});

test("they are read in other languages and scripts", () => {
  for (const [language, prompt] of [
    [
      "de",
      "# Heizung\n\n**Variante A: Gas**\n\nWartung 240 € im Jahr. Die Heizkörper bleiben. Lebensdauer noch 5 bis 7 Jahre.\n\n**Variante B: Fernwärme**\n\nWartung übernimmt der Versorger. Lebensdauer 30 Jahre. Der Keller wird frei.\n",
    ],
    [
      "ru",
      "# Вода\n\nВариант 1. Скважина\nЭлектричество 6 000 рублей в год. Вода есть круглый год. Срок службы 25 лет.\n\nВариант 2. Летний водопровод\nВзнос 9 000 рублей в год. Вода только с мая по сентябрь. Срок службы 15 лет.\n",
    ],
    [
      "ja",
      "# ケトルかやかんか\n\nA案 電気ケトル\n本体は3,980円。1リットルが4分で沸く。自動で止まる。\n\nB案 やかん\n本体は2,480円。1リットルが7分で沸く。火のそばを離れられない。\n",
    ],
    [
      "ar",
      "# الحافلة\n\n**الخيار أ – حافلة جديدة**\n- السعر: 210 آلاف ريال\n- الصيانة: 6 آلاف ريال في السنة\n- تصل بعد ستة أشهر\n\n**الخيار ب – استئجار حافلة**\n- السعر: 5 آلاف ريال في الشهر\n- الصيانة: على الشركة\n- متاحة من الغد\n",
    ],
  ] as const) {
    const found = comparisons(prompt, language);
    assert.ok(found.length >= 1 && found.every(({ sides }) => sides.length === 2), language);
    assert.ok((found[0]?.sides[0]?.points.length ?? 0) >= 2, language);
  }
});

test("what is no pair of options stays what it was", () => {
  const told = (heads: readonly [string, string]) => `# Film\n\n${heads[0]}\n\n- The road is long\n- The inn is warm\n\n${heads[1]}\n\n- The road is short\n- The inn is cold\n`; // prettier-ignore
  for (const heads of [["**Day 1 – Out**", "**Day 2 – Back**"], ["**Option B – North**", "**Option A – South**"], ["**Optional extras**", "**Planning**"]] as const) // prettier-ignore
    assert.ok(comparisons(told(heads), "en").every(({ sides }) => sides.every(({ title }) => !/^[AB]:/u.test(title)))); // prettier-ignore
  // Nothing below a head, a question, and a head that is a sentence.
  for (const prompt of [
    "Option A. One\n\nOption B. Two\n",
    "**Option A**\n\nWhy? Who?\n\n**Option B**\n\nHow? When?\n",
    "Option A is cheap.\nIt lasts.\n\nOption B is dear.\nIt lasts too.\n",
  ])
    // prettier-ignore
    film(`# Film\n\n${prompt}\n\nThat is all of it, and it is told.`, "en");
});

test("an aspect is what both begin with, and never eats into what only one of them says", () => {
  assert.deepEqual(namedAspect("Lebensdauer noch 5 bis 7 Jahre", "Lebensdauer 30 Jahre", "de"), { aspect: "Lebensdauer", cells: ["noch 5 bis 7 Jahre", "30 Jahre"] }); // prettier-ignore
  assert.deepEqual(namedAspect("Gas: 0", "Gas falls to 500 m³", "en"), { aspect: "Gas", cells: ["0", "falls to 500 m³"] }); // prettier-ignore
  assert.equal(namedAspect("It is warm", "It is warm", "en").aspect, "");
  assert.equal(namedAspect("", "", "en").aspect, "");
});
