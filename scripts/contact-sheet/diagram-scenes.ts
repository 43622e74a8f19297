import type { DiagramVisual } from "../../src/artifacts/data-visuals.ts";
import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

/** "a: Label", with a shape's sign before the label: `?` decision, `(` pill, `=` store; "a > b: label". */
function diagram(heading: string, nodes: string[], edges: string[]): DiagramVisual {
  const shapes = { "?": "decision", "(": "pill", "=": "store" } as const;
  return {
    kind: "diagram",
    heading,
    nodes: nodes.map((line) => {
      const [id = "", text = ""] = line.split(": ");
      const shape = shapes[text.charAt(0) as keyof typeof shapes];
      return shape === undefined ? { id, label: text } : { id, label: text.slice(1), shape };
    }),
    edges: edges.map((line) => {
      const [ends = "", label] = line.split(": ");
      const [from = "", to = ""] = ends.split(" > ");
      return { from, to, ...(label === undefined ? {} : { label }) };
    }),
  };
}

export const DIAGRAM_SAMPLES: Sample[] = [
  {
    name: "diagram",
    language: "en",
    visual: diagram(
      "What happens to a payment",
      [
        "a: (Card is read",
        "b: ?Enough money?",
        "c: Bank sets it aside",
        "d: Payment is refused",
        "e: =Ledger",
        "f: (Receipt",
      ],
      ["a > b", "b > c: yes", "b > d: no", "c > e", "d > f", "e > f"],
    ),
  },
  {
    name: "diagram-chain",
    language: "en",
    visual: diagram(
      "From field to cup",
      ["a: Cherries are picked", "b: Pulp is washed off", "c: Beans dry in the sun", "d: Roasting"],
      ["a > b", "b > c", "c > d"],
    ),
  },
  {
    name: "diagram-long-chain",
    language: "en",
    visual: diagram(
      "How a law is made",
      [
        "a: Draft",
        "b: Cabinet",
        "c: First reading",
        "d: Committee",
        "e: Second reading",
        "f: Vote",
        "g: Upper house",
        "h: Signature",
      ],
      ["a > b", "b > c", "c > d", "d > e", "e > f", "f > g", "g > h"],
    ),
  },
  {
    name: "diagram-cycle",
    language: "en",
    visual: diagram(
      "The water cycle",
      ["a: Evaporation", "b: Condensation", "c: Rain and snow", "d: Rivers and ground water"],
      ["a > b", "b > c", "c > d", "d > a"],
    ),
  },
  {
    name: "diagram-tree",
    language: "de",
    visual: diagram(
      "Wer wem Bericht erstattet",
      [
        "a: Geschäftsführung",
        "b: Entwicklung",
        "c: Vertrieb",
        "d: Verwaltung",
        "e: Plattform",
        "f: Oberfläche",
        "g: Straßenverkehrsgenehmigungen",
      ],
      ["a > b", "a > c", "a > d", "b > e", "b > f", "d > g"],
    ),
  },
  {
    name: "diagram-twelve",
    language: "en",
    visual: diagram(
      "Everything at once",
      Array.from({ length: 12 }, (_, index) => `${index}: Service number ${index + 1}`),
      [
        "0 > 1",
        "0 > 2",
        "0 > 3",
        "1 > 4",
        "2 > 4",
        "2 > 5",
        "3 > 6",
        "4 > 7",
        "5 > 7",
        "6 > 8",
        "7 > 9",
        "8 > 9",
        "9 > 10",
        "9 > 11",
        "11 > 0: retry",
        "5 > 5",
      ],
    ),
  },
  {
    name: "diagram-arabic",
    language: "ar",
    visual: diagram(
      "كيف تصل الكهرباء إلى المنزل",
      ["a: محطة توليد", "b: خط الجهد العالي", "c: محطة تحويل", "d: المنزل"],
      ["a > b", "b > c", "c > d: ٢٣٠ فولت"],
    ),
  },
  {
    name: "diagram-chinese",
    language: "zh",
    visual: diagram(
      "一次网络请求",
      ["a: 浏览器", "b: 域名服务器", "c: 网站服务器", "d: =数据库"],
      ["a > b: 询问地址", "b > a: 返回地址", "a > c: 请求页面", "c > d", "d > c", "c > a: 返回页面"],
    ),
  },
  {
    name: "diagram-feedback",
    language: "en",
    visual: diagram(
      "A thermostat keeps the room warm",
      [
        "a: Sensor measures the temperature",
        "b: ?Colder than set?",
        "c: Heater is switched on",
        "d: Room warms up",
      ],
      ["a > b", "b > c: yes", "c > d", "d > a", "b > b: no"],
    ),
  },
];
