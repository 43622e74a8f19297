import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { daysFrom } from "./told-days.ts";

const told = (text: string, language: string): string[] | undefined =>
  daysFrom(splitSentences(text, language), 0, language)?.days.map(
    ({ date, text: what }) => `${date}: ${what}`,
  );

test("a programme told day by day has an entry for each, and what else is told of a day stands with it", () => {
  const week =
    "El lunes te recibe Nerea en la puerta a las 8:30. Recoges la tarjeta, las botas y el casco. El martes haces el curso de seguridad, que dura cuatro horas y termina con un examen corto. El miércoles y el jueves acompañas a tu mentora. El viernes hablas con tu jefe. Nadie espera que lo sepas todo.";
  assert.deepEqual(told(week, "es"), [
    "Lunes: Te recibe Nerea en la puerta a las 8:30. Recoges la tarjeta, las botas y el casco",
    "Martes: Haces el curso de seguridad",
    "Miércoles y jueves: Acompañas a tu mentora",
    "Viernes: Hablas con tu jefe",
  ]);
  assert.equal(
    daysFrom(splitSentences(week, "es"), 0, "es")?.count,
    5,
    "what follows the last day is no more of it",
  );
});

test("days, months, phases and hours of many languages", () => {
  for (const [language, text, first] of [
    ["en", "On day one we clear the ground. In week two we water. In the third week the leaves open.", "Day one: We clear the ground"],
    ["de", "Am Montag proben die Bläser. Am Dienstag proben die Streicher. Am Freitag spielen alle.", "Am Montag: proben die Bläser"],
    ["de", "Im März säen wir die Tomaten. Im Mai dürfen sie ins Beet. Im Juli ernten wir.", "März: Wir säen die Tomaten"],
    ["fr", "À 8 h, le marché ouvre. À 10 h, les chefs arrivent. À midi, tout est vendu.", "8 h: Le marché ouvre"],
    ["pl", "W poniedziałek odbierasz kartę. We wtorek masz szkolenie. W środę pracujesz.", "W poniedziałek: Odbierasz kartę"],
    ["ru", "В марте мы сеем помидоры. В мае высаживаем рассаду. В августе собираем урожай.", "В марте: Мы сеем помидоры"],
    ["tr", "İlk gün kampı kurarız. İkinci gün göle yürürüz. Üçüncü gün eve döneriz.", "İlk gün: Kampı kurarız"],
    ["ar", "يوم الأحد تستلم البطاقة. يوم الاثنين تحضر الدورة. يوم الثلاثاء ترافق زميلك.", "الأحد: تستلم البطاقة"],
    ["hi", "पहले दिन हम दाल भिगोते हैं। दूसरे दिन उसे पीसते हैं। तीसरे दिन डोसा बनाते हैं।", "पहले दिन: हम दाल भिगोते हैं"],
    ["ja", "月曜日はカードを受け取ります。火曜日は講習があります。水曜日は先輩と働きます。", "月曜日: カードを受け取ります"],
    ["zh", "第一天，大家在山脚下集合。第二天爬到营地。第三天凌晨登顶。", "第一天: 大家在山脚下集合"],
    ["ko", "첫째 날은 산 아래에서 모입니다. 둘째 날은 올라갑니다. 셋째 날은 내려옵니다.", "첫째 날: 산 아래에서 모입니다"],
  ] as const)
    assert.equal(told(text, language)?.[0], first); // prettier-ignore
});

test("what speaks of days, counts by months, dates years or quotes is no programme", () => {
  for (const [language, text] of [
    ["en", "Monday brings rain. Tuesday is dry. Wednesday will be windy."],
    ["en", "In January we sold 40 bikes. In February we sold 62 bikes. In March we sold 90 bikes."],
    ["en", "In March 1912 the ship sailed. In April 1912 it sank. In May 1912 the inquiry began."],
    ["en", "On Monday, 3 March, we meet. On Tuesday, 4 March, we walk. On Friday, 7 March, we leave."],
    ["en", "On Monday he left. “Why?” she asked. On Tuesday it rained. On Wednesday he wrote."],
    ["fr", "Le lundi est férié. Le mardi est calme. Le mercredi est plein."],
    ["ru", "Понедельник — выходной. Вторник — день музея. Среда — день рынка."],
    ["en", "On Monday it rains. On Tuesday it snows."],
  ] as const)
    assert.equal(told(text, language), undefined, text); // prettier-ignore
});
