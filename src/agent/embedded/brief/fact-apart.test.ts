import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withFactApart } from "./fact-apart.ts";

test("what a request tells of somebody is a sentence of its own", () => {
  for (const [asked, parted] of [
    [
      "We'd like a short film for Sami, who retires in June after 34 years as our driver.",
      "We'd like a short film. Sami retires in June after 34 years as our driver.",
    ],
    [
      "Please make a little film for Ruth Adeyemi who leaves us on Friday after twelve years.",
      "Please make a little film. Ruth Adeyemi leaves us on Friday after twelve years.",
    ],
    [
      "Wir hätten gern einen kurzen Film für Sami, der im Juni nach 34 Jahren als unser Fahrer in Rente geht.",
      "Wir hätten gern einen kurzen Film. Sami geht im Juni nach 34 Jahren als unser Fahrer in Rente.",
    ],
    [
      "Bitte macht einen Film über Greta Holm, die seit 1988 die Bücherei im Dorf leitet.",
      "Bitte macht einen Film. Greta Holm leitet seit 1988 die Bücherei im Dorf.",
    ],
    [
      "Nous voudrions un petit film pour Sami, qui part à la retraite en juin après 34 ans comme chauffeur.",
      "Nous voudrions un petit film. Sami part à la retraite en juin après 34 ans comme chauffeur.",
    ],
    [
      "Vorremmo un breve filmato per Sami, che a giugno va in pensione dopo 34 anni come nostro autista.",
      "Vorremmo un breve filmato. Sami a giugno va in pensione dopo 34 anni come nostro autista.",
    ],
    [
      "Queremos un vídeo para Sami, que se jubila en junio tras 34 años como conductor.",
      "Queremos un vídeo. Sami se jubila en junio tras 34 años como conductor.",
    ],
    [
      "Queremos um vídeo para Sami, que se aposenta em junho após 34 anos como motorista.",
      "Queremos um vídeo. Sami se aposenta em junho após 34 anos como motorista.",
    ],
    [
      "Maak een filmpje voor Sami, die al dertig jaar elke ochtend de bus rijdt.",
      "Maak een filmpje. Sami rijdt al dertig jaar elke ochtend de bus.",
    ],
    [
      "נשמח לסרטון קצר על סמי, שפורש ביוני אחרי 34 שנים כנהג שלנו.",
      "נשמח לסרטון קצר. סמי פורש ביוני אחרי 34 שנים כנהג שלנו.",
    ],
    [
      "نريد فيلما قصيرا عن سامي، الذي يتقاعد في يونيو بعد 34 عاما من العمل سائقا.",
      "نريد فيلما قصيرا. سامي يتقاعد في يونيو بعد 34 عاما من العمل سائقا.",
    ],
    [
      "6月に定年退職する運転手の佐藤さんのための短い動画をお願いします。",
      "運転手の佐藤さんは6月に定年退職します。短い動画をお願いします。",
    ],
  ] as const) {
    const found = withFactApart(asked);
    assert.equal(found.replace(/ +/gu, " ").trim(), parted);
    assert.equal(found.length, asked.length);
  }
});

test("a clause on viewers, one that somebody else is the subject of, and a sentence that asks for no film stay", () => {
  for (const said of [
    "We need a film for our new volunteers, who often ask where the key is.",
    "We'd like a film about Sami, who everyone knows as the driver.",
    "Please make a film for Anna, who will watch it on her phone.",
    "Wir möchten einen Film für Anna, die den Film auf dem Handy sehen soll.",
    "Vorremmo un video su Sami, che tutti conoscono come autista.",
    "Queremos un vídeo sobre Ana, que todos conocen en el barrio.",
    "We baked a cake for Sami, who retires in June after 34 years as our driver.",
    "נשמח לסרטון קצר לסמי, שפורש ביוני אחרי 34 שנים כנהג שלנו.",
    "来月開店する店の動画をお願いします。",
  ])
    assert.equal(withFactApart(said), said);
});

test("a farewell film opens with what its request tells", () => {
  const { scenes } = film(
    "Hi,\n\nWe'd like a short film for Sami, who retires in June after 34 years as our driver. He drove 900,000 kilometres without an accident. He knew every child on the school run by name.\n\nEnding: Thank you, Sami.\n\nBest,\nRuth Adeyemi\nTransport manager\n",
  );
  const told = scenes.flatMap(({ narration }) => narration);
  assert.equal(told[0], "Sami retires in June after 34 years as our driver.");
  assert.equal(told.at(-1), "Thank you, Sami.");
  assert.doesNotMatch(told.join(" "), /like a|Ruth|Best/u);
});
