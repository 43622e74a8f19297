import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { readBrief } from "../brief/read-brief.ts";
import { endCardOf } from "./end-card.ts";

const brand = { name: "Acme", colors: {} };
const cardOf = (end: string, language = "en") => {
  const prompt = `# Something\n\n## First\n\nIt is a thing that people know.\n\n## Last\n\n${end}`;
  return endCardOf(prompt, readBrief(prompt), language, brand);
};

test("the call of the brief's end is the line, its address stands below", () => {
  const cases: [string, string, object | undefined][] = [
    ["en", "Book a visit at https://www.acme.example/visit.", { line: "Book a visit", address: "acme.example/visit" }],
    ["en", "Visit acme.example.", { address: "acme.example" }],
    ["en", "Join us on 9 June at 6.30 pm, Elm Hall, 4 School Road.", { line: "Join us on 9 June at 6.30 pm, Elm Hall, 4 School Road" }],
    ["de", "Melden Sie sich bis zum 3. Mai unter acme.example an.", { line: "Melden Sie sich bis zum 3. Mai", address: "acme.example" }],
    ["fr", "Rendez-vous le jeudi 9 juin à 18 h 30, salle Jean-Moulin.", { line: "Rendez-vous le jeudi 9 juin à 18 h 30, salle Jean-Moulin" }],
    ["es", "Reserva tu plaza en acme.example.", { line: "Reserva tu plaza", address: "acme.example" }],
    ["it", "Prenota una visita su www.acme.example oppure chiama lo 055 123.", { line: "Prenota una visita", address: "acme.example" }],
    ["ru", "Запишитесь на экскурсию на acme.example.", { line: "Запишитесь на экскурсию", address: "acme.example" }],
    ["ar", "احجز مقعدك الآن عبر الموقع.", { line: "احجز مقعدك الآن عبر الموقع" }],
    ["tr", "Deneme sürüşü için acme.example adresini ziyaret edin.", { line: "Deneme sürüşü için acme.example adresini ziyaret edin" }],
    ["ja", "ご予約は acme.example で受け付けています。", { line: "ご予約は acme.example で受け付けています" }],
    ["zh", "欢迎于6月1日上午10点参加开馆仪式，地址：和平路88号。", { line: "欢迎于6月1日上午10点参加开馆仪式，地址：和平路88号" }],
    ["hi", "आवेदन के लिए acme.example पर जाएँ।", { line: "आवेदन के लिए acme.example पर जाएँ" }],
    ["en", "The visit was short. Nobody called.", undefined],
    ["en", "1. Call the desk.\n2. Order the part.", undefined],
    ["en", "The change is at https://github.com/acme/x/pull/4 for all to read.", undefined],
  ]; // prettier-ignore
  for (const [language, end, card] of cases) assert.deepEqual(cardOf(end, language), card, end);
});

test("only the end of a brief calls, and only with a brand", () => {
  const prompt =
    "# A\n\n## One\n\nVisit us soon, all of you.\n\n## Two\n\nIt rains.\n\n## Three\n\nIt stops.";
  assert.equal(endCardOf(prompt, readBrief(prompt), "en", brand), undefined);
  assert.equal(cardOf("Come by.")?.line, "Come by");
  const called = "# A\n\n## One\n\nCome by tomorrow.";
  assert.equal(endCardOf(called, readBrief(called), "en", undefined), undefined);
});

test("whatever a brief says, the line is its own words and short", () => {
  const word = fc.constantFrom("visit", "acme.example", "book", "at", "the", "museum,", "on", "9", "June", "now", "and", "see", "why");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
      const text = `${words.join(" ")}.`;
      const line = cardOf(text.charAt(0).toUpperCase() + text.slice(1))?.line;
      if (line === undefined) return;
      assert.ok(text.toLowerCase().includes(line.toLowerCase()), `${line} | ${text}`);
      assert.ok(line.split(" ").length <= 16 && line.split(" ").length >= 2);
    }),
  );
}); // prettier-ignore
