import assert from "node:assert/strict";
import { test } from "node:test";
import type { SketchedFigure } from "../../../artifacts/sketch.ts";
import { splitSentences } from "../text/sentences.ts";
import { sketchAt } from "./read-sketch.ts";

/** The first figure of a text: its kind and "part=label" of each measure that is labelled, and how it is said where an order is left out. */
function drawn(text: string, language: string, headings: string[] = []): string | null {
  const sentences = splitSentences(text, language);
  const found = sentences.map((_, at) => sketchAt({ sentences, language, headings }, at)).find((one) => one !== null); // prettier-ignore
  if (found?.shows.form !== "sketch") return null;
  const { figure } = found.shows;
  const name = figure.kind === "triangle" && figure.stands !== undefined ? figure.stands : figure.kind;
  return [name, ...labelsOf(figure, "")].join(" ").replaceAll("\u00A0", " ");
}

function labelsOf(value: SketchedFigure | object, path: string): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== "object" || part === null) return [];
    const at = path === "" ? key : `${path}.${key}`;
    if (!("display" in part)) return labelsOf(part, at);
    const name = "name" in value && typeof value.name === "string" ? value.name : at;
    return part.display === "" ? [] : [`${name}=${String(part.display)}`];
  });
}

const TRIANGLE = "triangle base=4 cm height=3 cm";
const WHOLE = `${TRIANGLE} long=5 cm`;
const DRAWN: [language: string, text: string, expected: string][] = [
  ["en", "A right triangle with legs of 3 cm and 4 cm has a hypotenuse of 5 cm.", WHOLE],
  ["en", "Draw a right triangle with sides of 3, 4 and 5 cm.", WHOLE],
  ["en", "Take a right-angled triangle with legs of 5 m and 12 m. Its longest side is 13 m. The angle at the foot is 22.6°.", "triangle base=12 m height=5 m long=13 m angle=22.6°"],
  ["en", "Please show a right triangle with legs of 6 cm and 8 cm and the squares on its sides. They measure 36 cm², 64 cm² and 100 cm².", "triangle base=8 cm height=6 cm squares.height=36 cm² squares.base=64 cm² squares.long=100 cm²"],
  ["en", "A right triangle has legs of 3 cm and 4 cm, and we look for the hypotenuse.", TRIANGLE],
  ["en", "A right triangle with one leg of 5 cm and a hypotenuse of 13 cm.", "triangle height=5 cm long=13 cm"],
  ["de", "Zeichnen Sie ein rechtwinkliges Dreieck mit den Katheten 3 cm und 4 cm. Die Hypotenuse ist 5 cm lang.", WHOLE],
  ["fr", "Montrez un triangle rectangle dont les côtés de l’angle droit mesurent 3 cm et 4 cm. L’hypoténuse mesure 5 cm.", WHOLE],
  ["es", "Dibuja un triángulo rectángulo con catetos de 3 cm y 4 cm. La hipotenusa mide 5 cm.", WHOLE],
  ["it", "Disegnate un triangolo rettangolo con i cateti di 3 cm e 4 cm. L'ipotenusa misura 5 cm.", WHOLE],
  ["pt", "Desenhe um triângulo retângulo com catetos de 3 cm e 4 cm. A hipotenusa mede 5 cm.", WHOLE],
  ["nl", "Teken een rechthoekige driehoek met rechthoekszijden van 3 cm en 4 cm. De schuine zijde is 5 cm.", WHOLE],
  ["pl", "Narysuj trójkąt prostokątny o przyprostokątnych 3 cm i 4 cm. Przeciwprostokątna ma 5 cm.", WHOLE],
  ["ru", "Нарисуйте прямоугольный треугольник с катетами 3 см и 4 см. Его гипотенуза равна 5 см.", "triangle base=4 см height=3 см long=5 см"],
  ["ar", "ارسم مثلثًا قائم الزاوية ضلعاه 3 سم و4 سم ووتره 5 سم.", "triangle base=4 سم height=3 سم long=5 سم"],
  ["he", "ציירו משולש ישר זווית שניצביו 3 ס\"מ ו-4 ס\"מ. היתר הוא 5 ס\"מ.", "triangle base=4 ס\"מ height=3 ס\"מ long=5 ס\"מ"],
  ["hi", "एक समकोण त्रिभुज बनाइए जिसकी भुजाएँ 3 सेमी, 4 सेमी और 5 सेमी हैं।", "triangle base=4 सेमी height=3 सेमी long=5 सेमी"],
  ["ja", "3辺が3cm、4cm、5cmの直角三角形を描いてください。", WHOLE],
  ["zh", "请画一个直角边为3厘米和4厘米的直角三角形。斜边是5厘米。", "triangle base=4厘米 height=3厘米 long=5厘米"],
  ["ko", "세 변이 3cm, 4cm, 5cm인 직각삼각형을 그려 주세요.", WHOLE],
  ["en", "Set the ladder one out for every four up. That is about 75°.", "ladder base=1 height=4 angle=75°"],
  ["de", "Die Leiter steht richtig, wenn auf je 4 Meter Höhe 1 Meter Abstand zur Wand kommt.".replace("zur Wand kommt", "kommt"), "ladder base=1 m height=4 m"],
  ["fr", "L’échelle est bien posée avec 1 mètre d’écart pour 4 mètres de hauteur.", "ladder base=1 m height=4 m"],
  ["es", "Coloca la escalera así: por cada 4 metros de altura, 1 metro de separación.", "ladder base=1 m height=4 m"],
  ["en", "The ramp rises 1 in 12.", "ramp base=12 height=1"],
  ["de", "Die Rampe hat eine Steigung von 6 Prozent.", "ramp long=6 %"],
  ["fr", "La rampe a une pente de 5 %.", "ramp long=5 %"],
  ["en", "A rectangle of 6 cm by 4 cm has an area of 24 cm².", "rectangle width=6 cm height=4 cm area=24 cm²"],
  ["de", "Zeigen Sie ein Rechteck, 6 cm lang und 4 cm breit. Seine Fläche beträgt 24 Quadratzentimeter.", "rectangle width=6 cm height=4 cm area=24 cm²"],
  ["es", "Un rectángulo de 6 cm por 4 cm. Su área es de 24 cm².", "rectangle width=6 cm height=4 cm area=24 cm²"],
  ["it", "Un rettangolo di 6 cm per 4 cm. La sua area è di 24 cm².", "rectangle width=6 cm height=4 cm area=24 cm²"],
  ["ja", "縦4cm、横6cmの長方形の面積は24cm²です。", "rectangle width=6 cm height=4 cm area=24 cm²"],
  ["zh", "一个长6厘米、宽4厘米的长方形，面积是24平方厘米。", "rectangle width=6厘米 height=4厘米 area=24平方厘米"],
  ["ru", "Прямоугольник 6 см на 4 см. Его площадь равна 24 см².", "rectangle width=6 см height=4 см area=24 см²"],
  ["en", "A circle with a radius of 5 cm has a circumference of 31.4 cm.", "circle radius=5 cm circumference=31.4 cm"],
  ["de", "Zeichnen Sie einen Kreis mit einem Durchmesser von 10 cm und einem Umfang von 31,4 cm.", "circle diameter=10 cm circumference=31,4 cm"],
  ["ja", "半径5cmの円を描いてください。", "circle radius=5 cm"],
  ["fr", "Tracez un cercle de 5 cm de rayon.", "circle radius=5 cm"],
  ["en", "Draw an angle of 60°.", "angle angle=60°"],
  ["de", "Zeichnen Sie einen Winkel von 35 Grad.", "angle angle=35°"],
  ["en", "Take a cube and double its side. Its volume becomes eight times as large.", "cubes cubes.1.edge=× 2 cubes.1.volume=× 8"],
  ["de", "Ein Würfel mit 1 cm Kantenlänge und einer mit 2 cm Kantenlänge. Der zweite fasst achtmal so viel.", "cubes cubes.0.edge=1 cm cubes.1.edge=2 cm cubes.1.volume=× 8"],
  ["fr", "Prenez un cube et doublez son côté. Son volume devient huit fois plus grand.", "cubes cubes.1.edge=× 2 cubes.1.volume=× 8"],
  ["ja", "立方体の一辺を2倍にします。体積は8倍になります。", "cubes cubes.1.edge=× 2 cubes.1.volume=× 8"],
  ["en", "The layers of the Earth: the crust is 5 to 70 km thick, the mantle 2,900 km and the outer core 2,200 km.", "layers Crust=5 to 70 km Mantle=2,900 km Outer core=2,200 km"],
  ["de", "Drei Schichten: Die Kruste ist 35 km dick, der Mantel 2.900 km und der äußere Kern 2.200 km.", "layers Kruste=35 km Mantel=2.900 km Äußerer Kern=2.200 km"],
  ["fr", "La peau a trois couches. L’épiderme mesure 0,1 mm d’épaisseur, le derme 2 mm et l’hypoderme 10 mm.", "layers Épiderme=0,1 mm Derme=2 mm Hypoderme=10 mm"],
  ["es", "La piel tiene tres capas. La epidermis tiene un grosor de 0,1 mm, la dermis de 2 mm y la hipodermis de 10 mm.", "layers Epidermis=0,1 mm Dermis=2 mm Hipodermis=10 mm"],
  ["ru", "У Земли есть слои. Кора имеет толщину 35 км, мантия 2900 км, а внешнее ядро 2200 км.", "layers Кора=35 км Мантия=2900 км Внешнее ядро=2200 км"],
  ["ja", "地球は層になっています。地殻の厚さは約35km、マントルは2900km、外核は2200kmです。", "layers 地殻=35 km マントル=2900 km 外核=2200 km"],
  ["zh", "地球分为几层。地壳厚约35公里，地幔厚2900公里，外核厚2200公里。", "layers 地壳=35公里 地幔=2900公里 外核=2200公里"],
  ["en", "The atmosphere has layers. The troposphere reaches from 0 to 12 km, the stratosphere from 12 to 50 km and the mesosphere from 50 to 85 km.", "layers Mesosphere=50 to 85 km Stratosphere=12 to 50 km Troposphere=0 to 12 km"],
  ["en", "Hand luggage may measure 55 × 40 × 20 cm.", "box width=55 cm depth=40 cm height=20 cm"],
  ["de", "Das Paket darf 60x30x15 cm groß sein.", "box width=60 cm depth=30 cm height=15 cm"],
  ["en", "The raised bed is 2 m long, 1 m wide and 40 cm high.", "box width=2 m depth=1 m height=40 cm"],
  ["fr", "Le bac fait 120 cm de long, 60 cm de large et 40 cm de haut.", "box width=120 cm depth=60 cm height=40 cm"],
  ["it", "L'aquario è lungo 60 cm, largo 30 cm e alto 40 cm.", "box width=60 cm depth=30 cm height=40 cm"],
  ["ru", "Ящик длиной 60 см, шириной 30 см и высотой 40 см.", "box width=60 см depth=30 см height=40 см"],
  ["zh", "鱼缸长60厘米，宽30厘米，高40厘米。", "box width=60厘米 depth=30厘米 height=40厘米"],
  ["ko", "가로 60cm, 세로 30cm, 높이 40cm인 상자입니다.", "box width=60 cm depth=30 cm height=40 cm"],
  ["en", "The lever is in balance: 40 kg at 1.5 m on one side, 30 kg at 2 m on the other.", "lever left.load=40 kg left.arm=1.5 m right.load=30 kg right.arm=2 m"],
]; // prettier-ignore

