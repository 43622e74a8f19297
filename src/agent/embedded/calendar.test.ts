import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "./plan.fixture.ts";
import { namedDays } from "./text/calendar-days.ts";

/** What a launch says in a few languages: two days and a price. */
const LAUNCHES: readonly (readonly [language: string, text: string, figures: readonly (readonly [string, string])[]])[] = [
  ["en", "Pre-orders open on 3 March, delivery starts on 14 April; the price is 349 euros.", [["3 March", "Pre-orders open"], ["14 April", "Delivery starts"], ["349 euros", "Price"]]],
  ["en", "Pre-orders open on March 3rd and delivery starts on April 14th. It costs $349.", [["March 3rd", "Pre-orders open"], ["April 14th", "Delivery starts"]]],
  ["de", "Vorbestellungen sind ab dem 3. März möglich, die Auslieferung beginnt am 14. April. Das Rad kostet 3.490 Euro.", [["ab 3. März", "Vorbestellungen sind möglich"], ["14. April", "Die Auslieferung beginnt"], ["3.490 Euro", "kostet das Rad"]]],
  ["de", "Am 3. März öffnet der Vorverkauf, am 14. April beginnt die Saison.", [["3. März", "öffnet der Vorverkauf"], ["14. April", "beginnt die Saison"]]],
  ["fr", "Les précommandes ouvrent le 3 mars, les livraisons commencent le 14 avril. Le four coûte 349 euros.", [["3 mars", "Les précommandes ouvrent"], ["14 avril", "Les livraisons commencent"], ["349 euros", "Le four"]]],
  ["es", "Las inscripciones abren el 3 de marzo y cierran el 14 de abril. El abono cuesta 49 euros.", [["3 de marzo", "Las inscripciones abren"], ["14 de abril", "Las inscripciones cierran"], ["49 euros", "El abono"]]],
  ["it", "La prevendita apre il 3 marzo, il museo apre il 14 aprile; il biglietto costa 12 euro.", [["3 marzo", "La prevendita apre"], ["14 aprile", "Il museo apre"], ["12 euro", "Il biglietto"]]],
  ["pt", "As reservas abrem a 3 de março e as viagens começam a 14 de abril. O bilhete custa 18 euros.", [["3 de março", "As reservas abrem"], ["14 de abril", "As viagens começam"], ["18 euros", "O bilhete"]]],
  ["nl", "De voorverkoop begint op 3 maart, de eerste rit is op 14 april. Een jaarkaart kost 249 euro.", [["3 maart", "De voorverkoop begint"], ["14 april", "De eerste rit"], ["249 euro", "Een jaarkaart"]]],
  ["ru", "Предзаказ открывается 3 марта, доставка начинается 14 апреля. Цена — 34 900 рублей.", [["3 марта", "Предзаказ открывается"], ["14 апреля", "Доставка начинается"], ["34 900 рублей", "Цена"]]],
  ["pl", "Zapisy ruszają 3 marca, otwarcie odbędzie się 14 kwietnia.", [["3 marca", "Zapisy ruszają"], ["14 kwietnia", "Otwarcie odbędzie się"]]],
  ["tr", "Bilet satışı 3 Mart'ta başlıyor, ilk sefer 14 Nisan'da. Bilet 120 lira.", [["3 Mart", "Bilet satışı başlıyor"], ["14 Nisan", "İlk sefer"], ["120 lira", "Bilet"]]],
  ["ar", "يبدأ التسجيل في 3 مارس ويفتح المبنى في 14 أبريل. ثمن البطاقة 120 درهمًا.", [["3 مارس", "يبدأ التسجيل"], ["14 أبريل", "يفتح المبنى"], ["120 درهمًا", "ثمن البطاقة"]]],
  ["ja", "予約受付は3月3日に始まり、開館は4月14日です。年会費は3,500円です。", [["3月3日", "予約受付開始"], ["4月14日", "開館"], ["3,500円", "年会費"]]],
  ["ko", "예약은 3월 3일에 시작하고 개관은 4월 14일입니다. 연회비는 35,000원입니다.", [["3월 3일", "예약 시작"], ["4월 14일", "개관"], ["35,000원", "연회비"]]],
]; // prettier-ignore

