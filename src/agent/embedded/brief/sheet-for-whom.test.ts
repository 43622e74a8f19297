import assert from "node:assert/strict";
import { test } from "node:test";
import { isSheetForWhom, saysWhereItHangs, withoutSheetForWhom } from "./sheet-for-whom.ts";

test("a line that says as what and for whom a text is printed names nothing", () => {
  for (const line of [
    "Handout for the Tuesday group",
    "Handzettel für die Dienstagsgruppe",
    "Aushang für das Treppenhaus",
    "Fiche pour le groupe du jeudi",
    "Texto para el tablón",
    "Testo per la bacheca",
    "Текст для доски объявлений",
    "نصّ لقاعة المدخل",
    "טקסט ללוח המודעות",
    "火曜クラス用の資料",
    "玄関に貼る文章",
    "화요일 모임용 자료",
    "Salı grubu için notlar",
  ])
    assert.ok(isSheetForWhom(line), line);
});

test("a subject behind the form, a sentence, an agenda and a bid to viewers stay", () => {
  for (const line of [
    "Flyer for the summer fair",
    "Handouts in lectures: do they help?",
    "نصّ الدستور القديم",
    "Tagesordnung Sitzung Donnerstag, 16.10.",
    "Bitte bis Montag bei mir melden",
    "Notes on bees",
    "Rules for residents",
    "Swimming for the over-sixties",
    "Text for the entrance hall is on page two.",
  ])
    assert.ok(!isSheetForWhom(line), line);
});

test("only a first line alone above a text that tells goes", () => {
  const told =
    "Walking poles take weight off your knees, about four kilos a step. Set them at a right angle.";
  assert.equal(withoutSheetForWhom(`Handout for the Tuesday group\n\n${told}`).text.trim(), told);
  assert.equal(withoutSheetForWhom(`Handout for the Tuesday group\n${told}`).wishes.length, 0);
  assert.equal(withoutSheetForWhom("Handout for the Tuesday group\n\nSoon.").wishes.length, 0);
});

test("brackets behind a title say where it hangs", () => {
  for (const said of [
    "for the noticeboard and the WhatsApp group",
    "zum Aushängen",
    "para colgar en el portal",
    "à afficher dans le hall",
  ])
    assert.ok(saysWhereItHangs(said), said);
  for (const said of [
    "please bring gloves",
    "from 1 March",
    "for beginners",
    "for the summer fair",
    "zum Glück",
  ])
    assert.ok(!saysWhereItHangs(said), said);
});

test("long lines are read in no time", () => {
  const started = performance.now();
  for (const line of [
    `Handout for ${"the ".repeat(20000)}`,
    `Text for ${"a b ".repeat(15)}`,
    "贴".repeat(60),
    `(${"for the ".repeat(9000)})`,
  ]) {
    isSheetForWhom(line);
    saysWhereItHangs(line);
  }
  assert.ok(performance.now() - started < 500);
});
