import type { MapVisual } from "../../src/artifacts/data-visuals.ts";
import type { Visual } from "../../src/artifacts/storyboard.ts";

type Sample = { name: string; language: string; visual: Visual };

/** "BR: Brazil: 89%": code, label, value. */
function map(heading: string, places: string[], more: Partial<MapVisual> = {}): MapVisual {
  return {
    kind: "map",
    heading,
    places: places.map((line) => {
      const [area = "", label = "", display] = line.split(": ");
      return display === undefined
        ? { area, label }
        : { area, label, display, value: Number.parseFloat(display) };
    }),
    ...more,
  };
}

export const MAP_SAMPLES: Sample[] = [
  {
    name: "map-world",
    language: "en",
    visual: map(
      "Coffee comes from the tropics",
      ["BR: Brazil: 39%", "VN: Vietnam: 17%", "CO: Colombia: 8%", "ID: Indonesia: 7%", "ET: Ethiopia: 5%"],
      { caption: "Share of the world harvest", source: "Source: ICO, 2023" },
    ),
  },
  {
    name: "map-europe",
    language: "de",
    visual: map("Wo der Strom aus Wind kommt", [
      "DK: Dänemark: 58 %",
      "IE: Irland: 35 %",
      "DE: Deutschland: 27 %",
      "PT: Portugal: 29 %",
      "GB: Großbritannien: 29 %",
      "ES: Spanien: 23 %",
      "NL: Niederlande: 25 %",
    ]),
  },
  {
    name: "map-neighbours",
    language: "en",
    visual: map("The Baltic states", ["EE: Estonia", "LV: Latvia", "LT: Lithuania"]),
  },
  {
    name: "map-small",
    language: "en",
    visual: map("Small and rich", ["SG: Singapore", "LI: Liechtenstein", "MT: Malta", "QA: Qatar"]),
  },
  { name: "map-one", language: "fr", visual: map("La France", ["FR: France"]) },
  {
    name: "map-continents",
    language: "en",
    visual: map("Three continents", [
      "africa: Africa: 1.4 bn",
      "europe: Europe: 0.7 bn",
      "south_america: South America: 0.4 bn",
    ]),
  },
  {
    name: "map-arabic",
    language: "ar",
    visual: map("دول المغرب العربي", ["MA: المغرب", "DZ: الجزائر", "TN: تونس", "LY: ليبيا", "MR: موريتانيا"]),
  },
  { name: "map-chinese", language: "zh", visual: map("东亚三国", ["CN: 中国", "JP: 日本", "KR: 韩国"]) },
  {
    name: "map-pacific",
    language: "en",
    visual: map("Across the date line", ["NZ: New Zealand", "FJ: Fiji", "US: United States", "RU: Russia"]),
  },
  {
    name: "map-many",
    language: "en",
    visual: map("Sixteen at once", [
      "AT: Austria: 1",
      "BE: Belgium: 2",
      "CH: Switzerland: 3",
      "CZ: Czechia: 4",
      "DE: Germany: 5",
      "DK: Denmark: 6",
      "FR: France: 7",
      "GB: United Kingdom: 8",
      "HR: Croatia: 9",
      "HU: Hungary: 10",
      "IT: Italy: 11",
      "LU: Luxembourg: 12",
      "NL: Netherlands: 13",
      "PL: Poland: 14",
      "SI: Slovenia: 15",
      "SK: Slovakia: 16",
    ]),
  },
  {
    name: "map-far",
    language: "en",
    visual: map("Who ages fastest", ["JP: Japan", "IT: Italy", "PT: Portugal", "DK: Denmark"]),
  },
  {
    name: "map-two",
    language: "es",
    visual: map("Dos costas, un cable", ["CL: Chile", "NZ: Nueva Zelanda"]),
  },
  {
    name: "map-large",
    language: "ru",
    visual: map("Северные соседи", ["RU: Россия", "CA: Канада", "US: США"]),
  },
  {
    name: "map-eight",
    language: "fr",
    visual: map("Huit pays, huit climats", [
      "BR: Brésil",
      "IS: Islande",
      "KE: Kenya",
      "IN: Inde",
      "JP: Japon",
      "AU: Australie",
      "MX: Mexique",
      "FR: France",
    ]),
  },
  {
    name: "map-tiny",
    language: "he",
    visual: map("מדינות קטנות", [
      "VA: קריית הוותיקן: 1",
      "MT: מלטה: 520",
      "SG: סינגפור: 5900",
      "MV: האיים המלדיביים: 521",
    ]),
  },
  {
    name: "map-hindi",
    language: "hi",
    visual: map("पड़ोसी", ["IN: भारत", "NP: नेपाल", "LK: श्रीलंका", "BD: बांग्लादेश"]),
  },
];