for (const [language, text, figures] of LAUNCHES)
  test(`${language}: the days of a launch stand beside its price: ${text}`, () => {
    const visual = shown(text, language);
    assert.equal(visual.kind, "number");
    const told = visual.figures.map(({ figure, label, lead }) => [
      [lead ?? "", figure.display.replaceAll(/[\u00A0\u202F]/gu, " ")].join(" ").trim(),
      label,
    ]);
    assert.deepEqual(told.slice(0, figures.length), figures);
    assert.ok(
      visual.figures.every(({ cue }) => cue !== undefined),
      "each comes with its own word",
    );
  });

test("a day keeps its hour and its place, and stands alone where something else is told before the next", () => {
  const { scenes } = film(
    "# Lager\n\n## Anreise\n\nTreffpunkt ist am Samstag, 6. Juli, um 9 Uhr am Bootshaus. Der Bus fährt um 9:30 Uhr. Rückkehr am 13. Juli gegen 16 Uhr.\n\n## Ende\n\nBis dann.\n",
  );
  const days = scenes.flatMap(({ visual }) => (visual.kind === "number" ? [visual.figures] : []));
  assert.deepEqual(
    days.map((figures) => figures.map(({ figure, label }) => [figure.display, label])),
    [[["6. Juli", "Treffpunkt um 9 Uhr am Bootshaus"]], [["13. Juli", "Rückkehr gegen 16 Uhr"]]],
  );
  const visual = shown("Doors open on 6 July, at 9 am in the old hall. The fair ends on 8 July.", "en");
  assert.equal(visual.kind, "number");
  assert.deepEqual(visual.figures[0]?.label, "Doors open at 9 am in the old hall");
});

test("three days and more are an axis, and the price follows", () => {
  const { scenes } = film(
    "# Marathon\n\n## Key dates\n\nRegistration opens on 12 January and closes on 28 February. The race starts on 9 May at 9 am. Entry costs $75.\n\n## End\n\nSee you there.\n",
  );
  const [, dates, price] = scenes;
  assert.equal(dates?.visual.kind, "timeline");
  assert.deepEqual(
    dates.visual.events.map(({ date, text }) => [date, text]),
    [
      ["12 January", "Registration opens"],
      ["28 February", "Registration closes"],
      ["9 May", "The race starts at 9 am"],
    ],
  );
  assert.equal(price?.visual.kind, "number");
  assert.deepEqual(
    price.visual.figures.map(({ figure, label }) => [figure.display, label]),
    [["$75", "Entry"]],
  );
});

test("days of history and days within a story are no calendar", () => {
  for (const text of [
    "On 14 July 1789 the crowd stormed the Bastille. On 26 August 1789 the deputies declared the rights of man.",
    "We left on 3 March, when the snow was still deep in the valley and nobody thought that the pass would open before summer. The mules were slow. The guide sang every evening by the fire and told us about his father. We came home on 9 May. Nobody had missed us, and the cat had moved to the neighbours. It would not come back.",
    "It opens on 3 March.",
  ])
    assert.notEqual(shown(text, "en").kind, "number", text);
});

test("a day is read with what says until when", () => {
  const days = (text: string, language: string): string[] =>
    namedDays(text, language).map(({ display }) => display);
  assert.deepEqual(days("Open until 14 April, then from 3 May 2027.", "en"), [
    "until 14 April",
    "from 3 May 2027",
  ]);
  assert.deepEqual(days("Bis zum 14. April und ab dem 3. Mai", "de"), ["bis 14. April", "ab 3. Mai"]);
  assert.deepEqual(days("jusqu'au 14 avril, dès le 3 mai", "fr"), ["jusqu'au 14 avril", "dès le 3 mai"]);
  assert.deepEqual(days("The march of 300 people may take 12 hours.", "en"), []);
  assert.deepEqual(days("45 March Street, 103 May", "en"), []);
});

test("a word that is written like a month is none", () => {
  for (const [language, text] of [
    ["en", "Only 12 may enter the hall, and 20 may watch from outside."],
    ["en", "Sales grew in May 12% and in June 15%."],
    ["en", "In May 20 people came, and in June 30 people came."],
    ["it", "Vendiamo 12 set di bicchieri e 20 set di piatti."],
    ["pt", "Vendemos 12 out e 20 set."],
    ["es", "Vimos 12 mar y 20 dic."],
  ] as const)
    assert.deepEqual(namedDays(text, language), [], text);
  assert.deepEqual(
    namedDays("On May 20 people gather. Open May 3, and March 3rd at noon", "en").map(
      ({ display }) => display,
    ),
    ["May 20", "May 3", "March 3rd"],
  );
  assert.equal(namedDays("Abertura a 12 set. e a 3 mar 2027", "pt").length, 2);
});

