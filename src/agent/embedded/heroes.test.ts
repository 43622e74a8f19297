import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { film, shown } from "./plan.fixture.ts";
import { changeOf, rangeOf } from "./text/spans.ts";
import { groupColumn, groupDigits, groupQuantities } from "./text/group-digits.ts";
import { proportionsOf } from "./text/proportions.ts";

/** A figure with what it was ("80% > 20%") and what it is a part of ("31 of 100 (31/100)"); null for no figure. */
function hero(text: string, language: string): string | null {
  const visual = shown(text, language);
  if (visual.kind !== "number") return null;
  return visual.figures
    .map(({ figure, from, share }) => {
      const was = from === undefined ? "" : `${from.figure.display} > `;
      return `${was}${figure.display}${share === undefined ? "" : ` (${share.part}/${share.whole})`}`;
    })
    .join(" + ");
}

const SAID: [language: string, text: string, hero: string | null][] = [
  ["en", "Of 100 litres that leave the works, 31 are lost.", "31 of 100 (31/100)"],
  ["en", "Out of every 100 plastic bottles, only 9 are recycled.", "9 of 100 (9/100)"],
  ["en", "One in five adults cannot read a bus timetable.", "1 in 5 (1/5)"],
  ["en", "3 out of 4 households have no savings at all.", "3 out of 4 (3/4)"],
  ["en", "Nine out of ten rangers work at night.", "9 out of 10 (9/10)"],
  ["en", "Half of the food we buy is thrown away.", "1/2 (1/2)"],
  ["en", "Two thirds of the trees did not survive the summer.", "2/3 (2/3)"],
  ["en", "Three quarters of the river is dammed.", "3/4 (3/4)"],
  ["en", "The number of visitors doubled in five years.", "×2"],
  ["en", "Sales have tripled since the shop moved.", "×3"],
  ["en", "The share of smokers fell from 80 to 20 percent.", "80% > 20%"],
  ["en", "The herd grew from 12 to 48 animals.", "12 > 48"],
  ["en", "Revenue rose from $2.4 million to $3.9 million in one year.", "$2.4 million > $3.9 million"],
  ["en", "Bread dough rests best at 20–30 °C.", "20–30 °C"],
  ["en", "A hive needs 15 to 20 kg of honey for the winter.", "15–20 kg"],
  ["en", "Our hotline is open 24/7 for every customer.", null],
  ["en", "Version 3.2 brings the new editor to every user.", null],
  ["en", "Call 555 0134 if the alarm rings in the hall.", null],
  ["en", "Figure 3 shows the way of the water through the hill.", null],
  ["en", "Chapter 4 explains how the engine takes in air.", null],
  ["en", "The 21st century began with a party in Sydney.", null],
  ["en", "On 14 July 1789 the crowd stormed the Bastille.", null],
  ["en", "Write to us at 221 Baker Street in London.", null],
  ["en", "The ISO 9001 audit takes place every year.", null],
  ["en", "The lake lost 12000 hectares of water.", null],
  ["en", "Of the 240 patients in the trial, 180 recovered within a week.", "180 of 240 (180/240)"],
  ["en", "The factory turned 40% of its waste into compost.", "40% (40/100)"],
  ["en", "Only 7 of our 52 shops sell bread.", "7 of 52 (7/52)"],
  ["en", "The hall seats 1,200 people at 15:30 every Monday.", null],
  ["de", "Von 100 Litern, die das Werk verlassen, gehen 31 verloren.", "31 von 100 (31/100)"],
  ["de", "Jeder fünfte Erwachsene kann keinen Fahrplan lesen.", "1 von 5 (1/5)"],
  ["de", "Drei von vier Haushalten haben keine Ersparnisse.", "3 von 4 (3/4)"],
  ["de", "Zwei Drittel der Bäume überlebten den Sommer nicht.", "2/3 (2/3)"],
  ["de", "Die Zahl der Besucher hat sich in fünf Jahren verdoppelt.", "×2"],
  ["de", "Der Anteil der Raucher sank von 80 auf 20 Prozent.", "80 % > 20 %"],
  ["de", "Die Herde wuchs von 12 auf 48 Tiere.", "12 > 48"],
  ["de", "Der Teig ruht am besten bei 20–30 °C.", "20–30 °C"],
  ["de", "Abbildung 3 zeigt den Weg des Wassers durch den Berg.", null],
  ["de", "Am 14. Juli 1789 stürmte die Menge die Bastille.", null],
  ["de", "Kapitel 4 erklärt, wie der Motor Luft holt.", null],
  ["de", "Nur 7 von unseren 52 Läden verkaufen Brot.", "7 von 52 (7/52)"],
  ["de", "Die Stadt zählt 34500 Einwohner.", "34.500"],
  ["fr", "Sur 100 litres qui quittent l'usine, 31 sont perdus.", "31 sur 100 (31/100)"],
  ["fr", "Un adulte sur cinq ne sait pas lire un horaire de bus.", "1 sur 5 (1/5)"],
  ["fr", "Trois ménages sur quatre n'ont aucune épargne.", "3 sur 4 (3/4)"],
  ["fr", "Les deux tiers des arbres n'ont pas survécu à l'été.", "2/3 (2/3)"],
  ["fr", "Le nombre de visiteurs a doublé en cinq ans.", "×2"],
  ["fr", "La part des fumeurs est passée de 80 à 20 %.", "80 % > 20 %"],
  ["fr", "La figure 3 montre le chemin de l'eau dans la colline.", null],
  ["fr", "Le lac a perdu 12000 hectares d'eau.", null],
  ["es", "De cada 100 litros que salen de la planta, se pierden 31.", "31 de 100 (31/100)"],
  ["es", "Uno de cada cinco adultos no sabe leer un horario.", "1 de cada 5 (1/5)"],
  ["es", "Tres de cada cuatro hogares no tienen ahorros.", "3 de cada 4 (3/4)"],
  ["es", "El número de visitantes se duplicó en cinco años.", "×2"],
  ["es", "La proporción de fumadores bajó del 80 al 20 por ciento.", "80 % > 20 %"],
  ["es", "El capítulo 4 explica cómo respira el motor.", null],
  ["it", "Su 100 litri che escono dall'impianto, 31 vanno persi.", "31 su 100 (31/100)"],
  ["it", "Un adulto su cinque non sa leggere un orario.", "1 su 5 (1/5)"],
  ["it", "La quota di fumatori è scesa dall'80 al 20 per cento.", "80% > 20%"],
  ["it", "Il numero dei visitatori è raddoppiato in cinque anni.", "×2"],
  ["pt", "De 100 litros que saem da estação, 31 perdem-se.", "31 de 100 (31/100)"],
  ["pt", "Um em cada cinco adultos não sabe ler um horário.", "1 em cada 5 (1/5)"],
  ["pt", "A parcela de fumantes caiu de 80 para 20 por cento.", "80% > 20%"],
  ["ru", "Из 100 литров, которые покидают станцию, теряется 31.", "31 из 100 (31/100)"],
  ["ru", "Каждый пятый взрослый не умеет читать расписание.", "1 из 5 (1/5)"],
  ["ru", "Три из четырёх семей не имеют сбережений.", "3 из 4 (3/4)"],
  ["ru", "Доля курильщиков упала с 80 до 20 процентов.", "80 % > 20 %"],
  ["ru", "Стадо выросло с 12 до 48 животных.", "12 > 48"],
  ["ru", "Рисунок 3 показывает путь воды через холм.", null],
  ["tr", "Tesisten çıkan her 100 litreden 31'i kayboluyor.", "31/100 (31/100)"],
  ["tr", "Her beş yetişkinden biri otobüs saatlerini okuyamıyor.", "1/5 (1/5)"],
  ["tr", "Sigara içenlerin oranı yüzde 80'den yüzde 20'ye düştü.", "%80 > %20"],
  ["tr", "Nüfusun %31'i köylerde yaşıyor.", "%31 (31/100)"],
  ["tr", "Bölüm 4 motorun nasıl hava aldığını anlatıyor.", null],
  ["ar", "من كل 100 لتر تخرج من المحطة يضيع 31 لترًا.", "31 من 100 (31/100)"],
  ["ar", "واحد من كل خمسة بالغين لا يستطيع قراءة الجدول.", "1 من كل 5 (1/5)"],
  ["ar", "انخفضت نسبة المدخنين من 80 إلى 20 في المئة.", "80% > 20%"],
  ["ar", "يوضح الشكل 3 مسار المياه عبر التل.", null],
  ["he", "מתוך 100 ליטר שיוצאים מהמפעל, 31 הולכים לאיבוד.", "31 מתוך 100 (31/100)"],
  ["he", "אחד מכל חמישה מבוגרים אינו יודע לקרוא לוח זמנים.", "1 מכל 5 (1/5)"],
  ["he", "שיעור המעשנים ירד מ-80 ל-20 אחוז.", "80% > 20%"],
  ["hi", "संयंत्र से निकलने वाले 100 लीटर में से 31 लीटर बर्बाद हो जाते हैं।", "31 लीटर (31/100)"],
  ["hi", "हर पाँच में से एक वयस्क समय-सारणी नहीं पढ़ सकता।", "1/5 (1/5)"],
  ["hi", "धूम्रपान करने वालों का हिस्सा 80 से घटकर 20 प्रतिशत हो गया।", "80% > 20%"],
  ["hi", "इस शहर में 1234567 लोग रहते हैं।", "12,34,567 लोग"],
  ["ja", "浄水場から出る水100リットルのうち31リットルが失われます。", "31リットル (31/100)"],
  ["ja", "大人の5人に1人は時刻表を読めません。", "5人に1人 (1/5)"],
  ["ja", "喫煙者の割合は80%から20%に下がりました。", "80% > 20%"],
  ["ja", "図3は丘を通る水の道を示しています。", null],
  ["ja", "来場者数は5年で2倍になりました。", "2倍"],
  ["ja", "樹木の3分の2は夏を越せませんでした。", "3分の2 (2/3)"],
  ["ko", "정수장을 떠나는 100리터 중 31리터가 사라집니다.", "31리터 (31/100)"],
  ["ko", "성인 5명 중 1명은 시간표를 읽지 못합니다.", "5명 중 1명 (1/5)"],
  ["ko", "흡연자 비율은 80%에서 20%로 떨어졌습니다.", "80% > 20%"],
  ["ko", "그림 3은 언덕을 지나는 물길을 보여 줍니다.", null],
  ["zh", "每100升离开水厂的水中，有31升流失。", "31 (31/100)"],
  ["zh", "五分之一的成年人看不懂时刻表。", "1/5 (1/5)"],
  ["zh", "吸烟者的比例从80%下降到20%。", "80% > 20%"],
  ["zh", "图3显示了水穿过山丘的路线。", null],
  ["zh", "三分之二的树木没有熬过夏天。", "2/3 (2/3)"],
  ["zh", "游客人数五年内翻了一番。", "2倍"],
  ["en", "In the pilot, 17 of the 20 nurses said they slept better.", "17 of 20 (17/20)"],
  ["en", "About one in three teenagers has never used a paper map.", "1 in 3 (1/3)"],
  ["en", "Of every ten parcels, two come back.", "2 of 10 (2/10)"],
  ["en", "A quarter of all heat leaves through the roof.", "1/4 (1/4)"],
  ["en", "Membership has more than doubled since 2015.", "×2"],
  ["en", "The waiting time dropped from 45 minutes to 12 minutes.", "45 minutes > 12 minutes"],
  ["en", "Prices went up from €3 to €4.50 a loaf.", "€3 > €4.50 a loaf"],
  ["en", "The library is open from 9 to 18 on weekdays.", null],
  ["en", "He worked there from 1990 to 2005 as a clerk.", null],
  ["en", "Room 101 is where the training starts.", null],
  ["en", "The Boeing 747 changed how people travel.", null],
  ["en", "Dial +44 20 7946 0123 for help at night.", null],
  ["en", "The 3rd floor is closed for painting.", null],
  ["en", "Two thirds of a cup of rice is enough for one.", "2/3 (2/3)"],
  ["en", "We have not doubled our prices.", null],
  ["en", "The museum drew 250000 visitors last year.", "250,000"],
  ["en", "Half an hour before bed, put the phone away.", null],
  ["en", "Press 1 for sales and 2 for support.", null],
  ["en", "The order number 4558812 must be on every box.", null],
  ["en", "A loss of 5-7 kg in the first month is common.", "5–7 kg"],
  ["en", "Out of 1,200 applicants, just 36 got a place.", "36 of 1,200 (36/1200)"],
  ["en", "Every second child in the valley walks to school.", null],
  ["en", "One of the four pumps failed during the storm.", "1 of 4 (1/4)"],
  ["de", "Etwa einer von zehn Menschen ist Linkshänder.", "1 von 10 (1/10)"],
  ["de", "Ein Viertel der Wärme entweicht durch das Dach.", "1/4 (1/4)"],
  ["de", "Die Wartezeit fiel von 45 auf 12 Minuten.", "45 > 12 Minuten"],
  ["de", "Die Bibliothek ist von 9 bis 18 Uhr geöffnet.", null],
  ["de", "Im 19. Jahrhundert baute man die ersten Bahnen.", null],
  ["de", "Jeden zweiten Tag kommt die Müllabfuhr.", null],
  ["de", "Von 60 Bäumen stehen noch 45.", "45 von 60 (45/60)"],
  ["de", "Das Museum zählte 250000 Besucher.", "250.000"],
  ["fr", "Près d'un enfant sur trois ne déjeune pas.", "1 sur 3 (1/3)"],
  ["fr", "Le temps d'attente est tombé de 45 à 12 minutes.", "45 > 12 minutes"],
  ["fr", "Un quart de la chaleur part par le toit.", "1/4 (1/4)"],
  ["fr", "Au chapitre 7, on apprend à respirer.", null],
  ["fr", "La bibliothèque est ouverte de 9 à 18 heures.", null],
  ["fr", "Le musée a reçu 250000 visiteurs.", "250 000"],
  ["fr", "La température reste entre 20 et 25 °C.", null],
  ["es", "Casi uno de cada tres niños no desayuna.", "1 de cada 3 (1/3)"],
  ["es", "El tiempo de espera cayó de 45 a 12 minutos.", "45 > 12 minutos"],
  ["es", "La mitad de la comida acaba en la basura.", "1/2 (1/2)"],
  ["es", "La biblioteca abre de 9 a 18 horas.", null],
  ["es", "El museo recibió 250000 visitantes.", "250.000"],
  ["it", "Quasi un bambino su tre non fa colazione.", "1 su 3 (1/3)"],
  ["it", "Il tempo di attesa è sceso da 45 a 12 minuti.", "45 > 12 minuti"],
  [
    "it",
    "La tariffa notturna è scesa dal 1° gennaio da 13,8 a 12,6 centesimi per kWh.",
    "13,8 > 12,6 centesimi per kWh",
  ],
  [
    "fr",
    "Le tarif de nuit a baissé au 1er janvier de 13,8 à 12,6 centimes par kWh.",
    "13,8 > 12,6 centimes par kWh",
  ],
  [
    "es",
    "La tarifa nocturna bajó el 1 de enero de 13,8 a 12,6 céntimos por kWh.",
    "13,8 > 12,6 céntimos por kWh",
  ],
  ["pl", "Taryfa nocna spadła od 1 stycznia z 68 do 62 groszy za kWh.", "68 > 62 groszy za kWh"],
  ["da", "Natprisen faldt den 1. januar fra 138 til 126 øre pr. kWh.", "138 > 126 øre pr. kWh"],
  ["en", "The shop moved from 12 to 14 Mill Lane.", null],
  ["it", "Due terzi degli alberi sono sopravvissuti.", "2/3 (2/3)"],
  ["it", "La figura 3 mostra il percorso dell'acqua.", null],
  ["pt", "Quase uma em cada três crianças não toma café.", "1 em cada 3 (1/3)"],
  ["pt", "O tempo de espera caiu de 45 para 12 minutos.", "45 > 12 minutos"],
  ["pt", "O preço dobrou em dois anos.", "×2"],
  ["pt", "Metade da comida acaba no lixo.", "1/2 (1/2)"],
  ["nl", "Een op de vijf volwassenen kan geen dienstregeling lezen.", "1 op 5 (1/5)"],
  ["nl", "Het aantal rokers daalde van 80 naar 20 procent.", "80 % > 20 %"],
  ["pl", "Jeden na pięciu dorosłych nie umie czytać rozkładu.", "1 na 5 (1/5)"],
  ["pl", "Liczba palaczy spadła z 80 do 20 procent.", "80 % > 20 %"],
  ["ru", "Время ожидания сократилось с 45 до 12 минут.", "45 > 12 минут"],
  ["ru", "Половина еды оказывается в мусоре.", "1/2 (1/2)"],
  ["ru", "14 июля 1789 года толпа взяла Бастилию.", null],
  ["ru", "Библиотека открыта с 9 до 18 часов.", null],
  ["ru", "Музей принял 250000 посетителей.", "250 000 посетителей"],
  ["ru", "В главе 4 рассказано о двигателе.", null],
  ["uk", "Кожен п'ятий дорослий не вміє читати розклад.", "1 із 5 (1/5)"],
  ["tr", "Bekleme süresi 45 dakikadan 12 dakikaya düştü.", "45 dakika > 12 dakika"],
  ["tr", "Ağaçların üçte ikisi yazı atlatamadı.", "2/3 (2/3)"],
  ["tr", "Ziyaretçi sayısı beş yılda iki katına çıktı.", "×2"],
  ["tr", "Müze 250000 ziyaretçi ağırladı.", null],
  ["ar", "ثلاثة من كل أربعة بيوت بلا مدخرات.", "3 من كل 4 (3/4)"],
  ["ar", "نصف الطعام يذهب إلى القمامة.", "1/2 (1/2)"],
  ["ar", "زار المتحف 250000 شخص.", null],
  ["ar", "يشرح الفصل 4 كيف يتنفس المحرك.", null],
  ["he", "מחצית מהאוכל נזרקת לפח.", "1/2 (1/2)"],
  ["he", "זמן ההמתנה ירד מ-45 ל-12 דקות.", "45 > 12 דקות"],
  ["he", "3 מתוך 4 בתים הם ללא חסכונות.", "3 מתוך 4 (3/4)"],
  ["he", "פרק 4 מסביר איך המנוע נושם.", null],
  ["hi", "4 में से 3 घरों के पास कोई बचत नहीं है।", "4 में से 3 (3/4)"],
  ["hi", "दो तिहाई पेड़ गर्मी में सूख गए।", "2/3 (2/3)"],
  ["hi", "अध्याय 4 बताता है कि इंजन कैसे साँस लेता है।", null],
  ["hi", "प्रतीक्षा का समय 45 मिनट से घटकर 12 मिनट हो गया।", "45 मिनट > 12 मिनट"],
  ["bn", "প্রতি 5 জনের মধ্যে 1 জন সময়সূচি পড়তে পারে না।", "5 জনের মধ্যে 1 (1/5)"],
  ["bn", "এই শহরে 1234567 মানুষ থাকে।", "12,34,567"],
  ["ja", "待ち時間は45分から12分に減りました。", "45分 > 12分"],
  ["ja", "4世帯に3世帯は貯金がありません。", "4世帯に3世帯 (3/4)"],
  ["ja", "食べ物の半分は捨てられています。", "1/2 (1/2)"],
  ["ja", "第4章はエンジンの仕組みを説明します。", null],
  ["ja", "図書館は9時から18時まで開いています。", null],
  ["ja", "博物館には年間250000人が訪れます。", null],
  ["ko", "대기 시간은 45분에서 12분으로 줄었습니다.", "45분 > 12분"],
  ["ko", "음식의 절반은 쓰레기가 됩니다.", "1/2 (1/2)"],
  ["ko", "나무의 3분의 2는 여름을 넘기지 못했습니다.", "3분의 2 (2/3)"],
  ["ko", "방문객 수는 5년 만에 두 배로 늘었습니다.", "2배"],
  ["ko", "제4장은 엔진을 설명합니다.", null],
  ["zh", "等待时间从45分钟缩短到12分钟。", "45分钟 > 12分钟"],
  ["zh", "每5个孩子中就有1个不吃早餐。", "1/5 (1/5)"],
  ["zh", "第4章解释发动机如何呼吸。", null],
  ["zh", "博物馆每年接待250000人。", "250,000人"],
  ["zh", "图书馆从9点到18点开放。", null],
];

