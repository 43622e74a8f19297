import assert from "node:assert/strict";
import { test } from "node:test";
import { senderName } from "./sender-name.ts";

test("whom a film is from, where only its sender's words name it", () => {
  for (const [base, said, name] of [
    ["en", "I work at the harbour office in Port Carrow and we'd like a short film.", "Port Carrow"],
    ["en", "I'm the treasurer of Harrow Lane Lido, a 1930s outdoor pool.", "Harrow Lane Lido"],
    ["fr", "Je travaille à la Maison des Jeunes, voici notre texte.", "Maison des Jeunes"],
    ["ko", "안녕하세요, 망원동에서 반찬가게 '순희네 찬장' 하는 사람입니다.", "순희네 찬장"],
  ] as const)
    assert.equal(senderName([said], "Nothing of it.", base), name);
});

test("no name of a body, or one that the text has", () => {
  for (const [base, said] of [
    ["en", "I'm the teacher of year nine, about a minute please."],
    ["en", "It goes on Facebook in March."],
    ["de", "Wir sind die Geschäftsstelle am Amtsgericht."],
  ] as const)
    assert.equal(senderName([said], "", base), null, said);
  assert.equal(senderName(["I'm the treasurer of Harrow Lane Lido."], "Harrow Lane Lido was built in 1936.", "en"), null); // prettier-ignore
});

test("who speaks in marks is nobody", () => {
  assert.equal(senderName(['Never "we are delighted to announce".'], "Nothing of it.", "en"), null);
});
