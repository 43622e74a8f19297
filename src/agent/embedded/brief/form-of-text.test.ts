import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { FORMS } from "./form-of-text-words.ts";
import { withoutForm } from "./form-of-text.ts";

const NAMED: [language: string, title: string, shown: string, spoken: string][] = [
  ["ar", "إعلان منتج: ظِلّة، مجفّف التمور بالطاقة الشمسية", "ظِلّة: مجفّف التمور بالطاقة الشمسية", "ظِلّة، مجفّف التمور بالطاقة الشمسية"],
  ["de", "Produktankündigung: Lauscher, das Hörgerät für Kinder", "Lauscher: das Hörgerät für Kinder", "Lauscher, das Hörgerät für Kinder"],
  ["fr", "Communiqué de presse : Colibri, le vélo cargo pour tous", "Colibri\u00A0: le vélo cargo pour tous", "Colibri, le vélo cargo pour tous"],
  ["en", "Press release: Tidewell opens a second café", "Tidewell opens a second café", "Tidewell opens a second café"],
  ["en", "Notice: bread, milk, eggs and flour are out", "Bread, milk, eggs and flour are out", "Bread, milk, eggs and flour are out"],
  ["ja", "お知らせ：市民プール、夏の工事について", "市民プール：夏の工事について", "市民プール、夏の工事について"],
  ["ko", "보도자료: 순희네 찬장", "순희네 찬장", "순희네 찬장"],
  ["tr", "Duyuru: İpek, yeni kargo bisikleti", "İpek: yeni kargo bisikleti", "İpek, yeni kargo bisikleti"],
  ["he", "הודעה לעיתונות: נחל, מסנן מים ביתי", "נחל: מסנן מים ביתי", "נחל, מסנן מים ביתי"],
  ["pl", "Press release: Glinka, pracownia dla każdego", "Glinka: pracownia dla każdego", "Glinka, pracownia dla każdego"],
]; // prettier-ignore

test("what kind of text it is, is no part of its title, and a name stands before what it is", () => {
  for (const [language, title, shown, spoken] of NAMED)
    assert.deepEqual(withoutForm(title, language), { shown, spoken }, title);
});

test("what only looks like a form of text stays in its title", () => {
  for (const [language, title] of [
    ["en", "Review: The Lighthouse"],
    ["en", "Notice board: what to pin"],
    ["en", "Launch day: what could go wrong"],
    ["en", "Press release"],
    ["en", "Press release: "],
    ["en", "How a press release works: five parts"],
    ["de", "Hinweise für Eltern: das Schulfest"],
    ["ar", "إعلانات الصباح: كيف نكتبها"],
    ["ja", "お知らせの書き方：五つのこつ"],
  ] as const)
    assert.equal(withoutForm(title, language), null, title);
});

test("every list of forms is a pattern by itself", () => {
  for (const [language, forms] of Object.entries(FORMS))
    assert.ok(new RegExp(`^(?:${forms})$`, "iu"), language);
});

test("a film is called by the name, and its kind is neither shown nor said", () => {
  const text =
    "Produktankündigung: Lauscher, das Hörgerät für Kinder\n\nLauscher sitzt hinter dem Ohr und wiegt zwei Gramm. Der Akku hält drei Tage.";
  const { title, scenes } = film(text, "de");
  assert.equal(title, "Lauscher: das Hörgerät für Kinder");
  assert.ok(scenes[0]?.narration[0]?.startsWith("Lauscher"), scenes[0]?.narration[0]);
  assert.ok(!JSON.stringify(scenes).includes("Produktankündigung"));
});
