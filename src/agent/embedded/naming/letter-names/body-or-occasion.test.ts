import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOrOccasion } from "./body-or-occasion.ts";

const named: readonly (readonly [letter: string, language: string, name: string | null])[] = [
  ["G'day,\n\nJen here from Wirrabilla Wool & Sheep Dogs, outside Hay NSW. We train working dogs.", "en", "Wirrabilla Wool & Sheep Dogs"],
  ["Dear all,\n\nI am writing on behalf of the Old Students Association of Community Grammar School, Ikire.", "en", "Old Students Association of Community Grammar School"],
  ["Dear Film Maker,\n\nI am the honorary secretary of the Nether Sallow Bell Ringers, and none of us has done this.", "en", "Nether Sallow Bell Ringers"],
  ["Hiya,\n\nI look after the Thornwick Tool Share, which is two containers.", "en", "Thornwick Tool Share"],
  ["Hola:\n\nTenemos una ferretería en Béjar, Ferretería Hermanos Cascón, en la calle Mayor.", "es", "Ferretería Hermanos Cascón"],
  ["Gentile Davide,\n\nSiamo il Corpo Musicale «Santa Cecilia» di Vezza d'Oglio, in alta Val Camonica.", "it", "Corpo Musicale «Santa Cecilia» di Vezza d'Oglio"],
  ["أنا نجلاء الحوراني من جمعية «غرزة» الخيرية في إربد، نحن ثماني عشرة سيدة.", "ar", "جمعية «غرزة» الخيرية"],
  ['हमारा "हिमशिखा मधु समूह" है, चौदह औरतें हैं।', "hi", "हिमशिखा मधु समूह"],
  ["저희 마을에 '고단 썰매 줄다리기 대회'라는 게 있는데요, 줄다리기입니다.", "ko", "고단 썰매 줄다리기 대회"],
  ["So my parents Suresh and Kamala Venkataraman are having their 40th wedding anniversary on Saturday.", "en", "Suresh and Kamala Venkataraman: 40th wedding anniversary"],
  ["Der Schachclub Turm Alsfeld wird im Mai 75 Jahre alt.", "de", "Schachclub Turm Alsfeld: 75 Jahre"],
  ["We're farewelling Ken Abernethy at the Ulverstone bus depot on Friday.", "en", "Farewell to Ken Abernethy"],
  ["Video for the AGM of Shanti Vihar Co-operative Housing Society, Kothrud, Pune.", "en", "Shanti Vihar Co-operative Housing Society"],
  // A town, people, what somebody else is, and how long something takes name nothing.
  ["I'm writing from Leeds about the boiler.", "en", null],
  ["We are Priya and Tom, and we have a van.", "en", null],
  ["Onze dirigent, Lieve De Cock, is de eerste vrouw op de bok.", "nl", null],
  ["My grandmother turns 90 on Friday.", "en", null],
  ["The walk along Mill Lane takes 40 years off your heart.", "en", null],
  ["나는 '우산'이라는 말을 좋아한다.", "ko", null],
  ["", "en", null],
]; // prettier-ignore

for (const [letter, language, name] of named)
  test(`${name ?? "nothing"} is named by: ${letter.slice(-50)}`, () => {
    assert.equal(bodyOrOccasion(letter, "", language), name);
  });

const opened: readonly (readonly [first: string, language: string, name: string | null])[] = [
  ["Gull Point lighthouse opens to visitors on Sunday 14 September.", "en", "Gull Point lighthouse"],
  ["Koło Gospodyń Wiejskich w Starej Wsi działa od 1956 roku.", "pl", "Koło Gospodyń Wiejskich w Starej Wsi"],
  ["El Banco de Alimentos de Alcañiz reparte comida a 214 familias.", "es", "Banco de Alimentos de Alcañiz"],
  ["रोशनी महिला सिलाई केंद्र बाराबंकी में 2016 से चल रहा है।", "hi", "रोशनी महिला सिलाई केंद्र"],
  ["مكتبة الحيّ في حمص افتُتحت عام 2020 في دكان صغير.", "ar", "مكتبة الحيّ في حمص"],
  ["青石巷社区食堂去年三月开张，就在老粮站里面。", "zh", "青石巷社区食堂"],
  ["On Monday you stay for the whole hour.", "en", null],
  ["Saturday Mornings are quiet here.", "en", null],
  ["Water boils at a hundred degrees.", "en", null],
  ["每天中午在社区食堂开饭。", "zh", null],
]; // prettier-ignore

for (const [first, language, name] of opened)
  test(`${name ?? "nothing"} opens: ${first}`, () => {
    assert.equal(bodyOrOccasion("", first, language), name);
  });

test("what somebody runs names a letter without a name", () => {
  const letter =
    "I run a clock and barometer repair shop with my brother in Ludlow, it's been going since 1974.";
  assert.equal(bodyOrOccasion(letter, "", "en"), "Clock and barometer repair shop in Ludlow");
  assert.equal(bodyOrOccasion("I run a tight ship.", "", "en"), "Tight ship");
});

test("what stands behind a letter's beginning introduces nobody", () => {
  const long = "This is how the lock works and why it leaks. ".repeat(40);
  assert.equal(bodyOrOccasion(`${long}\n\nWe are Shree Balaji Coir & Brush Works.`, "", "en"), null);
});