/** Two days and what happens on them; [] where they stay within their sentences. */
const DAYS: readonly (readonly [language: string, text: string, days: readonly string[]])[] = [
  ["en", "The course runs from 3 to 14 March. Tickets go on sale on 1 February.", ["3–14 March: The course runs", "1 February: Tickets go on sale"]],
  ["de", "Der Kurs läuft vom 3. bis 14. März. Anmeldung bis 1. Februar.", ["3.–14. März: Der Kurs läuft", "bis 1. Februar: Anmeldung"]],
  ["fr", "Le cours a lieu du 3 au 14 mars. Les inscriptions ouvrent le 1er février.", ["3–14 mars: Le cours a lieu", "1er février: Les inscriptions ouvrent"]],
  ["es", "El curso va del 3 de marzo al 14 de abril. La matrícula abre el 1 de febrero.", ["3 de marzo – 14 de abril: El curso va", "1 de febrero: La matrícula abre"]],
  ["cs", "Zápis je od 3. března do 14. dubna. Výuka začíná 1. května.", ["3. března – 14. dubna: Zápis je", "1. května: Výuka začíná"]],
  ["ja", "展示は3月1日から3月31日までです。販売は4月5日からです。", ["3月1日〜3月31日: 展示", "4月5日から: 販売"]],
  ["ja", "申込は3月1日から始まります。締切は3月31日までです。", ["3月1日から: 申込開始", "3月31日まで: 締切"]],
  ["ko", "접수는 3월 1일부터 3월 31일까지입니다. 발표는 4월 5일입니다.", ["3월 1일~3월 31일: 접수", "4월 5일: 발표"]],
  ["hi", "पंजीकरण 3 मार्च से शुरू होगा और 14 अप्रैल तक चलेगा।", ["3 मार्च से: पंजीकरण शुरू होगा", "14 अप्रैल तक: चलेगा"]],
  ["tr", "Kayıtlar 3 Mart'ta başlıyor, 14 Nisan'a kadar sürüyor.", ["3 Mart: Kayıtlar başlıyor", "14 Nisan'a kadar: Kayıtlar sürüyor"]],
  ["fi", "Ilmoittautuminen alkaa 3. maaliskuuta ja päättyy 14. huhtikuuta.", ["3. maaliskuuta: Ilmoittautuminen alkaa", "14. huhtikuuta: Ilmoittautuminen päättyy"]],
  ["he", "ההרשמה נפתחת ב-3 במרץ ונסגרת ב-14 באפריל.", ["3 במרץ: ההרשמה נפתחת", "14 באפריל: ההרשמה נסגרת"]],
  ["en", "The market is not on 3 March but on 14 April.", []],
  ["en", "The shop is closed on 3 March and not on 14 April.", []],
  ["de", "Der Markt ist nicht am 3. März, sondern am 14. April.", []],
  ["en", "The launch moved from 3 March to 14 April.", []],
  ["en", "The hall is free on 3 and 14 March, and on 1 May.", []],
  ["lv", "Reģistrācija sākas 3. martā un beidzas 14. aprīlī.", []],
]; // prettier-ignore

for (const [language, text, days] of DAYS)
  test(`${language}: days keep what says from or until when: ${text}`, () => {
    const visual = shown(text, language);
    const figures = visual.kind === "number" ? visual.figures : [];
    assert.deepEqual(
      figures.map(
        ({ figure, label, lead }) => `${lead === undefined ? "" : `${lead} `}${figure.display}: ${label}`,
      ),
      days,
    );
  });

test("what is told at the end of a passage is seen: a measure, a telephone number", () => {
  const lead = "Hang a small weight on a thin string of cotton, pull it aside by a hand and let it go.";
  for (const [text, display, label] of [
    ["It swings to and fro with a period of about 2.0 seconds.", "2.0 seconds", "Period"],
    ["Call 0800 123 456 if you need a second string.", "0800 123 456", "Call if you need a second string"],
  ] as const) {
    const { scenes } = film(`# Film\n\n## A\n\n${lead} ${text}\n\n## B\n\n${lead}\n`);
    const visual = scenes.map((scene) => scene.visual).find(({ kind }) => kind === "number");
    assert.equal(visual?.kind, "number", text);
    assert.deepEqual([visual.figures[0]?.figure.display, visual.figures[0]?.label], [display, label]);
  }
});
