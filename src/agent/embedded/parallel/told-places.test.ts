import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { placesFrom } from "./told-places.ts";

/** "heading: label=value" of each place or thing. */
function told(text: string, language: string): string | null {
  const found = placesFrom(splitSentences(text, language), 0, language);
  return found === null ? null : `${found.lead}: ${found.shows.parts.map(({ label, display }) => `${label}=${display}`).join("; ")}`; // prettier-ignore
}

const PLACES: [language: string, text: string, expected: string][] = [
  ["en", "At Naples the tide rises 0.3 m on an ordinary day. At Liverpool it rises 8.4 m, and the docks need gates. In the Bay of Fundy in Canada it reaches 16 m, the highest tide in the world.", "Tide: Naples=0.3 m; Liverpool=8.4 m; Bay of Fundy=16 m"],
  ["en", "At Liverpool the tide rises 8.4 m, at Bristol 10.7 m, in the Bay of Fundy 16 m.", "Tide: Liverpool=8.4 m; Bristol=10.7 m; Bay of Fundy=16 m"],
  ["en", "The depth of Lake Baikal is 1,642 m. The depth of Lake Tanganyika is 1,470 m, and the depth of Lake Superior is 406 m.", "Depth: Lake Baikal=1,642 m; Lake Tanganyika=1,470 m; Lake Superior=406 m"],
  ["en", "In Oslo the shortest day lasts 6 hours. In Rome it lasts 9 hours. In Nairobi it lasts 12 hours.", "Hours the shortest day lasts: Oslo=6 hours; Rome=9 hours; Nairobi=12 hours"],
  ["de", "In Husum fallen 820 mm Regen im Jahr. In Magdeburg sind es 490 mm, weil der Harz die Wolken abfängt. In Freiburg fallen etwa 960 mm.", "Regen im Jahr: Husum=820 mm; Magdeburg=490 mm; Freiburg=≈960 mm"],
  ["de", "Die Elbe ist 1.094 km lang. Der Rhein ist 1.233 km lang, die Donau sogar 2.857 km.", "Länge: Elbe=1.094 km; Rhein=1.233 km; Donau=2.857 km"],
  ["fr", "À Marseille, il tombe 550 mm de pluie par an. À Lyon, il tombe 830 mm. À Brest, il en tombe 1 200 mm, et personne ne sort sans capuche.", "Pluie par an: Marseille=550 mm; Lyon=830 mm; Brest=1 200 mm"],
  ["es", "En Almería caen apenas 200 mm de lluvia al año. En Madrid caen 420 mm, casi todos en primavera. En Santiago de Compostela, la ciudad de los paraguas, se recogen 1.790 mm.", "Lluvia al año: Almería=200 mm; Madrid=420 mm; Santiago de Compostela=1.790 mm"],
  ["it", "A Torino un caffè costa 1,20 euro. A Bolzano costa 1,50 euro. A Zurigo costa 4,80 euro.", "Un caffè: Torino=1,20 euro; Bolzano=1,50 euro; Zurigo=4,80 euro"],
  ["pt", "Em Faro caem 510 mm de chuva por ano. Em Lisboa caem 770 mm. No Porto caem 1.250 mm, e ninguém se admira.", "Chuva por ano: Faro=510 mm; Lisboa=770 mm; Porto=1.250 mm"],
  ["nl", "In Maastricht valt 750 mm regen per jaar. In De Bilt valt 850 mm. In Apeldoorn valt 950 mm.", "Regen per jaar: Maastricht=750 mm; De Bilt=850 mm; Apeldoorn=950 mm"],
  ["pl", "W Poznaniu spada 520 mm deszczu rocznie. W Warszawie spada 550 mm. W Zakopanem spada 1100 mm, bo chmury zatrzymują się na Tatrach.", "mm deszczu rocznie: W Poznaniu=520 mm; W Warszawie=550 mm; W Zakopanem=1100 mm"],
  ["ru", "Глубина Байкала составляет 1642 метра. Глубина Танганьики составляет 1470 метров. Глубина Телецкого озера составляет 323 метра, а глубина Ладожского озера — 230 метров.", "Глубина …: Байкала=1642 м; Танганьики=1470 м; Телецкого озера=323 м; Ладожского озера=230 м"],
  ["tr", "Rize'ye yılda 2.300 mm yağış düşer ve çay bu yüzden burada yetişir. İstanbul'a 810 mm yağış düşer. Ankara'ya 390 mm, Konya'ya ise 320 mm yağış düşer.", "Yağış: Rize=2.300 mm; İstanbul=810 mm; Ankara=390 mm; Konya=320 mm"],
  ["ar", "يبلغ طول نهر الفرات 2800 كيلومتر. ويبلغ طول نهر دجلة 1850 كيلومترا، وينبع كلاهما من جبال الأناضول. أما طول نهر الليطاني فيبلغ 170 كيلومترا.", "طول نهر: الفرات=2800 كم; دجلة=1850 كم; الليطاني=170 كم"],
  ["zh", "泰山的海拔为1533米。华山的海拔为2155米，是五岳中最高的。黄山的海拔为1864米。", "海拔: 泰山=1533米; 华山=2155米; 黄山=1864米"],
  ["ja", "富士山の高さは3776メートルです。北岳の高さは3193メートルで、日本で二番目です。奥穂高岳の高さは3190メートルです。", "高さ: 富士山=3776メートル; 北岳=3193メートル; 奥穂高岳=3190メートル"],
  ["ko", "한라산의 높이는 1947미터입니다. 지리산의 높이는 1915미터이고, 설악산의 높이는 1708미터입니다.", "높이: 한라산=1947미터; 지리산=1915미터; 설악산=1708미터"],
]; // prettier-ignore

