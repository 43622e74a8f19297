import assert from "node:assert/strict";
import { test } from "node:test";
import { isDuty } from "./duties.ts";
import { rulesFrom } from "./told-rules.ts";

test("rules that are told as duties are rules", () => {
  for (const [language, sentences] of [
    ["de", ["Offenes Feuer ist nur an den beiden Grillplätzen erlaubt.", "Hunde gehören an die Leine.", "Boote sind am Steg anzumelden."]],
    ["es", ["El silencio es obligatorio.", "Los teléfonos deben estar apagados.", "Está prohibido guardar sitio a otra persona."]],
    ["pl", ["Czepek jest obowiązkowy.", "Przed wejściem do wody trzeba wziąć prysznic.", "Dzieci muszą być pod opieką dorosłych."]],
    ["en", ["Dogs must be on a lead between March and July.", "Barbecues are not allowed.", "Drones may only be flown with a permit."]],
    ["sv", ["Boka din tid på tavlan.", "Torka ur luddfiltret efter varje tvätt.", "Lämna aldrig maskinen olåst."]],
  ] as const)
    assert.equal(rulesFrom(sentences, 0, language, () => false)?.parts.length, 3, sentences[0]);
  for (const [language, sentence] of [
    ["de", "Er gehörte zu den Leuten, die nie klagen."],
    ["de", "Am Abend ist der Kirchturm gut zu sehen."],
    ["en", "I must admit that I am not."],
    ["fr", "Il faut que je te dise une chose."],
    ["ru", "Он должен был вернуться весной."],
    ["nl", "Mijn moeder moest alles zelf doen."],
  ] as const)
    assert.equal(isDuty(sentence, language), false, sentence);
}); // prettier-ignore
