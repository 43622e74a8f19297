import assert from "node:assert/strict";
import { test } from "node:test";
import { appointmentIn, placeBehind } from "./appointment-span.ts";

function read(sentence: string, language: string): string | null {
  const found = appointmentIn(sentence, language);
  if (found === null) return null;
  const place = placeBehind(sentence, found, language);
  return place === null ? found.text : `${found.text} | ${place}`;
}

test("when an event is, and where, as sentences tell it in many languages", () => {
  for (const [language, sentence, expected] of [
    ["en", "The open day is on Saturday 12 July from 11 until 4 at Brewery Lane.", "Saturday 12 July from 11 until 4 | Brewery Lane"],
    ["en", "Info open house Thursday April 23, 7 pm, at the Legion, there'll be coffee.", "Thursday April 23, 7 pm | Legion"],
    ["de", "Das Konzert ist am Samstag, 18. Oktober, um 18 Uhr in der Festhalle Oberwiesbach.", "Samstag, 18. Oktober, um 18 Uhr | Festhalle Oberwiesbach"],
    ["de", "Am Samstag, dem 8. März, laden wir von 14 bis 17 Uhr zum Tag der offenen Tür ein.", "Samstag, dem 8. März, 14 bis 17 Uhr"],
    ["fr", "On fête nos 20 ans le samedi 14 juin à partir de 11 heures, à la ferme.", "Samedi 14 juin à partir de 11 heures"],
    ["es", "La fiesta es el sábado 20 de septiembre a las 18:00 en la plaza de La Ribera.", "Sábado 20 de septiembre a las 18:00 | Plaza de La Ribera"],
    ["it", "Sabato 4 ottobre alle 17 facciamo una degustazione gratuita.", "Sabato 4 ottobre alle 17"],
    ["nl", "Het feest is op zaterdag 6 september van 13.00 tot 17.00 uur op de Zwolseweg 144.", "Zaterdag 6 september van 13.00 tot 17.00 uur | Zwolseweg 144"],
    ["pl", "Dożynki są w niedzielę 24 sierpnia o 12:00 na boisku w Zalesiu.", "24 sierpnia o 12:00 | Na boisku w Zalesiu"],
    ["ja", "11月15日（土）13時から見学会をします。", "11月15日（土）13時"],
    ["ko", "올해는 1월 16일 토요일, 오전 10시부터 오후 4시까지 합니다.", "1월 16일 토요일, 오전 10시부터 오후 4시"],
    ["hi", "मेला 14 दिसंबर, रविवार को सुबह 10 बजे से मैदान में है।", "14 दिसंबर, रविवार को सुबह 10 बजे"],
  ] as const)
    assert.equal(read(sentence, language), expected);
}); // prettier-ignore

test("until when something is to be done, and what was long ago, is no event", () => {
  for (const [language, sentence] of [
    ["en", "The list closes on 31 August."],
    ["en", "It was last rung here on Monday 8 May 1995 at noon."],
    ["de", "Anmeldung bitte bis Freitag, 10. Oktober."],
    ["en", "We have room for 12 at the table."],
  ] as const)
    assert.equal(read(sentence, language), null);
});