for (const [language, text, expected] of DRAWN)
  test(`drawn: ${text}`, () => {
    assert.equal(drawn(text, language), expected);
  });

const NONE: [why: string, language: string, text: string][] = [
  ["its sides agree with no right angle", "en", "A right triangle with sides of 3 cm, 4 cm and 6 cm."],
  ["the long side is another's", "en", "A right triangle with legs of 3 cm and 4 cm. The hypotenuse is 7 cm."],
  ["its parts are only counted", "en", "A right triangle has 2 legs and 1 hypotenuse."],
  ["a side is missing", "de", "Zeichnen Sie ein rechtwinkliges Dreieck mit einer Kathete von 3 cm."],
  ["any triangle", "en", "A triangle with sides of 3 cm, 4 cm and 5 cm on the label."],
  ["it is asked", "en", "How long is the hypotenuse of a right triangle with legs of 3 cm and 4 cm?"],
  ["an area that is another's", "en", "A rectangle of 6 cm by 4 cm has an area of 30 cm²."],
  ["a garden is no rectangle by name", "en", "The garden was 6 by 4 metres. We grew beans."],
  ["a circumference that is another's", "en", "A circle with a radius of 5 cm has a circumference of 50 cm."],
  ["a circle of friends", "en", "Our circle meets 5 km from the town, and the bus takes an hour."],
  ["no ladder", "en", "One out, four up: that was the score."],
  ["a ladder that is no ladder to lean", "en", "The ladder is 4 m long and cost 75 euros."],
  ["an angle of another ladder", "en", "The ladder stands 1 m out for every 4 m up, at 60°."],
  ["a chance", "en", "There is a 1 in 12 chance of rain."],
  ["a cube of stock", "en", "A stock cube doubles the salt, and you drink twice as much."],
  ["layers of clothes", "en", "He wore layers: a coat, a cardigan and two shirts of 30 years."],
  ["layers without a direction", "en", "There are zones: red from 0 to 10 m, amber from 10 to 20 m and green from 20 to 30 m."],
  ["loads that do not balance", "en", "On the seesaw a child of 30 kg sits 2 m from the pivot; an adult of 80 kg sits 1 m from it."],
  ["steps of a craft", "en", "Draw a circle with a radius of 5 cm on the card. Cut it out. Fold it in half."],
  ["an angle that is only told", "en", "Hold the knife at an angle of 15 degrees."],
  ["a square that is only counted with", "ko", "넓이는 한 변이 1cm인 정사각형이 몇 개 들어가는지를 세는 것입니다."],
  ["a zone around a place", "en", "A circle with a radius of 30 km around the plant was cleared."],
  ["a mapped zone", "de", "Ein Kreis von 30 Kilometern um das Werk wurde geräumt."],
  ["three lengths of three things", "en", "He walked 5 km, swam 2 km and slept 1 km from home."],
  ["a rod", "en", "The beam measures 600 × 10 × 10 cm."],
  ["nothing at all", "en", ""],
]; // prettier-ignore

