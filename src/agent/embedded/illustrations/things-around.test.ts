import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { plainThings } from "./plain-things.ts";
import { THINGS_AROUND } from "./things-around.ts";
import { THINGS_AT_HAND } from "./things-at-hand.ts";
import { THINGS_OF_PLACES } from "./things-of-places.ts";
import { THINGS_OF_WORKS } from "./things-of-works.ts";

const LANGUAGES =
  "en de fr es it pt nl sv da nb fi pl cs ru uk ro hu el tr ar he hi bn id vi th zh ja ko".split(" ");
const rows = [THINGS_AROUND, THINGS_OF_PLACES, THINGS_AT_HAND, THINGS_OF_WORKS].flatMap((table) =>
  table.trim().split("\n"),
);
const named = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("every row names a drawing, and each language once, with words", () => {
  for (const row of rows) {
    const [drawing = "", ...fields] = row.split("|").map((field) => field.trim());
    assert.ok(isIllustration(drawing), drawing);
    const languages = fields.map((field) => field.split(" ")[0] ?? "");
    assert.equal(new Set(languages).size, languages.length, `${drawing}: ${languages.join(" ")}`);
    for (const field of fields) {
      const [language = "", ...words] = field.split(" ");
      assert.ok(LANGUAGES.includes(language), `${drawing}: ${language}`);
      for (const word of words.join(" ").split(",")) assert.notEqual(word.trim(), "", `${drawing}: ${field}`);
    }
  }
});

test("no word of a language is two things in these rows", () => {
  const owners = new Map<string, string>();
  for (const row of rows) {
    const [drawing = "", ...fields] = row.split("|").map((field) => field.trim());
    for (const field of fields) {
      const [language = "", ...words] = field.split(" ");
      for (const word of words.join(" ").split(",")) {
        if (word.startsWith("!")) continue;
        const key = `${language}: ${word}`;
        assert.equal(owners.get(key) ?? drawing, drawing, key);
        owners.set(key, drawing);
      }
    }
  }
});

const SHOWN: Record<string, [text: string, drawing: string][]> = {
  en: [["The hedgehog comes at dusk", "hedgehog"], ["Bring your passport", "passport"], ["The kiln is lit at noon", "oven"], ["The orchard has forty kinds", "deciduous-tree"], ["The building site is fenced off", "building-construction"], ["Our beehives stand on the roof", "beehive"], ["The well is nine metres deep", "water-pump"], ["Change the gauze every day", "adhesive-bandage"]],
  de: [["Der Reisepass liegt bereit", "passport"], ["Die Baustelle ruht bis Mai", "building-construction"], ["Die Akkubohrmaschine ist geladen", "drill"], ["Der Staudamm hält", "dam"]],
  fr: [["Apportez votre passeport", "passport"], ["Les ruches sont sur le toit", "beehive"], ["Le barrage tient bon", "dam"]],
  es: [["El horno se enciende a las seis", "oven"], ["Las colmenas están en la azotea", "beehive"], ["La obra de construcción empieza el lunes", "building-construction"]],
  it: [["L'alveare è sul tetto", "beehive"], ["Il pozzo è profondo nove metri", "water-pump"]],
  pt: [["O passaporte é obrigatório", "passport"], ["A barragem está cheia", "dam"]],
  nl: [["Het paspoort moet geldig zijn", "passport"], ["De bouwplaats is nieuw", "building-construction"]],
  sv: [["Ugnen är varm", "oven"], ["Brunnen är nio meter djup", "water-pump"]],
  da: [["Elevatoren virker igen", "elevator"], ["Vaskemaskinen står i kælderen", "washing-machine"]],
  nb: [["Heisen virker igjen", "elevator"], ["Sykkelen står i gangen", "bicycle"]],
  fi: [["Pesukone on kellarissa", "washing-machine"], ["Ota sateenvarjo mukaan", "umbrella"]],
  pl: [["Paszport musi być ważny", "passport"], ["Studnia ma dziewięć metrów", "water-pump"]],
  cs: [["Výtah zase jezdí", "elevator"], ["Včely létají do pěti kilometrů", "honeybee"]],
  ru: [["Колодец выкопали в мае", "water-pump"], ["Возьмите паспорт", "passport"]],
  uk: [["Ліфт знову працює", "elevator"], ["Вулики стоять на даху", "beehive"]],
  ro: [["Liftul merge din nou", "elevator"], ["Câinele latră", "dog"]],
  hu: [["A mosógép a pincében van", "washing-machine"], ["Hozzon esernyőt", "umbrella"]],
  el: [["Το ποδήλατο είναι στην αυλή", "bicycle"], ["Το πλυντήριο χάλασε", "washing-machine"]],
  tr: [["Kuyu dokuz metre derin", "water-pump"], ["Pasaportunuzu getirin", "passport"]],
  ar: [["جواز السفر إلزامي", "passport"], ["البئر عميقة", "water-pump"]],
  he: [["הדרכון חייב להיות בתוקף", "passport"], ["הכוורות על הגג", "beehive"]],
  hi: [["पासपोर्ट साथ लाएँ", "passport"], ["कुआँ नौ मीटर गहरा है", "water-pump"]],
  bn: [["নৌকাটি ৫৫ ফুট লম্বা", "canoe"], ["ওয়াশিং মেশিন বন্ধ করুন", "washing-machine"]],
  id: [["Sepedanya ada di halaman", "bicycle"], ["Bawa paspor", "passport"]],
  vi: [["Máy giặt chạy cả đêm", "washing-machine"], ["Mang theo hộ chiếu", "passport"]],
  zh: [["请带上护照", "passport"], ["蜂箱放在楼顶", "beehive"]],
  ja: [["パスポートが必要です", "passport"], ["ダムは満水です", "dam"]],
  ko: [["여권을 챙기세요", "passport"], ["우물은 깊이가 구 미터입니다", "water-pump"]],
}; // prettier-ignore

