import assert from "node:assert/strict";
import { test } from "node:test";
import { isKindAlone } from "./kind-alone.ts";

const ALONE = [
  "AUSHANG",
  "Mitteilung an unsere Patienten",
  "Arbeitsblatt Klasse 5",
  "AVISO IMPORTANTE",
  "CIRCULAIRE AUX FAMILLES",
  "Circolare n. 47",
  "COMUNICADO",
  "Meddelande till alla medlemmar",
  "MEMO",
  "Minutes",
  "Notice to all residents",
  "# Newsletter for members",
  "Lesson for grade 6",
  "OGŁOSZENIE",
  "ОБЪЯВЛЕНИЕ",
  "DUYURU",
  "Velilerimize duyuru",
  "إعلان",
  "درس للصف السادس",
  "הודעה לדיירים",
  "सूचना",
  "अभिभावकों के लिए सूचना",
  "お知らせ",
  "町内会からのお知らせ",
  "通知",
  "温馨提示",
  "공지사항",
  "학부모님께 드리는 안내문",
];
for (const line of ALONE)
  test(`says only what kind of text it is: ${line}`, () => assert.ok(isKindAlone(line)));

const NAMED = [
  "Notice of a water cut in Elm Street",
  "Flyer for the summer fair",
  "Avis de coupure d'eau",
  "Hinweise zum Brandschutz",
  "Bericht über die Wasserqualität 2024",
  "Aviso de corte de luz",
  "Lezione di piano per principianti",
  "Letters from Iceland",
  "A Short History of Salt",
  "News from the allotments",
  "落ち葉掃除のお知らせ",
  "关于停水的通知",
  "승강기 점검 안내",
  "درس في الصبر",
  "סיפור על כפתור",
  "आम का पेड़",
  "Story of a lighthouse",
  "Урок мужества",
  "Information ist alles",
];
for (const line of NAMED) test(`names something: ${line}`, () => assert.ok(!isKindAlone(line)));
