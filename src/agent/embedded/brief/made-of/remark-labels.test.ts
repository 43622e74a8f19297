import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { endsOnQuote, isEndLabel, isRemarkLabel, withoutRemarkLabels } from "./remark-labels.ts";
import { TOLD_LABELS } from "./told-labels.fixture.ts";

const FOR_MAKERS = [
  "Some background you can draw on", "Points to be covered", "Points to bring out", "Also worth saying", "Was hängen bleiben soll", "Auch erwähnenswert",
  "Les informations à faire passer", "La información que hay que contar", "Algo de contexto por si sirve", "Le informazioni da dare",
  "O que precisa ser dito", "Ook goed om te noemen", "Wat achtergrond waar je uit kunt putten", "Det här vill vi ha med", "Warto też wspomnieć",
  "Co by tam mělo zaznít", "Ещё важно сказать честно", "Також варто сказати", "Amiről szó legyen", "Τι πρέπει να ειπωθεί", "Biraz da arka plan",
  "المعلومات المطلوب ذكرها", "מה שכדאי לכלול", "एक सावधानी भी बताएँ", "Hal-hal yang perlu disampaikan", "Những ý cần nói", "盛り込んでほしい情報",
  "이건 꼭 넣어 주세요", "需要讲到的内容",
]; // prettier-ignore

describe("isRemarkLabel", () => {
  it("knows what only says that something follows, or is to be told", () => {
    assert.deepEqual(FOR_MAKERS.filter((label) => !isRemarkLabel(label)), []); // prettier-ignore
  });

  it("leaves what heads something told", () => {
    const labels = TOLD_LABELS.flatMap((row) => row.split("|"));
    assert.ok(labels.length > 500);
    assert.deepEqual(labels.filter(isRemarkLabel), []);
  });

  it("leaves what holds something back, and knows what must not be missing", () => {
    for (const label of [
      "Must not mention",
      "Zum Hintergrund, nur für Sie",
      "Må ikke nævnes",
      "Points to leave out",
    ])
      assert.equal(isRemarkLabel(label), false, label);
    for (const label of ["Das darf nicht fehlen", "Cosas que no pueden faltar", "Ne pas oublier de préciser"])
      assert.equal(isRemarkLabel(label), true, label);
  });
});

describe("isEndLabel", () => {
  it("knows an end that is proposed or asked for", () => {
    for (const label of ["Suggested ending", "الخاتمة المقترحة", "Vorgeschlagener Schluss"]) assert.equal(isEndLabel(label), true, label);
    assert.equal(isEndLabel("End of the trail"), false);
    assert.equal(endsOnQuote("Sonu şöyle bitsin"), true);
    assert.equal(endsOnQuote("Fin"), false);
  }); // prettier-ignore
});

describe("withoutRemarkLabels", () => {
  it("keeps what a label introduces, on its line or below it, in the same length", () => {
    const source = "Also worth saying: you can split it.\n\nPoints to be covered:\n\n1. Leave is 21 days.\n2. Sick leave is 10 days.\n\nHow to apply: open the app."; // prettier-ignore
    const { text, wishes } = withoutRemarkLabels(source);
    assert.equal(text.length, source.length);
    assert.deepEqual(wishes, ["Also worth saying", "Points to be covered"]);
    assert.match(text, /^\s+You can split it\.\n/u);
    // Points have no order.
    assert.match(text, /\n-  Leave is 21 days\.\n-  Sick leave/u);
    assert.match(text, /How to apply: open the app\./u);
  });

  it("leaves numbers below labels that stay, and labels of nothing", () => {
    const steps = "How to fold it:\n\n1. Fold it once.\n2. Turn it.";
    assert.equal(withoutRemarkLabels(steps).text, steps);
    assert.equal(withoutRemarkLabels("Points to be covered:").text, "Points to be covered:");
    assert.equal(withoutRemarkLabels("").text, "");
  });
});

it("what is to be said for fairness' sake is a remark, and what is fair is none", () => {
  for (const label of ["Fairerweise auch sagen", "Ehrlicherweise auch erwähnen"])
    assert.ok(isRemarkLabel(label), label);
  for (const label of ["Fairer Handel", "Ehrliche Preise", "Fairness im Sport"])
    assert.ok(!isRemarkLabel(label), label);
});
