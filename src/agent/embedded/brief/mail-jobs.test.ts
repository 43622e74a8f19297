import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForFilm } from "./asks-for-film.ts";
import { titleOfSubject, withoutAside } from "./subject-line.ts";

test("a subject line that only names the job, whatever it wishes in brackets, is no title", () => {
  for (const line of [
    "video for Saturday's volunteers (please keep it under 90 secs!!)",
    "Video für die neuen Azubis (bitte unter 90 Sekunden!!)",
    "vidéo pour les bénévoles de samedi (moins de 90 secondes svp !)",
    "vídeo para los voluntarios del sábado (por favor, que no pase de 90 segundos)",
    "ролик для новых волонтёров (не длиннее 90 секунд, пожалуйста!!)",
    "cumartesi gönüllüleri için video (lütfen 90 saniyeyi geçmesin!!)",
    "土曜日のボランティア向け動画（九十秒以内でお願いします！）",
    "给周六志愿者的视频（请控制在90秒以内！！）",
    "토요일 자원봉사자용 영상 (90초 이내로 부탁드려요!!)",
  ])
    assert.equal(titleOfSubject(line, "Gloves are on the trailer."), null, line);
});

test("a subject line that names a subject is a title, and so are brackets that tell of it", () => {
  assert.equal(
    titleOfSubject("Neue Öffnungszeiten ab Mai (bitte bis Freitag)"),
    "Neue Öffnungszeiten ab Mai",
  );
  assert.equal(
    titleOfSubject("Raccolta firme per il ponte (video entro venerdì, grazie!)"),
    "Raccolta firme per il ponte",
  );
  assert.equal(titleOfSubject("The new bin days (from 1 March)"), "The new bin days (from 1 March)");
  assert.equal(withoutAside("Volunteer rota (please bring gloves)"), "Volunteer rota (please bring gloves)");
  assert.equal(withoutAside("(please hurry)"), "(please hurry)");
});

test("something is asked for that is made of this and shown", () => {
  for (const said of [
    "Could you turn this into something we can play on the bus?",
    "Hallo zusammen, könnt ihr daraus was für den Monitor im Treppenhaus machen?",
    "Pouvez-vous en faire quelque chose qu'on passera dans le car ?",
    "¿Podéis convertir esto en algo que podamos poner en el autobús?",
    "Riuscite a farne qualcosa da mostrare sul pullman?",
    "Zróbcie z tego coś, co puścimy w autobusie.",
    "Сделайте, пожалуйста, из этого что-нибудь, что можно показать в автобусе.",
    "Bunu otobüste gösterebileceğimiz bir şeye çevirebilir misiniz?",
    "Kun je hier iets van maken dat we op het schoolplein laten zien?",
  ])
    assert.ok(asksForFilm(said, false), said);
  for (const said of [
    "Lemon juice can turn this into something special.",
    "On peut en faire quelque chose de bon avec un peu de sel.",
    "We want to make something of ourselves.",
  ])
    assert.ok(!asksForFilm(said, false), said);
});

test("what a subject line asks the maker, begs pardon for or says of its drafts is no part of a title", () => {
  for (const [line, title] of [
    ["The bat night — is this enough to go on??", "The bat night"],
    ["The new kitchen - can you do it?", "The new kitchen"],
    ["The new kitchen (draft 2)", "The new kitchen"],
    ["Neue Öffnungszeiten – reicht das so?", "Neue Öffnungszeiten"],
    ["Fête du pain - ça suffit ?", "Fête du pain"],
    ["Farolillos de papel – ¿es suficiente así?", "Farolillos de papel"],
    ["La nuova mensa (scusi il ritardo!!)", "La nuova mensa"],
    ["Is this enough salt?", "Is this enough salt?"],
    ["Sorry business - how the rite is held", "Sorry business – how the rite is held"],
  ] as const)
    assert.equal(titleOfSubject(line, "Gloves are on the trailer."), title, line);
});
