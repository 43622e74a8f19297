import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutMailEdges } from "./mail-edges.ts";
import { withoutOrder } from "./order.ts";

const told = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Mails, all that is to be told of them, and the title and the viewers that they name. */
const MAILS: readonly (readonly [string, string, string, string | null])[] = [
  [
    "Dear Ms Farrow\n\nI'm the warden at Holm Lodge. Here is the wording for our fire drill video. Residents will watch it in the dining room, so please use big captions and a slow voice. We can't have any flames on screen, some of them get upset.\n\nWhen the bell rings, leave by the nearest door. Do not take the lift. Last year the drill took eleven minutes.\n\nI shall be in the office until Friday should you need photographs of the building. With kind regards\nPeter Askew",
    "When the bell rings, leave by the nearest door. Do not take the lift. Last year the drill took eleven minutes.",
    "Fire drill",
    null,
  ],
  [
    "Hola, Marta:\n\nte paso lo del vídeo para los padres. Que no pase de un minuto, por favor, y sin música de estadio. Título: Así empieza la temporada.\n\nLa temporada empieza el lunes 8 de septiembre y termina el 14 de junio. El segundo hermano paga la mitad. El tercero no paga.\n\nUn abrazo y gracias,\nJoaquín",
    "La temporada empieza el lunes 8 de septiembre y termina el 14 de junio. El segundo hermano paga la mitad. El tercero no paga.",
    "Así empieza la temporada",
    null,
  ],
  [
    "Hej Johan!\n\nHär kommer texten till filmen om båtvettet. Den är till för nya medlemmar i segelsällskapet. Använd gärna våra färger, men ingen dramatisk musik.\n\nFlytväst ska alla ha på bryggan också. Kolla vädret före avfärd. Toatanken töms vid macken, inte i viken.\n\nSäg till om något saknas. Seglarhälsningar\nLotta",
    "Flytväst ska alla ha på bryggan också. Kolla vädret före avfärd. Toatanken töms vid macken, inte i viken.",
    "Båtvettet",
    "nya medlemmar i segelsällskapet",
  ],
  [
    "王老师您好:\n\n上次聊的垃圾分类短片,文案写好了发给您。主要给小区老人看,字幕请大一点。\n\n厨余垃圾要破袋投放。剩菜、果皮、茶叶渣都算厨余,大骨头不算。旧电池和过期药品是有害垃圾,投进红色桶。\n\n初稿麻烦周三前发我,辛苦了!\n小陈",
    "厨余垃圾要破袋投放。剩菜、果皮、茶叶渣都算厨余,大骨头不算。旧电池和过期药品是有害垃圾,投进红色桶。",
    "垃圾分类",
    null,
  ],
];

test("what stands around the text of a mail is not told, and names its film", () => {
  for (const [mail, content, title, audience] of MAILS) {
    const order = withoutOrder(mail);
    assert.equal(told(order.text), content);
    assert.equal(order.subject, title);
    assert.equal(order.audience, audience);
    assert.equal(order.text.length, mail.length);
  }
});

test("all above “Here's what it needs to say” is said to the maker, and a last line in its marks closes", () => {
  const mail =
    "hey, so the branch wants a short explainer about the pay ballot, can you do something that works with the sound off? members are mostly drivers so keep words simple\n\nhere's what it needs to say\n\nThe company has offered 3.2% this year. Inflation is 4.1%. The ballot opens on 12 May and closes on 2 June at noon.\n\nPlease end on this, my father always said it: \"Slow hands.\"\n\ndon't use the red fist picture, regional office hated it. cheers, Daz";
  const { text, subject, closing } = withoutOrder(mail);
  assert.equal(
    told(text),
    "The company has offered 3.2% this year. Inflation is 4.1%. The ballot opens on 12 May and closes on 2 June at noon.",
  );
  assert.equal(subject, "The pay ballot");
  assert.equal(closing?.text, "Slow hands.");
});

test("letters that are the text stay, and an Arabic address is no title", () => {
  const letters = [
    "Dear members\n\nThe roof of our hall leaks. You may have seen the photo on our website. We need 40,000 pounds before winter.\n\nThe hall was built in 1923. Three choirs meet here every week.\n\nPlease give what you can. A picture of every donor's brick will hang in the porch.\n\nWith best wishes\nMargaret Hale",
    "Dear all,\n\nthis year we made a film about our first fifty years, and here is what it taught us. Our customers hear your voice before they see our logo.\n\nWe grew from 12 people to 340. Nobody lost a job in the move to Leeds. Two plants run on wind power today.\n\nPlease tell your children about it.\n\nThank you.\nKarin Voss, CEO",
    "Sehr geehrte Damen und Herren,\n\nMauersegler schlafen im Flug. Unser Film über sie läuft am Freitag. Bitte keine Nester zumauern!\n\nEin Segler fliegt 200.000 Kilometer im Jahr. Sein Ruf ist die Stimme des Sommers.\n\nBitte melden Sie uns Nester. Fotos helfen uns dabei, schicken Sie uns gern welche.\n\nMit freundlichen Grüßen\nNABU Kiel",
  ];
  for (const letter of letters) assert.equal(withoutMailEdges(letter, letter, false).text, letter);
  const pool =
    "Hi Sam,\n\nhere's the text for our swimming pool film. Your voice carries far over water, so keep it low. The pool is 25 metres long.\n\nChildren under eight need an adult. Lockers take a pound coin, which you get back.\n\nThanks,\nJill";
  assert.match(withoutOrder(pool).text, /Your voice carries/u);
  const { subject, text } = withoutOrder(
    "أهلًا،\n\nنمول المشاريع الصغيرة منذ عام 2015.\n\nالعنوان: 14 شارع الجمهورية، أسيوط.",
  );
  assert.equal(subject, null);
  assert.ok(text.includes("14"));
});
