import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { sentencesUnderCount } from "./headed-points.ts";

const under = (heading: string, text: string, language: string) =>
  sentencesUnderCount(splitSentences(text, language), heading, language);

test("just so many sentences as their heading counts are points, and a colon explains one", () => {
  for (const [language, heading, text] of [
    [
      "es",
      "Tres errores que salen caros",
      "Saltarse un número. Facturar con fecha de otro trimestre. No guardar los tiques: Hacienda puede pedirlos durante cuatro años.",
    ],
    [
      "de",
      "Drei Fehler, die teuer werden",
      "Eine Nummer auslassen. Mit dem falschen Datum abrechnen. Keine Belege aufheben: Das Finanzamt darf sie zehn Jahre lang sehen.",
    ],
    [
      "fr",
      "Trois erreurs qui coûtent cher",
      "Sauter un numéro. Facturer à une autre date. Jeter les reçus : le fisc peut les demander pendant six ans.",
    ],
    [
      "ko",
      "비용이 큰 세 가지 실수",
      "번호를 건너뛰는 것. 다른 분기의 날짜로 발행하는 것. 영수증을 버리는 것: 세무서는 4년 동안 요구할 수 있습니다.",
    ],
    [
      "en",
      "Three mistakes that cost you",
      "Skip a number. Bill with a wrong date. Throw receipts away: the tax office may ask for them.",
    ],
  ] as const) {
    // prettier-ignore
    const found = under(heading, text, language);
    assert.equal(found?.parts.length, 3, heading);
    assert.ok(found?.parts[2]?.detail !== null, heading);
    assert.equal(found?.parts[0]?.detail, null, heading);
  }
});

test("other headings, other counts, times of the day and several colons are left as they are", () => {
  for (const [language, heading, text] of [
    [
      "es",
      "Tres gatos en la calle",
      "Saltarse un número. Facturar con fecha de otro. No guardar los tiques: Hacienda puede pedirlos.",
    ],
    [
      "es",
      "Cuatro errores",
      "Saltarse un número. Facturar con fecha de otro. No guardar los tiques: Hacienda puede pedirlos.",
    ],
    [
      "en",
      "Three mistakes",
      "Skip a number. Bill with a wrong date. Note: never: throw receipts away again.",
    ],
    ["en", "Three mistakes", "Skip a number. Bill with a wrong date. What they said: “never again”."],
  ] as const)
    // prettier-ignore
    assert.equal(under(heading, text, language), null, text);
});
