import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { asideIn } from "./aside-in.ts";

const left = (language: string, said: string): string => {
  const span = asideIn(said, language);
  return span === null ? said : (said.slice(0, span.start) + said.slice(span.end)).trim();
};

describe("asideIn: what is wished of the film by its name", () => {
  it("is no part of it", () => {
    for (const [language, said] of [
      ["en", " use that, Dot's daughter said it's ok"], ["en", " please no 80s synth music, everyone does that."], ["en", "vibe: night, rain, a bit lonely then warm?"],
      ["en", " The film should show why the ladder is needed."], ["de", " Der Film soll zeigen, warum die Anlage nötig ist."], ["fr", "Le film doit montrer pourquoi la digue existe."],
      ["es", "El vídeo debe explicar cómo se pliega el papel."], ["it", "Il film deve spiegare come si fa."], ["nl", "De film moet laten zien waarom het nodig is."],
      ["pl", "Film ma pokazać, dlaczego to ważne."], ["ru", "Фильм должен показать, почему это важно."], ["hi", " इसे बेचारगी वाली कहानी मत बनाइए।"],
      ["hi", " यह बात ज़रूर डालिए, सबको यही सबसे अच्छी लगती है।"],
    ] as const) assert.match(left(language, said), /^[.。।]?$/u, said);
    assert.equal(left("en", "It's still the original glass, I only replaced the transformer (2017). use that, Dot's daughter said it's ok"), "It's still the original glass, I only replaced the transformer (2017)"); // prettier-ignore
    assert.equal(left("es", "Para la feria de agosto, antes del 15 de mayo, y aquí te pido que seas firme."), "Para la feria de agosto, antes del 15 de mayo."); // prettier-ignore
    assert.equal(left("en", "Please don't leave it in a car or loft, if you can only fit one bit of advice in then it's that one."), "Please don't leave it in a car or loft."); // prettier-ignore
  }); // prettier-ignore

  it("leaves what is told", () => {
    for (const [language, said] of [
      ["en", "Use that key for the side door, and lock up."], ["en", "The film should be kept in the dark."], ["en", "The film should explain that fares rise in May."],
      ["en", "If you only have time for one museum, make it this one."], ["en", "Please no dogs in the hall, everyone trips over them."], ["en", "The band plays no sad music."],
      ["en", "The vibration is gentle and the motor is quiet."], ["de", "Der Film soll auf der Folie trocken bleiben."], ["es", "Os pido que seáis puntuales el sábado."],
      ["hi", "बच्चे अपना नाम लिख सकते हैं।"], ["fr", "Le film plastique doit rester tendu."], ["ru", "Фильм должен был выйти в мае."], ["en", "We'd love to see you at the gate at noon."],
    ] as const) assert.equal(left(language, said), said);
  }); // prettier-ignore
});
