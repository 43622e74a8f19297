import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "../order.ts";
import { withoutJudgedNotes } from "./judged-notes.ts";
import { isDoubted, scoredUnits } from "./scored-units.ts";

/** What a model of sentences takes for a note, and by all of its text is none. */
const TOLD: Readonly<Record<string, readonly [said: string, text: string]>> = {
  bn: ["প্রথম দশ মিনিটের জল ফেলে দিন।", "ছাদে বৃষ্টির জল ধরে রাখা সহজ। একশো বর্গমিটার ছাদে বছরে দেড় লাখ লিটার জল পড়ে।\n\nপ্রথম দশ মিনিটের জল ফেলে দিন।"],
  pl: ["Zdjęcia rób bez lampy.", "Kościół w Olszanach stoi od 1687 roku. Zbudowali go cieśle, którzy nie umieli czytać, ale umieli liczyć.\n\nPolichromia jest jaśniejsza, niż myślisz. Wejdź, usiądź, daj oczom minutę. Zdjęcia rób bez lampy. Klucz jest u pani Zofii, dom z niebieskim płotem."],
  ar: ["يأتي إلينا كثير من المرضى وقد تأخروا في علاج التسوس.", "السلام عليكم، نحن عيادة أسنان في عمّان ونريد فيلماً قصيراً لشاشة الانتظار، مدته دقيقة ونصف.\n\nيأتي إلينا كثير من المرضى وقد تأخروا في علاج التسوس. يبدأ التسوس بنقطة بيضاء صغيرة على السن لا تؤلم. بعد ستة أشهر تصل إلى العصب ويبدأ الألم.\n\nنظّف أسنانك مرتين في اليوم لمدة دقيقتين. استخدم الخيط قبل النوم. قلّل من السكر بين الوجبات."],
}; // prettier-ignore

for (const [language, [said, text]] of Object.entries(TOLD))
  test(`a sentence that only sounds like a note is told: ${language}`, () => {
    assert.ok(withoutOrder(text).text.includes(said));
  });

test("what all of a text says doubts a sentence of it, and no note is taken out that is doubted", () => {
  const [said, text] = TOLD["bn"] ?? ["", ""];
  const scored = scoredUnits(text, text);
  assert.ok(scored !== null);
  const at = text.indexOf(said);
  assert.ok(isDoubted(scored, { start: at, end: at + said.length }));
  assert.ok(!isDoubted(scored, { start: text.length, end: text.length }));
  const asked = `It'll be shown on the clubhouse telly, so square and about a minute please.\n\n${"The hut stands at 1,840 metres and there was no road then. ".repeat(3)}`;
  assert.notEqual(withoutJudgedNotes(asked, asked).text, asked);
  assert.equal(withoutJudgedNotes(asked, asked, () => true).text, asked);
});
