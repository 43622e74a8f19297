import assert from "node:assert/strict";
import test from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { splitSentences } from "./sentences.ts";
import { plainTex } from "../science/plain-tex.ts";
import { splitAtStop } from "./shorten.ts";
import { shownAddress } from "./speakable-prose.ts";

test("brackets are not torn, and a label ends before those that end its text", () => {
  assert.equal(splitAtStop("Pague 7 € (entrega em 10 dias) ou 12 € (entrega no próprio dia)", 4), null);
  assert.deepEqual(splitAtStop("Plug it in and wait (two hours)", 6), { head: "Plug it in and wait", rest: "two hours" }); // prettier-ignore
  const { scenes } = film("# Heizung\n\n## Schritte\n\n1. Vorlauf auf 55 Grad stellen.\n2. Wird es warm, Angebot einholen (mind. drei).\n3. Förderung beantragen.\n", "de"); // prettier-ignore
  assert.match(JSON.stringify(scenes), /"title":"Wird es warm, Angebot einholen \(mind\. drei\)"/u);
});

test("an address is shown as it is typed; a path that nobody would type is left out", () => {
  assert.equal(shownAddress("www.millfield.gov.uk/bins"), "millfield.gov.uk/bins");
  assert.equal(shownAddress("https://forms.example/p/abc/"), "forms.example/p/abc");
  assert.equal(shownAddress("https://a.example/x?ref=mail"), "a.example");
  assert.equal(shownAddress("https://a.example/a/very/long/path/that/nobody/would/type"), "a.example");
  assert.match(JSON.stringify(shown("Look up your street at www.millfield.gov.uk/bins today.", "en")), /millfield\.gov\.uk\/bins/u); // prettier-ignore
});

test("a percentage of a counted whole is no count of it, and a length of time no part", () => {
  for (const [text, language] of [
    ["Of our 1,200 members, 72% still come after three months.", "en"],
    ["Von 1.200 Mitgliedern kommen 72 % auch nach drei Monaten noch.", "de"],
  ] as const)
    assert.doesNotMatch(JSON.stringify(shown(text, language)), /"whole":1200/u, text);
  assert.match(JSON.stringify(shown("去年全年有318,000人次帶單車搭捷運。", "zh")), /318,000人次/u);
});

test("a line for calling is never counted", () => {
  const { scenes } = film("# الفرز\n\n## لماذا نفرز؟\n\nطن واحد من الورق يوفر 26 ألف لتر من الماء.\n\nللاستفسار: 19777 أو nazafa.example.\n", "ar"); // prettier-ignore
  assert.doesNotMatch(JSON.stringify(scenes), /19,777|أو nazafa"/u);
});

test("a unit ends a sentence where another begins, and hours and postcodes are no quantities", () => {
  const text = "Ouvert de 9 h 15 à 18 h. Entrée : 8 €, gratuit pour les moins de 18 ans.";
  assert.equal(splitSentences(text, "fr").length, 2);
  assert.equal(splitSentences("Kancelaria czynna pn.–pt. 9.00–17.00. Zapraszamy.", "pl").length, 2);
  assert.equal(splitSentences("Er ist z. B. 12 km lang, d. h. etwa 3 Std. weit.", "de").length, 1);
  assert.doesNotMatch(JSON.stringify(shown(text, "fr")), /15–18/u);
  assert.doesNotMatch(JSON.stringify(shown("Treffpunkt ist die Hauptstr. 8, 84028 Landshut.", "de")), /"display":"84/u); // prettier-ignore
});

test("a fraction in a line is a sign, or its parts without brackets where they need none", () => {
  assert.equal(plainTex("h = v t - \\frac{1}{2} g t^2"), "h = v t − ½ g t²");
  assert.equal(plainTex("\\frac{a+b}{2}"), "(a + b)/2");
  assert.equal(plainTex("E=\\frac12 m v^2"), "E = ½ m v²");
});
