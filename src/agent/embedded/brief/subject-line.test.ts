import assert from "node:assert/strict";
import { test } from "node:test";
import { subjectHandedOver } from "./subject-of-request.ts";
import { titleOfSubject } from "./subject-line.ts";

test("a subject line is a title without what it orders", () => {
  const cases: readonly (readonly [line: string, title: string | null])[] = [
    ["film for our customers - which heating?", "Which heating?"],
    ["AW: Anfrage Erklärvideo - Wie funktioniert eine Wärmepumpe?", "Wie funktioniert eine Wärmepumpe?"],
    ["RE: Fwd: the new kitchen", "The new kitchen"],
    ["vídeo para os clientes – o novo horário da biblioteca", "O novo horário da biblioteca"],
    ["Заявка: ролик для сотрудников — Как работает новая проходная", "Как работает новая проходная"],
    ["動画制作のお願い：新しい図書館カードについて", "新しい図書館カードについて"],
    ["Video about the new prices", "The new prices"],
    ["the move - what happens when", "The move – what happens when"],
    ["가을 축제 안내 영상 부탁드립니다", "가을 축제"],
    ["신메뉴 소개 영상 부탁드립니다", null],
    ["市民講座の紹介動画をお願いいたします", "市民講座"],
    ["关于垃圾分类的宣传片", "垃圾分类"],
    ["quick favour", null],
    ["hand hygiene film for ward 4", "Hand hygiene"],
    ["film for our website", null],
    ["Film für unser Sommerfest", "Sommerfest"],
    ["RE: RE: little film for the website??", null],
    ["Film zum Jahresbericht Wärmenetz – bitte bis Freitag", "Jahresbericht Wärmenetz"],
    ["rapport annuel – pour vendredi svp", "Rapport annuel"],
    ["relatório da horta – até sexta, por favor", "Relatório da horta"],
    ["raport roczny – pilne", "Raport roczny"],
    ["By Friday everything changes – a story", "By Friday everything changes – a story"],
    ["Offene Gärten – Freitag bis Sonntag", "Offene Gärten – Freitag bis Sonntag"],
    ["Video", null],
    ["Why films flicker", "Why films flicker"],
    ["Rewe eröffnet neu", "Rewe eröffnet neu"],
    ["open day video", "Open day"],
    ["filmpje open dag molen", "Open dag molen"],
    ["vidéo pour la fête du pain", "Fête du pain"],
    ["[Anfrage] URGENT: Re: Fwd: die neue Mensa", "Die neue Mensa"],
    ["【至急】【ご相談】港の朝市の紹介動画", "港の朝市"],
    ["긴급: 봄 축제 홍보 영상 요청", "봄 축제"],
    ["【紧急】关于垃圾分类的视频", "垃圾分类"],
    ["ACİL: zeytin hasadı hakkında video", "Zeytin hasadı"],
    ["Urgent care opens in May", "Urgent care opens in May"],
    ["film for the board", null],
    ["training video", null],
  ];
  for (const [line, title] of cases) assert.equal(titleOfSubject(line), title, line);
});

test("a film for a thing is of it where the text comes back to it, and a text about films keeps its own", () => {
  const hall = "Die neue Turnhalle hat zwei Tribünen.";
  assert.equal(titleOfSubject("Film für die neue Turnhalle", hall), "Die neue Turnhalle");
  assert.equal(titleOfSubject("Film für die Geschäftsführung", "Die Geschäftsführung tagt."), null);
  assert.equal(titleOfSubject("Film noir night", "Three films are shown."), "Film noir night");
});

test("what a mail hands over the text of names its film, where its subject line says only where it is shown", () => {
  for (const [wish, subject] of [
    [
      "hier die Stichpunkte für unseren Film zur Solaranlage in der Birkenallee 7.",
      "Solaranlage in der Birkenallee 7",
    ],
    ["Please find below the text for our film about the new bins.", "New bins"],
    ["Voici le texte pour la vidéo sur le compostage au jardin.", "Le compostage au jardin"],
    ["Here is the key to the cellar.", null],
  ] as const)
    assert.equal(subjectHandedOver([wish]), subject, wish);
});
