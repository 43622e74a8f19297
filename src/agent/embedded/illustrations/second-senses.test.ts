import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";

const drawn = (base: string, text: string): string[] => [
  ...new Set(plainThings(text, base).map(({ drawing }) => drawing)),
];

test("verbs that look like things name none", () => {
  for (const [base, text, thing] of [
    ["en", "Her daughter rings on Sundays from Perth.", "ring"],
    ["en", "Photograph any damage and tell the nurse.", "framed-picture"],
    ["en", "He sits down and taps out a message.", "tap"],
    ["fr", "Une vague enveloppe le phare.", "envelope"],
    ["fr", "La criée ferme, et tout se fera sur un écran.", "farm"],
    ["it", "Mi chiese chi l'avesse suonato.", "church"],
    ["tr", "Zil turuncuya döner.", "stuffed-flatbread"],
    ["de", "Sie tut in Siebenbürgen ihren Dienst.", "castle"],
    ["pl", "Para zamarza w kryształki lodu.", "ice-cream"],
  ] as const)
    assert.ok(!drawn(base, text).includes(thing), text);
});

test("the same words as nouns do", () => {
  for (const [base, text, thing] of [
    ["en", "She wore a gold ring.", "ring"],
    ["en", "A photograph hung above the bed.", "framed-picture"],
    ["fr", "Il la met dans une enveloppe.", "envelope"],
    ["fr", "Elle vit dans une vieille ferme.", "farm"],
    ["it", "Le chiese di Roma sono belle.", "church"],
    ["tr", "Öğlen döner yedik.", "stuffed-flatbread"],
  ] as const)
    assert.ok(drawn(base, text).includes(thing), text);
});

test("eyes that are raised or kept open are no picture of an eye", () => {
  for (const [base, text] of [
    ["fr", "Levez les yeux en passant."],
    ["es", "Abran los ojos esta noche."],
    ["de", "Haltet die Augen offen."],
    ["pl", "Spójrz w górę i miej oczy otwarte."],
    ["ar", "ارفعوا عيونكم الليلة."],
    ["ko", "밤하늘을 보고 눈을 크게 떠 보세요."],
  ] as const)
    assert.deepEqual(drawn(base, text), [], text);
});

test("a hospital's needle sews nothing, and a wing's lift takes nobody upstairs", () => {
  assert.ok(drawingsOtherwise(["Nunca reencapar agulha.", "A enfermagem avisa."]).has("sewing-needle"));
  assert.ok(drawingsOtherwise(["An aeroplane climbs.", "You can feel the lift."]).has("elevator"));
  assert.ok(!drawingsOtherwise(["Enfila la aguja.", "Cose el botón."]).has("sewing-needle"));
});

test("the commonest things have words where they had none", () => {
  for (const [base, text, thing] of [
    ["fa", "قطار ساعت هفت حرکت می‌کند.", "high-speed-train"],
    ["ta", "விமானம் தாமதமானது.", "airplane"],
    ["te", "రైలు బయలుదేరింది.", "high-speed-train"],
    ["th", "รถเมล์ออกทุกสิบนาที", "bus"],
    ["ko", "마을버스가 다닙니다.", "bus"],
    ["fr", "Le viaduc mesure cinq cents mètres.", "viaduct"],
    ["en", "Women wore clogs in the mill.", "clog"],
    ["de", "Sie trugen Holzschuhe.", "clog"],
  ] as const)
    assert.ok(drawn(base, text).includes(thing), text);
  assert.ok(!drawn("en", "The filter clogs up with hair.").includes("clog"));
});

test("drums of what burns are beaten by nobody, and the flower of salt is none", () => {
  const ship = drawingsOtherwise(["Benzol drums on deck spill and catch fire.", "People watch."]);
  assert.ok(ship.has("drum"));
  assert.ok(!drawingsOtherwise(["The drums begin, and the band plays."]).has("drum"));
  assert.ok(drawingsOtherwise(["C’est la fleur de sel.", "Le vent d’est se lève."]).has("blossom"));
  assert.ok(!drawingsOtherwise(["La fleur s’ouvre en mai."]).has("blossom"));
});
