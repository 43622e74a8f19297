import type { NumberVisual, Visual } from "../../src/artifacts/storyboard.ts";
import { findFigures } from "../../src/agent/embedded/text/figures.ts";

type Sample = { name: string; language: string; visual: Visual };
type Told = [
  display: string,
  label: string,
  more?: { share?: [number, number]; from?: string; lead?: string },
];

/** A figure as the planner reads it from what is shown, so that a sample cannot be what no brief becomes. */
function figureOf(display: string, language: string) {
  const [found, another] = findFigures(display, language);
  const whole = found !== undefined && another === undefined && found.end - found.start === display.length;
  return whole ? { ...found.figure, display } : { display, value: null, decimals: 0, prefix: "", suffix: "" };
}

function numbers(name: string, language: string, heading: string, figures: Told[]): Sample {
  const visual: NumberVisual = {
    kind: "number",
    ...(heading === "" ? {} : { heading }),
    figures: figures.map(([display, label, { share, from, lead } = {}]) => {
      const of = / (?:of|من|в|sur) \d+$|(?<=^\d{1,2}) (?:March|April|October|November|نوفمبر|ديسمبر)$/u.exec(
        display,
      )?.[0];
      const figure =
        of === undefined
          ? figureOf(display, language)
          : {
              display,
              value: /\d$/u.test(of) ? Number.parseInt(display, 10) : null,
              decimals: 0,
              prefix: "",
              suffix: of,
            };
      return {
        figure,
        label,
        ...(lead === undefined ? {} : { lead }),
        ...(share === undefined ? {} : { share: { part: share[0], whole: share[1] } }),
        ...(from === undefined ? {} : { from: { figure: figureOf(from, language) } }),
      };
    }),
  };
  return { name, language, visual };
}

/** What a figure can be: a part, a change, one of several, short and long, in scripts with marks of their own. */
export const NUMBER_SAMPLES: Sample[] = [
  numbers("number-unit", "en", "", [["100 litres", "a household of one uses in a day"]]),
  numbers("number-share", "en", "What the pipes lose", [
    ["31 of 100", "Litres that leave the works are lost on the way", { share: [31, 100] }],
  ]),
  numbers("number-marks", "en", "Money put by", [
    ["3 of 4", "Households have no savings at all", { share: [3, 4] }],
  ]),
  numbers("number-change", "en", "Smoking", [["20%", "Share of smokers", { from: "80%" }]]),
  numbers("number-change-unit", "en", "At the counter", [
    ["12 minutes", "Waiting time since the second desk was opened", { from: "45 minutes" }],
  ]),
  numbers("number-long", "en", "The year in one figure", [
    ["€1,234,567.89", "was paid out to the families of the valley"],
  ]),
  numbers("number-words", "en", "Rain on one forest", [
    ["3.5 trillion litres", "of water fall on the forest each year, most of it between June and September"],
  ]),
  numbers("number-3-units", "en", "A beehive in June", [
    ["35,000", "bees live in it"],
    ["2 kg", "of honey a day"],
    ["1.5 million", "flowers visited for one jar of honey"],
  ]),
  numbers("number-3-dates", "en", "Price and dates", [
    ["3 March", "Pre-orders open"],
    ["14 April", "Delivery starts in all shops of the north and the east"],
    ["349 euros", "Price"],
  ]),
  numbers("number-3-leads", "en", "Dates", [
    ["4 November", "Registration opens"],
    ["15 October", "Forms must reach us", { lead: "by" }],
    ["£412,000", "Flats on the quay", { lead: "from" }],
  ]),
  numbers("number-2-leads", "ar", "المواعيد", [
    ["4 نوفمبر", "يفتح باب التسجيل", { lead: "الجمعة" }],
    ["12 ديسمبر", "ينتهي"],
  ]),
  numbers("number-3-mixed", "en", "The year in figures", [
    ["€4.2 million", "Revenue, up from €3.1 million"],
    ["310,000", "passengers carried"],
    ["−12%", "Fuel costs"],
  ]),
  numbers("number-3-stack", "es", "La ciudad hoy", [
    ["8 millones de euros", "que los atascos cuestan a la ciudad al año"],
    ["120.000", "personas cruzan el centro en coche cada día"],
    ["15 km", "Las colas", { from: "11 km" }],
  ]),
  numbers("number-2-mixed", "en", "What it costs", [
    ["NOK 1,250", "Monthly pass"],
    ["900 tonnes", "of CO2 saved per year by the two new ferries on the northern line"],
  ]),
  numbers("number-arabic", "ar", "المياه", [
    ["31 من 100", "لتر تضيع قبل أن تصل إلى البيوت", { share: [31, 100] }],
  ]),
  numbers("number-arabic-unit", "ar", "اللقاحات", [["154 مليون", "إنسان أنقذتهم اللقاحات خلال خمسين سنة"]]),
  numbers("number-hindi", "hi", "योजना", [
    ["25 लाख", "परिवार इस योजना से जुड़े हैं"],
    ["₹12,500", "हर परिवार को मिले"],
  ]),
  numbers("number-japanese", "ja", "この町", [["154万人", "がこの町に住んでいます"]]),
  numbers("number-hebrew-change", "he", "עישון", [["20%", "שיעור המעשנים", { from: "80%" }]]),
];
