import assert from "node:assert/strict";
import test from "node:test";
import { fieldOfFilm } from "./field-of-film.ts";
import { tonesOf } from "./read-tone.ts";
import { viewersOf } from "./viewers.ts";

const heard = (...said: string[]): [string, string] => {
  const { wanted, unwanted } = tonesOf(said);
  return [[...wanted].join(" "), [...unwanted].join(" ")];
};

test("tones are wanted, or denied up to the next comma, in many languages", () => {
  assert.deepEqual(heard("Cheerful please, nothing creepy."), ["playful", "scary"]);
  assert.deepEqual(heard("Nicht zu ernst, aber warm"), ["warm", "serious"]);
  assert.deepEqual(heard("ton chaleureux et simple, pas publicitaire"), ["warm", "loud"]);
  assert.deepEqual(heard("tono sereno, sin alarmismo"), ["calm", "loud"]);
  assert.deepEqual(heard("怖くない感じで、楽しく"), ["playful", "scary"]);
  assert.deepEqual(heard("فيلم دافئ وهادئ"), ["warm calm", ""]);
  assert.deepEqual(heard("Спокойно, без страшного"), ["calm", "scary"]);
  assert.deepEqual(heard("活泼一点，不要太严肃"), ["playful", "serious"]);
});

test("words that only begin as a tone does are none", () => {
  assert.deepEqual(heard("Thank you, the Fungus Group got the funds", "مرحبا شباب", "We gain time"), [
    "",
    "",
  ]);
  assert.deepEqual(heard("Bitte festlegen, was das Festival kostet"), ["", ""]);
  for (const topic of [
    "A film on dark matter and the craft of brewing",
    "Calorie counts",
    "The warming of the seas",
    "Alarm system for homes",
    "A cool box",
    "Official partner of a professional football club",
    "Glad to hear from you",
    "Our Christmas party",
    "Välkommen till Lugny",
  ])
    assert.deepEqual(heard(topic), ["", ""], topic);
  assert.deepEqual(heard("さわやかな雰囲気で"), ["fresh", ""]);
});

test("a word denies only in the language in which it does", () => {
  assert.deepEqual(heard("Warm too"), ["warm", ""]);
  assert.deepEqual(heard("Nu warm en rustig"), ["warm calm", ""]);
  assert.deepEqual(heard("Kan ni göra en varm film"), ["warm", ""]);
  assert.deepEqual(heard("Ei varm stemme"), ["warm", ""]);
  assert.deepEqual(heard("Not too serious"), ["", "serious"]);
  assert.ok(tonesOf(["No alarm, please"]).unwanted.has("loud"));
  assert.deepEqual(heard("Too serious"), ["", "serious"]);
  assert.deepEqual(heard("nu prea serios"), ["", "serious"]);
  assert.deepEqual(heard("ei liian vakava"), ["", "serious"]);
  assert.deepEqual(heard("ne příliš vážné"), ["", "serious"]);
});

test("children are those for whom a film is, not those who are spoken of", () => {
  const young = (audience: string | null, ...said: string[]) => viewersOf(audience, said).areChildren;
  assert.ok(young("den Sachunterricht in Klasse 3"));
  assert.ok(young("dzieci i rodziców"));
  assert.ok(young("小学校三年生の子ども"));
  assert.ok(young(null, "Could you make a short film for our kids' club (ages 6 to 9) about bats?"));
  assert.ok(young(null, "Parents + kids, maybe 9 and up."));
  assert.ok(!young("parents of small children"));
  assert.ok(!young("Eltern von Kindern"));
  assert.ok(!young("13- and 14-year-olds"));
  assert.ok(!young("Klasse 9"));
  assert.ok(!young("Besucherinnen und Besucher, auch Kinder ab zehn Jahren"));
  assert.ok(!young(null, "Most visitors are adults or families with children over ten."));
  assert.ok(!young(null, "Please do not name the children."));
  assert.ok(!young(null));
  assert.ok(young("Klasse 3"));
  assert.ok(young("une classe de CP"));
  assert.ok(young("pupils in year 3"));
  for (const whom of [
    "class 3 truck drivers",
    "drivers in year 3 of training",
    "Grade 2 listed house owners",
    "CP and IT staff",
  ])
    assert.ok(!young(whom), whom);
  assert.ok(!young(null, "Film for the children's ward staff"));
  assert.ok(!young(null, "A video for our customers about child seats"));
  assert.ok(!viewersOf("people who retire their phones", []).areOlder);
});

test("a film is of the field that its title or many of its sentences speak of", () => {
  const field = (language: string, title: string, ...told: string[]) =>
    fieldOfFilm(title, told, language)?.field ?? null;
  assert.equal(
    field("en", "A day", "Wear your hard hat.", "Stop the forklift.", "Report a near miss.", "Go home."),
    "safety",
  );
  assert.equal(field("de", "Unterweisung", "Das Gerüst ist gesperrt.", "Es regnet."), "safety");
  assert.equal(field("fr", "La reliure", "Un livre cousu dure.", "Il pleut."), "craft");
  assert.equal(field("it", "Fattori", "Nacque nel 1825.", "Nel 1862 vinse.", "Morì povero."), "history");
  assert.equal(field("ja", "超新星", "星は遠い。", "望遠鏡で見る。"), "space");
  assert.equal(field("ar", "صناعة الفخار", "يدور الدولاب.", "يحرق الفخار."), "craft");
  assert.equal(field("ru", "Налоги", "Налог платят весной.", "Дождь."), "money");
});

