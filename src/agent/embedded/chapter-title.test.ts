import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { tellingTitle } from "./chapter-title.ts";
import { film } from "./plan.fixture.ts";
import { splitSentences } from "./text/sentences.ts";

describe("the name of a passage", () => {
  it("tells what it is about: no pronoun, no single word, no dateline, no half of a figure", () => {
    const cases: [string[], string, string][] = [
      [["It breaks.", "The old lift needs three hours."], "en", "The old lift needs three hours"],
      [["Es kostet.", "Die alte Brücke bleibt stehen."], "de", "Die alte Brücke bleibt stehen"],
      [["OSLO, 4 March 2026 -- The ferry sails today."], "en", "The ferry sails today"],
      [["Er kam spät."], "de", "Er kam spät"],
    ];
    for (const [sentences, language, name] of cases) assert.equal(tellingTitle(sentences, language), name);
    const said =
      '"We cut 1,400 tons of carbon dioxide a year with only one ship", said Ada Lovelund, chief executive.';
    assert.match(tellingTitle([said], "en") ?? "", /^We cut 1,400 tons/u);
  });

  it("is a sentence of the passage and not the half of one that says when or where", () => {
    const cases: [passage: string, language: string, name: string][] = [
      ["Durante cuarenta años, mi abuelo encendió la lámpara del faro cada noche sin faltar ni una vez. Los pescadores le dejaban siempre tres sardinas.", "es", "Los pescadores le dejaban siempre tres sardinas"],
      ["Le lendemain matin, quand les femmes descendirent avec leurs seaux, elles trouvèrent la fontaine sèche. Le maire fit venir un sourcier de Cahors.", "fr", "Le maire fit venir un sourcier de Cahors"],
      ["En automne, après les premières pluies, l'eau revint d'elle-même une nuit de novembre, sans que personne sache pourquoi.", "fr", "L'eau revint d'elle-même une nuit de novembre"],
      ["जब बारिश आती थी, तो गाँव के सारे बच्चे दादी के कुएँ के पास इकट्ठा होकर पानी के चढ़ने का इंतज़ार करते थे। कुएँ की दीवार पर लाल निशान बने थे।", "hi", "कुएँ की दीवार पर लाल निशान बने थे"],
      ["いま灯台は無人になり、灯りは陸の事務所から機械で点けられているが、町の人は今でも灯台守の話をする。", "ja", "町の人は今でも灯台守の話をする"],
      ["In den ersten Jahren nach dem Krieg, als es kaum Messing gab, baute mein Urgroßvater Uhrwerke aus den Resten alter Hülsen. Er feilte jedes Rad von Hand. Ein Werk brauchte vier Monate.", "de", "Ein Werk brauchte vier Monate"],
      ["Per trent'anni, ogni notte tranne la domenica, mia zia ha acceso il forno alle due e un quarto precise. La legna veniva dal bosco.", "it", "La legna veniva dal bosco"],
      ["Nos meses de inverno, quando ninguém saía para o mar, ele remendava as redes dos outros em troca de lenha. As mãos dele sabiam cada nó.", "pt", "As mãos dele sabiam cada nó"],
      ["In de weken daarna, terwijl de boeren hun koeien terughaalden, maalde hij voor niets het natte graan. Het meel was nog jaren grijs.", "nl", "Het meel was nog jaren grijs"],
      ["Kiedy w 1994 roku zamknięto linię, ludzie przyszli na stację z kwiatami i śpiewali, dopóki semafor nie zgasł na zawsze.", "pl", "Ludzie przyszli na stację z kwiatami i śpiewali"],
      ["В начале мая, когда зацветает ива, дед перевозит ульи на плоту через реку на дальний луг.", "ru", "Дед перевозит ульи на плоту через реку на дальний луг"],
      ["Kızları büyüyüp şehre gidince, evde kimse kalmadığı için düğümleri komşu çocuklara öğretmeye karar verdi. İlk gün üç çocuk geldi.", "tr", "İlk gün üç çocuk geldi"],
      ["비가 오나 눈이 오나, 그는 삼십 년 동안 하루도 빠짐없이 작은 배를 타고 여섯 섬에 편지를 날랐다. 배의 이름은 갈매기호였다.", "ko", "배의 이름은 갈매기호였다"],
      ["每到冬天，街上的风把树叶吹进摊子里，他就一边扫叶子一边听收音机里的评书。孩子们围着他听。", "zh", "孩子们围着他听"],
      ["قبل شروق الشمس، حين تكون الحارة نائمة، يشعل أبو سليم الفرن الحجري الذي بناه جده قبل مئة عام. الحطب من شجر الزيتون.", "ar", "الحطب من شجر الزيتون"],
      ["När bron invigdes 1963, stod han kvar på bryggan i sin mössa och såg bilarna köra över för första gången. Kaffet kallnade.", "sv", "Kaffet kallnade"],
      ["Years later, when the new mayor had it repaired by a firm from the city, half of the town missed the bus on the first morning. The bakery burned its bread.", "en", "The bakery burned its bread"],
    ]; // prettier-ignore
    for (const [passage, language, name] of cases)
      assert.equal(tellingTitle(splitSentences(passage, language), language), name);
  });

  it("is null where nothing has words", () => {
    assert.equal(tellingTitle(["…", "!"], "en"), null);
  });
});

