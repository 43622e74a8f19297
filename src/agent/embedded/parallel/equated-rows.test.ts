import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { equatedIn } from "./equated-rows.ts";

const read = (text: string, language: string) => equatedIn(splitSentences(text, language), 0, language);

test("what each amount buys stands below it, whether a stop is read between them or not", () => {
  for (const [language, text, displays] of [
    ["en", "£15 = one metre of bristle board. £40 = a month of the counting camera", ["£15", "£40"]],
    ["es", "10 € = pienso para un gato durante un mes. 35 € = una esterilización.", ["10 €", "35 €"]],
    ["sv", "50 kr = en flytväst, 200 kr = en hel klass ut på sjön.", ["50 kr", "200 kr"]],
  ] as const) {
    const found = read(text, language);
    assert.ok(found?.shows.form === "figures", text);
    assert.deepEqual(
      found.shows.parts.map(({ figure }) => figure.display),
      displays,
    );
    assert.ok(found.shows.parts.every(({ said }) => text.includes(said)));
  }
});

test("codes with what they mean are a list with labels", () => {
  for (const [language, text, labels] of [
    ["en", "Exit code meaning for run: 0 = good, 1–127 = bad, except 125 = skip.", ["0", "1–127", "125"]],
    ["nl", "Grijze bak: 0 = leeg / 1–3 = halfvol / 4 = vol.", ["0", "1–3", "4"]],
    ["tr", "Kodlar: 0 = başarılı, 1 = genel hata, 127 = komut bulunamadı.", ["0", "1", "127"]],
    ["en", "Red = stop, amber = wait, green = go.", ["Red", "Amber", "Green"]],
  ] as const) {
    const found = read(text, language);
    assert.ok(found?.shows.form === "listed", text);
    assert.deepEqual(
      found.shows.parts.map(({ label }) => label),
      labels,
    );
  }
});

test("one measure of several things is a picture of its values, each found where it is said", () => {
  for (const [language, text, values] of [
    ["en", "Over ten years, purchase + running + service: A = £43,300, B = £48,500.", [43300, 48500]],
    ["ru", "За десять лет: 1 = 272 000 рублей, 2 = 150 000 рублей.", [272000, 150000]],
    ["zh", "五年总花费：买车=16.5万元，租车=25.2万元。", [16.5, 25.2]],
  ] as const) {
    const found = read(text, language);
    assert.ok(found?.shows.form === "bars", text);
    assert.deepEqual(
      found.shows.parts.map(({ value }) => value),
      values,
    );
    assert.ok(found.shows.parts.every(({ label, said }) => said.startsWith(label)));
    const visual = shown(text, language);
    assert.equal(visual.kind, "chart");
  }
  // What is below nothing has no bar.
  const [figures] = [read("Po dziesięciu latach: A = 43 000 zł, B = −12 000 zł.", "pl")];
  assert.ok(figures?.shows.form === "figures");
  assert.deepEqual(
    figures.shows.parts.map(({ figure }) => figure.display),
    ["43 000 zł", "−12 000 zł"],
  );
});

test("formulas, sums, conversions and one alone are none of them", () => {
  for (const [language, text] of [
    ["en", "If x = 3, y = 4 then we are done."],
    ["en", "x = 3, y = 4."],
    ["en", "F = m a, v = s / t."],
    ["en", "So 58 = 2 x 29, 60 = 2 x 30."],
    ["de", "1 kg = 1000 g, 1 t = 1000 kg."],
    ["en", "Small commits = a useful answer."],
    ["en", "Cost of one pass = £6,400. We have raised 4,150 so far."],
    ["en", "= = = , = ; = "],
    ["en", "a=b=c, d=e=f"],
  ] as const)
    assert.equal(read(text, language), null, text);
});

test("a point of a list that holds two of them is two points", () => {
  const [, scene] = film("# Film\n\n## A\n\n- we need a pass\n- £15 = one metre of bristle board. £40 = a month of the camera\n\n## B\n\nThat is all of it.\n").scenes; // prettier-ignore
  assert.ok(scene?.visual.kind === "bullets");
  assert.deepEqual(scene.visual.items.map(({ label }) => label), ["We need a pass", "£15 = one metre of bristle board", "£40 = a month of the camera"]); // prettier-ignore
});