describe("the figure that carries the point is shown", () => {
  for (const [language, text, expected] of SAID)
    test(`${language}: ${text}`, () => {
      assert.equal(hero(text, language), expected);
    });
});

test("the label runs on from the figure", () => {
  const label = (text: string, language: string) => {
    const visual = shown(text, language);
    return visual.kind === "number" ? visual.figures[0]?.label : null;
  };
  assert.equal(
    label("Of 100 litres that leave the works, 31 are lost.", "en"),
    "Litres that leave the works are lost",
  );
  assert.equal(
    label("3 out of 4 households have no savings at all.", "en"),
    "households have no savings at all",
  );
  // "The food we buy is thrown away" would say of all of it what is said of half.
  assert.equal(
    label("Half of the food we buy is thrown away.", "en"),
    "Half of the food we buy is thrown away",
  );
  assert.equal(label("The share of smokers fell from 80 to 20 percent.", "en"), "Share of smokers");
  assert.equal(label("Von 60 Bäumen stehen noch 45.", "de"), "Von 60 Bäumen stehen noch 45");
  assert.equal(label("Die Stadt zählt 34500 Einwohner.", "de"), "Einwohner zählt die Stadt");
});

test("what was and what is come with their own words, and at once where they are said in a breath", () => {
  const offsets = (text: string): (number | undefined)[] => {
    const visual = shown(text, "en");
    assert.equal(visual.kind, "number");
    return [visual.figures[0]?.from?.cue?.offset, visual.figures[0]?.cue?.offset];
  };
  assert.deepEqual(offsets("The share of smokers fell from 80 to 20 percent."), [31, 31]);
  assert.deepEqual(offsets("Visitors rose from 412,000 wonderful travellers to nearly 486,500."), [19, 58]);
});

