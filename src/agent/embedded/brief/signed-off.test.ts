import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSignedOff } from "./signed-off.ts";

const BODY =
  "We lambed 412 ewes indoors this spring, from 28 March to 24 April, and reared 1.68 lambs per ewe. Last year it was 1.57. The big shed is too warm at the back.\n\nNext year we start a week later.";
const HINDI =
  "अगले बुधवार को टीकाकरण दिवस है, सुबह 9 बजे से दोपहर 2 बजे तक, पंचायत भवन में। टीका मुफ़्त है। बच्चे को ढीले कपड़े पहनाएँ और दूध पिलाकर लाएँ। इस साल हम चाहते हैं कि एक भी बच्चा न छूटे।";

test("who wrote a text and put their name below it is no part of it", () => {
  for (const [body, signature] of [
    [BODY, "Huw"],
    [BODY, "Huw Prytherch"],
    [BODY, "— Huw Prytherch, Cwm Farm"],
    [BODY, "Eure Heike Brandmeier"],
    [BODY, "Votre Claire"],
    [HINDI, "— कमला बाई, आंगनवाड़ी कार्यकर्ता"],
  ] as const) {
    const source = `${body}\n\n${signature}\n`;
    const { text, wishes } = withoutSignedOff(source);
    assert.equal(text.trim(), body);
    assert.equal(text.length, source.length);
    assert.deepEqual(wishes, [signature]);
  }
});

test("a last line that tells, wishes or says whose words stand above it stays", () => {
  for (const last of ["The End", "Good Luck", "Come and see us", "Bon Appétit", "Anmeldung im Laden.", "01632 960 417", "www.cwm.example", "Next Year"])
    assert.deepEqual(withoutSignedOff(`${BODY}\n\n${last}`).wishes, [], last);
  assert.deepEqual(withoutSignedOff(`${BODY} “A good shepherd counts twice.”\n\n— Huw Prytherch`).wishes, []);
  assert.deepEqual(withoutSignedOff(`${BODY}\n\n- one\n- two\n\n— Three`).wishes, []);
  assert.deepEqual(withoutSignedOff(`${BODY} Huw says so.\n\nHuw`).wishes, []);
  assert.deepEqual(withoutSignedOff(`${BODY}\n\nGood birding,\n\nHilary Crome`).wishes, []);
  assert.deepEqual(withoutSignedOff(`Short.\n\nHuw`).wishes, []);
}); // prettier-ignore