describe("a list below the title", () => {
  it("has a name of its own, and not the film's title above it once more", () => {
    const { scenes } = film(
      "# Bread in a day\n\n- Feed the starter\n- Mix the dough\n- Bake the loaf well\n",
    );
    const list = scenes.find(({ visual }) => visual.kind === "bullets");
    assert.equal(list?.title, "Three things to do");
    assert.ok(list.visual.kind === "bullets" && list.visual.heading === "");
  });

  it("of seven and more is shown whole, in two pictures of about as many", () => {
    const items = ["Roof", "Windows", "Air", "Floor", "Showers", "Solar cells", "Garden"].map(
      (one) => `- ${one} of the hall`,
    );
    const { scenes } = film(
      `# The hall\n\n## What is built\n${items.join("\n")}\n\n## When\nThe work begins in the spring of next year.`,
    );
    const lists = scenes.flatMap(({ visual }) => (visual.kind === "bullets" ? [visual.items.length] : []));
    assert.deepEqual(lists, [4, 3]);
  });
});

it("a quotation is signed by whoever stands behind its dash", () => {
  const { scenes } = film(
    '# 잠\n\n## 말\n"잠은 몸이 스스로를 오래 고치는 시간입니다." — 서울대병원 김민수 교수\n\n## 끝\n같은 시간에 일어나세요.',
    "ko",
  );
  const quote = scenes.find(({ visual }) => visual.kind === "quote")?.visual;
  assert.ok(quote?.kind === "quote");
  assert.equal(quote.attribution, "서울대병원 김민수 교수");
});

const named = (sentence: string, language: string): string => tellingTitle([sentence], language) ?? "";

it("a name opens as its sentence does where that part stands by itself", () => {
  assert.equal(
    named(
      "O armário guarda seis bicicletas, as bombas de ar da oficina ou quarenta caixas de fruta, e fecha à chave.",
      "pt",
    ),
    "O armário guarda seis bicicletas",
  );
  assert.doesNotMatch(
    named(
      "Voia să cânte la operă, dar directorul de la Iași a trimis-o acasă pentru că era prea tânără.",
      "ro",
    ),
    /^Dar /u,
  );
});

it("a list is named by what leads to it, and a sentence by its beginning where what leans is not known", () => {
  assert.equal(
    tellingTitle(["সঙ্গে রাখুন: মোটা মোমবাতি, শুকনো দেশলাই, চাল, ডাল, রান্নার তেল আর ছোট একটা রেডিও।"], "bn"),
    "সঙ্গে রাখুন",
  );
  assert.notEqual(
    tellingTitle(["Chợ họp 5 giờ – 9 giờ, nghỉ ngày rằm, ở bến Ninh Kiều, Cần Thơ."], "vi"),
    "Chợ họp 5 giờ",
  );
  const told = "Tahun 1965 jembatan itu runtuh, lalu pada tahun 1970-an dibangun lagi dari beton.";
  assert.equal(tellingTitle([told], "id"), "Tahun 1965 jembatan itu runtuh");
});
