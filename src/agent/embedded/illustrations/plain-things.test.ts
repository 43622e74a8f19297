import assert from "node:assert/strict";
import test from "node:test";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { film } from "../plan.fixture.ts";
import { besideOf, thingsBeside } from "./beside-thoughts.ts";
import { readerFor } from "./lexicons.ts";
import { MORE_PLAIN_NOUNS } from "./more-plain-nouns.ts";
import { PLAIN_NOUNS } from "./plain-nouns.ts";
import { plainSubject, plainThings, sureSubject } from "./plain-things.ts";

const named = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("every plain noun names a drawing", () => {
  for (const line of [PLAIN_NOUNS, MORE_PLAIN_NOUNS].flatMap((all) => all.trim().split("\n")))
    for (const field of line.slice(4).split("; ")) {
      const [drawing = "", words = ""] = field.split("=");
      assert.ok(isIllustration(drawing), `${line.slice(0, 2)}: ${drawing}`);
      assert.ok(
        words.split(",").every((word) => word.trim() !== ""),
        `${line.slice(0, 2)}: ${field}`,
      );
    }
});

test("a plain noun shows its thing, in every language that has them", () => {
  const SAID: [base: string, text: string, drawing: string][] = [
    ["en", "He built the first trolley", "shopping-cart"],
    ["en", "The electric van is quiet", "van"],
    ["en", "Keys and identity cards are free", "key"],
    ["en", "Our van belongs to Mr Helmont", "van"],
    ["fr", "La laverie ouvre à sept heures", "washing-machine"],
    ["de", "Die Nähmaschine läuft noch", "sewing-needle"],
    ["de", "Pfandflaschen kommen in den Automaten", "bottle"],
    ["fr", "Chaque matin, le camion part à cinq heures", "delivery-truck"],
    ["es", "La llave la tiene la portera", "key"],
    ["it", "Il pane di ieri costa la metà", "bread"],
    ["pt", "O guarda-chuva ficou no autocarro", "umbrella"],
    ["nl", "De koelkast blijft op vier graden", "fridge"],
    ["sv", "Den äldsta var en radio från 1938", "radio"],
    ["pl", "Codziennie lepi się tu pierogi", "dumpling"],
    ["ru", "Ножницы висят у окна", "scissors"],
    ["tr", "Anahtarı komşu saklıyor", "key"],
    ["ar", "اشترى ماكينة خياطة مستعملة", "sewing-needle"],
    ["he", "המקרר עומד במסדרון", "fridge"],
    ["hi", "चाबी दुकान में मिलती है", "key"],
    ["zh", "旧书包还能用", "backpack"],
    ["ja", "ミシンは今も動いている", "sewing-needle"],
    ["ko", "요즘은 김치냉장고가 그 일을 합니다", "fridge"],
  ];
  for (const [base, text, drawing] of SAID) assert.ok(named(text, base).includes(drawing), text);
});

test("a word in another sense, a name, what is denied or only compared with shows nothing", () => {
  const OTHER: [base: string, text: string][] = [
    ["en", "The key to good bread is time, he said"],
    ["en", "The doors open at seven"],
    ["en", "It is the house next door"],
    ["en", "We open at eight o'clock"],
    ["en", "He worked for Butter Lane Stores"],
    ["en", "There is no van in the yard"],
    ["en", "They looked like prams"],
    ["en", "Book a slot online"],
    ["en", "Early birds pay four pounds"],
    ["en", "In the 1640s Jan Baptist van Helmont weighed the earth"],
    ["en", "A bowl of the ninth century"],
    ["de", "Der Schlüssel zum Erfolg ist Geduld"],
    ["de", "Die Reise beginnt am Montag"],
    ["de", "Sie buchen den Kurs im Netz"],
    ["fr", "Il lit tous les soirs"],
    ["fr", "Les chiffres clés de l'année"],
    ["nl", "Zij komen om acht uur"],
    ["ru", "Поездка длится три часа"],
    ["ru", "Погода была сырой"],
    ["pl", "To kluczowy moment"],
    ["ko", "이것은 열 번째입니다"],
  ];
  for (const [base, text] of OTHER)
    assert.deepEqual(
      named(text, base).filter((one) => one !== "bread"),
      [],
      text,
    );
});

const english = readerFor("en");
assert.ok(english !== null);
const beside = (thoughts: string[], isFree = (_drawing: string): boolean => true) => {
  const [text = "", ...more] = thoughts;
  const visual = { kind: "statement" as const, text, more: more.map((one) => ({ text: one })) };
  return thingsBeside(visual, english, { isFree, isTold: () => false });
};

