import type {
  ChartVisual,
  CodeVisual,
  DiagramVisual,
  TableVisual,
} from "../../src/artifacts/data-visuals.ts";
import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

function chain(heading: string, labels: string[], said: (string | undefined)[] = []): DiagramVisual {
  return {
    kind: "diagram",
    heading,
    nodes: labels.map((label, index) => ({ id: String(index), label })),
    edges: labels.slice(1).map((_, index) => {
      const label = said[index];
      return { from: String(index), to: String(index + 1), ...(label === undefined ? {} : { label }) };
    }),
  };
}

function tableOf(heading: string, columns: string[], rows: string[][]): TableVisual {
  return {
    kind: "table",
    heading,
    columns: columns.map((label, at) => ({
      label,
      align: rows.every((row) => /^[\d.,%\s]+$/u.test(row[at] ?? "")) ? "end" : "start",
    })),
    rows,
  };
}

function columnsOf(
  form: ChartVisual["chart"],
  heading: string,
  data: [string, number | null][],
): ChartVisual {
  return {
    kind: "chart",
    heading,
    chart: form,
    categories: data.map(([name]) => name),
    series: [
      {
        name: "",
        values: data.map(([, value]) => value),
        displays: data.map(([, value]) => (value === null ? "" : String(value))),
      },
    ],
  };
}

const codeOf = (heading: string, language: string, code: string): CodeVisual => ({
  kind: "code",
  heading,
  language,
  code,
  focus: [],
});

const PASSWORDS: Visual = {
  kind: "comparison",
  heading: "What to do",
  sides: [
    {
      title: "Do",
      tone: "positive",
      points: ["Use a password manager", "Turn on two factors", "Lock your screen"].map((text) => ({ text })),
    },
    {
      title: "Don't",
      tone: "negative",
      points: ["Write passwords on notes", "Use one everywhere", "Share your login"].map((text) => ({
        text,
      })),
    },
  ],
};

