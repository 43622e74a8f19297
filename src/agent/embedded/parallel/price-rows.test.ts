import assert from "node:assert/strict";
import { test } from "node:test";
import { pricesIn } from "./price-rows.ts";

function rows(sentence: string, language: string, told = false): string[] | null {
  return pricesIn(sentence, language, told, false)?.map(({ name, price }) => `${name} | ${price}`) ?? null;
}

const LISTS: readonly [string, string, string[]][] = [
  ["en", "A cut costs £25, a colour £60 and a wash £12.", ["Cut | £25", "Colour | £60", "Wash | £12"]],
  ["en", "Entry is €8 for adults, €5 for children and €18 for families.", ["Adults | €8", "Children | €5", "Families | €18"]],
  ["en", "Adults pay 12 €, children under 14 pay 6 €, families 28 €.", ["Adults | 12 €", "Children under 14 | 6 €", "Families | 28 €"]],
  ["en", "A kayak costs from £15 per hour, a canoe £20–25 per hour, and a guide £60.", ["Kayak | from £15 per hour", "Canoe | £20–25 per hour", "Guide | £60"]],
  ["en", "The first hour is free, every further hour costs £2.50, and a day ticket is £14.", ["First hour | Free", "Every further hour | £2.50", "Day ticket | £14"]],
  ["en", "We charge £18 an hour for the main hall and £9 for the kitchen.", ["Main hall | £18 an hour", "Kitchen | £9"]],
  ["en", "Today a rowing boat costs £12 for half an hour and a pedalo £15.", ["Rowing boat | £12 for half an hour", "Pedalo | £15"]],
  ["de", "Der Eintritt kostet 8 Euro, ermäßigt 5 Euro.", ["Eintritt | 8 Euro", "Ermäßigt | 5 Euro"]],
  ["de", "Für Erwachsene kostet der Eintritt 8,50 Euro, für Kinder 4 Euro.", ["Für Erwachsene | 8,50 Euro", "Für Kinder | 4 Euro"]],
  ["de", "Erwachsene zahlen im Vorverkauf 18 €, an der Abendkasse 22 €.", ["Erwachsene im Vorverkauf | 18 €", "An der Abendkasse | 22 €"]],
  ["fr", "Les adultes paient 12 €, les enfants de moins de 14 ans 6 € et les familles 28 €.", ["Adultes | 12 €", "Enfants de moins de 14 ans | 6 €", "Familles | 28 €"]],
  ["it", "La bici da città costa 15 euro al giorno, la mountain bike 25 euro.", ["Bici da città | 15 euro al giorno", "Mountain bike | 25 euro"]],
  ["pl", "Bilet normalny kosztuje 24 zł, ulgowy 18 zł, a rodzinny 60 zł.", ["Bilet normalny | 24 zł", "Ulgowy | 18 zł", "Rodzinny | 60 zł"]],
  ["pl", "Kocioł kosztuje z montażem około 18 000 zł, a pompa około 42 000 zł.", ["Kocioł z montażem | około 18 000 zł", "Pompa | około 42 000 zł"]],
  ["es", "Un pinchazo cuesta 8 euros; un cambio de frenos, 25 euros.", ["Pinchazo | 8 euros", "Cambio de frenos | 25 euros"]],
  ["fr", "L'aller simple est à 4,50 €, l'aller-retour à 8 €.", ["Aller simple | 4,50 €", "Aller-retour | 8 €"]],
  ["ru", "Взрослый билет стоит 400 рублей, детский — 200 рублей.", ["Взрослый билет | 400 рублей", "Детский | 200 рублей"]],
  ["ja", "料金は大人800円、子ども400円、3歳未満は無料です。", ["大人 | 800円", "子ども | 400円", "3歳未満 | 無料"]],
  ["ja", "普通自転車は1日500円、電動自転車は1日1200円です。", ["普通自転車 | 1日500円", "電動自転車 | 1日1200円"]],
  ["ko", "입장료는 어른 5000원, 어린이 2000원입니다.", ["어른 | 5000원", "어린이 | 2000원"]],
  ["zh", "成人票60元，学生票30元。", ["成人票 | 60元", "学生票 | 30元"]],
  ["ar", "سعر الدخول 50 ريالًا، والتدليك 120 ريالًا.", ["سعر الدخول | 50 ريالًا", "التدليك | 120 ريالًا"]],
  ["he", "שיעור בודד עולה 60 שקלים, כרטיסייה של עשרה שיעורים 450 שקלים ומנוי חודשי 320 שקלים.", ["שיעור בודד | 60 שקלים", "כרטיסייה של עשרה שיעורים | 450 שקלים", "מנוי חודשי | 320 שקלים"]],
  ["hi", "वयस्कों की सदस्यता 500 रुपये, छात्रों की 200 रुपये और परिवार की 900 रुपये है।", ["वयस्कों की सदस्यता | 500 रुपये", "छात्रों की | 200 रुपये", "परिवार की | 900 रुपये"]],
  ["it", "Gli adulti pagano 8 euro, i bambini 4 euro e le famiglie 20 euro.", ["Adulti | 8 euro", "Bambini | 4 euro", "Famiglie | 20 euro"]],
  ["ko", "어른은 8000원, 어린이는 4000원, 가족은 2만 원을 냅니다.", ["어른 | 8000원", "어린이 | 4000원", "가족 | 2만 원"]],
  ["zh", "大人付40元，小孩付20元。", ["大人 | 40元", "小孩 | 20元"]],
  ["en", "It is £8 for adults and £4 for children.", ["Adults | £8", "Children | £4"]],
  ["en", "A loaf costs £3, a roll 80p and a cake £18.", ["Loaf | £3", "Roll | 80p", "Cake | £18"]],
  ["pl", "Bilet kosztuje 20 zł dla dorosłych i 10 zł dla dzieci.", ["Dla dorosłych | 20 zł", "Dla dzieci | 10 zł"]],
  ["tr", "Yetişkinler 450 TL, çocuklar 250 TL öder.", ["Yetişkinler | 450 TL", "Çocuklar | 250 TL"]],
]; // prettier-ignore