test("one word among many sentences makes no field, and two fields alike none either", () => {
  const rain = Array.from({ length: 9 }, () => "It rains.");
  assert.equal(fieldOfFilm("A day", ["The castle is closed.", ...rain], "en"), null);
  assert.equal(fieldOfFilm("Castle and clinic", ["The castle is open.", "The clinic is open."], "en"), null);
  assert.equal(fieldOfFilm("", [], "en"), null);
  assert.equal(fieldOfFilm("Castle", ["A castle."], "xx"), null);
});

test("everyday words, and signs within other words, make no field", () => {
  for (const [language, title, told] of [
    ["en", "A rock band on tour", "The rock band plays."],
    ["en", "Our star players", "A star player scores."],
    ["en", "Party politics in ward 6", "The party meets in ward 6."],
    ["de", "Ein festes Netz hält fest", "Es hält fest."],
    ["de", "Praxis und Theorie an der Station", "Die Station hat ein Dach."],
    ["de", "Der Umzug mit Kaiserschmarrn und Königskuchen", "Der Umzug dauert."],
    ["de", "Steuerung und Steuerrad", "Die Steuerung regelt das Steuerrad."],
    ["de", "Ein Schloss mit fünf Sternen", "Das Schloss klemmt."],
    ["sv", "Ta ställning", "De tar ställning."],
    ["it", "Un hotel a quattro stelle", "Le stelle sono quattro."],
    ["tr", "Parti programı", "Parti toplandı."],
    ["ja", "働き方改革", "働き方改革が進む。"],
    ["ko", "의사소통에서 고려할 점", "의사소통을 고려한다."],
    ["ko", "파티션과 조선 산업의 세기", "파티션을 세운다."],
    ["zh", "税关", "税关在此。"],
    ["th", "สัญญาณ", "สัญญาณดี"],
  ] as const)
    assert.equal(fieldOfFilm(title, [told], language), null, title);
  // A member of parliament is of money and offices, no clinic.
  assert.equal(fieldOfFilm("국회의원", ["국회의원은 일한다."], "ko")?.field, "money");
  const found = "นักดาราศาสตร์พบดาวเคราะห์ใหม่";
  assert.equal(fieldOfFilm("ดาวเคราะห์ดวงใหม่", [found, found, found], "th")?.field, "space");
});

test("stars of hotels, what is bought, taken or paid by the month are no sky; stars in the sky, or of astronomers, are", () => {
  for (const [language, title, told] of [
    ["pl", "Hotel: pięć gwiazdek", "Mamy pięć gwiazdek."],
    ["cs", "Pět hvězd", "Hotel má pět hvězd."],
    ["ru", "Пять звёзд", "У отеля пять звёзд."],
    ["uk", "П'ять зірок", "Готель має п'ять зірок."],
    ["bg", "Пет звезди", "Хотелът има пет звезди."],
    ["hu", "Öt csillag", "A szálloda öt csillagos."],
    ["ro", "Cinci stele", "Hotelul are cinci stele."],
    ["ro", "Plata lunară", "Plata lunară vine."],
    ["el", "Πέντε αστέρια", "Το ξενοδοχείο έχει πέντε αστέρια."],
    ["tr", "Beş yıldız", "Otelin beş yıldızı var."],
    ["id", "Bintang lima", "Hotel ini bintang lima."],
    ["vi", "Năm ngôi sao", "Khách sạn có năm ngôi sao."],
    ["ar", "خمس نجوم", "للفندق خمس نجوم."],
    ["ar", "المشتري والبائع", "يدفع المشتري أولاً."],
    ["he", "חמישה כוכבים", "למלון חמישה כוכבים."],
    ["hi", "पाँच तारे", "होटल के पाँच तारे हैं।"],
    ["hi", "शपथ ग्रहण", "वे शपथ ग्रहण करते हैं।"],
    ["ar", "لماذا السماء زرقاء", "السماء زرقاء نهاراً وفي السماء نجوم."],
    ["bn", "তারা কাজ করে", "তারা টাকা গ্রহণ করে।"],
  ] as const)
    assert.notEqual(fieldOfFilm(title, [told], language)?.field, "space", title);
  for (const [language, title, told] of [
    ["pl", "Gwiazdy na niebie", "Gwiazdy świecą na niebie."],
    ["ru", "Звёзды", "Звёзды изучают астрономы."],
    ["tr", "Yıldızlar", "Gökyüzünde yıldızlar var."],
    ["ar", "النجوم", "النجوم في السماء."],
    ["hi", "तारे", "तारे आकाश में हैं।"],
  ] as const)
    assert.equal(fieldOfFilm(title, [told], language)?.field, "space", title);
});

test("what the maker is told that it is, it is", () => {
  assert.equal(
    fieldOfFilm("Grain", ["Grain flows."], "en", ["Toolbox talk for seasonal workers"])?.field,
    "safety",
  );
  assert.equal(fieldOfFilm("Grain", ["Grain flows."], "en", ["For our nurses"]), null);
});
