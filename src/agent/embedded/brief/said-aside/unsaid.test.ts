import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withoutUnsaid } from "./unsaid.ts";

const REST =
  "We meet at the church gate every Saturday evening and walk along the river for an hour with our detectors.";
const told = (text: string): string => withoutUnsaid(`${REST} ${text}`).text.slice(REST.length).replaceAll(/\s+/gu, " ").trim(); // prettier-ignore

describe("withoutUnsaid", () => {
  it("leaves out the clause that is taken back, and what follows is a sentence", () => {
    const text = "The vicar was not keen at first (please don't put that in!!) but the PCC paid for the tarpaulin."; // prettier-ignore
    assert.equal(told(text), "The PCC paid for the tarpaulin.");
    assert.equal(withoutUnsaid(`${REST} ${text}`).text.length, REST.length + 1 + text.length);
    assert.equal(told("Mr. Lowe was drunk (off the record). It rained."), "It rained.");
    assert.equal(told("We moved to the hall in 1990, because the old roof fell in (keep that out). It rained."), "We moved to the hall in 1990. It rained."); // prettier-ignore
    assert.equal(told("Orders close on the 15th of May, because a councillor rang in August. (Don't name him!)"), "Orders close on the 15th of May."); // prettier-ignore
  });

  it("knows it in many languages", () => {
    for (const [bracket, said] of [
      ["bitte nicht erwähnen", "Der Pfarrer war erst dagegen"], ["ne mettez pas ça, s'il vous plaît", "Le curé était contre"], ["¡No lo nombres!", "El cura no quería"],
      ["per favore non nominarlo", "Il parroco era contrario"], ["isso não é para pôr", "O padre era contra"], ["graag niet noemen", "De pastoor was tegen"],
      ["ta inte med det här", "Prästen var emot"], ["det skal ikke med", "Præsten var imod"], ["älkää mainitko tätä", "Pappi vastusti"], ["proszę o tym nie wspominać", "Ksiądz był przeciw"],
      ["prosím nezmiňujte to", "Farář byl proti"], ["kérem, ezt ne említsék", "A pap ellenezte"], ["vă rog, nu puneți asta", "Preotul era contra"], ["пожалуйста, не упоминайте это", "Батюшка был против"],
      ["не згадуйте про це", "Священник був проти"], ["μην το αναφέρετε", "Ο παπάς ήταν αντίθετος"], ["lütfen bunu koymayın", "Hoca karşıydı"], ["من فضلكم لا تذكروا هذا", "كان الشيخ ضد الفكرة"],
      ["בבקשה אל תזכירו את זה", "הרב התנגד"], ["यह मत डालिएगा", "पुजारी राज़ी नहीं थे"], ["これは書かないでください", "神主は反対でした"], ["请不要提这件事", "住持一开始反对"], ["이건 빼 주세요", "신부님은 반대했어요"],
    ] as const) assert.equal(told(`${said} (${bracket}). It rained.`), "It rained.", bracket);
  }); // prettier-ignore

  it("leaves brackets that are told to viewers", () => {
    for (const text of [
      "She thanked us warmly (don't mention it!) and left.",
      "Salt goes in last (leave it out for babies).",
      "If you are vegan, honey is off (leave it out).",
      "The old key (do not use it) hangs by the door.",
      "Off the record player comes a hum (the record is off).",
      "Keep the dog out of the pond (please keep it on the lead).",
      "El ajo es opcional (no lo pongas si no te gusta).",
      "Den Deckel nicht öffnen (bitte nicht berühren).",
      "Le couvercle est chaud (ne le touchez pas).",
      "Anata is rude in Japan (don't say that).",
      "Le chien dort (ne le réveillez pas).",
      "Не трогайте птенцов (не кормите их).",
    ])
      assert.equal(told(text), text);
  });

  it("is never all of a text", () => {
    const text = "The vicar was against it (please don't mention that).";
    assert.deepEqual(withoutUnsaid(text), { text, wishes: [] });
    assert.equal(withoutUnsaid("(keep that out)").text, "(keep that out)");
  });
});