for (const [why, language, text] of NONE)
  test(`not drawn, ${why}: ${text}`, () => {
    assert.equal(drawn(text, language), null);
  });

test("an order to draw is left out, and what is drawn is told", () => {
  const said = (text: string, language: string) =>
    sketchAt({ sentences: splitSentences(text, language), language, headings: [] }, 0)?.spoken;
  assert.equal(said("Draw a right triangle with sides of 3, 4 and 5 cm.", "en"), "A right triangle with sides of 3, 4 and 5 cm."); // prettier-ignore
  assert.equal(said("Zeichnen Sie einen Kreis mit einem Radius von 5 cm.", "de"), "Ein Kreis mit einem Radius von 5 cm."); // prettier-ignore
  assert.equal(said("Wir hätten gern eine Zeichnung von einem rechtwinkligen Dreieck mit den Seiten 3, 4 und 5 cm.", "de"), "Ein rechtwinkliges Dreieck mit den Seiten 3, 4 und 5 cm."); // prettier-ignore
  assert.equal(said("Please include a diagram of a circle with a radius of 5 cm. Could you draw it?", "en"), "A circle with a radius of 5 cm."); // prettier-ignore
  assert.equal(said("半径5cmの円を描いてください。", "ja"), "半径5cmの円。");
  assert.equal(said("A right triangle with sides of 3, 4 and 5 cm.", "en"), undefined);
});
