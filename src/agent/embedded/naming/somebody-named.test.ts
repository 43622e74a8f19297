import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutWhereShown } from "../brief/subject-shown.ts";
import { somebodyNamed } from "./somebody-named.ts";

test("what a film is about ends before where it is to be shown", () => {
  for (const [said, bare] of [
    ["والدي يُعرض في حفل تقاعده يوم الخميس، أمام الأهل", "والدي"],
    ["mon père, qui sera projeté à son départ", "mon père"],
    ["meinen Vater, der am Donnerstag gezeigt wird", "meinen Vater"],
    ["moim ojcu, na jego pożegnanie w remizie", "moim ojcu"],
    ["my mother, to be shown at her leaving do on Friday", "my mother"],
    ["la biblioteca, que se proyectará en la fiesta", "la biblioteca"],
    ["il nostro forno, che verrà proiettato in piazza", "il nostro forno"],
    ["a padaria, que vai passar na festa da aldeia", "a padaria"],
    ["пасеку, показывать будем на экране у входа", "пасеку"],
    ["סבתא שלי, שיוקרן ביום ההולדת שלה", "סבתא שלי"],
  ] as const)
    assert.equal(withoutWhereShown(said), bare);
  for (const said of [
    "the comet that will return in 2061",
    "die Uhr, die jeden Tag um zwölf schlägt",
    "le pont qui relie deux pays",
    "how bees are kept",
    "bread for his neighbours",
    "la mujer que construyó el faro",
  ])
    assert.equal(withoutWhereShown(said), said);
});

test("somebody who is ours is called by the name that the text gives", () => {
  for (const [said, text, name] of [
    ["My mother", "Mum, Grace Adeyemi, has been a nurse for 33 years.", "Grace Adeyemi"],
    ["Meinen Opa", "Opa, Heinrich Lüders, hat den Garten gepachtet.", "Heinrich Lüders"],
    ["Moim ojcu", "Ojciec, Stanisław Wrona, wstąpił do straży.", "Stanisław Wrona"],
    ["Mon père", "Mon père s'appelle Karim Benali et répare des vélos.", "Karim Benali"],
    ["والدي", "وُلد أبي، يوسف الحدّاد، سنة 1956.", "يوسف الحدّاد"],
    ["סבתא שלי", "סבתא, רחל אזולאי, עלתה ב-1956.", "רחל אזולאי"],
    ["Meinen Opa", "Er hat den Garten 1961 gepachtet.", "Mein Opa"],
    ["My mother", "In Leeds, where it rains, she began.", "My mother"],
    ["Moim ojcu", "Wstąpił do straży w 1983 roku.", null],
    ["The lamp room", "Donald MacPhee, the keeper, left.", undefined],
  ] as const)
    assert.equal(somebodyNamed(said, text), name, said);
});

test("a film about a father has his name, and says nothing of where it is shown", () => {
  const { title, scenes } = film(
    "أريد فيلماً قصيراً عن والدي يُعرض في حفل تقاعده يوم الخميس، أمام الأهل وزبائن المحل القدامى. مدته دقيقتان تقريباً.\n\nوُلد أبي، يوسف الحدّاد، سنة 1956 في مدينة السلط. كان عمره اثنتي عشرة سنة حين دخل محل الخياط.\n\nفي عام 1979 استأجر دكاناً صغيراً في وسط عمّان، مساحته تسعة أمتار مربعة.\n",
    "ar",
  );
  assert.equal(title, "يوسف الحدّاد");
  const told = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(told, /يُعرض|الأهل/u);
  assert.match(told, /وُلد أبي، يوسف الحدّاد/u);
});