test("a sentence that lists prices is read as rows, each with its conditions", () => {
  for (const [language, sentence, expected] of LISTS)
    assert.deepEqual(rows(sentence, language), expected, sentence);
});

test("money in a row that is a story, or says more than a row holds, is none", () => {
  for (const [language, sentence] of [
    ["en", "It held £40, a ring worth £200 and a note for £15 that somebody had forgotten to pay."],
    ["en", "Anna gave £20, Tom £10 and the twins £5."],
    ["en", "The ticket costs €49, but with the company's grant of €20 you pay only €29."],
    ["en", "A colour costs £60, but most people never ask for it."],
    ["en", "Tickets cost $6, or $110 a month."],
    ["en", "The tax costs a family about £300 a year, and the council £2 million in staff."],
    ["en", "He pays £20 a week for the room and she pays £30."],
    ["en", "Rent costs £900 and rose by £50."],
    ["en", "A room costs £80 and breakfast adds £12."],
    ["en", "In 2019 a ticket cost £5, in 2021 £7 and today £9."],
    ["en", "Is it true that a cut costs £25 and a colour £60?"],
    ["en", "He said “a cut costs £25, a colour £60”."],
    ["de", "Oma kaufte eine Lampe für 8 Euro und verkaufte sie am Nachmittag für 20 Euro."],
    ["fr", "La construction du pont a coûté 3 millions d'euros, dont 1,2 million payé par la région."],
    [
      "it",
      "Nel 2020 il grano costava 180 euro a tonnellata, nel 2022 ne costava 400 e oggi è tornato a 210.",
    ],
    ["pl", "Dziadek dał mi 20 zł, a babcia 10 zł."],
    ["ru", "На вторую купил пальто за 90 рублей, а на остаток — книги."],
    ["ja", "家賃に6万円を払い、残りで母に手袋を買いました。"],
    ["zh", "第二天放晴，他只卖出两把，还丢了二十元。"],
  ] as const)
    assert.equal(rows(sentence, language), null, sentence);
});

