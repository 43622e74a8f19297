import assert from "node:assert/strict";
import { test } from "node:test";
import { asideIn } from "./aside-in.ts";

/** What is left of a sentence without its aside, and "" where all of it is one. */
function left(said: string, language: string, opens = false): string {
  const span = asideIn(said, language, opens);
  return span === null ? said : (said.slice(0, span.start) + said.slice(span.end)).trim();
}

const asides: readonly (readonly [language: string, said: string])[] = [
  ["en", "I'll drop the photos round on Friday once my sister has scanned them."],
  ["en", "Just don't turn it into one of those weepy charity things."],
  ["en", "If it needs trimming, lose the football."],
  ["de", "Das mit dem Dachboden würde ich persönlich ja weglassen."],
  ["de", "Der Sprecher darf ruhig ein bisschen Dialekt haben."],
  ["fr", "Le montage, je te fais confiance."],
  ["es", "Lo del alcalde, mejor ni tocarlo."],
  ["it", "Più o meno è tutto qui."],
  ["pt", "A história é mais ou menos essa."],
  ["nl", "De rest laat ik aan jou over."],
  ["pl", "Zdjęcia podeślę, jak tylko córka wróci."],
  ["ru", "Музыку подбери сам."],
  ["sv", "Bilder kan jag mejla när som helst."],
  ["tr", "Gerisi sizden, ben karışmam."],
  ["ar", "أما الموسيقى فاخترها أنت."],
  ["hi", "आख़िर में सुनीता देवी की बात ज़रूर आए।"],
  ["zh", "照片我晚点发你。"],
  ["ko", "이 얘기는 꼭 넣어 주세요."],
  ["en", "That is the story we would like to tell."],
  ["pt", "É essa a história que eu queria contar."],
  ["pt", "Acho isto lindo, dava uma bela imagem."],
  ["it", "È la parte che preferisco."],
  ["de", "Das ist die Geschichte, die wir gern erzählen möchten."],
];
for (const [language, said] of asides)
  test(`said to the maker: ${said}`, () => {
    assert.equal(left(said, language), "");
  });

const told: readonly (readonly [language: string, said: string])[] = [
  ["en", "Drop your photos at the desk by Friday and we scan them for free."],
  ["en", "Sorry, we cannot take cash on the day."],
  ["en", "Put the key in your pocket and leave the rest."],
  ["en", "Keep a copy, and get it stamped."],
  ["en", "Do not leave the cabin at once."],
  ["en", "That's all."],
  ["en", "“Leave her name out,” he said, and I did."],
  ["de", "Wenn Sie Fragen haben, rufen Sie uns abends an."],
  ["de", "Schreiben Sie bis dahin auf, was zu laut war."],
  ["fr", "Voilà comment tout a commencé."],
  ["es", "Apúntalo y cuéntaselo a tu clase."],
  ["it", "In quei novanta secondi non parla nessuno."],
  ["pl", "Najlepiej przyjść o ósmej."],
  ["ru", "Вишню не зрубили, хотя рубили всё."],
  ["tr", "Bu şifreyi hiç kimseye söylemeyin, bize bile."],
  ["hi", "धागा लंबा हो तो काट दीजिए।"],
  ["zh", "打菜的时候可以说要一半，不用不好意思。"],
  ["en", "That is the story my father used to tell."],
  ["it", "È questa la storia di Faenza."],
  ["xx", "Leave the rest up to you."],
  ["en", ""],
];
for (const [language, said] of told)
  test(`told: ${said}`, () => {
    assert.equal(left(said, language), said);
  });

test("only the clause goes that stands behind what tells", () => {
  assert.equal(left("Battery clocks we don't do, please can you say that nicely.", "en"), "Battery clocks we don't do.");
  assert.equal(left("There are steps up to the chamber, and no lift at all, so do mention the stairs in fairness.", "en"), "There are steps up to the chamber, and no lift at all.");
}); // prettier-ignore

test("how one came to write is no news, where a letter begins and nowhere else", () => {
  assert.equal(left("Got your name off Denise at the bowls club.", "en", true), "");
  assert.notEqual(left("Got your name off Denise at the bowls club.", "en"), "");
  assert.equal(left("आपका नंबर रेखा दीदी से मिला।", "hi", true), "");
});
