import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { oursAndTheirs } from "./ours-and-theirs.ts";

/** "label=value" of each of the two. */
function bars(text: string, language: string): string[] | null {
  const told = oursAndTheirs(splitSentences(text, language), 0, language);
  return told?.shows.parts.map(({ label, display }) => `${label}=${display}`) ?? null;
}

const TOLD: [language: string, text: string, expected: string[]][] = [
  ["en", "The van takes 9 minutes to park and deliver. We take 4.", ["Van=9 minutes", "We=4 minutes"]],
  [
    "en",
    "A supermarket loaf costs 2.10 euros. Ours costs 3.40.",
    ["Supermarket loaf=2.10 euros", "Ours=3.40 euros"],
  ],
  [
    "en",
    "The town library lends 5,400 books a year. We lend 2,100.",
    ["Town library=5,400 books", "We=2,100 books"],
  ],
  [
    "en",
    "A tumble dryer uses 2.5 kWh a load, while our drying room uses 0.4.",
    ["Tumble dryer=2.5 kWh", "Our drying room=0.4 kWh"],
  ],
  [
    "de",
    "Ein Lieferwagen braucht im Schnitt 9 Minuten zum Parken und Zustellen. Wir brauchen 4.",
    ["Lieferwagen=9 Minuten", "Wir=4 Minuten"],
  ],
  ["de", "Die Spedition verlangt 640 Euro. Bei uns sind es 410.", ["Spedition=640 Euro", "Bei uns=410 Euro"]],
  [
    "fr",
    "Un livreur met en moyenne 9 minutes pour se garer. Nous, 4.",
    ["Livreur=9 minutes", "Nous=4 minutes"],
  ],
  ["fr", "Une douche consomme 60 litres. Un bain en consomme 150.", ["Douche=60 litres", "Bain=150 litres"]],
  [
    "es",
    "Una furgoneta tarda de media 9 minutos en aparcar y entregar. Nosotros, 4.",
    ["Furgoneta=9 minutos", "Nosotros=4 minutos"],
  ],
  [
    "it",
    "Un furgone impiega in media 9 minuti per consegnare. Noi ne impieghiamo 4.",
    ["Furgone=9 minuti", "Noi=4 minuti"],
  ],
  [
    "it",
    "Un furgone impiega in media 9 minuti per consegnare. Noi, 4.",
    ["Furgone=9 minuti", "Noi=4 minuti"],
  ],
  [
    "pt",
    "Uma carrinha demora em média 9 minutos a estacionar. Nós demoramos 4.",
    ["Carrinha=9 minutos", "Nós=4 minutos"],
  ],
  [
    "nl",
    "Een bestelbus verbruikt 11 liter per dag. Wij verbruiken 3.",
    ["Bestelbus=11 liter per dag", "Wij=3 liter per dag"],
  ],
  ["pl", "Furgonetka potrzebuje średnio 9 minut. My potrzebujemy 4.", ["Furgonetka=9 min", "My=4 min"]],
  ["ru", "Фургон тратит в среднем 9 минут на доставку. Мы тратим 6.", ["Фургон=9 минут", "Мы=6 минут"]],
  [
    "tr",
    "Kamyonet ortalama 9 dakika harcıyor. Biz 4 dakika harcıyoruz.",
    ["Kamyonet=9 dakika", "Biz=4 dakika"],
  ],
  ["sv", "En skåpbil behöver i snitt 9 minuter. Vi behöver 4.", ["Skåpbil=9 minuter", "Vi=4 minuter"]],
  ["en", "The bus needs 40 minutes; the train needs 22.", ["Bus=40 minutes", "Train=22 minutes"]],
  ["ja", "宅配のバンは平均9分かかります。私たちは4分です。", ["宅配のバン=9分", "私たち=4分"]],
  ["zh", "面包车平均要9分钟。我们只要4分钟。", ["面包车=9分钟", "我们=4分钟"]],
  ["hi", "वैन औसतन 9 मिनट लेती है। हम 4।", ["वैन=9 मिनट", "हम=4 मिनट"]],
  ["ar", "تستغرق الشاحنة 9 دقائق. نحن نستغرق 4.", ["الشاحنة=9 دقائق", "نحن=4 دقائق"]],
];

for (const [language, text, expected] of TOLD)
  test(`two by one measure: ${text}`, () => {
    assert.deepEqual(bars(text, language), expected);
  });

const OTHERS: [language: string, text: string][] = [
  ["en", "The van takes 9 minutes. We take 4 photos."],
  ["en", "Anna is 9 years old. We are 4."],
  ["en", "The museum opens at 9. We open at 4."],
  ["en", "Rents rose 9 percent. Wages rose 4."],
  ["en", "The van takes 9 minutes longer. We take 4."],
  ["en", "The van could take 9 minutes. We take 4."],
  ["en", "The van takes 9 to 12 minutes. We take 4."],
  ["en", "The van takes less than 9 minutes. We take 4."],
  ["en", "The dough rests 60 minutes. The loaf bakes 40 minutes."],
  ["en", "First the dough takes 60 minutes. Then the sauce takes 40."],
  ["en", "The van does not take 9 minutes. We take 4."],
  ["en", "In 2019 the van took 9 minutes. We took 4."],
  ["de", "Der Bus fährt 9 Kilometer. Wir fahren 4 Stunden."],
  ["de", "Ein Ticket kostet 9 Euro. Wir kamen zu 4."],
  ["fr", "Le train met 9 heures. Nous sommes 4."],
  ["es", "El tren tarda 9 horas. Nosotros somos 4."],
  ["es", "Si la furgoneta tarda 9 minutos, nosotros tardamos 4."],
  ["it", "Il corso dura 9 settimane. Noi siamo 4."],
  ["pl", "Kurs trwa 9 tygodni. My mamy 4 psy."],
  ["ru", "Фургону нужно 9 минут. Нам нужно 4 человека."],
  ["nl", "De cursus duurt 9 weken. Wij zijn met 4."],
  ["tr", "Kurs 9 hafta sürüyor. Biz 4 kişiyiz."],
];

for (const [language, text] of OTHERS)
  test(`not surely two by one measure: ${text}`, () => {
    assert.equal(bars(text, language), null);
  });

test("ours is the bar that is meant, under what both are told of", () => {
  const { scenes } = film(
    "# Reparto en bicicleta\n\nUna furgoneta tarda de media 9 minutos en aparcar y entregar. Nosotros, 4. Por eso llegamos antes que nadie.",
    "es",
  );
  const chart = scenes.map(({ visual }) => visual).find((visual) => visual.kind === "chart");
  assert.deepEqual(chart?.categories, ["Furgoneta", "Nosotros"]);
  assert.equal(chart?.highlight, 1);
  assert.equal(chart?.heading, "Minutos en aparcar y entregar");
});