for (const [language, text, expected] of PLACES)
  test(`one measure of several: ${text}`, () => {
    assert.equal(told(text, language), expected);
  });

const NONE: [why: string, language: string, text: string][] = [
  ["other measures", "en", "In Oslo the tower is 120 m high. In Rome the square is 340 m wide. In Nairobi the road is 600 m long."],
  ["other measures", "de", "Die Elbe ist 1.094 km lang. Der Rhein ist 200 m breit, die Donau an dieser Stelle 300 m."],
  ["other units", "en", "The Nile is 6,650 km long. The Amazon carries 209,000 cubic metres a second. The Danube flows through 10 countries."],
  ["the other way", "en", "At Ely the river rises 3 m. At Bath it falls 2 m. At York it rises 4 m."],
  ["other things", "it", "A Torino un caffè costa 1,20 euro. A Bolzano il treno costa 15 euro. A Zurigo il museo costa 24 euro."],
  ["other things", "pl", "W Gdańsku wynajęliśmy rowery za 60 zł. W Pucku za obiad zapłaciliśmy 48 zł od osoby. We Władysławowie nocleg kosztował 220 zł."],
  ["bounded", "de", "In Husum fallen mehr als 800 mm Regen im Jahr. In Magdeburg sind es bis zu 500 mm. In Freiburg fallen 900 bis 1.000 mm."],
  ["no name of its own", "en", "It is 12 km long. This is 14 km long. There it is 20 km long."],
  ["too far apart to be seen", "en", "The hair is 1 mm long. The rope is 4 m long. The road is 900 km long."],
  ["two only", "en", "At Liverpool the tide rises 8.4 m. At Bristol it rises 10.7 m."],
]; // prettier-ignore

for (const [why, language, text] of NONE)
  test(`${why}: no bars: ${text}`, () => {
    assert.equal(told(text, language), null);
  });

test("a picture of the later ones would leave out the first", () => {
  const all = splitSentences("A whale's heart weighs 180 kg. A dog's heart weighs 14 kg. A cat's heart weighs 4 kg, and a mouse's heart just 0.3 kg.", "en"); // prettier-ignore
  assert.equal(placesFrom(all, 1, "en"), null);
});