test("a sentence shows the thing that it names, in twenty-eight languages", () => {
  for (const [base, sentences] of Object.entries(SHOWN))
    for (const [text, drawing] of sentences)
      assert.ok(named(text, base).includes(drawing), `${text}: ${named(text, base).join(" ")}`);
});

test("a word in another sense shows nothing", () => {
  const OTHER: [base: string, text: string, not: string][] = [
    ["en", "Look for the letter E", "envelope"],
    ["en", "Type them into the box", "package"],
    ["en", "Your stool will become black", "stool"],
    ["en", "We hang up paper chains", "chains"],
    ["en", "A lad steps out", "stairs"],
    ["de", "Das ist ein wichtiger Tag", "tiger"],
    ["de", "Die Ziegel liegen schief", "goat"],
    ["es", "Tienda una cinta por cada camellón", "storefront"],
    ["pt", "Toda quinta à tarde", "farm"],
    ["nl", "Kom op tijd", "bowl-with-spoon"],
    ["sv", "En kikare räcker långt", "fence"],
    ["pl", "Tężnia ma 86 metrów długości", "metro"],
    ["ru", "Прочный лёд – голубой", "dove"],
    ["da", "Søskende får rabat", "ewe"],
    ["ko", "생태계를 망치거든요", "hammer"],
    ["ja", "メールアドレスを書く", "dress"],
    ["zh", "祝孩子们天天平安", "weight-scale"],
  ];
  for (const [base, text, not] of OTHER) assert.ok(!named(text, base).includes(not), text);
});

test("things of works are drawn where they are meant", () => {
  assert.deepEqual(named("The lock gates close behind the boat", "en").includes("canal-lock"), true);
  assert.ok(named("Der Schlepper wartet vor der Schleuse", "de").includes("canal-lock"));
  assert.deepEqual(named("A robot arm lifts the frame", "en").includes("mechanical-arm"), true);
  // A lock of a door is none of a canal's, and who is a fan blows no air.
  assert.ok(!named("She locks the door at night", "en").includes("canal-lock"));
  assert.ok(!named("He is a fan of old films", "en").includes("fan"));
});
