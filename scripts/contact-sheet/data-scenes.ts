import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

const SOLAR = [
  {
    name: "World solar generation",
    values: [256, 446, 704, 1048, 1631],
    displays: ["256", "446", "704", "1,048", "1,631"],
  },
];
const YEARS = ["2015", "2017", "2019", "2021", "2023"];
const SEARCH = `def search(items, target):
    low, high = 0, len(items)
    while low < high:
        mid = (low + high) // 2
        if items[mid] < target:
            low = mid + 1
        else:
            high = mid
    return low`;
const LEAF =
  "6\\,\\mathrm{CO_2} + 6\\,\\mathrm{H_2O} + \\text{light} \\rightarrow \\mathrm{C_6H_{12}O_6} + 6\\,\\mathrm{O_2}";
const places = Array.from({ length: 40 }, (_, index) => ((index * 37) % 101) + 3);

/** Charts, tables, comparisons, code and formulas: usual, long, in other scripts, and broken. */
export const DATA_SAMPLES: Sample[] = [
  {
    name: "chart-colours",
    language: "en",
    visual: {
      kind: "chart",
      heading: "Green light is hardly absorbed",
      chart: "column",
      categories: ["Blue", "Green", "Red"],
      series: [{ name: "Light absorbed", values: [90, 20, 80], displays: ["90%", "20%", "80%"] }],
      highlight: 1,
    },
  },
  {
    name: "chart-line",
    language: "en",
    visual: {
      kind: "chart",
      heading: "Solar output grew sixfold in eight years",
      chart: "line",
      categories: YEARS,
      series: SOLAR,
      unit: "TWh",
      highlight: 4,
    },
  },
  {
    name: "chart-lines",
    language: "en",
    visual: {
      kind: "chart",
      heading: "Three sources, three stories",
      chart: "line",
      unit: "%",
      categories: ["2000", "2005", "2010", "2015", "2020", "2023"],
      series: [
        {
          name: "Coal",
          values: [38, 40, 40, 39, 35, 35.4],
          displays: ["38", "40", "40", "39", "35", "35.4"],
        },
        {
          name: "Wind and solar",
          values: [0.2, 0.7, 1.8, 4.5, 9.4, 13.3],
          displays: ["0.2", "0.7", "1.8", "4.5", "9.4", "13.3"],
        },
        {
          name: "Hydro",
          values: [17, 16, 16, null, 16, 14.3],
          displays: ["17", "16", "16", "", "16", "14.3"],
        },
      ],
    },
  },
  {
    name: "chart-groups",
    language: "en",
    visual: {
      kind: "chart",
      heading: "Binary search hardly notices",
      chart: "column",
      categories: ["100", "200", "400"],
      series: [
        { name: "Linear search", values: [100, 200, 400], displays: ["100", "200", "400"] },
        { name: "Binary search", values: [7, 8, 9], displays: ["7", "8", "9"] },
      ],
    },
  },
  {
    name: "chart-bars-arabic",
    language: "ar",
    visual: {
      kind: "chart",
      heading: "حصة مصادر الكهرباء في العالم",
      chart: "bar",
      categories: ["الفحم", "الغاز", "الطاقة المائية", "الطاقة النووية"],
      series: [
        { name: "الحصة", values: [35.4, 22.5, 14.3, 9.1], displays: ["35.4%", "22.5%", "14.3%", "9.1%"] },
      ],
      highlight: 0,
    },
  },
  {
    name: "chart-forty",
    language: "en",
    visual: {
      kind: "chart",
      heading: "Forty places, one question",
      chart: "column",
      categories: places.map((_, index) => `Place ${index + 1}`),
      series: [{ name: "", values: places, displays: places.map(String) }],
      highlight: 7,
    },
  },
  {
    name: "table",
    language: "en",
    visual: {
      kind: "table",
      heading: "What to do in an emergency",
      columns: [
        { label: "Situation", align: "start" },
        { label: "First step", align: "start" },
        { label: "Minutes", align: "end" },
      ],
      rows: [
        ["Fire in the kitchen", "Switch off the extraction and close the door behind you", "2"],
        ["Power cut", "Wait for the emergency lights", "10"],
        ["Chemical spill", "Leave the room, warn the others and do not touch anything", "1"],
      ],
    },
  },
  {
    name: "table-german",
    language: "de",
    visual: {
      kind: "table",
      heading: "Zuständigkeiten der Gemeinde",
      columns: [
        { label: "Amt", align: "start" },
        { label: "Aufgabe", align: "start" },
        { label: "Öffnungszeiten", align: "start" },
      ],
      rows: [
        [
          "Straßenverkehrsbehörde",
          "Verkehrszeichenanordnung und Sondernutzungserlaubnisse",
          "Mo–Fr 8–12 Uhr",
        ],
        ["Bürgerbüro", "Ausweise, Pässe, Meldewesen", "Mo–Sa"],
      ],
    },
  },
  {
    name: "comparison",
    language: "en",
    visual: {
      kind: "comparison",
      heading: "Which mail is the real one?",
      sides: [
        {
          title: "Real invoice",
          tone: "positive",
          points: [
            { aspect: "Sender", text: "billing@acme.example" },
            { aspect: "Deadline", text: "30 days" },
          ],
        },
        {
          title: "Phishing",
          tone: "negative",
          points: [
            { aspect: "Sender", text: "billing@acrne-pay.example" },
            { aspect: "Deadline", text: "2 hours" },
          ],
        },
      ],
      verdict: { text: "Look twice at the sender." },
    },
  },
  {
    name: "comparison-chinese",
    language: "zh",
    visual: {
      kind: "comparison",
      heading: "线性查找与二分查找",
      sides: [
        { title: "线性查找", tone: "neutral", points: [{ text: "一百万步" }, { text: "无需排序" }] },
        { title: "二分查找", tone: "neutral", points: [{ text: "二十步" }, { text: "数据必须有序" }] },
      ],
    },
  },
  {
    name: "code",
    language: "en",
    visual: {
      kind: "code",
      heading: "The code",
      language: "python",
      code: SEARCH,
      focus: [{ from: 5, to: 8, cue: { sentence: 0, offset: 8 } }],
    },
  },
  {
    name: "formula",
    language: "en",
    visual: {
      kind: "formula",
      heading: "What goes in and what comes out",
      tex: LEAF,
      terms: [
        { label: "water", side: "in", icon: "water" },
        { label: "carbon dioxide", side: "in", icon: "wind" },
        { label: "light", side: "in", icon: "sun" },
        { label: "glucose", side: "out", icon: "cube" },
        { label: "oxygen", side: "out", icon: "cloud" },
      ],
    },
  },
  {
    name: "formula-notes",
    language: "en",
    visual: {
      kind: "formula",
      heading: "How fast",
      tex: "\\lceil \\log_2(n+1) \\rceil",
      terms: [{ label: "n is the number of items", side: "note" }],
      caption: "steps at most",
    },
  },
  {
    name: "formula-broken",
    language: "en",
    visual: {
      kind: "formula",
      heading: "A formula with a slip",
      tex: "\\frac{a}{b} \\rightarrow C_6H_{12}O_6 + {",
      terms: [],
    },
  },
];
