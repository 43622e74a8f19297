import assert from "node:assert/strict";
import test from "node:test";
import { plainThings } from "./plain-things.ts";
import { drawingsOtherwise } from "./told-otherwise.ts";

const isOtherwise = (drawing: string, ...told: string[]): boolean => drawingsOtherwise(told).has(drawing);

test("a word in another sense, or another kind of its thing, is not drawn as the usual one", () => {
  for (const [drawing, ...told] of [
    ["rooster", "Aushang", "Am Donnerstag wird das Wasser abgestellt.", "Bitte den Hahn zudrehen."],
    ["rooster", "Was tun?", "Der Hahn tropft in der Küche."],
    ["rooster", "Rede von Frau Hahn"],
    ["tire", "Réparer une crevaison", "Sortez la chambre à air du pneu."],
    ["tire", "Mend a puncture on your bike", "Run a finger round the inside of the tyre."],
    ["house", "Aushang", "Das Treppenhaus wird gestrichen."],
    ["house", "通知", "各位居民：三号楼楼道将于周一粉刷。"],
    ["house", "Notice to all flats"],
    ["bird", "Mewa Zosia", "Mewa odleciała nad morze."],
    ["lamp", "The lighthouse at Carn", "On a winter's night the lamp burned three gallons."],
    ["cooked-rice", "أرز لبنان", "تعيش أشجار الأرز ألف سنة."],
    ["water-pump", "الأفلاج", "يصل الماء من البئر إلى الحقول من دون مضخة."],
    ["power-socket", "After a tooth is taken out", "The socket fills with blood."],
    ["open-mailbox-with-raised-flag", "Your shared mailbox", "The mailbox quota is two gigabytes."],
    ["elephant", "It is called the elephant's foot"],
  ] as const)
    assert.ok(isOtherwise(drawing, ...told), `${drawing}: ${told.join(" / ")}`);
});

test("and where nothing says so the usual one stays", () => {
  for (const [drawing, ...told] of [
    ["rooster", "Der Hahn auf dem Hof", "Der Hahn kräht um fünf."],
    ["tire", "Winter tyres", "Every car needs a good tyre."],
    ["house", "Insulating an old house", "A house loses heat through its roof."],
    ["bird", "Birds in winter", "A heron stood in the pond.", "The birds come to the table."],
    ["lamp", "A lamp for your desk", "The lamp is dimmed by touch."],
    ["cooked-rice", "طبخ الأرز", "اغسلوا الأرز ثلاث مرات."],
    ["water-pump", "The village pump", "The pump needs a new handle."],
    ["power-socket", "Safe at home", "A socket needs a cover."],
  ] as const)
    assert.ok(!isOtherwise(drawing, ...told), `${drawing}: ${told.join(" / ")}`);
});

test("verbs and longer words are none of the nouns that they look like", () => {
  for (const [base, sentence] of [
    ["de", "Der Knöchel ist geschwollen."],
    ["nl", "De bruidsparen trouwen hier."],
    ["nl", "Wie wil sparen, kijkt hier."],
    ["es", "La caja torácica sube."],
    ["es", "Llevó una caja de madera."],
    ["de", "Am Donnerstag ist zu."],
    ["en", "A gull stole the chips."],
    ["pl", "Mewa wzięła śledzia."],
    ["ja", "カモメが鳴く。"],
  ] as const)
    assert.deepEqual(plainThings(sentence, base), [], sentence);
  assert.deepEqual(
    plainThings("Sparren groeien hier.", "nl").map(({ drawing }) => drawing),
    ["evergreen-tree"],
  );
});
