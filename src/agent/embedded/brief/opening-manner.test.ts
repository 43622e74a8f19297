import assert from "node:assert/strict";
import test from "node:test";
import { withoutOpeningManner } from "./opening-manner.ts";

const told = (source: string): string => withoutOpeningManner(source).text.replace(/\s+/gu, " ").trim();
const TOLD = "On the evening of 6 February the keeper rowed ashore to buy flour.";

test("how it is to be told is said to whoever makes the film", () => {
  for (const manner of [
    "Tell it like a story by the fire.",
    "Erzählt es wie am Lagerfeuer.",
    "Racontez-la comme un conte.",
    "Cuéntalo como un cuento de abuela.",
    "Raccontala come una fiaba.",
    "Vertel het als een verhaal bij het vuur.",
    "Opowiedz to jak baśń.",
    "Расскажите это как сказку у костра.",
    "Розкажіть це як казку.",
    "Bunu ateş başında bir masal gibi anlatın.",
    "請像爺爺講故事那樣講述。",
    "昔話のように語ってください。",
    "A short tale for the visitors of the museum.",
    "Opowieść dla zwiedzających muzeum.",
    "Eine Geschichte für Kinder ab acht.",
    "Рассказ для гостей маяка.",
    "قصة لزوار المتحف.",
    "给孩子们的故事。",
    "À raconter comme un portrait, avec souffle.",
    "Video an toàn giao thông cho học sinh trung học.",
    "পর্যটকদের জন্য একটি ছোট ভিডিও।",
    "Emeklilere yönelik, sakin anlatımlı bir tanıtım videosu.",
  ])
    for (const text of [`# Dark\n\n${manner}\n\n${TOLD}`, `# Dark\n\n${manner} ${TOLD}`])
      assert.equal(told(text), `# Dark ${TOLD}`, manner);
});

test("how it is to sound and how long it is to be ends the first paragraph of a brief that asks for nothing", () => {
  assert.equal(
    told(
      `# Complaints\n\nTraining for new staff. Friendly, plain, no jargon. About 90 seconds.\n\n## Why\n\n${TOLD}`,
    ),
    `# Complaints Training for new staff. ## Why ${TOLD}`,
  );
});

test("a tone behind the comma of what the film is", () => {
  assert.equal(
    told(`# Chaussures\n\nPetit guide pour les clients du magasin, ton complice.\n\n## Tige\n\n${TOLD}`),
    `# Chaussures Petit guide pour les clients du magasin . ## Tige ${TOLD}`,
  );
});

test("how it is to sound, behind whom it is for", () => {
  for (const [whom, how] of [
    ["Für Menschen, die zum ersten Mal kommen.", "Freundlich und beruhigend."],
    ["For people who give blood for the first time.", "Warm and plain, unhurried."],
    ["Για τουρίστες που επισκέπτονται το ελαιοτριβείο μας.", "Δύο λεπτά."],
    ["Pentru părinți.", "Clar, calm, fără imagini șocante."],
  ])
    assert.equal(told(`# Blut\n\n${whom} ${how}\n\n## Wer\n\n${TOLD}`), `# Blut ${whom} ## Wer ${TOLD}`, how);
  assert.match(
    told(`# مكتبة\n\nإعلان لسكان الحي، بنبرة دافئة.\n\n## ماذا\n\n${TOLD}`),
    /^# مكتبة إعلان لسكان الحي ?\. /u,
  );
});

test("what tells of its subject stays", () => {
  for (const text of [
    `# How to give a speech\n\nTell it like a story. ${TOLD}`,
    `# Dark\n\n${TOLD}\n\nTell it like a story by the fire, she said.`,
    `# Eggs\n\nBoil the egg. About four minutes.\n\n${TOLD}`,
    `# Dark\n\nTell it to nobody. ${TOLD}`,
  ])
    assert.equal(told(text), text.replace(/\s+/gu, " "));
});
