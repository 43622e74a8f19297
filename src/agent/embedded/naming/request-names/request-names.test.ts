import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";
import { calledInText } from "./called-in-text.ts";
import { headedBySender, resultsNamed } from "./headed-by-sender.ts";
import { launchedIn } from "./launched.ts";
import { newsOfRequest } from "./news-of-request.ts";
import { titleInMarks } from "./title-in-marks.ts";

test("what a text is called in its first words, where a request spoke of it", () => {
  for (const [language, told, wish, name] of [
    [
      "en",
      'The exhibition is called "Sparking: Clogs and the Women Who Wore Them".',
      "a film for our autumn exhibition",
      "Sparking: Clogs and the Women Who Wore Them",
    ],
    [
      "it",
      "La mostra si intitola «Fili: le camiciaie di Carpi».",
      "un video per la nostra mostra",
      "Fili: le camiciaie di Carpi",
    ],
    [
      "de",
      "Die Ausstellung trägt den Titel „Garn und Geduld“.",
      "ein Film für unsere Ausstellung",
      "Garn und Geduld",
    ],
    ["en", "Her name is Rosa Maria Caruana, née Vella.", "a film of her life", "Rosa Maria Caruana"],
    ["nl", "Hij heet Cornelis Visser, iedereen zegt Cor.", "een filmpje over zijn leven", "Cornelis Visser"],
    ["ru", "Её зовут Мария Петровна Лебедева.", "нужен фильм о маме", "Мария Петровна Лебедева"],
    ["ar", "اسمها فاطمة الزهراء، ولدت في فاس.", "نريد فيلمًا قصيرًا", "فاطمة الزهراء"],
    ["ja", "名前は田中春子です。", "動画をお願いします", "田中春子"],
    ["ko", "성함은 김순례입니다.", "영상을 부탁드립니다", "김순례"],
  ] as const)
    assert.equal(calledInText([told], [wish], language), name);
});

test("nobody is named so without a request, late in a text, or by a thing of which no request spoke", () => {
  assert.equal(calledInText(["Her name is Rosa Maria Caruana."], [], "en"), null);
  assert.equal(
    calledInText(["One.", "Two.", "Her name is Rosa Maria."], ["a film about the bakery"], "en"),
    null,
  );
  assert.equal(
    calledInText(['The largest bell is called "Big Bertha".'], ["a film about our church"], "en"),
    null,
  );
  assert.equal(
    calledInText(['The exhibition is called "the best thing ever. Truly."'], ["a film for our exhibition"], "en"), // prettier-ignore
    null,
  );
});

test("a title in marks behind what announces it, and no words that are to be said", () => {
  assert.equal(
    titleInMarks([
      'Internal tech talk teaser (~90 sec) for our all-hands: "How one missing index cost us $11k a month".',
    ]),
    "How one missing index cost us $11k a month",
  );
  assert.equal(
    titleInMarks(["Wir brauchen einen Trailer für einen Vortrag mit dem Titel „Was Moore uns sagen“."]),
    "Was Moore uns sagen",
  );
  for (const sentence of [
    'The film should end with: "Turn it off, Dez."',
    "Der Film endet mit: „Bis Sonntag“",
    'In the video she says: "I sleep"',
    'Our shop sells a cheese called "Old Tom".',
  ])
    assert.equal(titleInMarks([sentence]), null);
});

test("what is brought out names the film that is asked for", () => {
  for (const [language, sentence, name] of [
    ["en", "Please make a 60 second launch video for our new release, Ledgerline 4.", "Ledgerline 4"],
    [
      "fr",
      "Il nous faudrait une vidéo d'une minute pour la sortie de notre nouveau jeu, Marécage.",
      "Marécage",
    ],
    ["sv", "Vi behöver en film till lanseringen av vår nya cykelvagn, Lunken.", "Lunken"],
    ["de", "Wir brauchen ein Video zum Start von Lumen Pip.", "Lumen Pip"],
    // Who writes says of the language, and nothing of what is brought out.
    ["en", "English is our third language after Kibajuni and Swahili, forgive.", null],
    ["en", "Please make a video for our new members in Leeds.", null],
    ["en", "We're launching Dripwell on Thursday 15 May and I'd love a short film.", "Dripwell"],
  ] as const)
    assert.equal(launchedIn([sentence], language), name);
});

