import type { ChartVisual } from "../../src/artifacts/data-visuals.ts";
import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };
type Series = [name: string, values: (number | null)[], suffix?: string];

function chart(
  form: ChartVisual["chart"],
  heading: string,
  categories: string[],
  series: Series[],
  more: Partial<ChartVisual> = {},
): ChartVisual {
  return {
    kind: "chart",
    heading,
    chart: form,
    categories,
    series: series.map(([name, values, suffix = ""]) => ({
      name,
      values,
      displays: values.map((value) => (value === null ? "" : `${value.toLocaleString("en")}${suffix}`)),
    })),
    ...more,
  };
}

const YEARS = ["2000", "2005", "2010", "2015", "2020", "2023"];
const MIX: Series[] = [
  ["Coal", [5.9, 7.3, 8.6, 9.4, 9.4, 10.4]],
  ["Gas", [2.7, 3.6, 4.8, 5.5, 6.3, 6.6]],
  ["Wind and solar", [0.03, 0.1, 0.4, 1.1, 2.4, 3.9]],
];
const monthly = Array.from({ length: 40 }, (_, index) =>
  Math.round(300 + 90 * Math.sin(index / 5) + index * 6),
);

/** The forms of chart that show parts of a whole and quantities over time. */
export const CHART_SAMPLES: Sample[] = [
  {
    name: "donut",
    language: "en",
    visual: chart(
      "donut",
      "Where the water of a household goes",
      ["Bath and shower", "Toilet", "Washing clothes", "Kitchen and drinking", "Garden"],
      [["Share", [36, 27, 12, 13, 12], "%"]],
      { unit: "%", highlight: 0, source: "Source: BDEW, 2023" },
    ),
  },
  {
    name: "donut-plain",
    language: "en",
    visual: chart(
      "donut",
      "Who works here",
      ["Engineering", "Sales", "Support", "Operations", "People", "Finance"],
      [["People", [48, 22, 17, 9, 5, 3]]],
    ),
  },
  {
    name: "donut-open",
    language: "de",
    visual: chart(
      "donut",
      "Zwei Länder fördern mehr als die Hälfte",
      ["Demokratische Republik Kongo", "Australien"],
      [["Anteil", [44, 16], " %"]],
      { highlight: 0 },
    ),
  },
  {
    name: "donut-arabic",
    language: "ar",
    visual: chart(
      "donut",
      "حصة مصادر الكهرباء في العالم",
      ["الفحم", "الغاز", "الطاقة المائية", "الطاقة النووية", "مصادر أخرى"],
      [["الحصة", [35.4, 22.5, 14.3, 9.1, 18.7], "%"]],
      { highlight: 0 },
    ),
  },
  {
    name: "stacked",
    language: "en",
    visual: chart(
      "stacked",
      "Electricity from gas and coal still grows",
      ["2000", "2010", "2020", "2023"],
      MIX.map(([name, values]): Series => [name, [0, 2, 4, 5].map((at) => values[at] ?? null)]),
      { unit: "thousand TWh" },
    ),
  },
  {
    name: "stacked-bars",
    language: "en",
    visual: chart(
      "stacked",
      "How people get to work",
      ["Amsterdam", "Copenhagen", "Greater Manchester", "Stuttgart", "Lyon", "Turin", "Oslo"],
      [
        ["Bicycle and on foot", [49, 45, 23, 27, 36, 24, 31], "%"],
        ["Public transport", [17, 18, 14, 24, 30, 21, 34], "%"],
        ["Car", [34, 37, 63, 49, 34, 55, 35], "%"],
      ],
      { unit: "%" },
    ),
  },
  {
    name: "stacked-chinese",
    language: "zh",
    visual: chart(
      "stacked",
      "三个地区的用水结构",
      ["华北", "华东", "西北"],
      [
        ["农业", [62, 48, 81], "%"],
        ["工业", [14, 31, 8], "%"],
        ["生活", [24, 21, 11], "%"],
      ],
      { unit: "%" },
    ),
  },
  {
    name: "area",
    language: "en",
    visual: chart(
      "area",
      "Subscribers, month by month",
      monthly.map(
        (_, index) => `${["Jan", "Apr", "Jul", "Oct"][index % 4] ?? ""} ${2014 + Math.floor(index / 4)}`,
      ),
      [["Subscribers", monthly]],
      { unit: "thousand", highlight: 39, source: "Source: annual reports" },
    ),
  },
  {
    name: "area-stacked",
    language: "en",
    visual: chart("area", "Coal, gas and what comes after", YEARS, MIX, { unit: "thousand TWh" }),
  },
  {
    name: "column-negative",
    language: "en",
    visual: chart(
      "column",
      "A bad second quarter",
      ["Q1", "Q2", "Q3", "Q4"],
      [["Result", [1.2, -3.4, null, 0.4], " m€"]],
      { highlight: 1 },
    ),
  },
  {
    name: "bar-giant",
    language: "en",
    visual: chart(
      "bar",
      "One is not like the others",
      ["Mercury", "Venus", "Earth", "Mars", "Jupiter"],
      [["Mass", [0.055, 0.815, 1, 0.107, 317.8]]],
      { highlight: 4, unit: "Earth masses" },
    ),
  },
];
