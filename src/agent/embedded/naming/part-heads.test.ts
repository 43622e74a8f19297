import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { isPartHead } from "./part-heads.ts";

test("heads of steps and of a campaign's facts name no film", () => {
  for (const head of [
    "How it works",
    "Here's what to do:",
    "What they need to do",
    "So läuft es ab:",
    "So läuft's ab",
    "Wie funktioniert das?",
    "Comment ça marche ?",
    "Cómo funciona",
    "Come funziona",
    "Zo werkt het",
    "Jak to działa?",
    "Как это работает",
    "Nasıl çalışır?",
    "Kampanya bilgileri",
    "معلومات الحملة:",
    "ماذا يحدث؟",
    "अभियान की जानकारी",
    "開催概要",
    "진행 절차",
    "Informations pratiques",
  ])
    assert.ok(isPartHead(head), head);
});

test("titles that begin with the same words stay titles", () => {
  for (const title of [
    "How it works: a heat pump",
    "So läuft es ab 2027",
    "What to do in an earthquake",
    "Steps to the sea",
    "Comment ça marche, un vaccin",
    "Der Ablauf der Wahl",
    "Information about vaccines",
    "Campaign",
    "流れる水",
  ])
    assert.ok(!isPartHead(title), title);
});

test("the heading above the steps stays theirs, and the film has the name of its request", () => {
  const { title } = film(
    "Wir möchten ab 1. März Dienstradleasing anbieten und brauchen dafür ein Erklärvideo fürs Intranet, ca. 90 Sekunden.\n\nSo läuft es ab\n1. Rad beim Händler aussuchen\n2. Angebot im Portal hochladen\n3. Rad abholen\n\nDas Dienstradleasing läuft 36 Monate. Danach gibst du das Rad zurück.",
  );
  assert.equal(title, "Dienstradleasing");
});