test("news behind a request's colon, and no wish or question", () => {
  assert.equal(
    newsOfRequest(["~40s vid for customers: we're retiring Classic Dashboard in Pulseboard."], "en"),
    "We're retiring Classic Dashboard in Pulseboard",
  );
  assert.equal(
    newsOfRequest(["Нужен ролик для родителей: закрываем старую столовую в корпусе Б."], "ru"),
    "Закрываем старую столовую в корпусе Б",
  );
  for (const sentence of [
    "Video for our members: we hope you can use the old photos.",
    "Quick clip for staff: please keep it short.",
    "A film for customers: what do we do with old batteries?",
  ])
    assert.equal(newsOfRequest([sentence], "en"), null);
});

test("the first words of an order that are no sentence, and what was found", () => {
  const order = "Annual waste and recycling performance, Thornhaven District Council, for residents (to go on the website).";
  assert.equal(headedBySender([order], `${order}\n\nWe recycled half of our waste.`, "en"), "Annual waste and recycling performance");
  const slot = "Training slot 4 of 6, for care assistants.";
  assert.equal(headedBySender([slot], `${slot}\n\nIn training we slot the pens in.`, "en"), null);
  const firm = "Pedal & Spoke, Friday Fix, for people scrolling.";
  assert.equal(headedBySender([firm], `${firm}\n\nPedals and cranks.`, "en"), null);
  assert.equal(resultsNamed(["Result of our 6-season trial of drip irrigation vs rainfed vs furrow."], "en"), "Drip irrigation vs rainfed vs furrow");
  assert.equal(resultsNamed(["Ergebnisse der Vogelzählung 2025."], "de"), "Ergebnisse der Vogelzählung 2025");
  assert.equal(resultsNamed(["Results matter, so show graphs."], "en"), null);
}); // prettier-ignore

test("the heading of the first section names no film of which the request names the subject", () => {
  const launch = film("Please make a 60 second launch video for our new release, Ledgerline 4. Upbeat but not cheesy.\n\nWhat's new:\n\n- Auto-Match: reconciles bank lines overnight\n- Close Calendar: shows every task\n\nPricing: Core $149 a month, Growth $389 a month."); // prettier-ignore
  assert.equal(launch.title, "Ledgerline 4");
  const policy = film("Kindly prepare one training video of 1.5 to 2 minutes for our employees on the revised leave policy which is effective 1st April 2025.\n\nPoints to be covered:\n\n1. Earned leave is increased from 18 to 21 days per year.\n2. Casual leave remains 7 days.\n\nHow to apply: open the app and choose the dates."); // prettier-ignore
  assert.equal(policy.title, "The revised leave policy");
  const talk = film('Internal tech talk teaser (~90 sec) for our engineering all-hands: "How one missing index cost us $11k a month".\n\n### The query\n\n```sql\nSELECT id FROM orders;\n```\n\nIt runs 410 times a second.\n\n### The fix\n\nOne index, built in 41 minutes.\n'); // prettier-ignore
  assert.equal(talk.title, "How one missing index cost us $11k a month");
  // It names the film, and is not told once more below itself.
  assert.equal(
    talk.scenes.filter(({ narration }) => /one missing index/iu.test(narration.join(" "))).length,
    1,
  );
  const own = film("Could you make a video for our new release, Ledgerline 4?\n\n# Close your books in five days\n\nThe close took 8.5 days, and now takes 5.2."); // prettier-ignore
  assert.equal(own.title, "Close your books in five days");
});