/** Few things in much room: what must still fill its frame and look as if it had been designed for it. */
export const SMALL_SAMPLES: Sample[] = [
  { name: "comparison-do", language: "en", visual: PASSWORDS },
  {
    name: "diagram-small-2",
    language: "en",
    visual: chain("A request and its answer", ["Browser", "Server"], ["asks"]),
  },
  {
    name: "diagram-small-3",
    language: "en",
    visual: chain("How a change travels", ["Commit", "Review", "Release"]),
  },
  {
    name: "diagram-small-3-labels",
    language: "en",
    visual: chain(
      "From a form to the archive",
      ["Web form", "Queue", "Archive"],
      ["sends the order", "stores it every night"],
    ),
  },
  {
    name: "diagram-small-fork",
    language: "de",
    visual: {
      kind: "diagram",
      heading: "Wer entscheidet",
      nodes: ["Antrag", "Prüfung", "Zusage", "Absage"].map((label, index) => ({ id: String(index), label })),
      edges: [
        { from: "0", to: "1" },
        { from: "1", to: "2", label: "vollständig" },
        { from: "1", to: "3", label: "unvollständig" },
      ],
    },
  },
  {
    name: "table-small-2x3",
    language: "en",
    visual: tableOf(
      "Two plans",
      ["Plan", "Price", "Seats"],
      [
        ["Basic", "9", "1"],
        ["Team", "29", "10"],
      ],
    ),
  },
  {
    name: "table-small-3x2",
    language: "fr",
    visual: tableOf(
      "Trois villes",
      ["Ville", "Habitants"],
      [
        ["Lyon", "522 250"],
        ["Nice", "348 085"],
        ["Brest", "139 619"],
      ],
    ),
  },
  {
    name: "table-small-words",
    language: "en",
    visual: tableOf(
      "Who does what",
      ["Role", "Task"],
      [
        ["Author", "Writes the text"],
        ["Editor", "Checks the facts"],
      ],
    ),
  },
  { name: "code-small-1", language: "en", visual: codeOf("One command", "bash", "npm install lanternist") },
  {
    name: "code-small-3",
    language: "en",
    visual: codeOf("Three lines", "python", 'def greet(name):\n    text = f"Hello, {name}"\n    print(text)'),
  },
  {
    name: "code-small-json",
    language: "en",
    visual: codeOf("A setting", "json", '{\n  "retries": 3,\n  "timeout": 30\n}'),
  },
  {
    name: "formula-small",
    language: "en",
    visual: {
      kind: "formula",
      heading: "Energy and mass",
      tex: "E = m c^2",
      terms: [],
    },
  },
  {
    name: "formula-legend",
    language: "en",
    visual: {
      kind: "formula",
      heading: "Energy and mass",
      tex: "E = m c^2",
      terms: [],
      symbols: [
        { tex: "E", text: "energy" },
        { tex: "m", text: "mass" },
        { tex: "c", text: "speed of light" },
      ],
    },
  },
  {
    name: "formula-legend-long",
    language: "de",
    visual: {
      kind: "formula",
      heading: "Was durch ein Rohr fließt",
      tex: "Q = \\frac{\\pi r^4 (p_1 - p_2)}{8 \\eta L} = \\frac{\\pi r^4}{8 \\eta} \\frac{\\Delta p}{L}",
      terms: [],
      symbols: [
        { tex: "Q", text: "Volumenstrom" },
        { tex: "r", text: "Radius des Rohres" },
        { tex: "p_{1}", text: "Druck am Anfang" },
        { tex: "p_{2}", text: "Druck am Ende" },
        { tex: "\\eta", text: "Zähigkeit der Flüssigkeit" },
        { tex: "L", text: "Länge" },
      ],
    },
  },
  {
    name: "formula-legend-arabic",
    language: "ar",
    visual: {
      kind: "formula",
      heading: "القانون الثاني",
      tex: "F = m a",
      terms: [],
      symbols: [
        { tex: "F", text: "القوة" },
        { tex: "m", text: "الكتلة" },
        { tex: "a", text: "التسارع" },
      ],
    },
  },
  {
    name: "formula-long",
    language: "en",
    visual: {
      kind: "formula",
      heading: "What a pipe carries",
      tex: "Q = \\frac{\\pi r^4 (p_1 - p_2)}{8 \\eta L} = \\frac{\\pi r^4}{8 \\eta} \\frac{\\Delta p}{L} \\approx 0.39 \\, r^4 \\frac{\\Delta p}{\\eta L}",
      terms: [],
    },
  },
  {
    name: "chart-small",
    language: "en",
    visual: columnsOf("column", "Twice as many", [
      ["2019", 41],
      ["2024", 83],
    ]),
  },
  {
    name: "chart-small-bars",
    language: "en",
    visual: columnsOf("bar", "By rail and by road", [
      ["Rail", 14],
      ["Road", 92],
    ]),
  },
  {
    name: "chart-uneven",
    language: "en",
    visual: columnsOf("line", "Uneven years", [
      ["1950", 2.5],
      ["1990", 5.3],
      ["2000", 6.1],
      ["2020", 7.8],
      ["2024", 8.1],
    ]),
  },
  {
    name: "chart-uneven-columns",
    language: "en",
    visual: columnsOf("column", "Uneven years", [
      ["1950", 2.5],
      ["1990", 5.3],
      ["2000", 6.1],
      ["2020", 7.8],
      ["2024", 8.1],
    ]),
  },
  {
    name: "chart-long-labels",
    language: "de",
    visual: columnsOf("bar", "Wofür das Geld ausgegeben wird", [
      ["Straßenunterhalt und Winterdienst", 41.5],
      ["Kindertagesstätten und Grundschulen", 38.2],
      ["Öffentlicher Personennahverkehr", 22],
      ["Verwaltung", null],
      ["Erlöse aus Verkäufen", -7.4],
    ]),
  },
  {
    name: "chart-forty-bars",
    language: "en",
    visual: columnsOf(
      "bar",
      "Forty places",
      Array.from({ length: 40 }, (_, at): [string, number] => [`Place ${at + 1}`, ((at * 37) % 101) + 3]),
    ),
  },
  {
    name: "donut-counts",
    language: "en",
    visual: columnsOf("donut", "Too many percent", [
      ["Mail", 64],
      ["Phone", 48],
      ["Shop", 22],
    ]),
  },
];