test("an amount of the subject is no hero; a change is named without its amounts; then and now are one card", () => {
  assert.notEqual(shown("Ein typischer Haushalt mit 11.000 kWh spart damit 132 Euro im Jahr.", "de").kind, "number");
  const cards = (text: string, language: string): string[] => {
    const visual = shown(text, language);
    assert.equal(visual.kind, "number", text);
    return visual.figures.map(({ from, figure, label }) => `${from?.figure.display ?? ""}→${figure.display}/${label}`);
  };
  assert.deepEqual(cards("The price falls on 1 January from 13.8 to 12.6 cents per kilowatt-hour.", "en"), ["13.8→12.6 cents per kilowatt-hour/The price falls on 1 January"]);
  assert.deepEqual(cards("Le réseau alimente 4380 foyers. Il y a cinq ans, ils étaient 2910.", "fr").map((card) => card.split("/")[0]?.replaceAll(/\s/gu, "")), ["2910→4380"]);
}); // prettier-ignore

test("numbers are set apart as their language does, and their value stays", () => {
  for (const [written, language, set] of [
    ["12000", "en", "12,000"],
    ["12000", "de", "12.000"],
    ["12000", "fr", "12\u202F000"],
    ["12000", "ru", "12\u00A0000"],
    ["12000", "es", "12.000"],
    ["1234567", "hi", "12,34,567"],
    ["१२३४५६७", "hi", "१२,३४,५६७"],
    ["1234567", "bn", "12,34,567"],
    ["1234567.25", "en", "1,234,567.25"],
    ["€12000", "en", "€12,000"],
    ["1200", "en", "1200"],
    ["12,000", "de", "12,000"],
    ["012345", "en", "012345"],
    ["12000.500", "en", "12000.500"],
    ["12 000", "en", "12 000"],
    ["A12000B7", "en", "A12000B7"],
    ["", "en", ""],
  ] as const)
    assert.equal(groupDigits(written, language), set, `${written} in ${language}`);
  assert.equal(
    groupQuantities("In 2024 the 12000 homes of zip 90210 paid €45000.", "en"),
    "In 2024 the 12,000 homes of zip 90210 paid €45,000.",
  );
});

