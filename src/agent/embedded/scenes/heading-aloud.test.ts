import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const spoken = (prompt: string, language: string): string =>
  film(prompt, language)
    .scenes.flatMap(({ narration }) => narration)
    .join(" ");

test("a heading that names its list and says how many or how soon is said before it", () => {
  assert.match(
    spoken(
      "# Sepsis\n\nIt is a response to an infection.\n\n## The Sepsis Six, within one hour\n\n- Give oxygen\n- Take blood cultures\n- Give IV antibiotics\n- Give IV fluids\n- Measure lactate\n- Measure urine output\n\n## End\n\nScore again.\n",
      "en",
    ),
    /The Sepsis Six, within one hour[.:] ?Give oxygen/iu,
  );
  assert.match(
    spoken(
      "# Sauerteig\n\nAlles zum Nachlesen.\n\n## Fünf Tage\n\nTag 1: 50 g Mehl und 50 g Wasser verrühren. Abdecken.\n\nTag 2: 50 g Mehl dazu. Es riecht muffig.\n\n## Ende\n\nFertig.\n",
      "de",
    ),
    /Fünf Tage\. Tag 1/u,
  );
  assert.match(
    spoken(
      "# 銭湯\n\n古い銭湯です。\n\n## 三つのお風呂\n\nいちばん奥が「あつ湯」で44度、まん中の「白湯」が41度です。はじめての方は白湯からどうぞ。\n\n## 絵\n\n三年に一度、描き替えます。\n",
      "ja",
    ),
    /三つのお風呂。いちばん奥|三つのお風呂。 いちばん奥/u,
  );
});

test("the heading of a course of dates is said before it", () => {
  assert.match(
    spoken(
      "# Le canal\n\nUn canal relie la mer.\n\n## Les dates\n\n- 1662 : Riquet écrit à Colbert\n- 1666 : le roi signe l'édit\n- 1681 : ouverture du canal\n\n## Fin\n\nC'est tout.\n",
      "fr",
    ),
    /Les dates\. 1662/u,
  );
});

test("what all prices are for is said before them", () => {
  assert.match(
    spoken(
      "# تمور المزرعة\n\nنزرع النخيل هنا.\n\n## الأصناف والأسعار\n\n| الصنف | الوصف | سعر الكيلو |\n|---|---|---|\n| خلاص | ذهبي، طري | 35 ريالًا |\n| شيشي | داكن | 25 ريالًا |\n| سكري | فاتح | 40 ريالًا |\n\n## النهاية\n\nهذا كل شيء.\n",
      "ar",
    ),
    /سعر الكيلو/u,
  );
});

test("a heading of commands that adds nothing stays unsaid", () => {
  const said = spoken(
    "# Safety\n\nA workshop is loud.\n\n## At the bench\n\n- Wear your goggles all day.\n- Keep the floor around you clean.\n- Ask before you touch the saw.\n\n## End\n\nThat is all.\n",
    "en",
  );
  assert.doesNotMatch(said, /At the bench\. Wear/u);
});