test("a thought shows the first thing that it names, or nothing", () => {
  assert.deepEqual(beside(["Renting is simple", "It also means we can take a big truck for a big house"]), [
    null,
    "delivery-truck",
  ]);
  // What comes second is seen where the sentence acts on it.
  const noTruck = (drawing: string): boolean => drawing !== "delivery-truck";
  assert.deepEqual(beside(["The truck brings a wardrobe"], noTruck), ["wardrobe"]);
  assert.deepEqual(beside(["It also means we can take a big truck for a big wardrobe"], noTruck), [null]);
  assert.deepEqual(beside(["The oddest one was a radio"]), ["radio"]);
  assert.deepEqual(
    beside(["After a long week, and a great deal of talk in the hall, we all agreed on a radio"]),
    ["radio"],
  );
  assert.deepEqual(
    beside([
      "We all went home early after a long week of talk, because nobody had wanted to carry the radio",
    ]),
    [null],
  );
});

test("a drawing stays over one thought between two of its own, unless that names something else", () => {
  assert.deepEqual(beside(["The cabbage is cut", "Eight hours pass", "The cabbage is rinsed"]), [
    "leafy-green",
    "leafy-green",
    "leafy-green",
  ]);
  const [, between] = beside(["The cabbage is cut", "We add garlic, ginger, salt and chilli", "The cabbage is rinsed"]); // prettier-ignore
  assert.notEqual(between, "leafy-green");
});

test("a film opens on the plain thing of its title, or on the one that it speaks of most by far", () => {
  const trolley = ["The first trolley held two baskets", "In his shops the trolleys stood idle", "That is the trolley we know"]; // prettier-ignore
  assert.deepEqual(plainSubject("The shopping trolley", trolley, "en", true), [
    { drawing: "shopping-cart", score: 1 },
  ]);
  assert.deepEqual(plainSubject("What to decide", trolley, "en", true), [
    { drawing: "shopping-cart", score: 1 },
  ]);
  assert.deepEqual(plainSubject("What to decide", trolley, "en", false), []);
  assert.deepEqual(plainSubject("The shopping trolley", ["It rains", "It pours"], "en", true), []);
  assert.deepEqual(plainSubject("Der Wagen", ["Ein Stuhl", "Ein Schlüssel"], "de", true), []);
});

test("a film's pictures change with its sentences", () => {
  const { scenes } = film(
    "# The shopping trolley\n\nCustomers carried a basket on the arm. When it got heavy they went to the till.\n\nOne evening he looked at a folding chair in his office. With his mechanic he built the first trolley.\n\nNobody wanted the trolleys at first. Then everybody wanted the trolleys.\n",
  );
  const shown = scenes.flatMap(({ visual }) => {
    if (visual.kind === "statement") return besideOf(visual);
    return visual.kind === "title" ? [visual.illustration ?? null] : [];
  });
  assert.equal(shown[0], "shopping-cart");
  for (const thing of ["basket", "chair"]) assert.ok(shown.includes(thing), `${thing}: ${shown.join(" ")}`);
});

test("a film that would have no picture has the one thing of its title, or what most of its sentences name", () => {
  const drawing = (title: string, told: string[], base: string) => sureSubject(title, told, base)[0]?.drawing;
  assert.equal(drawing("The ferry and the town", ["The ferry leaves."], "en"), "ferry");
  assert.equal(
    drawing("A town by the sea", ["The ferry leaves.", "At noon the ferry is back.", "Bread is sold."], "en"),
    "ferry",
  );
  assert.equal(drawing("A town by the sea", ["The ferry leaves.", "Bread is sold."], "en"), undefined);
  assert.equal(
    drawing("A town", ["Bread is sold.", "The ferry has bread.", "The ferry leaves."], "en"),
    undefined,
  );
});

test("a noun's stem with more behind it than an ending is another word", () => {
  const drawn = (text: string, base: string): string[] =>
    plainThings(text, base).map(({ drawing }) => drawing);
  const none: [string, string][] = [
    ["Проводница ушла.", "ru"],
    ["Her er billeder.", "da"], ["Der Bücherbus kommt.", "de"], ["Zwei Kameraden", "de"],
    ["De sponsor betaalt.", "nl"], ["100 γραμμάρια", "el"],
  ]; // prettier-ignore
  for (const [text, base] of none) assert.deepEqual(drawn(text, base), [], text);
  assert.deepEqual(drawn("Три лимона", "ru"), ["lemon"]);
  assert.deepEqual(drawn("Nová kabelka", "cs"), ["handbag"]);
  assert.deepEqual(drawn("Trzy herbatniki", "pl"), ["cookie"]);
  assert.deepEqual(drawn("Холодный лимонад", "ru"), ["cup-with-straw"]);
  assert.deepEqual(drawn("Nový kabel", "cs"), ["electric-cable"]);
  assert.deepEqual(drawn("Die Kameras", "de"), ["camera"]);
  assert.deepEqual(drawn("De walvissen", "nl"), ["whale"]);
  assert.deepEqual(drawn("Az iskolában", "hu"), ["school"]);
});