test("the figures of a table and a chart are set alike, those that name are left", () => {
  const visualOf = (table: string, language = "en") => {
    const { scenes } = film(`# Film\n\n## A\n\n${table}\n\n## B\n\nIt ends here.\n`, language);
    return scenes[1]?.visual;
  };
  const chart = visualOf("| Town | Homes |\n|---|---|\n| Aa | 12000 |\n| Bo | 9500 |\n| Ci | 31250 |");
  assert.equal(chart?.kind, "chart");
  assert.deepEqual(chart.series[0]?.displays, ["12,000", "9,500", "31,250"]);
  assert.deepEqual(chart.series[0].values, [12_000, 9500, 31_250]);
  const table = visualOf(
    "| Town | Homes | Order no. | Notes |\n|---|---|---|---|\n| Aa | 12000 | 4558812 | old port |\n| Bo | 9500 | 4558813 | new town |",
    "de",
  );
  assert.equal(table?.kind, "table");
  assert.deepEqual(
    table.rows.map((row) => row.slice(1, 3)),
    [
      ["12.000", "4558812"],
      ["9.500", "4558813"],
    ],
  );
  assert.deepEqual(groupColumn("Homes", ["12,000", "9500"], "en"), ["12,000", "9500"], "the author's own");
  assert.deepEqual(groupColumn("Population", ["1200", "950"], "en"), ["1200", "950"]);
  assert.deepEqual(groupColumn("Wert", ["12000,5", "–", ""], "de"), ["12.000,5", "–", ""]);
});

