import assert from "node:assert/strict";
import { test } from "node:test";
import { filmOfBody } from "./film-of-body.ts";

test("an occasion of a body that a film is asked for names it", () => {
  for (const [language, asked, name] of [
    ["en", "Annual report film for Turning Circle, a charity that repairs used wheelchairs.", "Turning Circle: annual report"],
    ["en", "Annual meeting film for Lower Mill Library, run by volunteers.", "Lower Mill Library: annual meeting"],
    ["en", "Annual meeting film for Old Students Association of Community Grammar School.", "Old Students Association of Community Grammar School: annual meeting"],
    ["en", "AGM film for Lower Mill Library.", "Lower Mill Library: AGM"],
    ["de", "Film zum Jahresbericht von Haus Birke, einem Verein in Ulm.", "Haus Birke: Jahresbericht"],
    ["es", "Película del informe anual de Pan de Barrio, una asociación que reparte comida.", "Pan de Barrio: informe anual"],
    ["fr", "Film du rapport annuel de Terre Claire, une association de quartier.", "Terre Claire: rapport annuel"],
  ] as const)
    assert.equal(filmOfBody([asked], language), name);
}); // prettier-ignore

test("other requests name no body", () => {
  for (const [language, asked] of [
    ["en", "Annual report film for our supporters."],
    ["en", "Two-minute film for a public hearing on Turning Circle."],
    ["en", "We made an annual report film for Turning Circle last year."],
    ["de", "Film zum Jahresbericht des Vereins Haus Birke."],
    ["ja", "年次報告の動画をお願いします。"],
    ["en", ""],
  ] as const)
    assert.equal(filmOfBody([asked], language), null, asked);
});
