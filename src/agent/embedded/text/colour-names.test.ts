import assert from "node:assert/strict";
import { test } from "node:test";
import { listsColours } from "./colour-names.ts";

const CASES: readonly (readonly [language: string, text: string, lists: boolean])[] = [
  ["en", "It costs €49, in moss green, coral and black.", true],
  ["de", "Es gibt sie in Cognac, Schwarz und Oliv.", true],
  ["fr", "Il existe en corail, vert mousse et noir.", true],
  ["es", "Viene en arena, verde oliva y azul noche.", true],
  ["sv", "Den finns i grått, mossgrönt och korall.", true],
  ["zh", "颜色有苔绿、珊瑚和黑色。", true],
  ["hi", "रंग हैं मोर नीला, मूंगा और काला।", true],
  ["en", "The reef is a home for coral, fish and sponges in blue and shallow water.", false],
  ["en", "The fox lives in woods, fields and green parks.", false],
  ["de", "Wir backen Graubrot in Kassel, Fulda und Hanau.", false],
];

test("a list of colours is no list of things", () => {
  for (const [language, text, lists] of CASES) assert.equal(listsColours(text, language), lists, text);
});