test("grouping loses and adds no digit", () => {
  const digits = fc
    .array(fc.integer({ min: 0, max: 9 }).map(String), { minLength: 1, maxLength: 18 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom("en", "de", "fr", "hi", "ar", "ja", "pl", "xx"),
      (written, language) => {
        assert.equal(groupDigits(written, language).replace(/\D/g, ""), written);
      },
    ),
  );
});

test("a part is within its whole, whatever is written", () => {
  const word = fc.constantFrom(
    "of",
    "one",
    "in",
    "out of",
    "31",
    "100",
    "from",
    "to",
    "half",
    "every",
    "5",
    "%",
    "–",
    ",",
    "litres",
    "fell",
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const text = words.join(" ");
      for (const { part, whole, start, end } of proportionsOf(text, "en")) {
        assert.ok(part > 0 && part < whole, text);
        assert.ok(start < end && end <= text.length, text);
      }
      for (const pair of [changeOf(text, "en"), rangeOf(text, "en")]) {
        if (pair === null) continue;
        assert.ok(pair.start <= pair.was && pair.was < pair.cue && pair.cue < pair.end, text);
      }
    }),
  );
});

test("a year is no whole of what is told after it, and a label counts no second thing", () => {
  assert.notEqual(
    shown("Em 2019, a turma do 4.º ano plantou pés de alface atrás do ginásio.", "pt").kind,
    "number",
  );
  const visual = shown("Hoje a horta tem 180 metros quadrados e três turmas por semana.", "pt");
  const labels = visual.kind === "number" ? visual.figures.map(({ label }) => label) : [];
  assert.ok(!labels.some((label) => label.startsWith("que a horta")), labels.join());
});
