import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutDedication } from "./dedication.ts";

const DEDICATED: readonly (readonly [dedication: string, title: string])[] = [
  ["For my mother, who kept the tins", "# The Tin Cupboard"],
  ["In memory of Rosa Lind, 1931–2019", "The Bakery"],
  ["Meinem Großvater gewidmet", "Der Schlüssel"],
  ["Für Oma", "Der Schlüssel"],
  ["À la mémoire de mon oncle Aimé", "Le facteur"],
  ["À ma grand-mère", "Le puits"],
  ["A mi abuela Carmen", "El pozo"],
  ["A nonna Ines.", "Il forno a legna"],
  ["Para a minha avó", "O poço"],
  ["Voor opa", "De brug ging niet meer open"],
  ["Pamięci dziadka Antoniego, który naprawdę tam był", "Latarnik z Rozewia"],
  ["Памяти деда", "Самовар"],
  ["Присвячую татові", "Голубник"],
  ["Till minne av farfar", "Båten"],
  ["إلى روح جدي", "ساعة الحائط"],
  ["לזכר סבתא רבקה", "הכפתור"],
  ["亡き祖母に捧ぐ", "梅干しの壺"],
  ["献给我的外婆", "缝纫机"],
  ["할머니께 바칩니다", "국수"],
  ["दादी की याद में", "संदूक"],
  ["Dedemin anısına", "Kırmızı defter"],
];
for (const [dedication, title] of DEDICATED)
  test(`a dedication above or below its title: ${dedication}`, () => {
    const told = "Somebody lived there, and one day somebody else came by.";
    const bare = dedication.replace(/\.$/u, "");
    assert.equal(withoutDedication(`${dedication}\n\n${title}\n\n${told}`).dedication, bare);
    const below = withoutDedication(`${title}\n\n${dedication}\n\n${told}`);
    assert.equal(below.dedication, bare);
    assert.equal(below.text.length, `${title}\n\n${dedication}\n\n${told}`.length);
  });

const TOLD = [
  "# For My Father\n\nHe never spoke of the war.",
  "For my mother\n\nShe was seven in the winter of 1947, when the snow reached the sills.",
  "A mi abuela le gustaban los trenes.\n\nEl pozo\n\nTodo empezó así.",
  "To the Lighthouse\n\nThe novel was published in 1927.",
  "Für Familien\n\nDer neue Tarif gilt ab Mai.",
  "For my mother's choir, please make a film of this:\n\nThe Choir\n\nWe sing on Mondays.",
  "Lettres à ma mère\n\nElles étaient courtes.",
];
for (const source of TOLD)
  test(`no dedication: ${source.split("\n")[0] ?? ""}`, () => assert.equal(withoutDedication(source).dedication, null)); // prettier-ignore