test("a heading may say that amounts are prices", () => {
  const sentence = "Adults £9, children £4.";
  assert.equal(rows(sentence, "en"), null);
  assert.deepEqual(rows(sentence, "en", true), ["Adults | £9", "Children | £4"]);
});

test("over what time amounts are counted leads them, and is no part of the first name", () => {
  for (const [language, sentence, of, expected] of [
    [
      "en",
      "After five years, buying costs €5,050 and renting costs €7,140.",
      "After five years",
      ["Buying | €5,050", "Renting | €7,140"],
    ],
    [
      "pt",
      "Ao fim de cinco anos, comprar custa 5 050 € e alugar custa 7 140 €.",
      "Ao fim de cinco anos",
      ["Comprar | 5 050 €", "Alugar | 7 140 €"],
    ],
    [
      "de",
      "Nach fünf Jahren kostet Kaufen 5.050 € und Mieten 7.140 €.",
      "Nach fünf Jahren",
      ["Kaufen | 5.050 €", "Mieten | 7.140 €"],
    ],
    [
      "nl",
      "Na vijf jaar kost kopen € 5.050 en huren € 7.140.",
      "Na vijf jaar",
      ["Kopen | € 5.050", "Huren | € 7.140"],
    ],
  ] as const) {
    assert.deepEqual(rows(sentence, language), expected, sentence);
    assert.equal(pricesIn(sentence, language, false, false)?.[0]?.of, of);
  }
});

test("where the verb stands last, a word behind an amount is no part of its price", () => {
  assert.equal(rows("Çocuk kartı 40 lira, hesabına en az 100 lira yatır.", "tr"), null);
  assert.equal(rows("Tam bilet 90 TL, öğrenci bileti ise kimlikle ücretsiz.", "tr", true), null);
  assert.equal(rows("بلیت ۸۰ هزار تومان، کارت را ۵۰ هزار تومان شارژ کنید.", "fa", true), null);
  assert.deepEqual(rows("Tam bilet 90 TL, indirimli bilet 45 TL kişi başı.", "tr", true), ["Tam bilet | 90 TL", "İndirimli bilet | 45 TL kişi başı"]); // prettier-ignore
});

test("a bare number behind an amount is one in its currency, and a year is none", () => {
  const shown = (sentence: string, language: string) =>
    pricesIn(sentence, language, false, false)?.map(({ name, price }) => `${name} | ${price}`) ?? null;
  assert.deepEqual(
    shown("Il pranzo completo costa 13 euro, il piatto unico 9, la zuppa con il pane 7.", "it"),
    ["Pranzo completo | 13 euro", "Piatto unico | 9 euro", "Zuppa con il pane | 7 euro"],
  );
  assert.deepEqual(shown("A haircut costs £25, a shave 12 and a wash 8.", "en"), [
    "Haircut | £25",
    "Shave | £12",
    "Wash | £8",
  ]);
  assert.equal(shown("The ticket costs £25 and lasts until 2030.", "en"), null);
});

test("what several things are, written as tags bear it, is a price without a word for it", () => {
  const shown = (sentence: string, language: string) =>
    pricesIn(sentence, language, false, false)?.map(({ name, price }) => `${name} | ${price}`) ?? null;
  assert.deepEqual(shown("A single class is £9, a card for ten is £75.", "en"), [
    "Single class | £9",
    "Card for ten | £75",
  ]);
  assert.deepEqual(shown("1回は900円、10回券は7,500円です。", "ja"), ["1回 | 900円", "10回券 | 7,500円"]);
  assert.equal(shown("Sales were £9m, costs £7m.", "en"), null);
  assert.equal(shown("He gave her £5, and she gave him £3.", "en"), null);
});
